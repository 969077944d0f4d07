"""Taking back in the terminal: by a key, typed, line by line, and in a game that is resumed."""

from __future__ import annotations

from contextlib import suppress

from oneleft.cli.game_saver import GameSaver
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.saved_games import GAME_SUFFIX, SaveFile, load_game
from tests.support.offline_table import plain_move
from tests.support.terminal_driver import LARGE, new_paused_table, open_screen, paused, run


async def make_own_move(table: LocalTable) -> None:
    while table.game.turn != 0:
        await table.act()
    await table.move(plain_move(table.game.view(0)), len(table.game.log))


def test_a_key_and_a_typed_word_take_back():
    async def scene() -> None:
        table = new_paused_table("classic", 3, "07")
        async with open_screen(table, LARGE, "en") as driver:
            await make_own_move(table)
            first = len(table.game.log) - 1
            await make_own_move(table)
            second = len(table.game.log) - 1
            await driver.press("z")
            assert len(table.game.log) == second
            assert driver.state.log[-1] == "Mia takes a move back."
            await driver.type("undo")
            assert len(table.game.log) == driver.state.view.number == first
            await driver.press("z")
            assert driver.state.refusal.message.startswith("There is nothing to take back")

    run(scene())


def test_a_resumed_game_takes_back_what_was_played_before():
    async def scene() -> None:
        table = new_paused_table("classic", 2, "07")
        save_file = SaveFile()
        table.save = GameSaver(table.log, save_file, None, "en")
        await table.open()
        await make_own_move(table)
        first = len(table.game.log) - 1
        await make_own_move(table)
        await table.request("undo")
        save_file.release()
        resumed = paused(LocalTable(load_game(save_file.path(GAME_SUFFIX)), "en"))
        assert resumed.game == table.game
        assert resumed.game.taken_back == 1
        await resumed.open()
        await resumed.request("undo")
        assert len(resumed.game.log) == first

    run(scene())


def test_line_by_line():
    table = new_paused_table("classic", 2, "07")
    printed: list[str] = []
    typed: list[str] = []
    log: list[int] = []

    def read_line(_: str) -> str:
        log.append(len(table.game.log))
        if len(log) > 12:
            raise Quit
        undone = typed and typed[-1] == "undo"
        is_due = table.game.turn == 0 and len(table.room.checkpoints) > 1 and not undone
        typed.append("undo" if is_due else plain_move(table.game.view(0)).partition(" ")[2])
        return typed[-1]

    with suppress(Quit):
        PlainLocalGame(table, "en", read_line, printed.append).run()
    taken = [i for i, line in enumerate(typed) if line == "undo"]
    assert taken
    assert all(log[i + 1] < log[i] for i in taken[:-1])
    assert sum("takes a move back" in line for line in printed) == table.game.taken_back >= 1
