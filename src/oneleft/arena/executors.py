"""Executors: they split numbered games into parts, play the parts in parallel and return them in order.

In order, so that an interrupted run has played exactly the games below some number.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Protocol, TypeVar

from oneleft.errors import SetupError

CHUNK = 2_000  # games in a part: small enough to show progress and to stop soon
AHEAD = 2  # parts started for each worker, so that none waits for the next

Part = TypeVar("Part")
Started = TypeVar("Started")
Job = Callable[[int, int], Part]  # plays a number of games from a number on


class Executor(Protocol):
    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        """Do a job on games 0 to ``games``, part by part."""
        ...


class ThreadExecutor:
    """Plays on the cores of this machine: compiled games run in parallel threads of one process."""

    def __init__(self, threads: int | None = None, chunk: int = CHUNK) -> None:
        if threads is not None and threads < 1:
            raise SetupError("batch-threads", given=threads)
        self.threads = threads or core_count()
        self.chunk = chunk

    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        pool = ThreadPoolExecutor(self.threads)
        try:
            ahead = AHEAD * self.threads
            for future in start_in_order(lambda *part: pool.submit(job, *part), games, self.chunk, ahead):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def core_count() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def start_in_order(start: Job[Started], games: int, chunk: int, ahead: int) -> Iterator[Started]:
    """Start parts in order, at most ``ahead`` more than were taken: memory stays flat."""
    if games < 0:
        raise SetupError("batch-numbers", first=0, games=games)
    todo = ((first, min(chunk, games - first)) for first in range(0, games, chunk))
    started = deque(start(*part) for part in islice(todo, ahead))
    while started:
        yield started.popleft()
        started.extend(start(*part) for part in islice(todo, 1))
