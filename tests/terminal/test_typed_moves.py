"""Typed lines: moves, commands, and nonsense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from textual.events import Key, Paste

from oneleft.lang import LANGUAGES
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.typed_moves import complete_move
from tests.support.game_positions import game_at
from tests.support.terminal_driver import open_screen, paused_table, run

NONSENSE = (
    "fly|R7 R7 R7|play|play Q9|catch|catch ²|swap x|9 draw|color|discard|jump|uno uno|0|why|rule NOPE|{ $given }"
    "|[bold]x|[/]|ñandú|W:|:|+2|deal|take|keep|\x00|" + "x" * 3000
).split("|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_changes_nothing(language):
    async def scene() -> None:
        table = paused_table(game_at("turn"), language)
        before = len(table.game.log)
        async with open_screen(table, language=language) as driver:
            for line in NONSENSE if language == "en" else NONSENSE[:2]:
                await driver.type(line)
                answered = driver.state.refusal is not None or driver.app.screen is not driver.screen
                assert answered, line
                await driver.press("escape", "escape")
            assert len(table.game.log) == before

    run(scene())


def test_jump_is_refused_without_the_house_rule():
    """JUMP-1: the key is refused with this rule, and no card is laid."""

    async def scene() -> None:
        table = paused_table(game_at("turn"))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            for _ in driver.state.view.hand:
                await driver.press("j")
                assert driver.state.refusal is not None
                assert driver.state.refusal.rule == "JUMP-1"
                await driver.press("right")
            assert len(table.game.log) == before

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_does_not_contradict_a_refused_jump(language):
    """JUMP-1: also the player in turn is told that there is no jumping in, and not to wait."""

    async def scene() -> None:
        async with open_screen(paused_table(game_at("penalty"), language), language=language) as driver:
            assert driver.state.is_own_turn
            await driver.press("j")
            assert driver.state.refusal.rule == "JUMP-1"
            assert "Mia" not in driver.state.refusal.message

    run(scene())


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("catch Nobody", "No player is called “Nobody”."),
        ("swap a b", "No player is called “a b”."),
        ("play R7 R8", "Which card? For example: play R7"),
        ("0 play R7 R8", "Which card? For example: play R7"),
        ("color X Y", "Which colour? For example: color R"),
        ("Draw x", "“Draw x” has too many words: nothing may follow this verb."),
        ("play B99 uno", "“B99” is not a card of the classic edition. Cards look like R7, BS, YR, B+2, W or W+4."),
    ],
)
def test_a_refusal_quotes_what_was_typed(line, refusal):
    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            await driver.type(line)
            assert driver.state.refusal.message == refusal

    run(scene())


def test_typed_moves_and_commands():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        async with open_screen(table) as driver:
            await driver.type("rule jump-2")
            assert BY_ID["JUMP-2"].text("en")[:40] in driver.text()
            await driver.press("escape")
            await driver.type("score")
            assert driver.app.screen is driver.screen.score_board
            await driver.press("escape")
            await driver.press("slash", "r", "o", "b", "a", "r", "enter")  # in Spanish, letter by letter
            assert str(table.game.log[-1]) == "0 draw"
            await driver.type("quit")
            assert driver.app.return_code == 0

    run(scene())


@pytest.mark.parametrize("before", ["", "h", "?", "/rule FOO-9\n", "hx"])
def test_every_key_after_the_slash_belongs_to_the_line(before):
    """However fast they come, and whatever box is open."""

    async def scene() -> None:
        table = paused_table(game_at("turn"))
        moves = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.burst(f"{before}/1 dw")
            assert driver.app.screen is driver.screen
            assert driver.screen.query_one("#line").value == "1 dw"
            assert len(table.game.log) == moves
            await driver.press("escape")

    run(scene())


@pytest.mark.parametrize("box", ["h", "?", "s", "l"])
def test_the_slash_closes_a_box_and_opens_the_line(box):
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        async with open_screen(table) as driver:
            await driver.press(box)
            assert driver.app.screen is not driver.screen
            await driver.burst("/draw\n")
            assert driver.app.screen is driver.screen
            assert str(table.game.log[-1]) == "0 draw"

    run(scene())


def test_pasted_text_goes_to_the_line():
    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            driver.app.post_message(Key("slash", "/"))
            driver.app.post_message(Paste("1 dw"))
            await driver.settle()
            assert driver.screen.query_one("#line").value == "1 dw"

    run(scene())


def test_lines_and_keys_are_carried_out_in_order():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        async with open_screen(table) as driver:
            await driver.burst("/rule jump-2\n//score\n/")
            assert driver.screen.score_board is not None
            assert driver.screen.query_one("#line").value == ""
            await driver.burst("draw\nh")
            assert str(table.game.log[-1]) == "0 draw"
            assert driver.app.screen is not driver.screen

    run(scene())


def test_name_with_several_words():
    view = replace(game_at("catch").view(0), names=("Mia", "Ana Maria", "Bruno", "Carla"))
    assert complete_move(view, 0, "catch ana maria") == "0 catch 1"
    assert complete_move(view, 0, "c Carla") == "0 catch 3"


@pytest.mark.parametrize(
    ("position", "line", "move"),
    [
        ("jam", "wj", "0 play WJ"),
        ("jam jump", "WJ", "0 jump WJ"),
        ("slam", "wj", "0 discard WJ"),
        ("slam color", "o", "0 color O"),
        ("back color", "color b", "0 color B"),
        ("color", "g", "0 color G"),
        ("wild", "w:g", "0 play W:G"),
    ],
)
def test_colors_of_wilds_as_people_type_them(position, line, move):
    """JAM-1: a Jam card is typed without a colour, which is named after the drop."""
    assert complete_move(game_at(position).view(0), 0, line) == move


def test_color_with_a_jam_card_is_refused():
    """JAM-1."""

    async def scene() -> None:
        async with open_screen(paused_table(game_at("jam"))) as driver:
            await driver.type("WJ:O")
            assert driver.state.refusal.rule == "JAM-1"
            assert driver.state.view.phase == "turn"

    run(scene())
