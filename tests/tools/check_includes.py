#!/usr/bin/env python3
"""Checks that every file includes only what its place in the architecture allows, and that what holds for every game
names none.

    check_includes.py ROOT          check a source tree
    check_includes.py --self-test   plant faults in a made-up tree and expect exactly these to be found

Three tables say it all: ALLOWED, who may include whom; ROOMS, the order inside a game's folder; NAMELESS, whose text
may not have the name of a game, or of another game, in it.
"""

import argparse
import pathlib
import re
import sys
import tempfile

# What a file may include, by its place. "own game" is the game that the file belongs to by its folder or
# its name; "stdint" is stdint.h and stddef.h; "system" is whatever else is not ours. The tests may include
# everything.
ALLOWED = {
    "core":          {"std", "core"},
    "core format":   {"std", "fmt"},
    "game":          {"std", "core", "own game"},
    "game text":     {"std", "core", "core format", "own game"},
    "bots":          {"std", "core", "bots"},
    "game_ops":      {"std", "core"},
    "status":        {"std", "core"},
    "make_game_ops": {"std", "core", "bots", "game_ops", "io"},
    "registry":      {"std", "registry", "game_ops", "games.inc"},
    "runtime":       {"std", "core", "registry", "game_ops", "status", "runtime", "io"},
    "io":            {"std", "core", "io", "cereal", "rapidjson"},
    "src/games":     {"std", "core", "own game", "bots", "game_ops", "make_game_ops", "io", "cereal",
                      "rapidjson", "fmt"},
    "capi":          {"std", "core", "registry", "game_ops", "status", "runtime", "io", "capi", "C headers",
                      "fmt"},
    "capi/typed":    {"std", "core", "own game", "registry", "game_ops", "status", "runtime", "io", "capi",
                      "C headers", "fmt"},
    "C headers":     {"stdint", "C headers"},
    "ville.hpp":     {"std", "C headers"},
    "bindings":      {"std", "system", "C headers"},
    "C examples":    {"std", "system", "C headers"},
    "C++ examples":  {"std", "system", "core", "any game", "bots", "fmt", "C headers", "ville.hpp",
                      "C++ examples", "games.inc"},
}

# The rooms of a game: each may include those before it. Nobody includes text, which may include all.
ROOMS = ["data", "state", "action", "rules", "observation", "game"]

# Places that hold for every game. A game's own files are looked through for the names of the others.
NAMELESS = {"core", "bots", "game_ops", "make_game_ops", "registry", "status", "runtime", "io", "capi"}

# The place of a file, by its path.
GAME = r"(include|examples/skeleton)/ville/games/(?P<game>\w+)/"
PLACES = [
    (r"include/ville/core/format\.hpp$", "core format"),
    (r"include/ville/core/", "core"),
    (GAME + r"text[./]", "game text"),
    (GAME + rf"({'|'.join(ROOMS)})[./]", "game"),
    (r"include/ville/bots/", "bots"),
    (r"include/ville/ville\.hpp$", "ville.hpp"),
    (r"include/(ville/)?\w+\.h$", "C headers"),
    (r"src/game_ops\.", "game_ops"),
    (r"src/make_game_ops\.", "make_game_ops"),
    (r"src/registry\.", "registry"),
    (r"src/status\.", "status"),
    (r"src/runtime/", "runtime"),
    (r"src/io/", "io"),
    (r"(examples/skeleton/)?src/games/(?P<game>\w+)\.", "src/games"),
    (r"capi/typed/typed\.hpp$", "capi"),
    (r"capi/typed/(?P<game>\w+)\.", "capi/typed"),
    (r"capi/", "capi"),
    (r"bindings/", "bindings"),
    (r"examples/.*\.c$", "C examples"),
    (r"examples/", "C++ examples"),
]

# Includes that are not files of the tree; the first that fits.
FOREIGN = [
    (r"(cereal/external/)?rapidjson/", ["rapidjson"]),
    (r"cereal/", ["cereal"]),
    (r"fmt/", ["fmt"]),
    (r"(games|tables)\.inc$", ["games.inc"]),
    (r"std(int|def)\.h$", ["stdint", "std"]),
    (r"\w+$", ["std"]),
    (r"(assert|ctype|errno|float|inttypes|limits|locale|math|setjmp|signal|std\w+|string|time)\.h$", ["std"]),
    (r"", ["system"]),
]

FOLDERS = ["include", "src", "capi", "bindings", "examples"]
SUFFIXES = {".h", ".hpp", ".c", ".cpp"}
SEARCHED = ["include", "src", "examples/skeleton", "."]  # after the folder of the including file
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')


def first_match(table: list, text: str):
    """The match and the value of the first row whose pattern fits the text's start."""
    for pattern, value in table:
        if match := re.match(pattern, text):
            return match, value
    return None, None


def place_of(path: str) -> tuple[str | None, str | None]:
    """The row of ALLOWED for a file, and its game if it has one."""
    match, place = first_match(PLACES, path)
    return place, match.groupdict().get("game") if match else None


class Tree:
    def __init__(self, root: pathlib.Path):
        self.root = root.resolve()
        files = [path for folder in FOLDERS for path in (self.root / folder).rglob("*")]
        self.paths = sorted(self.relative(path) for path in files if path.suffix in SUFFIXES)

    def relative(self, path: pathlib.Path) -> str:
        return path.relative_to(self.root).as_posix()

    def games(self) -> list[str]:
        return sorted({match["game"] for path in self.paths if (match := re.match(GAME, path))})

    def name_faults(self, path: str) -> list[str]:
        """Lines that name a game which the file must not know."""
        place, own = place_of(path)
        strangers = self.games() if place in NAMELESS else [game for game in self.games() if own not in (None, game)]
        if not strangers:
            return []
        named = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(strangers)})(?![A-Za-z0-9])", re.IGNORECASE)
        lines = (self.root / path).read_text(encoding="utf-8").splitlines()
        return [f"{path}:{number}: names the game {match[1]}" for number, line in enumerate(lines, 1)
                if not INCLUDE.match(line) and (match := named.search(line))]

    def includes(self, path: str) -> list[tuple[int, str]]:
        """Line and name of each include of a file."""
        lines = (self.root / path).read_text(encoding="utf-8").splitlines()
        return [(number, match[1]) for number, line in enumerate(lines, 1) if (match := INCLUDE.match(line))]

    def find(self, path: str, name: str) -> str | None:
        """The file of this tree that an include in another one means, or None."""
        for folder in [(self.root / path).parent, *(self.root / folder for folder in SEARCHED)]:
            file = (folder / name).resolve()
            if file.is_file() and file.is_relative_to(self.root):
                return self.relative(file)
        return None

    def names_of(self, path: str, name: str) -> list[str]:
        """What ALLOWED calls an include; the most telling name first."""
        target = self.find(path, name)
        if target is None:
            return first_match(FOREIGN, name)[1]
        place, game = place_of(target)
        if place in {"game", "game text"}:
            return ["own game" if game == place_of(path)[1] else "another game", "any game"]
        return [place or "a misplaced file"]

    def room_fault(self, path: str, name: str) -> str | None:
        """Why a room of a game may not include another, if so."""
        target = self.find(path, name)
        inside = [re.match(GAME + r"(?P<room>\w+)", file or "") for file in (path, target)]
        if None in inside or inside[0]["game"] != inside[1]["game"]:
            return None
        room, other = (match["room"] for match in inside)
        allowed = [*ROOMS, "text"] if room == "text" else ROOMS[: ROOMS.index(room) + 1]
        return None if other in allowed else f"room {room} may not include room {other}"

    def faults(self) -> list[str]:
        found = []
        for path in self.paths:
            place, _ = place_of(path)
            if place is None:
                found.append(f"{path}: the file has no place in the architecture")
                continue
            for line, name in self.includes(path):
                names = self.names_of(path, name)
                fault = self.room_fault(path, name)
                if not ALLOWED[place] & set(names):
                    fault = f"{place} may not include {names[0]}"
                if fault:
                    found.append(f"{path}:{line}: {name}: {fault}")
            found += self.name_faults(path)
        return found


# A made-up tree: path, its includes, and the words of the faults that must be found in it.
PLANTED = [
    ("include/ville.h", ["<stdint.h>"], []),
    ("include/ville/a.h", ["<ville.h>", "<string.h>"], ["C headers may not include std"]),
    ("include/ville/ville.hpp", ["<ville.h>", "<vector>", "<ville/core/bag.hpp>"],
     ["ville.hpp may not include core"]),
    ("include/ville/core/bag.hpp", ["<array>", "// as for bags and games"], []),
    ("include/ville/core/format.hpp", ["<fmt/format.h>", "<string>"], []),
    ("include/ville/core/text.hpp", ["<ville/core/format.hpp>"], ["core may not include core format"]),
    ("include/ville/core/names.hpp", ["// what a_rules says"], ["names the game a"]),
    ("include/ville/core/rng.hpp", ["<ville/games/a/data.hpp>", "<unistd.h>"],
     ["core may not include another game", "core may not include system"]),
    ("include/ville/games/a/data.hpp", ["<ville/core/bag.hpp>"], []),
    ("include/ville/games/a/state.hpp", ["<ville/games/a/data.hpp>", "<ville/games/a/rules.hpp>"],
     ["room state may not include room rules"]),
    ("include/ville/games/a/rules.hpp", ["<ville/games/a/rules/end.hpp>", "<fmt/format.h>"],
     ["game may not include fmt"]),
    ("include/ville/games/a/rules/end.hpp", ["<ville/games/a/state.hpp>", "<ville/games/b/data.hpp>"],
     ["game may not include another game"]),
    ("include/ville/games/a/text.hpp", ["<ville/games/a/game.hpp>", "<ville/core/format.hpp>", "<fmt/format.h>"],
     ["game text may not include fmt"]),
    ("include/ville/games/a/game.hpp", ["<ville/games/a/text.hpp>", "<ville/bots/random.hpp>"],
     ["room game may not include room text", "game may not include bots"]),
    ("include/ville/games/a/extra.hpp", [], ["no place"]),
    ("include/ville/games/b/data.hpp", ["// b, not like A"], ["names the game A"]),
    ("include/ville/bots/random.hpp", ["<ville/core/rng.hpp>", "<ville/games/a/rules.hpp>"],
     ["bots may not include another game"]),
    ("src/game_ops.hpp", ["<ville/core/bag.hpp>"], []),
    ("src/make_game_ops.hpp", ["game_ops.hpp", "io/json.hpp", "<ville/games/a/game.hpp>"],
     ["make_game_ops may not include another game"]),
    ("src/registry.hpp", ["game_ops.hpp"], []),
    ("src/registry.cpp", ["registry.hpp", "games.inc", "<ville/games/a/game.hpp>"],
     ["registry may not include another game"]),
    ("src/io/json.hpp", ["<rapidjson/document.h>"], []),
    ("src/io/save.hpp", ["<span>"], []),
    ("src/io/save.cpp", ["save.hpp", "json.hpp", "<fmt/format.h>"], ["io may not include fmt"]),
    ("src/runtime/match.hpp", ["game_ops.hpp", "io/save.hpp"], []),
    ("src/runtime/match.cpp", ["match.hpp", "io/json.hpp", "<cereal/cereal.hpp>", "<ville/games/a/data.hpp>"],
     ["runtime may not include cereal", "runtime may not include another game"]),
    ("src/games/a.cpp",
     ["make_game_ops.hpp", "<ville/games/a/text.hpp>", "<ville/games/b/data.hpp>", "runtime/match.hpp"],
     ["src/games may not include another game", "src/games may not include runtime"]),
    ("src/stray.cpp", ["<array>"], ["no place"]),
    ("capi/handles.hpp", ["<ville.h>", "runtime/match.hpp"], []),
    ("capi/match.cpp", ["handles.hpp", "<rapidjson/document.h>", "<ville/games/a/game.hpp>"],
     ["capi may not include rapidjson", "capi may not include another game"]),
    ("capi/typed/a.cpp",
     ["../handles.hpp", "<ville/a.h>", "<ville/games/a/game.hpp>", "<ville/games/b/data.hpp>"],
     ["capi/typed may not include another game"]),
    ("examples/hello.c", ["<ville.h>", "<stdio.h>", "<ville/core/bag.hpp>"],
     ["C examples may not include core"]),
    ("examples/play.cpp", ["<ville/games/a/game.hpp>", "table/a.hpp", "<CLI/CLI.hpp>", "../src/registry.hpp"],
     ["C++ examples may not include registry"]),
    ("examples/table/a.hpp", ["<string>"], []),
    ("bindings/godot/ville.c", ["<ville/a.h>", "../../src/registry.hpp"],
     ["bindings may not include registry"]),
]


def self_test() -> int:
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for path, includes, _ in PLANTED:
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            lines = [name if name.startswith("//") else f"#include {name}" if name.startswith("<") else f'#include "{name}"'
                     for name in includes]
            file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        found = Tree(pathlib.Path(folder)).faults()
    for path, _, expected in PLANTED:
        own = [fault for fault in found if re.match(re.escape(path) + ":", fault)]
        if len(own) != len(expected) or not all(any(words in fault for fault in own) for words in expected):
            wrong.append(f"{path}: expected {expected}, found {own}")
    print("\n".join(wrong) or f"all {len(found)} planted faults were found, and nothing else")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Check who includes whom.")
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test()
    if arguments.root is None:
        parser.error("name a source tree")

    tree = Tree(arguments.root)
    faults = tree.faults()
    print("\n".join([*faults, f"{len(tree.paths)} files, {len(faults)} faults"]))
    return 1 if faults or not tree.paths else 0


if __name__ == "__main__":
    sys.exit(main())
