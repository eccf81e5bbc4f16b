"""Editions: the printed matter of a game."""

import json
from typing import Any, Dict, List, Union

from ._library import Handle, handle, lib, number, text
from .game import TABLES, Game


class Edition(Handle):
    """Cards, boards and tokens of a game as one unchangeable value.

        with Edition.builtin('toits') as edition:
            figures = edition.to_dict()
    """

    _destroy = lib.ville_edition_destroy

    @classmethod
    def builtin(cls, game: Union[Game, str, int], index: int = 0) -> 'Edition':
        """An edition that the library has inside."""
        return cls(handle(lib.ville_edition_builtin, Game(game).number, index))

    @classmethod
    def from_dict(cls, game: Union[Game, str, int], figures: Union[Dict[str, Any], str]) -> 'Edition':
        """An edition from its figures: a dict, or JSON. Raises InvalidData that names the first fault."""
        given = _json(figures)
        return cls(handle(lib.ville_edition_from_json, Game(game).number, given, len(given)))

    @staticmethod
    def faults(game: Union[Game, str, int], figures: Union[Dict[str, Any], str]) -> List[Dict[str, str]]:
        """Every fault of an edition: 'place' and 'what'. Empty when it can be played."""
        given = _json(figures)
        return json.loads(text(lib.ville_edition_faults_json, Game(game).number, given, len(given)))

    def warnings(self) -> List[Dict[str, str]]:
        """In what it is unlike the printed game, as far as the library knows; it can be played all the same."""
        return json.loads(text(lib.ville_edition_warnings_json, self._handle))

    def to_dict(self) -> Dict[str, Any]:
        """Its figures."""
        return json.loads(self.to_json())

    def to_json(self) -> str:
        """Its figures as one line of JSON."""
        return text(lib.ville_edition_to_json, self._handle, guess=32768)

    def label(self, table: str, row: int, language: str = 'en') -> str:
        """The text of a row of the game's tables for players, with what this edition calls things."""
        return text(lib.ville_edition_label, self._handle, TABLES[table], row, language.encode())

    @property
    def id(self) -> str:
        return text(lib.ville_edition_id, self._handle)

    @property
    def game(self) -> Game:
        return Game(lib.ville_edition_game(self._handle))

    @property
    def hash(self) -> int:
        """A hash over everything that the edition holds."""
        return number(lib.ville_edition_hash, self._handle)

    def __repr__(self) -> str:
        return 'Edition(closed)' if self._pointer is None else f"Edition('{self.id}')"


def _json(figures: Union[Dict[str, Any], str]) -> bytes:
    return (figures if isinstance(figures, str) else json.dumps(figures)).encode()
