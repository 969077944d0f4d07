"""Whole matches by keys."""

from __future__ import annotations

import pytest

from oneleft.table.record import verify_record, write_record
from oneleft.table.views import View
from tests.support.game_positions import own, reach
from tests.support.terminal_driver import LARGE, Person, at, local_table, paused, run

ALL = "jam+progressive+seven_zero+jump_in+target=1"
MATCHES = {  # each with the moments that the person comes to
    "en": (local_table(ALL, 3, "02", "en").game, {"turn", "drew", "penalty", "slam", "jump", "wild", "uno"}),
    "es": (local_table(ALL, 3, "0c", "es").game, {"turn", "drew", "penalty", "swap", "jump", "wild", "uno late"}),
}


@pytest.mark.parametrize("language", MATCHES)
def test_a_whole_match_is_played_by_keys(language):
    """On a screen that changes its size under the person's hands."""
    game, met = MATCHES[language]

    async def scene() -> None:
        table = paused(game, language)
        async with at(table, language=language) as desk:
            person = Person(desk, {"en": "02", "es": "0c"}[language])
            sizes = [(80, 24), LARGE, (50, 10), (100, 30)]
            for number in range(200):
                if table.game.over:
                    break
                if number % 12 == 0:
                    await desk.pilot.resize_terminal(*sizes[number // 12 % len(sizes)])
                await person.move()
            assert table.game.over
            assert met <= person.met
            assert verify_record(write_record(table.game)).winners == table.game.winners
            assert desk.pilot.app.screen is desk.screen.score_board
            await desk.press("enter")  # and once more
            assert table.game is not game
            assert not table.game.log

    run(scene())


def test_rounds_follow_each_other_until_somebody_has_won():
    """The others have left the match, and the last two are close to the limit."""

    def at_the_end(view: View) -> bool:
        close = min(view.totals[seat] for seat in view.table) >= 60
        return own("turn")(view) and len(view.table) == 2 and close and len(view.hand or ()) < 5

    begun = reach("international+challenge+target=120", 4, at_the_end, 900)

    async def scene() -> None:
        table = paused(begun)
        async with at(table) as desk:
            person = Person(desk, "rounds")
            for _ in range(250):
                if table.game.over:
                    break
                await person.move()
            assert table.game.over
            assert verify_record(write_record(table.game)).winners == table.game.winners

    run(scene())


def test_bots_take_their_time_and_the_person_may_be_quicker():
    """Nobody is driven here: at a thousand times their speed three bots play until it is the person's turn."""

    async def scene() -> None:
        table = local_table("classic", 4, "21")
        table.is_paused, table.speed = False, 1000.0
        async with at(table) as desk:
            for _ in range(4):
                await desk.until(lambda: desk.state.is_own_turn or table.game.round_over)
                assert table.game.log
                before = len(table.game.log)
                await desk.press_on()
                await desk.until(lambda before=before: len(table.game.log) > before)

    run(scene())
