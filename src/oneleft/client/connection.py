"""A connection to a table that reconnects automatically."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from oneleft.errors import ServerRefused, Unreachable
from oneleft.lang import DEFAULT_LANGUAGE, say
from oneleft.protocol import messages as m
from oneleft.protocol.client_state import ClientState
from oneleft.protocol.codes import FINAL_CLOSE_CODES, NEWS_CODES
from oneleft.system_errors import Reason, reason_of
from oneleft.table.documents import decoder_error, with_place

from .errors import closed_for, problem_of
from .shuffling import Shuffling, is_ready, new_id

READY_SECONDS = 3.0  # to wait for everyone's part of the shuffle before a start
RETRY_SECONDS = 30.0  # to find the server again
Answer = m.Done | m.Hinted
FIRST_PAUSE, LAST_PAUSE = 0.05, 1.0  # between two attempts, doubling


class AskAgain(Exception):
    """The server gave no decision: it was busy, or there were too many messages at once."""

    def __init__(self, refused: ServerRefused) -> None:
        super().__init__(refused)
        self.refused = refused


class TableConnection(ClientState):
    """A player's or spectator's connection to a table of a server. Use it in ``async with``.

    Iterate over it for the messages of the table; ``view`` and ``table`` are always the latest. It owns the socket and
    the task that reads from it. A broken connection is opened again, and requests that were not answered are sent again
    with the same id, so none is lost and none is executed twice. A server of several nodes has several addresses: if
    one does not respond, the next is tried.

    docs/client.md has a whole program.
    """

    def __init__(
        self,
        server: str | Sequence[str],
        table: str,
        token: str | None = None,
        language: str = DEFAULT_LANGUAGE,
        watch: int = 0,
        shuffling: Shuffling | None = None,
        headers: Mapping[str, str] | None = None,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        """``shuffling`` is this person's part of the shuffles: that of an earlier connection, or one with words.

        ``headers`` go with the handshake. ``retry_seconds`` is how long a server that does not respond is looked for.
        """
        super().__init__()
        path = f"/api/tables/{quote(table, safe='')}/socket"
        servers = [server] if isinstance(server, str) else server
        self.addresses: deque[str] = deque(
            f"ws{one.removeprefix('http')}{path}" for one in servers
        )  # the current one first
        self.token: str | None = token
        self.language: str = language
        self.watch: int = watch
        self.shuffling: Shuffling = shuffling or Shuffling()
        self.headers: dict[str, str] = {"accept-language": language, **(headers or {})}
        self.retry_seconds: float = retry_seconds
        self.inbox: asyncio.Queue[m.FromTable | None] = asyncio.Queue()  # None ends it
        self.socket: ClientConnection | None = None
        self.error: Exception | None = None  # why the connection ended for good
        self.reconnects: int = 0
        self.greeted: bool = False  # on the current socket
        self._pending: dict[str, tuple[m.FromGuest, asyncio.Future[Answer]]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._shuffling_tasks: set[asyncio.Task[None]] = set()
        self._updated = asyncio.Event()
        self._left = False
        self._entered = asyncio.Event()  # greeted for the first time, or ended for good
        self._pause = FIRST_PAUSE
        self._retry_until = 0.0

    @property
    def address(self) -> str:
        return self.addresses[0]

    async def __aenter__(self) -> Self:
        await self.connect()
        self._reader = asyncio.create_task(self.read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._left = True
        tasks = [*self._shuffling_tasks, *([self._reader] if self._reader else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while (message := await self.inbox.get()) is not None:
            yield message
        if self.error is not None and not self._left:
            raise self.error

    async def wait_until_entered(self) -> None:
        """Wait for the table's greeting. Raises if the table refuses this connection."""
        await self._entered.wait()
        if self.error is not None:
            raise self.error

    async def wait_until(self, condition: Callable[[Self], bool], seconds: float) -> None:
        """Wait until the state of the table meets a condition, but no longer than this many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not condition(self) and self.error is None:
                    self._updated.clear()
                    await self._updated.wait()

    async def wait_until_ready(self) -> None:
        """Wait until everyone has a part in the next shuffle, but not for long: someone may be away. Then start."""
        await self.wait_until(lambda here: here.table is not None and is_ready(here.table), READY_SECONDS)

    # What a player does

    async def move(self, text: str, number: int | None = None) -> int:
        """Make one of the moves in ``view.legal``; the number of its entry. A refusal raises ``ServerRefused``."""
        if number is None:
            number = 0 if self.view is None else self.view.number
        return await self.ask(m.Move(id=new_id(), number=number, move=text))

    async def take_back(self) -> int:
        """Take back this player's last decision in the round, alone against bots."""
        return await self.ask(m.TakeBack(id=new_id(), number=0 if self.view is None else self.view.number))

    async def say(self, phrase: str = "", text: str = "", to: int | None = None) -> int:
        return await self.ask(m.Say(id=new_id(), phrase=phrase, text=text, to=to))

    async def back(self) -> int:
        """Take the seat back from the bot that stood in."""
        return await self.ask(m.Back(id=new_id()))

    async def vote_out(self, seat: int) -> int:
        """Vote to remove the person in this seat from the match. They have to go if everyone else wants it."""
        return await self.ask(m.Vote(id=new_id(), seat=seat))

    async def again(self) -> int:
        """After a match: propose another one, or agree to it. It begins when most agree, or after a while."""
        return await self.ask(m.Again(id=new_id()))

    async def hint(self) -> m.Hinted:
        """What to play in the position shown, where hints are allowed."""
        answer = await self._ask(m.Hint(id=new_id(), number=0 if self.view is None else self.view.number))
        assert isinstance(answer, m.Hinted)
        return answer

    async def ask(self, message: m.Request) -> int:
        """Send a request until it is answered; the number of its entry. It keeps its id, so it is executed once."""
        answer = await self._ask(message)
        assert isinstance(answer, m.Done)
        return answer.number

    async def _ask(self, message: m.Request | m.Hint) -> Answer:
        if len(m.encode(message)) > m.MAX_MESSAGE_BYTES:
            raise ServerRefused("too-big", say("server-too-big", self.language, most=m.MAX_MESSAGE_BYTES))
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + self.retry_seconds, FIRST_PAUSE
        try:
            while True:
                if self.error is not None:
                    raise self.error
                done: asyncio.Future[Answer] = loop.create_future()
                self._pending[message.id] = message, done
                await self._send(message)
                try:
                    return await done
                except AskAgain as again:
                    if loop.time() > end:
                        raise again.refused from None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE)
        finally:
            self._pending.pop(message.id, None)

    async def _send(self, message: m.FromGuest) -> None:
        """Send a message. On a broken connection it is left for `_enter` to send again."""
        try:
            if self.socket is not None:
                await self.socket.send(m.encode(message).decode())
        except ConnectionClosed:
            return

    # The connection

    async def connect(self) -> None:
        """Connect to the first address that responds; if none does, try again after a pause."""
        while True:
            for _ in range(len(self.addresses)):
                try:
                    self.socket = await connect(
                        self.address, additional_headers=self.headers, compression=None, max_queue=None, proxy=None
                    )
                    await self._enter()
                    return
                except InvalidStatus as error:
                    status, body = error.response.status_code, bytes(error.response.body or b"")
                    if status < 500 and status != 429:
                        raise problem_of(status, body, self.address, self.language) from None
                    reason: Reason = f"HTTP {status}"
                except (OSError, WebSocketException) as error:
                    reason = reason_of(error)
                self.addresses.rotate(-1)
            await self._wait(reason)

    async def _enter(self) -> None:
        self.greeted = False
        await self._send(m.Enter(token=self.token, last=self.number, language=self.language, watch=self.watch))
        for message, _ in list(self._pending.values()):  # with the same ids: whatever was executed is only answered
            await self._send(message)

    async def _wait(self, reason: Reason) -> None:
        """Wait longer each time. The first connection is not retried."""
        if asyncio.get_running_loop().time() > self._retry_until:
            raise Unreachable("client-unreachable", given=self.address, reason=reason)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LAST_PAUSE)

    async def read(self) -> None:
        """Read messages, and reconnect, until the connection ends for good."""
        try:
            while True:
                await self.read_until_broken()
                self.reconnects += 1
                if self._retry_until == 0 or self.greeted:
                    self._pause, self._retry_until = FIRST_PAUSE, asyncio.get_running_loop().time() + self.retry_seconds
                if not self.greeted:  # this node has a problem: try the next, after a pause
                    self.addresses.rotate(-1)
                    await self._wait("no hello")
                await self.connect()
        except asyncio.CancelledError:
            self.end(Unreachable("client-left", given=self.address))
            raise
        except Exception as error:
            self.end(error)

    def end(self, error: Exception) -> None:
        """End for good: everyone who waits for an answer or a message gets this error."""
        self.error = error
        self._updated.set()
        for _, done in self._pending.values():
            if not done.done():
                done.set_exception(error)
        self.inbox.put_nowait(None)
        self._entered.set()

    async def read_until_broken(self) -> None:
        """Read the current socket to its end. Raises if the server closed it for good."""
        assert self.socket is not None
        try:
            async for text in self.socket:
                try:
                    self._take(m.read_table(text))
                except msgspec.DecodeError as error:
                    raise Unreachable(
                        "client-unreachable", given=self.address, reason=with_place(decoder_error(str(error)))
                    ) from None
        except ConnectionClosed:
            pass
        code, reason = self.socket.close_code, self.socket.close_reason
        if code in FINAL_CLOSE_CODES:
            raise closed_for(reason or str(code), self.language)

    def _take(self, message: m.FromTable) -> None:
        if isinstance(message, m.Done | m.Hinted):
            self._settle(message.id, message)
            return
        if isinstance(message, m.Refused):
            self._take_refusal(message)
            return
        self.update(message)
        if isinstance(message, m.Hello):
            self.greeted = True
            self._entered.set()
        self._take_part(entered=isinstance(message, m.Hello))
        self._updated.set()
        self.inbox.put_nowait(message)

    def _take_part(self, entered: bool) -> None:
        """Send this person's part of the shuffle when it is time."""
        answer = None if self.table is None else self.shuffling.answer(self.seat, self.table, entered)
        if answer is not None:
            task = asyncio.get_running_loop().create_task(self._send_part(answer))
            self._shuffling_tasks.add(task)
            task.add_done_callback(self._shuffling_tasks.discard)

    async def _send_part(self, message: m.Commit | m.Reveal) -> None:
        """A refusal is no error: the match has begun meanwhile, and the table says who was left out."""
        with suppress(ServerRefused, Unreachable):
            await self.ask(message)

    def _take_refusal(self, message: m.Refused) -> None:
        """Settle the request. A refusal without an id is about a message that was not even read, so it concerns all.

        Except for news, of which everyone is told, like an outage: every request will get an answer of its own.
        A part of the shuffle is also sent again if it came too fast: nobody would do it by hand.
        """
        refused = ServerRefused(message.code, message.message, message.rule)
        if message.id or message.code in NEWS_CODES:
            asked, _ = self._pending.get(message.id, (None, None))
            is_part = isinstance(asked, m.Commit | m.Reveal)
            is_again = message.code == "busy" or (message.code == "too-fast" and is_part)
            self._settle(message.id, AskAgain(refused) if is_again else refused)
            return
        for message_id in list(self._pending):
            self._settle(message_id, AskAgain(refused) if message.code == "too-fast" else refused)

    def _settle(self, message_id: str, outcome: Answer | Exception) -> None:
        _, done = self._pending.get(message_id, (None, None))
        if done is None or done.done():
            return
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
