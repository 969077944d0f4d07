"""What is typed, line by line, while a table goes on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from threading import Thread


async def typed_lines() -> AsyncIterator[str]:
    """Until the input ends.

    A thread waits for them, and at the end of the program it may still wait. So it reads without a buffer, whose lock
    Python would then not get.
    """
    loop = asyncio.get_running_loop()
    came: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        with suppress(RuntimeError):  # nobody listens any more
            with suppress(OSError), open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as raw:
                for line in raw:
                    loop.call_soon_threadsafe(came.put_nowait, line.decode(sys.stdin.encoding, "replace"))
            loop.call_soon_threadsafe(came.put_nowait, None)

    if sys.stdin:
        Thread(target=read, daemon=True).start()
        while (line := await came.get()) is not None:
            yield line
