"""What is left is gone on with; what is finished can be verified by anybody."""

from __future__ import annotations

import os
from random import Random

import pytest
import typer

from oneleft.cli import play_commands
from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.record import verify_record
from oneleft.terminal import saved_games
from oneleft.terminal.saved_games import (
    GAME_SUFFIX,
    LINK_SUFFIX,
    RECORD_SUFFIX,
    SaveError,
    SaveFile,
    latest_save,
    load_game,
)
from tests.support.random_games import random_game, random_move
from tests.support.terminal_driver import Person, at, local_table, paused, run


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def test_a_game_goes_on_where_it_was():
    game = random_game(Rules.parse("jam+jump_in+seven_zero"), 3, "left", 40)
    keeper = SaveFile()
    keeper.save(game, ["easy", "./my bot"], 3.5)
    found = load_game(keeper.path(GAME_SUFFIX))
    assert found.game.log == game.log
    assert found.game.view(0) == game.view(0)
    assert (found.levels, found.seconds) == (["easy", "./my bot"], 3.5)


def test_a_game_is_kept_after_every_move_until_it_is_over():
    game, keeper, random = random_game(Rules.parse("classic+target=1"), 3, "kept", 0), SaveFile(), Random("kept")
    while not game.over:
        game.push(random_move(game, random))
        keeper.save(game, ["steady"], 2.0)
        if not game.over:
            assert load_game(keeper.path(GAME_SUFFIX)).game.log == game.log
    assert not keeper.path(GAME_SUFFIX).exists()
    assert latest_save(GAME_SUFFIX) is None
    assert verify_record(keeper.path(RECORD_SUFFIX).read_text("utf-8")).winners == game.winners


def test_the_last_of_several_games_is_gone_on_with_and_taken_over():
    for number, seed in enumerate(("one", "two", "three")):
        keeper = SaveFile()
        keeper.save(random_game(Rules(), 3, seed, 10), ["steady"], 2.0)
        os.utime(keeper.path(GAME_SUFFIX), (number, number))
        keeper.release()
    file = latest_save(GAME_SUFFIX)
    assert file == keeper.path(GAME_SUFFIX)
    taken = SaveFile(file)
    assert not file.exists()
    assert latest_save(GAME_SUFFIX) not in (None, taken.path(GAME_SUFFIX))  # it is open here, so the one before comes
    taken.release()
    assert latest_save(GAME_SUFFIX) == taken.path(GAME_SUFFIX)


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe", b"bots {}\n", None])
def test_a_file_that_was_spoiled_is_told(content, tmp_path):
    keeper = SaveFile()
    keeper.save(random_game(Rules(), 3, "spoiled", 10), ["steady"], 2.0)
    file = keeper.path(GAME_SUFFIX)
    if content is None:
        content = file.read_bytes().replace(b"draw", b"fly").replace(b"play", b"fly")
    file.write_bytes(content)
    with pytest.raises(SaveError) as told:
        load_game(file)
    assert str(file) in told.value.explain("es")


def test_half_a_file_takes_no_name(monkeypatch):
    keeper = SaveFile()
    game = random_game(Rules(), 3, "half", 10)
    keeper.save(game, ["steady"], 2.0)

    def full(_: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(saved_games.os, "fsync", full)
    game.push(random_move(game, Random(1)))
    with pytest.raises(OSError, match="no space"):
        keeper.save(game, ["steady"], 2.0)
    assert len(load_game(keeper.path(GAME_SUFFIX)).game.log) == 10
    assert {file.suffix for file in keeper.stem.parent.iterdir()} == {GAME_SUFFIX}


def test_on_the_screen_nothing_is_lost():
    """A game is left in the middle, read back, and shows the same cards, log and points."""

    async def scene() -> None:
        keeper = SaveFile()
        table = local_table("classic+jump_in", 3, "21", on_move=lambda game: keeper.save(game, ["steady"] * 2, 2.0))
        async with at(table) as desk:
            person = Person(desk, "21")
            for _ in range(12):
                await person.move()
            seen = desk.state.view, desk.state.log
        keeper.release()
        found = load_game(latest_save(GAME_SUFFIX))
        async with at(paused(found.game)) as desk:
            assert (desk.state.view, desk.state.log) == seen

    run(scene())


def test_a_full_disk_ends_the_game_with_a_word():
    def full(game: object) -> None:
        raise OSError("no space left on the device")

    async def scene() -> None:
        async with at(local_table("classic", 4, "00", on_move=full)) as desk:  # the person begins
            await desk.press("d")
            app = desk.pilot.app
            assert (app.return_code, app.return_value) == (1, "no space left on the device")

    run(scene())


def test_only_the_owner_reads_a_key_or_a_link():
    keeper = SaveFile()
    keeper.save(random_game(Rules(), 3, "private", 10), ["steady"], 2.0)
    keeper.save_link("http://host/t/table#token")
    for ending in (GAME_SUFFIX, LINK_SUFFIX):
        assert keeper.path(ending).stat().st_mode & 0o077 == 0


def test_a_newer_seat_hides_no_game():
    game, seat = SaveFile(), SaveFile()
    game.save(random_game(Rules(), 3, "hidden", 10), ["steady"], 2.0)
    seat.save_link("http://host/t/table#token")
    os.utime(game.path(GAME_SUFFIX), (1, 1))
    game.release()
    seat.release()
    assert latest_save(GAME_SUFFIX, LINK_SUFFIX) == seat.path(LINK_SUFFIX)
    assert latest_save(GAME_SUFFIX) == game.path(GAME_SUFFIX)


def test_a_game_that_another_terminal_took_is_told():
    keeper = SaveFile()
    with pytest.raises(SaveError):
        SaveFile(keeper.path(GAME_SUFFIX))


def test_a_game_that_breaks_off_is_kept_and_recorded(tmp_path, monkeypatch, capsys):
    def break_off(first: object) -> None:
        waiting.game.push("0 draw")
        keeping(waiting.game)
        raise typer.Exit(1)

    monkeypatch.setattr(play_commands, "run_screen", break_off)
    waiting = play_commands.new_saved_game(None, None, None, 2.0, "Mia", "00" * 32)
    keeping = play_commands.GameSaver(waiting, SaveFile(), tmp_path / "record.txt", "en")
    with pytest.raises(typer.Exit):
        play_commands.play_on_screen(waiting, keeping, "en")
    assert say("screen-kept", "en") in capsys.readouterr().out
    assert "0 draw" in (tmp_path / "record.txt").read_text("utf-8")
