"""How bots behave when they are asked: how long they think, and which answers cannot be taken."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter_ns

from oneleft.arena.stats import Tally
from oneleft.bots.bot import Bot, BotFault
from oneleft.bots.fallback import by_rule
from oneleft.table.views import View

ILLEGAL, SILENT = "illegal", "silent"
FAULTS = (ILLEGAL, SILENT, "timeout", "crash", "nonsense", "start", "absent", "dismissed")


@dataclass
class BotStats:
    """One bot's, over all its games."""

    times: Tally = field(default_factory=Tally)  # microseconds of each decision that was a real choice
    faults: Counter[str] = field(default_factory=Counter)  # by their kind
    first: BotFault | None = None  # the first that the bot can explain

    def add(self, more: BotStats) -> None:
        self.times.update(more.times)
        self.faults.update(more.faults)
        self.first = self.first or more.first

    def milliseconds(self, part: float) -> float | None:
        """What this part of the decisions did not take longer than."""
        return self.times.quantile(part) / 1000 if self.times else None

    def ask(self, bot: Bot, view: View) -> str | None:
        """A legal answer whatever the bot does; None out of turn. A turn without an answer to take is lost by rule."""
        in_turn = view.turn == view.seat
        began = perf_counter_ns()
        try:
            answer = bot.answer(view)
        except BotFault as fault:
            return self.lose(fault.kind, view, fault)
        took = perf_counter_ns() - began
        if answer not in view.legal and (answer is not None or in_turn):
            return self.lose(SILENT if answer is None else ILLEGAL, view)
        if not in_turn or len(view.legal) > 1:
            self.times[took // 1000] += 1
        return answer

    def lose(self, kind: str, view: View, fault: BotFault | None = None) -> str | None:
        self.faults[kind] += 1
        self.first = self.first or fault
        return by_rule(view)
