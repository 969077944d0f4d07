"""Pairings: one bot against another, on deals that are played from every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.executors import CHUNK
from oneleft.arena.stats import Estimate, mean
from oneleft.arena.stats import share as share_of
from oneleft.rules.formats import FIXED_PARTNERS

from .adjusted import AdvantageSum
from .bot_stats import BotStats
from .table_runner import COMPILED_BOTS, Stop, never_stop, play_at_table

Numbers = np.ndarray[Any, Any]

WIN = math.lcm(*range(1, 11))  # a whole win as an integer that up to ten winners can share


@dataclass(frozen=True)
class PlayedDeals:
    """Some deals of a pairing: the wins of its bot in each, and the statistics of both bots."""

    wins: Numbers
    stats: dict[str, BotStats]


@dataclass
class Pairing:
    """One seat for the bot, and all others for its opponent."""

    bot: str
    opponent: str
    players: int
    adjusted: bool = False  # whether games at a table count as what their decisions were worth
    deals: int = 0
    total: int = 0  # wins of the bot, in units of 1 / ``WIN``
    squares: int = 0  # sum over deals of the squared wins
    parts: list[Numbers] = field(default_factory=list)  # the wins of each deal

    def add(self, wins: Numbers) -> None:
        """Add deals: for each of them the wins of the bot, summed over its games."""
        self.parts.append(wins.astype(np.int32))
        self.deals += len(wins)
        self.total += int(wins.sum())
        self.squares += int((wins**2).sum())

    @property
    def compiled(self) -> bool:
        """Whether the arena can play it."""
        return self.bot in COMPILED_BOTS and self.opponent in COMPILED_BOTS

    @property
    def is_adjusted(self) -> bool:
        """Compiled games are so cheap that they are counted plainly."""
        return self.adjusted and not self.compiled

    @property
    def chunk(self) -> int:
        """How many deals to play at a time, so that progress shows and a stop is heeded soon."""
        return CHUNK if self.compiled else 1

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def is_one_sided(self) -> bool:
        """Whether the bot has won all games so far, or none."""
        return not self.is_adjusted and self.total in (0, self.players * WIN * self.deals)

    def deal_shares(self) -> Numbers:
        """For each deal the share of its games that the bot won."""
        return np.concatenate(self.parts) / (self.players * WIN)

    def share(self) -> Estimate:
        """The share of games that the bot won. Games of a deal are not independent, so the interval is over deals."""
        most = self.players * WIN
        if self.is_one_sided:  # no spread was seen, but that does not make it 0
            return share_of(self.total // most, self.deals)
        value, low, high = mean(self.total, self.squares, self.deals)
        if self.is_adjusted:  # which can be below 0 or above 1
            return Estimate(value / most, low / most, high / most)
        return Estimate(value / most, max(low / most, 0.0), min(high / most, 1.0))

    def half_width(self) -> float:
        """The longer half of the interval; infinite before there is one."""
        share = self.share()
        half = max(share.high - share.value, share.value - share.low)
        return math.inf if math.isnan(half) else half


def pair_up(bots: Sequence[str], players: int, adjusted: bool = False) -> list[Pairing]:
    """All pairings: each pair once with two players, both ways round with more."""
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Pairing(bot, opponent, players, adjusted) for bot, opponent in pairs]


def fair_share(batch: Batch) -> float:
    """The share that one seat wins if all play alike. Partners win together."""
    return (2 if has_partners(batch) else 1) / batch.players


def has_partners(batch: Batch) -> bool:
    return batch.matches and batch.rules.format.partners == FIXED_PARTNERS


def wins_of(rows: Numbers, seat: int, batch: Batch) -> Numbers:
    """The wins of a seat in each game. Winners share a win, except partners; without a winner all seats share it."""
    winners = rows["winners"]
    sharing = 1 if has_partners(batch) else np.maximum(np.bitwise_count(winners), 1)
    won = (winners >> seat & 1) * WIN // sharing
    return np.where(winners == 0, round(WIN * fair_share(batch)), won)


def play_deals(pairing: Pairing, batch: Batch, first: int, count: int, stop: Stop = never_stop) -> PlayedDeals:
    """Play this many deals from number ``first`` on, each once with the bot in every seat."""
    stats = {name: BotStats() for name in (pairing.bot, pairing.opponent)}
    wins = np.zeros(count, np.int64)
    for seat in range(batch.players):
        lineup = tuple(pairing.bot if chair == seat else pairing.opponent for chair in range(batch.players))
        if pairing.compiled:
            wins += wins_of(replace(batch, policies=lineup).play(first, count), seat, batch)
            continue
        for deal in range(count):
            advantages = AdvantageSum(batch, first + deal, lineup, seat) if pairing.is_adjusted else None
            row = play_at_table(batch, first + deal, lineup, stats, stop, advantages)
            wins[deal] += wins_of(row, seat, batch)[0] if advantages is None else adjusted_wins(advantages, batch)
    return PlayedDeals(wins, stats)


def adjusted_wins(advantages: AdvantageSum, batch: Batch) -> int:
    """A fair share and what the decisions added to it. It can be below 0 or above a win."""
    return round(WIN * (fair_share(batch) + advantages.value))
