"""When Python looks for garbage. A full collection looks at every object of every table, and all wait meanwhile."""

from __future__ import annotations

import asyncio
import gc
from time import monotonic

from .node import Node

YOUNG = (50_000, 3)  # new objects, and rounds of them, until they are looked at: a few milliseconds each
NEVER = 1_000_000  # of those rounds: full collections are made here instead
QUIET_SECONDS = 2.0  # without a move: then nobody waits
LEAST_SECONDS = 60.0  # between two full collections
SHARE = 1000  # of the time, at most one part goes into them, however busy the tables are


def defer_full_collections() -> None:
    """For a process that is a server: whatever is loaded now stays forever, and the `Collector` does the rest."""
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


class Collector:
    """Makes the full collections of a node in quiet moments, or when one is overdue."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.took = 0.0  # seconds, the last time
        self.ended = monotonic()

    async def run(self) -> None:
        while True:
            moves = self.node.moves_made
            await asyncio.sleep(QUIET_SECONDS)
            if self.is_due(is_quiet=moves == self.node.moves_made):
                self.collect()

    def is_due(self, is_quiet: bool) -> bool:
        elapsed = monotonic() - self.ended
        return elapsed > LEAST_SECONDS and (is_quiet or elapsed > SHARE * self.took)

    def collect(self) -> None:
        begun = monotonic()
        gc.collect()
        self.ended = monotonic()
        self.took = self.ended - begun
