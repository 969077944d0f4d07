"""A web socket with nothing between it and who listens: four thousand of them must not slow down what is measured."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

CLIENT_ADDRESSES = 8


class Line(asyncio.Protocol):
    """``heard`` is called with every text that comes, and ``lost`` at the end."""

    def __init__(self, address: str) -> None:
        self.socket = ClientProtocol(parse_uri(address), max_size=None)
        self.heard: Callable[[bytes], None] = lambda text: None
        self.lost: Callable[[], None] = lambda: None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.socket.send_request(self.socket.connect())
        self.write()

    def data_received(self, data: bytes) -> None:
        self.socket.receive_data(data)
        for event in self.socket.events_received():
            if isinstance(event, Response):
                self.open.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard(bytes(event.data))
        self.write()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))
        self.lost()

    def write(self) -> None:
        if self.transport is not None:
            for data in self.socket.data_to_send():
                if data:
                    self.transport.write(data)

    def say(self, text: bytes) -> None:
        self.socket.send_text(text)
        self.write()

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()


_ISSUED = count()


async def connect(address: str) -> Line:
    """From one of several addresses of this machine, each of which has 28,000 ports."""
    where = parse_uri(address)
    own = f"127.0.0.{2 + next(_ISSUED) % CLIENT_ADDRESSES}" if sys.platform == "linux" else "127.0.0.1"
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(address), where.host, where.port, local_addr=(own, 0))
    await line.open
    return line
