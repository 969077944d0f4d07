"""The line to type in: moves, commands, and anything at all."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oneleft.lang import LANGUAGES
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.typed_moves import complete_move
from tests.support.game_positions import moment
from tests.support.terminal_driver import at, paused, run

NONSENSE = (
    "fly|R7 R7 R7|play|play Q9|catch|catch ²|swap x|9 draw|color|discard|jump|uno uno|0|why|rule NOPE|{ $given }"
    "|[bold]x|[/]|ñandú|W:|:|+2|deal|take|keep|\x00|" + "x" * 3000
).split("|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_changes_nothing(language):
    async def scene() -> None:
        table = paused(moment("turn"), language)
        before = len(table.game.log)
        async with at(table, language=language) as desk:
            for line in NONSENSE if language == "en" else NONSENSE[:6]:
                await desk.type(line)
                answered = desk.state.refusal is not None or desk.pilot.app.screen is not desk.screen
                assert answered, line
                await desk.press("escape", "escape")
            assert len(table.game.log) == before

    run(scene())


def test_nobody_jumps_in_where_it_is_not_played():
    """JUMP-1 is a house rule: the key is refused with it, and no card is laid."""

    async def scene() -> None:
        table = paused(moment("turn"))
        before = len(table.game.log)
        async with at(table) as desk:
            for _ in desk.state.view.hand:
                await desk.press("j")
                assert desk.state.refusal is not None
                assert desk.state.refusal.rule == "JUMP-1"
                await desk.press("right")
            assert len(table.game.log) == before

    run(scene())


def test_moves_and_commands_as_people_type_them():
    async def scene() -> None:
        table = paused(moment("turn"))
        async with at(table) as desk:
            await desk.type("rule jump-2")
            assert BY_ID["JUMP-2"].text("en")[:40] in desk.text()
            await desk.press("escape")
            await desk.type("score")
            assert desk.pilot.app.screen is desk.screen.score_board
            await desk.press("escape")
            await desk.press("slash", "r", "o", "b", "a", "r", "enter")  # in Spanish, letter by letter
            assert str(table.game.log[-1]) == "0 draw"
            await desk.type("quit")
            await desk.pilot.pause()
            assert desk.pilot.app.return_code == 0

    run(scene())


def test_a_name_may_have_several_words():
    view = replace(moment("catch").view(0), names=("Mia", "Ana Maria", "Bruno", "Carla"))
    assert complete_move(view, 0, "catch ana maria") == "0 catch 1"
    assert complete_move(view, 0, "c Carla") == "0 catch 3"
