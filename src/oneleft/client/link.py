"""A connection to a table that comes back by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from oneleft.protocol import messages as m
from oneleft.protocol.tables import TableShown
from oneleft.table.views import View

from .faults import ServerRefused, Unreachable

FINAL = {4400, 4401, 4403, 4404, 4408}  # closed with one of these, it makes no sense to come again
PATIENCE = 30.0  # seconds to find the server again


class TableLink:
    """Iterate over it for what happens; ``view`` and ``table`` are always the latest.

    >>> async def main() -> None:
    ...     async with Lobby("http://localhost:8000").link("TABLE", "TOKEN") as link:
    ...         async for message in link:
    ...             if link.view and link.view.legal:
    ...                 await link.move(link.view.legal[0])
    """

    def __init__(self, server: str, table: str, token: str | None = None, language: str = "en", watch: int = 0) -> None:
        self.address = f"ws{server.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket"
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

    async def __aenter__(self) -> Self:
        await self.connect()
        self.reading = asyncio.create_task(self.read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while (message := await self.came.get()) is not None:
            yield message
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
        if self.fault is not None:
            raise self.fault
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked[message.id] = message, done
        try:
            await self.send(message)
            return await done
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
        end = asyncio.get_running_loop().time() + PATIENCE
        pause = 0.05
        while True:
            try:
                self.socket = await connect(self.address, compression=None, max_queue=None, proxy=None)
                break
            except InvalidStatus as error:
                reason = f"HTTP {error.response.status_code}"
                if error.response.status_code < 500 and error.response.status_code != 429:
                    raise Unreachable("client-unreachable", given=self.address, reason=reason) from None
            except (OSError, WebSocketException) as error:
                reason = str(error) or type(error).__name__
            if asyncio.get_running_loop().time() > end or (self.number is None and self.reconnects == 0):
                raise Unreachable("client-unreachable", given=self.address, reason=reason)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)
        await self.send(m.Enter(token=self.token, last=self.number, language=self.language, watch=self.watch))
        for message, _ in list(self.asked.values()):  # the same ids: what was done is only answered again
            await self.send(message)

    async def read(self) -> None:
        try:
            while True:
                await self.read_until_broken()
                self.reconnects += 1
                await self.connect()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.fault = error
            for _, done in self.asked.values():
                if not done.done():
                    done.set_exception(error)
        self.came.put_nowait(None)

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
            raise ServerRefused(reason or str(code), reason or str(code))

    def take(self, message: m.FromTable) -> None:
        if isinstance(message, m.Done | m.Refused):
            _, done = self.asked.get(message.id, (None, None))
            if done is not None and not done.done():
                if isinstance(message, m.Done):
                    done.set_result(message.number)
                else:
                    done.set_exception(ServerRefused(message.code, message.message, message.rule))
            return
        self.number = message.number
        if isinstance(message, m.Hello):
            self.seat, self.table = message.seat, message.table
        if isinstance(message, m.Hello | m.Events):
            self.view, self.clock = message.view, message.clock
        if isinstance(message, m.Table | m.Events) and message.table is not None:
            self.table = message.table
        self.came.put_nowait(message)


def new_id() -> str:
    return secrets.token_hex(8)
