"""Eager tasks: work starts at once and becomes a task only if it has to wait. Most messages can be sent immediately."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Generator
from contextvars import copy_context
from types import coroutine
from typing import Any

_RUNNING: set[asyncio.Task[None]] = set()  # the loop keeps no strong reference to a task


def start_eagerly(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine until it first waits, and the rest of it as a task."""
    loop = asyncio.get_running_loop()
    if sys.version_info >= (3, 12):
        _keep(asyncio.Task(work, loop=loop, eager_start=True))
        return
    context = copy_context()  # both parts of the work are in the same one
    try:
        waiting = context.run(work.send, None)
    except StopIteration:
        return
    _keep(loop.create_task(_resume(work, waiting), context=context))


def _keep(task: asyncio.Task[None]) -> None:
    if not task.done():
        _RUNNING.add(task)
        task.add_done_callback(_RUNNING.discard)


@coroutine
def _resume(work: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, Any, None]:
    """The rest of a started coroutine, from the future that it waits for."""
    while True:
        try:
            try:
                got = yield waiting
            except BaseException as error:  # cancellation is for the coroutine to handle
                waiting = work.throw(error)
            else:
                waiting = work.send(got)
        except StopIteration:
            return
