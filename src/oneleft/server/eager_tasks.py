"""Work that is begun at once: a task is made only of what has to wait, for most messages can leave immediately."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

RUNNING: set[asyncio.Task[None]] = set()  # the loop keeps no strong reference to a task


def begin(work: Coroutine[Any, Any, None]) -> None:
    loop = asyncio.get_running_loop()
    if sys.version_info >= (3, 12):
        keep(asyncio.Task(work, loop=loop, eager_start=True))
        return
    try:
        waiting = work.send(None)
    except StopIteration:
        return
    keep(loop.create_task(go_on(work, waiting)))


def keep(task: asyncio.Task[None]) -> None:
    if not task.done():
        RUNNING.add(task)
        task.add_done_callback(RUNNING.discard)


@coroutine
def go_on(work: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, Any, None]:
    """The rest of what was begun, from the first thing that it waits for."""
    while True:
        try:
            try:
                got = yield waiting
            except BaseException as error:  # told to stop, it decides itself what to do
                waiting = work.throw(error)
            else:
                waiting = work.send(got)
        except StopIteration:
            return
