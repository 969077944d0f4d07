"""The benchmark: a bot against a fixed panel, at fixed tables, on fixed deals that nobody tuned on.

Games at a table are luck-adjusted. The result of a deal is its plain wins; its luck is what they exceed the worth of
the decisions by (see `adjusted`), so luck is 0 in the mean. It is a control variate: a share of it is subtracted, the
one that leaves the least spread. Each half of the deals uses the share that the other half suggests, so the estimate
has no bias.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import product, zip_longest

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.executors import CHUNK, ThreadExecutor
from oneleft.arena.stats import Z95, Estimate
from oneleft.bots.expert import read_budget
from oneleft.bots.levels import level_of
from oneleft.rules.config import Rules

from .adjusted import AdvantageSum
from .bot_stats import BotStats
from .pairings import WIN, Numbers, Pairing, adjusted_wins, play_deals, wins_of
from .table_runner import Stop, Stopped, never_stop, play_at_table, seat_bot

VERSION = 1  # of the panel, the tables and the deals: results of another version cannot be compared
PANEL = ("random", "steady", "sharp", "expert@50ms")
PLAYERS = (2, 4, 6)
RULES = ("classic", "classic+progressive+seven_zero+jump_in")
DEALS = 100  # at each table against each bot of the panel, where the games are played at a table
COMPILED_FACTOR = 20  # times as many where both bots play compiled
FIRST_STUDENT95 = (12.706, 4.303, 3.182, 2.776)  # of 1 to 4 degrees, where the series is too inexact
SEARCH_DIVISOR = 5  # times fewer if either bot searches


def key_of(rules: str, players: int) -> str:
    """The key of a table's deals: made from its name, so that nobody could choose it."""
    return sha256(f"oneleft benchmark {VERSION} {rules} {players}".encode()).hexdigest()


def searches(bot: str) -> bool:
    level = level_of(bot)
    return level is not None and level.searches


def repeats(bot: str) -> bool:
    """Whether the bot decides the same every time: not if it searches for a time. A program is taken to."""
    return not searches(bot) or read_budget(bot)[1] is not None


@dataclass
class Row:
    """A bot against one bot of the panel at one table, and the deals so far."""

    bot: str
    opponent: str
    batch: Batch
    wanted: int  # deals
    wins: list[int] = field(default_factory=list)  # in each deal, over its games, in units of 1 / ``WIN``
    luck: list[int] = field(default_factory=list)  # how much of it was luck; 0 in compiled games, where it is not known

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.bot, self.opponent, self.batch.players)

    @property
    def compiled(self) -> bool:
        return self.pairing.compiled

    @property
    def repeats(self) -> bool:
        return repeats(self.bot) and repeats(self.opponent)

    def shares(self) -> tuple[Numbers, Numbers]:
        """The share of wins in each deal, and the luck in it."""
        most = self.batch.players * WIN
        return np.array(self.wins) / most, np.array(self.luck) / most

    def plain(self) -> Estimate:
        """The share of games won."""
        pairing = self.pairing
        pairing.add(np.array(self.wins, np.int64))
        return pairing.share() if pairing.is_one_sided else mean_with_interval(pairing.deal_shares())

    def estimate(self) -> Estimate:
        """The same, luck-adjusted."""
        results = without_luck(*self.shares())
        return mean_with_interval(results) if results.any() and np.ptp(results) else self.plain()

    def saved(self) -> float | None:
        """How many times fewer games give the same interval."""
        plain, luck = self.shares()
        if not luck.any():
            return None
        left = without_luck(plain, luck).var()
        return float(plain.var() / left) if left else None


def without_luck(plain: Numbers, luck: Numbers) -> Numbers:
    """The results of deals, less a share of their luck. The share for one half of the deals comes from the other."""
    found = plain.astype(float)
    halves = np.arange(len(plain)) % 2 == 0
    for half in (halves, ~halves):
        found[half] -= best_share(plain[~half], luck[~half]) * luck[half]
    return found


def best_share(plain: Numbers, luck: Numbers) -> float:
    """The share of the luck whose subtraction leaves the least spread: from 0 to 1, since few deals may suggest any."""
    if len(plain) < 2 or luck.var() == 0:
        return 0.0
    return float(np.clip(np.cov(plain, luck)[0, 1] / luck.var(ddof=1), 0, 1))


def mean_with_interval(results: Numbers) -> Estimate:
    """The mean over deals and its 95% interval."""
    if len(results) < 2:
        value = float(results.mean()) if len(results) else np.nan
        return Estimate(value, np.nan, np.nan)
    value, error = float(results.mean()), float(results.std(ddof=1) / len(results) ** 0.5)
    half = student95(len(results) - 1) * error
    return Estimate(value, value - half, value + half)


def student95(degrees: int) -> float:
    """Student's quantile for a 95% interval: few deals need a wider interval than many.

    Beyond the first few degrees it is the series of Abramowitz and Stegun, 26.7.5.

    >>> [round(student95(n), 2) for n in (1, 2, 3, 4, 5, 19, 99)]
    [12.71, 4.3, 3.18, 2.78, 2.57, 2.09, 1.98]
    """
    if degrees <= len(FIRST_STUDENT95):
        return FIRST_STUDENT95[degrees - 1]
    z = Z95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum((term / degrees**power for power, term in enumerate(terms)), 0.0)


def new_rows(bot: str, deals: int = DEALS) -> list[Row]:
    """All rows of a bot, without deals yet. It does not meet itself."""
    rows = []
    for rules, players, opponent in product(RULES, PLAYERS, PANEL):
        if opponent != bot:
            row = Row(bot, opponent, Batch(Rules.parse(rules), players, key_of(rules, players)), deals)
            if row.compiled:
                row.wanted = deals * COMPILED_FACTOR
            elif searches(bot) or searches(opponent):
                row.wanted = max(2, deals // SEARCH_DIVISOR)
            rows.append(row)
    return rows


@dataclass(frozen=True)
class PlayedBothWays:
    """Some deals, for each of them the plain wins and the luck in them, and the statistics of both bots."""

    wins: Numbers
    luck: Numbers
    stats: dict[str, BotStats]


def play_both_ways(pairing: Pairing, batch: Batch, first: int, count: int, stop: Stop = never_stop) -> PlayedBothWays:
    """Play ``count`` deals from number ``first`` on, once with the bot in each seat. Compiled games show no luck."""
    if pairing.compiled:
        played = play_deals(pairing, batch, first, count, stop)
        return PlayedBothWays(played.wins, np.zeros(count, np.int64), played.stats)
    stats = {name: BotStats() for name in (pairing.bot, pairing.opponent)}
    wins, worth = np.zeros((2, count), np.int64)
    for deal, seat in product(range(count), range(batch.players)):
        lineup = [pairing.bot if chair == seat else pairing.opponent for chair in range(batch.players)]
        advantages = AdvantageSum(batch, first + deal, lineup, seat)
        row = play_at_table(batch, first + deal, lineup, stats, stop, advantages)
        wins[deal] += wins_of(row, seat, batch)[0]
        worth[deal] += adjusted_wins(advantages, batch)
    return PlayedBothWays(wins, wins - worth, stats)


@dataclass
class Benchmark:
    """A run: `play` fills its rows. Results do not depend on the number of threads."""

    bot: str
    deals: int = DEALS
    rows: list[Row] = field(default_factory=list)
    stats: BotStats = field(default_factory=BotStats)  # of the tested bot at tables
    interrupted: bool = False

    def __post_init__(self) -> None:
        seat_bot(self.bot, "").close()  # raises an error for an unknown bot now
        self.rows = self.rows or new_rows(self.bot, self.deals)

    @property
    def done(self) -> int:
        return sum(len(row.wins) for row in self.rows)

    @property
    def wanted(self) -> int:
        return sum(row.wanted for row in self.rows)

    def play(self, threads: int | None, on_progress: Callable[[Benchmark], None], stop: Stop) -> None:
        """Play all deals, the rows by turns. Interrupted, it keeps those played so far."""
        plan = list(self._plan())
        executor = ThreadExecutor(threads, chunk=1)
        self.interrupted = True
        with suppress(KeyboardInterrupt, Stopped):
            with closing(executor.parts(partial(self._play_part, plan, stop), len(plan))) as parts:
                for (row, _, _), played in zip(plan, parts, strict=True):
                    row.wins += played.wins.tolist()
                    row.luck += played.luck.tolist()
                    self.stats.add(played.stats[self.bot])
                    on_progress(self)
            self.interrupted = False

    def _plan(self) -> Iterator[tuple[Row, int, int]]:
        """A row, its first deal, and how many deals."""
        todo = []
        for row in self.rows:
            chunk = CHUNK if row.compiled else 1
            todo.append([(row, first, min(chunk, row.wanted - first)) for first in range(0, row.wanted, chunk)])
        for turn in zip_longest(*todo):
            yield from (part for part in turn if part is not None)

    def _play_part(self, plan: list[tuple[Row, int, int]], stop: Stop, number: int, count: int) -> PlayedBothWays:
        """Play one line of the plan. The executor numbers the lines as if they were games."""
        if stop():
            raise Stopped
        row, first, deals = plan[number]
        return play_both_ways(row.pairing, row.batch, first, deals, stop)
