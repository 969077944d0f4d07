"""Overlays: whatever is pressed, the table stays."""

from __future__ import annotations

from rich.cells import cell_len
from textual.events import Key

from oneleft.lang import say
from oneleft.terminal.overlay_text import scores_text
from oneleft.terminal.table_state import TableState
from tests.support.game_positions import game_at
from tests.support.terminal_driver import open_screen, paused_table, run


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


def test_long_match_fits_on_a_narrow_score_board():
    state = TableState("en")
    state.view = game_at("over").view(0)
    state.rounds = [(120, 0, 0, 0)] * 10
    lines = scores_text(state, 55).plain.splitlines()
    assert max(map(cell_len, lines)) <= 55
