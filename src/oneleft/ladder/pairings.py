"""One bot against the others: deals that are played from every seat, and what they show."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.executors import CHUNK
from oneleft.arena.stats import Figure, mean
from oneleft.arena.stats import share as share_of

from .bot_stats import BotStats
from .table_runner import COMPILED, Stop, go_on, play_at_table

Numbers = np.ndarray[Any, Any]

WIN = math.lcm(*range(1, 11))  # a whole win, in parts that can be shared among up to ten winners


@dataclass(frozen=True)
class Part:
    """Some deals of a pairing: the wins of its first bot in each, and how the bots behaved."""

    wins: Numbers
    conduct: dict[str, BotStats]


@dataclass
class Pairing:
    """One seat for the first bot, all others for the second."""

    one: str
    other: str
    players: int
    deals: int = 0
    total: int = 0  # wins of the first bot, in parts of ``WIN``
    squares: int = 0  # of those of each deal
    parts: list[Numbers] = field(default_factory=list)

    def add(self, wins: Numbers) -> None:
        """More deals, by the wins of the first bot over the games of each."""
        self.parts.append(wins.astype(np.int16))
        self.deals += len(wins)
        self.total += int(wins.sum())
        self.squares += int((wins**2).sum())

    @property
    def compiled(self) -> bool:
        return self.one in COMPILED and self.other in COMPILED

    @property
    def chunk(self) -> int:
        """Deals at a time, so that they end soon enough to be counted or stopped."""
        return CHUNK if self.compiled else 1

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def one_sided(self) -> bool:
        """Whether one side won everything so far."""
        return self.total in (0, self.players * WIN * self.deals)

    def shares(self) -> Numbers:
        """Of each deal, those of its games that the first bot won."""
        return np.concatenate(self.parts) / (self.players * WIN)

    def share(self) -> Figure:
        """Of the games, those won by the first bot. The interval is taken over deals, which are independent."""
        most = self.players * WIN
        if self.one_sided:  # a spread that cannot be seen is not 0
            return share_of(self.total // most, self.deals)
        value, low, high = mean(self.total, self.squares, self.deals)
        return Figure(value / most, max(low / most, 0.0), min(high / most, 1.0))

    def half_width(self) -> float:
        found = self.share()
        half = max(found.high - found.value, found.value - found.low)
        return math.inf if math.isnan(half) else half


def pair_up(bots: Sequence[str], players: int) -> list[Pairing]:
    """Two players: everybody against everybody. More: everybody against a table full of each other."""
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Pairing(one, other, players) for one, other in pairs]


def fair_share(deals: Batch) -> float:
    """What one seat wins if all play alike; partners win together."""
    return (2 if partnered(deals) else 1) / deals.players


def partnered(deals: Batch) -> bool:
    return deals.matches and deals.rules.format == "partners"


def wins_of(rows: Numbers, seat: int, deals: Batch) -> Numbers:
    """Winners share a win, but for partners, who won it together; nobody's win is everybody's."""
    winners = rows["winners"]
    sharing = 1 if partnered(deals) else np.maximum(np.bitwise_count(winners), 1)
    won = (winners >> seat & 1) * WIN // sharing
    return np.where(winners == 0, round(WIN * fair_share(deals)), won)


def play_deals(pairing: Pairing, deals: Batch, first: int, count: int, stop: Stop = go_on) -> Part:
    """Deals from a number on. Each is played once with the first bot in each seat."""
    conduct = {name: BotStats() for name in (pairing.one, pairing.other)}
    wins = np.zeros(count, np.int64)
    for seat in range(deals.players):
        lineup = tuple(pairing.one if chair == seat else pairing.other for chair in range(deals.players))
        if pairing.compiled:
            rows = replace(deals, policies=lineup).play(first, count)
        else:
            numbers = range(first, first + count)
            rows = np.concatenate([play_at_table(deals, number, lineup, conduct, stop) for number in numbers])
        wins += wins_of(rows, seat, deals)
    return Part(wins, conduct)
