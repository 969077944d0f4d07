"""Who plays: a executor takes numbered games apart, plays the parts side by side and hands them back in order.

In order, so that an interrupted run has played exactly the games below some number.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Protocol, TypeVar

from .batch import BatchError

CHUNK = 2_000  # games at a time: often enough to show progress and to stop
AHEAD = 2  # parts for each worker, so that nobody waits for the next

Part = TypeVar("Part")
Started = TypeVar("Started")
Job = Callable[[int, int], Part]  # play so many games from a number on


class Executor(Protocol):
    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        """Do a job on games 0 to ``games``."""
        ...


class ThreadExecutor:
    """The cores of this machine: compiled games run side by side in one process."""

    def __init__(self, count: int | None = None, chunk: int = CHUNK) -> None:
        if count is not None and count < 1:
            raise BatchError("batch-threads", given=count)
        self.count = count or core_count()
        self.chunk = chunk

    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        pool = ThreadPoolExecutor(self.count)
        try:
            for started in in_order(lambda *part: pool.submit(job, *part), games, self.chunk, AHEAD * self.count):
                yield started.result()
        finally:
            pool.shutdown(cancel_futures=True)


def core_count() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(start: Job[Started], games: int, chunk: int, at_once: int) -> Iterator[Started]:
    """Start a few parts, and another each time that the first of them is taken: memory stays flat."""
    if games < 0:
        raise BatchError("batch-numbers", first=0, games=games)
    todo = ((first, min(chunk, games - first)) for first in range(0, games, chunk))
    started = deque(start(*part) for part in islice(todo, at_once))
    while started:
        yield started.popleft()
        started.extend(start(*part) for part in islice(todo, 1))
