#!/usr/bin/env python3
"""Writes the golden files of tests/golden anew: regenerate_golden.py BUILD

BUILD is a build folder with the tests. Read the difference afterwards: it is what hosts, saves and records will
notice. Saves of releases are written for the release at hand only; those of earlier ones are never touched.
"""

import os
import pathlib
import subprocess
import sys


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    build = pathlib.Path(sys.argv[1]).resolve()
    subprocess.run(["ninja", "-C", str(build), "tests/test_golden"], check=True)
    program = build / "tests" / "test_golden"
    subprocess.run([str(program), "--gtest_brief=1"], check=True, env={**os.environ, "VILLE_GOLDEN_WRITE": "1"})
    return subprocess.run([str(program), "--gtest_brief=1"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
