"""Games: what there is, and how things are called."""

import ctypes
import json
from typing import Any, Dict, List, Mapping, Union

from . import _declarations as c
from ._library import call, info, lib, number, text
from .errors import InvalidOption, Unknown

#: The tables of names of a game, for `Game.name` and `Game.label`.
TABLES = {
    'game': c.VILLE_NAMES_GAME,
    'phase': c.VILLE_NAMES_PHASE,
    'action': c.VILLE_NAMES_ACTION,
    'event': c.VILLE_NAMES_EVENT,
    'option': c.VILLE_NAMES_OPTION,
    'option_help': c.VILLE_NAMES_OPTION_HELP,
    'score_line': c.VILLE_NAMES_SCORE_LINE,
    'reason': c.VILLE_NAMES_REASON,
    'end_reason': c.VILLE_NAMES_END_REASON,
    'edition': c.VILLE_NAMES_EDITION,
}


def games() -> List['Game']:
    """Every game of the library."""
    return [Game(index) for index in range(lib.ville_game_count())]


def languages() -> List[str]:
    """The codes of the languages in which texts exist, such as 'fr'."""
    return [text(lib.ville_language_code, index) for index in range(lib.ville_language_count())]


class Game:
    """A game, by its id such as 'toits', or by its number."""

    def __init__(self, game: Union[str, int, 'Game']):
        if isinstance(game, Game):
            game = game.number
        self.number = lib.ville_game_find(game.encode()) if isinstance(game, str) else game
        if self.number < 0:
            raise Unknown(c.VILLE_ERR_UNKNOWN, f'no game of this id: {game}')
        #: Players, versions and sizes, as in `ville_game_info`.
        self.info: Dict[str, Any] = info(c.ville_game_info, lib.ville_game_get_info, self.number)
        self.id: str = self.info['id']

    def __repr__(self) -> str:
        return f"Game('{self.id}')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.number == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def name(self, table: str, row: int) -> str:
        """The key of a row: the word that JSON and records use."""
        return text(lib.ville_game_name, self.number, TABLES[table], row)

    def label(self, table: str, row: int, language: str = 'en') -> str:
        """The text of a row for players."""
        return text(lib.ville_game_label, self.number, TABLES[table], row, language.encode())

    @property
    def title(self) -> str:
        return self.label('game', 0)

    def describe(self, language: str = 'en') -> Dict[str, Any]:
        """Everything about the game: options, editions, kinds of actions and events, labels."""
        return json.loads(text(lib.ville_game_describe_json, self.number, language.encode(), guess=32768))

    def option(self, index: int) -> Dict[str, Any]:
        """One option: name, min, max, fallback, named."""
        return info(c.ville_option_info, lib.ville_game_get_option, self.number, index)

    def options(self) -> List[Dict[str, Any]]:
        """Every option, in the order of the numbers that a match gives for them."""
        return [self.option(index) for index in range(self.info['option_count'])]

    def options_from_json(self, options: str) -> Dict[str, int]:
        """Options in JSON, by name, as numbers; those that are left out have their defaults."""
        given, values, count = options.encode(), (ctypes.c_int32 * c.VILLE_MAX_OPTIONS)(), ctypes.c_uint32()
        call(lib.ville_game_options_from_json, self.number, given, len(given), values, len(values), ctypes.byref(count))
        return {option['name']: value for option, value in zip(self.options(), values)}

    def option_value(self, option: int, value: int, language: Union[str, None] = None) -> str:
        """A value of an option: its key, or with a language its text for players."""
        return text(lib.ville_game_option_value, self.number, option, value, language.encode() if language else None)

    def event_kind(self, row: int) -> int:
        """The type of the events of a row of the table 'event', or 0."""
        return lib.ville_game_event_kind(self.number, row)

    def signature(self, matches: int) -> int:
        """One number for how the game behaves, over that many random matches for each number of players."""
        return number(lib.ville_game_signature, self.number, matches)


def option_values(game: Game, options: Mapping[str, Union[int, str]]) -> Dict[int, int]:
    """Options by name as numbers by index. A value is a number or its key."""
    if not options:
        return {}
    known = {option['name']: (index, option) for index, option in enumerate(game.options())}
    values = {}
    for name, value in options.items():
        if name not in known:
            raise InvalidOption(c.VILLE_ERR_OPTION, f'{game.id} has no option {name}')
        index, option = known[name]
        if isinstance(value, str):
            keys = {game.option_value(index, v): v for v in range(option['min'], option['max'] + 1)}
            if value not in keys:
                raise InvalidOption(c.VILLE_ERR_OPTION, f'option {name} is one of {", ".join(keys)}', place=index)
            value = keys[value]
        values[index] = int(value)
    return values
