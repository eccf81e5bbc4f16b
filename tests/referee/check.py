#!/usr/bin/env python3
"""Checks match records from the outside: check.py [--lists] FILE...

Every record is played again by the rules as written down in this folder, which share nothing with the
library. Exit status 0 if all agree, 1 if one does not; each disagreement is printed with its place.
"""

from __future__ import annotations

import argparse
import sys

import record


def main() -> int:
    parser = argparse.ArgumentParser(description="Check match records against the rules.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a match record, JSON Lines")
    parser.add_argument("--lists", action="store_true", help="refuse a record without legal lists")
    parser.add_argument("--quiet", action="store_true", help="print disagreements only")
    arguments = parser.parse_args()

    plies, bad = 0, 0
    for path in arguments.files:
        try:
            plies += record.check(path, arguments.lists).plies
        except (record.Disagreement, OSError) as fault:
            bad += 1
            print(fault, file=sys.stderr)
    if not arguments.quiet or bad:
        print(f"{len(arguments.files)} records, {plies} plies, {bad} refused")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
