"""The main screens, as a person reads them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from oneleft.rules.config import Rules
from oneleft.terminal.start_screen import StartScreen
from oneleft.terminal.table_setup import new_bot_game
from tests.support.game_positions import game_at
from tests.support.terminal_driver import LARGE, bots_alone, open_app, open_screen, paused, paused_table

SCREENS = Path(__file__).parents[1] / "terminal" / "screens"
Scene = Callable[[], Awaitable[str]]


def table_scene(position: str, *keys: str, size: tuple[int, int] = (80, 24), language: str = "en") -> Scene:
    async def scene() -> str:
        async with open_screen(paused_table(game_at(position), language), size, language) as driver:
            await driver.press(*keys)
            return driver.text()

    return scene


async def watch_scene() -> str:
    table = paused(bots_alone(new_bot_game(Rules.parse("graduation"), 4, "21" * 32)))
    async with open_screen(table) as driver:
        await driver.press("v", "v")
        return driver.text()


def start_scene(language: str, *keys: str, size: tuple[int, int] = (80, 24)) -> Scene:
    async def scene() -> str:
        async with open_app(
            StartScreen(language, lambda *_: None, lambda *_: None, [Path("last.game")]), size
        ) as driver:
            await driver.press(*keys)
            return driver.text()

    return scene


SCENES: dict[str, Scene] = {
    "turn": table_scene("turn"),
    "turn-es": table_scene("turn", language="es"),
    "turn-large": table_scene("turn", size=LARGE),
    "ten-players": table_scene("ten players"),
    "ten-players-large": table_scene("ten players", size=LARGE),
    "many-cards": table_scene("many cards"),
    "color": table_scene("wild", "w", "enter"),
    "penalty": table_scene("penalty"),
    "swap": table_scene("swap"),
    "slam": table_scene("slam"),
    "jam-color": table_scene("slam color"),
    "jam-color-es": table_scene("back color", language="es"),
    "catch": table_scene("catch"),
    "uno": table_scene("last but one"),
    "uno-called": table_scene("last but one", "u"),
    "jump": table_scene("jump"),
    "refusal": table_scene("turn", "k"),
    "rule": table_scene("turn", "k", "?"),
    "scores": table_scene("over", "s"),
    "won-es": table_scene("won", "s", language="es"),
    "help": table_scene("jump", "h"),
    "watch": watch_scene,
    "swap-narrow": table_scene("swap of ten", "k", size=(60, 20)),
    "turn-narrow-es": table_scene("turn", size=(60, 20), language="es"),
    "small": table_scene("turn", size=(50, 12)),
    "start": start_scene("en", "down", "down"),
    "start-narrow": start_scene("en", "down", "down", size=(60, 20)),
    "start-es": start_scene("es", "down", "down", "right"),
    "start-chaos": start_scene("en", "right", "right", "right", *["down"] * 12),
    "start-large": start_scene("de", "right", "right", *["down"] * 10, size=LARGE),
    "table-rules": table_scene("swap", "l"),
}
