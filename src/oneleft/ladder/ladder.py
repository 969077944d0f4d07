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
from oneleft.arena.compare import FEW
from oneleft.arena.executors import CHUNK, ThreadExecutor
from oneleft.arena.stats import Figure
from oneleft.lang import Explained
from oneleft.rules.config import Rules
from oneleft.table.fairness import new_key

from .bot_stats import BotStats
from .pairings import Pairing, Part, fair_share, pair_up, play_deals
from .ratings import rate
from .table_runner import COMPILED, Stop, Stopped, go_on, play_at_table, sit_down

UNTIL = 0.01
MOST_DEALS = 1_000_000
LEAST_DEALS = 100  # before an interval is narrow by chance
GROWTH = 2  # times the deals played so far may be added before looking again
TIMED = 200  # decisions at a table, of a bot that otherwise plays compiled

Plan = list[tuple[Pairing, int, int]]  # a pairing, the number of a deal, and how many deals


class LadderError(Explained, ValueError):
    """A ladder that cannot be played."""


@dataclass
class Ladder:
    """Bots, the deals they are given, and what came of it."""

    bots: tuple[str, ...]
    batch: Batch  # the deals: game ``n`` of every pairing has the cards of game ``n`` of this batch
    until: float = UNTIL  # the widest half of an interval
    most: int = MOST_DEALS  # deals of a pairing
    pairings: list[Pairing] = field(default_factory=list)
    conduct: dict[str, BotStats] = field(default_factory=dict)
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.bots = tuple(self.bots)
        if len(self.bots) < 2:
            raise LadderError("ladder-few")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise LadderError("ladder-twice", given=bot)
        if not 0 < self.until < 0.5:
            raise LadderError("ladder-until", given=str(self.until))
        if self.most < 1:
            raise LadderError("ladder-deals", given=self.most)
        for bot in self.bots:
            sit_down(bot, "").close()  # rather now than after an hour: there may be no such bot
        self.pairings = pair_up(self.bots, self.batch.players)
        self.conduct = {bot: BotStats() for bot in self.bots}

    # What came of it

    @property
    def ratings(self) -> dict[str, Figure]:
        """On the Elo scale, best first: ``random`` has 0, or the mean has."""
        return rate(self.bots, self.pairings, fair_share(self.batch))

    def share(self, one: str, other: str) -> Figure:
        """Of the games of one against the other (with more seats: against a table of them), those that it won."""
        for pairing in self.pairings:
            found = pairing.share()
            if (pairing.one, pairing.other) == (one, other):
                return found
            if (pairing.other, pairing.one) == (one, other) and pairing.players == 2:
                return Figure(1 - found.value, 1 - found.high, 1 - found.low)
        raise KeyError((one, other))

    @property
    def games(self) -> int:
        return sum(pairing.games for pairing in self.pairings)

    def games_of(self, bot: str) -> int:
        return sum(pairing.games for pairing in self.pairings if bot in (pairing.one, pairing.other))

    @property
    def widest(self) -> float:
        return max(pairing.half_width() for pairing in self.pairings)

    @property
    def reached(self) -> bool:
        return not any(self.wide(pairing) for pairing in self.pairings)

    @property
    def few(self) -> bool:
        """Whether some interval says nothing yet."""
        return any(pairing.deals < FEW for pairing in self.pairings)

    # Who plays how much

    def wide(self, pairing: Pairing) -> bool:
        return pairing.deals < min(LEAST_DEALS, self.most) or pairing.half_width() > self.until

    def wanted(self, pairing: Pairing) -> int:
        """Deals that a pairing should have, as far as its interval tells now."""
        if not self.wide(pairing):
            return pairing.deals
        if pairing.deals < LEAST_DEALS:
            return min(self.most, CHUNK if pairing.compiled else LEAST_DEALS)
        needed = pairing.deals * (pairing.half_width() / self.until) ** 2
        return min(self.most, math.ceil(max(needed, pairing.deals * 1.05)))

    def plan(self) -> Plan:
        """What to play before looking again, in small parts, all wide pairings in turn; nothing when all are done."""
        todo = []
        for pairing in self.pairings:
            end = self.wanted(pairing)
            if pairing.deals:
                end = min(end, pairing.deals * (1 + GROWTH))
            firsts = range(pairing.deals, end, pairing.chunk)
            todo.append([(pairing, first, min(pairing.chunk, end - first)) for first in firsts])
        return [part for turn in zip_longest(*todo) for part in turn if part is not None]

    def add(self, pairing: Pairing, part: Part) -> None:
        pairing.add(part.wins)
        for bot, conduct in part.conduct.items():
            self.conduct[bot].add(conduct)

    def play(self, threads: int | None, on_progress: Callable[[Ladder], None], stop: Stop) -> None:
        """Interrupted, it keeps what was played. What comes next never depends on who was faster."""
        executor = ThreadExecutor(threads, chunk=1)
        self.interrupted = True
        with suppress(KeyboardInterrupt, Stopped):
            while plan := self.plan():
                parts = executor.parts(partial(self.play_part, plan, stop), len(plan))
                with closing(parts):
                    for (pairing, _, _), part in zip(plan, parts, strict=True):
                        self.add(pairing, part)
                        on_progress(self)
            self.time_the_rest(stop)
            self.interrupted = False

    def play_part(self, plan: Plan, stop: Stop, number: int, count: int) -> Part:
        """One line of the plan: a executor takes the lines apart."""
        if stop():
            raise Stopped
        pairing, first, deals = plan[number]
        return play_deals(pairing, self.batch, first, deals, stop)

    def time_the_rest(self, stop: Stop) -> None:
        """Bots that only played compiled play a few rounds at a table among themselves, the first to get ready."""
        rounds = replace(self.batch, matches=False)
        for bot, conduct in self.conduct.items():
            number = 0
            while bot in COMPILED and conduct.times.total() < TIMED:
                tried = {bot: BotStats()}
                play_at_table(rounds, number, [bot] * rounds.players, tried, stop)
                if number > 0:
                    conduct.add(tried[bot])
                number += 1


def run_ladder(
    bots: Sequence[str],
    rules: Rules | str = "classic",
    players: int = 2,
    key: str | None = None,
    until: float = UNTIL,
    deals: int = MOST_DEALS,
    matches: bool = False,
    threads: int | None = None,
    on_progress: Callable[[Ladder], None] = lambda ladder: None,
    stop: Stop = go_on,
) -> Ladder:
    """Play until half of every interval is at most ``until``, or every pairing has had its ``deals``.

    Interrupted, or as soon as ``stop`` says so, it returns what was played.
    """
    parsed = rules if isinstance(rules, Rules) else Rules.parse(rules)
    batch = Batch(parsed, players, new_key() if key is None else key, matches=matches)
    ladder = Ladder(tuple(bots), batch, until, deals)
    ladder.play(threads, on_progress, stop)
    return ladder


def read_until(text: str) -> float:
    """Half the width of an interval, in percent or as a part of one.

    >>> read_until("0.5%"), read_until("0.005")
    (0.005, 0.005)
    """
    found = re.fullmatch(r"([0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)\s*(%?)", text.strip())
    value = 0.0
    if found is not None:
        value = float(found[1].replace(",", ".")) / (100 if found[2] else 1)
    if not 0 < value < 0.5:
        raise LadderError("ladder-until", given=text)
    return value
