"""A web socket of plain TCP that waits where it stands: cheap enough for a hundred thousand messages."""

from __future__ import annotations

import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tests.support.attacks import frame

SECONDS = 60  # to wait for the server; generous, because machines are shared
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LOST = 1006  # the code of a connection that ended without one


class Closed(Exception):
    """The server closed the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class PlainSocket:
    """Frames are joined and sent together; each answer is read as soon as it is asked for."""

    def __init__(self, address: str, table: str) -> None:
        where = urlsplit(address)
        self.tcp = socket.create_connection((where.hostname, where.port), SECONDS)
        self.tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.at = 0  # of the first byte that was not read yet
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        self.tcp.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while (end := self.received.find(b"\r\n\r\n")) < 0:
            self.receive()
        assert b" 101 " in self.received[:end], self.received
        self.at = end + 4

    def send(self, *frames: bytes) -> None:
        """Send whole frames. If the connection is gone, what it was told last can still be heard."""
        try:
            self.tcp.sendall(b"".join(frames))
        except ConnectionError:
            return

    def receive(self) -> None:
        try:
            more = self.tcp.recv(65536)
        except ConnectionError:
            more = b""
        if not more:
            self.close(LOST)
        self.received, self.at = self.received[self.at :] + more, 0

    def close(self, code: int) -> None:
        self.tcp.close()
        raise Closed(code)

    def hear(self) -> dict[str, Any]:
        """The next message of the table. Pings are answered."""
        while True:
            opcode, data = self.read_frame()
            if opcode == TEXT:
                message: dict[str, Any] = msgspec.json.decode(data)
                return message
            if opcode == PING:
                self.send(frame(PONG, data))
            elif opcode == CLOSE:
                self.send(frame(CLOSE, data))  # the server waits for that
                self.close(int.from_bytes(data[:2]) if data else 1005)

    def read_frame(self) -> tuple[int, bytes]:
        """A server's frames are whole messages, and not masked."""
        opcode, size = self.read(2)
        assert opcode & 0x80
        assert size < 0x80
        if size >= 126:
            size = int.from_bytes(self.read(2 if size == 126 else 8))
        return opcode & 0x0F, self.read(size)

    def read(self, size: int) -> bytes:
        while len(self.received) - self.at < size:
            self.receive()
        self.at += size
        return self.received[self.at - size : self.at]
