"""Many matches at once."""

import ctypes
from typing import Any, Mapping, Optional, Union

from . import _declarations as c
from ._library import StopFlag, exception, lib, new_error, stop_pointer
from .edition import Edition
from .game import Game
from .match import make_config


def play_random(game: Union[Game, str, int], count: int, players: int = 0, *, seed: int = 0, first_index: int = 0,
                first: int = 0, options: Optional[Mapping[str, Union[int, str]]] = None,
                edition: Optional[Edition] = None, stop: Optional[StopFlag] = None) -> Any:
    """Plays matches in which every player chooses at random.

    Answers an array of `ville_playout`: state_hash, plies, decisions, winners (bit p = seat p), total by seat. Match i
    depends on (seed, first_index + i) alone. The array is one block of memory, which `memoryview` and numpy take as it
    is: `numpy.asarray(results)['total']`. When `stop` is raised, the array is as long as what was played until then.
    """
    config = make_config(Game(game), players, seed, 0, first, options)
    results, done, error = (c.ville_playout * count)(), ctypes.c_uint32(), new_error()
    status = lib.ville_play_random(ctypes.byref(config), None if edition is None else edition._handle, first_index, count,
                                   results, stop_pointer(stop), ctypes.byref(done), ctypes.byref(error))
    if status not in (c.VILLE_OK, c.VILLE_ERR_STOPPED):
        raise exception(error)
    if done.value == count:
        return results
    return (c.ville_playout * done.value).from_buffer(results)  # the same memory
