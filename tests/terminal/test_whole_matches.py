"""Whole matches by keys."""

from __future__ import annotations

import pytest

from oneleft.table.record import verify_record, write_record
from oneleft.table.views import View
from oneleft.terminal import table_state
from tests.support.game_positions import find_game, in_phase
from tests.support.terminal_driver import LARGE, RandomPlayer, new_paused_table, open_screen, paused_table, run

ALL = "jam+progressive+seven_zero+jump_in+target=1"
MATCHES = {  # each with what the person is asked for
    "en": (new_paused_table(ALL, 3, "02", "en").game, {"turn", "drew", "penalty", "slam", "color", "uno"}),
    "es": (new_paused_table(ALL, 3, "1e", "es").game, {"turn", "drew", "swap", "jump", "wild", "uno", "uno late"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", MATCHES)
def test_match_is_played_by_keys(language):
    """On a screen that changes its size under the person's hands."""
    game, met = MATCHES[language]

    async def scene() -> None:
        table = paused_table(game, language)
        async with open_screen(table, language=language) as driver:
            person = RandomPlayer(driver, {"en": "02", "es": "1e"}[language])
            sizes = [(80, 24), LARGE, (50, 10), (100, 30)]
            for number in range(200):
                if table.game.over:
                    break
                if number % 12 == 0:
                    await driver.resize(*sizes[number // 12 % len(sizes)])
                await person.move()
            assert table.game.over
            assert met <= person.met
            assert verify_record(write_record(table.game)).winners == table.game.winners
            assert driver.app.screen is driver.screen.score_board
            await driver.press("enter")  # and once more
            assert table.game.commitment != game.commitment
            assert not table.game.log

    run(scene())


def test_last_rounds_of_a_challenge_are_played_by_keys(monkeypatch):
    """CHALLENGE-1: the others have left the match, and the last two players are close to the limit."""

    def near_the_end(view: View) -> bool:
        close = min(view.totals[seat] for seat in view.table) >= 30
        return in_phase("turn")(view) and len(view.table) == 2 and close and len(view.hand or ()) < 5

    monkeypatch.setattr(table_state, "LOG_LINES", 30)  # drawing a long log takes most of the time
    begun = find_game("international+challenge+target=60", 4, near_the_end, 900)

    async def scene() -> None:
        table = paused_table(begun)
        async with open_screen(table) as driver:
            person = RandomPlayer(driver, "rounds")
            for _ in range(250):
                if table.game.over:
                    break
                await person.move()
            assert table.game.over
            assert verify_record(write_record(table.game)).winners == table.game.winners

    run(scene())


def test_bots_play_by_their_timers():
    """No bot is driven here: at a thousand times their speed three bots play until the person is in turn."""

    async def scene() -> None:
        table = new_paused_table("classic", 4, "21")
        table.clock.is_paused, table.clock.speed = False, 1000.0
        async with open_screen(table) as driver:
            for _ in range(4):
                await driver.wait_until(lambda: driver.state.is_own_turn or table.game.round_over)
                assert table.game.log
                before = len(table.game.log)
                await driver.end_turn()
                await driver.wait_until(lambda before=before: len(table.game.log) > before)

    run(scene())
