"""The start screen: the chosen table is the table that opens."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oneleft.lang import LANGUAGES, say, split_name
from oneleft.match.player_counts import check_players
from oneleft.rules.config import Rules
from oneleft.rules.rules_line import shortest_line
from oneleft.terminal.saved_games import load_game
from oneleft.terminal.start_screen import StartScreen
from oneleft.terminal.table_choice import SETTINGS, TableChoice
from tests.support.terminal_driver import open_app, run

LINE = {name: line for line, name in enumerate(SETTINGS)}


def test_chosen_settings_begin_a_game():
    begun: list[tuple[Rules, int, str, str]] = []

    async def scene() -> None:
        screen = StartScreen("en", lambda *chosen: begun.append(chosen), lambda *_: None)
        async with open_app(screen) as driver:

            async def change(name: str, *keys: str) -> None:
                screen.cursor = LINE[name]
                await driver.press(*keys)

            await change("edition", "right", "right")
            await change("jump_in", "space")
            await change("bluffing", "left")
            await change("format", "right", "right")
            await change("players", "left")  # as many as the format can seat
            assert screen.choice.players == 10
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
        screen = StartScreen("en", lambda *_: None, lambda *_: None)
        async with open_app(screen) as driver:
            screen.cursor = LINE["format"]
            while screen.choice.rules.format.name != "eight":
                await driver.press("right")
            assert screen.choice.players == 8

    run(scene())


def test_click_changes_a_value():
    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, lambda *_: None)
        async with open_app(screen) as driver:
            await driver.click("#start", (8, 9))
            assert screen.choice.rules.progressive

    run(scene())


def test_damaged_save_is_reported_until_another_key(tmp_path):
    file = tmp_path / "damaged.game"
    file.write_text("hello", "utf-8")

    def resume(chosen: Path, language: str) -> None:
        load_game(chosen)

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, resume, [file])
        async with open_app(screen) as driver:
            await driver.press("r")
            assert say("screen-bad-save", "en", file="|", fault="").partition("|")[0].strip() in driver.text()
            await driver.press("down")
            assert not screen.message

    run(scene())


def choose(*keys: str, language: str = "en", size: tuple[int, int] = (80, 24), random: Random | None = None):
    """The start screen after these keys: what is chosen, and its text."""
    seen = []

    async def scene() -> None:
        screen = StartScreen(language, lambda *_: None, lambda *_: None, random=random)
        async with open_app(screen, size) as driver:
            await driver.press(*keys)
            seen.append((screen.choice, driver.text()))

    run(scene())
    return seen[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_are_on_top_and_the_line_is_visible(language):
    """HOUSE-2"""
    choice, text = choose("right", "right", language=language)
    assert choice.rules == Rules.parse("party")
    assert say("preset-party", language).partition(":")[0].strip() in text
    assert "party" in [line.strip() for line in text.splitlines()]


def test_every_setting_can_be_reached_in_24_lines():
    """Groups and house rules scroll; the current line and its meaning are always on the screen."""

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, lambda *_: None)
        async with open_app(screen) as driver:
            for name in SETTINGS:
                choice, text = screen.choice, driver.text()
                line = next(line for line in text.splitlines() if "▸ " in line and f" ▸ {choice.label(name)}" in line)
                assert choice.describe(name)[0] in line
                assert choice.describe(name)[1][1:30] in text
                await driver.press("down")

    run(scene())


def test_what_does_not_go_together_says_why():
    """FREE-1, CROSS-1"""
    free = LINE["free_draw_four"] - LINE["bluffing"]
    to_bluffing = ["down"] * LINE["bluffing"]
    choice, text = choose(*to_bluffing, "right", *["down"] * free, "right")
    assert choice.rules == Rules(bluffing=False)
    assert say("page-conflict", "en", name=split_name("house-no_bluffing", "en")[0]) in text
    to_cross = ["down"] * LINE["cross_stacking"]
    choice, text = choose(*to_cross, "right", *["up"] * (LINE["cross_stacking"] - LINE["progressive"]), "right")
    assert choice.rules == Rules(cross_stacking=True)
    assert say("page-brought", "en", name="Cross-stacking") in text


def test_numbers_stay_in_their_range_and_say_why():
    """DEAL-1, MERCY-1"""
    to_cards = ["down"] * LINE["cards"]
    choice, _ = choose(*to_cards, *["left"] * 9)
    assert choice.rules == Rules(cards=3)
    to_ten_players = [*["down"] * LINE["players"], *["right"] * 6]
    choice, text = choose(*to_ten_players, *["down"] * (LINE["cards"] - LINE["players"]), "right", "right")
    assert (choice.players, choice.rules.cards) == (10, 8)
    assert say("setup-cards", "en", players=10, most=8, cards=9)[:40] in text


def test_a_surprise_is_possible_and_another_one_each_time():
    seen = set()
    for seed in range(40):
        choice = TableChoice("en").surprise(Random(seed))
        check_players(choice.rules, choice.players)
        assert Rules.parse(shortest_line(choice.rules)) == choice.rules
        seen.add(choice.rules)
    assert len(seen) > 30
    choice, text = choose("s", random=Random(3))
    assert choice == TableChoice("en").surprise(Random(3))
    assert shortest_line(choice.rules)[:40] in text


def test_the_line_is_copied():
    copied: list[str] = []

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, lambda *_: None)
        async with open_app(screen) as driver:
            driver.app.copy_to_clipboard = copied.append
            await driver.press("right", "right", "right", "c")
            assert say("page-copied", "en") in driver.text()

    run(scene())
    assert copied == ["chaos"]


def test_one_of_several_saved_games_is_chosen_by_its_number(tmp_path):
    files = [tmp_path / f"{name}.game" for name in ("latest", "older", "oldest")]
    for file in files:
        file.write_text("hello", "utf-8")
    resumed: list[tuple[Path, str]] = []

    async def scene() -> None:
        screen = StartScreen("en", lambda *_: None, lambda *chosen: resumed.append(chosen), files)
        async with open_app(screen) as driver:
            await driver.press("r")
            assert "2  " in driver.text()
            assert say("games-unreadable", "en", file="older.game") in driver.text()
            await driver.press("escape")
            assert not resumed
            await driver.press("r")
            await driver.press("2")

    run(scene())
    assert resumed == [(files[1], "en")]
