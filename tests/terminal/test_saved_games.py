"""Saved games: an unfinished game is resumed, and anybody can verify a finished one."""

from __future__ import annotations

import os
from random import Random

import pytest
import typer

from oneleft.cli import local_game
from oneleft.cli.game_saver import GameSaver
from oneleft.errors import SaveError
from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.record import verify_record
from oneleft.terminal import saved_games
from oneleft.terminal.saved_games import GAME_SUFFIX, LINK_SUFFIX, RECORD_SUFFIX, SaveFile, latest_save, load_game
from tests.support.random_games import random_game, random_move
from tests.support.terminal_driver import RandomPlayer, new_paused_table, open_screen, paused_table, run


@pytest.fixture(autouse=True)
def temporary_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def test_game_is_resumed_at_the_same_position():
    game = random_game(Rules.parse("jam+jump_in+seven_zero"), 3, "left", 40)
    save_file = SaveFile()
    save_file.save(game, ["easy", "./my bot"], 3.5)
    found = load_game(save_file.path(GAME_SUFFIX))
    assert found.game.log == game.log
    assert found.game.view(0) == game.view(0)
    assert (found.levels, found.seconds) == (["easy", "./my bot"], 3.5)


def test_game_is_saved_after_every_move_until_it_is_over():
    game, save_file, random = random_game(Rules.parse("classic+target=1"), 3, "kept", 0), SaveFile(), Random("kept")
    while not game.over:
        game.push(random_move(game, random))
        save_file.save(game, ["steady"], 2.0)
        if not game.over:
            assert load_game(save_file.path(GAME_SUFFIX)).game.log == game.log
    assert not save_file.path(GAME_SUFFIX).exists()
    assert latest_save(GAME_SUFFIX) is None
    assert verify_record(save_file.path(RECORD_SUFFIX).read_text("utf-8")).winners == game.winners


def test_last_game_is_resumed_under_a_new_name():
    for number, seed in enumerate(("one", "two", "three")):
        save_file = SaveFile()
        save_file.save(random_game(Rules(), 3, seed, 10), ["steady"], 2.0)
        os.utime(save_file.path(GAME_SUFFIX), (number, number))
        save_file.release()
    file = latest_save(GAME_SUFFIX)
    assert file == save_file.path(GAME_SUFFIX)
    taken = SaveFile(file)
    assert not file.exists()
    assert latest_save(GAME_SUFFIX) not in (
        None,
        taken.path(GAME_SUFFIX),
    )  # it is locked
    taken.release()
    assert latest_save(GAME_SUFFIX) == taken.path(GAME_SUFFIX)


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe", b"bots {}\n", None])
def test_damaged_file_is_named(content):
    save_file = SaveFile()
    save_file.save(random_game(Rules(), 3, "spoiled", 10), ["steady"], 2.0)
    file = save_file.path(GAME_SUFFIX)
    if content is None:
        content = file.read_bytes().replace(b"draw", b"fly").replace(b"play", b"fly")
    file.write_bytes(content)
    with pytest.raises(SaveError) as error:
        load_game(file)
    assert str(file) in error.value.explain("es")


def test_incomplete_file_replaces_nothing(monkeypatch):
    save_file = SaveFile()
    game = random_game(Rules(), 3, "half", 10)
    save_file.save(game, ["steady"], 2.0)

    def full(_: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr(saved_games.os, "fsync", full)
    game.push(random_move(game, Random(1)))
    with pytest.raises(OSError, match="no space"):
        save_file.save(game, ["steady"], 2.0)
    assert len(load_game(save_file.path(GAME_SUFFIX)).game.log) == 10
    assert {file.suffix for file in save_file.stem.parent.iterdir()} == {GAME_SUFFIX}


def test_resumed_game_looks_the_same_on_the_screen():
    """The same cards, log and points."""

    async def scene() -> None:
        save_file = SaveFile()
        table = new_paused_table(
            "classic+jump_in", 3, "21", on_move=lambda game: save_file.save(game, ["steady"] * 2, 2.0)
        )
        async with open_screen(table) as driver:
            person = RandomPlayer(driver, "21")
            for _ in range(12):
                await person.move()
            seen = driver.state.view, driver.state.log
        save_file.release()
        found = load_game(latest_save(GAME_SUFFIX))
        async with open_screen(paused_table(found.game)) as driver:
            assert (driver.state.view, driver.state.log) == seen

    run(scene())


def test_full_disk_ends_the_program_with_a_message():
    def full(game: object) -> None:
        raise OSError("no space left on the device")

    async def scene() -> None:
        async with open_screen(new_paused_table("classic", 4, "00", on_move=full)) as driver:  # the person begins
            await driver.press("d")
            assert (driver.app.return_code, driver.app.return_value) == (1, "no space left on the device")

    run(scene())


def test_only_the_owner_can_read_a_key_or_a_link():
    save_file = SaveFile()
    save_file.save(random_game(Rules(), 3, "private", 10), ["steady"], 2.0)
    save_file.save_link("http://host/t/table#token")
    for ending in (GAME_SUFFIX, LINK_SUFFIX):
        assert save_file.path(ending).stat().st_mode & 0o077 == 0


def test_newer_seat_hides_no_game():
    game, seat = SaveFile(), SaveFile()
    game.save(random_game(Rules(), 3, "hidden", 10), ["steady"], 2.0)
    seat.save_link("http://host/t/table#token")
    os.utime(game.path(GAME_SUFFIX), (1, 1))
    game.release()
    seat.release()
    assert latest_save(GAME_SUFFIX, LINK_SUFFIX) == seat.path(LINK_SUFFIX)
    assert latest_save(GAME_SUFFIX) == game.path(GAME_SUFFIX)


def test_game_taken_by_another_terminal_is_reported():
    save_file = SaveFile()
    with pytest.raises(SaveError):
        SaveFile(save_file.path(GAME_SUFFIX))


def test_interrupted_game_is_saved_and_recorded(tmp_path, monkeypatch, capsys):
    def interrupt(first_screen: object) -> None:
        saved.game.push("0 draw")
        saver(saved.game)
        raise typer.Exit(1)

    monkeypatch.setattr(local_game, "run_screen", interrupt)
    saved = local_game.new_saved_game(None, None, None, 2.0, "Mia", "00" * 32)
    saver = GameSaver(saved, SaveFile(), tmp_path / "record.txt", "en")
    with pytest.raises(typer.Exit):
        local_game.play_on_screen(saved, saver, "en")
    assert say("screen-kept", "en") in capsys.readouterr().out
    assert "0 draw" in (tmp_path / "record.txt").read_text("utf-8")
