#!/usr/bin/env python3
"""Begins a game: copies the skeleton under a name of its own, and puts it into the list of games.

    python3 examples/skeleton/new_game.py NAME [ROOT]

NAME is the id of the game: lower-case letters, digits and single underscores, at most 31 of them. What comes of it
compiles and can be played. ROOT is the tree to write into, by default the one of this file.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LIST = re.compile(r"^games = \[(.*)\]$", re.M)


def renamed(text: str, name: str) -> str:
    title = " ".join(word.capitalize() for word in name.split("_"))
    return text.replace("skeleton", name).replace("Skeleton", title).replace("Squelette", title)


def fault_of(name: str, build: str) -> str:
    """Why a game cannot be called so, or an empty text."""
    if not NAME.fullmatch(name) or len(name) > 31:
        return "a name has lower-case letters, digits and single underscores, at most 31 of them"
    if LIST.search(build) is None:
        return "meson.build has no list of games"
    if name == "skeleton" or f"'{name}'" in LIST.search(build)[1]:
        return "there is a game of this name"
    return ""


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    name = sys.argv[1]
    root = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) == 3 else HERE.parent.parent
    build = (root / "meson.build").read_text(encoding="utf-8")
    fault = fault_of(name, build)
    targets = {HERE / "src/games/skeleton.cpp": root / f"src/games/{name}.cpp"}
    for path in sorted((HERE / "ville/games/skeleton").iterdir()):
        targets[path] = root / "include/ville/games" / name / path.name
    if not fault and any(target.exists() for target in targets.values()):
        fault = "files of this game are there already"
    if fault:
        print(f"{name}: {fault}", file=sys.stderr)
        return 1
    for source, target in targets.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        print(target.relative_to(root))
    build = LIST.sub(lambda games: f"games = [{games[1]}, '{name}']", build)
    (root / "meson.build").write_text(build, encoding="utf-8")
    print(f"meson.build: '{name}' is in the list")
    return 0


if __name__ == "__main__":
    sys.exit(main())
