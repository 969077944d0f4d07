"""The process that analyses, as its server sees it: started when there is a job, and killed when there is none."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .analysis_messages import LENGTH_BYTES, Done, Failed, Job, Message, frame, read_message

QUIET_SECONDS = 3600  # without a word; the first one comes when the code is compiled, which takes minutes
PROGRAM = (sys.executable, "-m", "oneleft.server.analyst")


class AnalysisFailed(Exception):
    """The process ended in the middle of a job, or told of an error: its words may be logged."""


class AnalystProcess:
    """The process that analyses matches: at most one, which gets one job at a time. `Analyses` owns it."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: Process | None = None

    async def analyse(self, job: Job, hear: Callable[[Message], Awaitable[None]]) -> None:
        """Pass on everything that it tells of the job. Whatever goes wrong, the process is ended: it may still talk."""
        try:
            if self.process is None or self.process.returncode is not None:  # it may have been killed while idle
                self.process = await start(self.niceness)
            await self._analyse(self.process, job, hear)
        except BaseException:
            await self.end()
            raise

    async def _analyse(self, process: Process, job: Job, hear: Callable[[Message], Awaitable[None]]) -> None:
        try:
            assert process.stdin is not None
            process.stdin.write(frame(job))
            await process.stdin.drain()
            message = await receive(process)
            while not isinstance(message, Done | Failed):
                await hear(message)
                message = await receive(process)
        except (OSError, EOFError):  # as the pipe of a dead process raises them
            raise AnalysisFailed(f"the process ended with {await process.wait()}") from None
        await hear(message)

    async def end(self) -> None:
        """Kill the process, if there is one: what it works on is lost."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.communicate(b"")  # closes its pipes, too
            self.process = None


async def start(niceness: int) -> Process:
    """Start the process. It has a session of its own, so that Ctrl-C in a terminal reaches only the server."""
    return await asyncio.create_subprocess_exec(
        *PROGRAM, str(niceness), stdin=PIPE, stdout=PIPE, start_new_session=os.name == "posix"
    )


async def receive(process: Process) -> Message:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(QUIET_SECONDS):
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES))
            message: Message = read_message(await process.stdout.readexactly(length))
    except TimeoutError:
        raise AnalysisFailed(f"no word for {QUIET_SECONDS} seconds") from None
    return message
