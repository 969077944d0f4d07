"""Group commit: one thread writes for all tables, and acknowledges each write once it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop, Future
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep

from .store import DatabaseUnavailable, Store, Write, is_unavailable

log = logging.getLogger("oneleft.server")
MAX_BATCH = 512  # writes in one commit
GATHER_SECONDS = 0.005  # to wait for more writes while many arrive
CLOSE_SECONDS = 1.0  # to finish when the node stops
RETRY_SECONDS = 30.0  # for a database to come back


PendingWrite = tuple[Write, "Future[bool]"]


class Writer:
    """Appends to the logs of all tables, from a thread of its own.

    It owns that thread and the queue of writes. `Node.commit` calls ``append`` on the event loop and awaits the future.
    A write is acknowledged only when it is on the disk, and every write is answered, whatever fails. While the
    database is unavailable it retries: a write is recognised by its stamp, so none is made twice.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop: AbstractEventLoop = asyncio.get_running_loop()
        self.queue: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.commits = self.written = 0
        self.closing = Event()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def append(self, write: Write) -> Future[bool]:
        """Queue a write. Returns a future that tells whether its numbers were still free."""
        done: Future[bool] = self.loop.create_future()
        self.queue.put((write, done))
        return done

    def close(self) -> None:
        """Write what is queued, if the database answers soon, and stop."""
        self.closing.set()
        self.queue.put(None)
        self.thread.join(CLOSE_SECONDS)

    def run(self) -> None:
        batch: list[PendingWrite] = []
        while True:
            first = self.queue.get()
            if first is None:
                return
            if len(batch) > 1 and not self.closing.is_set():  # under load more writes arrive in a moment
                sleep(GATHER_SECONDS)
            batch = [first]
            ended = False
            while len(batch) < MAX_BATCH and not self.queue.empty() and not ended:
                more = self.queue.get()
                if more is None:
                    ended = True
                else:
                    batch.append(more)
            self.commit(batch)
            if ended:
                return

    def commit(self, batch: list[PendingWrite]) -> None:
        outcomes: list[bool | Exception]
        try:
            outcomes = list(self.persist([write for write, _ in batch]))
        except Exception as error:  # whatever it is, every caller gets an answer
            if len(batch) > 1 and not isinstance(error, DatabaseUnavailable):
                for one in batch:  # one of them cannot be written: the others need not fail with it
                    self.commit([one])
                return
            log.error("a write failed: %s", type(error).__name__)
            outcomes = [error] * len(batch)
        self.commits += 1
        self.written += len(batch)
        self.loop.call_soon_threadsafe(_settle, batch, outcomes)

    def persist(self, writes: list[Write]) -> list[bool]:
        """Append the writes, again if the connection is lost: `Store` recognises what an earlier attempt wrote."""
        end = monotonic() + RETRY_SECONDS
        while True:
            try:
                return self.store.append(writes)
            except Exception as error:
                if not is_unavailable(error):
                    raise
                if monotonic() > end or self.closing.wait(0.2):
                    raise DatabaseUnavailable from error


def _settle(batch: list[PendingWrite], outcomes: list[bool | Exception]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
