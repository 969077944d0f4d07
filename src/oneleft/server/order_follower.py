"""Carries out the operator's orders: `orders`."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from oneleft.protocol import messages as m
from oneleft.room.error_codes import Refused

from .admission import Admission
from .node import Node
from .orders import BANS, CLOSE, MESSAGE, Order, orders_in_force, read_orders

LOOK_SECONDS = 2.0  # between two looks


class OrderFollower:
    """Looks for new orders from time to time. Only bans outlive the nodes to which they were given."""

    def __init__(self, node: Node, admission: Admission) -> None:
        self.node, self.admission = node, admission
        self.older: set[Order] | None = None  # than this node, once it has looked
        self.known: set[Order] = set()

    async def run(self) -> None:
        while True:
            with suppress(Refused):  # the database is unavailable, and that was logged
                await self.node.errors_as_refusals(self.look())
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        found = await self.node.pools.queries.run(read_orders, self.node.store)
        if self.older is None:
            self.older = set(found)
        orders = [order for order in found if order.kind in BANS or order not in self.older]
        was_draining = self.node.orders.draining
        self.node.orders = self.admission.orders = orders_in_force(orders)
        if self.node.orders.draining and not was_draining:
            self.tell(Refused("draining"))
        new = set(orders) - self.known
        self.known = set(orders)
        for order in sorted(new, key=lambda order: order.given):
            await self.follow(order)

    async def follow(self, order: Order) -> None:
        if order.kind == MESSAGE:
            self.tell(Refused("notice", text=order.value))
        if order.kind == CLOSE and (live := self.node.live_tables.get(order.value)):
            async with live.lock:
                with suppress(Refused):  # there is no table any more, unless a tournament has opened it again
                    await self.node.start_again(live)

    def tell(self, what: Refused) -> None:
        """Everyone who is connected, in their language."""
        for connection in self.node.connections():
            message = m.Refused(id="", code=what.code, message=what.explain(connection.language))
            connection.post(m.encode(message))
