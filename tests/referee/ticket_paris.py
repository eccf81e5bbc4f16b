"""Ticket to Ride: Paris, written from the rules alone as a second opinion on the library.

Numbers in brackets are those of docs/rules/ticket_paris.md. A match is one generator that runs through the rules
from top to bottom and stops wherever somebody has to decide.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Optional, Tuple

from match import Action, Decision, Event, MatchOfSteps, Refused, Steps

# Names, in the order in which they are numbered ------------------------------------------------------------

BUS = "bus"
SOURCES = ("routes", "flags", "tickets_completed", "tickets_failed")
PLAYERS = (2, 3, 4)

OPTIONS: Dict[str, Tuple[Any, ...]] = {
    "flag_timing": ("action_instead_of_turn", "optional_at_end_of_own_turn"),
    "flag_keep": ("may_decline", "always"),
    "second_card": ("compulsory", "optional_after_blind"),
    "final_tie": ("completed_tickets", "claimed_routes"),
    "bus_refresh_stop": tuple(range(1, 11)),
}
DEFAULTS = {name: values[0] for name, values in OPTIONS.items()} | {"bus_refresh_stop": 10}

# The most that an edition may have (9.2)
PLACES, CONNECTIONS, TICKETS, COLOURS, LENGTH, MARKET, CARDS, CHOICE, POINTS = 40, 80, 60, 8, 6, 5, 200, 6, 99
LONGEST = 2100
LONGEST_BUILT_IN = 212


# The printed matter ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Connection:
    id: int
    a: str
    b: str
    length: int
    tracks: Tuple[str, ...]


@dataclass(frozen=True)
class Ticket:
    id: int
    a: str
    b: str
    points: int


@dataclass(frozen=True)
class Edition:
    id: str
    colours: Dict[str, int]  # how many cards of each
    bus_cards: int
    places: Tuple[str, ...]
    connections: Tuple[Connection, ...]
    tickets: Tuple[Ticket, ...]
    flag_colours: Tuple[str, ...]
    route_points: Tuple[int, ...]
    buses: int = 15
    final_round_buses: int = 2
    face_up_cards: int = 5
    refresh_buses: int = 3
    start_cards: int = 2
    start_tickets: int = 2
    start_tickets_kept: int = 1
    drawn_tickets: int = 2
    drawn_tickets_kept: int = 1
    flag_points: int = 4

    @property
    def kinds(self) -> Tuple[str, ...]:
        return tuple(self.colours) + (BUS,)

    @property
    def cards(self) -> Dict[str, int]:
        return {**self.colours, BUS: self.bus_cards}


NUMBERS = (
    "buses", "final_round_buses", "face_up_cards", "refresh_buses", "start_cards", "start_tickets",
    "start_tickets_kept", "drawn_tickets", "drawn_tickets_kept", "flag_points",
)  # fmt: skip

# A reconstruction, not the printed map.
LINES = (
    ("notre_dame", "quartier_latin", 1, "red blue"),
    ("louvre", "saint_germain", 1, "red blue"),
    ("louvre", "opera", 1, "red blue"),
    ("louvre", "notre_dame", 1, "red blue"),
    ("quartier_latin", "saint_germain", 1, "red blue"),
    ("champs_elysees", "invalides", 1, "red blue"),
    ("montparnasse", "saint_germain", 1, "red blue"),
    ("invalides", "saint_germain", 1, "red blue"),
    ("invalides", "montparnasse", 1, "red blue"),
    ("belleville", "pere_lachaise", 1, "red"),
    ("arc_de_triomphe", "champs_elysees", 1, "red blue"),
    ("bastille", "republique", 1, "red blue"),
    ("bastille", "notre_dame", 2, "white yellow"),
    ("invalides", "tour_eiffel", 2, "white yellow"),
    ("champs_elysees", "opera", 2, "white yellow"),
    ("arc_de_triomphe", "tour_eiffel", 2, "white yellow"),
    ("montmartre", "opera", 2, "white yellow"),
    ("belleville", "republique", 2, "white yellow"),
    ("place_d_italie", "quartier_latin", 2, "white yellow"),
    ("notre_dame", "republique", 2, "white yellow"),
    ("montparnasse", "quartier_latin", 2, "yellow"),
    ("bastille", "pere_lachaise", 2, "white yellow"),
    ("batignolles", "opera", 2, "white yellow"),
    ("batignolles", "montmartre", 2, "white"),
    ("champs_elysees", "louvre", 3, "green purple"),
    ("arc_de_triomphe", "batignolles", 3, "green"),
    ("bastille", "place_d_italie", 3, "green purple"),
    ("montparnasse", "tour_eiffel", 3, "purple"),
    ("montmartre", "republique", 3, "green purple"),
    ("opera", "republique", 3, "green purple"),
    ("montparnasse", "place_d_italie", 3, "green"),
    ("belleville", "montmartre", 3, "purple"),
)  # fmt: skip

TICKET_LINES = (
    ("pere_lachaise", "tour_eiffel", 9),
    ("arc_de_triomphe", "belleville", 8),
    ("champs_elysees", "pere_lachaise", 8),
    ("montmartre", "place_d_italie", 7),
    ("bastille", "tour_eiffel", 7),
    ("belleville", "invalides", 7),
    ("arc_de_triomphe", "republique", 6),
    ("bastille", "batignolles", 6),
    ("pere_lachaise", "saint_germain", 6),
    ("batignolles", "quartier_latin", 5),
    ("montmartre", "montparnasse", 5),
    ("arc_de_triomphe", "notre_dame", 5),
    ("belleville", "louvre", 5),
    ("champs_elysees", "notre_dame", 4),
    ("louvre", "place_d_italie", 4),
    ("bastille", "opera", 4),
    ("montmartre", "saint_germain", 4),
    ("montparnasse", "opera", 3),
    ("invalides", "notre_dame", 3),
    ("quartier_latin", "republique", 3),
)  # fmt: skip

RECONSTRUCTION = Edition(
    id="ticket_paris_reconstruction_1",
    colours=dict.fromkeys(("red", "blue", "white", "yellow", "green", "purple"), 6),
    bus_cards=8,
    places=(
        "arc_de_triomphe", "bastille", "batignolles", "belleville", "champs_elysees",
        "invalides", "louvre", "montmartre", "montparnasse", "notre_dame",
        "opera", "pere_lachaise", "place_d_italie", "quartier_latin", "republique",
        "saint_germain", "tour_eiffel",
    ),
    connections=tuple(
        Connection(number, a, b, length, tuple(tracks.split())) for number, (a, b, length, tracks) in enumerate(LINES, start=1)
    ),
    tickets=tuple(Ticket(number, *line) for number, line in enumerate(TICKET_LINES, start=1)),
    flag_colours=("blue", "white", "red"),
    route_points=(1, 2, 4),
)
BUILT_IN = {RECONSTRUCTION.id: RECONSTRUCTION}

EDITION_KEYS = (
    "id", "certainty", *NUMBERS, "flag_colours", "route_points", "bus_cards", "bus_labels", "colours", "places",
    "connections", "tickets",
)  # fmt: skip


# An edition in JSON ---------------------------------------------------------------------------------------

WHOLE = "connections"  # only an edition that is written out has it


def edition_from_json(found: Dict[str, Any]) -> Edition:
    """The rules need neither what things are called, nor where they are drawn, nor how sure the figures are."""
    if sorted(found) != sorted(EDITION_KEYS):
        raise Refused("keys of the edition", sorted(EDITION_KEYS), sorted(found))
    try:
        keys = [colour["key"] for colour in found["colours"]]
        if len(set(keys)) != len(keys):
            raise Refused("keys of the colours", "each once", keys)
        return Edition(
            id=found["id"],
            colours={colour["key"]: colour["cards"] for colour in found["colours"]},
            bus_cards=found["bus_cards"],
            places=tuple(place["key"] for place in found["places"]),
            connections=tuple(
                Connection(line["id"], line["a"], line["b"], line["length"], tuple(line["tracks"])) for line in found["connections"]
            ),
            tickets=tuple(Ticket(**line) for line in found["tickets"]),
            flag_colours=tuple(found["flag_colours"]),
            route_points=tuple(found["route_points"]),
            **{name: found[name] for name in NUMBERS},
        )
    except (TypeError, KeyError) as fault:
        raise Refused("edition", "colours, places, connections and tickets", str(fault))


def edition_to_json(edition: Edition) -> Dict[str, Any]:
    return {
        "id": edition.id,
        "certainty": dict.fromkeys(("rules", "cards", "route_points", "map", "tickets"), "reconstruction"),
        **{name: getattr(edition, name) for name in NUMBERS},
        "flag_colours": list(edition.flag_colours),
        "route_points": list(edition.route_points),
        "bus_cards": edition.bus_cards,
        "bus_labels": [],
        "colours": [{"key": key, "labels": [], "cards": cards} for key, cards in edition.colours.items()],
        "places": [{"key": key, "labels": [], "x": number, "y": 0} for number, key in enumerate(edition.places)],
        "connections": [dict(vars(line), tracks=list(line.tracks)) for line in edition.connections],
        "tickets": [dict(vars(line)) for line in edition.tickets],
    }


def faults(edition: Edition) -> Iterator[Tuple[str, Any, Any]]:
    """What an edition may not be (9)."""

    def within(what: str, least: int, most: int, value: Any) -> Iterator[Tuple[str, Any, Any]]:
        if not isinstance(value, int) or not least <= value <= most:
            yield what, f"{least} to {most}", value

    e = edition
    yield from within("buses", 1, 60, e.buses)
    yield from within("buses that start the final round", 0, e.buses - 1, e.final_round_buses)
    yield from within("face-up cards", 1, MARKET, e.face_up_cards)
    yield from within("buses that sweep the market", 1, e.face_up_cards, e.refresh_buses)
    yield from within("first tickets", 0, CHOICE, e.start_tickets)
    yield from within("first tickets kept", 0, e.start_tickets, e.start_tickets_kept)
    yield from within("tickets drawn", 1, CHOICE, e.drawn_tickets)
    yield from within("tickets kept", 1, e.drawn_tickets, e.drawn_tickets_kept)
    yield from within("points of a flag", 0, POINTS, e.flag_points)
    yield from within("lengths with a value", 0, LENGTH, len(e.route_points))
    for length, points in enumerate(e.route_points, start=1):
        yield from within(f"points for length {length}", 0, POINTS, points)
    yield from within("colours", 1, COLOURS, len(e.colours))
    for key, cards in e.colours.items():
        yield from within(f"cards of {key}", 1, CARDS, cards)
        if not key or key == BUS:
            yield "key of a colour", "a word of its own", key
    yield from within("cards in all", e.face_up_cards + 4 * e.start_cards + 1, CARDS, sum(e.cards.values()))
    if len(set(e.flag_colours)) != len(e.flag_colours) or not set(e.flag_colours) <= set(e.colours):
        yield "colours of the flag", "different colours", e.flag_colours
    yield from within("places", 2, PLACES, len(e.places))
    if len(set(e.places)) != len(e.places) or not all(e.places):
        yield "keys of places", "each once", e.places
    yield from within("connections", 0, CONNECTIONS, len(e.connections))
    yield from within("tickets", 4 * e.start_tickets, TICKETS, len(e.tickets))
    yield from pairs("connection", e, e.connections)
    yield from pairs("ticket", e, e.tickets)
    for line in e.connections:
        yield from within(f"length of connection {line.id}", 1, len(e.route_points), line.length)
        yield from within(f"tracks of connection {line.id}", 1, 2, len(line.tracks))
        if not set(line.tracks) <= set(e.colours):
            yield f"colours of connection {line.id}", sorted(e.colours), line.tracks
    for ticket in e.tickets:
        yield from within(f"points of ticket {ticket.id}", 0, POINTS, ticket.points)
    reached = reachable(e.places[0], [(line.a, line.b) for line in e.connections])
    if not set(e.places) <= reached:
        yield "places that can be reached", sorted(e.places), sorted(reached)


def pairs(what: str, edition: Edition, lines: Tuple[Any, ...]) -> Iterator[Tuple[str, Any, Any]]:
    seen = set()
    for number, line in enumerate(lines, start=1):
        ends = frozenset((line.a, line.b))
        if line.id != number:
            yield f"id of {what} {number}", number, line.id
        if len(ends) != 2 or not ends <= set(edition.places):
            yield f"ends of {what} {number}", "two places", sorted(ends)
        if ends in seen:
            yield f"ends of {what} {number}", "a pair of its own", sorted(ends)
        seen.add(ends)


def reachable(place: str, edges: List[Tuple[str, str]]) -> set:
    reached, todo = {place}, [place]
    while todo:
        here = todo.pop()
        for a, b in edges:
            for there, other in ((a, b), (b, a)):
                if there == here and other not in reached:
                    reached.add(other)
                    todo.append(other)
    return reached


# A match ---------------------------------------------------------------------------------------------------


class Player:
    def __init__(self, edition: Edition):
        self.hand: Counter = Counter()
        self.kept: List[str] = []
        self.buses = edition.buses
        self.route_points = 0
        self.flags = 0
        self.tickets: List[Ticket] = []


class Match(MatchOfSteps):
    def __init__(self, edition: Edition, options: Dict[str, Any], players: int, first: int):
        self.edition, self.options, self.first = edition, options, first
        self.players = [Player(edition) for _ in range(players)]
        self.deck: Counter = Counter(edition.cards)
        self.discard: Counter = Counter()
        self.market: List[Optional[str]] = [None] * edition.face_up_cards
        self.unseen = list(edition.tickets)
        self.returned: List[Ticket] = []
        self.owners: Dict[Tuple[int, int], int] = {}  # (connection, track): seat
        self.sweeps = 0
        self.reason = ""
        super().__init__()

    def whisper(self, kind: str, player: int, **secret: Any) -> None:
        """The others learn that it happened, but not what it was (3.12, 5.7)."""
        self.say(kind, player=player, **secret, seen_by=[player], hidden=sorted(secret))

    # The match from set-up to the count (2, 7)

    def play(self) -> Steps:
        yield from self.set_up()
        seat, turn, passed, left = self.first, 1, 0, None
        while True:
            self.say("turn_started", player=seat, turn=turn)
            did_pass = yield from self.turn(seat)
            passed = passed + 1 if did_pass else 0
            if left is not None:
                left -= 1
                if left == 0:  # 7.2
                    return self.final_count("final_round")
            elif self.players[seat].buses <= self.edition.final_round_buses:  # 7.1
                self.say("final_round_started", player=seat)
                left = len(self.players)
            if passed == len(self.players):  # 7.5
                return self.final_count("all_passed")
            seat, turn = (seat + 1) % len(self.players), turn + 1

    def seats(self) -> List[int]:
        return [(self.first + place) % len(self.players) for place in range(len(self.players))]

    def set_up(self) -> Steps:
        for seat in self.seats():  # 2.2, 2.6
            for _ in range(self.edition.start_cards):
                yield from self.deal_card(seat)
        yield from self.put_market_in_order()  # 2.3
        offered: Dict[int, List[Ticket]] = {seat: [] for seat in self.seats()}
        for seat in self.seats():  # 2.4
            for _ in range(self.edition.start_tickets):
                offered[seat].append((yield from self.look_at_ticket(seat)))
        for seat in self.seats():  # 2.5
            yield from self.keep(seat, offered[seat], self.edition.start_tickets_kept)

    # Cards (3)

    def deal_card(self, seat: int) -> Steps:
        card = yield from self.from_deck("deal_card")
        self.players[seat].hand[card] += 1
        self.whisper("card_dealt", seat, card=card)

    def from_deck(self, kind: str) -> Steps:
        outcomes = [[{"kind": kind, "card": card}, self.deck[card]] for card in self.edition.kinds if self.deck[card]]
        action = yield Decision("chance", outcomes)
        self.deck[action["card"]] -= 1
        return action["card"]

    def cards_in(self, pile: Counter) -> int:
        return sum(pile.values())

    def put_market_in_order(self) -> Steps:
        """Reshuffle, fill, count the buses, until nothing changes (3.2 to 3.5)."""
        while True:
            if not self.cards_in(self.deck) and self.cards_in(self.discard):
                self.say("deck_reshuffled", count=self.cards_in(self.discard))
                self.deck, self.discard = self.discard, Counter()
            if None in self.market and self.cards_in(self.deck):
                slot = self.market.index(None)
                card = yield from self.from_deck("reveal_card")
                self.market[slot] = card
                self.say("card_revealed", slot=slot, card=card)
                continue
            buses = self.market.count(BUS)
            if buses < self.edition.refresh_buses:
                self.sweeps = 0
                return
            if not self.may_sweep():
                return
            self.say("market_swept", buses=buses)
            self.discard.update(card for card in self.market if card)
            self.market = [None] * len(self.market)
            self.sweeps += 1

    def may_sweep(self) -> bool:  # 3.4
        lying = Counter(card for card in self.market if card) + self.deck + self.discard
        coloured = sum(count for card, count in lying.items() if card != BUS)
        needed = self.edition.face_up_cards - self.edition.refresh_buses + 1  # 9.9
        nothing_left = not self.cards_in(self.deck) and not self.cards_in(self.discard)
        return not nothing_left and coloured >= needed and self.sweeps < self.options["bus_refresh_stop"]

    def take_face_up(self, seat: int, card: str) -> Steps:  # 3.7
        slot = self.market.index(card)
        self.market[slot] = None
        self.players[seat].hand[card] += 1
        self.sweeps = 0
        self.say("card_taken", player=seat, slot=slot, card=card)
        yield from self.put_market_in_order()

    def draw_blind(self, seat: int) -> Steps:
        yield from self.deal_card(seat)
        yield from self.put_market_in_order()

    def ways_to_draw(self, first: bool) -> List[Action]:
        face_up = [card for card in self.edition.kinds if card in self.market and (first or card != BUS)]
        ways: List[Action] = [{"kind": "take_face_up", "card": card} for card in face_up]
        return ways + ([{"kind": "draw_blind"}] if self.cards_in(self.deck) else [])

    def draw_cards(self, seat: int, action: Action) -> Steps:
        """The first card is chosen, the second follows (3.6, 3.8, 3.9)."""
        for first in (True, False):
            if not first:
                ways = self.ways_to_draw(first=False)
                if not ways:
                    return
                blind = action["kind"] == "draw_blind"
                if blind and self.options["second_card"] == "optional_after_blind":
                    ways.append({"kind": "stop_drawing"})
                action = yield Decision(seat, ways)
            if action["kind"] == "stop_drawing":
                self.say("drawing_stopped", player=seat)
                return
            if action["kind"] == "draw_blind":
                yield from self.draw_blind(seat)
                continue
            yield from self.take_face_up(seat, action["card"])
            if action["card"] == BUS:
                return

    # A turn

    def turn(self, seat: int) -> Steps:
        """One action, and perhaps a flag. Answers whether nothing but a pass was done."""
        action = yield Decision(seat, self.actions(seat))
        kind = action["kind"]
        if kind in ("take_face_up", "draw_blind"):
            yield from self.draw_cards(seat, action)
        elif kind == "claim_route":
            self.claim(seat, action)
            yield from self.put_market_in_order()
        elif kind == "draw_tickets":
            yield from self.draw_tickets(seat)
        elif kind == "make_flag":
            yield from self.make_flag(seat)
        else:
            self.say("passed", player=seat)
        made = False
        if self.options["flag_timing"] == "optional_at_end_of_own_turn" and self.has_flag(seat):  # 8.1
            answer = yield Decision(seat, [{"kind": "make_flag"}, {"kind": "skip_flag"}])
            if answer["kind"] == "make_flag":
                made = True
                yield from self.make_flag(seat)
        return kind == "pass" and not made

    def actions(self, seat: int) -> List[Action]:
        found = self.ways_to_draw(first=True)
        found += self.claims(seat)
        if self.unseen or self.returned:
            found.append({"kind": "draw_tickets"})
        if self.options["flag_timing"] == "action_instead_of_turn" and self.has_flag(seat):
            found.append({"kind": "make_flag"})
        return found or [{"kind": "pass"}]  # 3.11

    # Routes (4)

    def claims(self, seat: int) -> List[Action]:
        player = self.players[seat]
        found: List[Action] = []
        for line in self.edition.connections:
            if line.length > player.buses:  # 4.4
                continue
            for track, colour in enumerate(line.tracks):
                if not self.is_open(seat, line, track):
                    continue
                for buses in range(line.length + 1):  # 4.2
                    coloured = line.length - buses
                    if player.hand[BUS] >= buses and player.hand[colour] >= coloured:
                        for keep in self.ways_to_keep(player, colour, coloured):
                            found.append({"kind": "claim_route", "route": line.id, "track": track, "buses": buses, "keep": keep})
        return found

    def is_open(self, seat: int, line: Connection, track: int) -> bool:
        if (line.id, track) in self.owners:
            return False
        other = self.owners.get((line.id, 1 - track))
        return other is None or (other != seat and len(self.players) > 2)  # 4.5, 4.6

    def ways_to_keep(self, player: Player, colour: str, coloured: int) -> Tuple[int, ...]:  # 6.1, 6.2
        if colour not in self.edition.flag_colours or colour in player.kept or not coloured:
            return (0,)
        return (0, 1) if self.options["flag_keep"] == "may_decline" else (1,)

    def claim(self, seat: int, action: Action) -> None:
        player, line = self.players[seat], self.edition.connections[action["route"] - 1]
        colour, buses = line.tracks[action["track"]], action["buses"]
        coloured = line.length - buses
        for card, count in ((colour, coloured), (BUS, buses)):
            player.hand[card] -= count
            self.discard[card] += count
        player.buses -= line.length
        self.owners[line.id, action["track"]] = seat
        self.say(
            "route_claimed", player=seat, route=line.id, track=action["track"], colour=colour,
            coloured_cards=coloured, bus_cards=buses,
        )  # fmt: skip
        if action["keep"]:
            self.discard[colour] -= 1
            player.kept.append(colour)
            self.say("card_kept", player=seat, card=colour)
        points = self.edition.route_points[line.length - 1]
        player.route_points += points
        self.score(seat, "routes", points)

    def score(self, seat: int, source: str, points: int) -> None:
        if points:
            self.say("points_scored", player=seat, source=source, points=points)

    # Tickets (5)

    def look_at_ticket(self, seat: int) -> Steps:
        """One from the unseen ones by chance; after those the returned ones in their order (5.5)."""
        if self.unseen:
            action = yield Decision("chance", [[{"kind": "deal_ticket", "ticket": ticket.id}, 1] for ticket in self.unseen])
            ticket = self.edition.tickets[action["ticket"] - 1]
            self.unseen.remove(ticket)
        else:
            ticket = self.returned.pop(0)
        self.whisper("ticket_dealt", seat, ticket=ticket.id)
        return ticket

    def draw_tickets(self, seat: int) -> Steps:
        offered: List[Ticket] = []
        while len(offered) < self.edition.drawn_tickets and (self.unseen or self.returned):
            offered.append((yield from self.look_at_ticket(seat)))
        yield from self.keep(seat, offered, self.edition.drawn_tickets_kept)

    def keep(self, seat: int, offered: List[Ticket], least: int) -> Steps:  # 5.2 to 5.4
        while len(offered) > least:
            ways: List[Action] = [{"kind": "keep_tickets"}]
            ways += [{"kind": "return_ticket", "ticket": number} for number in sorted(ticket.id for ticket in offered)]
            action = yield Decision(seat, ways)
            if action["kind"] == "keep_tickets":
                break
            ticket = self.edition.tickets[action["ticket"] - 1]
            offered.remove(ticket)
            self.returned.append(ticket)
            self.whisper("ticket_returned", seat, ticket=ticket.id)
        self.players[seat].tickets += offered
        self.say("tickets_kept", player=seat, count=len(offered))

    # Flags (6)

    def has_flag(self, seat: int) -> bool:
        return bool(self.edition.flag_colours) and set(self.players[seat].kept) == set(self.edition.flag_colours)

    def make_flag(self, seat: int) -> Steps:
        player = self.players[seat]
        self.discard.update(player.kept)
        player.kept = []
        player.flags += 1
        self.say("flag_made", player=seat)
        self.score(seat, "flags", self.edition.flag_points)
        yield from self.put_market_in_order()

    # The count (7)

    def completed(self, seat: int, ticket: Ticket) -> bool:  # 7.6
        own = [line for line in self.edition.connections for track in (0, 1) if self.owners.get((line.id, track)) == seat]
        return ticket.b in reachable(ticket.a, [(line.a, line.b) for line in own])

    def lines_of(self, seat: int) -> List[int]:
        player = self.players[seat]
        won = sum(ticket.points for ticket in player.tickets if self.completed(seat, ticket))
        lost = sum(ticket.points for ticket in player.tickets if not self.completed(seat, ticket))
        return [player.route_points, player.flags * self.edition.flag_points, won, -lost]

    def final_count(self, reason: str) -> None:
        self.reason = reason
        for seat in self.seats():
            for ticket in self.players[seat].tickets:
                done = self.completed(seat, ticket)
                points = ticket.points if done else -ticket.points
                self.say("ticket_scored", player=seat, ticket=ticket.id, completed=int(done), points=points)
            for source, points in list(zip(SOURCES, self.lines_of(seat)))[2:]:
                self.score(seat, source, points)
        self.say("match_over", winners=sum(1 << seat for seat in self.winners()), reason=reason)

    def winners(self) -> List[int]:  # 7.7, 8.4
        def rank(seat: int) -> Tuple[int, int]:
            if self.options["final_tie"] == "claimed_routes":
                tie = sum(owner == seat for owner in self.owners.values())
            else:
                tie = sum(self.completed(seat, ticket) for ticket in self.players[seat].tickets)
            return sum(self.lines_of(seat)), tie

        best = max(rank(seat) for seat in range(len(self.players)))
        return [seat for seat in range(len(self.players)) if rank(seat) == best]

    def result(self) -> Dict[str, Any]:
        return {
            "scores": [
                {
                    "total": sum(lines),
                    "lines": [{"source": source, "points": points} for source, points in zip(SOURCES, lines)],
                }
                for lines in map(self.lines_of, range(len(self.players)))
            ],
            "winners": self.winners(),
        }

    # Laws over a whole match

    def laws(self, setup: List[Event], plies: List[Dict[str, Any]]) -> Iterator[Tuple[str, Any, Any]]:
        events = setup + [event for ply in plies for event in ply["events"]]
        yield from self.law_of_scores(events)
        yield from self.law_of_cards(events)
        yield from self.law_of_buses()
        yield from self.law_of_tickets(events)
        yield from self.longest_lists([ply["legal"] for ply in plies if "legal" in ply])

    def law_of_scores(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        scored: Counter = Counter()
        for event in events:
            if event["kind"] == "points_scored":
                scored[event["player"]] += event["points"]
        for seat in range(len(self.players)):
            yield f"points_scored of seat {seat} add up to his total", sum(self.lines_of(seat)), scored[seat]

    def law_of_cards(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        """Every card is somewhere, and the hands are what the events tell."""
        all_cards = self.deck + self.discard + Counter(card for card in self.market if card)
        for player in self.players:
            all_cards += player.hand + Counter(player.kept)
        yield "every card is somewhere", dict(self.edition.cards), {card: all_cards[card] for card in self.edition.kinds}
        hands = [Counter() for _ in self.players]
        for event in events:
            if event["kind"] in ("card_dealt", "card_taken"):
                hands[event["player"]][event["card"]] += 1
            if event["kind"] == "route_claimed":
                hands[event["player"]][event["colour"]] -= event["coloured_cards"]
                hands[event["player"]][BUS] -= event["bus_cards"]
        for seat, (player, told) in enumerate(zip(self.players, hands)):
            yield f"hand of seat {seat}", dict(+player.hand), dict(+told)

    def law_of_buses(self) -> Iterator[Tuple[str, Any, Any]]:
        for seat, player in enumerate(self.players):
            placed = sum(self.edition.connections[route - 1].length for (route, _), owner in self.owners.items() if owner == seat)
            yield f"buses of seat {seat}", self.edition.buses, player.buses + placed

    def law_of_tickets(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        held = [ticket.id for player in self.players for ticket in player.tickets]
        lying = [ticket.id for ticket in self.unseen + self.returned]
        yield "every ticket is somewhere", [ticket.id for ticket in self.edition.tickets], sorted(held + lying)
        kept = sum(event["count"] for event in events if event["kind"] == "tickets_kept")
        yield "tickets kept", len(held), kept
        scored = sum(event["kind"] == "ticket_scored" for event in events)
        yield "tickets scored", len(held), scored

    def longest_lists(self, lists: List[List[Action]]) -> Iterator[Tuple[str, Any, Any]]:
        most = LONGEST_BUILT_IN if self.edition.id in BUILT_IN else LONGEST
        longest = max((len(legal) for legal in lists), default=0)
        yield f"list of actions within {most}", True, longest <= most
