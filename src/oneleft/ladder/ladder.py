"""The ladder: every pairing is played until its interval is narrow enough."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest

from oneleft.arena.batch import Batch
from oneleft.arena.compare import MIN_DEALS
from oneleft.arena.executors import CHUNK, ThreadExecutor
from oneleft.arena.stats import Estimate
from oneleft.errors import SetupError
from oneleft.rules.config import Rules
from oneleft.table.fairness import new_key

from .bot_stats import BotStats
from .elo import rate
from .pairings import Pairing, PlayedDeals, fair_share, pair_up, play_deals
from .table_runner import COMPILED_BOTS, Stop, Stopped, never_stop, play_at_table, seat_bot

UNTIL = 0.01
MAX_DEALS = 1_000_000
ENOUGH_DEALS = 100  # with fewer, an interval may be narrow by chance
GROWTH = 2  # between two looks at the intervals a pairing's deals grow at most by this factor
TIMED_DECISIONS = 200  # at a table, of a bot that otherwise plays compiled

Plan = list[tuple[Pairing, int, int]]  # a pairing, its first deal, and how many deals


@dataclass
class Ladder:
    """A contest between bots: the deals, and the results so far.

    `play` fills it. Its results do not depend on the number of threads, only on the key.
    """

    bots: tuple[str, ...]
    batch: Batch  # the deals: game ``n`` of every pairing has the cards of game ``n`` of this batch
    until: float = UNTIL  # half the width that an interval may have in the end
    max_deals: int = MAX_DEALS  # for each pairing
    adjusted: bool = False  # luck-adjusted results of games at a table, see `adjusted`
    pairings: list[Pairing] = field(default_factory=list)
    stats: dict[str, BotStats] = field(default_factory=dict)
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.bots = tuple(self.bots)
        if len(self.bots) < 2:
            raise SetupError("ladder-few")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise SetupError("ladder-twice", given=bot)
        if not 0 < self.until < 0.5:
            raise SetupError("ladder-until", given=str(self.until))
        if self.max_deals < 1:
            raise SetupError("ladder-deals", given=self.max_deals)
        if self.adjusted and (self.batch.matches or self.batch.rules.mercy):  # MERCY-1: the draw pile has an order
            raise SetupError("ladder-adjusted-rules")
        for bot in self.bots:
            seat_bot(bot, "").close()  # raises an error for an unknown bot now, not after an hour
        self.pairings = pair_up(self.bots, self.batch.players, self.adjusted)
        self.stats = {bot: BotStats() for bot in self.bots}

    # Results

    @property
    def ratings(self) -> dict[str, Estimate]:
        """On the Elo scale, best first. ``random`` has 0; without it, the mean has."""
        return rate(self.bots, self.pairings, fair_share(self.batch))

    def share(self, bot: str, opponent: str) -> Estimate:
        """The share of games that a bot won against an opponent, or against a table full of that opponent."""
        for pairing in self.pairings:
            share = pairing.share()
            if (pairing.bot, pairing.opponent) == (bot, opponent):
                return share
            if (pairing.opponent, pairing.bot) == (bot, opponent) and pairing.players == 2:
                return Estimate(1 - share.value, 1 - share.high, 1 - share.low)
        raise KeyError((bot, opponent))

    @property
    def games(self) -> int:
        return sum(pairing.games for pairing in self.pairings)

    def games_of(self, bot: str) -> int:
        return sum(pairing.games for pairing in self.pairings if bot in (pairing.bot, pairing.opponent))

    @property
    def widest(self) -> float:
        """Half the width of the widest interval."""
        return max(pairing.half_width() for pairing in self.pairings)

    @property
    def reached(self) -> bool:
        """Whether all intervals are narrow enough."""
        return not any(self.is_wide(pairing) for pairing in self.pairings)

    @property
    def few(self) -> bool:
        """Whether some pairing has too few deals for its interval to mean anything."""
        return any(pairing.deals < MIN_DEALS for pairing in self.pairings)

    # Planning

    def is_wide(self, pairing: Pairing) -> bool:
        """Whether a pairing needs more deals."""
        return pairing.deals < min(ENOUGH_DEALS, self.max_deals) or pairing.half_width() > self.until

    def wanted(self, pairing: Pairing) -> int:
        """How many deals a pairing will need in all, judging by its interval now."""
        if not self.is_wide(pairing):
            return pairing.deals
        if pairing.deals < ENOUGH_DEALS:
            return min(self.max_deals, CHUNK if pairing.compiled else ENOUGH_DEALS)
        needed = pairing.deals * (pairing.half_width() / self.until) ** 2
        return min(self.max_deals, math.ceil(max(needed, pairing.deals * 1.05)))

    def plan(self) -> Plan:
        """The next deals to play, in small parts, taking all wide pairings in turn. Empty when all are narrow."""
        todo = []
        for pairing in self.pairings:
            end = self.wanted(pairing)
            if pairing.deals:
                end = min(end, pairing.deals * (1 + GROWTH))
            firsts = range(pairing.deals, end, pairing.chunk)
            todo.append([(pairing, first, min(pairing.chunk, end - first)) for first in firsts])
        return [part for turn in zip_longest(*todo) for part in turn if part is not None]

    def add(self, pairing: Pairing, played: PlayedDeals) -> None:
        pairing.add(played.wins)
        for bot, stats in played.stats.items():
            self.stats[bot].add(stats)

    def play(self, threads: int | None, on_progress: Callable[[Ladder], None], stop: Stop) -> None:
        """Play until all intervals are narrow. Interrupted, it keeps the deals played so far.

        A plan is finished before the next one is made, so threads that are faster change nothing.
        """
        executor = ThreadExecutor(threads, chunk=1)
        self.interrupted = True
        with suppress(KeyboardInterrupt, Stopped):
            while plan := self.plan():
                parts = executor.parts(partial(self._play_part, plan, stop), len(plan))
                with closing(parts):
                    for (pairing, _, _), played in zip(plan, parts, strict=True):
                        self.add(pairing, played)
                        on_progress(self)
            self._time_compiled_bots(stop)
            self.interrupted = False

    def _play_part(self, plan: Plan, stop: Stop, number: int, count: int) -> PlayedDeals:
        """Play one line of the plan. The executor numbers the lines as if they were games."""
        if stop():
            raise Stopped
        pairing, first, deals = plan[number]
        return play_deals(pairing, self.batch, first, deals, stop)

    def _time_compiled_bots(self, stop: Stop) -> None:
        """Measure the time of bots that only played compiled, in a few rounds at a table. The first is a warm-up."""
        rounds = replace(self.batch, matches=False)
        for bot, stats in self.stats.items():
            number = 0
            while bot in COMPILED_BOTS and stats.times.total() < TIMED_DECISIONS:
                measured = {bot: BotStats()}
                play_at_table(rounds, number, [bot] * rounds.players, measured, stop)
                if number > 0:
                    stats.add(measured[bot])
                number += 1


def run_ladder(
    bots: Sequence[str],
    rules: Rules | str = "classic",
    players: int = 2,
    key: str | None = None,
    *,
    until: float = UNTIL,
    deals: int = MAX_DEALS,
    matches: bool = False,
    threads: int | None = None,
    adjusted: bool = False,
    on_progress: Callable[[Ladder], None] = lambda ladder: None,
    stop: Stop = never_stop,
) -> Ladder:
    """Play until half the width of every interval is at most ``until``, or every pairing has had ``deals`` deals.

    When it is interrupted, or when ``stop`` returns True, it returns what was played.
    """
    parsed = rules if isinstance(rules, Rules) else Rules.parse(rules)
    batch = Batch(parsed, players, new_key() if key is None else key, matches=matches)
    ladder = Ladder(tuple(bots), batch, until, deals, adjusted)
    ladder.play(threads, on_progress, stop)
    return ladder


def read_until(text: str) -> float:
    """Read half the width of an interval, in percent or as a fraction.

    >>> read_until("0.5%"), read_until("0.005")
    (0.005, 0.005)
    """
    match = re.fullmatch(r"([0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)\s*(%?)", text.strip())
    value = 0.0
    if match is not None:
        value = float(match[1].replace(",", ".")) / (100 if match[2] else 1)
    if not 0 < value < 0.5:
        raise SetupError("ladder-until", given=text)
    return value
