"""The same deals twice: under two sets of rules, or with two line-ups.

The first policy of a line-up is the one under test. Every deal is played once from each seat, with the line-up rotated
round the table, so neither the cards nor the seats favour a side. The two results of each deal are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from oneleft.errors import SetupError
from oneleft.policies.registry import NAMED, POLICIES
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.presets import PRESETS

from .batch import Batch
from .executors import Executor, ThreadExecutor
from .policy_data import Lineup
from .stats import Estimate, Tally

Numbers = np.ndarray[Any, Any]

MIN_DEALS = 30  # below this an interval says nothing
MIN_DIFFERING = 10  # deals with different results; below this an interval claims too much
MEASURES: dict[str, Callable[[Numbers, int], Numbers]] = {  # computed from the rows and the seat of the tested policy
    "wins": lambda rows, seat: rows["winners"] >> seat & 1,
    "first": lambda rows, seat: rows["winners"] & 1,
    "moves": lambda rows, seat: rows["moves"],
    "turns": lambda rows, seat: rows["turns"],
    "lost": lambda rows, seat: rows["lost"],
    "comeback": lambda rows, seat: rows["comeback"],
    "points": lambda rows, seat: rows["points"].sum(axis=1),
    "rounds": lambda rows, seat: rows["rounds"],
    "blocked": lambda rows, seat: rows["blocked"],
}


@dataclass
class Pairs:
    """One measure on both sides, tallied over deals. The games of a deal are added up."""

    one: Tally = field(default_factory=Tally)
    other: Tally = field(default_factory=Tally)
    change: Tally = field(default_factory=Tally)


@dataclass
class Comparison:
    """The differences between two sides."""

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

    def estimates(self, name: str) -> tuple[Estimate, Estimate, Estimate]:
        """The means per game: one side, the other, and the difference."""
        pairs = self.pairs[name]
        return pairs.one.mean(self.seats), pairs.other.mean(self.seats), pairs.change.mean(self.seats)

    def differing(self, name: str) -> int:
        """How many deals had different results."""
        return self.deals - self.pairs[name].change[0]

    def verdict(self, name: str) -> str:
        """What can be said about the difference at 95%: few, same, more, less or unclear."""
        change = self.estimates(name)[2]
        differing = self.differing(name)
        if self.deals < MIN_DEALS or 0 < differing < MIN_DIFFERING:
            return "few"
        if differing == 0:
            return "same"
        return "more" if change.low > 0 else "less" if change.high < 0 else "unclear"


def read_side(text: str, rules: str, policies: tuple[str, ...], players: int) -> tuple[Rules, tuple[str, ...]]:
    """Read rules, a line-up, or both as ``rules:line-up``. Open seats of a line-up are filled from ``policies``."""
    word, colon, lineup = text.partition(":")
    if word.endswith(".py") or (not colon and word.partition(",")[0] in POLICIES):
        word, lineup = rules, text
    elif not colon and word.partition("+")[0] not in (*EDITIONS, *PRESETS):
        raise SetupError(
            "compare-side", given=text, editions=", ".join([*EDITIONS, *PRESETS]), policies=", ".join(NAMED)
        )
    named = tuple(lineup.split(",")) if lineup else ()
    fill = [policies[seat % len(policies)] for seat in range(players)]
    return Rules.parse(word), (*named, *fill[len(named) :])


def with_rule_toggled(batch: Batch, switch: str) -> Batch:
    """The same deals with one switch of the rules toggled."""
    return replace(batch, rules=batch.rules.with_(**{switch: not batch.rules.is_on(switch)}))


def rules_to_toggle(batch: Batch) -> list[str]:
    """The house rules that can be toggled by themselves: no other rule of the table brings or excludes them."""

    def is_possible(rule: str) -> bool:
        try:
            return with_rule_toggled(batch, rule).rules != batch.rules
        except SetupError:
            return False

    return [rule for rule in HOUSE_RULES if is_possible(rule)]


def rotations(batch: Batch) -> list[Batch]:
    """The line-up rotated round the table: at index ``seat`` its first policy has that seat."""
    lineup, seats = batch.seats, range(batch.players)
    return [replace(batch, policies=tuple(lineup[chair - seat] for chair in seats)) for seat in seats]


def games_per_deal(batch: Batch) -> int:
    """How many different rotations there are: one if all seats have the same policy."""
    return len({table.policies for table in rotations(batch)})


def measure(batch: Batch, first: int, deals: int) -> dict[str, Numbers]:
    """The measures of each deal, added up over the rotations."""
    played: dict[Lineup, Numbers] = {}
    sums = {name: np.zeros(deals, np.int64) for name in MEASURES}
    for seat, table in enumerate(rotations(batch)):
        if table.policies not in played:
            played[table.policies] = replace(table, details=True).play(first, deals)
        for name, measured in MEASURES.items():
            sums[name] += measured(played[table.policies], seat)
    return sums


def _compare_part(one: Batch, other: Batch, first: int, deals: int) -> Comparison:
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
    """Play deals 0 to ``deals`` on both sides. Interrupted, it returns the comparison of the deals played so far."""
    if (one.players, one.key) != (other.players, other.key):
        raise ValueError("the same deals need the same players and the same key")
    found = Comparison(one.players)
    parts = (executor or ThreadExecutor(threads)).parts(partial(_compare_part, one, other), deals)
    with suppress(KeyboardInterrupt), closing(parts):
        for part in parts:
            found.merge(part)
            on_progress(found)
    return found
