"""A web socket with nothing between it and who listens: four thousand of them must not slow down what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


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


async def connect(address: str) -> Line:
    where = parse_uri(address)
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(address), where.host, where.port)
    await line.open
    return line
