"""Bots that search share a few threads: while many wait, each thinks for a shorter time, and nobody decides late.

A decision has a deadline: the usual time after it was asked for. The time that is left until then when a thread begins
it is shared with those that wait. A decision that could only begin too late is refused, and a quicker bot makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic

from oneleft.bots.seated import SeatedBot
from oneleft.room.error_codes import Refused
from oneleft.table.views import View

from .bounded_pool import BoundedPool

LEAST_SECONDS = 0.012  # for a search: below this it has hardly begun


class ThinkingPool:
    """Threads for bots that search. A decision is made at most ``seconds`` after it was asked for."""

    def __init__(self, threads: int, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self.threads, self.seconds = threads, seconds
        self.pool = BoundedPool("think", threads, int(threads * seconds / LEAST_SECONDS))
        self.now = now
        self._waiting = 0  # asked, and not begun
        self._lock = Lock()

    async def answer(self, bot: SeatedBot, view: View) -> str | None:
        """The bot's answer. Refuses if the bot could not begin in time."""
        if self.pool.is_full:
            raise Refused("busy")
        self._count(1)
        return await self.pool.run(self._think, bot, view, self.now())

    def _think(self, bot: SeatedBot, view: View, asked: float) -> str | None:
        """In a thread."""
        self._count(-1)
        begun = self.now()
        if asked + self.seconds - begun < LEAST_SECONDS:
            raise Refused("busy")
        return bot.answer(view, lambda: self.time_left(asked, begun))

    def time_left(self, asked: float, begun: float) -> float:
        """How long a decision that was begun then may still take. It shrinks when others begin to wait."""
        share = (asked + self.seconds - begun) * self.threads / (self.threads + self._waiting)
        return begun + share - self.now()

    def _count(self, by: int) -> None:
        with self._lock:
            self._waiting += by

    def close(self) -> None:
        self.pool.close()
