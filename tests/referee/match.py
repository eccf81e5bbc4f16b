"""What the referees of all games have alike: a match that waits for decisions, and the header that it begins with.

A game is a module with PLAYERS, OPTIONS, BUILT_IN (editions by id), WHOLE (a key that only an edition written out has),
edition_from_json, faults and a class Match; and refuse_together, if an edition and options may not go together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Generator, List, Optional

Action = Dict[str, Any]
Event = Dict[str, Any]

NO_HASH = "0" * 16


class Refused(Exception):
    """What a game says about a header that it cannot accept."""

    def __init__(self, what: str, expected: Any, found: Any):
        super().__init__(what)
        self.what, self.expected, self.found = what, expected, found


@dataclass(frozen=True)
class Decision:
    """Where the match waits. Choices are actions, or [action, weight] for chance."""

    actor: Any
    choices: List[Any]


Steps = Generator[Decision, Action, Any]


class MatchOfSteps:
    """A match whose rules are one generator, play(), that runs from top to bottom and stops at each decision."""

    def __init__(self) -> None:
        self.events: List[Event] = []
        self.steps = self.play()
        self.decision = self.advance(None)

    def play(self) -> Steps:
        raise NotImplementedError

    @property
    def actor(self) -> Any:
        return self.decision.actor

    @property
    def choices(self) -> List[Any]:
        return self.decision.choices

    def take_events(self) -> List[Event]:
        events, self.events = self.events, []
        return events

    def apply(self, action: Action) -> None:
        self.decision = self.advance(action)

    def advance(self, action: Optional[Action]) -> Decision:
        try:
            return self.steps.send(action)  # type: ignore[arg-type]
        except StopIteration:
            return Decision("nobody", [])

    def say(self, kind: str, **fields: Any) -> None:
        self.events.append({"kind": kind, **fields})


def set_up(game: Any, header: Dict[str, Any]) -> Any:
    """The match of a header, set up; raises Refused if the header is no match of this game."""
    edition = read_edition(game, header["edition"])
    options = read_options(game, header["options"])
    players, first = header["players"], header["first"]
    if players not in game.PLAYERS:
        raise Refused("players", game.PLAYERS, players)
    if first not in range(players):
        raise Refused("first", list(range(players)), first)
    if hasattr(game, "refuse_together"):
        game.refuse_together(edition, options)
    return game.Match(edition, options, players, first)


def read_options(game: Any, found: Any) -> Dict[str, Any]:
    if not isinstance(found, dict) or sorted(found) != sorted(game.OPTIONS):
        raise Refused("names of the options", sorted(game.OPTIONS), found)
    for name, values in game.OPTIONS.items():
        if found[name] not in values:
            raise Refused(f"option {name}", values, found[name])
    return dict(found)


def read_edition(game: Any, found: Any) -> Any:
    """A built-in edition is named and has a hash; any other stands there whole, with or without one."""
    if not isinstance(found, dict) or not isinstance(found.get("id"), str):
        raise Refused("edition", "an object with an id", found)
    whole = game.WHOLE in found
    if not whole and found["id"] not in game.BUILT_IN:
        raise Refused("edition", sorted(game.BUILT_IN), found["id"])
    if not is_hash(found.get("hash", NO_HASH if whole else None)):
        raise Refused("edition hash", "16 hexadecimal digits", found.get("hash"))
    if not whole:
        return game.BUILT_IN[found["id"]]
    edition = game.edition_from_json({key: value for key, value in found.items() if key != "hash"})
    for fault in game.faults(edition):
        raise Refused(f"edition: {fault[0]}", *fault[1:])
    return edition


def is_hash(text: Any) -> bool:
    return isinstance(text, str) and len(text) == 16 and set(text) <= set("0123456789abcdef")
