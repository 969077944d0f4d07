"""Threads for what would hold up the event loop: a few for each kind of work.

No kind takes the threads of another: whoever asks for replays all day delays replays.
"""

from __future__ import annotations

import os

from .thinking import ThinkingPool
from .worker import Worker


class Workers:
    """The workers of a node."""

    def __init__(self, thinking_seconds: float) -> None:
        self.loading = Worker("load", 2)  # tables, a few milliseconds each: after a restart all are wanted at once
        self.queries = Worker("query", 2, 50)  # the lobby, the leaderboard, players
        self.replays = Worker("replay", 1, 8)
        self.analyses = Worker("analysis", 1, 4)  # what they read and write; they are made in another process
        self.health = Worker("health", 1, 4)
        self.thinking = ThinkingPool(max(1, (os.cpu_count() or 2) - 1), thinking_seconds)  # bots that search
        self.hints = Worker("hint", 1, 4)  # a search each
        self.daily = Worker("daily", 1, 2)  # an expert plays the deal of the day
        self.deciding = Worker("decide", 1, 50)  # bots that remember the round, a few milliseconds each

    def close(self) -> None:
        for worker in vars(self).values():
            worker.close()
