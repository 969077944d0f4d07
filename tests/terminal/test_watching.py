"""Looking on: bots, a record forwards and back, and in words."""

from __future__ import annotations

import asyncio
from random import Random

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.rules.config import Rules
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_watch import watch_line_by_line
from oneleft.terminal.replay_table import ReplayTable
from oneleft.terminal.table_setup import new_bot_game, new_game
from oneleft.terminal.table_state import LOG_LINES
from tests.support.random_games import finished_game, random_move
from tests.support.terminal_driver import at, paused, run


def bots(rules: str, speed: float = 1.0) -> LocalTable:
    game = new_bot_game(Rules.parse(rules), 3, "21" * 32)
    return LocalTable(game, dict.fromkeys(range(3), "steady"), "en", person=None, speed=speed)


def test_bots_play_at_the_speed_that_is_chosen():
    async def scene() -> None:
        table = bots("classic", 8.0)
        async with at(table) as desk:
            await desk.press("space")
            before = len(table.game.log)
            assert table.status == "‖8"
            await desk.press("right")  # one step
            await desk.until(lambda: len(table.game.log) == before + 1)
            await desk.press("plus", "plus")
            assert (table.status, len(table.game.log)) == ("‖16", before + 1)
            await desk.press("minus", "space")
            assert table.status == "×8"
            assert say("page-watching", "en") in desk.text()

    run(scene())


def test_who_looks_on_sees_a_hand_only_when_asked_and_plays_for_nobody():
    async def scene() -> None:
        table = bots("classic")
        table.is_paused = True
        async with at(table) as desk:
            assert desk.state.view.hand is None
            await desk.press("v")
            assert desk.state.view.hand == table.game.view(0).hand
            for key in ("enter", "d", "u", "j", "c"):
                await desk.press(key)
            await desk.type("draw")
            assert say("server-not-seated", "en") in desk.text()
            assert not table.game.log

    run(scene())


def test_a_record_is_played_forwards_and_back():
    games = [finished_game(Rules.parse("jam+target=1"), 2, f"watched {number}") for number in range(9)]
    played = min(games, key=lambda game: len(game.log))  # it is a long way for who looks at every move

    async def scene() -> None:
        replay = ReplayTable(played, "en", speed=1000.0)
        async with at(replay) as desk:
            await desk.until(lambda: replay.game.over)
            await desk.settle()
            assert replay.status.endswith(f"{len(played.log)}/{len(played.log)}")
            assert desk.state.view.totals == list(played.totals)
            await desk.press("escape", "left", "left")
            assert len(replay.game.log) == len(played.log) - 2
            assert desk.state.view == played.undo(2).view()
            await desk.press("right")
            await desk.until(lambda: len(replay.game.log) == len(played.log) - 1)

    run(scene())


def test_a_match_of_bots_is_told_line_by_line():
    lines: list[str] = []
    table = bots("classic+target=1", 10_000.0)
    asyncio.run(watch_line_by_line(table, "en", lines.append))
    assert table.game.over
    assert lines[0].startswith("Everyone draws a card to choose the dealer")
    assert lines[-1].endswith("Hooray!")
    assert len(lines) > len(table.game.log)


def test_nothing_is_left_out_however_much_is_told():
    lines: list[str] = []
    table = bots("classic+target=1", 10_000.0)
    for number in range(2 * LOG_LINES):
        table.inbox.put_nowait(m.Said(number=0, seat=0, text=str(number)))
    asyncio.run(watch_line_by_line(table, "en", lines.append))
    assert lines[: 2 * LOG_LINES] == [f"0: {number}" for number in range(2 * LOG_LINES)]
    assert lines[-1].endswith("Hooray!")


def test_at_two_tables_as_well_a_step_is_one_move():
    async def scene() -> None:
        game = new_bot_game(Rules(format="eight"), 8, "21" * 32)
        table = LocalTable(game, dict.fromkeys(range(8), "steady"), "en", person=None)
        table.is_paused = True
        async with at(table) as desk:
            for number in range(1, 6):
                await desk.press("right")
                await desk.until(lambda number=number: len(game.log) >= number)
                await desk.pilot.pause(0.1)
                assert len(game.log) == number

    run(scene())


def test_one_table_of_two_waits_for_the_other():
    random = Random("eight")
    game = new_game(Rules(format="eight"), 8, "Mia", "21" * 32)
    while game.view(0).phase != "over" or game.round_over:
        game.push("deal" if game.round_over else random_move(game, random))

    async def scene() -> None:
        table = paused(game)
        async with at(table) as desk:
            assert say("page-waits-table", "en") in desk.text()
            assert say("page-deal", "en") not in desk.text()
            while not game.round_over:
                table.push(str(random_move(game, random)))
            await desk.settle()
            assert desk.state.round_over
            assert say("page-deal", "en") in desk.text()

    run(scene())


def test_only_a_record_goes_back():
    async def scene() -> None:
        for place, back in ((bots("classic"), False), (ReplayTable(finished_game(Rules(), 2, "back"), "en"), True)):
            place.is_paused = True
            async with at(place) as desk:
                assert (say("screen-back-keys", "en").partition(" ")[2] in dict(desk.screen.keys()).values()) == back
                assert place.control("before") == back

    run(scene())
