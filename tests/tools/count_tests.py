#!/usr/bin/env python3
"""Prints "N passed, N failed" for the last test run of a build folder: count_tests.py BUILD

A GoogleTest program counts by its test cases, any other test as one. A program that was stopped or died
counts as failed, whatever its report says. Exit status 1 if any failed, or if nothing passed.
"""

import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml


def case_result(case: xml.Element) -> str:
    if case.find("failure") is not None:
        return "failed"
    return "skipped" if case.find("skipped") is not None else "passed"


def results(build: pathlib.Path, test: dict) -> list[str]:
    """What the cases of one test came to."""
    own = {"OK": "passed", "EXPECTEDFAIL": "passed", "SKIP": "skipped"}.get(test["result"], "failed")
    name = re.split(r" / |:", test["name"])[-1]  # the project and the suites stand before it
    report = build / f"{name}.xml"  # where Meson has GoogleTest write it
    cases = []
    if report.exists():
        cases = [case_result(case) for case in xml.parse(report).getroot().iter("testcase")]
    if not cases or (own == "failed" and "failed" not in cases):
        cases.append(own)
    return cases


def main() -> int:
    build = pathlib.Path(sys.argv[1])
    count: collections.Counter[str] = collections.Counter()
    with open(build / "meson-logs" / "testlog.json", encoding="utf-8") as log:
        for line in log:
            count.update(results(build, json.loads(line)))
    if count["skipped"]:
        print(f"{count['skipped']} skipped")
    print(f"{count['passed']} passed, {count['failed']} failed")
    return 1 if count["failed"] or not count["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
