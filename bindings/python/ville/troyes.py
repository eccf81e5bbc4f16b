"""Troyes, typed: the table, the actions and the cards as structs of numbers, and what explains the table. See
ville/troyes.h."""

import ctypes
from typing import Dict, List, Tuple

from . import _declarations as c
from ._library import as_dict, check, items, lib, text
from .edition import Edition
from .match import Match

Die = Tuple[int, int, int]  # district, colour, value


def view(match: Match, viewer: int) -> c.ville_troyes_view:
    """The table as a viewer may see it."""
    table = c.ville_troyes_view(ctypes.sizeof(c.ville_troyes_view))
    check(lib.ville_troyes_get_view(match.handle, viewer, ctypes.byref(table)))
    return table


def pack_action(kind: int, **fields: int) -> int:
    """The number of an action: VILLE_TROYES_ACTION_..., and the fields that go with it, such as card=14."""
    word = ctypes.c_uint64()
    action = c.ville_troyes_action(kind=kind, **fields)
    check(lib.ville_troyes_pack_action(ctypes.byref(action), ctypes.byref(word)))
    return word.value


def unpack_action(action: int) -> Dict[str, int]:
    """Its kind and its fields; those that the kind does not use are 0."""
    parts = c.ville_troyes_action()
    check(lib.ville_troyes_unpack_action(action, ctypes.byref(parts)))
    return as_dict(parts)


def group_code(dice: List[Die]) -> int:
    """The number of a group of one to three dice."""
    code = ctypes.c_int32()
    group = (c.ville_troyes_die * len(dice))(*dice)
    check(lib.ville_troyes_group_code(group, len(dice), ctypes.byref(code)))
    return code.value


def group_dice(code: int) -> List[Dict[str, int]]:
    """The dice of such a number, ascending."""
    return [as_dict(die) for die in items(c.ville_troyes_die, 3, lib.ville_troyes_group_dice, code)]


def explain_group(match: Match, seat: int, deed: int, target: int, dice: int, cube: int = 0) -> c.ville_troyes_group:
    """What a group would cost and whom it would pay, and what it would be worth for VILLE_TROYES_DEED_..."""
    answer = c.ville_troyes_group(ctypes.sizeof(c.ville_troyes_group))
    check(lib.ville_troyes_explain_group(match.handle, seat, deed, target, dice, cube, ctypes.byref(answer)))
    return answer


def explain_event(match: Match, event: int) -> c.ville_troyes_payout:
    """Who would get what if an event were resolved now."""
    answer = c.ville_troyes_payout(ctypes.sizeof(c.ville_troyes_payout))
    check(lib.ville_troyes_explain_event(match.handle, event, ctypes.byref(answer)))
    return answer


def explain_character(match: Match, character: int) -> c.ville_troyes_standing:
    """What a character would score for each player as things stand."""
    answer = c.ville_troyes_standing(ctypes.sizeof(c.ville_troyes_standing))
    check(lib.ville_troyes_explain_character(match.handle, character, ctypes.byref(answer)))
    return answer


def figures(edition: Edition) -> c.ville_troyes_edition:
    """Cards and numbers of an edition."""
    box = c.ville_troyes_edition(ctypes.sizeof(c.ville_troyes_edition))
    check(lib.ville_troyes_get_edition(edition.handle, ctypes.byref(box)))
    return box


def activity_label(edition: Edition, card: int, language: str = 'en') -> str:
    """What the edition calls an activity card, for players."""
    return text(lib.ville_troyes_activity_label, edition.handle, card, language.encode())


def event_label(edition: Edition, event: int, language: str = 'en') -> str:
    """What the edition calls an event, for players."""
    return text(lib.ville_troyes_event_label, edition.handle, event, language.encode())


def character_label(edition: Edition, character: int, language: str = 'en') -> str:
    """What the edition calls a character, for players."""
    return text(lib.ville_troyes_character_label, edition.handle, character, language.encode())
