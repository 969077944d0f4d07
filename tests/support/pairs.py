"""The table of pairs of house rules: read it, and play its rows with the referee."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import oneleft
from oneleft.rules import config
from tests.support.rule_tables import KEY, After

TABLE = Path(__file__).parents[1] / "rules" / "pairs.txt"
OFFERED = frozenset(chain.from_iterable(config.OFFERED.values()))
# Each as it is written when it is chosen: the numbers without their values, and `no_bluffing`.
HOUSE_RULES = tuple(
    f"no_{name}" if option.default is True else name for name, option in config.OPTIONS.items() if name in OFFERED
)
PAIRS = list(combinations(HOUSE_RULES, 2))


@dataclass(frozen=True)
class Row:
    """A pair, and a position in which it meets; or only that it is refused."""

    words: tuple[str, ...]
    idle: frozenset[str]  # words with a star: without them nothing changes
    hands: tuple[tuple[str, ...], ...] = ()
    draw: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()
    in_one_game: bool = False  # the two can hardly touch, and are used one after the other

    @property
    def pair(self) -> tuple[str, str]:
        first, second, *_ = (word.partition("=")[0] for word in self.words)
        return (first, second) if (first, second) in PAIRS else (second, first)

    @property
    def is_refused(self) -> bool:
        return not self.hands

    @property
    def is_dealt(self) -> bool:
        return any(word.startswith(("cards=", "number_start")) for word in self.words)

    def document(self, words: tuple[str, ...], moves: int) -> dict[str, Any]:
        made = {"rules": "+".join(["classic", *words]), "moves": list(self.moves[:moves]), "key": KEY}
        if not self.is_dealt:
            turn = int(self.moves[0].split()[0]) if self.moves else 0
            laid = {"hands": self.hands, "discard": ["R5"], "draw": self.draw, "turn": turn}
            return made | {"position": laid}
        top = "W" if "number_start" in self.words else "R5"
        deck = [*chain.from_iterable(zip(*self.hands, strict=True)), top, *self.draw]
        return made | {"deal": {"players": len(self.hands), "dealer": len(self.hands) - 1, "deck": deck}}

    def answers(self, words: tuple[str, ...] | None = None) -> list[dict[str, Any]]:
        """What the referee says before the first move and after each."""
        counts = range(len(self.moves) + 1)
        return [oneleft.referee(self.document(self.words if words is None else words, count)) for count in counts]


def rows() -> Iterator[Row]:
    for line in TABLE.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield read_row(line)


def read_row(line: str) -> Row:
    rules, *columns = (column.strip() for column in line.split("|"))
    stars = rules.split(" + ")
    words = tuple(word.rstrip("*") for word in stars)
    idle = frozenset(word.rstrip("*") for word in stars if word.endswith("*"))
    if columns == ["refused"]:
        return Row(words, idle)
    hands, draw, moves, expected, *note = ("" if column == "-" else column for column in columns)
    return Row(
        words,
        idle,
        tuple(tuple(hand.split()) for hand in hands.split("/")),
        tuple(draw.split()),
        tuple(re.split(", *", moves)) if moves else (),
        tuple(re.split(", *", expected)),
        in_one_game=note == ["in one game"],
    )


def holds(answer: dict[str, Any], expected: str) -> bool:
    """Whether one expectation of a row is met."""
    first, *rest = expected.split()
    if first == "refused":
        return answer.get("error", {}).get("rule") in rest
    assert "error" not in answer, answer["error"]
    after = After(answer)
    if first.isdigit():
        return may(first, rest, after.legal[int(first)])
    if first == "hand":
        return after.hand(int(rest[0])) == sorted(rest[1:])
    found = after.counts if first == "counts" else after.answer["position"].get(first)
    words = [str(count) for count in found] if isinstance(found, list) else ["none" if found is None else str(found)]
    return words == rest


def may(seat: str, rest: list[str], legal: list[str]) -> bool:
    """``only MOVE & MOVE``, or ``cannot MOVE``."""
    verb, *words = rest
    moves = [f"{seat} {move}" for move in " ".join(words).split(" & ") if move]
    return sorted(legal) == sorted(moves) if verb == "only" else moves[0] not in legal
