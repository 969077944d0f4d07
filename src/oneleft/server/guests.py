"""Who is connected: a place at a table, and messages on their way there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .refusals import CODES
from .showing import Place

MOST_WAITING = 256  # messages for a guest that does not read; then it has to come again
RUNNING: set[asyncio.Future[None]] = set()  # the loop keeps no strong reference to a task


class Guest:
    """Messages go out in order and hold up nobody else."""

    def __init__(
        self,
        place: Place,
        token: str,
        link: str,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int, str], Awaitable[None]],
    ) -> None:
        self.place = place
        self.token = token  # its digest; none for who looks on
        self.link = link
        self.send = send
        self.close = close
        self.waiting: deque[bytes] = deque()
        self.flushing = False
        self.gone = False

    def post(self, message: bytes) -> None:
        if self.gone:
            return
        self.waiting.append(message)
        if len(self.waiting) > MOST_WAITING:
            self.dismiss("too-slow")
        elif not self.flushing:
            self.flushing = True
            self.spawn(self.flush())

    def dismiss(self, code: str) -> None:
        """No more messages; the connection is closed with the code of this refusal."""
        self.gone = True
        self.waiting.clear()
        self.spawn(self.close(CODES[code][1], code))

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        RUNNING.add(task)
        task.add_done_callback(RUNNING.discard)

    async def flush(self) -> None:
        try:
            while self.waiting:
                await self.send(self.waiting.popleft().decode())
        except Exception:  # the connection is gone, and its own loop notices
            self.gone = True
            self.waiting.clear()
        finally:
            self.flushing = False
