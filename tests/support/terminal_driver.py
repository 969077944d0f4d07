"""A table on a headless screen whose bots wait for the test, and a player who presses the keys that are offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from textual.app import App
from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.screen import Screen

from oneleft.protocol.tables import TableShown
from oneleft.room import entries as n
from oneleft.room.presenters import show_table
from oneleft.room.state import Room
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.available_actions import Action
from oneleft.terminal.connection import Connection
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.overlay import Overlay
from oneleft.terminal.table_screen import TableScreen
from oneleft.terminal.table_setup import log_of, new_game, repeat_bots

LARGE = (140, 44)
SECONDS = 60.0  # for anything to happen


def new_paused_table(
    rules: str,
    players: int,
    key: str,
    language: str = "en",
    level: str = "steady",
    save: Callable[[LocalTable], None] | None = None,
) -> LocalTable:
    """A new table with Mia in seat 0, whose bots move when the test says so."""
    return paused_table(new_game(Rules.parse(rules), players, "Mia", key * 32), language, level, save)


def paused_table(
    game: Game, language: str = "en", level: str = "steady", save: Callable[[LocalTable], None] | None = None
) -> LocalTable:
    levels = dict(enumerate(repeat_bots([level], len(game.names) - 1), 1))
    return paused(LocalTable(log_of(game, levels), language, save=save))


def paused(table: LocalTable) -> LocalTable:
    table.clock.is_paused = True
    return table


def bots_alone(game: Game, speed: float = 1.0) -> LocalTable:
    """A table to watch."""
    return LocalTable(log_of(game, dict.fromkeys(range(len(game.names)), "steady")), "en", speed)


async def push(table: LocalTable, move: object) -> None:
    """Make a move for any seat."""
    await table.write(lambda room, now: n.Moved(at=now, move=str(move)))


def describe_table(game: Game, levels: Mapping[int, str]) -> TableShown:
    """A server's table at which this game is played."""
    return show_table(Room.fold("table", log_of(game, levels)))


class TerminalDriver:
    """One screen of the program, headless. Every key waits until the program has done everything that follows from it.

    Textual's pilot waits until the process looks idle, which is slow, and too soon on a busy machine. This one waits
    until all messages are handled and all workers but the reader of the connection are done.
    """

    def __init__(self, pilot: Pilot[Any], screen: Any) -> None:
        self.pilot, self.screen = pilot, screen

    @property
    def app(self) -> App[Any]:
        return self.pilot.app

    @property
    def state(self) -> Any:
        return self.screen.state

    @property
    def connection(self) -> Any:
        return self.screen.connection

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def burst(self, text: str) -> None:
        """Press these keys before the program has done anything about the first. A newline is Enter."""
        for character in text:
            key = "enter" if character == "\n" else _character_to_key(character)
            self.app.post_message(Key(key, character))
        await self.settle()

    async def end_turn(self) -> None:
        """Answer whatever the turn asks for without a card of the hand."""
        await self.press({"drew": "k", "color": "r"}.get(self.state.view.phase, "d"))

    async def type(self, line: str) -> None:
        await self.press("slash")
        self.screen.query_one("#line").value = line
        await self.press("enter")

    async def click(self, selector: str, offset: tuple[int, int]) -> None:
        await self.pilot.click(selector, offset=offset)
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the screen shows what the table said last."""
        await self.wait_until(self._is_done)
        for _ in range(3):  # the first callbacks after a layout may ask for another one
            await self.pilot.pause()

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            await self.pilot.pause()
            while not condition():
                await asyncio.sleep(0.002)
                await self.pilot.pause()

    def _is_done(self) -> bool:
        inbox = getattr(getattr(self.screen, "connection", None), "inbox", None)
        reader = getattr(self.screen, "_worker", None)
        is_read = inbox is None or inbox.empty() or not self.app.is_running
        return is_read and all(worker is reader or worker.is_finished for worker in self.app.workers)

    def text(self) -> str:
        """What a person can read on the whole screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips).rstrip("\n")

    async def bots_move(self) -> None:
        """Let the table do what is due, until someone has made a move."""
        table = self.connection
        before = len(table.game.log)
        while len(table.game.log) == before and table.next_timer() is not None:
            await table.act()
        await self.settle()


async def _no_wait(*_: float) -> None:
    """Instead of Textual's wait for an idle process."""
    await asyncio.sleep(0)


@asynccontextmanager
async def open_app(screen: Screen[None], size: tuple[int, int] = (80, 24)) -> AsyncIterator[TerminalDriver]:
    with patch("textual.app.wait_for_idle", _no_wait), patch("textual.pilot.wait_for_idle", _no_wait):
        async with TerminalApp(screen).run_test(size=size) as pilot:
            driver = TerminalDriver(pilot, screen)
            await driver.settle()
            yield driver


@asynccontextmanager
async def open_screen(
    connection: Connection, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[TerminalDriver]:
    screen = TableScreen(connection, language)
    async with open_app(screen, size) as driver:
        await driver.wait_until(lambda: screen.state.table is not None)
        await driver.settle()
        yield driver


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


class RandomPlayer:
    """Presses a random one of the keys that are offered. ``met`` is what the table has asked for."""

    def __init__(self, driver: TerminalDriver, seed: str) -> None:
        self.driver, self.random = driver, Random(seed)
        self.met: set[str] = set()

    async def move(self) -> None:
        """One key, or the few that lay a card. Out of turn the bots move if there is nothing to do."""
        driver = self.driver
        if isinstance(driver.app.screen, Overlay):
            self.met.add("scores")
            await driver.press("enter")
            return
        state = driver.state
        actions = {action.key: action for action in driver.screen.actions()}
        reactions = [key for key in ("c", "j") if key in actions]
        if state.noticed is not None:
            await driver.bots_move()
        elif state.is_own_turn:
            self.met.add(state.view.phase)
            await self._take_turn(actions)
        elif "u" in actions and actions["u"].move:
            self.met.add("uno late")
            await driver.press("u")
        elif reactions:
            self.met.add({"c": "catch", "j": "jump"}[reactions[0]])
            await driver.press(reactions[0])
            await self._name_color()
        elif state.round_over and "enter" in actions:
            await driver.press("enter")
        else:
            await driver.bots_move()

    async def _take_turn(self, actions: dict[str, Action]) -> None:
        state = self.driver.state
        phase = state.view.phase
        if phase in ("color", "swap"):
            await self.driver.press(self.random.choice(list(actions)))
        elif phase == "penalty" and "!" in actions and self.random.random() < 0.5:
            self.met.add("challenge")
            await self.driver.press("!")
        elif state.legal[0].verb in ("play", "discard"):
            await self._lay_card()
        else:
            await self.driver.press("d" if phase in ("turn", "penalty") else "k")

    async def _lay_card(self) -> None:
        """Lay the card that the program has selected; call UNO in half of the cases."""
        state = self.driver.state
        if any(move.uno for move in state.legal) and self.random.random() < 0.5:
            self.met.add("uno")
            await self.driver.press("u")
        if self.driver.screen.selection.card not in {move.card for move in state.legal}:
            raise AssertionError("the selected card cannot be laid")
        await self.driver.press("enter")
        await self._name_color()

    async def _name_color(self) -> None:
        if self.driver.screen.selection.wild:
            self.met.add("wild")
            await self.driver.press(
                self.random.choice([action.key for action in self.driver.screen.actions() if action.move])
            )
