"""A child process where pipes cannot be polled, as on Windows: a thread serves each pipe."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic

from .process import GRACE, MAX_LINE, Process

MAX_WAITING = 64  # chunks that a program may write ahead of its reader


class ThreadedProcess(Process):
    """The same as `Process`, without non-blocking pipes, ``poll``, process groups and signals."""

    def _prepare_pipes(self) -> None:
        self._arrived: Queue[tuple[int, bytes]] = Queue(MAX_WAITING)
        self._to_write: SimpleQueue[bytes] = SimpleQueue()
        for number in (self.output, self.errors):
            Thread(target=self._keep_reading, args=(number,), daemon=True).start()
        Thread(target=self._keep_writing, daemon=True).start()

    def _keep_reading(self, number: int) -> None:
        with suppress(OSError):
            while data := os.read(number, MAX_LINE):
                self._arrived.put((number, data))
        self._arrived.put((number, b""))

    def _keep_writing(self) -> None:
        """Write until the input is closed, which an empty chunk asks for."""
        try:
            while data := self._to_write.get():
                while data:
                    data = data[os.write(self.input, data) :]
        except OSError:  # it has closed its input
            self.ended = True
        with suppress(OSError):
            self.streams[0].close()

    def _exchange(self, seconds: float) -> None:
        if self.outgoing:
            self._to_write.put(bytes(self.outgoing))
            self.outgoing.clear()
        with suppress(Empty):
            self._receive(*self._arrived.get(timeout=max(0.0, seconds)))

    def end_input(self) -> None:
        self.outgoing.clear()
        self._to_write.put(b"")

    def _close(self) -> None:
        """The pipes of a dead process end, and so do their readers."""
        end = monotonic() + GRACE
        while self.reading and monotonic() < end:
            self._exchange(end - monotonic())
        for stream, number in zip(self.streams[1:], (self.output, self.errors), strict=True):
            if number not in self.reading:  # closing a pipe that is being read could block
                stream.close()

    def kill(self) -> None:
        if self.popen.poll() is None:
            with suppress(OSError, subprocess.SubprocessError):  # only taskkill ends what the program has started
                subprocess.run(
                    ["taskkill", "/F", "/T", "/PID", str(self.popen.pid)], capture_output=True, check=True, timeout=10
                )
            with suppress(OSError):
                self.popen.kill()
