"""A table's socket: one for every player or spectator."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from oneleft.lang import Explained, match_language
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Problem

from . import commands
from . import entries as n
from .connections import Connection
from .error_codes import CODES, Refused, code_of, log_failure
from .node import LiveTable, Node
from .presenters import Viewer
from .rate_limits import Bucket, RateLimiter, address_of
from .room import Room
from .schema import ROOM_ID

PATH = re.compile(rf"/api/tables/({ROOM_ID.pattern})/socket")
ENTER_SECONDS = 10.0
RATE, BURST = 20.0, 60.0  # messages of one connection, unless the node knows no limit
TALK_RATE, TALK_BURST = 0.5, 5.0  # of them phrases and chat
FAULTS = 20  # refused for their form or their number, before the socket is closed


class Ended(Exception):
    """The other side has closed the connection."""


class Closed(Exception):
    """Closed by this side, with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Socket:
    """One connection, from its first message to its last."""

    __slots__ = ("asgi_send", "bucket", "faults", "guest", "language", "node", "receive", "room_id", "talk")

    def __init__(self, node: Node, room_id: str, limited: bool, receive: Receive, send: Send) -> None:
        self.node = node
        self.room_id = room_id
        self.receive = receive
        self.asgi_send = send
        self.language = "en"
        self.guest: Connection | None = None
        self.bucket = Bucket(RATE if limited else 0, BURST)
        self.talk = Bucket(TALK_RATE, TALK_BURST)
        self.faults = 0

    async def send(self, text: str) -> None:
        await self.asgi_send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # it may be closed already
            await self.asgi_send({"type": "websocket.close", "code": code, "reason": reason[:100]})

    async def run(self) -> None:
        live: LiveTable | None = None
        try:
            live = await self.enter()
            while True:
                await self.handle(await self.read())
        except Ended:
            pass
        except asyncio.CancelledError:
            if self.guest is None or not self.guest.gone:
                raise
        except Closed as closed:
            await self.close(closed.code, closed.reason)
        except Explained as fault:
            await self.close(CODES[code_of(fault)][1] or 4400, code_of(fault))
        except Exception as failure:
            log_failure("a socket", failure)
            await self.close(CODES["failure"][1], "failure")
        finally:
            if live is not None and self.guest is not None:
                await self.node.depart(live, self.guest)

    async def read(self) -> m.FromGuest:
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                raise Ended
            text = event.get("text")
            try:
                return self.decode(text if isinstance(text, str) else None)
            except Refused as fault:
                await self.refuse("", fault)

    def decode(self, text: str | None) -> m.FromGuest:
        if not self.bucket.take():
            raise Refused("too-fast")
        if text is None:
            raise Refused("bad-message", reason="bytes")
        if len(text) > m.LONGEST:
            raise Refused("too-big", most=m.LONGEST)
        try:
            message: m.FromGuest = m.read_guest(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", reason=str(error)) from None
        return message

    async def refuse(self, message_id: str, fault: Explained) -> None:
        code = code_of(fault)
        if code in ("too-fast", "bad-message", "too-big"):
            self.faults += 1
            if self.faults > FAULTS or self.guest is None:
                raise Closed(CODES[code][1], code)
        said = fault.explain(self.language)
        await self.post(m.Refused(id=message_id, code=code, message=said, rule=fault.rule))

    async def post(self, message: m.Message) -> None:
        if self.guest is not None:
            self.guest.post(m.encode(message))

    async def enter(self) -> LiveTable:
        try:
            first = await asyncio.wait_for(self.read(), ENTER_SECONDS)
        except TimeoutError:
            raise Closed(4408, "not-entered") from None
        if not isinstance(first, m.Enter):
            raise Refused("bad-message", reason="enter")
        self.language = match_language(first.language)
        token = "" if first.token is None else commands.digest(first.token)
        guest = Connection(
            Viewer(None, first.watch), token, self.node.new_link(), self.send, self.close, asyncio.current_task()
        )
        live = await self.node.enter(self.room_id, guest, first.last)
        self.guest = guest
        return live

    async def handle(self, message: m.FromGuest) -> None:
        if isinstance(message, m.Enter):
            await self.refuse("", Refused("bad-message", reason="enter"))
            return
        try:
            number = await self.decide(message)
        except commands.Repeated as repeated:
            number = repeated.number
        except Explained as fault:
            await self.refuse(message.id, fault)
            return
        await self.post(m.Done(id=message.id, number=number))

    async def decide(self, message: m.Move | m.Say | m.Back) -> int:
        assert self.guest is not None
        seat, token = self.guest.place.seat, self.guest.token
        if seat is None:
            raise Refused("not-seated")
        if isinstance(message, m.Say) and not self.talk.take():
            raise Refused("too-fast")

        def decided(room: Room, now: float) -> n.AnyEntry:
            commands.check_token(room, seat, token)
            if isinstance(message, m.Move):
                return commands.move(room, seat, message.number, message.move, message.id, now)
            if isinstance(message, m.Say):
                return commands.say(room, seat, message.phrase, message.text, message.id, now)
            return commands.back(room, seat, message.id, now)

        _, number = await self.node.act(self.room_id, decided)
        return number


def own_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """A page of another site must not speak in its visitor's name. Programs send no origin."""
    headers = [(name, value.decode("latin-1")) for name, value in scope["headers"]]
    origins = {value for name, value in headers if name == b"origin"}
    hosts = {value for name, value in headers if name == b"host"}
    own = {f"{scheme}://{host}" for scheme in ("http", "https") for host in hosts}
    return origins <= own | allowed


async def turn_away(send: Any, code: str) -> None:
    """Before there is a socket, a refusal is an answer over HTTP."""
    fault = Refused(code)
    body = m.encode(Problem(code=code, message=fault.explain("en")))
    kind = (b"content-type", b"application/json")
    await send({"type": "websocket.http.response.start", "status": fault.status, "headers": [kind]})
    await send({"type": "websocket.http.response.body", "body": body})


class Sockets:
    """The door of all tables: who may come in, and how often."""

    def __init__(self, origins: frozenset[str], door: RateLimiter) -> None:
        self.origins, self.door = origins, door

    async def serve(self, node: Node, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the handshake on."""
        await receive()  # websocket.connect
        found = PATH.fullmatch(scope["path"])
        if not own_origin(scope, self.origins):
            await turn_away(send, "bad-origin")
        elif not self.door.admits(address_of(scope)):
            await turn_away(send, "too-fast")
        elif found is None:
            await turn_away(send, "no-table")
        else:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            scope["headers"] = []  # nobody needs them any more, and a connection is long
            await Socket(node, found[1], bool(self.door.rate), receive, send).run()
