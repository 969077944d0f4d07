"""Watching: bots, a record forwards and backwards, and line by line."""

from __future__ import annotations

import asyncio
from random import Random

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_watch import watch_line_by_line
from oneleft.terminal.replay_table import ReplayTable
from oneleft.terminal.table_setup import new_bot_game, new_game
from oneleft.terminal.table_state import LOG_LINES
from tests.support.random_games import finished_game, random_move
from tests.support.terminal_driver import bots_alone, open_screen, paused, paused_table, push, run


def bot_table(rules: str, speed: float = 1.0) -> LocalTable:
    return bots_alone(new_bot_game(Rules.parse(rules), 3, "21" * 32), speed)


def test_spectator_controls_the_speed():
    async def scene() -> None:
        table = bot_table("classic", 8.0)
        async with open_screen(table) as driver:
            await driver.press("space")
            before = len(table.game.log)
            assert table.status == "‖8"
            await driver.press("right")  # one step
            await driver.wait_until(lambda: len(table.game.log) == before + 1)
            await driver.press("plus", "plus")
            assert (table.status, len(table.game.log)) == ("‖16", before + 1)
            await driver.press("minus", "space")
            assert table.status == "×8"
            assert say("page-watching", "en") in driver.text()

    run(scene())


def test_spectator_sees_hands_on_request_and_cannot_play():
    async def scene() -> None:
        table = paused(bot_table("classic"))
        async with open_screen(table) as driver:
            assert driver.state.view.hand is None
            await driver.press("v")
            assert driver.state.view.hand == table.game.view(0).hand
            assert say("screen-hand-of", "en", name=table.game.names[0]) in driver.text()
            for key in ("enter", "d", "u", "j", "c"):
                await driver.press(key)
            await driver.type("draw")
            assert say("server-not-seated", "en") in driver.text()
            assert not table.game.log

    run(scene())


def test_record_is_replayed_forwards_and_backwards():
    games = [finished_game(Rules.parse("jam+target=1"), 2, f"watched {number}") for number in range(9)]
    played = min(games, key=lambda game: len(game.log))  # every move is drawn

    async def scene() -> None:
        replay = ReplayTable(played, "en", speed=1000.0)
        async with open_screen(replay) as driver:
            await driver.wait_until(lambda: replay.game.over)
            await driver.settle()
            assert replay.status.endswith(f"{len(played.log)}/{len(played.log)}")
            assert driver.state.view.totals == list(played.scores)
            await driver.press("escape", "left", "left")
            assert len(replay.game.log) == len(played.log) - 2
            earlier = type(played)(played.rules, played.names, played.key, log=played.log[:-2])
            assert driver.state.view == earlier.view()
            await driver.press("right")
            await driver.wait_until(lambda: len(replay.game.log) == len(played.log) - 1)

    run(scene())


def test_comments_on_a_record_follow_its_moves():
    """Forwards after every move, and again where one goes back."""
    played = finished_game(Rules.parse("classic+target=1"), 2, "commented")
    comments = {number: [f"comment {number}"] for number in range(len(played.log) + 1)}

    async def scene() -> None:
        replay = paused(ReplayTable(played, "en", comments=comments))
        async with open_screen(replay) as driver:
            assert driver.state.log[-1] == "comment 0"
            for number in (1, 2):
                await driver.press("right")
                await driver.wait_until(lambda number=number: len(replay.game.log) == number)
                await driver.settle()
                assert driver.state.log[-1] == f"comment {number}"
            await driver.press("left")
            await driver.settle()
            assert driver.state.log[-1] == "comment 1"

    run(scene())


def test_words_of_a_record_are_mixed_into_its_shuffles():
    """However many there are, no matter who added them."""
    played = Game("classic", 2, "21" * 32, words=("one", "", "three"))
    assert ReplayTable(played, "en").game.view(0) == played.view(0)


def test_bot_match_is_printed_line_by_line():
    lines: list[str] = []
    table = bot_table("classic+target=1", 10_000.0)
    asyncio.run(watch_line_by_line(table, "en", lines.append))
    assert table.game.over
    assert lines[0].startswith("Everyone draws a card to choose the dealer")
    assert lines[-1].endswith("wins the match.")
    assert len(lines) > len(table.game.log)


def test_long_output_is_complete():
    lines: list[str] = []
    table = bot_table("classic+target=1", 10_000.0)
    for number in range(2 * LOG_LINES):
        table.inbox.put_nowait(m.Said(number=0, seat=0, text=str(number)))
    asyncio.run(watch_line_by_line(table, "en", lines.append))
    assert lines[: 2 * LOG_LINES] == [f"0: {number}" for number in range(2 * LOG_LINES)]
    assert lines[-1].endswith("wins the match.")


def test_step_is_one_move_at_two_tables():
    async def scene() -> None:
        table = paused(bots_alone(new_bot_game(Rules(format="eight"), 8, "21" * 32)))
        async with open_screen(table) as driver:
            for number in range(1, 6):
                await driver.press("right")
                await driver.wait_until(
                    lambda number=number: len(table.game.log) >= number and not table._wake.is_set()
                )
                await driver.settle()  # a second move would have begun by now
                assert len(table.game.log) == number

    run(scene())


def test_one_table_of_two_waits_for_the_other():
    random = Random("eight")
    game = new_game(Rules(format="eight"), 8, "Mia", "21" * 32)
    while game.view(0).phase != "over" or game.round_over:
        game.push("deal" if game.round_over else random_move(game, random))

    async def scene() -> None:
        table = paused_table(game)
        async with open_screen(table) as driver:
            assert say("page-waits-table", "en") in driver.text()
            assert say("page-deal", "en") not in driver.text()
            while not table.game.round_over:
                await push(table, random_move(table.game, random))
            await driver.settle()
            assert driver.state.round_over
            assert say("page-deal", "en") in driver.text()

    run(scene())


def test_only_a_record_goes_backwards():
    async def scene() -> None:
        for table, can_go_back in (
            (bot_table("classic"), False),
            (ReplayTable(finished_game(Rules(), 2, "back"), "en"), True),
        ):
            async with open_screen(paused(table)) as driver:
                assert ("←→" in dict(driver.screen.keys())) == can_go_back
                assert table.control("before") == can_go_back

    run(scene())
