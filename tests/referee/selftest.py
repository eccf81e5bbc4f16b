#!/usr/bin/env python3
"""Tests of the referee itself: it accepts what follows the rules, refuses what does not, knows its figures.

The matches here are played by the referee's own engine; the library takes no part.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
import unittest
from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any, Callable, Dict, Iterator, List, Tuple

import record
import toits
from match import set_up

HERE = os.path.dirname(os.path.abspath(__file__))
MAJORITY = os.path.join(HERE, "..", "data", "toits_majority.json")

Lines = List[Dict[str, Any]]
Options = Dict[str, Any]


# Playing ---------------------------------------------------------------------------------------------------


def header_of(rng: random.Random, edition: toits.Edition, options: Options, players: int) -> Dict[str, Any]:
    named = {"id": edition.id, "hash": "0123456789abcdef"}
    return {
        "record": 1,
        "game": "toits",
        "edition": named if edition.id in toits.BUILT_IN else toits.edition_to_json(edition),
        "players": players,
        "first": rng.randrange(players),
        "options": options,
        "seed": str(rng.randrange(2**64)),
        "index": 0,
    }


def random_options(rng: random.Random) -> Options:
    return {name: rng.choice(values) for name, values in toits.OPTIONS.items()}


def random_edition(rng: random.Random) -> toits.Edition:
    """Few cards, many icons, rows in any order: what the built-in deck shows once in a thousand games."""
    rows = [
        toits.Card(
            good,
            kind=f"any{number}",
            arrows=rng.choice((0, 0, 0, 1, 2, 3)),
            alarm=rng.randrange(2),
            feathers=rng.randrange(3),
            bonus=rng.choice((0, 0, 1)),
            points=rng.randrange(4),
            laurel=int(number == 0),
            copies=rng.randint(1, 3) if number else 1,
        )
        for good in toits.GOODS
        for number in range(rng.randint(3, 6))
    ]
    rng.shuffle(rows)
    spaces = rng.choice((7, 7, 7, rng.randint(1, 6)))
    return toits.Edition(
        id=f"test_{rng.randrange(10**6)}",
        cards=tuple(rows),
        tokens=tuple(toits.Tokens(high=rng.randint(4, 9), low=rng.randint(1, 3)) for _ in toits.SETS),
        leader_takes=(1, 1, 1, 2, 2, 4, 0) if spaces == 7 else tuple(rng.randrange(5) for _ in range(spaces)),
        supply_cards=rng.randrange(8),
        detective_start=spaces + 1,
        alarm_limit=rng.choice((1, 2, 3, 3, 3, 4)),
    )


def without_endless_draws(edition: toits.Edition, options: Options) -> toits.Edition:
    if options["empty_supply"] == "reshuffle" and options["raided_bonus"] == "draws":
        rows = dict.fromkeys(replace(card, alarm=card.alarm * (1 - card.bonus)) for card in edition.cards)
        return replace(edition, cards=tuple(rows))
    return edition


def pick(rng: random.Random, boldness: float, match: toits.Match) -> Dict[str, Any]:
    if match.actor == "chance":
        actions = [action for action, _ in match.choices]
        return rng.choices(actions, [weight for _, weight in match.choices])[0]
    kinds = [action["kind"] for action in match.choices]
    if "draw" in kinds:
        return match.choices[0 if rng.random() < boldness else 1]
    return rng.choice(match.choices)


def play(rng: random.Random, header: Dict[str, Any], lists: bool = True) -> Lines:
    """A whole match as the lines of a record."""
    boldness = rng.choice((0.2, 0.5, 0.8, 1.0))
    match = set_up(toits, header)
    lines: Lines = [dict(header, events=match.take_events())]
    while match.actor != "nobody":
        ply = {"ply": len(lines) - 1, "actor": match.actor, "action": pick(rng, boldness, match)}
        if lists:
            ply[record.LIST_KEYS[match.actor == "chance"]] = match.choices
        match.apply(ply["action"])
        lines.append(dict(ply, events=match.take_events()))
    lines.append({"result": match.result()})
    return json.loads(json.dumps(lines))  # nothing shared between lines


def random_match(seed: int, lists: bool = True) -> Lines:
    rng = random.Random(seed)
    options = random_options(rng) if seed % 4 else dict(toits.DEFAULTS)
    edition = without_endless_draws(random_edition(rng), options) if seed % 3 == 2 else toits.RECONSTRUCTION
    return play(rng, header_of(rng, edition, options, rng.choice(toits.PLAYERS)), lists)


class InFolder(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "match.jsonl")

    def check(self, lines: Lines, lists: bool = False) -> record.Summary:
        record.write(self.path, lines)
        return record.check(self.path, lists)

    def refused(self, lines: Lines) -> record.Disagreement:
        with self.assertRaises(record.Disagreement) as caught:
            self.check(lines)
        return caught.exception


# Accepting -------------------------------------------------------------------------------------------------

EVENT_KINDS = (
    "turn_started card_revealed draw_pile_emptied detective_moved stealing_ended card_discarded card_taken "
    "passed card_gained raid card_lost character_placed character_declined character_lost bonus_drawn "
    "bonus_missed supply_reshuffled turn_ended token_awarded points_scored match_over"
).split()


class Accepts(InFolder):
    def test_random_matches(self) -> None:
        seen: Counter = Counter()
        for seed in range(120):
            lines = random_match(seed)
            with self.subTest(seed=seed):
                self.assertEqual(self.check(lines).plies, len(lines) - 2)
            for line in lines[1:-1]:
                kinds = [event["kind"] for event in line["events"]]
                seen.update(kinds)
                seen["two goods raided at once"] += kinds.count("raid") > 1
                seen["raid by a bonus draw"] += line["action"]["kind"] == "draw_bonus" and "raid" in kinds
        rare = ["two goods raided at once", "raid by a bonus draw"]
        self.assertEqual([kind for kind in EVENT_KINDS + rare if not seen[kind]], [])

    def test_records_without_lists(self) -> None:
        lines = random_match(1, lists=False)
        self.assertFalse(self.check(lines).with_lists)
        with self.assertRaises(record.Disagreement) as caught:
            self.check(lines, lists=True)
        self.assertEqual((caught.exception.line, caught.exception.what), (2, "presence of outcomes"))

    def test_each_option_alone(self) -> None:
        for name, values in toits.OPTIONS.items():
            for value in values:
                for players in toits.PLAYERS:
                    with self.subTest(option=name, value=value, players=players):
                        rng = random.Random(f"{name}{value}{players}")
                        options = dict(toits.DEFAULTS, **{name: value})
                        self.check(play(rng, header_of(rng, toits.RECONSTRUCTION, options, players)))

    def test_time(self) -> None:
        matches = [random_match(seed) for seed in range(0, 60, 3)]
        begin = time.perf_counter()
        for lines in matches:
            self.check(lines)
        self.assertLess((time.perf_counter() - begin) / len(matches), 0.1)


# Refusing --------------------------------------------------------------------------------------------------

Place = Tuple[int, str]  # line (from 1), start of what is wrong
Spoiling = Callable[[random.Random, Lines], Place]


def plies_with(lines: Lines, *kinds: str) -> List[int]:
    return [index for index, line in enumerate(lines) if line.get("action", {}).get("kind") in kinds]


def events_at(rng: random.Random, lines: Lines, least: int) -> int:
    return rng.choice([index for index, line in enumerate(lines) if len(line.get("events", [])) >= least])


def at(index: int, what: str) -> Place:
    return index + 1, what


def wrong_card(rng: random.Random, lines: Lines) -> Place:
    chance = plies_with(lines, "reveal", "draw_bonus")
    index = rng.choice([index for index in chance if len(lines[index]["outcomes"]) > 1])
    line = lines[index]
    line["action"] = rng.choice([action for action, _ in line["outcomes"] if action != line["action"]])
    return at(index, "events[0]")


def card_that_is_gone(rng: random.Random, lines: Lines) -> Place:
    index = plies_with(lines, "reveal")[-1]
    gone = set(range(70)) - {action["card"] for action, _ in lines[index]["outcomes"]}
    lines[index]["action"]["card"] = min(gone)
    return at(index, "action is not legal")


def wrong_value(rng: random.Random, lines: Lines) -> Place:
    index = events_at(rng, lines, 1)
    number = rng.randrange(len(lines[index]["events"]))
    event = lines[index]["events"][number]
    field = rng.choice(list(event))
    event[field] = event[field] + 1 if isinstance(event[field], int) else event[field] + "x"
    return at(index, f"events[{number}]")


def wrong_event_order(rng: random.Random, lines: Lines) -> Place:
    index = events_at(rng, lines, 2)
    events = lines[index]["events"]
    number = rng.choice([n for n in range(len(events) - 1) if events[n] != events[n + 1]] or [0])
    if events[number] == events[number + 1]:
        return wrong_event_order(rng, lines)
    events[number], events[number + 1] = events[number + 1], events[number]
    return at(index, f"events[{number}]")


def missing_event(rng: random.Random, lines: Lines) -> Place:
    index = events_at(rng, lines, 1)
    lines[index]["events"].pop()
    return at(index, f"events[{len(lines[index]['events'])}]")


def added_event(rng: random.Random, lines: Lines) -> Place:
    index = events_at(rng, lines, 0)
    lines[index]["events"].append({"kind": "passed", "player": 0})
    return at(index, f"events[{len(lines[index]['events']) - 1}]")


def secret_event(rng: random.Random, lines: Lines) -> Place:
    index = events_at(rng, lines, 1)
    lines[index]["events"][0]["seen_by"] = [0]
    return at(index, "events[0]")


def wrong_weight(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "reveal", "draw_bonus"))
    number = rng.randrange(len(lines[index]["outcomes"]))
    lines[index]["outcomes"][number][1] += 1
    return at(index, f"outcomes[{number}]")


def missing_outcome(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "reveal"))
    lines[index]["outcomes"].pop()
    return at(index, f"outcomes[{len(lines[index]['outcomes'])}]")


def outcome_of_weight_0(rng: random.Random, lines: Lines) -> Place:
    index = plies_with(lines, "reveal")[-1]
    outcomes = lines[index]["outcomes"]
    outcomes.append([{"kind": "reveal", "card": 70}, 0])
    return at(index, f"outcomes[{len(outcomes) - 1}]")


def reversed_outcomes(rng: random.Random, lines: Lines) -> Place:
    index = plies_with(lines, "reveal")[0]
    lines[index]["outcomes"].reverse()
    return at(index, "outcomes[0]")


def missing_legal(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "take", "pass"))
    lines[index]["legal"].pop()
    return at(index, f"legal[{len(lines[index]['legal'])}]")


def added_legal(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "take"))
    lines[index]["legal"].append({"kind": "decline_character"})
    return at(index, f"legal[{len(lines[index]['legal']) - 1}]")


def wrong_legal_order(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "take"))
    lines[index]["legal"].reverse()
    return at(index, "legal[0]")


def illegal_kind(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop"))
    lines[index]["action"] = {"kind": "pass"}
    return at(index, "action is not legal")


def illegal_space(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "take"))
    lines[index]["action"]["space"] = 8
    return at(index, "action is not legal")


def action_with_a_field_too_many(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "pass"))
    lines[index]["action"]["space"] = 1
    return at(index, "action is not legal")


def wrong_actor(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "take"))
    lines[index]["actor"] = (lines[index]["actor"] + 1) % lines[0]["players"]
    return at(index, "actor")


def player_in_place_of_chance(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "reveal"))
    lines[index]["actor"] = 0
    return at(index, "actor")


def wrong_ply_number(rng: random.Random, lines: Lines) -> Place:
    index = rng.randrange(1, len(lines) - 1)
    lines[index]["ply"] += 1
    return at(index, "ply")


def missing_ply(rng: random.Random, lines: Lines) -> Place:
    index = rng.randrange(1, len(lines) - 2)
    del lines[index]
    return at(index, "ply")


def cut_short(rng: random.Random, lines: Lines) -> Place:
    del lines[-2]
    return at(len(lines) - 1, "the match is not over")


def ply_after_the_end(rng: random.Random, lines: Lines) -> Place:
    number = len(lines) - 2
    lines.insert(-1, {"ply": number, "actor": 0, "action": {"kind": "draw"}, "legal": [], "events": []})
    return at(len(lines) - 2, "a ply after the end")


def no_result(rng: random.Random, lines: Lines) -> Place:
    lines.pop()
    return at(len(lines) - 1, "keys of the line")


def unknown_key(rng: random.Random, lines: Lines) -> Place:
    index = rng.randrange(len(lines) - 1)
    lines[index]["comment"] = ""
    return at(index, "keys of the line")


def lists_missing_once(rng: random.Random, lines: Lines) -> Place:
    index = rng.choice(plies_with(lines, "draw", "stop", "take"))
    del lines[index]["legal"]
    return at(index, "presence of legal")


def wrong_total(rng: random.Random, lines: Lines) -> Place:
    lines[-1]["result"]["scores"][1]["total"] += 1
    return at(len(lines) - 1, "scores[1]")


def wrong_line_of_score(rng: random.Random, lines: Lines) -> Place:
    lines[-1]["result"]["scores"][0]["lines"][6]["points"] += 1
    return at(len(lines) - 1, "scores[0]")


def lines_of_score_without_zeros(rng: random.Random, lines: Lines) -> Place:
    for seat, score in enumerate(lines[-1]["result"]["scores"]):
        seven = score["lines"]
        score["lines"] = [line for line in seven if line["points"]]
        if len(score["lines"]) < 7:
            return at(len(lines) - 1, f"scores[{seat}]")
    raise AssertionError("every line of every seat has points")


def order_of_score_lines(rng: random.Random, lines: Lines) -> Place:
    lines[-1]["result"]["scores"][0]["lines"].reverse()
    return at(len(lines) - 1, "scores[0]")


def wrong_winner(rng: random.Random, lines: Lines) -> Place:
    lines[-1]["result"]["winners"] = [(lines[-1]["result"]["winners"][0] + 1) % lines[0]["players"]]
    return at(len(lines) - 1, "winners[0]")


def added_winner(rng: random.Random, lines: Lines) -> Place:
    winners = lines[-1]["result"]["winners"]
    winners.append(lines[0]["players"])
    return at(len(lines) - 1, f"winners[{len(winners) - 1}]")


def true_in_place_of_1(rng: random.Random, lines: Lines) -> Place:
    for index, line in enumerate(lines):
        for event in line.get("events", []):
            if event.get("forced") == 1:
                event["forced"] = True
                return at(index, "true has no place")
    raise AssertionError("no forced stop in this match")


def fraction(rng: random.Random, lines: Lines) -> Place:
    lines[1]["ply"] = 0.0
    return at(1, "0.0 is not an integer")


def header_field(key: str, value: Any, what: str) -> Spoiling:
    def spoil(rng: random.Random, lines: Lines) -> Place:
        lines[0][key] = value
        return at(0, what)

    spoil.__name__ = f"header_{key}_{value}"
    return spoil


def option(name: str, value: Any) -> Spoiling:
    def spoil(rng: random.Random, lines: Lines) -> Place:
        lines[0]["options"][name] = value
        return at(0, f"option {name}")

    spoil.__name__ = f"option_{name}"
    return spoil


def missing_option(rng: random.Random, lines: Lines) -> Place:
    del lines[0]["options"]["empty_supply"]
    return at(0, "names of the options")


def wrong_first_event(rng: random.Random, lines: Lines) -> Place:
    lines[0]["events"][0]["turn"] = 0
    return at(0, "events[0]")


SPOILINGS: List[Spoiling] = [
    wrong_card, card_that_is_gone, wrong_value, wrong_event_order, missing_event, added_event, secret_event,
    wrong_weight, missing_outcome, outcome_of_weight_0, reversed_outcomes,
    missing_legal, added_legal, wrong_legal_order, lists_missing_once,
    illegal_kind, illegal_space, action_with_a_field_too_many, wrong_actor, player_in_place_of_chance,
    wrong_ply_number, missing_ply, cut_short, ply_after_the_end, no_result, unknown_key,
    wrong_total, wrong_line_of_score, lines_of_score_without_zeros, order_of_score_lines,
    wrong_winner, added_winner, true_in_place_of_1, fraction,
    header_field("record", 2, "record"),
    header_field("game", "belote", "game"),
    header_field("edition", {"id": "unknown", "hash": "0123456789abcdef"}, "edition"),
    header_field("edition", {"id": "toits_reconstruction_1", "hash": "?"}, "edition hash"),
    header_field("players", 5, "players"),
    header_field("first", -1, "first"),
    header_field("seed", 7, "seed"),
    header_field("seed", "18446744073709551616", "seed"),
    header_field("index", "0", "index"),
    option("adjacent_detective", "no"), option("achievement_minimum", 2), missing_option, wrong_first_event,
]  # fmt: skip


class Refuses(InFolder):
    def test_every_spoiling(self) -> None:
        for spoil in SPOILINGS:
            for seed in (0, 3):  # both with the built-in edition
                with self.subTest(spoil=spoil.__name__, seed=seed):
                    lines = random_match(seed)
                    line, what = spoil(random.Random(seed), lines)
                    fault = self.refused(lines)
                    self.assertEqual(fault.line, line, str(fault))
                    self.assertTrue(fault.what.startswith(what), str(fault))
                    self.assertTrue(str(fault).startswith(f"{self.path}:{line}: "), str(fault))

    def test_every_event_counts(self) -> None:
        """Whatever event is left out or said twice, the ply is named."""
        lines = random_match(1)
        for index, line in list(enumerate(lines[:-1]))[::9]:
            events = line["events"]
            for number, event in enumerate(events):
                for times in (0, 2):
                    wrong = dict(line, events=events[:number] + [event] * times + events[number + 1 :])
                    fault = self.refused(lines[:index] + [wrong] + lines[index + 1 :])
                    self.assertEqual(fault.line, index + 1)

    def test_another_option(self) -> None:
        """A match played under one value is no match under the other, for every option that came to bear."""
        for name, (_, other) in toits.OPTIONS.items():
            with self.subTest(option=name):
                self.assertTrue(any(self.differs(name, other, seed) for seed in range(200)))

    def differs(self, name: str, other: Any, seed: int) -> bool:
        rng = random.Random(seed)
        played, claimed = dict(toits.DEFAULTS), dict(toits.DEFAULTS, **{name: other})
        edition = without_endless_draws(random_edition(rng), claimed)
        lines = play(rng, header_of(rng, edition, played, 2 + seed % 3))
        lines[0]["options"] = claimed
        try:
            self.check(lines)
        except record.Disagreement:
            return True
        return False

    def test_form(self) -> None:
        good = "".join(json.dumps(line) + "\n" for line in random_match(0))
        for name, text, line in [
            ("empty file", "", 0),
            ("one line", good.split("\n")[0] + "\n", 1),
            ("no JSON", "{\n" + good, 1),
            ("no object", "[]\n" + good, 1),
            ("blank line", good.replace("\n", "\n\n", 1), 2),
            ("key twice", good.replace('"record": 1', '"record": 1, "record": 1'), 1),
            ("NaN", good.replace('"record": 1', '"record": NaN'), 1),
            ("deep nesting", "[" * 100000 + "\n" + good, 1),
        ]:
            with self.subTest(form=name):
                with open(self.path, "w", encoding="utf-8") as file:
                    file.write(text)
                with self.assertRaises(record.Disagreement) as caught:
                    record.check(self.path)
                self.assertEqual(caught.exception.line, line)
        with open(self.path, "wb") as binary:
            binary.write(b'{"record":"\xff"}\n')
        with self.assertRaises(record.Disagreement):
            record.check(self.path)

    def test_any_damage(self) -> None:
        """One value replaced anywhere: a disagreement, never a crash of the referee."""
        rng = random.Random(9)
        values = [{}, [], [[]], {"kind": []}, "", "x", -1, 10**30, None]
        free = "seed index id hash text language certainty good_labels kind".split()
        for seed in (0, 5, 8):
            lines = random_match(seed)
            for _ in range(100):
                spoilt = json.loads(json.dumps(lines))
                place = rng.choice(spoilt[:1] + spoilt[-1:] + [rng.choice(spoilt)])
                while True:
                    key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
                    if not isinstance(place[key], (dict, list)) or not place[key] or rng.random() < 0.1:
                        break
                    place = place[key]
                before, place[key] = place[key], rng.choice(values)
                if place[key] != before and key not in free:
                    self.refused(spoilt)

    def test_editions_without_an_answer(self) -> None:
        rng = random.Random(5)
        built_in = toits.RECONSTRUCTION
        plain = built_in.cards[13]
        result = {"result": {"scores": [], "winners": []}}
        for name, rows in [
            ("two laurels of a good", (replace(built_in.cards[12], copies=2),)),
            ("arrows above 3", (replace(plain, arrows=4),)),
            ("two bonus draws", (replace(plain, bonus=2),)),
            ("equal rows", (plain, plain)),
            ("unknown good", (replace(plain, good="silver"),)),
        ]:
            with self.subTest(edition=name):
                edition = replace(built_in, id="test", cards=rows + built_in.cards[14:])
                header = header_of(rng, edition, dict(toits.DEFAULTS), 3)
                self.assertEqual(self.refused([dict(header, events=[]), result]).line, 1)

        rows = (replace(built_in.cards[11], alarm=1),) + built_in.cards[14:]
        endless = replace(built_in, id="test", cards=rows)
        options = dict(toits.DEFAULTS, empty_supply="reshuffle")
        header = dict(header_of(rng, endless, options, 3), events=[])
        fault = self.refused([header, result])
        self.assertEqual(fault.what, "edition under reshuffle and draws")


# Figures ---------------------------------------------------------------------------------------------------

# Card n: still free to choose, achievement there, caught there, when the leader draws until he is stopped.
STOPS = {
    1: (1.0000, 0.0000, 0.0000),
    2: (0.9638, 0.0250, 0.0112),
    3: (0.7890, 0.1002, 0.0746),
    4: (0.4512, 0.1996, 0.1382),
    5: (0.1956, 0.1403, 0.1153),
    6: (0.0466, 0.0838, 0.0652),
    7: (0.0000, 0.0272, 0.0194),
}
ACHIEVED, CAUGHT = 0.5761, 0.4239

ArrowCounts = Tuple[int, ...]  # cards with 0, 1, 2, 3 arrows


def arrows_of(edition: toits.Edition) -> ArrowCounts:
    counts: Counter = Counter()
    for card in edition.cards:
        counts[card.arrows] += card.copies
    return tuple(counts[arrows] for arrows in range(4))


Way = Tuple[ArrowCounts, toits.Position]


def lay_each(deck: ArrowCounts, ways: Dict[Way, int]) -> Iterator[Tuple[int, Way, int]]:
    """One more card in every possible way: its arrows, the way, and how many ways are like it."""
    for (drawn, position), number in ways.items():
        for arrows, copies in enumerate(deck):
            if copies > drawn[arrows]:
                more = tuple(count + (arrows == n) for n, count in enumerate(drawn))
                yield arrows, (more, toits.lay_card(position, arrows)), number * (copies - drawn[arrows])


class Figures(unittest.TestCase):
    def test_draw_until_stopped(self) -> None:
        """Exact: ordered ways to draw n of the cards of the deck, by arrows, counted in whole numbers."""
        edition = toits.RECONSTRUCTION
        deck = arrows_of(edition)
        self.assertEqual((deck, edition.deck), ((55, 15, 10, 10), 90))
        ways: Dict[Way, int] = {((0, 0, 0, 0), toits.Position(0, edition.detective_start)): 1}
        everything, sums, by_laying = 1, Counter(), 0.0
        for number, row in STOPS.items():
            everything *= edition.deck - number + 1
            results: Counter = Counter()
            free: Counter = Counter()
            for arrows, way, count in lay_each(deck, ways):
                result = toits.result_by_itself(way[1], edition.spaces, edition.deck - number, "stop")
                results[result] += count
                if result is None:
                    free[way] += count
                elif result == "achievement" and not arrows:
                    by_laying += count / everything
            found = tuple(results[result] / everything for result in (None, "achievement", "caught"))
            self.assertEqual(tuple(round(value, 4) for value in found), row, f"after card {number}")
            sums.update({result: results[result] / everything for result in results})
            ways = free
        self.assertEqual(ways, {})
        self.assertEqual((round(sums["achievement"], 4), round(sums["caught"], 4)), (ACHIEVED, CAUGHT))
        # An achievement comes more often from a card laid next to the detective than from his walk (3.9)
        self.assertEqual((round(by_laying, 3), round(sums["achievement"] - by_laying, 3)), (0.350, 0.226))

    def test_every_reachable_position(self) -> None:
        """3.10, 3.11: the first card never catches, 1 is the lowest space, the printed number is there."""
        for adjacent_detective in toits.OPTIONS["adjacent_detective"]:
            todo, seen = [toits.Position(0, 8)], set()
            while todo:
                position = todo.pop()
                for arrows in range(4):
                    laid = toits.lay_card(position, arrows)
                    result = toits.result_by_itself(laid, 7, 90, adjacent_detective)
                    if position.detective == position.cards + 1:
                        self.assertEqual((laid.detective, result), (position.detective, "caught"))
                    else:
                        self.assertEqual(laid.detective, position.detective - arrows)
                    if laid.cards == 1:
                        self.assertNotEqual(result, "caught")
                    if laid.cards == 7:
                        self.assertIn(result, ("achievement", "caught"))
                    if laid.detective == 1:
                        self.assertEqual((laid.cards, result), (3, "caught"))
                    if toits.result_of_stop(laid) == "ordinary" and not laid.caught:
                        self.assertLessEqual(toits.RECONSTRUCTION.leader_takes[laid.cards - 1], laid.cards)
                    if result is None and laid not in seen:
                        seen.add(laid)
                        todo.append(laid)

    def test_both_piles_empty(self) -> None:
        """6.2: as after a free stop, but without a question."""
        for detective, result in ((5, "ordinary"), (4, "achievement"), (3, "caught")):
            for adjacent_detective in toits.OPTIONS["adjacent_detective"]:
                position = toits.Position(3, detective)
                self.assertEqual(toits.result_by_itself(position, 7, 0, adjacent_detective), result)

    def test_built_in_edition(self) -> None:
        edition = toits.RECONSTRUCTION
        self.assertEqual(list(toits.faults(edition)), [])
        self.assertEqual((len(edition.cards), edition.deck, edition.supply_cards), (70, 90, 15))
        totals = {"arrows": 65, "alarm": 40, "feathers": 15, "bonus": 10, "points": 25, "laurel": 5}
        for icon, total in totals.items():
            self.assertEqual(sum(getattr(card, icon) * card.copies for card in edition.cards), total, icon)
        self.assertEqual(toits.edition_from_json(toits.edition_to_json(edition)), edition)


class Majorities(unittest.TestCase):
    def setUp(self) -> None:
        with open(MAJORITY, encoding="utf-8") as file:
            self.table = json.load(file)

    def test_table_is_whole(self) -> None:
        self.assertEqual(len(self.table["cases"]), 76)

    def test_cases(self) -> None:
        for case in self.table["cases"] + self.table["option_cases"]:
            options = dict(toits.DEFAULTS, **case.get("options", {}))
            for seats in permutations(range(case["players"])):
                with self.subTest(case=case, seats=seats):
                    holder = case["laurel_holder"]
                    found = toits.award(
                        [case["counts"][seat] for seat in seats],
                        None if holder is None else seats.index(holder),
                        options,
                    )
                    self.assertEqual(found, [case["result"][seat] for seat in seats])

    def test_never_more_tokens_than_there_are(self) -> None:
        for players in toits.PLAYERS:
            for code in range(4**players):
                counts = [code // 4**seat % 4 for seat in range(players)]
                for holder in [None] + [seat for seat in range(players) if counts[seat]]:
                    for empty in toits.OPTIONS["empty_majority"]:
                        for triple in toits.OPTIONS["behind_triple_tie"]:
                            options = {"empty_majority": empty, "behind_triple_tie": triple}
                            found = toits.award(counts, holder, options)
                            self.assertLessEqual(found.count("high"), 1)
                            self.assertLessEqual(found.count("low"), 2)
                            if "high" in found:
                                self.assertEqual(counts[found.index("high")], max(counts))


# Scenes: the options that only a scripted match shows ------------------------------------------------------


class Scene:
    """A match whose cards are named one by one. Rows: plain, alarm, bonus, ... in a small edition."""

    def __init__(self, cards: List[toits.Card], supply: int, players: int = 2, **options: Any):
        edition = replace(toits.RECONSTRUCTION, id="scene", cards=tuple(cards), supply_cards=supply)
        self.match = toits.Match(edition, dict(toits.DEFAULTS, **options), players, 0)
        self.match.take_events()

    def do(self, kind: str, **fields: Any) -> List[str]:
        """Plays one action, which must be legal, and returns the events as short text."""
        action = {"kind": kind, **fields}
        choices = self.match.choices
        actions = [choice for choice, _ in choices] if self.match.actor == "chance" else choices
        assert action in actions, (action, choices)
        self.match.apply(action)
        return [" ".join(str(value) for value in event.values()) for event in self.match.take_events()]

    def reveal(self, *cards: int) -> List[str]:
        """Cards one after the other, with `draw` between them."""
        for number, card in enumerate(cards):
            if number:
                self.do("draw")
            events = self.do("reveal", card=card)
        return events

    def weights(self) -> Dict[int, int]:
        return {action["card"]: weight for action, weight in self.match.choices}


def row(good: str, copies: int, **icons: int) -> toits.Card:
    base = toits.Card(good, "scene", 0, 0, 0, 0, 0, 0, copies)
    return replace(base, **icons)


class Scenes(unittest.TestCase):
    ROWS = [
        row("jewels", 6, alarm=1),  # 0
        row("gold", 6, alarm=1),  # 1
        row("paintings", 9, arrows=3),  # 2
        row("gold", 3, bonus=1),  # 3
        row("gems", 9),  # 4
        row("jewels", 3, bonus=1, alarm=1),  # 5
    ]

    def test_forced_single_take(self) -> None:
        scene = Scene(self.ROWS, supply=5)
        scene.reveal(4)
        self.assertEqual(
            scene.do("stop"),
            ["stealing_ended 0 ordinary 0", "card_taken 0 4 1", "card_gained 0 4"]
            + ["turn_ended 0", "turn_started 1 2"],
        )

    def test_caught_on_the_detectives_own_space(self) -> None:
        """may_draw: the card is laid on his space, its arrows do not count, it alone is discarded."""
        scene = Scene(self.ROWS, supply=5, adjacent_detective="may_draw")
        self.assertEqual(scene.reveal(2, 4, 4, 4)[-1:], ["card_revealed 0 4 4 draw_pile"])
        self.assertEqual(scene.match.position, toits.Position(4, 5))
        scene.do("draw")
        self.assertEqual(
            scene.do("reveal", card=2),
            ["card_revealed 0 2 5 draw_pile", "stealing_ended 0 caught 1", "card_discarded 2 5"],
        )
        self.assertEqual((scene.match.actor, len(scene.match.choices)), (1, 4))

    def test_free_stop_next_to_the_detective(self) -> None:
        scene = Scene(self.ROWS, supply=5, adjacent_detective="may_draw")
        scene.reveal(2, 4, 4, 4)
        self.assertEqual(scene.do("stop"), ["stealing_ended 0 achievement 0"])

    def achievement(self, *cards: int, **options: Any) -> Scene:
        """Leader 0 achieves with a walker and three further cards, or seven without a walker."""
        scene = Scene(self.ROWS, supply=5, **options)
        self.assertEqual(scene.reveal(*cards)[-1], "stealing_ended 0 achievement 1")
        return scene

    def test_one_by_one_raids_in_between(self) -> None:
        """4.8: the third alarm first discards the old cards, not the one taken after it."""
        scene = self.achievement(0, 0, 0, 0, 4, 4, 4)
        scene.do("take", space=1)
        scene.do("take", space=2)
        self.assertEqual(
            scene.do("take", space=3),
            ["card_taken 0 0 3", "card_gained 0 0", "raid 0 jewels 3"] + ["card_lost 0 0"] * 3,
        )
        kinds = [choice["kind"] for choice in scene.match.choices]
        self.assertEqual(kinds, ["place_character"] * 5 + ["decline_character"])
        self.assertEqual(scene.do("decline_character"), ["character_declined 0"])
        self.assertEqual(scene.do("take", space=4), ["card_taken 0 0 4", "card_gained 0 0"])

    def test_all_at_once(self) -> None:
        """Two goods raided together, one offer of the Character, then the draw of the raided bonus card."""
        scene = self.achievement(0, 1, 0, 1, 0, 1, 3, several_cards="all_at_once")
        for space in (7, 6, 5, 4, 3, 2):
            self.assertEqual(len(scene.do("take", space=space)), 1)
        self.assertEqual(
            scene.do("take", space=1),
            ["card_taken 0 0 1"]
            + [f"card_gained 0 {card}" for card in (3, 1, 0, 1, 0, 1, 0)]
            + ["raid 0 jewels 3", "raid 0 gold 4"]
            + ["card_lost 0 0"] * 3 + ["card_lost 0 1"] * 3 + ["card_lost 0 3"],
        )  # fmt: skip
        self.assertEqual(scene.do("place_character", good="gold"), ["character_placed 0 gold"])
        self.assertEqual((scene.match.actor, sum(scene.weights().values())), ("chance", 36 - 7))
        self.assertEqual(
            scene.do("draw_bonus", card=4),
            ["bonus_drawn 0 4", "card_gained 0 4", "turn_ended 0", "turn_started 1 2"],
        )

    def test_all_at_once_ended_by_pass(self) -> None:
        scene = self.achievement(2, 4, 4, 4, several_cards="all_at_once")
        scene.do("take", space=3)
        scene.do("take", space=1)
        self.assertEqual(scene.do("pass"), ["passed 0", "card_gained 0 4", "card_gained 0 2"])

    def test_raided_bonus_lost(self) -> None:
        scene = self.achievement(0, 1, 0, 1, 0, 1, 3, several_cards="all_at_once", raided_bonus="lost")
        for space in range(1, 8):
            scene.do("take", space=space)
        self.assertEqual(
            scene.do("decline_character"), ["character_declined 0", "turn_ended 0", "turn_started 1 2"]
        )

    def test_raided_bonus_of_the_third_alarm(self) -> None:
        for option, draws in (("draws", True), ("lost", False)):
            scene = self.achievement(5, 5, 5, 4, 4, 4, 4, raided_bonus=option)
            for space in (1, 2):  # not raided: they draw under both values
                scene.do("take", space=space)
                scene.do("draw_bonus", card=4)
            scene.do("take", space=3)
            scene.do("decline_character")
            self.assertEqual(scene.match.actor == "chance", draws, option)

    def test_declined_character_lost(self) -> None:
        scene = self.achievement(0, 0, 0, 4, 4, 4, 4, declined_character="lost")
        for space in (1, 2, 3):
            scene.do("take", space=space)
        self.assertEqual(scene.do("decline_character"), ["character_declined 0", "character_lost 0"])

    def test_owned_goods_only(self) -> None:
        scene = self.achievement(0, 0, 0, 4, 4, 4, 4, character_good="owned", declined_character="lost")
        for space in (1, 2):
            scene.do("take", space=space)
        self.assertEqual(scene.do("take", space=3)[-1], "card_lost 0 0")
        # No card is left, so nothing is offered and nothing is declined
        self.assertEqual(scene.match.players[0].character, toits.IN_HAND)
        self.assertEqual(scene.match.choices[0], {"kind": "take", "space": 4})

    def test_achievement_minimum(self) -> None:
        scene = self.achievement(4, 4, 4, 4, 4, 4, 4, achievement_minimum=1)
        self.assertEqual(scene.match.choices[-1], {"kind": "take", "space": 7})
        scene.do("take", space=7)
        self.assertEqual(scene.do("pass"), ["passed 0"])
        scene.do("take", space=6)
        self.assertEqual((scene.match.actor, scene.match.choices[-1]), (0, {"kind": "pass"}))

    def test_empty_supply(self) -> None:
        """A draw that finds nothing is missed, or the discard becomes a bag of its own."""
        for option in ("nothing", "reshuffle"):
            scene = Scene(self.ROWS, supply=0, empty_supply=option, raided_bonus="lost")
            self.assertEqual(scene.reveal(4, 4, 4, 4, 4, 4, 3)[-1], "stealing_ended 0 achievement 1")
            scene.do("pass")
            scene.do("take", space=1)
            # The discard is empty: the cards of the board are not in it
            self.assertEqual(
                scene.do("take", space=7),
                ["card_taken 0 3 7", "card_gained 0 3", "bonus_missed 0"]
                + [f"card_discarded 4 {space}" for space in (2, 3, 4, 5, 6)]
                + ["turn_ended 0", "turn_started 1 2"],
            )
            scene.reveal(3)
            events = scene.do("stop")
            self.assertEqual(events[1:3], ["card_taken 1 3 1", "card_gained 1 3"])
            if option == "nothing":
                self.assertEqual(events[3:], ["bonus_missed 1", "turn_ended 1", "turn_started 0 3"])
                continue
            self.assertEqual(events[3:], ["supply_reshuffled 5"])
            self.assertEqual(scene.weights(), {4: 5})
            self.assertEqual(scene.match.piles.left, {"draw_pile": 36 - 8, "supply": 5})
            scene.do("draw_bonus", card=4)
            self.assertEqual(scene.weights(), {0: 6, 1: 6, 2: 9, 3: 1, 4: 3, 5: 3})  # the draw pile alone

    def test_reshuffle_takes_the_cards_of_the_raid(self) -> None:
        scene = Scene(self.ROWS, supply=0, empty_supply="reshuffle", several_cards="all_at_once")
        scene.reveal(0, 0, 0, 3, 4, 4, 4)
        for space in (4, 1, 2, 3):
            scene.do("take", space=space)
        events = scene.do("pass")
        self.assertEqual(events[-1], "card_lost 0 0")
        self.assertEqual(scene.do("decline_character"), ["character_declined 0", "supply_reshuffled 3"])
        self.assertEqual(scene.weights(), {0: 3})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]] + sys.argv[1:])
