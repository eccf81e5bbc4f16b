"""Ville: rules of tabletop games set in French cities.

    import random
    import ville

    with ville.Match('toits', players=3, seed=7) as match:
        while not match.over:
            match.play(random.choice(match.legal_actions()))
        print(match.scores())

Needs nothing but the shared library, which is looked for where the environment variable VILLE_LIBRARY points (the file
or its folder), beside this package, in the build folders of the repository, and in the system. `ville.lib` and `ville.c` are the C functions,
structs and constants as they are, for whatever is not wrapped.
"""

from . import _declarations as c
from . import paris_paris, ticket_paris, toits, troyes
from ._library import StopFlag, as_dict, lib, status_name
from .batch import play_random
from .bot import Bot
from .edition import Edition
from .errors import (Barrier, Error, Forgotten, IllegalAction, InternalError, InvalidArgument, InvalidData, InvalidOption,
                     MatchOver, NotKept, NothingThere, NotYourTurn, OutOfMemory, Unknown)
from .game import Game, games, languages
from .match import Events, LogEntry, Match, Outcome

CHANCE = c.VILLE_CHANCE          #: luck must act
NOBODY = c.VILLE_NOBODY          #: nobody acts: the match is over
PUBLIC = c.VILLE_PUBLIC          #: as viewer: a spectator, who knows the least
OMNISCIENT = c.VILLE_OMNISCIENT  #: as viewer: the referee, who knows everything

_version = lib.ville_version()
__version__ = f'{_version >> 16}.{_version >> 8 & 255}.{_version & 255}'  #: of the library that is running
