#!/usr/bin/env python3
"""Writes the descriptions of the C interface anew: regenerate_abi.py BUILD

capi/api.json from the headers, capi/layout.json with the C compiler, capi/symbols.txt from the shared library
in the build folder. Read the differences: a field that has moved or a name that has gone breaks programs.
"""

import argparse
import pathlib
import subprocess
import sys

TOOLS = pathlib.Path(__file__).resolve().parent
ROOT = TOOLS.parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the descriptions of the C interface anew.")
    parser.add_argument("build", type=pathlib.Path, help="a build folder with the shared library")
    build = parser.parse_args().build
    library = build / "libville.so"
    if not library.exists():
        parser.error(f"{library} is not there")
    for command in [["api_dump.py"], ["layout.py"], ["symbols.py", library]]:
        done = subprocess.run([sys.executable, TOOLS / command[0], *command[1:], ROOT])
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
