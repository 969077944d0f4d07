"""Ctrl-C for commands that play for ever, pressed when their progress bar shows that something was played."""

import os
import pty
import re
import signal
import tempfile
from threading import Event, Thread

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
