#!/usr/bin/env python3
"""What a call and a random match cost in each language, side by side: run.py --library LIBRARY --work FOLDER

Prints a table in Markdown. Every program measures the same: an empty call (ville_abi_version), a call with a handle
(ville_match_actor), and a random match of three players through single calls (create, then actor, legal actions and
apply for each decision), without and with log, undo and events, and as one of many in a batch. All in processor time,
the best of several repetitions in two rounds. What is not installed is left out.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COLUMNS = {
    'empty_ns': 'empty call, ns',
    'actor_ns': 'call with a handle, ns',
    'single_bare_us': 'match by single calls, µs',
    'single_full_us': 'the same with log, undo, events, µs',
    'batch_us': 'match in a batch, µs',
}


def measure(command, library):
    """Name and value of each line that a program prints; None when something is missing for it."""
    pinned = ['taskset', '-c', '0'] if shutil.which('taskset') else []
    done = subprocess.run([*pinned, *map(str, command)], stdout=subprocess.PIPE, text=True,
                          env={**os.environ, 'VILLE_LIBRARY': str(library)})
    if done.returncode == 77:
        return None
    done.check_returncode()
    return {name: float(value) for name, value in map(str.split, done.stdout.splitlines())}


def best_of(rounds):
    return {name: min(measured[name] for measured in rounds) for name in rounds[0]}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--library', type=pathlib.Path, required=True, help='the shared library, built for speed')
    parser.add_argument('--work', type=pathlib.Path, required=True, help='a folder for what is built')
    arguments = parser.parse_args()
    library, work = arguments.library.resolve(), arguments.work.resolve()
    work.mkdir(parents=True, exist_ok=True)

    folder = library.parent
    subprocess.run(['cc', '-O2', '-std=c11', f'-I{ROOT / "include"}', HERE / 'bench.c', '-o', work / 'bench', library,
                    f'-Wl,-rpath,{folder}'], check=True)
    module = work / 'wasm' / 'bindings' / 'wasm' / 'ville.wasm'
    subprocess.run(['sh', HERE.parent / 'wasm' / 'build.sh', work / 'wasm'], stdout=subprocess.DEVNULL)
    csharp = ['sh', HERE.parent / 'csharp' / 'check.sh']
    programs = {
        'C': [work / 'bench'],
        'Python, ctypes': [sys.executable, HERE / 'bench.py'],
        'C#, Mono': [*csharp, library, work / 'csharp', 'bench'],
        'C#, Mono ahead of time': [*csharp, '--aot', library, work / 'csharp_aot', 'bench'],
    }
    if module.exists() and shutil.which('node'):
        programs['WebAssembly, node'] = ['node', HERE / 'bench.mjs', module]

    rounds = {name: [] for name in programs}
    for _ in range(2):
        for name, command in programs.items():
            measured = measure(command, library)
            rounds[name] += [] if measured is None else [measured]

    print('| | ' + ' | '.join(COLUMNS.values()) + ' |')
    print('| --- |' + ' ---: |' * len(COLUMNS))
    for name, measured in rounds.items():
        if measured:
            best = best_of(measured)
            print(f'| {name} | ' + ' | '.join(f'{best[column]:.3g}' for column in COLUMNS) + ' |')


if __name__ == '__main__':
    main()
