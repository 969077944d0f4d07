"""Looking on: bots, a record forwards and back, and in words."""

from __future__ import annotations

import asyncio

from laws.games import finished_game
from oneleft.lang import say
from oneleft.rules.knobs import Rules
from oneleft.terminal.local import LocalTable
from oneleft.terminal.replaying import Replay
from oneleft.terminal.seating import game_of_bots
from oneleft.terminal.telling import tell_all

from .desk import at, run


def bots(rules: str, speed: float = 1.0) -> LocalTable:
    game = game_of_bots(Rules.parse(rules), 3, "21" * 32)
    return LocalTable(game, dict.fromkeys(range(3), "steady"), "en", person=None, speed=speed)


def test_bots_play_at_the_speed_that_is_chosen():
    async def scene() -> None:
        table = bots("classic", 8.0)
        async with at(table) as desk:
            await desk.press("space")
            before = len(table.game.log)
            assert table.note == "‖8"
            await desk.press("right")  # one step
            await desk.until(lambda: len(table.game.log) == before + 1)
            await desk.press("plus", "plus")
            assert (table.note, len(table.game.log)) == ("‖16", before + 1)
            await desk.press("minus", "space")
            assert table.note == "×8"
            assert say("page-watching", "en") in desk.text()

    run(scene())


def test_who_looks_on_sees_a_hand_only_when_asked_and_plays_for_nobody():
    async def scene() -> None:
        table = bots("classic")
        table.paused = True
        async with at(table) as desk:
            assert desk.guest.view.hand is None
            await desk.press("v")
            assert desk.guest.view.hand == table.game.view(0).hand
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
        replay = Replay(played, "en", speed=1000.0)
        async with at(replay) as desk:
            await desk.until(lambda: replay.game.over)
            await desk.settle()
            assert replay.note.endswith(f"{len(played.log)}/{len(played.log)}")
            assert desk.guest.view.totals == list(played.totals)
            await desk.press("escape", "left", "left")
            assert len(replay.game.log) == len(played.log) - 2
            assert desk.guest.view == played.undo(2).view()
            await desk.press("right")
            await desk.until(lambda: len(replay.game.log) == len(played.log) - 1)

    run(scene())


def test_a_match_of_bots_is_told_line_by_line():
    lines: list[str] = []
    table = bots("classic+target=1", 10_000.0)
    asyncio.run(tell_all(table, "en", lines.append))
    assert table.game.over
    assert lines[0].startswith("Drawing for the deal")
    assert lines[-1].endswith("Hooray!")
    assert len(lines) > len(table.game.log)
