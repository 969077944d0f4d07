"""The main screens, as a person reads them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from oneleft.rules.config import Rules
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.start_screen import StartScreen
from oneleft.terminal.table_setup import new_bot_game
from tests.support.game_positions import moment
from tests.support.terminal_driver import LARGE, Desk, at, paused

SCREENS = Path(__file__).parents[1] / "terminal" / "screens"


def at_moment(
    name: str, *keys: str, size: tuple[int, int] = (80, 24), language: str = "en"
) -> Callable[[], Awaitable[str]]:
    async def scene() -> str:
        async with at(paused(moment(name), language), size, language) as desk:
            for key in keys:
                await desk.press(key)
            return desk.text()

    return scene


async def looking_on() -> str:
    game = new_bot_game(Rules.parse("graduation"), 4, "21" * 32)
    table = LocalTable(game, dict.fromkeys(range(4), "steady"), "en", person=None)
    table.is_paused = True
    async with at(table) as desk:
        await desk.press("v", "v")
        return desk.text()


def start(language: str, *keys: str, size: tuple[int, int] = (80, 24)) -> Callable[[], Awaitable[str]]:
    async def scene() -> str:
        screen = StartScreen(language, lambda *_: None, lambda _: None)
        async with TerminalApp(screen).run_test(size=size) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            return Desk(pilot, screen).text()

    return scene


SCENES = {
    "turn": at_moment("turn"),
    "turn-es": at_moment("turn", language="es"),
    "turn-large": at_moment("turn", size=LARGE),
    "ten-players": at_moment("ten players"),
    "many-cards": at_moment("many cards"),
    "color": at_moment("wild", "w", "enter"),
    "penalty": at_moment("penalty"),
    "swap": at_moment("swap"),
    "catch": at_moment("catch"),
    "jump": at_moment("jump"),
    "refusal": at_moment("turn", "k"),
    "rule": at_moment("turn", "k", "?"),
    "scores": at_moment("over", "s"),
    "won-es": at_moment("won", "s", language="es"),
    "help": at_moment("jump", "h", size=(100, 40)),
    "watch": looking_on,
    "swap-narrow": at_moment("swap of ten", "k", size=(60, 20)),
    "turn-narrow-es": at_moment("turn", size=(60, 20), language="es"),
    "small": at_moment("turn", size=(50, 12)),
    "start": start("en", "down", "down"),
    "start-narrow": start("en", "down", "down", size=(60, 20)),
    "start-es": start("es", "down", "down", "right"),
}
