"""A connection to a table: whose it is, and the messages on their way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.protocol.codes import CODES
from oneleft.room.presenters import Viewer

from .eager_tasks import start_eagerly
from .limits import Limits
from .rate_limits import Bucket

_ISSUED = count()  # connections are numbered in the order in which they open
MAX_QUEUED = 256  # messages for a client that does not read; then it is disconnected


class Spending:
    """What a seat, or a spectator's connection, has left of its allowances."""

    __slots__ = ("commits", "hints", "messages", "talk")

    def __init__(self, limits: Limits) -> None:
        self.messages, self.talk = Bucket(*limits.messages), Bucket(*limits.talk)
        self.commits, self.hints = Bucket(*limits.commits), Bucket(*limits.hints)


def cannot_write(*messages: bytes) -> bool:
    """Where nothing can be written past ASGI, every message goes through it."""
    return False


class Connection:
    """The writing side of a web socket. Messages are sent in order, and a slow client delays nobody else.

    `Socket` makes it, and `Node.enter` adds it to its table. Whatever tells people something posts to it, on the event
    loop, and never waits. What is held with ``hold`` is sent with ``release``. ``disconnect`` closes it but leaves it
    among the table's connections: the socket's task takes it out.
    """

    __slots__ = (
        "close",
        "flushing",
        "gone",
        "held",
        "id",
        "is_tv",
        "language",
        "opened",
        "queue",
        "send",
        "task",
        "token_digest",
        "viewer",
        "write",
    )

    def __init__(
        self,
        viewer: Viewer,
        token_digest: str,
        connection_id: str,
        send: Callable[[str], Coroutine[Any, Any, None]],
        close: Callable[[int, str], Coroutine[Any, Any, None]],
        *,
        task: asyncio.Task[Any] | None = None,
        language: str = DEFAULT_LANGUAGE,
        write: Callable[..., bool] = cannot_write,
        is_tv: bool = False,
    ) -> None:
        self.viewer = viewer
        self.token_digest = token_digest  # empty for a spectator
        self.id = connection_id  # in the log
        self.write = write  # at once, if that is possible
        self.send = send
        self.close = close
        self.task = task  # the task that reads from the socket
        self.language = language
        self.is_tv = is_tv
        self.queue: list[bytes] = []
        self.held: list[bytes] | None = None  # what is sent together in a moment, if anything
        self.flushing = False
        self.gone = False
        self.opened = next(_ISSUED)

    def post(self, message: bytes) -> None:
        """Send a message after those before it, without waiting."""
        if self.held is not None:
            self.held.append(message)
        else:
            self.send_now(message)

    def hold(self) -> None:
        """Send what comes from now on together, when it is released: each write costs as much as making a message."""
        self.held = self.held or []

    def release(self) -> None:
        held, self.held = self.held, None
        if held:
            self.send_now(*held)

    def send_now(self, *messages: bytes) -> None:
        if self.gone or (not self.flushing and self.write(*messages)):
            return
        self.queue += messages
        if len(self.queue) > MAX_QUEUED:
            self.disconnect("too-slow")
        elif not self.flushing:
            self.flushing = True
            start_eagerly(self.flush())

    def disconnect(self, code: str) -> None:
        """Send nothing more and close the connection with the close code of this refusal."""
        self.gone = True
        self.queue.clear()
        start_eagerly(self.close(CODES[code][1], code))
        if code == "too-slow" and self.task is not None:  # a client that does not read never sees the close frame
            self.task.cancel()

    def end(self) -> None:
        """Send nothing more, now that the socket is closed, and end the task that reads from it."""
        self.gone = True
        self.queue.clear()
        if self.task is not None:
            self.task.cancel()

    async def flush(self) -> None:
        try:
            while self.queue:
                await self.send(self.queue.pop(0).decode())
        except Exception:  # the connection is gone; the task that reads notices
            self.gone = True
            self.queue.clear()
        finally:
            self.flushing = False
