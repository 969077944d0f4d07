"""One node, from its start to its end: the house, who keeps it, and the ear for other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any

from .house import House
from .keeper import Keeper
from .store import Store

LAST_MOMENTS = 0.3  # seconds for what is under way when the node stops


@asynccontextmanager
async def running(database: str) -> AsyncIterator[House]:
    store = Store(database)
    await asyncio.to_thread(store.open)
    await asyncio.to_thread(store.look_at_listed, time())
    house = House(store)
    keeper = Keeper(house)
    await house.look_round()  # other nodes know of this one before it has guests
    keeping = house.spawn(keeper.run())
    listener = None
    if store.shared:
        from .listening import Listener

        listener = Listener(house)
    try:
        yield house
    finally:
        keeping.cancel()
        keeper.close()
        await stop(house, listener)


async def stop(house: House, listener: Any) -> None:
    """Moves in flight are finished; then nothing is left to lose."""
    if listener is not None:
        listener.stopped.set()
    house.closing = True
    for live in list(house.lives.values()):
        house.forget(live)
    if house.tasks:
        _, late = await asyncio.wait(list(house.tasks), timeout=LAST_MOMENTS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    await asyncio.to_thread(house.writer.close)
    if listener is not None:
        await asyncio.to_thread(listener.close)
        with suppress(Exception):
            await asyncio.to_thread(house.store.forget_node, house.node)
    house.store.close()
