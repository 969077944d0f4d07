"""A connection to a table that comes back by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import TableShown
from oneleft.table.views import View

from .errors import ServerRefused, Unreachable, closed_for

FINAL = {4400, 4401, 4403, 4404, 4408}  # closed with one of these, it makes no sense to come again
PATIENCE = 30.0  # seconds to find the server again
SHORTEST, LONGEST = 0.05, 1.0  # pauses between two tries


class AskAgain(Exception):
    """The server could not say yes or no: it was busy, or had no ear for so much at once."""

    def __init__(self, refused: ServerRefused) -> None:
        super().__init__(refused)
        self.refused = refused


class TableConnection:
    """Iterate over it for what happens; ``view`` and ``table`` are always the latest.

    A server of several nodes has several addresses: where one does not answer, the next is tried.

    docs/client.md has a whole program.
    """

    def __init__(
        self,
        server: str | Sequence[str],
        table: str,
        token: str | None = None,
        language: str = "en",
        watch: int = 0,
    ) -> None:
        path = f"/api/tables/{quote(table, safe='')}/socket"
        servers = [server] if isinstance(server, str) else server
        self.addresses = deque(f"ws{one.removeprefix('http')}{path}" for one in servers)  # the one in use first
        self.token, self.language, self.watch = token, language, watch
        self.seat: int | None = None
        self.number: int | None = None
        self.table: TableShown | None = None
        self.view: View | None = None
        self.clock: m.Clock | None = None
        self.came: asyncio.Queue[m.FromTable | None] = asyncio.Queue()
        self.asked: dict[str, tuple[m.FromGuest, asyncio.Future[int]]] = {}
        self.socket: ClientConnection | None = None
        self.fault: Exception | None = None
        self.reading: asyncio.Task[None] | None = None
        self.reconnects = 0
        self.left = False
        self.greeted = False  # on this connection
        self.heard = asyncio.Event()  # a greeting, or that there will be none
        self.pause = SHORTEST
        self.patience_ends = 0.0

    @property
    def address(self) -> str:
        return self.addresses[0]

    async def __aenter__(self) -> Self:
        await self.connect()
        self.reading = asyncio.create_task(self.read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.left = True
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while (message := await self.came.get()) is not None:
            yield message
        if self.fault is not None and not self.left:
            raise self.fault

    async def greeting(self) -> None:
        """Until the table has let this guest in; whoever is turned away hears why."""
        await self.heard.wait()
        if self.fault is not None:
            raise self.fault

    # What a player does

    async def move(self, text: str, number: int | None = None) -> int:
        """One of ``view.legal``; the number that it came to. A refusal raises."""
        if number is None:
            number = 0 if self.view is None else self.view.number
        return await self.ask(m.Move(id=new_id(), number=number, move=text))

    async def say(self, phrase: str = "", text: str = "") -> int:
        return await self.ask(m.Say(id=new_id(), phrase=phrase, text=text))

    async def back(self) -> int:
        return await self.ask(m.Back(id=new_id()))

    async def ask(self, message: m.Move | m.Say | m.Back) -> int:
        """The number that it came to. Asked again it keeps its id, so it is done once at most."""
        if len(m.encode(message)) > m.LONGEST:
            raise ServerRefused("too-big", say("server-too-big", self.language, most=m.LONGEST))
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + PATIENCE, SHORTEST
        try:
            while True:
                if self.fault is not None:
                    raise self.fault
                done: asyncio.Future[int] = loop.create_future()
                self.asked[message.id] = message, done
                await self.send(message)
                try:
                    return await done
                except AskAgain as again:
                    if loop.time() > end:
                        raise again.refused from None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
        finally:
            self.asked.pop(message.id, None)

    async def send(self, message: m.FromGuest) -> None:
        """On a broken connection it waits for the next one."""
        try:
            if self.socket is not None:
                await self.socket.send(m.encode(message).decode())
        except ConnectionClosed:
            return

    # The connection

    async def connect(self) -> None:
        """To the first address that answers; when none does, again after a pause."""
        while True:
            for _ in range(len(self.addresses)):
                try:
                    self.socket = await connect(self.address, compression=None, max_queue=None, proxy=None)
                    await self.enter()
                    return
                except InvalidStatus as error:
                    reason = f"HTTP {error.response.status_code}"
                    if error.response.status_code < 500 and error.response.status_code != 429:
                        raise Unreachable("client-unreachable", given=self.address, reason=reason) from None
                except (OSError, WebSocketException) as error:
                    reason = str(error) or type(error).__name__
                self.addresses.rotate(-1)
            await self.wait(reason)

    async def enter(self) -> None:
        self.greeted = False
        await self.send(m.Enter(token=self.token, last=self.number, language=self.language, watch=self.watch))
        for message, _ in list(self.asked.values()):  # the same ids: what was done is only answered again
            await self.send(message)

    async def wait(self, reason: str) -> None:
        """Longer each time. A server that was never there is not waited for."""
        if asyncio.get_running_loop().time() > self.patience_ends:
            raise Unreachable("client-unreachable", given=self.address, reason=reason)
        await asyncio.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST)

    async def read(self) -> None:
        try:
            while True:
                await self.read_until_broken()
                self.reconnects += 1
                if self.patience_ends == 0 or self.greeted:
                    self.pause, self.patience_ends = SHORTEST, asyncio.get_running_loop().time() + PATIENCE
                if not self.greeted:  # this one is not well: rather the next, and not at once
                    self.addresses.rotate(-1)
                    await self.wait("no hello")
                await self.connect()
        except asyncio.CancelledError:
            self.end(Unreachable("client-left", given=self.address))
            raise
        except Exception as error:
            self.end(error)

    def end(self, fault: Exception) -> None:
        """Nobody waits for what will not come."""
        self.fault = fault
        for _, done in self.asked.values():
            if not done.done():
                done.set_exception(fault)
        self.came.put_nowait(None)
        self.heard.set()

    async def read_until_broken(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                try:
                    self.take(m.read_table(text))
                except msgspec.DecodeError as error:
                    raise Unreachable("client-unreachable", given=self.address, reason=str(error)) from None
        except ConnectionClosed:
            pass
        code, reason = self.socket.close_code, self.socket.close_reason
        if code in FINAL:
            raise closed_for(reason or str(code), self.language)

    def take(self, message: m.FromTable) -> None:
        if isinstance(message, m.Done):
            self.settle(message.id, message.number)
            return
        if isinstance(message, m.Refused):
            self.take_refusal(message)
            return
        self.number = message.number
        if isinstance(message, m.Hello):
            self.seat, self.table, self.greeted = message.seat, message.table, True
            self.heard.set()
        if isinstance(message, m.Hello | m.Events):
            self.view = message.view
        elif isinstance(message, m.Table) and message.table.status == "waiting":
            self.view = None  # the match that was over has made room for another
        if isinstance(message, m.Hello | m.Events | m.Table):
            self.clock = message.clock
        if isinstance(message, m.Table | m.Events | m.Noticed) and message.table is not None:
            self.table = message.table
        self.came.put_nowait(message)

    def take_refusal(self, message: m.Refused) -> None:
        """What came too fast was not even read, so the server cannot say which it was."""
        refused = ServerRefused(message.code, message.message, message.rule)
        if message.id:
            self.settle(message.id, AskAgain(refused) if message.code == "busy" else refused)
            return
        for message_id in list(self.asked):
            self.settle(message_id, AskAgain(refused) if message.code == "too-fast" else refused)

    def settle(self, message_id: str, outcome: int | Exception) -> None:
        _, done = self.asked.get(message_id, (None, None))
        if done is None or done.done():
            return
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def new_id() -> str:
    return secrets.token_hex(8)
