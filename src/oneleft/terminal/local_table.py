"""A table in this process: a person and bots, or bots alone.

As at a real table, the first valid move counts: a person or a bot may call UNO, catch or jump in at any moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from types import TracebackType
from typing import NamedTuple, Self

from oneleft.bots.fallback import answer_or_fallback
from oneleft.bots.pace import TURN, pace, reaction
from oneleft.bots.program import SECONDS, ProgramBot
from oneleft.errors import BotFault, OneleftError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown, Settings, TableShown
from oneleft.table.bot import Bot
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.record import played_again
from oneleft.table.views import View

from .connection import Refusal
from .table_setup import seat_bots

UNO_GRACE = Settings().uno_grace  # seconds in which no bot catches a player
ROUND_PAUSE = 6.0  # seconds between two rounds when only bots play
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
DEALER = -1  # the seat of a timer that deals the next round


class Timer(NamedTuple):
    """When a bot acts; or, for the seat ``DEALER``, when the next round is dealt."""

    at: float
    seat: int = DEALER


def events_and_view(game: Game, seat: int | None) -> tuple[list[Event], View]:
    """The last move as a seat sees it, or as a spectator sees it at the first table."""
    if seat is None:
        return [event.seen_by(None) for event in game.events_at[0]], game.view()
    return game.events_for(seat), game.view(seat)


def describe_table(game: Game, levels: Mapping[int, str]) -> TableShown:
    """The table as the protocol describes it to players and spectators."""
    return TableShown(
        id="",
        settings=Settings(rules=game.rules_line, players=len(game.names)),
        status="over" if game.over else "playing",
        host=0,
        seats=[SeatShown(seat=seat, name=name, bot=levels.get(seat)) for seat, name in enumerate(game.names)],
        match=1,
        commitment=game.commitment,
        winners=list(game.winners),
        number=len(game.log),
    )


class LocalTable:
    """A ``Connection`` to a game in this process. It owns the game, the bots and the timers of their moves.

    ``TableScreen`` and ``watch_line_by_line`` enter it, read its messages and send it the person's moves. Everything
    runs on one event loop, except that a bot thinks in a thread. Two things may not happen: a bot is never called
    while it thinks (its news waits in ``_unheard``), and a move that a bot chose for an older position is never made.
    """

    def __init__(
        self,
        game: Game,
        levels: Mapping[int, str],
        language: str,
        person: int | None = 0,
        speed: float = 1.0,
        seconds: float = SECONDS,
        on_move: Callable[[Game], None] = lambda game: None,
    ) -> None:
        """``levels`` names the bot of each seat, ``on_move`` is called after every move. A begun game is continued."""
        self.game, self.levels, self.language = game, levels, language
        self.person = person
        self.viewed_seat = person  # with bots alone, the seat whose cards the spectator sees
        self.speed, self.seconds, self.on_move = speed, seconds, on_move
        self.bots = seat_bots(game, levels, seconds)
        self.inbox: asyncio.Queue[m.FromTable | Exception] = asyncio.Queue()
        self.changed_at = [0.0] * len(game.tables)  # when the last move was made at each table
        self.exposed = [-1] * len(game.tables)  # who can be caught at each table
        self.exposed_at = [0.0] * len(game.tables)  # and since when
        self.is_paused = False
        self._wake = asyncio.Event()  # something happened, so the timers have to be computed again
        self._position = [0] * len(game.tables)  # the number of the last move at each table
        self._passed: set[tuple[int, int]] = set()  # positions, and seats of bots that chose not to react to them
        self._faults: dict[int, str] = {}  # the last fault of each bot that was reported
        self._skip_wait = False  # the next move is made at once
        self._thinking: Bot | None = None  # in a thread
        self._unheard: list[tuple[list[Event], View]] = []  # news for the bot that thinks
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.start_match()
        self._task = asyncio.create_task(self._run())
        return self

    def start_match(self) -> None:
        for earlier in played_again(self.game):
            self._notify_bots(earlier)
        self.changed_at = [asyncio.get_running_loop().time()] * len(self.game.tables)
        self._position = [len(self.game.log)] * len(self.game.tables)
        self._passed.clear()
        self._track_exposed()
        self.send_hello()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._close_bots()

    def _close_bots(self) -> None:
        """Close all bots without waiting for one that still thinks."""
        for bot in self.bots.values():
            if bot is not self._thinking:
                bot.close()
            elif isinstance(bot, ProgramBot):
                bot.abandon()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while True:
            message = await self.inbox.get()
            if isinstance(message, Exception):
                raise message
            yield message

    # Messages to the person and news for the bots

    def send_hello(self) -> None:
        """Send the table with everything that has happened, as the viewer sees it."""
        missed = [
            m.Missed(number=len(earlier.log), events=events_and_view(earlier, self.viewed_seat)[0])
            for earlier in played_again(self.game)
        ]
        hello = m.Hello(
            protocol=m.PROTOCOL,
            seat=self.person,
            number=len(self.game.log),
            table=describe_table(self.game, self.levels),
            view=self.game.view(self.viewed_seat),
            phrases=[],
            missed=missed,
        )
        self.inbox.put_nowait(hello)

    def _notify_bots(self, game: Game) -> None:
        for seat, bot in self.bots.items():
            news = game.events_for(seat), game.view(seat)
            if bot is self._thinking:
                self._unheard.append(news)
            else:
                bot.hear(*news)

    def _track_exposed(self) -> None:
        for number, table in enumerate(self.game.tables):
            chair = table.round.exposed
            exposed = table.seating[chair] if chair >= 0 else -1
            if exposed != self.exposed[number]:
                self.exposed[number], self.exposed_at[number] = exposed, asyncio.get_running_loop().time()

    def push(self, move: str) -> None:
        """Make a move, save the game, and report the move to everybody."""
        self.game.push(move)
        self._skip_wait = False
        self._track_exposed()
        self.on_move(self.game)
        self._notify_bots(self.game)
        for number, events in enumerate(self.game.events_at):
            if events:
                self.changed_at[number] = asyncio.get_running_loop().time()
                self._position[number] = len(self.game.log)
        seen, view = events_and_view(self.game, self.viewed_seat)
        self.inbox.put_nowait(m.Events(number=len(self.game.log), events=seen, view=view))
        self._wake.set()

    # What the person does

    async def move(self, text: str, number: int) -> int:
        if self.person is None:
            raise Refusal(say("server-not-seated", self.language))
        newest, verb = self._position[self._table_number(self.person)], text.partition(" ")[2].partition(" ")[0]
        if number < newest and verb not in ("uno", "catch"):  # those answer a player, not a position
            raise Refusal(say("server-stale", self.language))
        try:
            self.push(text)
        except OneleftError as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None
        return len(self.game.log)

    async def request(self, what: str) -> int:
        """Start another match. No other request means anything here."""
        if what == "again" and self.game.over:
            self._close_bots()
            self.game = Game(self.game.rules, self.game.names)
            self.bots = seat_bots(self.game, self.levels, self.seconds)
            self.start_match()
            self._wake.set()
        return len(self.game.log)

    @property
    def status(self) -> str:
        if self.person is not None:
            return ""
        return f"{'‖' if self.is_paused else '×'}{self.speed:g}"

    @property
    def controls(self) -> tuple[str, ...]:
        return ("faster", "slower", "pause", "on", "look") if self.person is None else ()

    def control(self, how: str) -> bool:
        if how not in self.controls:
            return False
        if how in ("faster", "slower"):
            nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
            self.speed = SPEEDS[min(max(nearest + (1 if how == "faster" else -1), 0), len(SPEEDS) - 1)]
        elif how == "pause":
            self.is_paused = not self.is_paused
        elif how == "on":
            self._skip_wait = True
        elif how == "look":
            seats = [None, *range(len(self.game.names))]
            self.viewed_seat = seats[(seats.index(self.viewed_seat) + 1) % len(seats)]
            self.send_hello()
        self._wake.set()
        return True

    # What the bots do

    async def _run(self) -> None:
        try:
            while True:
                await self._wait_and_act()
        except Exception as fault:  # raised again in ``__aiter__``, because nobody awaits this task
            self.inbox.put_nowait(fault)

    async def _wait_and_act(self) -> None:
        """Wait for the first timer and act on it, unless a move comes first."""
        self._wake.clear()
        first = min(self.timers(), default=None)
        if first is None or (self.is_paused and not self._skip_wait):
            await self._wake.wait()
            return
        try:
            async with asyncio.timeout_at(0.0 if self._skip_wait else first.at):
                await self._wake.wait()
        except TimeoutError:
            await self.act(first.seat)

    def timers(self) -> Iterator[Timer]:
        """When each bot that could move or react does so, if nothing happens before."""
        if self.game.round_over:
            if self.person is None and not self.game.over:
                yield Timer(max(self.changed_at) + ROUND_PAUSE / self.speed)
            return
        for number, table in enumerate(self.game.tables):
            turn = table.seating[table.round.turn]
            for chair, seat in enumerate(table.seating):
                if table.over or seat not in self.bots or (self._position[number], seat) in self._passed:
                    continue
                if seat == turn or table.legal_codes(chair):
                    span = TURN if seat == turn else reaction(self.levels[seat])
                    at = self.changed_at[number]
                    at += pace(self.game.commitment, self._position[number], seat, span) / self.speed
                    if self.exposed[number] not in (-1, seat):  # it might catch
                        at = max(at, self.exposed_at[number] + UNO_GRACE / self.speed)
                    yield Timer(at, seat)

    async def act(self, seat: int) -> None:
        """Ask the bot in this seat for a move and make it; or deal, for the seat ``DEALER``."""
        if seat == DEALER:
            self.push(DEAL)
            return
        position = len(self.game.log)
        move, fault = await self._think(self.bots[seat], self.game.view(seat))
        explanation = "" if fault is None else fault.explain(self.language)
        if explanation and explanation != self._faults.get(seat):
            self._faults[seat] = explanation
            self.inbox.put_nowait(m.Said(number=position, seat=seat, text=explanation))
        if len(self.game.log) != position:
            return  # another player was quicker
        if move is None:
            self._passed.add((self._position[self._table_number(seat)], seat))
        else:
            self.push(move)

    async def _think(self, bot: Bot, view: View) -> tuple[str | None, BotFault | None]:
        self._thinking = bot
        answer = await asyncio.to_thread(answer_or_fallback, bot, view)
        self._thinking = None
        for news in self._unheard:
            bot.hear(*news)
        self._unheard.clear()
        return answer

    def _table_number(self, seat: int) -> int:
        return next((number for number, table in enumerate(self.game.tables) if seat in table.seating), 0)
