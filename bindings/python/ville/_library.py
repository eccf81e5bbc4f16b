"""Finds the shared library, and the few ways in which its functions are called."""

import ctypes
import ctypes.util
import os
import pathlib
import sys
from typing import Any, Callable, Dict, Iterator, List, Optional

from . import _declarations as c
from .errors import Error, error_of


def _file_name() -> str:
    return {'win32': 'ville.dll', 'darwin': 'libville.dylib'}.get(sys.platform, 'libville.so')


def _places() -> Iterator[str]:
    """Where the library may be: named (the file or its folder), beside this package, in a build folder of the
    repository, in the system."""
    named = os.environ.get('VILLE_LIBRARY')
    if named:
        yield os.path.join(named, _file_name()) if os.path.isdir(named) else named
        return
    here = pathlib.Path(__file__).resolve().parent
    builds = [path for pattern in ('build*', 'build*/*') for path in here.parents[2].glob(f'{pattern}/{_file_name()}')]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in [here / _file_name(), *builds]:
        if path.exists():
            yield str(path)
    yield ctypes.util.find_library('ville') or _file_name()


def _load() -> ctypes.CDLL:
    tried = []
    for place in _places():
        try:
            library = ctypes.CDLL(place)
            c.declare(library)
        except (OSError, AttributeError) as problem:
            tried.append(f'{place}: {problem}')
            continue
        if library.ville_abi_version() == c.VILLE_ABI_VERSION:
            return library
        tried.append(f'{place}: has interface {library.ville_abi_version()}, needed is {c.VILLE_ABI_VERSION}')
    raise ImportError('no library of Ville can be used (VILLE_LIBRARY names one, or its folder):\n  ' + '\n  '.join(tried))


lib = _load()


def new_error() -> c.ville_error:
    return c.ville_error(ctypes.sizeof(c.ville_error))


def exception(error: c.ville_error, game: Optional[int] = None) -> Error:
    """The exception for an error that the library filled in. The game gives a reason its name."""
    name = None
    if error.reason != c.VILLE_REASON_NONE and game is not None:
        name = text(lib.ville_game_name, game, c.VILLE_NAMES_REASON, error.reason)
    words = error.text.decode('utf-8', 'replace')
    return error_of(error.status, words or status_text(error.status), error.reason, error.place, name)


def status_name(status: int) -> str:
    """The name of a status, such as 'VILLE_ERR_ILLEGAL'."""
    return text(lib.ville_status_name, status)


def status_text(status: int) -> str:
    """What a status means, its name first."""
    return f'{status_name(status)}: {c.STATUS_TEXTS[status]}' if status in c.STATUS_TEXTS else f'status {status}'


def check(status: int) -> None:
    """For functions that answer with nothing but a status."""
    if status != c.VILLE_OK:
        raise error_of(status, status_text(status))


def call(function: Callable, *arguments: Any, game: Optional[Callable[[], Optional[int]]] = None) -> None:
    """function(arguments..., error). `game` tells the number of the game when a reason must be named."""
    error = new_error()
    if function(*arguments, ctypes.byref(error)) != c.VILLE_OK:
        raise exception(error, game() if game is not None else None)


def handle(function: Callable, *arguments: Any) -> int:
    """function(arguments..., &handle, error)"""
    made = ctypes.c_void_p()
    call(function, *arguments, ctypes.byref(made))
    return made.value  # type: ignore[return-value]


def number(function: Callable, *arguments: Any) -> int:
    """function(arguments..., &number) for a number of 64 bits."""
    value = ctypes.c_uint64()
    check(function(*arguments, ctypes.byref(value)))
    return value.value


def info(kind: type, function: Callable, *arguments: Any) -> Dict[str, Any]:
    """function(arguments..., &struct) for a struct that the library fills in."""
    struct = kind(ctypes.sizeof(kind))
    check(function(*arguments, ctypes.byref(struct)))
    return as_dict(struct)


def text(function: Callable, *arguments: Any, guess: int = 1024) -> str:
    """function(arguments..., buffer, capacity, &needed) for a text."""
    return _fill(ctypes.c_char, guess, function, *arguments)[:-1].decode()


def data(function: Callable, *arguments: Any, guess: int = 4096) -> bytes:
    """The same for bytes."""
    return _fill(ctypes.c_uint8, guess, function, *arguments)


def _fill(kind: type, guess: int, function: Callable, *arguments: Any) -> bytes:
    needed = ctypes.c_uint32()
    buffer = (kind * guess)()
    status = function(*arguments, buffer, guess, ctypes.byref(needed))
    if status == c.VILLE_ERR_BUFFER:
        buffer = (kind * needed.value)()
        status = function(*arguments, buffer, needed, ctypes.byref(needed))
    check(status)
    return ctypes.string_at(buffer, needed.value)


def items(kind: type, guess: int, function: Callable, *arguments: Any) -> List[Any]:
    """function(arguments..., items, capacity, &count) for a list."""
    count = ctypes.c_uint32()
    array = (kind * guess)()
    status = function(*arguments, array, guess, ctypes.byref(count))
    if status == c.VILLE_ERR_BUFFER:
        array = (kind * count.value)()
        status = function(*arguments, array, count, ctypes.byref(count))
    check(status)
    return array[:count.value]


def as_dict(struct: ctypes.Structure) -> Dict[str, Any]:
    """A struct as a dict, arrays as lists. `struct_size` and what is reserved are left out."""
    return {name: _plain(getattr(struct, name)) for name, *_ in struct._fields_
            if name != 'struct_size' and not name.startswith('reserved')}


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.decode('utf-8', 'replace')
    if isinstance(value, ctypes.Structure):
        return as_dict(value)
    if isinstance(value, ctypes.Array):
        return [_plain(item) for item in value]
    return value


class Handle:
    """Something of the library that must be given back: by `close`, at the end of a `with`, or when it is collected."""

    _destroy: Callable

    def __init__(self, pointer: int):
        self._pointer: Optional[int] = pointer

    @property
    def handle(self) -> Optional[int]:
        """The pointer for calls of `ville.lib`; None when closed. Still owned here."""
        return self._pointer

    @property
    def _handle(self) -> int:
        """The pointer of one that must be open."""
        if self._pointer is None:
            raise error_of(c.VILLE_ERR_ARGUMENT, f'this {type(self).__name__} is closed')
        return self._pointer

    def close(self) -> None:
        """Gives it back. What is used after that raises InvalidArgument. Twice is fine."""
        pointer, self._pointer = self._pointer, None
        if pointer is not None:
            self._destroy(pointer)

    def __enter__(self):
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, '_pointer', None) is not None:
            self.close()


class StopFlag:
    """Lets another thread end `play_random` or a search early."""

    def __init__(self) -> None:
        self._value = ctypes.c_int32(0)

    def set(self) -> None:
        self._value.value = 1

    def clear(self) -> None:
        self._value.value = 0

    def is_set(self) -> bool:
        return self._value.value != 0


def stop_pointer(stop: Optional[StopFlag]) -> Any:
    return None if stop is None else ctypes.byref(stop._value)
