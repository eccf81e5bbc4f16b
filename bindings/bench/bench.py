"""What a call and a random match cost, through the Python binding."""

import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'python'))
import ville

CALLS, MATCHES, REPETITIONS = 200000, 100, 7


def tell(name, count, unit, run):
    """The best of a few repetitions, in processor time: other work on the machine does not count."""
    best = float('inf')
    for _ in range(REPETITIONS):
        begin = time.process_time()
        run()
        best = min(best, time.process_time() - begin)
    print(name, f'{best / count * unit:.3f}')


def repeat(function):
    for _ in range(CALLS):
        function()


def actor(match):
    for _ in range(CALLS):
        match.actor


def play(full, index):
    random = index
    with ville.Match(GAME, 3, seed=1, index=index, log=full, events=full) as match:
        while (seat := match.actor) >= 0:
            actions = match.legal_actions(seat)
            random = (random * 1664525 + 1013904223) & 0xffffffff
            match.apply(seat, actions[random * len(actions) >> 32])


def play_all(full):
    for index in range(MATCHES):
        play(full, index)


GAME = ville.Game(0)
tell('empty_ns', CALLS, 1e9, lambda: repeat(ville.lib.ville_abi_version))
with ville.Match(GAME, 3, log=False, events=False) as bare:
    tell('actor_ns', CALLS, 1e9, lambda: actor(bare))
tell('single_bare_us', MATCHES, 1e6, lambda: play_all(False))
tell('single_full_us', MATCHES, 1e6, lambda: play_all(True))
tell('batch_us', MATCHES, 1e6, lambda: ville.play_random(GAME, MATCHES, 3, seed=1))
