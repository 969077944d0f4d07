"""One node, from its start to its end: the node, who keeps it, and the ear for other nodes."""

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

LAST_MOMENTS = 0.3  # seconds for what is under way when the node stops


@asynccontextmanager
async def running(database: str, entropy: Entropy | None = None) -> AsyncIterator[Node]:
    store = Store(database)
    await asyncio.to_thread(store.open)
    await asyncio.to_thread(store.look_at_listed, time())
    node = Node(store, entropy)
    scheduler = Scheduler(node)
    await node.look_round()  # other nodes know of this one before it has guests
    keeping = node.spawn(scheduler.run())
    listener = None
    if store.shared:
        from .listener import Listener

        listener = Listener(node)
    try:
        yield node
    finally:
        keeping.cancel()
        scheduler.close()
        await stop(node, listener)


async def stop(node: Node, listener: Any) -> None:
    """Moves in flight are finished; then nothing is left to lose."""
    if listener is not None:
        listener.stopped.set()
    node.closing = True
    for live in list(node.live_tables.values()):
        node.forget(live)
    if node.tasks:
        _, late = await asyncio.wait(list(node.tasks), timeout=LAST_MOMENTS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    await asyncio.to_thread(node.writer.close)
    if listener is not None:
        await asyncio.to_thread(listener.close)
        with suppress(Exception):
            await asyncio.to_thread(node.store.forget_node, node.node_id)
    node.store.close()
