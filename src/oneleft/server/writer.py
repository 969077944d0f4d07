"""One thread writes for all tables: whatever waits goes into one commit, and is acknowledged when it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop, Future
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep

from .store import DatabaseUnavailable, Store, Write, is_unavailable

log = logging.getLogger("oneleft.server")
MOST = 512  # writes in one commit
GATHERING = 0.005  # seconds
LAST_MOMENTS = 1.0
PATIENCE = 30.0  # seconds for a database to come back


Waiting = tuple[Write, "Future[bool]"]


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop: AbstractEventLoop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.commits = self.written = 0
        self.closing = Event()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def append(self, write: Write) -> Future[bool]:
        """Whether the numbers were still free."""
        done: Future[bool] = self.loop.create_future()
        self.queue.put((write, done))
        return done

    def close(self) -> None:
        """What waits is written first, if the database is there; it is not waited for."""
        self.closing.set()
        self.queue.put(None)
        self.thread.join(LAST_MOMENTS)

    def run(self) -> None:
        batch: list[Waiting] = []
        while True:
            first = self.queue.get()
            if first is None:
                return
            if len(batch) > 1 and not self.closing.is_set():  # it is busy, so more will come in a moment
                sleep(GATHERING)
            batch = [first]
            ended = False
            while len(batch) < MOST and not self.queue.empty() and not ended:
                more = self.queue.get()
                if more is None:
                    ended = True
                else:
                    batch.append(more)
            self.commit(batch)
            if ended:
                return

    def commit(self, batch: list[Waiting]) -> None:
        outcomes: list[bool | Exception]
        try:
            outcomes = list(self.persist([write for write, _ in batch]))
        except Exception as error:  # whatever it is, nobody may wait for ever
            if len(batch) > 1 and not isinstance(error, DatabaseUnavailable):
                for one in batch:  # one of them cannot be written: the others need not fail with it
                    self.commit([one])
                return
            log.error("a write failed: %s", type(error).__name__)
            outcomes = [error] * len(batch)
        self.commits += 1
        self.written += len(batch)
        self.loop.call_soon_threadsafe(settle, batch, outcomes)

    def persist(self, writes: list[Write]) -> list[bool]:
        """A lost connection is no reason to give up: entries know their own writer again."""
        end = monotonic() + PATIENCE
        while True:
            try:
                return self.store.append(writes)
            except Exception as error:
                if not is_unavailable(error):
                    raise
                if monotonic() > end or self.closing.wait(0.2):
                    raise DatabaseUnavailable from error


def settle(batch: list[Waiting], outcomes: list[bool | Exception]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
