#!/usr/bin/env python3
"""Compares what the same matches give in every language: records, snapshots, thoughts, signatures.

    compare.py --record PROGRAM --library LIBRARY --work FOLDER [--full]

PROGRAM is record.c. The bindings in Python and in C# must print the same, byte for byte; with --full also C# compiled
ahead of time and the WebAssembly module, which are built for that. What is not installed is left out.
"""

import argparse
import hashlib
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
MISSING = 77


def run(name, command, library):
    """What a command prints, or None when something is missing for it."""
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE,
                          env={**os.environ, 'VILLE_LIBRARY': str(library)})
    if done.returncode == MISSING:
        return None
    if done.returncode != 0:
        sys.exit(f'{name}: exit status {done.returncode}')
    return done.stdout


def first_difference(expected, found):
    pairs = zip(expected.splitlines() + [b'(end)'], found.splitlines() + [b'(end)'])
    for number, (a, b) in enumerate(pairs, 1):
        if a != b:
            return f'line {number}: {b[:200].decode("utf-8", "replace")}, in C: {a[:200].decode("utf-8", "replace")}'
    return 'line ends'


def wasm(folder, library):
    if run('the module', ['sh', HERE.parent / 'wasm' / 'build.sh', folder], library) is None:
        return None
    return run('WebAssembly', ['node', HERE / 'record.mjs', folder / 'bindings' / 'wasm' / 'ville.wasm'], library)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--record', type=pathlib.Path, required=True, help='record.c, compiled')
    parser.add_argument('--library', type=pathlib.Path, required=True, help='the shared library')
    parser.add_argument('--work', type=pathlib.Path, required=True, help='a folder for what is built')
    parser.add_argument('--full', action='store_true', help='also what takes longer to build')
    arguments = parser.parse_args()
    library, work = arguments.library.resolve(), arguments.work.resolve()
    csharp = ['sh', HERE.parent / 'csharp' / 'check.sh']

    expected = run('C', [arguments.record], library)
    others = {
        'Python': lambda: run('Python', [sys.executable, HERE / 'record.py'], library),
        'C#, Mono': lambda: run('Mono', [*csharp, library, work / 'csharp', 'record'], library),
    }
    if arguments.full:
        others['C#, ahead of time'] = lambda: run('Mono', [*csharp, '--aot', library, work / 'csharp_aot', 'record'], library)
        others['WebAssembly'] = lambda: wasm(work / 'wasm', library)

    print(f'C: {len(expected)} bytes, sha256 {hashlib.sha256(expected).hexdigest()[:16]}')
    different = 0
    for name, output in others.items():
        found = output()
        if found is None:
            print(f'{name}: left out')
        elif found == expected:
            print(f'{name}: the same')
        else:
            different += 1
            print(f'{name}: differs, {first_difference(expected, found)}')
    return 1 if different else 0


if __name__ == '__main__':
    sys.exit(main())
