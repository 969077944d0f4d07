"""A node from start to stop, with its scheduler and its listener."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any

from .entropy import Entropy
from .node import Node
from .scheduler import Scheduler
from .store import Store

STOP_SECONDS = 0.3  # for tasks that are under way when the node stops


@asynccontextmanager
async def running_node(database: str, entropy: Entropy | None = None) -> AsyncIterator[Node]:
    store = Store(database)
    await asyncio.to_thread(store.open)
    await asyncio.to_thread(store.mark_listed_due, time())
    node = Node(store, entropy)
    scheduler = Scheduler(node)
    await node.heartbeat()  # other nodes know of this one before it has connections
    sweeping = node.spawn(scheduler.run())
    listener = None
    if store.shared:
        from .listener import Listener

        listener = Listener(node)
    try:
        yield node
    finally:
        sweeping.cancel()
        scheduler.close()
        await stop(node, listener)


async def stop(node: Node, listener: Any) -> None:
    """Finish the moves in flight, then close everything."""
    if listener is not None:
        listener.stopped.set()
    node.closing = True
    for live in list(node.live_tables.values()):
        node.unload(live)
    if node.tasks:
        _, late = await asyncio.wait(list(node.tasks), timeout=STOP_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    await asyncio.to_thread(node.writer.close)
    if listener is not None:
        await asyncio.to_thread(listener.close)
        with suppress(Exception):
            await asyncio.to_thread(node.store.forget_node, node.node_id)
    node.store.close()
