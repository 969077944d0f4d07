"""A node from start to stop, with its scheduler and its listener."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from oneleft.room.error_codes import Refused

from .clock import Clock
from .entropy import Entropy
from .garbage import Collector
from .housekeeping import Housekeeper
from .limits import DAY, Limits
from .node import Node
from .scheduler import Scheduler
from .store import Store

STOP_SECONDS = 0.3  # for tasks that are under way when the node stops


@asynccontextmanager
async def running_node(
    database: str,
    entropy: Entropy | None = None,
    clock: Clock | None = None,
    limits: Limits | None = None,
    keep_seconds: float = DAY,
    quota: float = 0,
    keep_matches: float = 0,
) -> AsyncIterator[Node]:
    limits = limits or Limits()
    store = Store(database, limits.statement_seconds)
    await asyncio.to_thread(store.open)
    node = Node(store, entropy, clock, limits)
    scheduler = Scheduler(node)
    await node.heartbeat()  # other nodes know of this one before it has connections
    with suppress(Refused):  # a damaged list of tables is no reason not to serve them
        await node.errors_as_refusals(asyncio.to_thread(store.mark_listed_due, node.clock.now()))
    housekeeper = Housekeeper(node, keep_seconds, quota, keep_matches)
    tasks = [node.spawn(one.run()) for one in (scheduler, housekeeper, Collector(node))]
    listener = None
    if store.shared:
        from .listener import Listener

        listener = Listener(node)
    try:
        yield node
    finally:
        for task in tasks:
            task.cancel()
        node.pools.close()
        await stop(node, listener)


async def stop(node: Node, listener: Any) -> None:
    """Tell the other nodes, finish the moves in flight, leave the rest to them, then close everything."""
    node.closing = True
    if listener is not None:
        listener.stopped.set()
        await node.hand_over()
    for live in list(node.live_tables.values()):
        node.unload(live)
    if node.tasks:
        _, late = await asyncio.wait(list(node.tasks), timeout=STOP_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    await node.homes.leave()  # a heartbeat or a report that was under way may have registered this node again
    await asyncio.to_thread(node.writer.close)
    if listener is not None:
        await asyncio.to_thread(listener.close)
    node.store.close()
