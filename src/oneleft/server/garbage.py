"""When Python looks for garbage. A full collection looks at every object of every table, and all wait meanwhile."""

from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic

from .node import Node

YOUNG = (50_000, 3)  # new objects, and rounds of them, until they are looked at: a few milliseconds each
NEVER = 1_000_000  # of those rounds: full collections are made here instead
QUIET_SECONDS = 2.0  # without a move: then nobody waits
LEAST_SECONDS = 60.0  # between two full collections
SHARE = 1000  # of the time, at most one part goes into them, however busy the tables are
TABLE_SECONDS = 0.0002  # that a table adds to one of them: they are opened after the last one was timed
HAS_GENERATIONS = sys.version_info < (3, 14)  # later ones collect in small steps by themselves


def defer_full_collections() -> None:
    """For a process that is a server: whatever is loaded now stays forever, and the `Collector` does the rest.

    Tables that are loaded later are not frozen: this would save nothing before the next full collection, and whatever
    is left of them in cycles would stay too.
    """
    gc.freeze()
    if HAS_GENERATIONS:
        gc.set_threshold(*YOUNG, NEVER)


class Collector:
    """Makes the full collections of a node in quiet moments, or when one is overdue."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.took = 0.0  # seconds, the last time
        self.ended = monotonic()

    async def run(self) -> None:
        while HAS_GENERATIONS:
            moves = self.node.moves_made
            await asyncio.sleep(QUIET_SECONDS)
            if self.is_due(is_quiet=moves == self.node.moves_made):
                self.collect()

    def is_due(self, is_quiet: bool) -> bool:
        elapsed = monotonic() - self.ended
        will_take = max(self.took, TABLE_SECONDS * len(self.node.live_tables))
        return elapsed > LEAST_SECONDS and (is_quiet or elapsed > SHARE * will_take)

    def collect(self) -> None:
        begun = monotonic()
        gc.collect()
        self.ended = monotonic()
        self.took = self.ended - begun
