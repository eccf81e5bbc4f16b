"""Paris Paris, written from the rules alone as a second opinion on the library.

Numbers in brackets are those of docs/rules/paris_paris.md. A match is one generator that runs through the rules
from top to bottom and stops wherever somebody has to decide. The board is a list of owners for every place, and every
trip counts it hut by hut.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Optional, Set, Tuple

from match import Action, Decision, Event, MatchOfSteps, Refused, Steps

Tile = Tuple[str, str]  # place and line

# Names, in the order in which they are numbered ------------------------------------------------------------

SOURCES = ("small_trips", "big_trips", "final_trips", "sack")
PLAYERS = (2, 3, 4)
NOBODY = NOWHERE = -1

OPTIONS: Dict[str, Tuple[Any, ...]] = {
    "small_trip": ("all_lines", "each_line", "tile_line"),
    "final_trips": ("hidden", "all"),
    "big_trip_huts": ("each_intersection", "once"),
    "score_hut": (0, 1),
}
DEFAULTS = {name: values[0] for name, values in OPTIONS.items()}

# The most that an edition may have (9.2)
LINES, STOPS, PLACES, TILES, HUTS = 8, 12, 48, 240, 99
LONGEST_MATCH = 160  # with the built-in edition
LONGEST_LIST = 5


# The printed matter ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Edition:
    id: str
    lines: Dict[str, Tuple[str, ...]]  # stops from one end to the other
    places: Tuple[str, ...]
    tiles: Dict[Tile, int]  # empty: one for each end of a road (9.4)
    rounds: Tuple[int, ...] = (20, 15, 12)  # with 2, 3 and 4 players
    huts: int = 20

    def lines_through(self, place: str) -> List[str]:
        return [line for line, stops in self.lines.items() if place in stops]

    def is_intersection(self, place: str) -> bool:  # 1.3
        return len(self.lines_through(place)) == 2

    def roads_from(self, place: str, line: str) -> List[str]:
        """Where the roads of one line lead from a stop: one or two places."""
        stops = self.lines[line]
        here = stops.index(place)
        return [stops[at] for at in (here - 1, here + 1) if 0 <= at < len(stops)]

    def neighbours(self, place: str) -> Set[str]:  # 1.4
        return {there for line in self.lines_through(place) for there in self.roads_from(place, line)}

    def heap(self) -> Counter:
        """All tiles (1.5)."""
        if self.tiles:
            return Counter(self.tiles)
        stops = [(place, line) for line, places in self.lines.items() for place in places]
        return Counter({tile: len(self.roads_from(*tile)) for tile in stops})

    def in_order(self, tiles: Any) -> List[Tile]:
        """Each sort once, by place and then by line."""
        return [(place, line) for place in self.places for line in self.lines if tiles.count((place, line))]


# A reconstruction, not the printed map.
RECONSTRUCTION = Edition(
    id="paris_paris_reconstruction_1",
    lines={
        "green": ("montmartre", "bourse", "les_halles", "pompidou", "hotel_de_ville", "notre_dame", "quartier_latin"),
        "orange": ("republique", "st_nicolas", "pompidou", "pont_neuf", "odeon", "luxembourg", "montparnasse"),
        "blue": ("bastille", "hotel_de_ville", "pont_neuf", "louvre", "concorde", "arc_de_triomphe", "tour_eiffel"),
        "red": ("gare_du_nord", "montmartre", "opera", "concorde", "invalides", "montparnasse", "denfert"),
        "violet": ("pantheon", "quartier_latin", "odeon", "st_germain", "louvre", "opera", "st_lazare"),
    },
    places=(
        "montmartre", "pompidou", "hotel_de_ville", "quartier_latin", "notre_dame",
        "st_nicolas", "pont_neuf", "luxembourg", "odeon", "opera",
        "louvre", "les_halles", "montparnasse", "bourse", "republique",
        "bastille", "concorde", "arc_de_triomphe", "tour_eiffel", "gare_du_nord",
        "invalides", "denfert", "pantheon", "st_germain", "st_lazare",
    ),
    tiles={},
)  # fmt: skip
BUILT_IN = {RECONSTRUCTION.id: RECONSTRUCTION}

EDITION_KEYS = ("id", "certainty", "huts", "rounds", "lines", "places", "tiles")


# An edition in JSON ---------------------------------------------------------------------------------------

WHOLE = "lines"  # only an edition that is written out has it


def each_once(what: str, keys: List[str]) -> List[str]:
    if len(set(keys)) != len(keys) or not all(keys):
        raise Refused(f"keys of the {what}", "each once", keys)
    return keys


def edition_from_json(found: Dict[str, Any]) -> Edition:
    """The rules need neither what things are called, nor where they are drawn, nor how sure the figures are."""
    if sorted(found) != sorted(EDITION_KEYS):
        raise Refused("keys of the edition", sorted(EDITION_KEYS), sorted(found))
    try:
        each_once("lines", [line["key"] for line in found["lines"]])
        each_once("tiles", [f"{tile['place']} {tile['line']}" for tile in found["tiles"]])
        return Edition(
            id=found["id"],
            lines={line["key"]: tuple(line["stops"]) for line in found["lines"]},
            places=tuple(each_once("places", [place["key"] for place in found["places"]])),
            tiles={(tile["place"], tile["line"]): tile["count"] for tile in found["tiles"]},
            rounds=tuple(found["rounds"]),
            huts=found["huts"],
        )
    except (TypeError, KeyError) as fault:
        raise Refused("edition", "lines, places and tiles", str(fault))


def edition_to_json(edition: Edition) -> Dict[str, Any]:
    return {
        "id": edition.id,
        "certainty": dict.fromkeys(("rounds", "huts", "map", "tiles"), "reconstruction"),
        "huts": edition.huts,
        "rounds": list(edition.rounds),
        "lines": [{"key": key, "labels": [], "stops": list(stops)} for key, stops in edition.lines.items()],
        "places": [{"key": key, "labels": [], "x": number, "y": 0} for number, key in enumerate(edition.places)],
        "tiles": [{"place": place, "line": line, "count": count} for (place, line), count in edition.tiles.items()],
    }


def faults(edition: Edition) -> Iterator[Tuple[str, Any, Any]]:
    """What an edition may not be (9)."""

    def within(what: str, least: int, most: int, value: Any) -> Iterator[Tuple[str, Any, Any]]:
        if not isinstance(value, int) or not least <= value <= most:
            yield what, f"{least} to {most}", value

    e = edition
    if not e.id:
        yield "id", "a name", e.id
    yield from within("huts", 2, HUTS, e.huts)
    yield from within("lines", 4, LINES, len(e.lines))
    yield from within("places", 1, PLACES, len(e.places))
    for key, stops in e.lines.items():
        yield from within(f"stops of line {key}", 2, STOPS, len(stops))
        if len(set(stops)) != len(stops) or not set(stops) <= set(e.places):
            yield f"stops of line {key}", "different places", stops
    for place in e.places:
        yield from within(f"lines through {place}", 1, 2, len(e.lines_through(place)))
    for (place, line), count in e.tiles.items():
        yield from within(f"tiles of {place}, {line}", 1, TILES, count)
        if place not in e.lines.get(line, ()):
            yield f"tiles of {place}, {line}", "a stop of the line", place
            return
    total = sum(e.heap().values())
    yield from within("tiles in all", 1, TILES, total)
    for players, rounds in zip(PLAYERS, e.rounds):
        if rounds * (players + 1) != total:
            yield f"rounds with {players} players, times {players + 1}", total, rounds


def random_edition(draw: random.Random) -> Edition:
    """A map of any size whose lines cross anywhere, also several times, with tiles anywhere along them."""
    places = [f"place {number}" for number in range(draw.randint(16, PLACES))]
    draw.shuffle(places)
    lines: Dict[str, List[str]] = {f"line {number}": [] for number in range(draw.randint(4, LINES))}
    for number, place in enumerate(places):
        shortest = sorted(lines, key=lambda key: len(lines[key]))[0]
        open_lines = [key for key, stops in lines.items() if len(stops) < STOPS]
        keys = [shortest] if number < 2 * len(lines) else draw.sample(open_lines, min(len(open_lines), draw.choice((1, 1, 2))))
        for key in keys:
            lines[key].insert(draw.randint(0, len(lines[key])), place)
    places = [place for place in places if any(place in stops for stops in lines.values())]
    sixties = draw.randint(1, TILES // 60)
    stops_of_lines = [(place, key) for key, stops in lines.items() for place in stops]
    return Edition(
        id=f"map {draw.randrange(1000)}",
        lines={key: tuple(stops) for key, stops in lines.items()},
        places=tuple(places),
        tiles=dict(Counter(draw.choices(stops_of_lines, k=60 * sixties))),
        rounds=(20 * sixties, 15 * sixties, 12 * sixties),
        huts=draw.choice((2, 5, 20, HUTS)),
    )


# A match ---------------------------------------------------------------------------------------------------


class Match(MatchOfSteps):
    def __init__(self, edition: Edition, options: Dict[str, Any], players: int, first: int):
        self.edition, self.options, self.players, self.first = edition, options, players, first
        self.heap = edition.heap()
        self.huts: Dict[str, List[int]] = {place: [] for place in edition.places}  # the owners
        self.supply = [edition.huts - options["score_hut"]] * players  # 1.6, 8.4
        self.sack = [0] * players
        self.hidden: Dict[int, str] = {}
        self.open_line: Optional[str] = None
        self.parked: Dict[str, str] = {}  # by line: the place
        self.points = [Counter() for _ in range(players)]  # type: List[Counter]
        self.turn = 0
        super().__init__()

    # The match from set-up to the count (2, 3, 6)

    def play(self) -> Steps:
        if self.options["final_trips"] == "hidden":
            yield from self.deal_lines()
        rounds = self.edition.rounds[PLAYERS.index(self.players)]
        for number in range(1, rounds + 1):
            bus = (self.first + number - 1) % self.players
            yield from self.round(number, bus)
            if number < rounds:  # 3.12
                self.say("bus_passed", player=(bus + 1) % self.players)
        self.final_trips()
        self.award_sack()
        self.say("match_over", winners=sum(1 << seat for seat in self.winners()), reason="last_round")

    def seats_from(self, first: int) -> List[int]:
        return [(first + place) % self.players for place in range(self.players)]

    def deal_lines(self) -> Steps:
        left = list(self.edition.lines)
        for seat in self.seats_from(self.first):  # 2.2
            action = yield Decision("chance", [[{"kind": "deal_line", "player": seat, "line": line}, 1] for line in left])
            left.remove(action["line"])
            self.hidden[seat] = action["line"]
            self.say("line_dealt", player=seat, line=action["line"], seen_by=[seat], hidden=["line"])
        if self.players == 2:  # 2.3
            action = yield Decision("chance", [[{"kind": "deal_open_line", "line": line}, 1] for line in left])
            self.open_line = action["line"]
            self.say("open_line_dealt", line=self.open_line)

    # A round (3)

    def round(self, number: int, bus: int) -> Steps:
        self.say("round_started", player=bus, round=number)
        offer: List[Tile] = []
        for _ in range(self.players + 1):  # 3.1
            offer.append((yield from self.reveal()))
        for seat in self.seats_from(bus):  # 3.2
            self.turn += 1
            self.say("turn_started", player=seat, turn=self.turn)
            action = yield Decision(seat, [dict(kind="take_tile", place=p, line=l) for p, l in self.edition.in_order(offer)])
            offer.remove((action["place"], action["line"]))
            self.say("tile_taken", player=seat, place=action["place"], line=action["line"])
            yield from self.build(seat, action["place"])
        (place, line) = offer[0]
        self.small_trip(place, line)  # 3.9
        self.park(place, line)

    def reveal(self) -> Steps:
        sorts = self.edition.in_order(list(self.heap.elements()))
        outcomes = [[{"kind": "reveal_tile", "place": tile[0], "line": tile[1]}, self.heap[tile]] for tile in sorts]
        action = yield Decision("chance", outcomes)
        self.heap[action["place"], action["line"]] -= 1
        self.say("tile_revealed", place=action["place"], line=action["line"])
        return action["place"], action["line"]

    def build(self, seat: int, place: str) -> Steps:
        if not self.supply[seat]:  # 3.13
            self.say("no_hut_left", player=seat, place=place)
            return
        huts = self.huts[place]
        if len(huts) == len(self.edition.lines_through(place)):  # full (1.3, 3.6)
            owners = sorted(set(huts))
            owner = owners[0]
            if len(owners) > 1:  # 3.5
                action = yield Decision(seat, [{"kind": "remove_hut", "owner": each} for each in owners])
                owner = action["owner"]
            self.remove(seat, owner, place)
        huts.append(seat)
        self.supply[seat] -= 1
        self.say("hut_built", player=seat, place=place)

    def remove(self, seat: int, owner: int, place: str) -> None:
        self.huts[place].remove(owner)
        into_sack = owner != seat and self.players > 2  # 3.7
        pile = self.sack if into_sack else self.supply
        pile[owner] += 1
        self.say("hut_removed", player=seat, owner=owner, place=place, sack=int(into_sack))

    def park(self, place: str, line: str) -> None:  # 3.10, 3.11
        self.say("tile_parked", place=place, line=line)
        if line not in self.parked:
            self.parked[line] = place
            return
        self.big_trip(line, "big_trips", NOBODY)
        del self.parked[line]
        self.say("pair_discarded", line=line)

    # Trips (4, 5)

    def score(self, seat: int, source: str, points: int, place: Any) -> None:
        if points:
            self.points[seat][source] += points
            self.say("points_scored", player=seat, source=source, points=points, place=place)

    def small_trip(self, place: str, line: str) -> None:
        self.say("small_trip_started", place=place, line=line, empty=int(not self.huts[place]))
        scoring = {place} if self.huts[place] else self.nearest_places(place, line)
        for where in self.edition.places:
            for seat in range(self.players):
                self.score(seat, "small_trips", self.huts[where].count(seat) if where in scoring else 0, where)

    def nearest_places(self, place: str, line: str) -> Set[str]:
        """Places whose huts are nearest to an empty one (4.2 to 4.5, 8.1)."""
        through = self.edition.lines_through(place)
        together = {"all_lines": [through], "each_line": [[each] for each in through], "tile_line": [[line]]}
        found: Set[str] = set()
        for lines in together[self.options["small_trip"]]:
            distances: Dict[str, int] = {}
            for stops in map(self.edition.lines.__getitem__, lines):
                for at, stop in enumerate(stops):
                    if self.huts[stop]:
                        roads = abs(at - stops.index(place))
                        distances[stop] = min(roads, distances.get(stop, roads))
            found |= {stop for stop, roads in distances.items() if roads == min(distances.values())}
        return found

    def big_trip(self, line: str, source: str, holder: int) -> None:
        self.say("big_trip_started", line=line, final=int(source == "final_trips"), holder=holder)
        counted: Set[Tuple[int, str]] = set()
        for stop in self.edition.lines[line]:
            if not self.edition.is_intersection(stop):  # 5.6
                continue
            self.say("bus_stopped", line=line, place=stop)
            for seat in range(self.players):
                if seat not in self.huts[stop]:  # 5.3
                    continue
                places = [(seat, where) for where in {stop} | self.edition.neighbours(stop)]  # 5.2
                if self.options["big_trip_huts"] == "once":  # 8.3
                    places = [each for each in places if each not in counted]
                    counted.update(places)
                self.score(seat, source, sum(self.huts[where].count(seat) for _, where in places), stop)

    # The end (6)

    def final_trips(self) -> None:
        if self.options["final_trips"] == "all":  # 8.2
            for line in self.edition.lines:
                self.big_trip(line, "final_trips", NOBODY)
            return
        for seat in range(self.players):  # 6.2
            self.say("line_shown", player=seat, line=self.hidden[seat])
        for seat in range(self.players):
            self.big_trip(self.hidden[seat], "final_trips", seat)
        if self.open_line is not None:  # 6.3
            self.big_trip(self.open_line, "final_trips", NOBODY)

    def award_sack(self) -> None:  # 6.6
        if self.players == 2:
            return
        most = [seat for seat in range(self.players) if self.sack[seat] == max(self.sack)]
        if len(most) == 1:
            self.score(most[0], "sack", self.sack[most[0]], NOWHERE)
        else:
            self.say("sack_tied")

    def on_board(self, seat: int) -> int:
        return sum(owners.count(seat) for owners in self.huts.values())

    def winners(self) -> List[int]:  # 6.7, 6.8
        ranks = [(sum(self.points[seat].values()), -self.on_board(seat)) for seat in range(self.players)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def result(self) -> Dict[str, Any]:  # 6.9
        return {
            "scores": [
                {
                    "total": sum(points.values()),
                    "lines": [{"source": source, "points": points[source]} for source in SOURCES],
                }
                for points in self.points
            ],
            "winners": self.winners(),
        }

    # Laws over a whole match

    def laws(self, setup: List[Event], plies: List[Dict[str, Any]]) -> Iterator[Tuple[str, Any, Any]]:
        events = setup + [event for ply in plies for event in ply["events"]]
        yield from self.law_of_tiles(events)
        yield from self.law_of_huts(events)
        yield from self.law_of_scores(events)
        longest = max((len(ply["legal"]) for ply in plies if "legal" in ply), default=0)
        yield f"list of actions within {LONGEST_LIST}", True, longest <= LONGEST_LIST
        if self.edition.id in BUILT_IN:
            yield f"actions within {LONGEST_MATCH}", True, len(plies) <= LONGEST_MATCH

    def law_of_tiles(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        """All tiles are revealed; each is then taken or parked, once. Every round leaves one over."""
        tiles = {kind: Counter() for kind in ("tile_revealed", "tile_taken", "tile_parked")}  # type: Dict[str, Counter]
        for event in events:
            if event["kind"] in tiles:
                tiles[event["kind"]][event["place"], event["line"]] += 1
        rounds = self.edition.rounds[PLAYERS.index(self.players)]
        yield "every tile is revealed", self.edition.heap(), tiles["tile_revealed"]
        yield "revealed = taken + parked", tiles["tile_revealed"], tiles["tile_taken"] + tiles["tile_parked"]
        yield "tiles parked", rounds, sum(tiles["tile_parked"].values())
        yield "tiles taken", rounds * self.players, sum(tiles["tile_taken"].values())

    def law_of_huts(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        for seat in range(self.players):
            built = sum(event["kind"] == "hut_built" and event["player"] == seat for event in events)
            gone = [event["sack"] for event in events if event["kind"] == "hut_removed" and event["owner"] == seat]
            yield f"huts of seat {seat} on the board", self.on_board(seat), built - len(gone)
            yield f"huts of seat {seat} in the sack", self.sack[seat], sum(gone)
            everywhere = self.on_board(seat) + self.supply[seat] + self.sack[seat]
            yield f"huts of seat {seat}", self.edition.huts - self.options["score_hut"], everywhere

    def law_of_scores(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        scored = [Counter() for _ in range(self.players)]  # type: List[Counter]
        for event in events:
            if event["kind"] == "points_scored":
                scored[event["player"]][event["source"]] += event["points"]
        for seat in range(self.players):
            for source in SOURCES:
                yield f"{source} of seat {seat}", self.points[seat][source], scored[seat][source]
