"""Paris Paris, typed: the table, the actions and the map as structs of numbers, and what trips bring, hut by hut. See
ville/paris_paris.h."""

import ctypes
from typing import Dict, List

from . import _declarations as c
from ._library import as_dict, check, items, lib, text
from .edition import Edition
from .match import Match


def view(match: Match, viewer: int) -> c.ville_paris_paris_view:
    """The table as a viewer may see it."""
    table = c.ville_paris_paris_view(ctypes.sizeof(c.ville_paris_paris_view))
    check(lib.ville_paris_paris_get_view(match.handle, viewer, ctypes.byref(table)))
    return table


def pack_action(kind: int, **fields: int) -> int:
    """The number of an action: VILLE_PARIS_PARIS_ACTION_..., and the fields that go with it, such as place=3, line=0."""
    word = ctypes.c_uint64()
    action = c.ville_paris_paris_action(kind=kind, **fields)
    check(lib.ville_paris_paris_pack_action(ctypes.byref(action), ctypes.byref(word)))
    return word.value


def unpack_action(action: int) -> Dict[str, int]:
    """Its kind and its fields; those that the kind does not use are 0."""
    parts = c.ville_paris_paris_action()
    check(lib.ville_paris_paris_unpack_action(action, ctypes.byref(parts)))
    return as_dict(parts)


def small_trip(match: Match, place: int, line: int) -> List[Dict[str, int]]:
    """What a small trip to the stop on a tile would bring now: stop, place, player and points."""
    rows = items(c.ville_paris_paris_scoring, 128, lib.ville_paris_paris_small_trip, match.handle, place, line)
    return [as_dict(row) for row in rows]


def big_trip(match: Match, line: int) -> List[Dict[str, int]]:
    """What a big trip on a line would bring now, stop by stop."""
    rows = items(c.ville_paris_paris_scoring, 128, lib.ville_paris_paris_big_trip, match.handle, line)
    return [as_dict(row) for row in rows]


def figures(edition: Edition) -> c.ville_paris_paris_edition:
    """Map and tiles of an edition."""
    box = c.ville_paris_paris_edition(ctypes.sizeof(c.ville_paris_paris_edition))
    check(lib.ville_paris_paris_get_edition(edition.handle, ctypes.byref(box)))
    return box


def place_label(edition: Edition, place: int, language: str = 'en') -> str:
    """What the edition calls a place, for players."""
    return text(lib.ville_paris_paris_place_label, edition.handle, place, language.encode())


def line_label(edition: Edition, line: int, language: str = 'en') -> str:
    """What the edition calls a line, for players."""
    return text(lib.ville_paris_paris_line_label, edition.handle, line, language.encode())
