"""The same as record.c, through the Python binding."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'python'))
import ville

MATCHES, SIGNATURE_MATCHES, SEARCHED_DECISION, KEPT_DECISION = 5, 200, 10, 30


def play(game, players, index):
    with ville.Match(game, players, seed=7, index=index) as match, ville.Bot('random', seed=11, index=index) as chooser, \
            ville.Bot('search', seed=5, index=index, iterations=100) as search:
        decision = 0
        while not match.over:
            if decision == SEARCHED_DECISION:
                choice = search.choose(match)
                thoughts = ''.join(f" {t['action']}/{t['visits']}/{t['value']}" for t in search.thoughts())
                yield f'search {choice}:{thoughts}\n'
            if decision == KEPT_DECISION:
                yield f'snapshot {match.snapshot().hex()}\n'
            match.play(chooser.choose(match))
            decision += 1
        yield f'snapshot {match.snapshot().hex()}\n'
        yield match.record()


def everything():
    for game in ville.games():
        yield f'{game.id} {game.signature(SIGNATURE_MATCHES):016x}\n'
        for players in range(game.info['min_players'], game.info['max_players'] + 1):
            for index in range(MATCHES):
                yield from play(game, players, index)


sys.stdout.buffer.write(''.join(everything()).encode())
