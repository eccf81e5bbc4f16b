"""Les Toits de Paris, typed: the table, the actions and the cards as structs of numbers. See ville/toits.h."""

import ctypes
from typing import Tuple

from . import _declarations as c
from ._library import check, lib, text
from .edition import Edition
from .match import Match


def view(match: Match, viewer: int) -> c.ville_toits_view:
    """The table as a viewer may see it."""
    table = c.ville_toits_view(ctypes.sizeof(c.ville_toits_view))
    check(lib.ville_toits_get_view(match._handle, viewer, ctypes.byref(table)))
    return table


def pack_action(kind: int, value: int = 0) -> int:
    """The number of an action: VILLE_TOITS_ACTION_..., and what goes with it."""
    word = ctypes.c_uint64()
    check(lib.ville_toits_pack_action(ctypes.byref(c.ville_toits_action(kind, value)), ctypes.byref(word)))
    return word.value


def unpack_action(action: int) -> Tuple[int, int]:
    """Its kind and its value."""
    parts = c.ville_toits_action()
    check(lib.ville_toits_unpack_action(action, ctypes.byref(parts)))
    return parts.kind, parts.value


def figures(edition: Edition) -> c.ville_toits_edition:
    """Cards, board and tokens of an edition."""
    box = c.ville_toits_edition(ctypes.sizeof(c.ville_toits_edition))
    check(lib.ville_toits_get_edition(edition._handle, ctypes.byref(box)))
    return box


def good_label(edition: Edition, good: int, language: str = 'en') -> str:
    """What the edition calls a good, for players."""
    return text(lib.ville_toits_good_label, edition._handle, good, language.encode())


def card_text(edition: Edition, row: int, language: str = 'en') -> str:
    """A row of the card table in words, for players."""
    return text(lib.ville_toits_card_text, edition._handle, row, language.encode())
