"""Troyes, written from the rules alone as a second opinion on the library.

Numbers in brackets are those of docs/rules/troyes.md. A match is one generator that runs through the rules from top to
bottom and stops wherever somebody has to decide. What can be done is found by trying: a plan of dice is listed if it can
be paid for and does something.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from itertools import combinations
from typing import Any, Dict, Iterator, List, Optional, Set, Tuple

from match import Action, Decision, Event, MatchOfSteps, Refused, Steps

# Names, in the order in which they are numbered ------------------------------------------------------------

PLAYERS = (2, 3, 4)
NEUTRAL = 4
COLOURS = ("red", "white", "yellow")
LETTERS = {"r": "red", "w": "white", "y": "yellow"}
BUILDINGS = ("palace", "bishopric", "city_hall")
ACTIVITIES = tuple(f"{colour}{number}{letter}" for colour in "RWY" for number in "123" for letter in "abc")
REDS = tuple(f"ER{number}" for number in range(1, 9))
DECKS = {"red": REDS, "white": ("EW1", "EW2", "EW3", "EW4"), "yellow": ("EY1", "EY2", "EY3", "EY4")}
EVENTS = ("M",) + REDS + DECKS["white"] + DECKS["yellow"]
CHARACTERS = ("C1", "C2", "C3", "C4", "C5", "C6")
LINES = ("henri_i", "urbain_iv", "hugues_de_payns", "thibaut_ii", "chretien_de_troyes", "florentine")
SOURCES = ("tokens", "events_in_play", "tradesmen", "cathedral") + LINES
OPTIONS: Dict[str, Tuple[Any, ...]] = {
    "pass_is_final": (1, 0), "cathedral_stacking": (1, 0), "hire_lying_citizens": (1, 0), "hidden_vp": (1, 0),
}  # fmt: skip

# With a cube of these, dice of this colour (None: the one that is needed), at most so many, for dice of that need (8).
DELAYED = {
    "blacksmith": ("red", 3, "red"), "militia": ("yellow", 3, "red"), "tithing": ("yellow", 3, "yellow"),
    "monk": ("white", 1, "yellow"), "priest": ("yellow", 3, "yellow"), "apprenticeship": (None, 3, None),
    "confession": ("red", 3, "red"), "templar": ("white", 1, "red"),
}  # fmt: skip
FOR_PLACING = ("militia", "tithing")  # 8.28

WHOLE = "activities"  # only an edition that is written out has it


# The printed matter: an edition is what its file says ------------------------------------------------------


class Edition:
    def __init__(self, figures: Dict[str, Any]):
        self.figures = figures
        self.id = figures["id"]
        self.cards = {card["code"]: card for card in figures["activities"]}
        self.events = {card["code"]: card for card in figures["events"]}

    def __getattr__(self, name: str) -> Any:
        return self.figures[name]


def edition_from_json(found: Dict[str, Any]) -> Edition:
    if [card.get("code") for card in found.get("activities", [])] != list(ACTIVITIES):
        raise Refused("activity cards", ACTIVITIES, found.get("activities"))
    if [card.get("code") for card in found.get("events", [])] != list(EVENTS):
        raise Refused("events", EVENTS, found.get("events"))
    return Edition(found)


def edition_to_json(edition: Edition) -> Dict[str, Any]:
    return edition.figures


def faults(edition: Edition) -> Iterator[Tuple[str, Any, Any]]:
    effects = [card["effect"] for card in edition.activities]
    if len(set(effects)) != len(effects):
        yield "effects of the cards", "each once", effects
    if any(card["divisor"] < 1 for card in edition.activities):
        yield "numbers of the cards", "1 or more", [card["divisor"] for card in edition.activities]


GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../golden/edition_troyes_reconstruction_1.json")
with open(GOLDEN, encoding="utf-8") as file:
    BUILT_IN = {"troyes_reconstruction_1": Edition(json.load(file))}


# A match ---------------------------------------------------------------------------------------------------

Die = Tuple[int, str, int]  # district, colour, value


def word_of(dice: Tuple[Die, ...]) -> str:
    return ",".join(f"{district}{colour[0]}{value}" for district, colour, value in dice)


def dice_of(word: str) -> Tuple[Die, ...]:
    return tuple((int(code[0]), LETTERS[code[1]], int(code[2])) for code in word.split(","))


class Player:
    def __init__(self, edition: Edition, players: int):
        self.deniers, self.influence, self.points = edition.start_deniers, edition.start_influence, 0
        self.personal = edition.citizens[players - 2]
        self.general = edition.citizens_in_all - self.personal
        self.cubes, self.district, self.passes = edition.cubes, 0, 0
        self.characters: Set[str] = set()
        self.events: List[str] = []


class Match(MatchOfSteps):
    def __init__(self, edition: Edition, options: Dict[str, Any], players: int, first: int):
        self.edition, self.options, self.first, self.start = edition, options, first, first
        self.players = [Player(edition, players) for _ in range(players)]
        self.neutrals, self.gray = edition.neutral_citizens, edition.gray_cubes
        self.rows = {
            building: [[None] * (6 // count) for _ in range(count)] for building, count in zip(BUILDINGS, edition.rows)
        }  # type: Dict[str, List[List[Optional[int]]]]
        self.lying: Dict[str, Set[int]] = {building: set() for building in BUILDINGS}
        self.cathedral: Dict[Tuple[int, int], int] = {}  # (level, column): owner
        self.dice: Counter = Counter()
        self.black: Counter = Counter()
        self.shown: List[str] = []
        self.tradesmen: Dict[str, List[Optional[int]]] = {card: [None] * 4 for card in ACTIVITIES}
        self.delayed: Dict[str, Counter] = {card: Counter() for card in ACTIVITIES}
        self.queue = ["M"]
        self.hidden = set(EVENTS) - {"M"}
        self.on_event: Dict[str, List[int]] = {event: [] for event in EVENTS}  # cubes in the order of their coming
        self.turn, self.winning = 0, 0
        super().__init__()

    # What changes, and is told

    def seats(self, first: Optional[int] = None) -> List[int]:
        first = self.start if first is None else first
        return [(first + place) % len(self.players) for place in range(len(self.players))]

    def money(self, seat: int, change: int, reason: str) -> None:
        if change:
            self.players[seat].deniers += change
            self.say("deniers_changed", player=seat, change=change, reason=reason)

    def fame(self, seat: int, change: int, reason: str) -> None:
        player = self.players[seat]
        after = min(player.influence + change, self.edition.max_influence)  # 5.9
        change, player.influence = after - player.influence, after
        if change:
            self.say("influence_changed", player=seat, change=change, reason=reason)

    def score(self, seat: int, points: int, source: str) -> None:
        points = max(points, -self.players[seat].points)  # 4.14
        if points:
            self.players[seat].points += points
            self.say("points_scored", player=seat, source=source, points=points)

    # Set-up (2)

    def play(self) -> Steps:
        yield from self.set_up()
        for number in range(1, self.edition.rounds[len(self.players) - 2] + 1):
            yield from self.round(number)
        self.count()

    def set_up(self) -> Steps:
        if len(self.players) == 2:  # 2.6
            for place in self.edition.neutrals:
                self.settle(place["building"], place["row"], place["space"], NEUTRAL)
        left = list(CHARACTERS)
        for _ in range(self.edition.characters_with_two if len(self.players) == 2 else 1):  # 2.2
            for seat in self.seats():
                action = yield Decision("chance", [[{"kind": "deal_character", "character": each}, 1] for each in left])
                left.remove(action["character"])
                self.players[seat].characters.add(action["character"])
                self.say("character_dealt", player=seat, character=action["character"], seen_by=[seat], hidden=["character"])
        for turn in range(self.edition.citizens[len(self.players) - 2]):  # 2.7
            for seat in self.seats() if turn % 2 == 0 else reversed(self.seats()):
                action = yield Decision(seat, [dict(kind="setup_citizen", building=b, row=r, space=s) for b, r, s in self.spaces(None)])
                self.settle(action["building"], action["row"], action["space"], seat)
        if len(self.players) > 2:  # 2.8
            for building, row, space in self.spaces(None):
                self.settle(building, row, space, NEUTRAL)

    def spaces(self, owner: Optional[int]) -> List[Tuple[str, int, int]]:
        return [(building, r, s) for building in BUILDINGS for r, row in enumerate(self.rows[building])
                for s, there in enumerate(row) if there == owner]

    def settle(self, building: str, row: int, space: int, owner: int) -> None:
        self.rows[building][row][space] = owner
        if owner == NEUTRAL:
            self.neutrals -= 1
        else:
            self.players[owner].personal -= 1
        self.say("citizen_placed", owner=owner, building=building, row=row, space=space)

    # The buildings (3)

    def row_of(self, building: str, value: int) -> int:
        return (value - 1) * len(self.rows[building]) // 6

    def gap(self, building: str, row: int) -> int:
        spaces = self.rows[building][row]
        return spaces.index(None) if None in spaces else len(spaces) - 1

    def barred(self, building: str, row: int) -> bool:  # 3.4
        return self.rows[building][row][self.gap(building, row)] in self.lying[building]

    def enter(self, building: str, row: int, owner: int) -> None:
        spaces, gap = self.rows[building][row], self.gap(building, row)
        pushed = spaces[gap]
        self.rows[building][row] = [owner] + spaces[:gap] + spaces[gap + 1:]
        self.say("citizen_placed", owner=owner, building=building, row=row, space=0)
        if pushed is not None:
            self.lying[building].add(pushed)
            self.say("citizen_expelled", owner=pushed, building=building, row=row)

    def standing(self, building: str, owner: int) -> int:
        return sum(row.count(owner) for row in self.rows[building])

    # A round (4)

    def round(self, number: int) -> Steps:
        self.say("round_started", round=number, first=self.start)
        if number <= 3:  # 4.1
            for colour in "RWY":
                cards = [card for card in ACTIVITIES if card[:2] == f"{colour}{number}"]
                action = yield Decision("chance", [[{"kind": "reveal_activity", "card": card}, 1] for card in cards])
                self.shown.append(action["card"])
                self.say("activity_revealed", card=action["card"])
        self.pay()
        yield from self.workforce()
        yield from self.events_come()
        for event in list(self.queue):
            yield from self.strike(event)
        yield from self.roll_black()
        yield from self.counter()
        yield from self.actions()
        self.end_round(number)

    def pay(self) -> None:  # 4.2, 4.3
        for seat in self.seats():
            self.money(seat, self.edition.income, "income")
        for seat in self.seats():
            wages = sum(self.standing(b, seat) * wage for b, wage in zip(BUILDINGS, self.edition.wages))
            paid = min(wages, self.players[seat].deniers)
            self.money(seat, -paid, "wages")
            if paid < wages:
                self.score(seat, -self.edition.wages_penalty, "wages")

    def roll(self, what: str, district: int, colour: str, was: int = 0) -> Steps:
        action = yield Decision("chance", [[{"kind": "roll_die", "value": value}, 1] for value in range(1, 7)])
        self.say("die_rolled", roll=what, district=district, colour=colour, value=action["value"], was=was)
        return action["value"]

    def workforce(self) -> Steps:  # 4.4
        for district in self.seats() + [NEUTRAL]:
            for building, colour in zip(BUILDINGS, COLOURS):
                for _ in range(self.standing(building, district)):
                    value = yield from self.roll("workforce", district, colour)
                    self.dice[district, colour, value] += 1

    def events_come(self) -> Steps:  # 4.5
        deck: Tuple[str, ...] = REDS
        for _ in range(2):
            left = [event for event in deck if event in self.hidden]
            if not left:
                return
            action = yield Decision("chance", [[{"kind": "reveal_event", "event": event}, 1] for event in left])
            event = action["event"]
            self.hidden.remove(event)
            self.say("event_revealed", event=event, position=len(self.queue))
            self.queue.append(event)
            deck = DECKS[self.edition.events[event]["deck"]]

    def strike(self, event: str) -> Steps:  # 4.6, 4.7, 9
        card = self.edition.events[event]
        effect = card["effect"]
        self.say("event_resolved", event=event)
        if effect == "neutral_citizen" and self.neutrals:
            building = card["building"]
            value = yield from self.roll("neutral", NEUTRAL, COLOURS[BUILDINGS.index(building)])
            row = self.row_of(building, value)
            if not self.barred(building, row):
                self.neutrals -= 1
                self.enter(building, row, NEUTRAL)
        if effect == "gray_cube" and self.gray:
            column = yield from self.roll("gray_cube", NEUTRAL, "white")
            free = self.free_levels(column)
            if free:
                self.gray -= 1
                self.cathedral[free[0], column] = NEUTRAL
                self.say("cathedral_cube_placed", owner=NEUTRAL, level=free[0], column=column)
        for seat in self.seats():
            suffered = yield from self.suffer(seat, effect, card["amount"])
            if not suffered:
                self.score(seat, -self.edition.event_penalty, "event")

    def suffer(self, seat: int, effect: str, amount: int) -> Steps:
        player = self.players[seat]
        if effect == "deniers":
            able = player.deniers >= amount
            self.money(seat, -min(player.deniers, amount), "event")
            return able
        if effect == "influence":
            able = player.influence >= amount
            self.fame(seat, -min(player.influence, amount), "event")
            return able
        if effect == "event_cube":
            own = [event for event in EVENTS if seat in self.on_event[event]]
            if own:
                action = yield Decision(seat, [{"kind": "return_event_cube", "event": event} for event in own])
                self.take_back(seat, action["event"])
            return bool(own)
        if effect == "cathedral_cube":
            mine = sorted(place for place, owner in self.cathedral.items() if owner == seat)
            if mine:
                action = yield Decision(seat, [dict(kind="return_cathedral_cube", level=l, column=c) for l, c in mine])
                del self.cathedral[action["level"], action["column"]]
                player.cubes += 1
                self.say("cathedral_cube_returned", player=seat, level=action["level"], column=action["column"])
            return bool(mine)
        return True

    def take_back(self, seat: int, event: str) -> None:
        """The last of his cubes goes: so his first one keeps its place as long as there is one (6.10)."""
        cubes = self.on_event[event]
        del cubes[len(cubes) - 1 - cubes[::-1].index(seat)]
        self.players[seat].cubes += 1
        self.say("event_cube_returned", player=seat, event=event)

    # Black dice (4.8 to 4.13)

    def roll_black(self) -> Steps:
        symbols = [self.edition.events[e]["amount"] for e in self.queue if self.edition.events[e]["effect"] == "black_dice"]
        for _ in range(min(sum(symbols), self.edition.black_dice)):
            value = yield from self.roll("black", NEUTRAL, "black")
            self.black[value] += 1

    def own_dice(self, seat: int) -> List[Tuple[str, int]]:
        return [(colour, value) for colour in COLOURS for value in range(1, 7) if self.dice[seat, colour, value]]

    def strength(self, seat: int) -> int:
        return sum(self.worth(colour, value) * self.dice[seat, colour, value] for colour, value in self.own_dice(seat))

    def worth(self, colour: str, value: int) -> int:
        return value * (self.edition.red_factor if colour == "red" else 1)

    def counter(self) -> Steps:
        seat = self.start
        while sum(self.black.values()):
            yield from self.fight(seat)
            seat = (seat + 1) % len(self.players)

    def fight(self, seat: int) -> Steps:
        while True:
            highest = max(value for value, count in self.black.items() if count)
            able = self.strength(seat) >= highest
            uses = self.uses_of_influence(seat)
            if not able and not uses:
                return self.discard_black(seat, highest)
            sets = self.sets_of_black(highest, self.strength(seat)) if able else []
            ways = [{"kind": "counter", "black": digits} for digits in sets] or [{"kind": "fail_counter"}]
            action = yield Decision(seat, ways + uses)
            if action["kind"] == "fail_counter":
                return self.discard_black(seat, highest)
            if action["kind"] == "counter":
                return (yield from self.counter_dice(seat, action["black"]))
            yield from self.use_influence(seat, action)

    def sets_of_black(self, highest: int, reach: int) -> List[str]:
        others = sorted(self.black.elements(), reverse=True)
        others.remove(highest)
        found = {(highest,) + group for size in range(len(others) + 1) for group in combinations(others, size)}
        return sorted("".join(map(str, group)) for group in found if sum(group) <= reach)

    def discard_black(self, seat: int, value: int) -> None:
        self.black[value] -= 1
        self.say("black_die_discarded", player=seat, value=value)
        self.score(seat, -self.edition.black_penalty, "black_die")

    def counter_dice(self, seat: int, digits: str) -> Steps:
        needed, reached = sum(map(int, digits)), 0
        while True:
            ways: List[Action] = [dict(kind="counter_die", colour=c, value=v) for c, v in self.own_dice(seat)]
            action = yield Decision(seat, ways + ([{"kind": "counter_done"}] if reached >= needed else []))
            if action["kind"] == "counter_done":
                break
            self.use_die((seat, action["colour"], action["value"]))
            reached += self.worth(action["colour"], action["value"])
        for digit in digits:
            self.black[int(digit)] -= 1
            self.say("black_die_countered", player=seat, value=int(digit))
        self.fame(seat, len(digits) * self.edition.black_influence, "black_die")

    def use_die(self, die: Die) -> None:
        self.dice[die] -= 1
        self.say("die_used", district=die[0], colour=die[1], value=die[2])

    # Influence (5.5 to 5.8)

    def uses_of_influence(self, seat: int) -> List[Action]:
        player, own, edition = self.players[seat], self.own_dice(seat), self.edition
        uses: List[Action] = []
        if player.influence >= edition.reroll_cost:
            uses += [{"kind": "reroll_die", "colour": colour, "value": value} for colour, value in own]
        if player.influence >= edition.recruit_cost and player.general:
            uses.append({"kind": "recruit_citizen"})
        if player.influence >= edition.turn_cost and own:
            uses.append({"kind": "turn_dice"})
        return uses

    def use_influence(self, seat: int, action: Action) -> Steps:
        player = self.players[seat]
        if action["kind"] == "reroll_die":
            self.fame(seat, -self.edition.reroll_cost, "reroll")
            colour, was = action["colour"], action["value"]
            self.dice[seat, colour, was] -= 1
            value = yield from self.roll("reroll", seat, colour, was)
            self.dice[seat, colour, value] += 1
        elif action["kind"] == "recruit_citizen":
            self.fame(seat, -self.edition.recruit_cost, "recruit")
            player.general -= 1
            player.personal += 1
            self.say("citizen_recruited", player=seat)
        else:
            self.fame(seat, -self.edition.turn_cost, "turn")
            yield from self.turn_dice(seat)

    def turn_dice(self, seat: int) -> Steps:
        turned: Counter = Counter()  # as they lie now
        while True:
            left = [(c, v) for c, v in self.own_dice(seat) if self.dice[seat, c, v] > turned[c, v]]
            count = sum(turned.values())
            if count == self.edition.dice_per_turn or not left:
                return
            ways: List[Action] = [{"kind": "turn_die", "colour": c, "value": v} for c, v in left]
            action = yield Decision(seat, ways + ([{"kind": "turn_done"}] if count else []))
            if action["kind"] == "turn_done":
                return
            colour, value = action["colour"], action["value"]
            self.dice[seat, colour, value] -= 1
            self.dice[seat, colour, 7 - value] += 1
            turned[colour, 7 - value] += 1
            self.say("die_turned", district=seat, colour=colour, value=value, to=7 - value)

    # The action phase (6)

    def any_die(self) -> bool:
        return any(self.dice.values())

    def actions(self) -> Steps:
        seat, passes = self.start, 0
        if not self.any_die():  # 4.15
            return self.say("actions_ended", reason="no_dice")
        final = self.options["pass_is_final"]
        while True:
            player = self.players[seat]
            if final and player.passes:  # 6.16
                self.add_to_district(seat, self.edition.pass_later)
                seat = (seat + 1) % len(self.players)
                continue
            self.turn += 1
            self.say("turn_started", player=seat, turn=self.turn)
            if (yield from self.one_turn(seat)):
                passes += 1
                if passes == len(self.players) or (final and all(each.passes for each in self.players)):
                    return self.say("actions_ended", reason="all_passed")
            else:
                passes = 0
                if not self.any_die():
                    return self.say("actions_ended", reason="no_dice")
            seat = (seat + 1) % len(self.players)

    def add_to_district(self, seat: int, amount: int) -> None:
        if amount:
            self.players[seat].district += amount
            self.say("district_deniers_added", player=seat, amount=amount)

    def one_turn(self, seat: int) -> Steps:
        """Influence, then one action. Answers whether it was a pass."""
        while True:
            action = yield Decision(seat, self.deeds(seat) + self.uses_of_influence(seat))
            if action["kind"] in ("reroll_die", "recruit_citizen", "turn_dice"):
                yield from self.use_influence(seat, action)
                continue
            if action["kind"] == "pass":
                player = self.players[seat]
                self.say("passed", player=seat)
                self.add_to_district(seat, self.edition.pass_later if player.passes else self.edition.pass_first)
                player.passes += 1
                return True
            yield from self.deed(seat, action)
            return False

    def deeds(self, seat: int) -> List[Action]:
        player = self.players[seat]
        found: List[Action] = []
        for card in ACTIVITIES:
            if card in self.shown and self.can_activate(seat, card):
                found.append({"kind": "activate", "card": card})
        found += [{"kind": "fight_event", "event": e} for e in EVENTS if e in self.queue and self.groups(seat, "fight_event", e, player.deniers)]
        if self.groups(seat, "build_cathedral", None, player.deniers):
            found.append({"kind": "build_cathedral"})
        if player.personal:
            found += [{"kind": "place_citizen", "building": b} for b in BUILDINGS if self.groups(seat, "place_citizen", b, player.deniers)]
        if self.groups(seat, "agriculture", None, player.deniers):
            found.append({"kind": "agriculture"})
        return found + [{"kind": "pass"}]

    def can_activate(self, seat: int, card: str) -> bool:
        budget = self.players[seat].deniers
        if seat not in self.tradesmen[card]:
            if None not in self.tradesmen[card] or not self.citizens_to_hire(seat, card):
                return False
            budget -= self.edition.cards[card]["cost"]
        return budget >= 0 and bool(self.groups(seat, "activate", card, budget))

    def citizens_to_hire(self, seat: int, card: str) -> List[Action]:
        places: List[Tuple[str, int, int]] = [("supply", 0, 0)] if self.players[seat].personal else []
        places += self.spaces(seat)
        if self.options["hire_lying_citizens"]:
            places += [(f"{building}_picture", 0, 0) for building in BUILDINGS if seat in self.lying[building]]
        places += [(other, 0, 0) for other in ACTIVITIES if other != card and seat in self.tradesmen[other]]
        return [dict(kind="hire_tradesman", **{"from": f}, row=r, space=s) for f, r, s in places]

    # Groups of dice (5, 8)

    def need(self, deed: str, target: Any) -> str:
        if deed == "activate":
            return LETTERS[target[0].lower()]
        if deed == "place_citizen":
            return COLOURS[BUILDINGS.index(target)]
        return {"fight_event": "red", "build_cathedral": "white", "agriculture": "yellow"}[deed]

    def groups(self, seat: int, deed: str, target: Any, budget: int) -> List[Action]:
        """Every use of dice that can be paid for and does something, in order."""
        found = []
        for cube in ("none",) + ACTIVITIES:
            if cube != "none" and not self.delayed[cube][seat]:
                continue
            makeup = self.makeup(deed, target, cube)
            if makeup is None:
                continue
            for dice in self.combinations(*makeup):
                paid = self.bill(seat, dice, cube)
                left = budget - sum(paid.values())
                if left >= 0 and self.worth_of(seat, deed, target, dice, cube, left):
                    found.append({"kind": "use_dice", "cube": cube, "dice": word_of(dice)})
        return found

    def makeup(self, deed: str, target: Any, cube: str) -> Optional[Tuple[str, int]]:
        need = self.need(deed, target)
        most = 1 if deed == "place_citizen" else 3
        if cube == "none":
            return need, most
        effect = self.edition.cards[cube]["effect"]
        colour, number, instead_of = DELAYED[effect]
        fits = instead_of in (None, need) and deed != "build_cathedral" and (deed != "place_citizen" or effect in FOR_PLACING)
        return (colour or need, min(number, most)) if fits else None

    def combinations(self, colour: str, most: int) -> List[Tuple[Die, ...]]:
        lying = [die for die in sorted(self.dice) if die[1] == colour for _ in range(self.dice[die])]
        return sorted({group for size in range(1, most + 1) for group in combinations(lying, size)})

    def bill(self, seat: int, dice: Tuple[Die, ...], cube: str) -> Counter:
        foreign = Counter(die[0] for die in dice if die[0] != seat)
        if cube != "none" and self.edition.cards[cube]["effect"] == "tithing":
            foreign = Counter({district: count - 1 for district, count in foreign.items()})  # 8.10
        price = self.edition.die_prices[len(dice) - 1]  # 5.2
        return Counter({district: count * price for district, count in foreign.items()})

    def value(self, dice: Tuple[Die, ...], cube: str) -> int:
        total = sum(die[2] for die in dice)
        if cube == "none":
            return total
        card = self.edition.cards[cube]
        number = card["gain"]
        return {
            "blacksmith": total + number, "militia": total, "tithing": total, "monk": total * number,
            "priest": total + number * len(dice), "apprenticeship": number * len(dice),
            "confession": total + number * len(dice), "templar": total * number,
        }[card["effect"]]  # fmt: skip

    def worth_of(self, seat: int, deed: str, target: Any, dice: Tuple[Die, ...], cube: str, deniers: int) -> int:
        value = self.value(dice, cube)
        cubes = self.players[seat].cubes + (cube != "none")
        if deed == "activate":
            return self.most_activations(seat, target, value, deniers, cubes)
        if deed == "fight_event":
            card = self.edition.events[target]
            return min(value // card["pips"], card["spaces"] - len(self.on_event[target]), cubes)
        if deed == "build_cathedral":
            columns = Counter(die[2] for die in dice)
            return int(cubes >= len(dice) and all(len(self.free_levels(c)) >= n for c, n in columns.items()))
        if deed == "place_citizen":
            return int(not self.barred(target, self.row_of(target, value)))
        return 1

    def most_activations(self, seat: int, card: str, value: int, deniers: int, cubes: int) -> int:  # 6.5, 6.6
        printed = self.edition.cards[card]
        effect, spend = printed["effect"], printed["spend"]
        limits = [value // printed["divisor"]]
        if effect in ("archer", "diplomat", "knight") or effect in DELAYED:
            limits.append(cubes)
        if effect == "knight":
            limits.append(len(self.queue))
        if effect in ("diplomat", "innkeeper", "journeyman") and spend:
            limits.append(deniers // spend)
        if effect in ("artisan", "troubadour") and spend:
            limits.append(self.players[seat].influence // spend)
        return min(limits)

    def free_levels(self, column: int) -> List[int]:
        return [level for level in (1, 2, 3) if (level, column) not in self.cathedral]

    # What an action does

    def deed(self, seat: int, action: Action) -> Steps:
        kind = action["kind"]
        target = action.get("card", action.get("event", action.get("building")))
        if kind == "activate" and seat not in self.tradesmen[target]:
            yield from self.hire(seat, target)
        use = yield Decision(seat, self.groups(seat, kind, target, self.players[seat].deniers))
        dice, cube = dice_of(use["dice"]), use["cube"]
        self.take_dice(seat, dice, cube)
        value = self.value(dice, cube)
        if kind == "activate":
            yield from self.activate(seat, target, value)
        elif kind == "fight_event":
            card = self.edition.events[target]
            cubes = min(value // card["pips"], card["spaces"] - len(self.on_event[target]), self.players[seat].cubes)
            self.put_on_event(seat, target, cubes)
        elif kind == "build_cathedral":
            for die in dice:
                yield from self.build(seat, die[2])
        elif kind == "place_citizen":
            self.players[seat].personal -= 1
            self.enter(target, self.row_of(target, value), seat)
        else:
            self.money(seat, value // self.edition.agriculture_divisor, "agriculture")

    def hire(self, seat: int, card: str) -> Steps:
        action = yield Decision(seat, self.citizens_to_hire(seat, card))
        where, row, space = action["from"], action["row"], action["space"]
        if where == "supply":
            self.players[seat].personal -= 1
        elif where in BUILDINGS:
            self.rows[where][row][space] = None
        elif where in ACTIVITIES:
            self.tradesmen[where][self.tradesmen[where].index(seat)] = None
        else:
            self.lying[where[: -len("_picture")]].remove(seat)
        workplace = self.tradesmen[card].index(None)
        self.tradesmen[card][workplace] = seat
        self.say("tradesman_hired", player=seat, card=card, space=workplace, **{"from": where}, row=row, from_space=space)
        self.money(seat, -self.edition.cards[card]["cost"], "hire")

    def take_dice(self, seat: int, dice: Tuple[Die, ...], cube: str) -> None:
        paid = self.bill(seat, dice, cube)
        if cube != "none":
            self.delayed[cube][seat] -= 1
            self.players[seat].cubes += 1
            self.say("delayed_cube_spent", player=seat, card=cube)
        for die in dice:
            self.use_die(die)
        self.money(seat, -sum(paid.values()), "dice")
        for owner in range(len(self.players)):
            self.money(owner, paid[owner], "sale")

    def build(self, seat: int, column: int) -> Steps:
        free = self.free_levels(column)
        level = free[0]
        if not self.options["cathedral_stacking"]:  # 12.2
            action = yield Decision(seat, [{"kind": "cathedral_level", "level": each} for each in free])
            level = action["level"]
        self.cathedral[level, column] = seat
        self.players[seat].cubes -= 1
        self.say("cathedral_cube_placed", owner=seat, level=level, column=column)
        self.fame(seat, self.edition.cathedral_influence[column - 1], "cathedral")
        self.score(seat, self.edition.cathedral_points, "cathedral")

    def put_on_event(self, seat: int, event: str, cubes: int) -> None:
        card, lying = self.edition.events[event], self.on_event[event]
        lying += [seat] * cubes
        self.players[seat].cubes -= cubes
        self.say("event_cubes_placed", player=seat, event=event, count=cubes)
        self.fame(seat, cubes * self.edition.event_cube_influence, "event_cube")
        if len(lying) < card["spaces"]:
            return
        ranking = sorted(set(lying), key=lambda each: (-lying.count(each), lying.index(each)))  # 6.10
        for each in self.seats():
            for _ in range(lying.count(each)):
                self.players[each].cubes += 1
                self.say("event_cube_returned", player=each, event=event)
        self.on_event[event] = []
        first, second = ranking[0], ranking[min(1, len(ranking) - 1)]
        self.say("event_completed", event=event, first=first, second=second)
        self.score(first, card["first"], "event")
        self.score(second, card["second"], "event")
        if event != "M":  # 6.11
            self.queue.remove(event)
            self.players[first].events.append(event)
            self.say("event_taken", player=first, event=event)

    # Activity cards (8)

    def activate(self, seat: int, card: str, value: int) -> Steps:
        player = self.players[seat]
        most = self.most_activations(seat, card, value, player.deniers, player.cubes)
        times = 1
        if most > 1:
            action = yield Decision(seat, [{"kind": "activations", "count": count} for count in range(1, most + 1)])
            times = action["count"]
        self.say("activity_activated", player=seat, card=card, count=times)
        printed = self.edition.cards[card]
        effect, spend, gain = printed["effect"], printed["spend"], printed["gain"]
        if effect in DELAYED:
            self.delayed[card][seat] += times
            player.cubes -= times
            self.say("delayed_cubes_placed", player=seat, card=card, count=times)
        elif effect in ("archer", "diplomat", "knight", "miller"):
            yield from self.one_by_one(seat, effect, spend, gain, times)
        elif effect == "tax_collector":
            for _ in range(times):
                self.tax(seat, gain)
        else:
            self.at_once(seat, effect, times, printed)

    def at_once(self, seat: int, effect: str, times: int, printed: Dict[str, Any]) -> None:
        spend, gain = printed["spend"] * times, printed["gain"] * times
        if effect in ("artisan", "troubadour"):
            self.fame(seat, -spend, "activity")
        if effect in ("innkeeper", "journeyman"):
            self.money(seat, -spend, "activity")
        if effect in ("hunt", "innkeeper"):
            self.fame(seat, gain, "activity")
        elif effect in ("mercenary", "merchant", "artisan"):
            self.money(seat, gain, "activity")
        else:
            counted = {
                "joust": sum(self.dice[seat, "red", value] for value in range(1, 7)),
                "captain": sum(seat in self.on_event[event] for event in self.queue),
                "procession": self.standing("bishopric", seat),
                "glassblower": self.own_cathedral(seat) // max(1, printed["spend"]),
            }
            self.score(seat, gain * counted.get(effect, 1), "activity")
        if effect == "goldsmith":
            self.money(seat, printed["also"] * times, "activity")

    def one_by_one(self, seat: int, effect: str, spend: int, gain: int, times: int) -> Steps:
        used: Set[str] = set()
        for _ in range(times):
            if effect == "miller":
                action = yield Decision(seat, [{"kind": "miller", "building": b} for b in ("palace", "bishopric")])
                self.money(seat, gain * self.standing(action["building"], seat), "activity")
                continue
            if effect == "archer" and (yield from self.roll("archer", NEUTRAL, "black")) < gain:
                continue
            open_events = [event for event in EVENTS if event in self.queue and event not in used]
            action = yield Decision(seat, [{"kind": "place_cube", "event": event} for event in open_events])
            if effect == "diplomat":
                self.money(seat, -spend, "activity")
            if effect == "knight":
                used.add(action["event"])
            self.put_on_event(seat, action["event"], 1)

    def tax(self, seat: int, gain: int) -> None:
        collected = self.standing("city_hall", NEUTRAL) * gain
        for owner in self.seats():
            if owner != seat:
                paid = min(self.standing("city_hall", owner) * gain, self.players[owner].deniers)
                self.money(owner, -paid, "tax")
                collected += paid
        self.money(seat, collected, "activity")

    def own_cathedral(self, seat: int) -> int:
        return list(self.cathedral.values()).count(seat)

    # The end (4.16, 7, 10)

    def end_round(self, number: int) -> None:
        for seat in self.seats():
            player = self.players[seat]
            self.money(seat, player.district, "district")
            player.district = player.passes = 0
        for building in BUILDINGS:
            for owner in sorted(self.lying[building]):
                if owner == NEUTRAL:
                    self.neutrals += 1
                else:
                    self.players[owner].personal += 1
                self.say("citizen_returned", owner=owner, building=building)
            self.lying[building] = set()
        self.dice = Counter()
        self.start = (self.start + 1) % len(self.players)
        self.say("round_ended", round=number, first=self.start)

    def lines(self, seat: int) -> Dict[str, int]:
        player, edition = self.players[seat], self.edition
        counted = {
            "C1": len(player.events), "C2": self.own_cathedral(seat), "C3": player.influence, "C4": player.deniers,
            "C5": sum(self.standing(building, seat) for building in BUILDINGS),
            "C6": sum(seat in tradesmen for tradesmen in self.tradesmen.values()),
        }  # fmt: skip
        lines = {
            "tokens": player.points,
            "events_in_play": edition.event_in_play_points * sum(seat in self.on_event[event] for event in self.queue),
            "tradesmen": sum(edition.cards[card]["points"][space] for card in ACTIVITIES
                             for space, owner in enumerate(self.tradesmen[card]) if owner == seat),
            "cathedral": -edition.level_penalty * sum(all(self.cathedral.get((level, column)) != seat for column in range(1, 7))
                                                      for level in (1, 2, 3)),
        }
        held = set().union(*(each.characters for each in self.players))
        for character, line, who in zip(CHARACTERS, LINES, edition.people):
            if character in held:  # 7.5
                reached = [points for step, points in zip(who["steps"], edition.step_points) if counted[character] >= step]
                lines[line] = reached[-1] if reached else 0
        return lines

    def count(self) -> None:
        ranks = []
        for seat, player in enumerate(self.players):
            lines = self.lines(seat)
            for source, points in lines.items():
                if source != "tokens" and points:
                    self.say("points_scored", player=seat, source=source, points=points)
            ranks.append((sum(lines.values()), player.influence, player.deniers))  # 7.7
        self.winning = sum(1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        self.say("match_over", winners=self.winning, reason="last_round")

    def result(self) -> Dict[str, Any]:
        counts = [self.lines(seat) for seat in range(len(self.players))]
        return {
            "scores": [{"total": sum(lines.values()), "lines": [{"source": s, "points": p} for s, p in lines.items()]}
                       for lines in counts],
            "winners": [seat for seat in range(len(self.players)) if self.winning >> seat & 1],
        }

    # Laws over a whole match

    def laws(self, setup: List[Event], plies: List[Dict[str, Any]]) -> Iterator[Tuple[str, Any, Any]]:
        events = setup + [event for ply in plies for event in ply["events"]]
        for seat, player in enumerate(self.players):
            changes = Counter()  # type: Counter
            for event in events:
                if event.get("player") == seat and "change" in event:
                    changes[event["kind"]] += event["change"]
            yield f"deniers of seat {seat}", self.edition.start_deniers + changes["deniers_changed"], player.deniers
            yield f"influence of seat {seat}", self.edition.start_influence + changes["influence_changed"], player.influence
            scored = sum(event["points"] for event in events if event["kind"] == "points_scored" and event["player"] == seat)
            yield f"points of seat {seat}", sum(self.lines(seat).values()), scored
        longest = max((len(ply["legal"]) for ply in plies if "legal" in ply), default=0)
        yield "list of actions within 511", True, longest <= 511
