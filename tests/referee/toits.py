"""Les Toits de Paris, written from the rules alone as a second opinion on the library.

Numbers in brackets are those of docs/rules/toits.md. A match is one generator that runs through the rules
from top to bottom and stops wherever somebody has to decide: the interrupted steps simply wait on its stack.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from match import Action, Decision, Event, MatchOfSteps, Refused, Steps

# Names, in the order in which they are numbered ------------------------------------------------------------

GOODS = ("jewels", "gold", "paintings", "gems", "statues")
SETS = GOODS + ("feathers",)
SOURCES = tuple(f"token_{name}" for name in SETS) + ("card_points",)
PLAYERS = (2, 3, 4)

OPTIONS: Dict[str, Tuple[Any, ...]] = {
    "adjacent_detective": ("stop", "may_draw"),
    "several_cards": ("one_by_one", "all_at_once"),
    "raided_bonus": ("draws", "lost"),
    "declined_character": ("kept", "lost"),
    "character_good": ("any", "owned"),
    "empty_majority": ("no_token", "runner_up"),
    "behind_triple_tie": ("no_token", "low_token"),
    "empty_supply": ("nothing", "reshuffle"),
    "achievement_minimum": (0, 1),
}
DEFAULTS = {name: values[0] for name, values in OPTIONS.items()}

# Where a Character may be, besides on a good (5.2, 5.5)
IN_HAND = "in_hand"
LOST = "lost"

# The longest list of choices, by the kind that heads it; of chance, one for each row of the card table
LONGEST = {"draw": 2, "take": 8, "place_character": 6, "decline_character": 1}


# The printed matter ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """One row of the card table; equal cards share a row."""

    good: str
    kind: str  # a label; no rule reads it
    arrows: int
    alarm: int
    feathers: int
    bonus: int
    points: int
    laurel: int
    copies: int


@dataclass(frozen=True)
class Tokens:
    high: int
    low: int


@dataclass(frozen=True)
class Edition:
    id: str
    cards: Tuple[Card, ...]
    tokens: Tuple[Tokens, ...]  # in the order of SETS
    leader_takes: Tuple[int, ...]  # printed below spaces 1, 2, ... (3.6)
    supply_cards: int  # set aside face down (1.3)
    detective_start: int = 8  # next to the last space (3.2)
    alarm_limit: int = 3  # alarms of one good that bring the police (5.1)

    @property
    def spaces(self) -> int:
        return len(self.leader_takes)

    @property
    def deck(self) -> int:
        return sum(card.copies for card in self.cards)


# A reconstruction, not the printed cards: the same fourteen faces for each good.
FACES = (
    # kind      arrows alarm feathers bonus points laurel copies
    ("arrow1",  1,     0,    0,       0,    0,     0,     2),
    ("arrow1",  1,     1,    0,       0,    0,     0,     1),
    ("arrow2",  2,     0,    0,       0,    0,     0,     1),
    ("arrow2",  2,     1,    0,       0,    0,     0,     1),
    ("arrow3",  3,     0,    0,       0,    0,     0,     1),
    ("arrow3",  3,     1,    0,       0,    0,     0,     1),
    ("feather", 0,     0,    1,       0,    0,     0,     2),
    ("feather", 0,     1,    1,       0,    0,     0,     1),
    ("vp1",     0,     0,    0,       0,    1,     0,     1),
    ("vp1",     0,     1,    0,       0,    1,     0,     1),
    ("vp2",     0,     1,    0,       0,    2,     0,     1),
    ("bonus",   0,     0,    0,       1,    0,     0,     2),
    ("laurel",  0,     0,    0,       0,    1,     1,     1),
    ("plain",   0,     1,    0,       0,    0,     0,     2),
)  # fmt: skip

RECONSTRUCTION = Edition(
    id="toits_reconstruction_1",
    cards=tuple(Card(good, *face) for good in GOODS for face in FACES),
    tokens=(Tokens(high=5, low=2),) * len(SETS),
    leader_takes=(1, 1, 1, 2, 2, 4, 0),
    supply_cards=15,
)
BUILT_IN = {RECONSTRUCTION.id: RECONSTRUCTION}

EDITION_KEYS = (
    "id", "certainty", "good_labels", "supply_cards", "alarm_limit", "detective_start", "leader_takes",
    "tokens", "cards",
)  # fmt: skip


# An edition in JSON ---------------------------------------------------------------------------------------

WHOLE = "cards"  # only an edition that is written out has it


def edition_from_json(found: Dict[str, Any]) -> Edition:
    """The rules need neither what the goods are called nor how sure the figures are."""
    if sorted(found) != sorted(EDITION_KEYS):
        raise Refused("keys of the edition", sorted(EDITION_KEYS), sorted(found))
    try:
        return Edition(
            id=found["id"],
            cards=tuple(Card(**row) for row in found["cards"]),
            tokens=tuple(Tokens(**row) for row in found["tokens"]),
            leader_takes=tuple(found["leader_takes"]),
            supply_cards=found["supply_cards"],
            detective_start=found["detective_start"],
            alarm_limit=found["alarm_limit"],
        )
    except TypeError as fault:
        raise Refused("edition", "rows of cards and tokens", str(fault))


def edition_to_json(edition: Edition) -> Dict[str, Any]:
    return {
        "id": edition.id,
        "certainty": dict.fromkeys(("components", "board", "cards", "tokens"), "reconstruction"),
        "good_labels": [[{"language": "en", "text": good}] for good in GOODS],
        "supply_cards": edition.supply_cards,
        "alarm_limit": edition.alarm_limit,
        "detective_start": edition.detective_start,
        "leader_takes": list(edition.leader_takes),
        "tokens": [dict(vars(tokens)) for tokens in edition.tokens],
        "cards": [dict(vars(card)) for card in edition.cards],
    }


# What an edition may hold: the least and the most (8)
CARD_LIMITS = {
    "arrows": (0, 3), "alarm": (0, 1), "feathers": (0, 9), "bonus": (0, 1), "points": (0, 9),
    "laurel": (0, 1), "copies": (1, 200),
}  # fmt: skip
TOKEN_LIMITS = {"high": (0, 99), "low": (0, 99)}
ROWS, SPACES, TAKES = (1, 128), (1, 7), (0, 7)
SUPPLY, ALARMS, DECK = (0, 199), (1, 255), (1, 200)


def faults(edition: Edition) -> Iterator[Tuple[str, Any, Any]]:
    """What an edition may not be, because a rule would have no answer to it."""

    def within(what: str, limits: Tuple[int, int], value: Any) -> Iterator[Tuple[str, Any, Any]]:
        if not isinstance(value, int) or not limits[0] <= value <= limits[1]:
            yield what, f"{limits[0]} to {limits[1]}", value

    yield from within("rows of cards", ROWS, len(edition.cards))
    for number, card in enumerate(edition.cards):
        if card.good not in GOODS:
            yield f"good of card {number}", GOODS, card.good
        if not isinstance(card.kind, str):
            yield f"kind of card {number}", "a label", card.kind
        for name, limits in CARD_LIMITS.items():
            yield from within(f"{name} of card {number}", limits, getattr(card, name))
    yield from within("cards in all", DECK, edition.deck)
    yield from within("cards of the supply", SUPPLY, edition.supply_cards)
    yield from within("alarms that bring the police", ALARMS, edition.alarm_limit)
    yield from within("spaces", SPACES, edition.spaces)
    for space, takes in enumerate(edition.leader_takes, start=1):
        yield from within(f"number printed below space {space}", TAKES, takes)
    if len(edition.tokens) != len(SETS):
        yield "sets of tokens", len(SETS), len(edition.tokens)
    for number, tokens in enumerate(edition.tokens):
        for name, limits in TOKEN_LIMITS.items():
            yield from within(f"{name} token of set {number}", limits, getattr(tokens, name))
    yield from contradictions(edition)


def contradictions(edition: Edition) -> Iterator[Tuple[str, Any, Any]]:
    """Figures that are possible each, but not together."""
    if edition.detective_start != edition.spaces + 1:
        yield "start of the detective", edition.spaces + 1, edition.detective_start
    if edition.supply_cards >= edition.deck:
        yield "cards of the supply", f"fewer than {edition.deck}", edition.supply_cards
    for number, tokens in enumerate(edition.tokens):
        if tokens.low > tokens.high:
            yield f"low token of set {number}", f"{tokens.high} at most", tokens.low
    for good in GOODS:
        laurels = sum(card.copies for card in edition.cards if card.good == good and card.laurel)
        if laurels > 1:
            yield f"laurels of {good}", "1 at most", laurels
    rows = {replace(card, copies=1) for card in edition.cards}
    if len(rows) != len(edition.cards):
        yield "rows of equal cards", "one row with a number of copies", len(edition.cards) - len(rows) + 1


def refuse_together(edition: Edition, options: Dict[str, Any]) -> None:
    """Cards that draw and raid at once could be drawn and reshuffled for ever."""
    if options["empty_supply"] == "reshuffle" and options["raided_bonus"] == "draws":
        for number, card in enumerate(edition.cards):
            if card.bonus and card.alarm:
                raise Refused("edition under reshuffle and draws", "no card with bonus and alarm", number)


# The row of spaces (3) -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """Cards lie on spaces 1 to `cards`; the detective is right of them, or among them if he has caught."""

    cards: int
    detective: int

    @property
    def caught(self) -> bool:  # 3.7
        return self.detective <= self.cards

    @property
    def adjacent(self) -> bool:  # 3.8
        return self.detective == self.cards + 1


def lay_card(position: Position, arrows: int) -> Position:
    """A card on the leftmost free space (3.4), then the walk of the detective (3.5).

    If the free space is the detective's own he catches there and does not walk (3.9, may_draw).
    """
    laid = replace(position, cards=position.cards + 1)
    return laid if laid.caught else replace(laid, detective=max(1, laid.detective - arrows))


def result_of_stop(position: Position) -> str:
    return "achievement" if position.adjacent else "ordinary"


def result_by_itself(position: Position, spaces: int, unseen: int, adjacent_detective: str) -> Optional[str]:
    """How the Stealing Phase ends by itself, or None if the leader may choose (3.7, 3.9, 3.10, 6.2)."""
    if position.caught:
        return "caught"
    stopped = position.adjacent and adjacent_detective == "stop"
    if stopped or position.cards == spaces or not unseen:
        return result_of_stop(position)
    return None


# The two face-down piles (1.3, 5.7, 5.8) -------------------------------------------------------------------


class Piles:
    """One bag of unseen cards for both piles, as they come from one shuffle; two bags after a reshuffle."""

    def __init__(self, edition: Edition):
        unseen = [card.copies for card in edition.cards]
        self.bags = {"draw_pile": unseen, "supply": unseen}
        self.left = {"draw_pile": edition.deck - edition.supply_cards, "supply": edition.supply_cards}
        self.discard = [0] * len(edition.cards)

    def weights(self, pile: str) -> List[int]:
        return self.bags[pile]

    def remove(self, pile: str, card: int) -> None:
        self.bags[pile][card] -= 1
        self.left[pile] -= 1

    def reshuffle(self) -> int:
        """The whole discard becomes the supply; what was common belongs to the draw pile alone."""
        self.bags["supply"] = self.discard
        self.left["supply"] = sum(self.discard)
        self.discard = [0] * len(self.discard)
        return self.left["supply"]


# Majorities (6.3 to 6.9) -----------------------------------------------------------------------------------


def award(counts: Sequence[int], laurel_holder: Optional[int], options: Dict[str, Any]) -> List[str]:
    """The token of each seat, "high", "low" or "none", for the cards of a good or for feathers."""
    tokens = ["none"] * len(counts)
    groups = places(counts, laurel_holder)
    first, behind = groups[0], groups[1] if len(groups) > 1 else []
    if not counts[first[0]]:  # 6.8: first place needs a card
        return tokens
    if options["empty_majority"] == "no_token":
        behind = [seat for seat in behind if counts[seat]]

    if len(first) == 1:
        give(tokens, first, "high")
        give(tokens, behind if len(behind) <= 2 else [], "low")  # 6.3, 6.6
    elif len(first) == 2:
        give(tokens, first, "low")  # 6.5
    elif len(first) == 3 and options["behind_triple_tie"] == "low_token":
        give(tokens, behind, "low")  # 6.7
    return tokens


def places(counts: Sequence[int], laurel_holder: Optional[int]) -> List[List[int]]:
    """Seats from best to worst, tied seats together; the laurel lifts its holder above his tie (6.4)."""
    rank = {seat: (count, seat == laurel_holder) for seat, count in enumerate(counts)}
    best_first = sorted(set(rank.values()), reverse=True)
    return [[seat for seat in rank if rank[seat] == place] for place in best_first]


def give(tokens: List[str], seats: Sequence[int], token: str) -> None:
    for seat in seats:
        tokens[seat] = token


# A match ---------------------------------------------------------------------------------------------------


class Player:
    def __init__(self, rows: int):
        self.cards = [0] * rows  # collections: copies of each row of the card table
        self.character = IN_HAND


class Match(MatchOfSteps):
    def __init__(self, edition: Edition, options: Dict[str, Any], players: int, first: int):
        self.edition, self.options, self.first = edition, options, first
        self.piles = Piles(edition)
        self.players = [Player(len(edition.cards)) for _ in range(players)]
        self.board: Dict[int, int] = {}  # space: card
        self.position = Position(cards=0, detective=edition.detective_start)
        super().__init__()

    # The match from its first turn to the count

    def play(self) -> Steps:
        leader, turn = self.first, 1
        while True:
            self.say("turn_started", player=leader, turn=turn)
            result = yield from self.stealing_phase(leader)
            yield from self.sharing_phase(leader, result)
            self.say("turn_ended", player=leader)
            if not self.piles.left["draw_pile"]:  # 6.1
                break
            self.return_detective()
            leader, turn = (leader + 1) % len(self.players), turn + 1
        self.final_count()

    def return_detective(self) -> None:  # 4.9
        self.move_detective(self.edition.detective_start)
        self.position = Position(cards=0, detective=self.edition.detective_start)

    def move_detective(self, to: int) -> None:
        if to != self.position.detective:
            self.say("detective_moved", **{"from": self.position.detective, "to": to})

    # Stealing Phase (3)

    def stealing_phase(self, leader: int) -> Steps:
        while True:
            yield from self.reveal(leader)
            result = self.phase_ends_by_itself()
            if result:
                self.end_stealing(leader, result, forced=1)
                return result
            action = yield Decision(leader, [{"kind": "draw"}, {"kind": "stop"}])
            if action["kind"] == "stop":
                result = result_of_stop(self.position)
                self.end_stealing(leader, result, forced=0)
                return result

    def reveal(self, leader: int) -> Steps:
        pile = "draw_pile" if self.piles.left["draw_pile"] else "supply"  # 6.1
        card = yield from self.chance("reveal", pile)
        before, self.position = self.position, lay_card(self.position, self.edition.cards[card].arrows)
        space = self.position.cards
        self.board[space] = card
        self.say("card_revealed", player=leader, card=card, space=space, pile=pile)
        if pile == "draw_pile" and not self.piles.left["draw_pile"]:
            self.say("draw_pile_emptied")
        if self.position.detective != before.detective:
            self.say("detective_moved", **{"from": before.detective, "to": self.position.detective})

    def phase_ends_by_itself(self) -> Optional[str]:
        spaces, unseen = self.edition.spaces, sum(self.piles.left.values())
        return result_by_itself(self.position, spaces, unseen, self.options["adjacent_detective"])

    def end_stealing(self, leader: int, result: str, forced: int) -> None:
        self.say("stealing_ended", player=leader, result=result, forced=forced)
        if result == "caught":
            self.discard_from(self.position.detective)  # 3.7

    def discard_from(self, first_space: int) -> None:
        for space in sorted(space for space in self.board if space >= first_space):
            card = self.board.pop(space)
            self.piles.discard[card] += 1
            self.say("card_discarded", card=card, space=space)

    def chance(self, kind: str, pile: str) -> Steps:
        weights = enumerate(self.piles.weights(pile))
        outcomes = [[{"kind": kind, "card": card}, weight] for card, weight in weights if weight]
        action = yield Decision("chance", outcomes)
        self.piles.remove(pile, action["card"])
        return action["card"]

    # Sharing Phase (4)

    def sharing_phase(self, leader: int, result: str) -> Steps:
        if result == "achievement":  # 4.1
            yield from self.taking(leader, least=self.options["achievement_minimum"], most=len(self.board))
        elif result == "ordinary":  # 4.3
            printed = self.edition.leader_takes[self.position.cards - 1]
            yield from self.taking(leader, least=printed, most=printed)
        for place in range(1, len(self.players)):  # 4.4
            yield from self.taking((leader + place) % len(self.players), least=1, most=1)
        if result != "caught":  # 4.2, 4.5
            yield from self.taking(leader, least=0, most=1)
        self.discard_from(1)  # 4.6

    def taking(self, player: int, least: int, most: int) -> Steps:
        """One player takes cards from the board, `least` to `most` of them, while there are any."""
        chosen: List[int] = []
        while self.board and len(chosen) < most:
            must = len(chosen) < least
            if must and len(self.board) == 1:
                space = next(iter(self.board))
            else:
                action = yield Decision(player, self.ways_to_take(must))
                if action["kind"] == "pass":
                    self.say("passed", player=player)
                    break
                space = action["space"]
            card = self.board.pop(space)
            self.say("card_taken", player=player, card=card, space=space)
            chosen.append(card)
            if self.options["several_cards"] == "one_by_one":
                yield from self.gain(player, [card])
        if self.options["several_cards"] == "all_at_once" and chosen:
            yield from self.gain(player, chosen)

    def ways_to_take(self, must: bool) -> List[Action]:
        takes: List[Action] = [{"kind": "take", "space": space} for space in sorted(self.board)]
        return takes if must else takes + [{"kind": "pass"}]

    # What a gained card does (5)

    def gain(self, player: int, cards: List[int]) -> Steps:
        """Add, raid, Character, then the bonus draws one by one, each drawn card the same way."""
        draws = yield from self.add(player, cards)
        while draws:
            draws -= 1
            card = yield from self.draw_bonus(player)
            if card is not None:
                draws += yield from self.add(player, [card])

    def add(self, player: int, cards: List[int]) -> Steps:
        """Cards into their collections, with the raid that they cause; returns the bonus draws now due."""
        for card in cards:
            self.players[player].cards[card] += 1
            self.say("card_gained", player=player, card=card)
        gained = [self.edition.cards[card] for card in cards]
        touched = [good for good in GOODS if any(card.good == good for card in gained)]
        raided = [good for good in touched if self.alarmed(player, good)]
        if raided:
            self.raid(player, raided)
            yield from self.offer_character(player)
        bonus_lost = raided if self.options["raided_bonus"] == "lost" else []
        return sum(card.bonus for card in gained if card.good not in bonus_lost)

    def rows_of(self, player: int, good: str) -> List[Tuple[int, int, Card]]:
        """The collection of a good: number, copies and row of each card."""
        owned = zip(range(len(self.edition.cards)), self.players[player].cards, self.edition.cards)
        return [(number, copies, card) for number, copies, card in owned if copies and card.good == good]

    def size_of(self, player: int, good: str) -> int:
        return sum(copies for _, copies, _ in self.rows_of(player, good))

    def alarmed(self, player: int, good: str) -> bool:  # 5.1
        alarms = sum(copies * card.alarm for _, copies, card in self.rows_of(player, good))
        return alarms >= self.edition.alarm_limit

    def raid(self, player: int, goods: List[str]) -> None:
        """All goods together: first what is raided, then what is lost, then the Character (5.1, 5.5)."""
        victim = self.players[player]
        for good in goods:
            self.say("raid", player=player, good=good, cards=self.size_of(player, good))
        for number, copies, _ in sorted(row for good in goods for row in self.rows_of(player, good)):
            for _ in range(copies):
                self.say("card_lost", player=player, card=number)
            victim.cards[number] = 0
            self.piles.discard[number] += copies
        if victim.character in goods:
            victim.character = LOST
            self.say("character_lost", player=player)

    def offer_character(self, player: int) -> Steps:  # 5.2
        victim = self.players[player]
        any_good = self.options["character_good"] == "any"
        goods = [good for good in GOODS if any_good or self.size_of(player, good)]
        if victim.character != IN_HAND or not goods:
            return
        places_for_it: List[Action] = [{"kind": "place_character", "good": good} for good in goods]
        action = yield Decision(player, places_for_it + [{"kind": "decline_character"}])
        if action["kind"] == "place_character":
            victim.character = action["good"]
            self.say("character_placed", player=player, good=action["good"])
            return
        self.say("character_declined", player=player)
        if self.options["declined_character"] == "lost":
            victim.character = LOST
            self.say("character_lost", player=player)

    def draw_bonus(self, player: int) -> Steps:  # 5.7, 5.8
        piles = self.piles
        if not piles.left["supply"] and any(piles.discard) and self.options["empty_supply"] == "reshuffle":
            self.say("supply_reshuffled", cards=piles.reshuffle())
        if not piles.left["supply"]:
            self.say("bonus_missed", player=player)
            return None
        card = yield from self.chance("draw_bonus", "supply")
        self.say("bonus_drawn", player=player, card=card)
        return card

    # The count (6)

    def final_count(self) -> None:
        for name, printed, tokens in zip(SETS, self.edition.tokens, self.tokens()):
            for token, points in (("high", printed.high), ("low", printed.low)):
                for seat, got in enumerate(tokens):
                    if got == token:
                        self.say("token_awarded", player=seat, set=name, token=token, points=points)
        for seat, lines in enumerate(self.score_lines()):
            for source, points in zip(SOURCES, lines):
                if points:
                    self.say("points_scored", player=seat, source=source, points=points)
        self.say("match_over", winners=sum(1 << seat for seat in self.winners()), reason="draw_pile")

    def tokens(self) -> List[List[str]]:
        """For each set, the token of each seat."""
        seats = range(len(self.players))
        tokens = []
        for good in GOODS:
            counts = [self.cards_for_majority(seat, good) for seat in seats]
            tokens.append(award(counts, self.laurel_holder(good), self.options))
        feathers = [self.sum_over(seat, "feathers") for seat in seats]
        return tokens + [award(feathers, None, self.options)]

    def cards_for_majority(self, player: int, good: str) -> int:  # 5.3
        return self.size_of(player, good) + (self.players[player].character == good)

    def laurel_holder(self, good: str) -> Optional[int]:
        for seat in range(len(self.players)):
            if any(card.laurel for _, _, card in self.rows_of(seat, good)):
                return seat
        return None

    def sum_over(self, player: int, icon: str) -> int:
        owned = zip(self.players[player].cards, self.edition.cards)
        return sum(copies * getattr(card, icon) for copies, card in owned)

    def score_lines(self) -> List[List[int]]:
        """For each seat, the points of each of SOURCES."""
        values = [{"high": printed.high, "low": printed.low, "none": 0} for printed in self.edition.tokens]
        tokens = self.tokens()
        return [
            [value[got[seat]] for value, got in zip(values, tokens)] + [self.sum_over(seat, "points")]
            for seat in range(len(self.players))
        ]

    def winners(self) -> List[int]:
        totals = [sum(lines) for lines in self.score_lines()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def result(self) -> Dict[str, Any]:
        return {
            "scores": [
                {
                    "total": sum(lines),
                    "lines": [{"source": source, "points": points} for source, points in zip(SOURCES, lines)],
                }
                for lines in self.score_lines()
            ],
            "winners": self.winners(),
        }

    # Laws over a whole match

    def laws(self, setup: List[Event], plies: List[Dict[str, Any]]) -> Iterator[Tuple[str, Any, Any]]:
        events = setup + [event for ply in plies for event in ply["events"]]
        number = Counter(event["kind"] for event in events)
        owned = sum(sum(player.cards) for player in self.players)

        revealed, taken, gained = number["card_revealed"], number["card_taken"], number["card_gained"]
        yield "taken + bonus_drawn = gained", gained, taken + number["bonus_drawn"]
        yield "revealed = taken + discarded", revealed, taken + number["card_discarded"]
        yield "gained - lost = cards in collections", owned, gained - number["card_lost"]
        yield from self.law_of_scores(events)
        yield from self.law_of_piles(number["supply_reshuffled"], owned)
        yield from self.bounds([ply["action"]["kind"] for ply in plies])
        yield from self.longest_lists([ply["legal"] for ply in plies if "legal" in ply])

    def law_of_scores(self, events: List[Event]) -> Iterator[Tuple[str, Any, Any]]:
        scored: Counter = Counter()
        for event in events:
            if event["kind"] == "points_scored":
                scored[event["player"]] += event["points"]
        for seat, lines in enumerate(self.score_lines()):
            yield f"points_scored of seat {seat} add up to his total", sum(lines), scored[seat]

    def law_of_piles(self, reshuffles: int, owned: int) -> Iterator[Tuple[str, Any, Any]]:
        """Every card is in a collection, in the discard or unseen; the weights add up to the counters."""
        left, bags, discarded = self.piles.left, self.piles.bags, sum(self.piles.discard)
        yield "every card is somewhere", self.edition.deck, owned + discarded + sum(left.values())
        if reshuffles:
            for pile in left:
                yield f"cards of the {pile}", left[pile], sum(bags[pile])
        else:
            yield "cards of both piles", sum(left.values()), sum(bags["supply"])

    def bounds(self, kinds: List[str]) -> Iterator[Tuple[str, Any, Any]]:
        """No match outgrows the deck."""
        number, deck, raids = Counter(kinds), self.edition.deck, self.edition.deck // self.edition.alarm_limit
        if self.options["empty_supply"] == "nothing":
            for most, together in [
                (deck, ("reveal", "draw_bonus")),
                (deck, ("draw", "stop")),
                (deck, ("take",)),
                (deck, ("pass",)),
                (raids, ("place_character", "decline_character")),
            ]:
                found = sum(number[kind] for kind in together)
                yield f"{' and '.join(together)} within {most}", True, found <= most
        elif self.edition.id in BUILT_IN:
            yield "actions within 700", True, len(kinds) <= 700

    def longest_lists(self, lists: List[List[Action]]) -> Iterator[Tuple[str, Any, Any]]:
        for kind, most in LONGEST.items():
            longest = max((len(legal) for legal in lists if legal[0]["kind"] == kind), default=0)
            yield f"list of {kind} within {most}", True, longest <= most
