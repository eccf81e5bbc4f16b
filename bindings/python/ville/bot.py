"""Bots: players that the library plays. They see what their seat may see."""

import ctypes
from typing import Any, Dict, List, Optional

from . import _declarations as c
from ._library import Handle, StopFlag, as_dict, call, check, handle, items, lib, stop_pointer
from .match import Match, one_of

KINDS = {'random': c.VILLE_BOT_RANDOM, 'search': c.VILLE_BOT_SEARCH}


class Bot(Handle):
    """A bot for any game and any seat.

        with Bot('search', seed=1, iterations=2000) as bot:
            action = bot.choose(match)
            print(bot.thoughts())
    """

    _destroy = lib.ville_bot_destroy

    def __init__(self, kind: str = 'random', *, seed: int = 0, index: int = 0, iterations: int = 1000,
                 milliseconds: int = 0):
        """`kind`: 'random' or 'search'. With `iterations` alone a choice can be repeated on any machine; with
        `milliseconds` above 0 the clock may end it earlier."""
        config = c.ville_bot_config()
        check(lib.ville_bot_config_init(ctypes.byref(config), ctypes.sizeof(config)))
        config.kind, config.seed, config.index = one_of(KINDS, 'kind', kind), seed, index
        config.iterations, config.milliseconds = iterations, milliseconds
        super().__init__(handle(lib.ville_bot_create, ctypes.byref(config)))

    def choose(self, match: Match, seat: Optional[int] = None, stop: Optional[StopFlag] = None) -> int:
        """Chooses for a seat whose turn it is; without one, for the actor. A raised flag ends a search early."""
        word = ctypes.c_uint64()
        call(lib.ville_bot_choose, self._handle, match._handle, match.actor if seat is None else seat, stop_pointer(stop),
             ctypes.byref(word), game=match._game_number)
        return word.value

    def thoughts(self) -> List[Dict[str, Any]]:
        """What it thought of each action at its last choice: action, visits, value from 0 to 1,000,000. A random bot
        thinks nothing."""
        return [as_dict(thought) for thought in items(c.ville_thought, 64, lib.ville_bot_thoughts, self._handle)]
