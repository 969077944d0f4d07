"""A table in this process: a person and bots, or bots alone, each in their own time.

As at a real table the first valid move wins: the person may call UNO, catch or jump in at any moment, and so may bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from types import TracebackType
from typing import NamedTuple, Self

from oneleft.bots.bot import Bot, BotFault
from oneleft.bots.fallback import answer_or_lose
from oneleft.bots.pace import TURN, pace, reaction
from oneleft.bots.program import SECONDS, ProgramBot
from oneleft.lang import Explained, say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown, Settings, TableShown
from oneleft.table.events import Event
from oneleft.table.game import DEAL, Game
from oneleft.table.record import played_again
from oneleft.table.views import View

from .connection import Refusal
from .table_setup import seat_bots

GRACE = Settings().uno_grace  # a bot catches nobody sooner
PAUSE = 6.0  # between two rounds, where nobody is asked
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)


class Timer(NamedTuple):
    """Somebody's moment; without a seat, that of the next deal."""

    at: float
    seat: int = -1


def seen(game: Game, seat: int | None) -> tuple[list[Event], View]:
    """The last move as a seat or, at the first table, a spectator sees it."""
    if seat is None:
        return [event.seen_by(None) for event in game.events_at[0]], game.view()
    return game.events_for(seat), game.view(seat)


def shown(game: Game, levels: Mapping[int, str]) -> TableShown:
    """The table as its guests see it."""
    return TableShown(
        id="",
        settings=Settings(rules=game.rule_words, players=len(game.names)),
        status="over" if game.over else "playing",
        host=0,
        seats=[SeatShown(seat=seat, name=name, bot=levels.get(seat)) for seat, name in enumerate(game.names)],
        match=1,
        commitment=game.commitment,
        winners=list(game.winners),
        number=len(game.log),
    )


class LocalTable:
    def __init__(
        self,
        game: Game,
        levels: Mapping[int, str],
        language: str,
        person: int | None = 0,
        speed: float = 1.0,
        seconds: float = SECONDS,
        keep: Callable[[Game], None] = lambda game: None,
    ) -> None:
        """``levels`` are the bots by seat, ``keep`` is called after every move. A begun game goes on."""
        self.game, self.levels, self.language = game, levels, language
        self.person = self.looking = person  # with bots alone, whose cards are looked at
        self.speed, self.seconds, self.keep = speed, seconds, keep
        self.bots = seat_bots(game, levels, seconds)
        self.came: asyncio.Queue[m.FromTable | Exception] = asyncio.Queue()
        self.moved = asyncio.Event()
        self.changed = [0.0] * len(game.tables)  # when each table was
        self.position = [0] * len(game.tables)  # and at which move
        self.asked: set[tuple[int, int]] = set()  # positions and seats of bots that let the moment pass
        self.faults: dict[int, str] = {}  # what was last told of each bot
        self.exposed = [-1] * len(game.tables)  # who can be caught at each table
        self.exposed_at = [0.0] * len(game.tables)  # and since when
        self.paused = False
        self.hurried = False  # whoever is next need not wait
        self.thinking: Bot | None = None  # in a thread of its own
        self.unheard: list[tuple[list[Event], View]] = []  # of the bot that thinks
        self.running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.begin()
        self.running = asyncio.create_task(self.run())
        return self

    def begin(self) -> None:
        for then in played_again(self.game):
            self.tell_bots(then)
        self.changed = [asyncio.get_running_loop().time()] * len(self.game.tables)
        self.position = [len(self.game.log)] * len(self.game.tables)
        self.asked.clear()
        self.watch_exposed()
        self.greet()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        self.dismiss_bots()

    def dismiss_bots(self) -> None:
        """Nobody waits for one that still thinks."""
        for bot in self.bots.values():
            if bot is not self.thinking:
                bot.close()
            elif isinstance(bot, ProgramBot):
                bot.abandon()

    async def __aiter__(self) -> AsyncIterator[m.FromTable]:
        while True:
            message = await self.came.get()
            if isinstance(message, Exception):
                raise message
            yield message

    # What is told

    def greet(self) -> None:
        """With all that has happened, as the one who looks sees it."""
        told = [m.Missed(number=len(then.log), events=seen(then, self.looking)[0]) for then in played_again(self.game)]
        hello = m.Hello(
            protocol=m.PROTOCOL,
            seat=self.person,
            number=len(self.game.log),
            table=shown(self.game, self.levels),
            view=self.game.view(self.looking),
            phrases=[],
            missed=told,
        )
        self.came.put_nowait(hello)

    def tell_bots(self, game: Game) -> None:
        """A bot that thinks hears it afterwards."""
        for seat, bot in self.bots.items():
            news = game.events_for(seat), game.view(seat)
            if bot is self.thinking:
                self.unheard.append(news)
            else:
                bot.hear(*news)

    def watch_exposed(self) -> None:
        for number, table in enumerate(self.game.tables):
            chair = table.round.exposed
            exposed = table.seating[chair] if chair >= 0 else -1
            if exposed != self.exposed[number]:
                self.exposed[number], self.exposed_at[number] = exposed, asyncio.get_running_loop().time()

    def push(self, move: str) -> None:
        """Make a move, write it down, and tell it."""
        self.game.push(move)
        self.hurried = False
        self.watch_exposed()
        self.keep(self.game)
        self.tell_bots(self.game)
        for number, told in enumerate(self.game.events_at):
            if told:
                self.changed[number] = asyncio.get_running_loop().time()
                self.position[number] = len(self.game.log)
        events, view = seen(self.game, self.looking)
        self.came.put_nowait(m.Events(number=len(self.game.log), events=events, view=view))
        self.moved.set()

    # What the person does

    async def move(self, text: str, number: int) -> int:
        if self.person is None:
            raise Refusal(say("server-not-seated", self.language))
        newest, verb = self.position[self.table_of(self.person)], text.partition(" ")[2].partition(" ")[0]
        if number < newest and verb not in ("uno", "catch"):  # those answer a player
            raise Refusal(say("server-stale", self.language, number=newest))
        try:
            self.push(text)
        except Explained as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None
        return len(self.game.log)

    async def ask(self, what: str) -> int:
        """Another match; nobody else has to be asked here."""
        if what == "again" and self.game.over:
            self.dismiss_bots()
            self.game = Game(self.game.rules, self.game.names)
            self.bots = seat_bots(self.game, self.levels, self.seconds)
            self.begin()
            self.moved.set()
        return len(self.game.log)

    @property
    def note(self) -> str:
        if self.person is not None:
            return ""
        return f"{'‖' if self.paused else '×'}{self.speed:g}"

    @property
    def steered(self) -> tuple[str, ...]:
        return ("faster", "slower", "pause", "on", "look") if self.person is None else ()

    def steer(self, how: str) -> bool:
        if how not in self.steered:
            return False
        if how in ("faster", "slower"):
            at = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed)) + (1 if how == "faster" else -1)
            self.speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        elif how == "pause":
            self.paused = not self.paused
        elif how == "on":
            self.hurried = True
        elif how == "look":
            seats = [None, *range(len(self.game.names))]
            self.looking = seats[(seats.index(self.looking) + 1) % len(seats)]
            self.greet()
        self.moved.set()
        return True

    # What the bots do

    async def run(self) -> None:
        try:
            while True:
                await self.step()
        except Exception as fault:  # told to whoever is at the table, for nobody looks at a task
            self.came.put_nowait(fault)

    async def step(self) -> None:
        """Wait for whoever is next, or for a move that comes before."""
        self.moved.clear()
        due = min(self.dues(), default=None)
        if due is None or (self.paused and not self.hurried):
            await self.moved.wait()
            return
        try:
            async with asyncio.timeout_at(0.0 if self.hurried else due.at):
                await self.moved.wait()
        except TimeoutError:
            await self.act(due.seat)

    def dues(self) -> Iterator[Timer]:
        if self.game.round_over:
            if self.person is None and not self.game.over:
                yield Timer(max(self.changed) + PAUSE / self.speed)
            return
        for number, table in enumerate(self.game.tables):
            turn = table.seating[table.round.turn]
            for chair, seat in enumerate(table.seating):
                if table.over or seat not in self.bots or (self.position[number], seat) in self.asked:
                    continue
                if seat == turn or table.legal_codes(chair):
                    span = TURN if seat == turn else reaction(self.levels[seat])
                    at = self.after(number, seat, span)
                    catching = self.exposed[number] not in (-1, seat)
                    yield Timer(max(at, self.exposed_at[number] + GRACE / self.speed) if catching else at, seat)

    def after(self, number: int, seat: int, span: tuple[float, float]) -> float:
        return self.changed[number] + pace(self.game.commitment, self.position[number], seat, span) / self.speed

    async def act(self, seat: int) -> None:
        if seat < 0:
            self.push(DEAL)
            return
        position = len(self.game.log)
        move, fault = await self.think(self.bots[seat], self.game.view(seat))
        told = "" if fault is None else fault.explain(self.language)
        if told and told != self.faults.get(seat):
            self.faults[seat] = told
            self.came.put_nowait(m.Said(number=position, seat=seat, text=told))
        if len(self.game.log) != position:
            return  # somebody was quicker
        if move is None:
            self.asked.add((self.position[self.table_of(seat)], seat))
        else:
            self.push(move)

    async def think(self, bot: Bot, view: View) -> tuple[str | None, BotFault | None]:
        self.thinking = bot
        answer = await asyncio.to_thread(answer_or_lose, bot, view)
        self.thinking = None
        for news in self.unheard:
            bot.hear(*news)
        self.unheard.clear()
        return answer

    def table_of(self, seat: int) -> int:
        return next((number for number, table in enumerate(self.game.tables) if seat in table.seating), 0)
