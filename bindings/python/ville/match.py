"""Matches: making, playing, watching, going back, keeping."""

import ctypes
import json
from typing import Any, Callable, Dict, Iterable, List, Mapping, NamedTuple, Optional, Union

from . import _declarations as c
from ._library import (Handle, call, check, data, exception, handle, info, items, lib, new_error, number,
                       status_name, text)
from .edition import Edition
from .errors import Error, InvalidArgument, error_of
from .game import Game, option_values

#: An action: its number, or a dict such as {'kind': 'take', 'space': 3}.
Action = Union[int, Mapping[str, Any]]

CHANCE_MODES = {'automatic': c.VILLE_CHANCE_AUTOMATIC, 'host': c.VILLE_CHANCE_HOST}
UNDO_RULES = {'table': c.VILLE_UNDO_TABLE, 'one_seat': c.VILLE_UNDO_ONE_SEAT, 'analysis': c.VILLE_UNDO_ANALYSIS}


class Outcome(NamedTuple):
    """Something that luck may bring, and how likely it is among the others."""
    action: int
    weight: int


class Events(NamedTuple):
    """Events as structs, and the number from which to ask again."""
    list: List[c.ville_event]
    next: int


class LogEntry(NamedTuple):
    """One entry of the log. `barrier`: undo at the table stops here."""
    action: int
    player: int
    barrier: bool


def one_of(values: Mapping[str, int], what: str, key: str) -> int:
    if key not in values:
        raise InvalidArgument(c.VILLE_ERR_ARGUMENT, f'{what} is one of {", ".join(values)}')
    return values[key]


def key_of(values: Mapping[str, int], number: int) -> str:
    return next(key for key, value in values.items() if value == number)


def make_config(game: Game, players: int, seed: int, index: int, first: int,
                options: Optional[Mapping[str, Union[int, str]]]) -> c.ville_match_config:
    config = c.ville_match_config()
    check(lib.ville_match_config_init(ctypes.byref(config), ctypes.sizeof(config)))
    config.game, config.players, config.seed, config.index, config.first = game.number, players, seed, index, first
    for option, value in option_values(game, options or {}).items():
        config.option[option] = value
    return config


class Match(Handle):
    """One play of a game.

        with Match('toits', players=3, seed=7) as match:
            while not match.over:
                match.play(random.choice(match.legal_actions()))
            print(match.scores())

    A viewer is a seat, `PUBLIC` or `OMNISCIENT`, and is told what he may know.
    """

    _destroy = lib.ville_match_destroy

    def __init__(self, game: Union[Game, str, int], players: int = 0, *, seed: int = 0, index: int = 0, first: int = 0,
                 options: Optional[Mapping[str, Union[int, str]]] = None, edition: Optional[Edition] = None,
                 chance: str = 'automatic', log: bool = True, undo: Optional[bool] = None, events: bool = True,
                 undo_rule: str = 'table'):
        """Starts a match. `players` 0: the fewest that the game takes. `options`: by name, values as numbers or keys.
        `chance`: 'automatic', or 'host' when the caller applies every outcome. `undo` needs the log, and follows it.
        `undo_rule`: 'table', 'one_seat' or 'analysis'."""
        config = make_config(Game(game), players, seed, index, first, options)
        config.chance = one_of(CHANCE_MODES, 'chance', chance)
        config.undo_rule = one_of(UNDO_RULES, 'undo_rule', undo_rule)
        config.log, config.undo, config.events = log, log if undo is None else undo, events
        of = None if edition is None else edition._handle
        super().__init__(handle(lib.ville_match_create, ctypes.byref(config), of))

    @classmethod
    def _own(cls, pointer: int) -> 'Match':
        match = cls.__new__(cls)
        Handle.__init__(match, pointer)
        return match

    @classmethod
    def from_header(cls, header: Union[Mapping[str, Any], str]) -> 'Match':
        """A match from the header of a record, such as {'game': 'toits', 'players': 3, 'seed': '7'}."""
        given = (header if isinstance(header, str) else json.dumps(header)).encode()
        return cls._own(handle(lib.ville_match_create_json, given, len(given)))

    @classmethod
    def load(cls, save: bytes, *, state_only: bool = False) -> 'Match':
        """A match from a save. `state_only` leaves its log."""
        flags = c.VILLE_LOAD_STATE_ONLY if state_only else 0
        return cls._own(handle(lib.ville_match_load, save, len(save), flags))

    @classmethod
    def from_record(cls, record: str) -> 'Match':
        """Plays a record, and refuses one that breaks a rule: `Error.place` is the ply."""
        given = record.encode()
        return cls._own(handle(lib.ville_match_from_record, given, len(given)))

    def clone(self) -> 'Match':
        """A second match in the same state with the same log."""
        return Match._own(handle(lib.ville_match_clone, self._handle))

    __copy__ = clone

    def assign(self, source: 'Match') -> None:
        """Makes this match a copy of another one of the same game."""
        self._call(lib.ville_match_assign, source._handle)

    # ---- How it stands

    @property
    def info(self) -> Dict[str, Any]:
        """Everything in numbers, as in `ville_match_info`."""
        return info(c.ville_match_info, lib.ville_match_get_info, self._handle)

    @property
    def game(self) -> Game:
        return Game(self.info['game'])

    @property
    def actor(self) -> int:
        """Who must act: a seat, `CHANCE` or `NOBODY`."""
        return lib.ville_match_actor(self._handle)

    @property
    def over(self) -> bool:
        return lib.ville_match_actor(self._handle) == c.VILLE_NOBODY

    @property
    def winners(self) -> List[int]:
        """The seats that have won; none before the end."""
        bits = self.info['winners']
        return [seat for seat in range(c.VILLE_MAX_PLAYERS) if bits >> seat & 1]

    def edition(self) -> Edition:
        """The edition that is played with, to be closed like any other."""
        return Edition(handle(lib.ville_match_edition, self._handle))

    def options(self) -> Dict[str, int]:
        """The options by name."""
        values = items(ctypes.c_int32, c.VILLE_MAX_OPTIONS, lib.ville_match_options, self._handle)
        return {option['name']: value for option, value in zip(self.game.options(), values)}

    def config(self) -> Dict[str, Any]:
        """How a match is made that is like this one, as arguments of `Match`; beside them comes `edition`. The seed is
        among them, from which all luck follows: the referee's.

            again = Match(**match.config(), edition=match.edition())
        """
        made = info(c.ville_match_config, lib.ville_match_get_config, self._handle)
        options = self.options()
        return {'game': self.game.id, 'players': made['players'], 'seed': made['seed'], 'index': made['index'],
                'first': made['first'], 'options': options, 'chance': key_of(CHANCE_MODES, made['chance']),
                'log': bool(made['log']), 'undo': bool(made['undo']), 'events': bool(made['events']),
                'undo_rule': key_of(UNDO_RULES, made['undo_rule'])}

    # ---- Playing

    def legal_actions(self, viewer: Optional[int] = None) -> List[int]:
        """The legal actions, ascending, for a viewer; without one, for the actor himself."""
        if viewer is None:
            viewer = c.VILLE_OMNISCIENT
        return items(ctypes.c_uint64, 64, lib.ville_match_legal_actions, self._handle, viewer)

    def outcomes(self, viewer: int = c.VILLE_OMNISCIENT) -> List[Outcome]:
        """What luck may bring; only the referee is told."""
        count = ctypes.c_uint32()
        check(lib.ville_match_outcomes(self._handle, viewer, None, None, 0, ctypes.byref(count)))
        words, weights = (ctypes.c_uint64 * count.value)(), (ctypes.c_uint32 * count.value)()
        check(lib.ville_match_outcomes(self._handle, viewer, words, weights, count, ctypes.byref(count)))
        return [Outcome(word, weight) for word, weight in zip(words, weights)]

    def check(self, player: int, action: Action) -> Optional[Error]:
        """What `apply` would raise, without raising it; None when the player may do this."""
        error = new_error()
        word = self._word(action)
        if lib.ville_match_check_action(self._handle, player, word, ctypes.byref(error)) == c.VILLE_OK:
            return None
        return exception(error, self._game_number())

    def apply(self, player: int, action: Action) -> None:
        """Carries out an action of a player, or an outcome of `CHANCE`. What follows by itself follows."""
        word = self._word(action)
        status = lib.ville_match_apply(self._handle, player, word, None)
        if status != c.VILLE_OK: # a refused call has changed nothing, so asking again tells why
            raise self.check(player, word) or error_of(status, status_name(status))

    def play(self, action: Action) -> None:
        """Carries out an action of whoever must act."""
        self.apply(self.actor, action)

    def apply_list(self, actions: Iterable[Action]) -> None:
        """Carries out a list, each for whoever must act then. What comes before one that is refused stays;
        `Error.place` tells which one it is."""
        words = [self._word(action) for action in actions]
        self._call(lib.ville_match_apply_list, (ctypes.c_uint64 * len(words))(*words), len(words), None)

    def draw(self) -> int:
        """With chance by host: lets the library draw this one outcome, and applies it."""
        outcome = ctypes.c_uint64()
        self._call(lib.ville_match_draw, ctypes.byref(outcome))
        return outcome.value

    def set_stand_in(self, seat: int, on: bool = True) -> None:
        """Lets a neutral policy play a seat whose player has left, or gives the seat back."""
        self._call(lib.ville_match_set_stand_in, seat, 1 if on else 0)

    # ---- Looking

    def view(self, viewer: int) -> Dict[str, Any]:
        """The table as a viewer may see it."""
        return json.loads(text(lib.ville_match_view_json, self._handle, viewer, guess=8192))

    def scores(self, viewer: int = c.VILLE_PUBLIC) -> Dict[str, Any]:
        """'scores': total and lines of each seat; 'winners': the seats that have won."""
        return json.loads(text(lib.ville_match_scores_json, self._handle, viewer, guess=4096))

    def score_structs(self, viewer: int = c.VILLE_PUBLIC) -> List[c.ville_score]:
        """The same as structs."""
        return items(c.ville_score, c.VILLE_MAX_PLAYERS, lib.ville_match_scores, self._handle, viewer)

    def events(self, viewer: int, since: int = 0) -> List[Dict[str, Any]]:
        """The events from number `since` on. Each carries its number as 'seq': ask again from one above the last."""
        return json.loads(text(lib.ville_match_events_json, self._handle, viewer, since, guess=16384))

    def event_structs(self, viewer: int, since: int = 0) -> Events:
        """The same as structs."""
        room = max(self.info['events_end'] - since, 0)
        array = (c.ville_event * room)()
        count, following = ctypes.c_uint32(), ctypes.c_uint32()
        check(lib.ville_match_events(self._handle, viewer, since, array, room, ctypes.byref(count),
                                     ctypes.byref(following)))
        return Events(array[:count.value], following.value)

    @property
    def state_hash(self) -> int:
        """A hash of the full state: the referee's."""
        return number(lib.ville_match_state_hash, self._handle)

    def determinize(self, viewer: int, seed: int, index: int = 0) -> 'Match':
        """A match in a state that this viewer cannot tell from the true one."""
        return Match._own(handle(lib.ville_match_determinize, self._handle, viewer, seed, index))

    # ---- Going back

    def undo(self) -> None:
        """Takes back the last decision of a player and what followed from it."""
        self._call(lib.ville_match_undo)

    def can_undo(self) -> bool:
        return lib.ville_match_check_undo(self._handle, None) == c.VILLE_OK

    def redo(self) -> None:
        """Does again what was taken back last."""
        self._call(lib.ville_match_redo)

    def seek(self, ply: int) -> None:
        """Goes to any ply of the log, back (as far as barriers allow) or forth."""
        self._call(lib.ville_match_seek, ply)

    def set_undo_rule(self, undo_rule: str) -> None:
        """Where undo stops from now on: 'table', 'one_seat' or 'analysis'. For saves and records."""
        self._call(lib.ville_match_set_undo_rule, one_of(UNDO_RULES, 'undo_rule', undo_rule))

    def log(self, since: int = 0) -> List[LogEntry]:
        """The log from a ply on, luck included: the referee's."""
        room = max(self.info['log_end'] - since, 0)
        array, count = (c.ville_log_entry * room)(), ctypes.c_uint32()
        check(lib.ville_match_log(self._handle, since, array, room, ctypes.byref(count)))
        return [LogEntry(entry.action, entry.player, entry.barrier != 0) for entry in array[:count.value]]

    # ---- Keeping

    def snapshot(self) -> bytes:
        """The current state alone."""
        return data(lib.ville_match_snapshot, self._handle)

    def load_snapshot(self, snapshot: bytes) -> None:
        """Takes over the state of a snapshot of the same game and edition. The log starts anew there."""
        self._call(lib.ville_match_load_snapshot, snapshot, len(snapshot))

    def save(self) -> bytes:
        """Everything: state, options, edition, seed, log."""
        return data(lib.ville_match_save, self._handle, guess=16384)

    def record(self, *, legal: bool = False) -> str:
        """The match so far as JSON Lines; with `legal`, each ply also tells what was possible."""
        return text(lib.ville_match_record, self._handle, c.VILLE_RECORD_LEGAL if legal else 0, guess=131072)

    # ---- Words

    def action_to_dict(self, action: int) -> Dict[str, Any]:
        """An action with names, such as {'kind': 'take', 'space': 3}."""
        with self.edition() as edition:
            return json.loads(text(lib.ville_action_to_json, edition._handle, action))

    def action_from_dict(self, action: Mapping[str, Any]) -> int:
        """The number of an action with names. It need not be legal."""
        given = json.dumps(dict(action)).encode()
        with self.edition() as edition:
            word = ctypes.c_uint64()
            call(lib.ville_action_from_json, edition._handle, given, len(given), ctypes.byref(word))
            return word.value

    def action_text(self, action: Action, language: str = 'en') -> str:
        """An action in words, for a menu."""
        return text(lib.ville_action_text, self._handle, self._word(action), language.encode())

    def event_text(self, event: Union[c.ville_event, Mapping[str, Any]], language: str = 'en') -> str:
        """An event in words, for a log: a struct of `event_structs`, or a dict of `events`."""
        if not isinstance(event, c.ville_event):
            event = self._event_struct(event)
        return text(lib.ville_event_text, self._handle, ctypes.byref(event), language.encode())

    def set_seat_name(self, seat: int, name: Optional[str]) -> None:
        """How the player of a seat is called in texts; None takes the name back."""
        if name is not None and '\0' in name:
            raise InvalidArgument(c.VILLE_ERR_ARGUMENT, 'a name is one line of text')
        self._call(lib.ville_match_set_seat_name, seat, None if name is None else name.encode())

    def seat_name(self, seat: int, language: str = 'en') -> str:
        """The name of a seat, else 'Player 1' for seat 0."""
        return text(lib.ville_match_seat_name, self._handle, seat, language.encode())

    def _event_struct(self, event: Mapping[str, Any]) -> c.ville_event:
        """An event of `events` as a struct; what it does not tell stays hidden."""
        given, struct = json.dumps(dict(event)).encode(), c.ville_event()
        with self.edition() as edition:
            call(lib.ville_event_from_json, edition._handle, given, len(given), ctypes.byref(struct))
        return struct

    def _word(self, action: Action) -> int:
        return action if isinstance(action, int) else self.action_from_dict(action)

    def _call(self, function: Callable, *arguments: Any) -> None:
        call(function, self._handle, *arguments, game=self._game_number)

    def _game_number(self) -> Optional[int]:
        return None if self._pointer is None else self.info['game']

    def __repr__(self) -> str:
        if self._pointer is None:
            return 'Match(closed)'
        now = self.info
        return f"Match('{Game(now['game']).id}', players={now['players']}, ply={now['ply']}, actor={now['actor']})"
