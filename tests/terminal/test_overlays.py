"""Overlays: whatever is pressed, the table stays."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.events import Key

from oneleft.lang import say
from oneleft.terminal.overlay_text import phrases_text, rules_text, scores_text, waiting_text
from oneleft.terminal.prompts import score_title
from oneleft.terminal.table_state import TableState
from tests.support.game_positions import game_at
from tests.support.terminal_driver import describe_table, open_screen, paused_table, run


def test_fast_keys_close_one_overlay_only():
    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            await driver.press("h")
            for _ in range(3):
                driver.app.post_message(Key("x", "x"))
            await driver.settle()
            assert driver.app.screen is driver.screen
            assert say("page-phase-turn", "en") in driver.text()

    run(scene())


def test_enter_on_the_score_board_lays_no_card():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.press("s")
            await driver.press("enter")
            assert driver.app.screen is driver.screen
            assert len(table.game.log) == before

    run(scene())


def test_unknown_rule_is_named():
    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            await driver.type("rule XYZ")
            assert say("play-no-rule", "en", given="XYZ") in driver.text()

    run(scene())


def styled_parts(text: Text, attribute: str) -> str:
    segments = Console(width=100).render(text)
    return "".join(segment.text for segment in segments if segment.style and getattr(segment.style, attribute))


def test_only_titles_are_underlined_or_bold():
    state = TableState("en")
    state.view = game_at("over").view(0)
    state.table = describe_table(game_at("over"), {1: "steady", 2: "easy", 3: "sharp"})
    state.phrases = ["wow", "nice"]
    assert styled_parts(scores_text(state, 70), "underline") == score_title(state)
    assert styled_parts(phrases_text(state), "underline") == say("page-say", "en")
    assert styled_parts(rules_text(["TURN-1"], "en"), "underline") == "TURN-1"
    assert styled_parts(waiting_text(state, "https://cards.example/t/x"), "bold") == say("page-waiting", "en")


def test_long_match_fits_on_a_narrow_score_board():
    state = TableState("en")
    state.view = game_at("over").view(0)
    state.rounds = [(120, 0, 0, 0)] * 10
    lines = scores_text(state, 55).plain.splitlines()
    assert max(map(cell_len, lines)) <= 55
