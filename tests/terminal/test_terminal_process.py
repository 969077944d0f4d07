"""The command in a real terminal: started, left, killed, resumed; and refused with one line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from oneleft.cli.menu import CHOICES
from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.record import write_record
from tests.support.command import environment
from tests.support.command import run as command
from tests.support.pty_terminal import Terminal
from tests.support.random_games import finished_game

pytestmark = pytest.mark.slow


def in_terminal(home: Path, *words: str, **extra: str) -> Terminal:
    return Terminal(words, environment(**{"TERM": "xterm-256color", "XDG_DATA_HOME": str(home)} | extra))


PERSON_BEGINS = ("--key", "00" * 32, "--name", "Mia")  # the person is first in turn at a classic table of four


def test_killed_game_is_resumed(tmp_path):
    with in_terminal(tmp_path, "play", "--lang", "es", *PERSON_BEGINS) as terminal:
        terminal.until(say("page-phase-turn", "es"))
        terminal.press("d")
        terminal.until("Mia roba 1 carta")
        terminal.process.send_signal(signal.SIGKILL)
        assert terminal.end() == -signal.SIGKILL
    (saved,) = (tmp_path / "oneleft" / "games").iterdir()
    assert '"move":"0 draw"' in saved.read_text("utf-8").splitlines()[-1]
    with in_terminal(tmp_path, "play", "--resume", "--lang", "es") as terminal:
        terminal.until("Mia roba 1 carta")
        terminal.press("q")
        assert terminal.end() == 0
        terminal.until("oneleft play --resume", 5)
    with in_terminal(tmp_path, "play", "--resume", "--plain") as terminal:  # line by line as well
        terminal.until("> ")
        terminal.press("\x04")
        assert terminal.end() == 0


def test_without_arguments_it_asks_what_to_do(tmp_path):
    with in_terminal(tmp_path, LC_ALL="de_DE.UTF-8") as terminal:
        for key in CHOICES:
            terminal.until(say(key, "de"))
        terminal.press("9\r")
        terminal.until(say("menu-unknown", "de", count=len(CHOICES)))
        terminal.press("\r")
        terminal.until(say("screen-begin", "de"))
        terminal.press("q")
        assert terminal.end() == 0


@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGHUP])
def test_start_screen_and_end_by_a_signal(signal_number, tmp_path):
    with in_terminal(tmp_path, "play") as terminal:
        terminal.until(say("screen-begin", "en"))
        terminal.press("\r")
        terminal.until(say("screen-color", "en"))
        terminal.process.send_signal(signal_number)
        assert terminal.end() == 0
        assert "\x1b[?1049l" in terminal.shown  # the shell has its screen back


def test_screen_warns_that_the_game_is_not_saved(tmp_path):
    with in_terminal(tmp_path, "play", XDG_DATA_HOME=f"{__file__}/no") as terminal:
        terminal.until(say("screen-begin", "en"))
        terminal.press("\r")
        terminal.until(say("screen-unsaved", "en", reason="|")[:30])
        terminal.press("q")
        assert terminal.end() == 0


def test_dumb_terminal_is_used_line_by_line(tmp_path):
    with in_terminal(tmp_path, "play", *PERSON_BEGINS, TERM="dumb") as terminal:
        terminal.until("> ")
        assert "\x1b[?1049h" not in terminal.shown
        terminal.press("quit\n")
        assert terminal.end() == 0


def one_line(done: subprocess.CompletedProcess[bytes]) -> str:
    assert done.stdout == b""
    (line,) = done.stderr.decode().splitlines()
    return line


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["play", "--resume"], 1),
        (["play", "http://127.0.0.1:9/t/table"], 2),
        (["watch", "http://127.0.0.1:9/t/table"], 2),
        (["watch", "http://["], 2),
        (["watch", "ftp://host/t/x"], 2),
        (["watch", "no-such-file"], 2),
        (["watch", __file__], 2),
        (["watch", "--players", "1"], 2),
        (["watch", "--bots", "genius"], 2),
        (["watch", "--rules", "poker"], 2),
    ],
    ids=range(10),
)
def test_errors_are_one_line(words, status, tmp_path):
    done = command(*words, env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert done.returncode == status
    assert one_line(done)


@pytest.mark.parametrize(
    ("words", "apart", "other"),
    [
        (["--resume", "--rules", "jam", "--players", "3"], "--rules, --players", "--resume"),
        (["--resume", "--bots", "easy"], "--bots", "--resume"),
        (["--resume", "--key", "00" * 32], "--key", "--resume"),
        (["--resume", "--seconds", "2"], "--seconds", "--resume"),
        (["--resume", "--name", "Mia"], "--name", "--resume"),
        (["--resume", "http://127.0.0.1:9/t/table"], "URL", "--resume"),
        (["http://127.0.0.1:9/t/table", "--rules", "jam"], "--rules", "http://127.0.0.1:9/t/table"),
        (["http://127.0.0.1:9/t/table#token", "--name", "Mia"], "--name", "http://127.0.0.1:9/t/table#token"),
        (["http://127.0.0.1:9", "--players", "3", "--record", "game.txt"], "--record", "http://127.0.0.1:9"),
    ],
    ids=range(9),
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_useless_options_are_refused(words, apart, other, language, tmp_path):
    done = command("play", *words, "--lang", language, env=environment(XDG_DATA_HOME=str(tmp_path)), cwd=tmp_path)
    assert done.returncode == 2
    assert one_line(done) == say("play-apart", language, other=other, options=apart)
    assert not (tmp_path / "game.txt").exists()


def test_resumed_game_can_be_recorded(tmp_path):
    env = environment(XDG_DATA_HOME=str(tmp_path))
    assert command("play", *PERSON_BEGINS, given="draw\nquit\n", env=env).returncode == 0
    file = tmp_path / "game.txt"
    done = command("play", "--resume", "--record", file, "--lang", "es", "--plain", given="salir\n", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert say("play-left", "es") in done.stdout.decode()
    assert "0 draw" in file.read_text("utf-8").splitlines()


def test_record_is_watched_in_a_pipe(tmp_path):
    file = tmp_path / "game.txt"
    game = finished_game(Rules.parse("classic+target=1"), 3, "watch")
    file.write_text(write_record(game), "utf-8")
    done = command("watch", file, "--speed", 1000)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) > len(game.log)


def test_textual_is_imported_for_the_screen_only():
    code = "import sys, oneleft, oneleft.cli; print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("link", ["http://127.0.0.1:9/t/table", "nowhere"])
def test_unreachable_table_is_reported_before_the_screen_opens(link, tmp_path):
    with in_terminal(tmp_path, "play", link) as terminal:
        assert terminal.end() == 2
        assert link.removesuffix("/t/table") in terminal.shown
        assert "\x1b[?1049h" not in terminal.shown
        assert "Traceback" not in terminal.shown


def test_game_without_a_data_directory_is_played_unsaved():
    done = command("play", *PERSON_BEGINS, given="quit\n", env=environment(XDG_DATA_HOME=f"{__file__}/no"))
    assert done.returncode == 0
    assert say("screen-unsaved", "en", reason="|").partition("|")[0] in done.stderr.decode()
