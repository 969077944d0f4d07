"""Sheets over the table: whatever is pressed, the table stays."""

from __future__ import annotations

from rich.cells import cell_len
from textual.events import Key

from oneleft.lang import say
from oneleft.terminal.overlay_text import scores_text
from oneleft.terminal.table_state import TableState
from tests.support.game_positions import moment
from tests.support.terminal_driver import at, paused, run


def test_quick_keys_put_away_one_sheet_only():
    async def scene() -> None:
        async with at(paused(moment("turn"))) as desk:
            await desk.press("h")
            for _ in range(3):
                desk.pilot.app.post_message(Key("x", "x"))
            await desk.settle()
            assert desk.pilot.app.screen is desk.screen
            assert say("page-phase-turn", "en") in desk.text()

    run(scene())


def test_enter_on_the_score_board_lays_no_card():
    async def scene() -> None:
        table = paused(moment("turn"))
        before = len(table.game.log)
        async with at(table) as desk:
            await desk.press("s")
            await desk.press("enter")
            assert desk.pilot.app.screen is desk.screen
            assert len(table.game.log) == before

    run(scene())


def test_a_rule_that_there_is_not_is_named():
    async def scene() -> None:
        async with at(paused(moment("turn"))) as desk:
            await desk.type("rule XYZ")
            assert say("play-no-rule", "en", given="XYZ") in desk.text()

    run(scene())


def test_a_long_match_fits_on_a_narrow_score_board():
    state = TableState("en")
    state.view = moment("over").view(0)
    state.rounds = [(120, 0, 0, 0)] * 10
    lines = scores_text(state, 55).plain.splitlines()
    assert max(map(cell_len, lines)) <= 55
