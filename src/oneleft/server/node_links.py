"""A stream between two nodes, with many conversations on it. Each end first proves that it knows the key of the server.

A frame is its length, its kind, the number of its conversation, and its content.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from asyncio import Future, TimerHandle
from collections.abc import Callable
from enum import IntEnum
from struct import Struct
from time import monotonic
from typing import Any, Protocol

HEADER = Struct("!IBI")
MAGIC = b"oneleft nodes 1 "  # another version of the protocol is another server
NONCE_BYTES = 32
MAX_GREETING = 200  # bytes of a frame before the other end is known
MAX_FRAME = 4_000_000  # bytes
MAX_WAITING = 32_000_000  # bytes for a node that does not read
PULSE_SECONDS = 1.0  # after which a node says that it is there


class Kind(IntEnum):
    """What a frame is."""

    GREETING = 0  # a nonce and the id of a node
    PROOF = 1
    PULSE = 2
    OPEN = 3  # a conversation: an ASGI scope, and the body of a request
    TEXT = 4  # a message of a web socket
    EVENT = 5  # any other ASGI event
    TAKEN = 6  # more messages were read
    END = 7  # of a conversation
    MOVED = 8  # the table has another home


class Conversation(Protocol):
    """One end of a conversation."""

    def hear(self, kind: Kind, content: bytes) -> None:
        """A frame from the other end."""

    def say(self) -> None:
        """Nothing more was heard for now."""

    def lose(self) -> None:
        """The stream is gone."""


class NodeLink(asyncio.Protocol):
    """One end of a stream. ``ready`` is done once the other node has proved who it is."""

    def __init__(
        self, key: bytes, node_id: str, other: str, seconds: float, on_open: Callable[[NodeLink, int, bytes], None]
    ) -> None:
        """``other`` is the node that is called; empty at the end that is called itself.

        It has some seconds to prove who it is. When it is silent for twice as long it is gone.
        """
        self.seconds = seconds
        self.key, self.node_id, self.other, self.on_open = key, node_id, other, on_open
        self.calls = bool(other)
        self.loop = asyncio.get_running_loop()
        self.ready: Future[None] = self.loop.create_future()
        self.on_lost: Callable[[NodeLink], None] = lambda link: None
        self.conversations: dict[int, Conversation] = {}
        self.told: set[Conversation] = set()  # that have heard something just now
        self.numbers = 0  # of conversations that this end has opened
        self.nonce = secrets.token_bytes(NONCE_BYTES)
        self.their_nonce = b""
        self.received = bytearray()
        self.outgoing: list[bytes] = []
        self.heard = monotonic()
        self.transport: Any = None
        self.timer: TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        return self.ready.done() and not self.transport.is_closing()

    # The stream

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.send(Kind.GREETING, 0, MAGIC + self.nonce + self.node_id.encode())
        self.timer = self.loop.call_later(self.seconds, self.check_pulse)

    def check_pulse(self) -> None:
        if not self.ready.done() or monotonic() - self.heard > 2 * self.seconds:
            self.abort()
            return
        self.send(Kind.PULSE)
        self.timer = self.loop.call_later(PULSE_SECONDS, self.check_pulse)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if not self.ready.done():
            self.ready.cancel()
        for conversation in list(self.conversations.values()):
            conversation.lose()
        self.conversations.clear()
        self.on_lost(self)

    def abort(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard = monotonic()
        self.received += data
        position = 0
        while len(self.received) - position >= HEADER.size and not self.transport.is_closing():
            length, kind, number = HEADER.unpack_from(self.received, position)
            if length > (MAX_FRAME if self.ready.done() else MAX_GREETING):
                self.abort()
                return
            start = position + HEADER.size
            if len(self.received) < start + length:
                break
            position = start + length
            self.take(kind, number, bytes(self.received[start:position]))
        del self.received[:position]
        for conversation in self.told:
            conversation.say()
        self.told.clear()

    def send(self, kind: Kind, number: int = 0, content: bytes = b"") -> None:
        """Send a frame with all others of this turn of the loop."""
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing += (HEADER.pack(len(content), kind, number), content)

    def flush(self) -> None:
        frames, self.outgoing = self.outgoing, []
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > MAX_WAITING:
            self.abort()

    # Frames

    def take(self, kind: int, number: int, content: bytes) -> None:
        if not self.ready.done():
            if not self.is_greeted(kind, content):
                self.abort()
        elif kind == Kind.OPEN and not self.calls:
            self.on_open(self, number, content)
        elif kind != Kind.PULSE:
            conversation = self.conversations.get(number)
            if conversation is not None:  # else it has ended here
                conversation.hear(Kind(kind), content)
                self.told.add(conversation)

    def is_greeted(self, kind: int, content: bytes) -> bool:
        """Whether the frame is what comes next before both know each other. The one that calls proves itself first."""
        if kind == Kind.GREETING and not self.their_nonce and content.startswith(MAGIC):
            nonce, node = content[len(MAGIC) :][:NONCE_BYTES], content[len(MAGIC) + NONCE_BYTES :].decode("latin-1")
            if len(nonce) < NONCE_BYTES or (self.calls and node != self.other):
                return False
            self.their_nonce, self.other = nonce, node
            if self.calls:
                self.send(Kind.PROOF, 0, self.proof(b"calls", self.nonce, nonce, self.node_id))
            return True
        theirs, ours = (b"is called", b"calls") if self.calls else (b"calls", b"is called")
        expected = self.proof(theirs, self.their_nonce, self.nonce, self.other)
        if kind != Kind.PROOF or not self.their_nonce or not hmac.compare_digest(content, expected):
            return False
        if not self.calls:
            self.send(Kind.PROOF, 0, self.proof(ours, self.nonce, self.their_nonce, self.node_id))
        self.ready.set_result(None)
        return True

    def proof(self, side: bytes, own: bytes, others: bytes, node: str) -> bytes:
        """What only a node of this server can say, of this stream alone."""
        return hmac.digest(self.key, b"\0".join((side, own, others, node.encode())), "sha256")

    # Conversations

    def begin(self, conversation: Conversation, content: bytes) -> int:
        """Open a conversation; its number."""
        self.numbers += 1
        self.conversations[self.numbers] = conversation
        self.send(Kind.OPEN, self.numbers, content)
        return self.numbers

    def end(self, number: int) -> None:
        """Hear no more of a conversation."""
        self.conversations.pop(number, None)
