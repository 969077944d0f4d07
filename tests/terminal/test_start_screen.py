"""The start screen: the chosen table is the table that opens."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.terminal.saved_games import load_game
from oneleft.terminal.start_screen import SETTINGS, StartScreen
from tests.support.terminal_driver import open_app, run

LINE = {setting.name: line for line, setting in enumerate(SETTINGS)}


def test_chosen_settings_begin_a_game_or_are_refused():
    begun: list[tuple[Rules, int, str, str]] = []

    async def scene() -> None:
        screen = StartScreen("en", lambda *chosen: begun.append(chosen), None)
        async with open_app(screen) as driver:

            async def change(name: str, *keys: str) -> None:
                screen.cursor = LINE[name]
                await driver.press(*keys)

            await change("edition", "right", "right")
            await change("jump_in", "space")
            await change("bluffing", "left")
            await change("format", "right", "right")
            await change("players", "left")
            await driver.press("enter")
            assert not begun
            assert say("setup-players-partners", "en", players=3)[:40] in driver.text()
            await change("players", "right")
            await change("bots", "right")
            await change("language", "right")
            await driver.press("enter")
            await driver.press("r")  # there is no saved game
            await driver.press("q")
            assert driver.app.return_code == 0

    run(scene())
    assert begun == [(Rules("jam", jump_in=True, bluffing=False, format="partners"), 4, "sharp", "es")]


def test_format_brings_a_possible_number_of_players():
    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, None)
        async with open_app(screen) as driver:
            screen.cursor = LINE["format"]
            while screen.chosen["format"] != "eight":
                await driver.press("right")
            assert screen.chosen["players"] == "8"

    run(scene())


def test_click_changes_a_value():
    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, None)
        async with open_app(screen) as driver:
            await driver.click("#start", (8, 4))
            assert screen.chosen["progressive"] == "on"

    run(scene())


def test_damaged_save_is_reported_until_another_key(tmp_path):
    file = tmp_path / "damaged.game"
    file.write_text("hello", "utf-8")

    def resume(language: str) -> None:
        load_game(file)

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, resume)
        async with open_app(screen) as driver:
            await driver.press("r")
            assert say("screen-bad-save", "en", file="|", fault="").partition("|")[0].strip() in driver.text()
            await driver.press("down")
            assert not screen.error

    run(scene())
