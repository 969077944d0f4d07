"""A table on the screen whose bots wait for the test, and a person who plays by the keys that are offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from textual.pilot import Pilot

from oneleft.rules.knobs import Rules
from oneleft.table.game import Game
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.local import LocalTable
from oneleft.terminal.place import Place
from oneleft.terminal.seating import new_game, round_the_table
from oneleft.terminal.sheet import Sheet
from oneleft.terminal.table_screen import TableScreen

LARGE = (140, 44)


def local_table(
    rules: str,
    players: int,
    key: str,
    language: str = "en",
    level: str = "steady",
    keep: Callable[[Game], None] = lambda game: None,
) -> LocalTable:
    """Its bots move when the test says so."""
    game = new_game(Rules.parse(rules), players, "Mia", key * 32)
    return paused(game, language, level, keep)


def paused(
    game: Game, language: str = "en", level: str = "steady", keep: Callable[[Game], None] = lambda game: None
) -> LocalTable:
    levels = dict(enumerate(round_the_table([level], len(game.names) - 1), 1))
    table = LocalTable(game, levels, language, keep=keep)
    table.paused = True
    return table


class Desk:
    """One screen of the program, headless."""

    def __init__(self, pilot: Pilot[str], screen: TableScreen) -> None:
        self.pilot, self.screen = pilot, screen

    @property
    def guest(self):
        return self.screen.guest

    @property
    def place(self) -> Any:
        return self.screen.place

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def press_on(self) -> None:
        """Whatever the own turn asks for, without a card of the hand."""
        await self.press({"drew": "k", "color": "r"}.get(self.guest.view.phase, "d"))

    async def type(self, line: str) -> None:
        await self.press("slash")
        self.screen.query_one("#line").value = line
        await self.press("enter")

    async def settle(self) -> None:
        """Until the screen shows what the table said last."""
        await self.until(self.place.came.empty)
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
        table = self.place
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
async def at(place: Place, size: tuple[int, int] = (80, 24), language: str = "en") -> AsyncIterator[Desk]:
    screen = TableScreen(place, language)
    async with TerminalApp(screen).run_test(size=size) as pilot:
        desk = Desk(pilot, screen)
        await desk.until(lambda: screen.guest.table is not None)
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
        if isinstance(desk.pilot.app.screen, Sheet):
            self.met.add("scores")
            await desk.press("enter")
            return
        guest, screen = desk.guest, desk.screen
        offers = {offer.key: offer for offer in screen.offers()}
        reactions = [key for key in ("c", "j") if key in offers]
        if guest.own_turn:
            self.met.add(guest.view.phase)
            await self.own_turn(offers)
        elif "u" in offers:
            self.met.add("uno late")
            await desk.press("u")
        elif reactions:
            self.met.add({"c": "catch", "j": "jump"}[reactions[0]])
            await desk.press(reactions[0])
            await self.name_color()
        elif guest.round_over and "enter" in offers:
            await desk.press("enter")
        else:
            await desk.bots_move()

    async def own_turn(self, offers: dict[str, Any]) -> None:
        desk, guest = self.desk, self.desk.guest
        phase = guest.view.phase
        if phase in ("color", "swap"):
            await desk.press(self.random.choice(list(offers)))
        elif phase == "penalty" and "!" in offers and self.random.random() < 0.5:
            self.met.add("challenge")
            await desk.press("!")
        elif guest.legal[0].verb in ("play", "discard"):
            await self.lay(guest)
        else:
            await desk.press("d" if phase in ("turn", "penalty") else "k")

    async def lay(self, guest: Any) -> None:
        """The card that is picked by itself; UNO is called as often as not."""
        if any(move.uno for move in guest.legal) and self.random.random() < 0.5:
            self.met.add("uno")
            await self.desk.press("u")
        if self.desk.screen.picking.card not in {move.what.partition(":")[0] for move in guest.legal}:
            raise AssertionError("the pick is on a card that cannot be laid")
        await self.desk.press("enter")
        await self.name_color()

    async def name_color(self) -> None:
        if self.desk.screen.picking.wild:
            self.met.add("wild")
            await self.desk.press(self.random.choice([offer.key for offer in self.desk.screen.offers()]))
