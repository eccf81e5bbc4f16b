"""Match records: JSON Lines in, one verdict out. Knows the form, no game.

A record is one match, one JSON object a line:

    {"record":1,"game":"...","edition":{...},"players":4,"first":0,"options":{...},"seed":"7","index":0,
     "events":[...]}
    {"ply":0,"actor":"chance","action":{"kind":"...",...},"outcomes":[[{...},3],...],"events":[...]}
    {"ply":1,"actor":0,"action":{"kind":"...",...},"legal":[...],"events":[...]}
    {"result":{"scores":[...],"winners":[2]}}

"legal" and "outcomes" stand at every ply or at none.

The rules come from a game module beside this one, whose name is the header's "game"; match.py says what it holds.
set_up makes a match of it, which offers

    match.take_events() the events since the last call, in order
    match.actor         "chance", a seat, or "nobody" when the match is over
    match.choices       the legal actions of a seat in order, or the outcomes of chance as [action, weight]
    match.apply(action) plays one of them
    match.result()      scores and winners, as in the last line of a record
    match.laws(setup, plies)
                        (name, expected, found) of every law over set-up events and plies of a whole match
"""

from __future__ import annotations

import importlib
import json
import os
from dataclasses import dataclass
from typing import Any, Dict, Iterable, List, Optional, Tuple

from match import Refused, set_up

HERE = os.path.dirname(os.path.abspath(__file__))
NO_GAMES = ("record", "match", "check", "selftest")
GAMES = sorted({name[:-3] for name in os.listdir(HERE) if name.endswith(".py")}.difference(NO_GAMES))

FORMAT = 1
HEADER_KEYS = ("record", "game", "edition", "players", "first", "options", "seed", "index", "events")
PLY_KEYS = ("ply", "actor", "action", "events")
LIST_KEYS = {True: "outcomes", False: "legal"}  # the choices of chance, of a player
RESULT_KEYS = ("scores", "winners")

SEED_LIMIT = 2**64
INDEX_LIMIT = 2**64


class Disagreement(Exception):
    """The first place where a record and the rules part."""

    def __init__(self, path: str, line: int, ply: Optional[int], what: str, expected: Any, found: Any):
        super().__init__(what)
        self.path, self.line, self.ply = path, line, ply
        self.what, self.expected, self.found = what, expected, found

    def __str__(self) -> str:
        place = "header" if self.ply is None else self.ply if isinstance(self.ply, str) else f"ply {self.ply}"
        return (
            f"{self.path}:{self.line}: {place}: {self.what}\n"
            f"  expected: {show(self.expected)}\n"
            f"  found:    {show(self.found)}"
        )


class Missing:
    """Stands for a thing that is not there."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Missing()


def show(value: Any) -> str:
    return value if isinstance(value, str) else repr(value) if value is NOTHING else json.dumps(value)


@dataclass(frozen=True)
class Line:
    number: int
    value: Dict[str, Any]


@dataclass(frozen=True)
class Record:
    path: str
    header: Line
    plies: List[Line]
    result: Line


@dataclass(frozen=True)
class Summary:
    plies: int
    with_lists: bool


# Reading ---------------------------------------------------------------------------------------------------


def unique_keys(pairs: List[Tuple[str, Any]]) -> Dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def no_number(text: str) -> Any:
    raise ValueError(f"{text} is not an integer")


def only_numbers_and_names(value: Any) -> None:
    """Truth values are 0 and 1 in a record, and nothing is null: Python would take true for 1."""
    if value is None or isinstance(value, bool):
        raise ValueError(f"{json.dumps(value)} has no place in a record")
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        only_numbers_and_names(item)


def parse_line(text: str) -> Dict[str, Any]:
    value = json.loads(text, object_pairs_hook=unique_keys, parse_float=no_number, parse_constant=no_number)
    if not isinstance(value, dict):
        raise ValueError("a line is one JSON object")
    if "true" in text or "false" in text or "null" in text:
        only_numbers_and_names(value)
    return value


def read_lines(path: str) -> List[Line]:
    lines: List[Line] = []
    with open(path, "rb") as file:
        for number, data in enumerate(file, start=1):
            try:
                lines.append(Line(number, parse_line(data.decode("utf-8"))))
            except (ValueError, RecursionError) as fault:
                start_of_line = data[:80].decode("utf-8", "replace")
                raise Disagreement(path, number, "form", str(fault), "one JSON object", start_of_line)
    return lines


def read(path: str) -> Record:
    """The parts of a record, each with the keys that it must have and no other."""
    lines = read_lines(path)
    if len(lines) < 2:
        what = "a record has a header and a result"
        raise Disagreement(path, len(lines), "form", what, "two lines at least", len(lines))
    header, plies, result = lines[0], lines[1:-1], lines[-1]

    require_keys(path, header, None, header.value, HEADER_KEYS)
    for number, line in enumerate(plies):
        optional = tuple(key for key in LIST_KEYS.values() if key in line.value)
        require_keys(path, line, number, line.value, PLY_KEYS + optional)
    require_keys(path, result, "result", result.value, ("result",))
    require_keys(path, result, "result", result.value["result"], RESULT_KEYS)
    return Record(path, header, plies, result)


def require_keys(path: str, line: Line, ply: Any, value: Any, keys: Iterable[str]) -> None:
    found = sorted(value) if isinstance(value, dict) else value
    if found != sorted(keys):
        raise Disagreement(path, line.number, ply, "keys of the line", sorted(keys), found)


# Checking --------------------------------------------------------------------------------------------------


def check(path: str, lists_required: bool = False) -> Summary:
    """Plays the record again by the rules; raises Disagreement at the first place where they part."""
    record = read(path)
    match = start(record)
    with_lists = lists_required or has_lists(record)

    for number, line in enumerate(record.plies):
        check_ply(record.path, match, number, line, with_lists)
    check_end(record, match)
    return Summary(len(record.plies), with_lists)


def has_lists(record: Record) -> bool:
    return bool(record.plies) and any(key in record.plies[0].value for key in LIST_KEYS.values())


def start(record: Record) -> Any:
    """The match that the header describes, after set-up."""
    header = record.header.value

    def require(good: bool, what: str, expected: Any, found: Any) -> None:
        if not good:
            raise Disagreement(record.path, record.header.number, None, what, expected, found)

    require(header["record"] == FORMAT, "record", FORMAT, header["record"])
    require(header["game"] in GAMES, "game", GAMES, header["game"])
    require(is_decimal(header["seed"], SEED_LIMIT), "seed", "a decimal string of 64 bits", header["seed"])
    require(is_number(header["index"], INDEX_LIMIT), "index", "a number of 64 bits", header["index"])
    try:
        match = set_up(importlib.import_module(header["game"]), header)
    except Refused as fault:
        raise Disagreement(record.path, record.header.number, None, fault.what, fault.expected, fault.found)
    compare(record.path, record.header.number, None, "events", match.take_events(), header["events"])
    return match


def is_number(value: Any, limit: int) -> bool:
    return isinstance(value, int) and 0 <= value < limit


def is_decimal(value: Any, limit: int) -> bool:
    """Digits without a leading zero or a sign."""
    short = isinstance(value, str) and len(value) <= len(str(limit))
    return short and value.isascii() and value.isdigit() and str(int(value)) == value and int(value) < limit


def check_ply(path: str, match: Any, number: int, line: Line, with_lists: bool) -> None:
    ply = line.value
    chance = match.actor == "chance"
    key, other = LIST_KEYS[chance], LIST_KEYS[not chance]

    def require(good: bool, what: str, expected: Any, found: Any) -> None:
        if not good:
            raise Disagreement(path, line.number, number, what, expected, found)

    require(ply["ply"] == number, "ply", number, ply["ply"])
    require(match.actor != "nobody", "a ply after the end of the match", "the result", ply["action"])
    require(ply["actor"] == match.actor, "actor", match.actor, ply["actor"])
    require(other not in ply, f"list of choices of {match.actor}", key, other)
    require((key in ply) == with_lists, f"presence of {key}", with_lists, key in ply)
    if with_lists:
        compare(path, line.number, number, key, match.choices, ply[key])

    actions = [action for action, _ in match.choices] if chance else match.choices
    require(ply["action"] in actions, "action is not legal", actions, ply["action"])
    match.apply(ply["action"])
    compare(path, line.number, number, "events", match.take_events(), ply["events"])


def check_end(record: Record, match: Any) -> None:
    number = record.result.number
    if match.actor != "nobody":
        what = "the match is not over"
        raise Disagreement(record.path, number, "result", what, f"a ply of {match.actor}", "the result")
    expected, found = match.result(), record.result.value["result"]
    compare(record.path, number, "result", "scores", expected["scores"], found["scores"])
    compare(record.path, number, "result", "winners", expected["winners"], found["winners"])
    for name, must, was in match.laws(record.header.value["events"], [line.value for line in record.plies]):
        if must != was:
            raise Disagreement(record.path, number, "law", name, must, was)


def compare(path: str, line: int, ply: Any, what: str, expected: List[Any], found: Any) -> None:
    """Two lists, item by item; the first item that differs is named."""
    if expected == found:
        return
    if not isinstance(found, list):
        raise Disagreement(path, line, ply, what, expected, found)
    for index in range(max(len(expected), len(found))):
        must = expected[index] if index < len(expected) else NOTHING
        was = found[index] if index < len(found) else NOTHING
        if must != was:
            raise Disagreement(path, line, ply, f"{what}[{index}]", must, was)


# Writing ---------------------------------------------------------------------------------------------------


def write(path: str, lines: Iterable[Dict[str, Any]]) -> None:
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for line in lines:
            file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")
