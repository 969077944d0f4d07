"""How a node is doing, in numbers: for its status line, and in the database for the operator's desk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, process_time

import msgspec

from oneleft import __version__
from oneleft.protocol.desk import DeskNode

from .latencies import quantile
from .node import Node

FIRST_SECONDS = 1.0  # until the first report
REPORT_SECONDS = 10.0  # between two reports of a node at which something goes on
IDLE_SECONDS = 60.0  # between those of the others
SILENT_SECONDS = 2.5 * IDLE_SECONDS  # without a report, after which a node is taken to have stopped


class Meter:
    """Measures rates from one look to the next."""

    def __init__(self, node: Node) -> None:
        self.node, self.started = node, node.clock.now()
        self.note()

    def note(self) -> None:
        self.at, self.processor = monotonic(), process_time()
        self.moves, self.counts = self.node.moves_made, list(self.node.latencies.counts)

    def look(self) -> DeskNode:
        node, seconds = self.node, max(monotonic() - self.at, 1e-3)
        counts = [now - before for now, before in zip(node.latencies.counts, self.counts, strict=True)]
        found = DeskNode(
            id=node.node_id,
            version=__version__,
            started=self.started,
            seen=node.clock.now(),
            tables=len(node.live_tables),
            connections=len(node.connections()),
            moves=round((node.moves_made - self.moves) / seconds, 1),
            milliseconds=1000 * quantile(counts, 0.99),
            processor=round((process_time() - self.processor) / seconds, 2),
            draining=node.orders.draining,
        )
        self.note()
        return found


class Reporter:
    """Writes the figures of a node to the database, seldom if nothing goes on. Failures are ignored: it is news."""

    def __init__(self, node: Node) -> None:
        self.node, self.meter = node, Meter(node)
        self.told: tuple[object, ...] = ()
        self.told_at = 0.0

    async def run(self) -> None:
        wait = FIRST_SECONDS
        while True:
            await asyncio.sleep(wait)
            wait = REPORT_SECONDS
            with suppress(Exception):
                await self.report()

    async def report(self) -> None:
        found = self.meter.look()
        facts = found.tables, found.connections, found.moves, found.draining
        if facts == self.told and monotonic() - self.told_at < IDLE_SECONDS:
            return
        body = msgspec.json.encode(found)
        await self.node.pools.queries.run(self.node.store.report, found.id, found.seen, body)
        self.told, self.told_at = facts, monotonic()
