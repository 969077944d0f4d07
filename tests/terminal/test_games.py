"""Whole matches by keys, on screens that change under the person's hands."""

from __future__ import annotations

import pytest

from oneleft.table.record import verify_record, write_record
from oneleft.terminal.sheet import Sheet

from .desk import LARGE, Person, at, local_table, run

# With what each of them comes to.
MATCHES = [
    ("en", "jam+progressive+seven_zero+jump_in+target=1", 3, "03", {"turn", "wild"}),
    ("es", "graduation+lowest+target=30", 2, "05", {"turn"}),
    ("en", "international+challenge+target=40", 3, "09", {"turn"}),
]


@pytest.mark.parametrize(
    ("language", "rules", "players", "key", "met"), MATCHES, ids=[rules for _, rules, *_ in MATCHES]
)
def test_a_whole_match_is_played_by_keys(language, rules, players, key, met):
    async def scene() -> None:
        table = local_table(rules, players, key, language, "random")
        async with at(table, language=language) as desk:
            person = Person(desk, key)
            sizes = [(80, 24), LARGE, (50, 10), (100, 30)]
            for number in range(600):
                if table.game.over:
                    break
                if number % 12 == 0:
                    await desk.pilot.resize_terminal(*sizes[number // 12 % len(sizes)])
                await person.move()
            assert table.game.over
            assert met <= person.met
            await desk.until(lambda: isinstance(desk.pilot.app.screen, Sheet))
            assert verify_record(write_record(table.game)).winners == table.game.winners
            first = table.game
            await desk.press("enter")  # and once more
            assert table.game is not first
            assert not table.game.log

    run(scene())


def test_bots_take_their_time_and_the_person_may_be_quicker():
    """Nobody is driven here: at a thousand times their speed three bots play until it is the person's turn."""

    async def scene() -> None:
        table = local_table("classic", 4, "21")
        table.paused, table.speed = False, 1000.0
        async with at(table) as desk:
            for _ in range(4):
                await desk.until(lambda: desk.guest.own_turn or table.game.round_over)
                assert table.game.log
                before = len(table.game.log)
                await desk.press("d")
                await desk.until(lambda before=before: len(table.game.log) > before)

    run(scene())
