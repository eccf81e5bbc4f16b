"""Ticket to Ride: Paris, typed: the table, the actions and the map as structs of numbers, and answers that a front end
asks for. See ville/ticket_paris.h."""

import ctypes
from typing import Dict, List

from . import _declarations as c
from ._library import as_dict, check, items, lib, text
from .edition import Edition
from .match import Match


def view(match: Match, viewer: int) -> c.ville_ticket_paris_view:
    """The table as a viewer may see it."""
    table = c.ville_ticket_paris_view(ctypes.sizeof(c.ville_ticket_paris_view))
    check(lib.ville_ticket_paris_get_view(match._handle, viewer, ctypes.byref(table)))
    return table


def pack_action(kind: int, **fields: int) -> int:
    """The number of an action: VILLE_TICKET_PARIS_ACTION_..., and the fields that go with it, such as route=3."""
    word = ctypes.c_uint64()
    action = c.ville_ticket_paris_action(kind=kind, **fields)
    check(lib.ville_ticket_paris_pack_action(ctypes.byref(action), ctypes.byref(word)))
    return word.value


def unpack_action(action: int) -> Dict[str, int]:
    """Its kind and its fields; those that the kind does not use are 0."""
    parts = c.ville_ticket_paris_action()
    check(lib.ville_ticket_paris_unpack_action(action, ctypes.byref(parts)))
    return as_dict(parts)


def claims(match: Match, viewer: int, seat: int) -> List[int]:
    """Every claim that a player could make if it were his turn, as far as the viewer may know his hand."""
    return items(ctypes.c_uint64, 256, lib.ville_ticket_paris_claims, match._handle, viewer, seat)


def ticket_state(match: Match, seat: int, ticket: int) -> c.ville_ticket_paris_ticket_state:
    """Whether a player has joined the places of a ticket and by which way, or the shortest way still missing."""
    state = c.ville_ticket_paris_ticket_state(ctypes.sizeof(c.ville_ticket_paris_ticket_state))
    check(lib.ville_ticket_paris_get_ticket_state(match._handle, seat, ticket, ctypes.byref(state)))
    return state


def figures(edition: Edition) -> c.ville_ticket_paris_edition:
    """Map, cards and tickets of an edition."""
    box = c.ville_ticket_paris_edition(ctypes.sizeof(c.ville_ticket_paris_edition))
    check(lib.ville_ticket_paris_get_edition(edition._handle, ctypes.byref(box)))
    return box


def card_label(edition: Edition, kind: int, language: str = 'en') -> str:
    """What the edition calls a kind of card, for players."""
    return text(lib.ville_ticket_paris_card_label, edition._handle, kind, language.encode())


def place_label(edition: Edition, place: int, language: str = 'en') -> str:
    """What the edition calls a place, for players."""
    return text(lib.ville_ticket_paris_place_label, edition._handle, place, language.encode())


def route_text(edition: Edition, route: int, language: str = 'en') -> str:
    """A route in words, for players."""
    return text(lib.ville_ticket_paris_route_text, edition._handle, route, language.encode())


def ticket_text(edition: Edition, ticket: int, language: str = 'en') -> str:
    """A ticket in words, for players."""
    return text(lib.ville_ticket_paris_ticket_text, edition._handle, ticket, language.encode())
