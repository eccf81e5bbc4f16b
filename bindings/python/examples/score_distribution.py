#!/usr/bin/env python3
"""How points are spread over 1,000 random matches, by number of players.

    python3 bindings/python/examples/score_distribution.py [PICTURE.png]

With matplotlib a picture is drawn, else a histogram of text is printed. Sections are marked with `# %%`, as several
editors show them as the cells of a notebook.
"""

# %% The library: from this repository, or wherever Python finds it.
import collections
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import ville

MATCHES = 1000
game = ville.Game('toits')
print(f'{game.title}: {MATCHES} random matches for each number of players')

# %% A thousand matches are one call. The answer is an array of structs; numpy would take it as it is.
points = {}
for players in range(game.info['min_players'], game.info['max_players'] + 1):
    results = ville.play_random(game, MATCHES, players, seed=1)
    points[players] = [result.total[seat] for result in results for seat in range(players)]
    winning = [max(result.total[:players]) for result in results]
    first = sum(result.winners & 1 for result in results) / MATCHES
    print(f'{players} players: {statistics.mean(points[players]):5.1f} points on average, '
          f'{statistics.mean(winning):5.1f} for the winner, the first seat wins {first:.0%}')

# %% The picture.
try:
    import matplotlib
    matplotlib.use('Agg')
    from matplotlib import pyplot
except ImportError:
    pyplot = None

bins = range(min(map(min, points.values())), max(map(max, points.values())) + 2)
if pyplot is not None:
    figure, axes = pyplot.subplots(figsize=(8, 4.5))
    for players, values in points.items():
        axes.hist(values, bins, density=True, histtype='step', linewidth=1.5, label=f'{players} players')
    axes.set(title=f'{game.title}: points of a seat, random play', xlabel='points', ylabel='share of seats')
    axes.legend()
    picture = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else 'score_distribution.png')
    figure.savefig(picture, dpi=120, bbox_inches='tight')
    print(f'drawn: {picture}')
else:
    for players, values in points.items():
        counts = collections.Counter(value // 2 * 2 for value in values)
        print(f'\n{players} players')
        for low in range(min(counts), max(counts) + 1, 2):
            print(f'{low:4} to {low + 1:3}  {"#" * round(counts[low] / len(values) * 300)}')
