"""The start screen: what is chosen is what is played."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.saved_games import load_game
from oneleft.terminal.start_screen import SETTINGS, StartScreen
from tests.support.terminal_driver import Desk, run

PLACE = {choice.name: place for place, choice in enumerate(SETTINGS)}


def test_what_is_chosen_is_played_and_what_cannot_be_is_told():
    begun: list[tuple[Rules, int, str, str]] = []

    async def scene() -> None:
        screen = StartScreen("en", lambda *chosen: begun.append(chosen), None)
        async with TerminalApp(screen).run_test() as pilot:
            desk = Desk(pilot, screen)

            async def turn(name: str, *keys: str) -> None:
                screen.cursor = PLACE[name]
                await pilot.press(*keys)

            await turn("edition", "right", "right")
            await turn("jump_in", "space")
            await turn("bluffing", "left")
            await turn("format", "right", "right")
            await turn("players", "left")
            await pilot.press("enter")
            assert not begun
            assert say("setup-players-partners", "en", players=3)[:40] in desk.text()
            await turn("players", "right")
            await turn("bots", "right")
            await turn("language", "right")
            await pilot.press("enter")
            await pilot.press("r")  # there is nothing to go on with
            await pilot.press("q")
            assert pilot.app.return_code == 0

    run(scene())
    assert begun == [(Rules("jam", jump_in=True, bluffing=False, format="partners"), 4, "sharp", "es")]


def test_a_format_brings_the_players_that_it_needs():
    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, None)
        async with TerminalApp(screen).run_test() as pilot:
            screen.cursor = PLACE["format"]
            while screen.chosen["format"] != "eight":
                await pilot.press("right")
            assert screen.chosen["players"] == "8"

    run(scene())


def test_a_click_turns_a_line():
    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, None)
        async with TerminalApp(screen).run_test() as pilot:
            await pilot.click("#start", offset=(8, 4))
            assert screen.chosen["progressive"] == "on"

    run(scene())


def test_a_spoiled_game_is_told_until_something_else_is_chosen(tmp_path):
    file = tmp_path / "spoiled.game"
    file.write_text("hello", "utf-8")

    def resume(language: str) -> None:
        load_game(file)

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, resume)
        async with TerminalApp(screen).run_test() as pilot:
            desk = Desk(pilot, screen)
            await pilot.press("r")
            await pilot.pause()
            assert say("screen-bad-save", "en", file="|", fault="").partition("|")[0].strip() in desk.text()
            await pilot.press("down")
            assert not screen.error

    run(scene())
