"""A table on the screen whose bots wait for the test, and a person who plays by the keys that are offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from textual.pilot import Pilot

from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.connection import Connection
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.overlay import Overlay
from oneleft.terminal.table_screen import TableScreen
from oneleft.terminal.table_setup import new_game, repeat_bots

LARGE = (140, 44)


def local_table(
    rules: str,
    players: int,
    key: str,
    language: str = "en",
    level: str = "steady",
    on_move: Callable[[Game], None] = lambda game: None,
) -> LocalTable:
    """Its bots move when the test says so."""
    game = new_game(Rules.parse(rules), players, "Mia", key * 32)
    return paused(game, language, level, on_move)


def paused(
    game: Game, language: str = "en", level: str = "steady", on_move: Callable[[Game], None] = lambda game: None
) -> LocalTable:
    levels = dict(enumerate(repeat_bots([level], len(game.names) - 1), 1))
    table = LocalTable(game, levels, language, on_move=on_move)
    table.is_paused = True
    return table


class Desk:
    """One screen of the program, headless."""

    def __init__(self, pilot: Pilot[str], screen: TableScreen) -> None:
        self.pilot, self.screen = pilot, screen

    @property
    def state(self):
        return self.screen.state

    @property
    def connection(self) -> Any:
        return self.screen.connection

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def press_on(self) -> None:
        """Whatever the own turn asks for, without a card of the hand."""
        await self.press({"drew": "k", "color": "r"}.get(self.state.view.phase, "d"))

    async def type(self, line: str) -> None:
        await self.press("slash")
        self.screen.query_one("#line").value = line
        await self.press("enter")

    async def settle(self) -> None:
        """Until the screen shows what the table said last."""
        await self.until(self.connection.inbox.empty)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not holds():
                await self.pilot.pause(0.01)

    def text(self) -> str:
        """What a person can read on the whole screen."""
        strips = self.pilot.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips).rstrip("\n")

    async def bots_move(self) -> None:
        """Whichever bots could say something out of turn, then whoever is in turn."""
        table = self.connection
        before = len(table.game.log)
        for seat in table.bots:
            view = table.game.view(seat)
            if view.seat is not None and view.turn != seat and view.legal and len(table.game.log) == before:
                await table.act(seat)
        for own in table.game.tables:
            turn = own.seating[own.round.turn]
            if len(table.game.log) == before and not own.over and turn in table.bots:
                await table.act(turn)
        await self.settle()


@asynccontextmanager
async def at(connection: Connection, size: tuple[int, int] = (80, 24), language: str = "en") -> AsyncIterator[Desk]:
    screen = TableScreen(connection, language)
    async with TerminalApp(screen).run_test(size=size) as pilot:
        desk = Desk(pilot, screen)
        await desk.until(lambda: screen.state.table is not None)
        yield desk


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


class Person:
    """Does whatever the keys offer, and notes what it was asked."""

    def __init__(self, desk: Desk, seed: str) -> None:
        self.desk, self.random = desk, Random(seed)
        self.met: set[str] = set()

    async def move(self) -> None:
        """One key, or the few that lay a card; out of turn the bots move if there is nothing to say."""
        desk = self.desk
        if isinstance(desk.pilot.app.screen, Overlay):
            self.met.add("scores")
            await desk.press("enter")
            return
        state, screen = desk.state, desk.screen
        offers = {offer.key: offer for offer in screen.actions()}
        reactions = [key for key in ("c", "j") if key in offers]
        if state.is_own_turn:
            self.met.add(state.view.phase)
            await self.take_turn(offers)
        elif "u" in offers:
            self.met.add("uno late")
            await desk.press("u")
        elif reactions:
            self.met.add({"c": "catch", "j": "jump"}[reactions[0]])
            await desk.press(reactions[0])
            await self.name_color()
        elif state.round_over and "enter" in offers:
            await desk.press("enter")
        else:
            await desk.bots_move()

    async def take_turn(self, offers: dict[str, Any]) -> None:
        desk, state = self.desk, self.desk.state
        phase = state.view.phase
        if phase in ("color", "swap"):
            await desk.press(self.random.choice(list(offers)))
        elif phase == "penalty" and "!" in offers and self.random.random() < 0.5:
            self.met.add("challenge")
            await desk.press("!")
        elif state.legal[0].verb in ("play", "discard"):
            await self.lay(state)
        else:
            await desk.press("d" if phase in ("turn", "penalty") else "k")

    async def lay(self, state: Any) -> None:
        """The card that is picked by itself; UNO is called as often as not."""
        if any(move.uno for move in state.legal) and self.random.random() < 0.5:
            self.met.add("uno")
            await self.desk.press("u")
        if self.desk.screen.selection.card not in {move.what.partition(":")[0] for move in state.legal}:
            raise AssertionError("the pick is on a card that cannot be laid")
        await self.desk.press("enter")
        await self.name_color()

    async def name_color(self) -> None:
        if self.desk.screen.selection.wild:
            self.met.add("wild")
            await self.desk.press(self.random.choice([offer.key for offer in self.desk.screen.actions()]))
