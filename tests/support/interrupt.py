"""Ctrl-C for commands that play forever, pressed when their progress bar shows that something was played."""

import os
import pty
import re
import signal
import tempfile
import time
from collections.abc import Callable
from subprocess import CompletedProcess
from threading import Event, Thread
from typing import IO

from tests.support.forked_cli import ForkedCommand

PROGRESS = re.compile(rb"(?<!\d)[1-9]\d*/\d+")  # "2000/1000000000", but not "0/1000000000"
PATIENCE = 300  # seconds that a command may take; only a broken one does


def interrupt_when_playing(command: list[str]) -> tuple[int, str]:
    """Run a command, press Ctrl-C after its first games. Returns its exit status and its standard output."""
    terminal, stderr = pty.openpty()  # there is no progress bar without a terminal
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "120"}
    playing = Event()
    reader = Thread(target=_watch, args=(terminal, playing))
    with tempfile.TemporaryFile() as stdout:
        process = ForkedCommand(command, (stderr, stdout.fileno(), stderr), environment)
        os.close(stderr)
        reader.start()
        try:
            assert playing.wait(PATIENCE)
            process.send_signal(signal.SIGINT)
            status = process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
            reader.join()
            os.close(terminal)
        stdout.seek(0)
        return status, stdout.read().decode()


def _watch(terminal: int, playing: Event) -> None:
    """Read the terminal to its end, so that the command never waits for its output to be read."""
    shown = b""
    while True:
        try:
            data = os.read(terminal, 65536)
        except OSError:  # the command has closed the other end
            return
        shown = (shown + data)[-10_000:]
        if PROGRESS.search(shown):
            playing.set()


def interrupt_when(ready: Callable[[str], bool], command: list[str]) -> CompletedProcess[str]:
    """Run a command without a terminal, press Ctrl-C when ``ready`` says so of what it has printed."""
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = ForkedCommand(command, (stdin.fileno(), out.fileno(), err.fileno()), os.environ)
        try:
            while process.poll() is None and not ready(_printed(out)):
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            status = process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
        return CompletedProcess(command, status, _printed(out), _printed(err))


def _printed(file: IO[bytes]) -> str:
    """What is in the file, read without moving the place where the command writes on."""
    return os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0).decode()
