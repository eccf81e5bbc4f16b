"""What can go wrong. Every failed call of the library raises an `Error`; what each status means is in docs/errors.md."""

from typing import Optional

from . import _declarations as c


class Error(Exception):
    """A call that failed. A failed call changes nothing."""

    def __init__(self, status: int, text: str, reason: int = c.VILLE_REASON_NONE, place: int = -1,
                 reason_name: Optional[str] = None):
        super().__init__(text)
        self.status = status            #: VILLE_ERR_..., as a number
        self.text = text                #: in English, for developers
        self.reason = reason            #: why the rules forbid it, or VILLE_REASON_NONE
        self.reason_name = reason_name  #: the key of the reason, such as 'wrong_phase'; None without a reason
        self.place = place              #: index in a list, ply of a record, or -1


class InvalidArgument(Error, ValueError):
    """A value that is out of its range, or a handle that is closed."""


class Unknown(Error, LookupError):
    """No game, language, table or row of this name or number."""


class InvalidOption(Error, ValueError):
    """An option is out of its range, or does not go with the edition."""


class MatchOver(Error):
    """The match is over."""


class NotYourTurn(Error):
    """Somebody else must act."""


class IllegalAction(Error):
    """The rules forbid it; `reason` tells why."""


class NothingThere(Error):
    """Nothing to undo or redo, or no such ply."""


class Barrier(Error):
    """Going back would take back luck, a revealed secret, or another player's decision; `reason` tells which."""


class NotKept(Error):
    """This match keeps no log, no undo or no events."""


class Forgotten(Error):
    """Events this old are no longer kept."""


class InvalidData(Error, ValueError):
    """A snapshot, save, record, edition or JSON text that cannot be used; `status` tells why."""


class OutOfMemory(Error, MemoryError):
    """No memory was left."""


class InternalError(Error):
    """A fault of the library; the match is as it was before the call."""


_CLASSES = {
    c.VILLE_ERR_ARGUMENT: InvalidArgument,
    c.VILLE_ERR_STRUCT_SIZE: InvalidArgument,
    c.VILLE_ERR_BUFFER: InvalidArgument,
    c.VILLE_ERR_UNKNOWN: Unknown,
    c.VILLE_ERR_OPTION: InvalidOption,
    c.VILLE_ERR_OVER: MatchOver,
    c.VILLE_ERR_NOT_YOUR_TURN: NotYourTurn,
    c.VILLE_ERR_ILLEGAL: IllegalAction,
    c.VILLE_ERR_NOTHING: NothingThere,
    c.VILLE_ERR_BARRIER: Barrier,
    c.VILLE_ERR_OFF: NotKept,
    c.VILLE_ERR_FORGOTTEN: Forgotten,
    c.VILLE_ERR_FORMAT: InvalidData,
    c.VILLE_ERR_CHECKSUM: InvalidData,
    c.VILLE_ERR_VERSION: InvalidData,
    c.VILLE_ERR_GAME: InvalidData,
    c.VILLE_ERR_EDITION: InvalidData,
    c.VILLE_ERR_INVARIANT: InvalidData,
    c.VILLE_ERR_REPLAY: InvalidData,
    c.VILLE_ERR_JSON: InvalidData,
    c.VILLE_ERR_MEMORY: OutOfMemory,
    c.VILLE_ERR_INTERNAL: InternalError,
}


def error_of(status: int, text: str, reason: int = c.VILLE_REASON_NONE, place: int = -1,
             reason_name: Optional[str] = None) -> Error:
    """The exception that fits a status. A status that this version does not know is a plain Error."""
    return _CLASSES.get(status, Error)(status, text, reason, place, reason_name)
