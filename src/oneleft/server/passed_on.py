"""Conversations that a node passes on to the home of a table: ASGI events, at the end of the guest and at the home."""

from __future__ import annotations

import asyncio
from asyncio import Future, Queue
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar.types import Receive, Scope, Send

from .connections import MAX_QUEUED, cannot_write
from .eager_tasks import start_eagerly
from .frames import ON_TEXT, WRITE_TEXT, OnText
from .node_links import Kind, NodeLink

WINDOW = 32  # messages of a guest that its home has not read yet
ACKNOWLEDGED = 8  # messages that are acknowledged together
PASSED_ON = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path", "server")
ADDRESSES = (b"x-forwarded-for", b"forwarded")  # headers that the home need not read again
Outcome = Literal["ended", "moved", "lost", "too-slow"]

pack, unpack = msgspec.msgpack.encode, msgspec.msgpack.decode


def opening(scope: Scope, address: str, body: bytes) -> bytes:
    """What the home has to know of a request: the address is that of the guest, whoever forwarded it."""
    given: Any = scope
    headers = [header for header in given["headers"] if header[0] not in ADDRESSES]
    return pack([{key: given.get(key) for key in PASSED_ON}, headers, address, body])


class GuestEnd:
    """A conversation where the guest is. What the home says is sent to the guest in order."""

    def __init__(self, link: NodeLink, content: bytes, scope: Any, receive: Receive, send: Send) -> None:
        self.link, self.receive, self.asgi_send = link, receive, send
        self.is_socket = scope["type"] == "websocket"
        extensions = scope.get("extensions") or {}
        self.write: Callable[..., bool] = extensions.get(WRITE_TEXT, cannot_write)
        self.on_text: Callable[[OnText], None] | None = extensions.get(ON_TEXT)
        self.over: Future[Outcome] = asyncio.get_running_loop().create_future()
        self.begun = asyncio.Event()  # the guest was sent something
        self.texts: list[bytes] = []
        self.queue: list[Any] = []
        self.flushing = False
        self.unread = 0  # messages that the home has not taken
        self.taken = asyncio.Event()
        self.number = link.begin(self, content)

    async def run(self) -> Outcome:
        """Until one of the two ends it."""
        reading = asyncio.create_task(self.read()) if self.is_socket else None
        try:
            return await self.over
        finally:
            if reading is not None:
                reading.cancel()
            self.link.end(self.number)
            self.link.send(Kind.END, self.number)

    # From the guest

    async def read(self) -> None:
        """Pass on what the guest says, once the home has accepted: until then another may turn out to be the home."""
        await self.begun.wait()
        if self.on_text is not None:
            self.on_text(self.take)
        while True:
            event: Any = await self.receive()
            text = event.get("text")
            if isinstance(text, str):
                self.link.send(Kind.TEXT, self.number, text.encode())
            else:
                self.link.send(Kind.EVENT, self.number, pack(event))
            if event["type"] == "websocket.disconnect":
                self.end("ended")
                return
            self.unread += 1
            while self.unread >= WINDOW:
                self.taken.clear()
                await self.taken.wait()

    def take(self, text: bytes) -> bool:
        """Pass a message on at once, unless the home has too many of them."""
        if self.unread >= WINDOW or self.over.done():
            return False
        self.link.send(Kind.TEXT, self.number, text)
        self.unread += 1
        return True

    # From the home

    def hear(self, kind: Kind, content: bytes) -> None:
        if kind == Kind.TEXT:
            self.texts.append(content)
            return
        self.say()
        if kind == Kind.EVENT:
            self.begun.set()
            self.post(unpack(content))
        elif kind == Kind.TAKEN:
            self.unread -= ACKNOWLEDGED
            self.taken.set()
        elif kind == Kind.END:
            self.post(None)
        elif kind == Kind.MOVED:
            self.end("moved")

    def say(self) -> None:
        """Send what the home has said with one write: each costs as much as making a message."""
        texts, self.texts = self.texts, []
        if texts and (self.flushing or not self.write(*texts)):
            for text in texts:
                self.post(text)

    def post(self, event: Any) -> None:
        self.queue.append(event)
        if len(self.queue) > MAX_QUEUED:
            self.end("too-slow")
        elif not self.flushing:
            self.flushing = True
            start_eagerly(self.flush())

    async def flush(self) -> None:
        try:
            while self.queue and not self.over.done():
                event = self.queue.pop(0)
                if event is None:
                    self.end("ended")
                elif isinstance(event, bytes):
                    await self.asgi_send({"type": "websocket.send", "text": event.decode(), "bytes": None})
                else:
                    await self.asgi_send(event)
        except Exception:  # the guest is gone, and the home hears that it is
            self.end("ended")
        finally:
            self.flushing = False

    def lose(self) -> None:
        self.end("lost")

    def end(self, outcome: Outcome) -> None:
        if not self.over.done():
            self.over.set_result(outcome)


class HomeEnd:
    """A conversation at the home: what the application there takes for a connection."""

    def __init__(self, link: NodeLink, number: int, content: bytes) -> None:
        self.link, self.number = link, number
        given, headers, address, body = unpack(content)
        self.is_socket = given["type"] == "websocket"
        self.inbox: Queue[Any] = Queue()
        self.told: OnText | None = None
        self.read = 0
        self.scope: Any = {
            **given,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "headers": [(name, value) for name, value in headers],
            "client": (address, 0) if address else None,
            "subprotocols": [],
            "state": {},
            "extensions": {WRITE_TEXT: self.write, ON_TEXT: self.on_text} if self.is_socket else {},
        }
        if not self.is_socket:
            self.inbox.put_nowait({"type": "http.request", "body": body, "more_body": False})
        link.conversations[number] = self

    async def run(self, serve: Callable[[HomeEnd], Any]) -> None:
        try:
            await serve(self)
        finally:
            self.link.end(self.number)
            self.link.send(Kind.END, self.number)

    def move(self) -> None:
        """The table has another home."""
        self.link.send(Kind.MOVED, self.number)

    # For the application

    async def receive(self) -> Any:
        event = await self.inbox.get()
        if event["type"] == "websocket.receive":
            self.count_read()
        return event

    def on_text(self, told: OnText) -> None:
        """Tell someone of texts at once, if none waits."""
        self.told = told

    def count_read(self) -> None:
        self.read += 1
        if self.read % ACKNOWLEDGED == 0:
            self.link.send(Kind.TAKEN, self.number)

    async def send(self, event: Any) -> None:
        text = event.get("text")
        if isinstance(text, str):
            self.write(text.encode())
        else:
            self.link.send(Kind.EVENT, self.number, pack(event))

    def write(self, *texts: bytes) -> bool:
        for text in texts:
            self.link.send(Kind.TEXT, self.number, text)
        return True

    # From the guest

    def hear(self, kind: Kind, content: bytes) -> None:
        if kind == Kind.TEXT:
            if self.told is not None and self.inbox.empty() and self.told(content):
                self.count_read()
            else:
                self.inbox.put_nowait({"type": "websocket.receive", "text": content.decode()})
        elif kind == Kind.EVENT:
            self.inbox.put_nowait(unpack(content))
        elif kind == Kind.END:
            self.lose()

    def say(self) -> None:
        """The application reads when it likes."""

    def lose(self) -> None:
        kind = "websocket.disconnect" if self.is_socket else "http.disconnect"
        self.inbox.put_nowait({"type": kind, "code": 1006})
