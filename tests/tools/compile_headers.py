#!/usr/bin/env python3
"""Compiles each public header alone, with the strictest warnings: compile_headers.py --cc C --cxx C++ INCLUDE

A C header is compiled as C11 and as C++20, a C++ header as C++20; each is included twice, so that a
missing include guard shows. --system names a folder of foreign headers (fmt) that are not judged.
"""

import argparse
import concurrent.futures
import os
import pathlib
import shlex
import subprocess
import sys

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]


def compile_alone(command: list[str], header: str) -> str:
    """What the compiler complains about, or an empty string."""
    source = f"#include <{header}>\n" * 2 + "typedef int not_empty;\n"
    command = [*command, *WARNINGS, "-fsyntax-only", "-"]
    done = subprocess.run(command, input=source, text=True, capture_output=True)
    return done.stderr.strip() or (f"exit status {done.returncode}" if done.returncode else "")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile each public header alone.")
    parser.add_argument("--cc", required=True, help="the C compiler's command")
    parser.add_argument("--cxx", required=True, help="the C++ compiler's command")
    parser.add_argument("--system", action="append", default=[], metavar="FOLDER")
    parser.add_argument("include", type=pathlib.Path, help="the folder of public headers")
    arguments = parser.parse_args()

    folders = [f"-I{arguments.include}", *(f"-isystem{folder}" for folder in arguments.system)]
    commands = {
        "C11": [*shlex.split(arguments.cc), "-std=c11", "-xc", *folders],
        "C++20": [*shlex.split(arguments.cxx), "-std=c++20", "-xc++", *folders],
    }
    jobs = []
    for path in sorted(arguments.include.rglob("*.h*")):
        header = path.relative_to(arguments.include).as_posix()
        languages = ["C11", "C++20"] if path.suffix == ".h" else ["C++20"]
        jobs += [(header, language) for language in languages]

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(pool.map(lambda job: compile_alone(commands[job[1]], job[0]), jobs))
    bad = 0
    for (header, language), complaint in zip(jobs, complaints):
        if complaint:
            bad += 1
            print(f"== {header} as {language}\n{complaint}\n", file=sys.stderr)
    print(f"{len(jobs)} compilations, {bad} with complaints")
    return 1 if bad or not jobs else 0


if __name__ == "__main__":
    sys.exit(main())
