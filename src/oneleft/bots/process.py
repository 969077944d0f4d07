"""A child process that talks in lines through polled pipes. `threaded_process` does without POSIX."""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
from contextlib import suppress
from subprocess import PIPE, Popen
from time import monotonic

MAX_LINE = 1 << 16
STDERR_BYTES = 2000  # of the end of its standard error that are kept
NEW_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # Windows' word for a new session
GRACE = 0.3  # seconds to exit in after its input ends


class Late(Exception):
    """No line in time."""


class Ended(Exception):
    """The program has exited, or has closed its input or its output."""


class LineTooLong(Exception):
    """A line longer than any answer."""


class Process:
    """A running program. All its streams are non-blocking, so nothing that it does or fails to do blocks the caller.

    ``next_line`` waits for a line until a deadline, and meanwhile writes what is still to be sent.
    """

    def __init__(self, command: list[str]) -> None:
        # a process group of its own, so that everything it starts can be killed with it; Python programs need not flush
        self.popen = Popen(
            command,
            bufsize=0,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
            creationflags=NEW_GROUP,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self.streams = [stream for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr) if stream]
        self.input, self.output, self.errors = (stream.fileno() for stream in self.streams)
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.stderr_tail = bytearray()
        self.reading = {self.output, self.errors}  # the streams that are still open
        self.ended = self.stopped = False
        self.faults = 0  # in a row
        self._prepare_pipes()
        RUNNING.add(self)

    def _prepare_pipes(self) -> None:
        for number in (self.input, self.output, self.errors):
            os.set_blocking(number, False)

    def send(self, line: bytes) -> None:
        """Queue a line. It is written as fast as the program reads."""
        self.outgoing += line
        if not self.stopped:
            self._exchange(0)

    def next_line(self, deadline: float) -> bytes:
        """The next line of the program's output. Raises `Late`, `LineTooLong` or `Ended`."""
        while True:
            if monotonic() > deadline:
                raise Late
            line, newline, rest = self.incoming.partition(b"\n")
            if newline:
                self.incoming = rest
                return bytes(line)
            if len(line) > MAX_LINE:
                raise LineTooLong
            if self.ended:
                raise Ended
            self._exchange(deadline - monotonic())

    def _exchange(self, seconds: float) -> None:
        """Wait until something can be written or read, for at most this many seconds, and do that once."""
        poll = select.poll()
        for number in self.reading:
            poll.register(number, select.POLLIN)
        if self.outgoing and not self.ended:
            poll.register(self.input, select.POLLOUT)
        for number, _ in poll.poll(max(0, round(seconds * 1000))):
            if number == self.input:
                self._write()
            else:
                self._read(number)

    def _write(self) -> None:
        try:
            del self.outgoing[: os.write(self.input, self.outgoing)]
        except BlockingIOError:
            pass
        except OSError:  # it has closed its input
            self.ended = True

    def _read(self, number: int) -> None:
        with suppress(BlockingIOError):
            self._receive(number, os.read(number, MAX_LINE))

    def _receive(self, number: int, data: bytes) -> None:
        """Take what one of its streams has written; nothing at the end of the stream."""
        if not data:
            self.reading.discard(number)
            self.ended = self.ended or number == self.output
        elif number == self.output:
            self.incoming += data
        else:
            self.stderr_tail = (self.stderr_tail + data)[-STDERR_BYTES:]

    @property
    def alive(self) -> bool:
        """Whether it is still running, as far as one can tell without waiting."""
        if not self.stopped:
            self._exchange(0)
        return not self.stopped and not self.ended

    def last_error_line(self) -> str:
        """The last line on standard error that is not blank."""
        lines = [line.strip() for line in self.stderr_tail.decode(errors="replace").splitlines()]
        return next((line for line in reversed(lines) if line), "")

    def end_input(self) -> None:
        """Close its input. A well-behaved program then exits."""
        self.streams[0].close()
        self.outgoing.clear()

    def stop(self, grace: float = GRACE) -> int:
        """Close its input, wait a moment, then kill it and everything it started. Returns its exit status."""
        if not self.stopped:
            self.stopped = True
            RUNNING.discard(self)
            self.end_input()
            end = monotonic() + grace
            while self.reading and monotonic() < end:
                self._exchange(end - monotonic())
                self.incoming.clear()
            self.kill()
            self.popen.wait()
            self._close()
            self.reading.clear()
        return int(self.popen.returncode)

    def _close(self) -> None:
        for stream in self.streams:
            stream.close()

    def kill(self) -> None:
        """Kill it with everything it started."""
        if self.popen.returncode is None:  # not waited for yet, so no other process can have its number
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, signal.SIGKILL)


RUNNING: set[Process] = set()


@atexit.register
def stop_all() -> None:
    """Stop all programs when this process exits. They share one grace period."""
    running = tuple(RUNNING)
    for process in running:
        process.end_input()
    end = monotonic() + GRACE
    for process in running:
        process.stop(end - monotonic())
