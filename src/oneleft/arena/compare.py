"""The same deals twice: under two sets of rules, or with two line-ups.

A line-up's first policy is the one under test. Every deal is played once from each seat, the line-up turning round the
table, so neither the cards nor the seat favour a side; what is compared are the two plays of the same deal.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from oneleft.lang import Explained
from oneleft.policies.registry import POLICIES
from oneleft.rules.config import Rules
from oneleft.rules.editions import EDITIONS

from .batch import Batch
from .executors import Executor, ThreadExecutor
from .stats import Figure, Tally

Numbers = np.ndarray[Any, Any]

FEW = 30  # deals below which an interval says nothing
RARE = 10  # deals that differ, below which it is too bold
MEASURES: dict[str, Callable[[Numbers, int], Numbers]] = {  # of the rows, with the tested policy in a seat
    "wins": lambda rows, seat: rows["winners"] >> seat & 1,
    "first": lambda rows, seat: rows["winners"] & 1,
    "moves": lambda rows, seat: rows["moves"],
    "points": lambda rows, seat: rows["points"].sum(axis=1),
    "rounds": lambda rows, seat: rows["rounds"],
    "blocked": lambda rows, seat: rows["blocked"],
}


class SideError(Explained, ValueError):
    """A side that cannot be read."""


@dataclass
class Pairs:
    """One measure on both sides: tallies over the deals, the games of each deal added up."""

    one: Tally = field(default_factory=Tally)
    other: Tally = field(default_factory=Tally)
    change: Tally = field(default_factory=Tally)


@dataclass
class Comparison:
    """What changes from one side to the other."""

    seats: int
    deals: int = 0
    pairs: dict[str, Pairs] = field(default_factory=lambda: {name: Pairs() for name in MEASURES})

    def add(self, deals: int, one: dict[str, Numbers], other: dict[str, Numbers]) -> None:
        self.deals += deals
        for name, pairs in self.pairs.items():
            pairs.one.update(Tally.of(one[name]))
            pairs.other.update(Tally.of(other[name]))
            pairs.change.update(Tally.of(other[name] - one[name]))

    def merge(self, more: Comparison) -> None:
        self.deals += more.deals
        for name, pairs in self.pairs.items():
            for side in ("one", "other", "change"):
                getattr(pairs, side).update(getattr(more.pairs[name], side))

    def figures(self, name: str) -> tuple[Figure, Figure, Figure]:
        """One side, the other, and the change, for each game."""
        pairs = self.pairs[name]
        return pairs.one.mean(self.seats), pairs.other.mean(self.seats), pairs.change.mean(self.seats)

    def differing(self, name: str) -> int:
        """The deals that came out differently."""
        return self.deals - self.pairs[name].change[0]

    def verdict(self, name: str) -> str:
        """What may be said of a change at 95%."""
        change = self.figures(name)[2]
        differing = self.differing(name)
        if self.deals < FEW or 0 < differing < RARE:
            return "few"
        if differing == 0:
            return "same"
        return "more" if change.low > 0 else "less" if change.high < 0 else "unclear"


def read_side(text: str, rules: str, policies: tuple[str, ...], players: int) -> tuple[Rules, tuple[str, ...]]:
    """Rules, or a line-up, or both as ``rules:line-up``. Seats that a line-up leaves open play as the table does."""
    word, colon, lineup = text.partition(":")
    if not colon and word.partition(",")[0] in POLICIES:
        word, lineup = rules, text
    elif not colon and word.partition("+")[0] not in EDITIONS:
        raise SideError("compare-side", given=text, editions=", ".join(EDITIONS), policies=", ".join(POLICIES[:-1]))
    named = tuple(lineup.split(",")) if lineup else ()
    around = [policies[seat % len(policies)] for seat in range(players)]
    return Rules.parse(word), (*named, *around[len(named) :])


def switched(batch: Batch, switch: str) -> Batch:
    """The same deals with one switch of the rules turned over."""
    return replace(batch, rules=batch.rules.with_(**{switch: not getattr(batch.rules, switch)}))


def turns(batch: Batch) -> list[Batch]:
    """The line-up turned round the table: at index ``seat`` its first policy sits in that seat."""
    names = [POLICIES[policy] for policy in batch.lineup()]
    seats = range(batch.players)
    return [replace(batch, policies=tuple(names[chair - seat] for chair in seats)) for seat in seats]


def games_of_a_deal(batch: Batch) -> int:
    """Where all play alike, every turn is the same game and is played once."""
    return len({table.policies for table in turns(batch)})


def measure(batch: Batch, first: int, deals: int) -> dict[str, Numbers]:
    """The measures of each deal, added up over the seats of the tested policy."""
    played: dict[tuple[str, ...], Numbers] = {}
    sums = {name: np.zeros(deals, np.int64) for name in MEASURES}
    for seat, table in enumerate(turns(batch)):
        if table.policies not in played:
            played[table.policies] = table.play(first, deals)
        for name, of in MEASURES.items():
            sums[name] += of(played[table.policies], seat)
    return sums


def compare_part(one: Batch, other: Batch, first: int, deals: int) -> Comparison:
    part = Comparison(one.players)
    part.add(deals, measure(one, first, deals), measure(other, first, deals))
    return part


def compare(
    one: Batch,
    other: Batch,
    deals: int,
    threads: int | None = None,
    on_progress: Callable[[Comparison], None] = lambda found: None,
    executor: Executor | None = None,
) -> Comparison:
    """Play deals 0 to ``deals`` on both sides. Interrupted, it stops with what was played."""
    if (one.players, one.key) != (other.players, other.key):
        raise ValueError("the same deals need the same players and the same key")
    found = Comparison(one.players)
    parts = (executor or ThreadExecutor(threads)).parts(partial(compare_part, one, other), deals)
    with suppress(KeyboardInterrupt), closing(parts):
        for part in parts:
            found.merge(part)
            on_progress(found)
    return found
