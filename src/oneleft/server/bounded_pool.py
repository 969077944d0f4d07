"""A few threads for one kind of work, with a queue in front of them. A full queue refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import inf
from typing import ParamSpec, TypeVar

from oneleft.room.error_codes import Refused

Result = TypeVar("Result")
Given = ParamSpec("Given")


class BoundedPool:
    """Some threads, and a limit on the calls that wait for them or run, if one is given."""

    def __init__(self, name: str, threads: int, most: float = inf) -> None:
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.most = most
        self.calls = 0  # that wait or run

    @property
    def is_full(self) -> bool:
        return self.calls >= self.most

    async def run(self, work: Callable[Given, Result], *args: Given.args, **more: Given.kwargs) -> Result:
        """Call ``work`` in a thread. Refuses if too many calls wait already."""
        if self.is_full:
            raise Refused("busy")
        self.calls += 1
        loop = asyncio.get_running_loop()
        running = self.executor.submit(work, *args, **more)
        running.add_done_callback(partial(self._count_down, loop))  # also if nobody waits for it any more
        return await asyncio.wrap_future(running)

    def _count_down(self, loop: asyncio.AbstractEventLoop, _: object) -> None:
        """Called in a thread, so the loop counts."""
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(self._end_call)

    def _end_call(self) -> None:
        self.calls -= 1

    def close(self) -> None:
        """Stop without waiting for calls that run."""
        self.executor.shutdown(wait=False, cancel_futures=True)
