#!/usr/bin/env python3
"""Checks that every C and C++ file is laid out as .clang-format says.

    check_format.py ROOT           name the files and lines that are not; --write lays them out
    check_format.py --self-test    a badly laid out file in a made-up tree must be found, and mended

Versions of clang-format disagree about details, so one of them decides: without it the check is skipped (77).
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

VERSION = "14"
FOLDERS = ["bindings", "capi", "examples", "include", "src", "tests"]
ENDINGS = {".c", ".cpp", ".h", ".hpp"}
SKIPPED = 77


def formatter():
    """The program of the version that decides, or None."""
    for name in (f"clang-format-{VERSION}", "clang-format"):
        program = shutil.which(name)
        if not program:
            continue
        told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        if re.search(rf"version {VERSION}\.", told):
            return program
    return None


def sources(root):
    for folder in FOLDERS:
        for path, folders, files in os.walk(root / folder):
            folders[:] = sorted(name for name in folders if name not in {"build", "node_modules", "bin", "obj"})
            yield from (pathlib.Path(path) / name for name in sorted(files)
                        if pathlib.Path(name).suffix in ENDINGS)


def check(program, root, write):
    """The files that are not laid out, each with the first line that is not. One call for all: most of the time of a
    call goes into its start."""
    options = ["--style=file", "--dry-run", "--Werror", "--ferror-limit=0"]
    paths = [str(path) for path in sources(root)]
    told = subprocess.run([program, *options, *paths], capture_output=True, text=True, check=False).stderr
    first = {}
    for path, line in re.findall(r"^(\S.*?):(\d+):\d+: error: ", told, re.MULTILINE):
        first.setdefault(path, line)
    if write and first:
        subprocess.run([program, "--style=file", "-i", *first], check=True)
    return [f"{pathlib.Path(path).relative_to(root)}:{line}: is not laid out as .clang-format says"
            for path, line in first.items()]


def self_test(program):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "src").mkdir()
        (root / ".clang-format").write_text("BasedOnStyle: LLVM\nIndentWidth: 4\n")
        (root / "src/good.cpp").write_text("int one() { return 1; }\n")
        (root / "src/bad.cpp").write_text("int one() { return 1; }\nint  two() { return 2; }\n")
        (root / "src/page.md").write_text("int  three;\n")
        found = check(program, root, write=True)
        assert found == ["src/bad.cpp:2: is not laid out as .clang-format says"], found
        assert check(program, root, write=False) == []


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    parser.add_argument("--write", action="store_true", help="lay them out")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    program = formatter()
    if program is None:
        print(f"clang-format {VERSION} is not here")
        return SKIPPED
    if arguments.self_test:
        self_test(program)
        return 0
    if arguments.root is None:
        parser.error("a source tree is wanted")
    faults = check(program, arguments.root.resolve(), arguments.write)
    print("\n".join(faults))
    return 1 if faults and not arguments.write else 0


if __name__ == "__main__":
    sys.exit(main())
