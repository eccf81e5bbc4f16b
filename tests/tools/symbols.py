#!/usr/bin/env python3
"""What the shared library exports, and what the tests call.

    symbols.py LIBRARY ROOT                    writes capi/symbols.txt
    symbols.py --check LIBRARY ROOT            tells whether library, file and headers agree
    symbols.py --called PROGRAM ROOT           tells which functions of the headers a program never calls

Needs nm; the headers are known through capi/api.json.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys


def names(binary: pathlib.Path, *options: str) -> set[str]:
    """The dynamic symbols, without their versions."""
    told = subprocess.run(["nm", "-D", *options, str(binary)], check=True, capture_output=True, text=True).stdout
    symbols = [line.split()[-2:] for line in told.splitlines() if line.split()]
    return {name.split("@")[0] for kind, name in symbols if kind not in {"A", "w", "v"}}


def declared(root: pathlib.Path) -> set[str]:
    api = json.loads((root / "capi" / "api.json").read_text(encoding="utf-8"))
    return {function["name"] for function in api["functions"]}


def differences(a: set[str], what_a: str, b: set[str], what_b: str) -> list[str]:
    return [f"{name}: in {what_a}, not in {what_b}" for name in sorted(a - b)] + \
           [f"{name}: in {what_b}, not in {what_a}" for name in sorted(b - a)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Exported and called functions of the C interface.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--called", action="store_true", help="the binary is a program of the tests")
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("root", type=pathlib.Path)
    arguments = parser.parse_args()
    if shutil.which("nm") is None:
        print("nm is not here", file=sys.stderr)
        return 77
    functions = declared(arguments.root)
    if arguments.called:
        wrong = [f"{name} is never called" for name in sorted(functions - names(arguments.binary, "-u"))]
        print("\n".join(wrong) or f"all {len(functions)} functions are called")
        return 1 if wrong else 0
    exported = names(arguments.binary, "--defined-only")
    target = arguments.root / "capi" / "symbols.txt"
    if not arguments.check:
        target.write_text("".join(f"{name}\n" for name in sorted(exported)), encoding="utf-8")
        return 0
    listed = set(target.read_text(encoding="utf-8").split())
    wrong = differences(exported, "the library", listed, "capi/symbols.txt") + \
        differences(exported, "the library", functions, "the headers")
    print("\n".join(wrong) or f"{len(exported)} functions are exported, and nothing else")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
