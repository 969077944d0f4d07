"""Whether the database can be read and written, found out by trying."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from .bounded_pool import BoundedPool
from .store import Store

PROBE_SECONDS = 3.0  # to find out, then the answer is no
FRESH_SECONDS = 1.0  # for which a result stands


class Probe:
    """Tries to write and to read, in a thread of its own and once at a time: the database may hang, or the disk."""

    def __init__(self, store: Store, pool: BoundedPool) -> None:
        self.store, self.pool = store, pool
        self._running: asyncio.Future[tuple[bool, bool]] | None = None
        self._finished = 0.0

    async def result(self) -> tuple[bool, bool]:
        """Whether the database can be read, and written."""
        if self._running is None or (self._running.done() and monotonic() - self._finished > FRESH_SECONDS):
            self._running = asyncio.ensure_future(self.pool.run(self._try))
        try:
            return await asyncio.wait_for(asyncio.shield(self._running), PROBE_SECONDS)
        except TimeoutError:
            return False, False

    def _try(self) -> tuple[bool, bool]:
        writes = works(self.store.try_write)
        reads = writes or works(self.store.try_read)
        self._finished = monotonic()
        return reads, writes


def works(attempt: Callable[[], None]) -> bool:
    try:
        attempt()
    except Exception:  # whatever it is, the answer is no; a move that fails of it is logged
        return False
    return True
