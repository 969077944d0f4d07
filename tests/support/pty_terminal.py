"""The command in a terminal of its own, for tests and measurements."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence

from tests.support.forked_cli import ForkedCommand


class Terminal:
    """``shown`` is what was painted since the last key."""

    def __init__(
        self,
        words: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int] = (80, 24),
        fresh: bool = False,
    ) -> None:
        """The command is forked from a process that has imported everything, unless it shall be a fresh one."""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process: ForkedCommand | subprocess.Popen[bytes]
        if fresh:
            command = [sys.executable, "-m", "oneleft", *words]
            self.process = subprocess.Popen(
                command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, env=environment
            )
        else:
            self.process = ForkedCommand(words, (slave, slave, slave), environment)
        os.close(slave)
        self.shown = ""

    def until(self, words: str, seconds: float = 60) -> None:
        """Until these words were painted."""
        end = time.monotonic() + seconds
        while words not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.shown):
            if time.monotonic() > end:
                raise TimeoutError(f"no {words!r} in {self.shown[-3000:]!r}")
            self.read()

    def read(self) -> None:
        ready, _, _ = select.select([self.master], [], [], 0.1)
        if ready:
            try:
                self.shown += os.read(self.master, 65536).decode(errors="replace")
            except OSError:  # the other end is closed
                time.sleep(0.05)

    def press(self, keys: str) -> None:
        self.shown = ""
        os.write(self.master, keys.encode())

    def end(self) -> int:
        while (status := self.process.poll()) is None:
            self.read()
        self.read()
        return status

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)
