"""Saved games: an unfinished game is resumed, and anyone can verify a finished one."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random

import pytest
import typer

from oneleft.cli import local_game
from oneleft.cli.game_saver import GameSaver
from oneleft.cli.remote_game import play_on_server
from oneleft.errors import SaveError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.codes import CODES
from oneleft.protocol.tables import Problem
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.rules.config import Rules
from oneleft.table.record import verify_record
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.saved_games import (
    GAME_SUFFIX,
    LINK_SUFFIX,
    RECORD_SUFFIX,
    SaveFile,
    games_directory,
    latest_save,
    load_game,
)
from oneleft.terminal.table_screen import TableScreen
from oneleft.terminal.table_setup import log_of
from tests.support.random_games import random_game, random_move
from tests.support.terminal_driver import RandomPlayer, new_paused_table, open_screen, paused, push, run


@pytest.fixture(autouse=True)
def temporary_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")


def saved(seed: str, moves: int = 10, rules: str = "classic") -> SaveFile:
    """The file of a game of three that has come so far."""
    game = random_game(Rules.parse(rules), 3, seed, moves)
    save_file = SaveFile()
    save_file.save(log_of(game, {1: "steady", 2: "steady"}), game)
    return save_file


def test_game_is_resumed_at_the_same_position():
    game = random_game(Rules.parse("jam+jump_in+seven_zero"), 3, "left", 40)
    save_file = SaveFile()
    save_file.save(log_of(game, {1: "easy", 2: "./my bot"}, 3.5), game)
    room = Room.fold("", load_game(save_file.path(GAME_SUFFIX)))
    assert room.game.log == game.log
    assert room.game.view(0) == game.view(0)
    assert [(seat.bot, seat.bot_seconds) for seat in room.seats] == [(None, 0), ("easy", 3.5), ("./my bot", 3.5)]


def test_every_entry_is_one_more_line_until_the_match_is_over():
    game, save_file, random = random_game(Rules.parse("classic+target=1"), 3, "kept", 0), SaveFile(), Random("kept")
    log = log_of(game, {1: "steady", 2: "steady"})
    save_file.save(log, game)
    file = save_file.path(GAME_SUFFIX)
    while not game.over:
        move, before = str(random_move(game, random)), file.read_bytes()
        game.push(move)
        log.append(n.Moved(at=1.0, move=move))
        save_file.save(log, game)
        if not game.over:
            assert file.read_bytes() == before + n.write_entry(log[-1]) + b"\n"
    assert not file.exists()
    assert latest_save(GAME_SUFFIX) is None
    assert verify_record(save_file.path(RECORD_SUFFIX).read_text("utf-8")).winners == game.winners


def test_rematch_has_a_file_of_its_own():
    async def scene() -> None:
        save_file = SaveFile()
        table = new_paused_table(
            "classic+target=1", 2, "21", save=lambda table: save_file.save(table.log, table.room.game)
        )
        await table.open()
        random = Random("rematch")
        while not table.game.over:
            await push(table, random_move(table.game, random))
        first = save_file.path(RECORD_SUFFIX)
        await table.request("again")
        await push(table, random_move(table.game, random))
        save_file.release()
        assert first.exists()
        resumed = Room.fold("", load_game(latest_save(GAME_SUFFIX)))
        assert (resumed.match, resumed.game.log) == (2, table.game.log)

    run(scene())


def test_last_game_is_resumed_under_a_new_name():
    for number, seed in enumerate(("one", "two", "three")):
        save_file = saved(seed)
        os.utime(save_file.path(GAME_SUFFIX), (number, number))
        save_file.release()
    file = latest_save(GAME_SUFFIX)
    assert file == save_file.path(GAME_SUFFIX)
    log = load_game(file)
    taken = SaveFile(file)
    assert not file.exists()
    assert latest_save(GAME_SUFFIX) not in (None, taken.path(GAME_SUFFIX))  # it is locked
    taken.save(log, None)
    assert latest_save(GAME_SUFFIX) not in (None, taken.path(GAME_SUFFIX))
    taken.release()
    assert latest_save(GAME_SUFFIX) == taken.path(GAME_SUFFIX)


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe", b"bots {}\n", b"{}\n", b'{"entry":"begun","at":1}\n', None]
)
def test_damaged_file_is_named(content):
    file = saved("spoiled").path(GAME_SUFFIX)
    if content is None:
        content = file.read_bytes().replace(b"draw", b"fly").replace(b"play", b"fly")
    file.write_bytes(content)
    with pytest.raises(SaveError) as error:
        load_game(file)
    assert str(file) in error.value.explain("es")


def test_log_that_ends_before_the_deal_is_explained():
    file = saved("not dealt").path(GAME_SUFFIX)
    lines = file.read_bytes().splitlines(keepends=True)
    deal = next(place for place, line in enumerate(lines) if b'"begun"' in line)
    file.write_bytes(b"".join(lines[:deal]))
    with pytest.raises(SaveError) as error:
        load_game(file)
    assert error.value.explain("de").endswith(say("screen-save-not-dealt", "de"))


def test_log_with_a_move_before_the_deal_is_explained():
    file = saved("moved").path(GAME_SUFFIX)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(line for line in lines if b'"begun"' not in line))
    with pytest.raises(SaveError) as error:
        load_game(file)
    assert error.value.explain("fr").endswith(say("log-move-before-deal", "fr"))


def test_line_that_was_cut_off_is_lost_and_no_other():
    save_file = saved("cut off")
    file = save_file.path(GAME_SUFFIX)
    save_file.release()
    whole = load_game(file)
    with file.open("ab") as cut:
        cut.write(n.write_entry(n.Moved(at=1.0, move="0 draw"))[:-3])
    assert load_game(file) == whole
    resumed = SaveFile(file)
    resumed.save(whole, None)
    resumed.save([*whole, n.Here(at=2.0, seat=0, connection_id="terminal")], None)
    assert load_game(resumed.path(GAME_SUFFIX)) == [*whole, n.Here(at=2.0, seat=0, connection_id="terminal")]


def test_entries_that_were_not_saved_are_saved_with_the_next():
    save_file = saved("hurry")
    log = load_game(save_file.path(GAME_SUFFIX))
    log += [n.Here(at=2.0, seat=0, connection_id="terminal"), n.Away(at=3.0, seat=0, connection_id="terminal")]
    save_file.save(log, None)  # the program was interrupted before the first of the two was saved
    save_file.save(log, None)
    assert load_game(save_file.path(GAME_SUFFIX)) == log


def test_line_that_could_not_be_written_is_not_followed_by_another(monkeypatch):
    save_file = saved("full disk")
    log = load_game(save_file.path(GAME_SUFFIX))

    def fill_disk(handle: int, lines: bytes) -> int:
        write(handle, lines[:7])
        raise OSError(28, "No space left on device")

    write = os.write
    log.append(n.Here(at=2.0, seat=0, connection_id="terminal"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fill_disk)
        with pytest.raises(OSError, match="No space"):
            save_file.save(log, None)
    log.append(n.Away(at=3.0, seat=0, connection_id="terminal"))
    save_file.save(log, None)
    assert load_game(save_file.path(GAME_SUFFIX)) == log


def test_new_game_is_saved_before_its_first_move():
    log = local_game.new_log(None, None, None, 2.0, "Mia", "00" * 32)
    table = local_game.LocalTable(log, "en", save=GameSaver(log, SaveFile(), None, "en"))

    async def scene() -> None:
        await table.open()

    run(scene())
    assert load_game(next(games_directory().iterdir())) == table.log


def test_resumed_game_looks_the_same_on_the_screen():
    """The same cards, log and points."""

    async def scene() -> None:
        save_file = SaveFile()
        table = new_paused_table(
            "classic+jump_in", 3, "21", save=lambda table: save_file.save(table.log, table.room.game)
        )
        async with open_screen(table) as driver:
            person = RandomPlayer(driver, "21")
            for _ in range(12):
                await person.move()
            seen = driver.state.view, driver.state.log
        save_file.release()
        found = load_game(latest_save(GAME_SUFFIX))
        async with open_screen(paused(LocalTable(found, "en"))) as driver:
            assert (driver.state.view, driver.state.log) == seen

    run(scene())


def test_full_disk_ends_the_program_with_a_message():
    def full(table: LocalTable) -> None:
        if table.game.log:
            raise OSError("no space left on the device")

    async def scene() -> None:
        async with open_screen(new_paused_table("classic", 4, "00", save=full)) as driver:  # the person begins
            await driver.press("d")
            assert (driver.app.return_code, driver.app.return_value) == (1, "no space left on the device")

    run(scene())


def test_saving_does_not_hold_up_the_screen():
    threads: list[threading.Thread] = []

    async def scene() -> None:
        table = new_paused_table("classic", 3, "21", save=lambda table: threads.append(threading.current_thread()))
        await table.open()
        await push(table, table.game.legal_moves()[0])

    run(scene())
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_only_the_owner_can_read_a_key_or_a_link():
    save_file = saved("private")
    save_file.save_link("http://host/t/table#token")
    for ending in (GAME_SUFFIX, LINK_SUFFIX):
        assert save_file.path(ending).stat().st_mode & 0o077 == 0


def test_newer_seat_hides_no_game():
    game, seat = saved("hidden"), SaveFile()
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
    def interrupt(first_screen: TableScreen) -> None:
        async def draw() -> None:
            await first_screen.connection.open()
            await push(first_screen.connection, "0 draw")

        run(draw())
        raise typer.Exit(1)

    monkeypatch.setattr(local_game, "run_screen", interrupt)
    log = local_game.new_log(None, None, None, 2.0, "Mia", "00" * 32)
    saver = GameSaver(log, SaveFile(), tmp_path / "record.txt", "en")
    with pytest.raises(typer.Exit):
        local_game.play_on_screen(log, saver, "en")
    assert say("screen-kept", "en") in capsys.readouterr().out
    assert "0 draw" in (tmp_path / "record.txt").read_text("utf-8")


@contextmanager
def refusing_server(code: str) -> Iterator[str]:
    """The address of a server that refuses everything."""

    class Refuse(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(CODES[code][0])
            self.end_headers()
            self.wfile.write(m.encode(Problem(code=code, message="Not now.")))

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Refuse) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("code", "is_kept"), [("no-table", False), ("busy", True), ("too-fast", True)])
def test_seat_is_forgotten_only_if_its_table_is_gone(code, is_kept):
    save_file = SaveFile()
    with refusing_server(code) as server:
        save_file.save_link(f"{server}/t/abc#secret")
        with pytest.raises(typer.Exit):
            play_on_server(f"{server}/t/abc#secret", "en", "Mia", plain=True, save_file=save_file)
    save_file.release()
    assert (latest_save(LINK_SUFFIX) is not None) == is_kept
