"""The sockets of tables: one for every player or spectator."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from litestar.types import Receive, Scope, Send

from oneleft.analysis.hint import give_hint
from oneleft.errors import DocumentError, OneleftError
from oneleft.lang import DEFAULT_LANGUAGE, match_language
from oneleft.protocol import messages as m
from oneleft.protocol.codes import CODES
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused, code_of
from oneleft.room.hints import position_for_hint
from oneleft.room.presenters import Viewer
from oneleft.room.state import Room
from oneleft.room.take_back import take_back
from oneleft.table.documents import read_json, with_place
from oneleft.table.game import Game
from oneleft.table.views import View

from .admission import Admission
from .connections import Connection, Spending, cannot_write
from .eager_tasks import start_eagerly
from .failure_log import log_failure
from .frames import ON_TEXT, WRITE_TEXT, OnText
from .limits import Limits
from .live_table import LiveTable
from .node import Node
from .schema import ROOM_ID

PATH = re.compile(rf"/api/tables/({ROOM_ID.pattern})/socket")
ENTER_SECONDS = 10.0
FAULTS = ("too-fast", "bad-message", "too-big", "not-seated")  # what no client of good will has to be told often
MAX_FAULTS = 20  # of one socket; then it is closed


def never_told(take: OnText) -> None:
    """Where every message comes through ASGI."""


class Disconnected(Exception):
    """The client closed the connection."""


class Closed(Exception):
    """The server closes the connection with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Socket:
    """The reading side of a web socket, from its first message to its last: executes one message after another.

    `Sockets.serve` makes it. It makes the `Connection`, the writing side, and releases it after every answer.
    """

    __slots__ = (
        "asgi_send",
        "connection",
        "faults",
        "is_hinting",
        "is_reading",
        "language",
        "limits",
        "node",
        "on_text",
        "receive",
        "room_id",
        "spending",
        "turn",
        "write",
    )

    def __init__(
        self,
        node: Node,
        room_id: str,
        limits: Limits,
        receive: Receive,
        send: Send,
        write: Callable[..., bool],
        on_text: Callable[[OnText], None] = never_told,
    ) -> None:
        self.node = node
        self.room_id = room_id
        self.limits = limits
        self.spending = Spending(limits)
        self.receive = receive
        self.asgi_send = send
        self.write = write
        self.on_text = on_text
        self.is_reading = False  # and nothing has come
        self.turn = asyncio.Lock()  # of one message after another
        self.language = DEFAULT_LANGUAGE
        self.connection: Connection | None = None
        self.faults = 0
        self.is_hinting = False

    async def send(self, text: str) -> None:
        await self.asgi_send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # it may be closed already
            await self.asgi_send({"type": "websocket.close", "code": code, "reason": reason[:100]})

    async def run(self) -> None:
        live: LiveTable | None = None
        try:
            live = await self.enter()
            self.on_text(self.take)
            while True:
                text = await self.hear()
                async with self.turn:
                    await self.answer(text)
        except Disconnected:
            pass
        except asyncio.CancelledError:
            if self.connection is None or not self.connection.gone:
                raise
        except Exception as fault:
            await self.close_for(fault)
        finally:
            if live is not None and self.connection is not None:
                self.connection.task = None  # that the connection is lost is recorded, whatever ends it meanwhile
                await self.node.disconnect(live, self.connection)

    async def close_for(self, fault: Exception) -> None:
        if isinstance(fault, Closed):
            await self.close(fault.code, fault.reason)
        elif isinstance(fault, OneleftError):
            await self.close(CODES[code_of(fault)][1] or 4400, code_of(fault))
        else:
            log_failure("a socket", fault)
            await self.close(CODES["failure"][1], "failure")

    def take(self, text: bytes) -> bool:
        """Carry a message out at once, if nothing has to be waited for but the disk. Else it comes through `hear`."""
        if not self.is_reading or self.turn.locked() or not self.node.answers_at_once(self.room_id):
            return False
        start_eagerly(self.answer_at_once(text.decode()))
        return True

    async def answer_at_once(self, text: str) -> None:
        assert self.connection is not None
        async with self.turn:  # also of closing it, which waits for a peer that does not read
            try:
                await self.answer(text)
            except Exception as fault:
                await self.close_for(fault)
                self.connection.end()

    async def answer(self, text: str | None) -> None:
        assert self.connection is not None
        try:
            try:
                message = self.decode(text)
            except Refused as fault:
                await self.refuse("", fault)
            else:
                await self.handle(message)
        finally:
            self.connection.release()

    async def read(self) -> m.FromGuest:
        while True:
            text = await self.hear()
            try:
                return self.decode(text)
            except Refused as fault:
                await self.refuse("", fault)

    async def hear(self) -> str | None:
        """The next message; None for one that is no text."""
        self.is_reading = True
        event = await self.receive()
        self.is_reading = False
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        text = event.get("text")
        return text if isinstance(text, str) else None

    def decode(self, text: str | None) -> m.FromGuest:
        if not self.spending.messages.take():
            raise Refused("too-fast")
        if text is None:
            raise Refused("bad-message", reason=DocumentError("", "document-binary").explain)
        if len(text) > m.MAX_MESSAGE_BYTES:
            raise Refused("too-big", most=m.MAX_MESSAGE_BYTES)
        try:
            message: m.FromGuest = read_json(text, m.read_guest)
        except DocumentError as error:
            raise Refused("bad-message", reason=with_place(error)) from None
        return message

    async def refuse(self, message_id: str, fault: OneleftError) -> None:
        code = code_of(fault)
        if code in FAULTS:
            self.faults += 1
            if self.faults > MAX_FAULTS or self.connection is None:
                raise Closed(CODES[code][1], code)
        sentence = fault.explain(self.language)
        await self.post(m.Refused(id=message_id, code=code, message=sentence, rule=fault.rule))

    async def post(self, message: m.Message) -> None:
        if self.connection is not None:
            self.connection.post(m.encode(message))

    async def enter(self) -> LiveTable:
        try:
            first = await asyncio.wait_for(self.read(), ENTER_SECONDS)
        except TimeoutError:
            raise Closed(4408, "not-entered") from None
        if not isinstance(first, m.Enter):
            raise Refused("bad-message", reason="expected “enter” first")
        self.language = match_language(first.language)
        token_digest = "" if first.token is None else commands.digest(first.token)
        connection = Connection(
            Viewer(None, first.watch),
            token_digest,
            self.node.new_connection_id(),
            self.send,
            self.close,
            task=asyncio.current_task(),
            language=self.language,
            write=self.write,
            is_tv=first.tv and not token_digest,
        )
        live = await self.node.enter(self.room_id, connection, first.last)
        self.connection = connection
        if connection.viewer.seat is not None:
            self.share(live, connection)
        return live

    def share(self, live: LiveTable, connection: Connection) -> None:
        """All connections of a seat have one allowance. If there are too many of them, the oldest is closed."""
        self.spending = live.spending.setdefault(connection.token_digest, self.spending)
        same = [other for other in live.connections if other.token_digest == connection.token_digest and not other.gone]
        if len(same) > self.limits.seat_connections:
            min(same, key=lambda other: other.opened).disconnect("too-many")

    async def handle(self, message: m.FromGuest) -> None:
        if isinstance(message, m.Enter):
            await self.refuse("", Refused("bad-message", reason="“enter” is only for the first message"))
            return
        try:
            if isinstance(message, m.Hint):
                await self.start_hint(message)
                return
            number = await self.execute(message)
        except commands.Repeated as repeated:
            number = repeated.number
        except OneleftError as fault:
            await self.refuse(message.id, fault)
            return
        await self.post(m.Done(id=message.id, number=number))

    async def start_hint(self, message: m.Hint) -> None:
        """Find what to play now, one hint at a time, while the socket goes on reading. Nobody else hears of it."""
        assert self.connection is not None
        seat = self.connection.viewer.seat
        if seat is None:
            raise Refused("not-seated")
        if self.is_hinting or not self.spending.hints.take():
            raise Refused("too-fast")
        live = await self.node.get_table(self.room_id)
        commands.check_token(live.room, seat, self.connection.token_digest)
        game, view = position_for_hint(live.room, seat, message.number)
        self.is_hinting = True
        self.node.spawn(self.give_hint(game, view, message.id))

    async def give_hint(self, game: Game, view: View, message_id: str) -> None:
        find = partial(give_hint, asked=monotonic())
        try:
            log = list(game.log)
            await self.post(await self.node.pools.hints.run(find, game, log, view, self.language, message_id))
        except Refused as busy:
            await self.refuse(message_id, busy)
        finally:
            self.is_hinting = False

    async def execute(self, message: m.Request) -> int:
        assert self.connection is not None
        seat, token_digest = self.connection.viewer.seat, self.connection.token_digest
        if seat is None:
            raise Refused("not-seated")
        if isinstance(message, m.Again):
            self.node.check_space()
        if isinstance(message, m.Say) and not self.spending.talk.take():
            raise Refused("too-fast")
        if isinstance(message, m.Commit) and not self.spending.commits.take():
            raise Refused("too-fast")

        def command(room: Room, now: float) -> n.AnyEntry:
            commands.check_token(room, seat, token_digest)
            if isinstance(message, m.Move):
                return commands.move(room, seat, message.number, message.move, message.id, now)
            if isinstance(message, m.TakeBack):
                return take_back(room, seat, message.number, message.id, now)
            if isinstance(message, m.Say):
                return commands.say(room, seat, message.phrase, message.text, message.id, now, message.to)
            if isinstance(message, m.Vote):
                return commands.vote_out(room, seat, message.seat, message.id, now)
            if isinstance(message, m.Again):
                return rematches.agree(room, seat, self.node.next_key, message.id, now)
            if isinstance(message, m.Commit):
                return commands.commit(room, seat, message.commitment, message.hash, message.id, now)
            if isinstance(message, m.Reveal):
                return commands.reveal(room, seat, message.reveal, message.id, now)
            return commands.return_to_seat(room, seat, message.id, now)

        begun = monotonic()
        _, number = await self.node.execute(self.room_id, command, self.connection)
        self.node.latencies.observe(monotonic() - begun)
        return number


class Sockets:
    """Accepts the sockets of all tables."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission

    async def serve(self, node: Node, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection that has been admitted."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise Refused("no-table")
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        scope["headers"] = []  # not needed any more, and connections live long
        extensions: Any = scope.get("extensions") or {}
        write, on_text = extensions.get(WRITE_TEXT, cannot_write), extensions.get(ON_TEXT, never_told)
        await Socket(node, found[1], self.admission.limits, receive, send, write, on_text).run()
