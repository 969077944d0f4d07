"""A table in this process: a person and bots, or bots alone.

It is the same live table as a server's. Here its log is in memory and, if the game is saved, in a file.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

from msgspec.structs import replace

from oneleft.analysis.hint import give_hint
from oneleft.bots.fallback import answer_or_fallback
from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.bots.program import SECONDS
from oneleft.bots.seated import SeatedBots
from oneleft.errors import OneleftError
from oneleft.protocol import messages as m
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.hints import position_for_hint
from oneleft.room.presenters import Viewer, build_hello, build_messages
from oneleft.room.state import Room
from oneleft.room.take_back import take_back
from oneleft.room.timers import Decisions, Timer, timer_entry, timers
from oneleft.table.fairness import new_key
from oneleft.table.game import Game

from .adaptive_strength import bot_to_seat
from .connection import Refusal
from .table_clock import TableClock

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
CONNECTION = "terminal"  # the name of the person's connection in the log
Command = Callable[[Room, float], n.AnyEntry]  # decides at a time what to write, or refuses


class LocalTable:
    """A ``Connection`` to a room in this process. It owns the room, its log, its bots and its clock.

    ``TableScreen`` and the line-by-line programs enter it, read its messages and send it the person's moves. Everything
    runs on one event loop, except that bots think and files are written in threads. Nobody is told of an entry before
    it is saved.
    """

    def __init__(
        self,
        log: Sequence[n.AnyEntry],
        language: str,
        speed: float = 1.0,
        save: Callable[[LocalTable], None] | None = None,
    ) -> None:
        """``log`` is that of a game, begun or resumed. ``save`` is called after every entry, in a thread."""
        self.log = list(log)
        self.room = Room.fold("", self.log, remembered=None)
        self.language, self.save = language, save
        self.seat = self.room.host  # of the person; None with bots alone
        self.viewed_seat = self.seat  # with bots alone, the seat whose cards the spectator sees
        self.clock = TableClock(self.room.at, speed)
        self.bots = SeatedBots()
        self.inbox: asyncio.Queue[m.FromTable | Exception] = asyncio.Queue()
        self._lock = asyncio.Lock()  # held while writing to the log
        self._wake = asyncio.Event()  # something happened, so the next timer has to be found again
        self._passed: Decisions = set()  # in which a bot let the moment pass
        self._faults: dict[int, str] = {}  # the last fault of each bot that was reported
        self._skip_wait = False  # the next move is made at once
        self._task: asyncio.Task[None] | None = None
        self._seat_bots()  # an unknown bot is reported now

    @property
    def game(self) -> Game:
        return commands.running_game(self.room)

    def _seat_bots(self) -> None:
        for seat, shown in enumerate(self.room.seats):
            if shown.bot:
                self.bots.bot_for(shown.bot, self.game, seat, shown.bot_seconds or SECONDS)

    async def __aenter__(self) -> Self:
        await self.open()
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.bots.close()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while True:
            message = await self.inbox.get()
            if isinstance(message, Exception):
                raise message
            yield message

    async def open(self) -> None:
        """Take the person's seat, also after a program that was killed, and send the table."""
        async with self._lock:
            for seat, connection_id in self.room.connections():
                await self._record(n.Away(at=self._now(), seat=seat, connection_id=connection_id))
            if self.seat is not None:
                await self._record(n.Here(at=self._now(), seat=self.seat, connection_id=CONNECTION))
        self.send_hello()

    # The log, and messages to the person

    def _now(self) -> float:
        return max(self.clock.now(), self.room.at)

    async def write(self, command: Command) -> int:
        """Add the command's entry to the log and report it. The result is its number."""
        async with self._lock:
            await self._record(command(self.room, self._now()))
            viewer = Viewer(self.viewed_seat)
            (message,) = build_messages(self.room, self.log[-1], [viewer], self.room.at).values()
            self.inbox.put_nowait(m.read_table(message))
            self._wake.set()
            return self.room.number

    async def _record(self, entry: n.AnyEntry) -> None:
        """Apply an entry, tell the bots, and save it. The caller holds the lock."""
        self.room.apply(entry)
        self.log.append(entry)
        if isinstance(entry, n.Moved | n.Begun):
            self._passed.clear()
            self._skip_wait = False
            self.bots.hear(self.game)
        elif isinstance(entry, n.TakenBack):  # the bots forget what they saw
            self._passed.clear()
            self.bots.close()
        if self.save is not None:
            await asyncio.to_thread(self.save, self)

    def send_hello(self) -> None:
        """Send the table with everything that has happened, as the viewer sees it."""
        hello = build_hello(self.room, Viewer(self.viewed_seat), None, self._now())
        self.inbox.put_nowait(replace(hello, seat=self.seat))
        self._wake.set()

    # What the person does

    async def move(self, text: str, number: int) -> int:
        return await self._carry_out(lambda room, now: commands.move(room, self._own_seat(), number, text, "", now))

    async def request(self, what: str) -> int:
        word, _, which = what.partition(" ")
        if word == "again":
            return await self._play_again()
        if word == "hint":
            return await self._give_hint()
        return await self._carry_out(lambda room, now: self._request_entry(word, which, now))

    def _request_entry(self, word: str, which: str, now: float) -> n.AnyEntry:
        seat = self._own_seat()
        if word == "say":
            return commands.say(self.room, seat, which, "", "", now)
        if word == "bot":
            return commands.seat_bot(self.room, seat, bot_to_seat(which or DEFAULT_LEVEL), now)
        if word == "undo":
            return take_back(self.room, seat, len(self.game.log), "", now)
        if word == "back":
            return commands.return_to_seat(self.room, seat, "", now)
        if word == "remove":
            raise Refused("no-vote")  # nobody else is a person here
        return commands.begin(self.room, seat, now)

    async def _give_hint(self) -> int:
        """Tell the person what to play. That is no entry of the log."""
        try:
            seat = self._own_seat()
            game, view = position_for_hint(self.room, seat, self.game.view(seat).number)
        except OneleftError as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None
        hint = await asyncio.to_thread(give_hint, game, list(game.log), view, self.language)
        if game is self.room.game and game.view(seat).number == view.number:  # else it is about another position
            self.inbox.put_nowait(hint)
        return self.room.number

    async def _play_again(self) -> int:
        """Another match: nobody has to sit down for it, so it begins at once."""
        try:
            async with self._lock:
                await self._record(rematches.rematch(self.room, self._own_seat(), new_key(), self._now()))
                await self._record(commands.begin(self.room, self._own_seat(), self._now()))
        except OneleftError as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None
        self._faults.clear()
        self._seat_bots()
        self.send_hello()
        return self.room.number

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refused("not-seated")
        return self.seat

    async def _carry_out(self, command: Command) -> int:
        try:
            return await self.write(command)
        except commands.Repeated as repeated:
            return repeated.number
        except OneleftError as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None

    @property
    def status(self) -> str:
        return "" if self.seat is not None else f"{'‖' if self.clock.is_paused else '×'}{self.clock.speed:g}"

    @property
    def controls(self) -> tuple[str, ...]:
        return ("faster", "slower", "pause", "on", "look") if self.seat is None else ()

    def control(self, how: str) -> bool:
        if how not in self.controls:
            return False
        if how in ("faster", "slower"):
            nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.clock.speed))
            self.clock.speed = SPEEDS[min(max(nearest + (1 if how == "faster" else -1), 0), len(SPEEDS) - 1)]
        elif how == "pause":
            self.clock.is_paused = not self.clock.is_paused
        elif how == "on":
            self._skip_wait = True
        elif how == "look":
            seats = [None, *range(len(self.room.seats))]
            self.viewed_seat = seats[(seats.index(self.viewed_seat) + 1) % len(seats)]
            self.send_hello()
        self._wake.set()
        return True

    # What the table does on its own

    async def _run(self) -> None:
        try:
            while True:
                await self._wait_and_act()
        except Exception as fault:  # raised again in ``__aiter__``, because nobody awaits this task
            self.inbox.put_nowait(fault)

    async def _wait_and_act(self) -> None:
        """Wait for the next timer and act on it, unless something happens before."""
        self._wake.clear()
        due = self.next_timer()
        self._skip_wait &= due is not None
        wait = None if due is None else 0.0 if self._skip_wait else self.clock.seconds_until(due.at)
        try:
            async with asyncio.timeout(wait):
                await self._wake.wait()
        except TimeoutError:
            await self.act()

    def next_timer(self) -> Timer | None:
        """What the table does next. A person deals when ready, so with one no pause ends on its own."""
        due = timers(self.room, self._passed)
        return min((timer for timer in due if timer.kind != "deal" or self.room.host is None), default=None)

    async def act(self) -> None:
        """Do what is due next, now."""
        due = self.next_timer()
        if due is None:
            return
        self.clock.advance_to(due.at)
        with suppress(Refused):  # someone was quicker
            if due.kind == "bot":
                await self._make_bot_move(due.seat)
            else:
                await self.write(lambda room, now: timer_entry(room, due, lambda room: new_key(), now))

    async def _make_bot_move(self, seat: int) -> None:
        """Let a bot decide in a thread. The table is free for others meanwhile: the first valid move counts."""
        sits, line = self.room.seats[seat], self.room.line
        view = self.game.view(seat)
        bot = self.bots.bot_for(sits.bot_level or "", self.game, seat, sits.bot_seconds or SECONDS)
        answer, fault = await asyncio.to_thread(answer_or_fallback, bot, view)
        explanation = "" if fault is None else fault.explain(self.language)
        if explanation and explanation != self._faults.get(seat):
            self._faults[seat] = explanation
            await self.write(lambda room, now: n.Said(at=now, seat=seat, text=explanation))
        if self.room.line != line:  # what it thought about was taken back
            return
        if answer is None:
            self._passed.add((view.number, seat))
        else:
            await self.write(lambda room, now: commands.bot_move(room, seat, view.number, answer, now))
