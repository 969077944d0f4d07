"""How long bots think when they are asked, and how often their answers are not usable."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter_ns

from oneleft.arena.stats import Tally
from oneleft.bots.fallback import fallback_move
from oneleft.errors import BotFault
from oneleft.table.bot import Bot
from oneleft.table.views import View

ILLEGAL, SILENT = "illegal", "silent"
FAULTS = (ILLEGAL, SILENT, "timeout", "crash", "nonsense", "start", "absent", "dismissed")


@dataclass
class BotStats:
    """The statistics of one bot, over all its games."""

    times: Tally = field(default_factory=Tally)  # microseconds of each decision that was a real choice
    faults: Counter[str] = field(default_factory=Counter)  # by kind
    first_fault: BotFault | None = None  # the first one that comes with an explanation

    def add(self, more: BotStats) -> None:
        self.times.update(more.times)
        self.faults.update(more.faults)
        self.first_fault = self.first_fault or more.first_fault

    def milliseconds(self, fraction: float) -> float | None:
        """The time that this fraction of the decisions did not exceed."""
        return self.times.quantile(fraction) / 1000 if self.times else None

    def ask(self, bot: Bot, view: View) -> str | None:
        """Ask a bot for its move. Returns a legal move whatever the bot does; out of turn perhaps None.

        If the answer is not usable, it counts as a fault and the fallback move is made.
        """
        in_turn = view.turn == view.seat
        began = perf_counter_ns()
        try:
            answer = bot.answer(view)
        except BotFault as fault:
            return self._count_fault(fault.kind, view, fault)
        took = perf_counter_ns() - began
        if answer not in view.legal and (answer is not None or in_turn):
            return self._count_fault(SILENT if answer is None else ILLEGAL, view)
        if not in_turn or len(view.legal) > 1:
            self.times[took // 1000] += 1
        return answer

    def _count_fault(self, kind: str, view: View, fault: BotFault | None = None) -> str | None:
        self.faults[kind] += 1
        self.first_fault = self.first_fault or fault
        return fallback_move(view)
