"""Lines from standard input while an event loop runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from threading import Thread


async def read_stdin_lines() -> AsyncIterator[str]:
    """Yield lines until the input ends.

    A thread reads them, and it may still be waiting when the program ends. So it reads without a buffer: Python could
    not get a buffer's lock at exit.
    """
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        with suppress(RuntimeError):  # the loop is closed
            with suppress(OSError), open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as raw:
                for line in raw:
                    loop.call_soon_threadsafe(lines.put_nowait, line.decode(sys.stdin.encoding, "replace"))
            loop.call_soon_threadsafe(lines.put_nowait, None)

    if sys.stdin:
        Thread(target=read, daemon=True).start()
        while (line := await lines.get()) is not None:
            yield line
