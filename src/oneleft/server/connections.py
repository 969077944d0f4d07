"""Who is connected: a place at a table, and messages on their way there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from .eager_tasks import begin
from .error_codes import CODES
from .presenters import Viewer

MOST_WAITING = 256  # messages for a guest that does not read; then it has to come again


class Connection:
    """Messages go out in order and hold up nobody else."""

    __slots__ = ("close", "flushing", "gone", "link", "place", "send", "task", "token", "waiting")

    def __init__(
        self,
        place: Viewer,
        token: str,
        link: str,
        send: Callable[[str], Coroutine[Any, Any, None]],
        close: Callable[[int, str], Coroutine[Any, Any, None]],
        task: asyncio.Task[Any] | None = None,
    ) -> None:
        self.place = place
        self.token = token  # its digest; none for who looks on
        self.link = link
        self.send = send
        self.close = close
        self.task = task  # which reads what comes from this guest
        self.waiting: list[bytes] = []
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
            begin(self.flush())

    def dismiss(self, code: str) -> None:
        """No more messages; the connection is closed with the code of this refusal."""
        self.gone = True
        self.waiting.clear()
        begin(self.close(CODES[code][1], code))
        if code == "too-slow" and self.task is not None:  # who does not read does not hear of the close either
            self.task.cancel()

    async def flush(self) -> None:
        try:
            while self.waiting:
                await self.send(self.waiting.pop(0).decode())
        except Exception:  # the connection is gone, and its own loop notices
            self.gone = True
            self.waiting.clear()
        finally:
            self.flushing = False
