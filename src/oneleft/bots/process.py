"""A program at the other end of its pipes. What only POSIX systems have is used here and nowhere else."""

from __future__ import annotations

import atexit
import os
import select
import signal
from contextlib import suppress
from subprocess import PIPE, Popen
from time import monotonic

LONGEST_LINE = 1 << 16
REMEMBERED = 2000  # bytes of what it says on standard error
GRACE = 0.3  # seconds to leave in when its input ends


class Late(Exception):
    """No line in time."""


class Ended(Exception):
    """The program is gone, or has closed its input or its output."""


class Endless(Exception):
    """A line longer than any answer."""


class Process:
    """Lines are exchanged in ``next_line`` alone: nothing the program does, or does not, blocks anybody."""

    def __init__(self, command: list[str]) -> None:
        # a group of its own, so that all it starts can be ended with it; and Python programs need not flush
        self.popen = Popen(
            command,
            bufsize=0,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self.streams = [stream for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr) if stream]
        self.input, self.output, self.errors = (stream.fileno() for stream in self.streams)
        for number in (self.input, self.output, self.errors):
            os.set_blocking(number, False)
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.complaints = bytearray()
        self.reading = {self.output, self.errors}  # those not ended yet
        self.ended = self.stopped = False
        self.faults = 0  # in a row
        RUNNING.add(self)

    def send(self, line: bytes) -> None:
        """To be written as the program reads."""
        self.outgoing += line
        if not self.stopped:
            self.exchange(0)

    def next_line(self, deadline: float) -> bytes:
        while True:
            if monotonic() > deadline:
                raise Late
            line, newline, rest = self.incoming.partition(b"\n")
            if newline:
                self.incoming = rest
                return bytes(line)
            if len(line) > LONGEST_LINE:
                raise Endless
            if self.ended:
                raise Ended
            self.exchange(deadline - monotonic())

    def exchange(self, seconds: float) -> None:
        """Write and read what can be written and read, once; wait so long for it."""
        poll = select.poll()
        for number in self.reading:
            poll.register(number, select.POLLIN)
        if self.outgoing and not self.ended:
            poll.register(self.input, select.POLLOUT)
        for number, _ in poll.poll(max(0, round(seconds * 1000))):
            if number == self.input:
                self.write()
            else:
                self.read(number)

    def write(self) -> None:
        try:
            del self.outgoing[: os.write(self.input, self.outgoing)]
        except BlockingIOError:
            pass
        except OSError:  # it has closed its input, so it hears nothing any more
            self.ended = True

    def read(self, number: int) -> None:
        try:
            data = os.read(number, LONGEST_LINE)
        except BlockingIOError:
            return
        if not data:
            self.reading.discard(number)
            self.ended = self.ended or number == self.output
        elif number == self.output:
            self.incoming += data
        else:
            self.complaints = (self.complaints + data)[-REMEMBERED:]

    @property
    def alive(self) -> bool:
        """As far as can be told without waiting."""
        if not self.stopped:
            self.exchange(0)
        return not self.stopped and not self.ended

    def last_words(self) -> str:
        """The last line on standard error that is not blank."""
        lines = [line.strip() for line in self.complaints.decode(errors="replace").splitlines()]
        return next((line for line in reversed(lines) if line), "")

    def end_input(self) -> None:
        """A program that reads to the end of its input leaves by itself."""
        self.streams[0].close()
        self.outgoing.clear()

    def stop(self, grace: float = GRACE) -> int:
        """End its input, give it a moment, then end it and all that it started; its exit status."""
        if not self.stopped:
            self.stopped = True
            RUNNING.discard(self)
            self.end_input()
            end = monotonic() + grace
            while self.reading and monotonic() < end:
                self.exchange(end - monotonic())
                self.incoming.clear()
            self.kill()
            self.popen.wait()
            for stream in self.streams:
                stream.close()
            self.reading.clear()
        return int(self.popen.returncode)

    def kill(self) -> None:
        """With all that it started."""
        if self.popen.returncode is None:  # not waited for yet, so the number is still its own
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, signal.SIGKILL)


RUNNING: set[Process] = set()


@atexit.register
def stop_all() -> None:
    """Nobody stays behind. They all have the same moment to leave in."""
    left = tuple(RUNNING)
    for process in left:
        process.end_input()
    end = monotonic() + GRACE
    for process in left:
        process.stop(end - monotonic())
