"""Group commit: one thread writes for all tables, and acknowledges each write once it is on the disk."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections import deque
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep

from .database_errors import is_unavailable
from .store import Store
from .writes import Write

MAX_BATCH = 512  # writes in one commit
GATHER_SECONDS = 0.005  # to wait for more writes while many arrive
BUSY_SECONDS = 0.05  # between commits, while many arrive
CLOSE_SECONDS = 1.0  # to finish when the node stops
EXPIRY_SECONDS = 0.1  # between two looks at the writes whose time may be over
RETRY_SECONDS = 0.2  # until an unavailable database is tried again


PendingWrite = tuple[Write, "Future[bool]"]


class Writer:
    """Appends to the logs of all tables, from a thread of its own.

    It owns that thread and the queue of writes. `Node.commit` calls ``append`` on the event loop and awaits the future.
    A write is acknowledged only when it is on the disk, and every write is answered, whatever fails. While the
    database is unavailable it retries until the time of the write is over, or its caller gives up: a write is
    recognised by its stamp, so none is made twice.
    """

    def __init__(self, store: Store, seconds: float) -> None:
        """A write that takes more seconds fails with `TimeoutError`."""
        self.store, self.seconds = store, seconds
        self.loop: AbstractEventLoop = asyncio.get_running_loop()
        self.queue: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self.waiting: deque[tuple[float, Future[bool]]] = deque()  # until when, the oldest first
        self.commits = self.written = 0
        self.ended = 0.0  # when the last commit did
        self.closing = Event()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def append(self, write: Write) -> Future[bool]:
        """Queue a write. Returns a future that tells whether its numbers were still free, or fails in time."""
        done: Future[bool] = self.loop.create_future()
        self.queue.put((write, done))
        self.waiting.append((self.loop.time() + self.seconds, done))
        if len(self.waiting) == 1:
            self.loop.call_later(EXPIRY_SECONDS, self.expire)
        return done

    def expire(self) -> None:
        """Give up the writes whose time is over, the oldest first. One timer serves all of them."""
        now = self.loop.time()
        while self.waiting and (self.waiting[0][0] <= now or self.waiting[0][1].done()):
            _, done = self.waiting.popleft()
            if not done.done():
                done.set_exception(TimeoutError())
        if self.waiting:
            self.loop.call_later(EXPIRY_SECONDS, self.expire)

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
            if self.expects_more(batch, first) and not self.closing.is_set():
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

    def expects_more(self, before: list[PendingWrite], first: PendingWrite) -> bool:
        """Whether more writes arrive in a moment: several tables have just written. A single one need not wait."""
        if monotonic() - self.ended > BUSY_SECONDS:
            return False
        return len(before) > 1 or any(write.room != first[0].room for write, _ in before)

    def commit(self, batch: list[PendingWrite]) -> None:
        """Write a batch, again if the connection is lost: `Store` recognises what an earlier attempt wrote."""
        outcomes: list[bool | Exception]
        while batch := [one for one in batch if not one[1].done()]:
            try:
                outcomes = list(self.store.append([write for write, _ in batch]))
            except Exception as error:  # whatever it is, every caller gets an answer
                if is_unavailable(error) and not self.closing.wait(RETRY_SECONDS):
                    continue
                if len(batch) > 1 and not is_unavailable(error):
                    for one in batch:  # one of them cannot be written: the others need not fail with it
                        self.commit([one])
                    return
                outcomes = [error] * len(batch)
            self.commits += 1
            self.written += len(batch)
            self.ended = monotonic()
            self.loop.call_soon_threadsafe(_settle, batch, outcomes)
            return


def _settle(batch: list[PendingWrite], outcomes: list[bool | Exception]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.done():  # its caller gave up
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
