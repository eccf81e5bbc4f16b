#!/usr/bin/env python3
"""Mistakes that the headers promise to catch at compile time are caught: must_not_compile.py --cxx C++ INCLUDE

Each snippet must fail to compile, with the message named, and must compile once the mistake is mended.
"""

import argparse
import pathlib
import shlex
import subprocess
import sys

STRUCT = """#include <cstdint>
#include <ville/core/fields.hpp>
struct Place { std::uint8_t row = 0; std::uint8_t column = 0; };
"""
GAME = """#include <ville/games/toits/game.hpp>
struct Mine : ville::toits::Game { %s };
static_assert(ville::Game<Mine>);
"""

# what is wrong, the code, part of the message, what to replace by what to mend it
MISTAKES = [
    ("a member is missing from the field list", STRUCT + "VILLE_FIELDS(Place, row)",
     "a member of Place is missing from its field list", "(Place, row)", "(Place, row, column)"),
    ("a field list names what is no member", STRUCT + "VILLE_FIELDS(Place, row, line)",
     "line", "row, line", "row, column"),
    ("a member with two values is no field", STRUCT.replace("column = 0", "column[2] = {}") + "VILLE_FIELDS(Place, row, column)",
     "a member of Place is missing from its field list", "column[2] = {}", "column = 0"),
    ("a game lacks a function", GAME % "static void apply();", "static assertion failed|static_assert failed",
     "static void apply();", ""),
    ("an event has too many arguments", """#include <ville/core/event.hpp>
void send(ville::EventBuffer &events) { ville::emit(events, 64, 0, 1, 2, 3, 4, 5, 6, 7); }""",
     "static assertion failed|static_assert failed", ", 7)", ")"),
]


def complaints(command: list[str], source: str) -> str | None:
    done = subprocess.run([*command, "-fsyntax-only", "-"], input=source, text=True, capture_output=True)
    return None if done.returncode == 0 else done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(description="Mistakes that must not compile.")
    parser.add_argument("--cxx", required=True, help="the C++ compiler's command")
    parser.add_argument("include", type=pathlib.Path, help="the folder of public headers")
    arguments = parser.parse_args()
    command = [*shlex.split(arguments.cxx), "-std=c++20", "-xc++", f"-I{arguments.include}"]

    bad = 0
    for what, code, message, old, new in MISTAKES:
        found = complaints(command, code)
        mended = complaints(command, code.replace(old, new))
        if found is None:
            fault = "compiles"
        elif not any(part in found for part in message.split("|")):
            fault = f"fails without saying: {message}\n{found}"
        elif mended is not None:
            fault = f"fails even when mended:\n{mended}"
        else:
            continue
        bad += 1
        print(f"{what}: {fault}", file=sys.stderr)
    print(f"{len(MISTAKES)} mistakes, {bad} of them not caught as they should be")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
