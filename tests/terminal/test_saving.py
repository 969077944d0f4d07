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
from oneleft.terminal.saved_games import FINISHED, SEAT, WAITING, NothingSaved, SaveFile, latest, read_waiting
from tests.support.random_games import random_game, random_move
from tests.support.terminal_driver import Person, at, local_table, paused, run


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def test_a_game_goes_on_where_it_was():
    game = random_game(Rules.parse("jam+jump_in+seven_zero"), 3, "left", 40)
    keeper = SaveFile()
    keeper.keep(game, ["easy", "./my bot"], 3.5)
    found = read_waiting(keeper.file(WAITING))
    assert found.game.log == game.log
    assert found.game.view(0) == game.view(0)
    assert (found.levels, found.seconds) == (["easy", "./my bot"], 3.5)


def test_a_game_is_kept_after_every_move_until_it_is_over():
    game, keeper, random = random_game(Rules.parse("classic+target=1"), 3, "kept", 0), SaveFile(), Random("kept")
    while not game.over:
        game.push(random_move(game, random))
        keeper.keep(game, ["steady"], 2.0)
        if not game.over:
            assert read_waiting(keeper.file(WAITING)).game.log == game.log
    assert not keeper.file(WAITING).exists()
    assert latest(WAITING) is None
    assert verify_record(keeper.file(FINISHED).read_text("utf-8")).winners == game.winners


def test_the_last_of_several_games_is_gone_on_with_and_taken_over():
    for number, seed in enumerate(("one", "two", "three")):
        keeper = SaveFile()
        keeper.keep(random_game(Rules(), 3, seed, 10), ["steady"], 2.0)
        os.utime(keeper.file(WAITING), (number, number))
        keeper.release()
    file = latest(WAITING)
    assert file == keeper.file(WAITING)
    taken = SaveFile(file)
    assert not file.exists()
    assert latest(WAITING) not in (None, taken.file(WAITING))  # it is open here, so the one before comes
    taken.release()
    assert latest(WAITING) == taken.file(WAITING)


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe", b"bots {}\n", None])
def test_a_file_that_was_spoiled_is_told(content, tmp_path):
    keeper = SaveFile()
    keeper.keep(random_game(Rules(), 3, "spoiled", 10), ["steady"], 2.0)
    file = keeper.file(WAITING)
    if content is None:
        content = file.read_bytes().replace(b"draw", b"fly").replace(b"play", b"fly")
    file.write_bytes(content)
    with pytest.raises(NothingSaved) as told:
        read_waiting(file)
    assert str(file) in told.value.explain("es")


def test_half_a_file_takes_no_name(monkeypatch):
    keeper = SaveFile()
    game = random_game(Rules(), 3, "half", 10)
    keeper.keep(game, ["steady"], 2.0)

    def full(_: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(saved_games.os, "fsync", full)
    game.push(random_move(game, Random(1)))
    with pytest.raises(OSError, match="no space"):
        keeper.keep(game, ["steady"], 2.0)
    assert len(read_waiting(keeper.file(WAITING)).game.log) == 10
    assert {file.suffix for file in keeper.stem.parent.iterdir()} == {WAITING}


def test_on_the_screen_nothing_is_lost():
    """A game is left in the middle, read back, and shows the same cards, log and points."""

    async def scene() -> None:
        keeper = SaveFile()
        table = local_table("classic+jump_in", 3, "21", keep=lambda game: keeper.keep(game, ["steady", "steady"], 2.0))
        async with at(table) as desk:
            person = Person(desk, "21")
            for _ in range(12):
                await person.move()
            seen = desk.state.view, desk.state.log
        keeper.release()
        found = read_waiting(latest(WAITING))
        async with at(paused(found.game)) as desk:
            assert (desk.state.view, desk.state.log) == seen

    run(scene())


def test_a_full_disk_ends_the_game_with_a_word():
    def full(game: object) -> None:
        raise OSError("no space left on the device")

    async def scene() -> None:
        async with at(local_table("classic", 4, "00", keep=full)) as desk:  # the person begins
            await desk.press("d")
            app = desk.pilot.app
            assert (app.return_code, app.return_value) == (1, "no space left on the device")

    run(scene())


def test_only_the_owner_reads_a_key_or_a_link():
    keeper = SaveFile()
    keeper.keep(random_game(Rules(), 3, "private", 10), ["steady"], 2.0)
    keeper.keep_link("http://host/t/table#token")
    for ending in (WAITING, SEAT):
        assert keeper.file(ending).stat().st_mode & 0o077 == 0


def test_a_newer_seat_hides_no_game():
    game, seat = SaveFile(), SaveFile()
    game.keep(random_game(Rules(), 3, "hidden", 10), ["steady"], 2.0)
    seat.keep_link("http://host/t/table#token")
    os.utime(game.file(WAITING), (1, 1))
    game.release()
    seat.release()
    assert latest(WAITING, SEAT) == seat.file(SEAT)
    assert latest(WAITING) == game.file(WAITING)


def test_a_game_that_another_terminal_took_is_told():
    keeper = SaveFile()
    with pytest.raises(NothingSaved):
        SaveFile(keeper.file(WAITING))


def test_a_game_that_breaks_off_is_kept_and_recorded(tmp_path, monkeypatch, capsys):
    def break_off(first: object) -> None:
        waiting.game.push("0 draw")
        keeping(waiting.game)
        raise typer.Exit(1)

    monkeypatch.setattr(play_commands, "run_screen", break_off)
    waiting = play_commands.new_waiting(None, None, None, 2.0, "Mia", "00" * 32)
    keeping = play_commands.Keeping(waiting, SaveFile(), tmp_path / "record.txt", "en")
    with pytest.raises(typer.Exit):
        play_commands.on_the_screen(waiting, keeping, "en")
    assert say("screen-kept", "en") in capsys.readouterr().out
    assert "0 draw" in (tmp_path / "record.txt").read_text("utf-8")
