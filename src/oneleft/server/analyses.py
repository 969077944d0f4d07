"""The analyses of finished matches: a bounded queue for one process of the lowest priority. What is done is kept."""

from __future__ import annotations

import asyncio
import gzip
import logging
from asyncio import Task
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from typing import Any

import msgspec

from oneleft.analysis.analysis_status import AnalysisShown, RoughCurve
from oneleft.room.error_codes import Refused

from .analysis_messages import Done, Failed, Job, Message, Progress, Rough
from .analyst_process import AnalysisFailed, AnalystProcess
from .node import Node
from .replays import finished_match, record_of
from .stored_analyses import claim_analysis, find_analysis, finish_analysis, has_result, note_analysis

log = logging.getLogger("oneleft.server")
IDLE_SECONDS = 60.0  # after which a process without a job is ended
Key = tuple[str, int]  # a table and the number of a match


def is_installed() -> bool:
    return find_spec("numba") is not None


class Analyses:
    """The analyses that this node works on, one after another, and all that are kept.

    The row in the database says how far an analysis is. If the node of a row does not work on it any more, because it
    was stopped or killed, there is no analysis.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        self.analyst = AnalystProcess(node.limits.analysis_niceness)
        self.jobs: dict[Key, str] = {}  # with the address that asked; the first one runs, the others wait
        self.finished = self.failed = 0
        self.runner: Task[None] | None = None
        self._starting = asyncio.Lock()
        self._news = asyncio.Event()  # there is a job

    # For the handlers

    async def find(self, key: Key) -> Any:
        """The row of a match that is analysed or will be, or None. Refuses a match that is not over."""
        working = self._working(key)  # before the row is read: it may be the last one that this job writes
        row = await self._query(find_analysis, self.node.store, *key)
        if row is not None and (row.state in ("done", "failed") or row.node in working):
            return row
        await self._check_finished(key)
        return None

    async def start(self, key: Key, address: str, check: Callable[[], None]) -> None:
        """Put a match into the queue, unless it is there, or done. ``check`` refuses clients that ask too often."""
        row = await self.find(key)
        if row is not None and row.state != "failed":
            return
        if not is_installed():
            raise Refused("no-analysis")
        await self._check_length(key)
        self.node.check_space()
        async with self._starting:  # others who ask at the same time find it in the queue
            if key not in self.jobs:
                await self._claim(key, address, check)

    async def _claim(self, key: Key, address: str, check: Callable[[], None]) -> None:
        limits, of_address = self.node.limits, [*self.jobs.values()].count(address)
        if len(self.jobs) >= limits.analyses_waiting or of_address >= limits.analyses_of_address:
            raise Refused("analysis-busy")
        check()
        if await self._query(claim_analysis, self.node.store, *key, self.node.node_id, self._working(key)):
            self.jobs[key] = address
            self._news.set()
            if self.runner is None or self.runner.done():
                self.runner = asyncio.get_running_loop().create_task(self._run())

    def _working(self, key: Key) -> set[str]:
        """The nodes whose word counts: those that are alive, and this one only if the match is in its queue."""
        return self.node.alive_nodes - {self.node.node_id} | ({self.node.node_id} if key in self.jobs else set())

    async def _check_finished(self, key: Key) -> None:
        if not await self._query(has_result, self.node.store, *key):  # the usual case; else the log says why not
            await self._replay(finished_match, key)

    async def _check_length(self, key: Key) -> None:
        game = await self._replay(finished_match, key)
        if len(game.log) > self.node.limits.analysed_moves:
            raise Refused("analysis-long", most=self.node.limits.analysed_moves)

    async def _query(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.node.errors_as_refusals(self.node.pools.queries.run(work, *args, **more))

    async def _replay(self, work: Callable[..., Any], key: Key) -> Any:
        asked = self.node.pools.replays.run(work, self.node.store, *key, self.node.clock.now())
        return await self.node.errors_as_refusals(asked, key[0])

    # The queue

    async def _run(self) -> None:
        """Work through the queue, wait a while for more, and end the process."""
        while self.jobs:
            while self.jobs:
                await self._try(next(iter(self.jobs)))
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE_SECONDS):
                    await self._news.wait()
            if not self.jobs:
                await self.analyst.end()

    async def _try(self, key: Key) -> None:
        try:
            await self._analyse(key)
        except Exception as error:
            reason = str(error) if isinstance(error, AnalysisFailed) else type(error).__name__
            log.error("the analysis of match %d of table %s failed: %s", key[1], key[0], reason)
            await self._note(key, state="failed")
            self.failed += 1
        finally:
            self.jobs.pop(key, None)

    async def _analyse(self, key: Key) -> None:
        limits = self.node.limits
        await self._note(key, state="running")
        record = await self._work(record_of, self.node.store, *key, self.node.clock.now())
        job = Job(record, limits.analysis_playouts, limits.analysis_worlds)
        await self.analyst.analyse(job, partial(self._hear, key))

    async def _hear(self, key: Key, message: Message) -> None:
        if isinstance(message, Failed):
            raise AnalysisFailed(message.error)
        if isinstance(message, Rough):
            await self._note(key, rough=gzip.compress(msgspec.json.encode(message.curve)))
        elif isinstance(message, Progress):
            await self._note(key, progress=message.share)
        elif isinstance(message, Done):
            finish = partial(finish_analysis, packed=message.packed, players=message.players)
            await self._work(finish, self.node.store, *key, self.node.node_id)
            self.finished += 1

    async def _note(self, key: Key, **changed: Any) -> None:
        """Write how far it is. Without a database it goes on: the row of a job that has ended counts as none."""
        with suppress(Refused):
            await self._work(note_analysis, self.node.store, *key, self.node.node_id, **changed)

    async def _work(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.node.errors_as_refusals(self.node.pools.analyses.run(work, *args, **more))

    async def aclose(self) -> None:
        """Stop at once. What is under way is lost."""
        self.jobs.clear()
        if self.runner is not None:
            self.runner.cancel()
            await asyncio.gather(self.runner, return_exceptions=True)
        await self.analyst.end()


def show_analysis(row: Any) -> AnalysisShown:
    """A row, or none, as people are shown it before it is done."""
    if row is None:
        return AnalysisShown("none")
    rough = None if row.rough is None else msgspec.json.decode(gzip.decompress(row.rough), type=RoughCurve)
    return AnalysisShown(row.state, row.progress, rough)
