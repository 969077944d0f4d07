"""Threads for what would hold up the event loop: a few for each kind of work.

No kind takes the threads of another: too many requests for replays delay only replays.
"""

from __future__ import annotations

import os

from .bounded_pool import BoundedPool
from .thinking import ThinkingPool


class ThreadPools:
    """The pools of a node: a full one refuses, and the others go on."""

    def __init__(self, thinking_seconds: float) -> None:
        self.loading = BoundedPool("load", 2)  # tables, a few milliseconds each: after a restart all are wanted at once
        self.queries = BoundedPool("query", 2, 50)  # the lobby, the leaderboard, players
        self.replays = BoundedPool("replay", 1, 8)
        self.analyses = BoundedPool("analysis", 1, 4)  # what they read and write; they are made in another process
        self.health = BoundedPool("health", 1, 4)
        self.thinking = ThinkingPool(max(1, (os.cpu_count() or 2) - 1), thinking_seconds)  # bots that search
        self.hints = BoundedPool("hint", 1, 4)  # a search each
        self.daily = BoundedPool("daily", 1, 2)  # an expert plays the deal of the day
        self.bot_answers = BoundedPool("bot", 1, 50)  # bots that remember the round, a few milliseconds each

    def close(self) -> None:
        for pool in vars(self).values():
            pool.close()
