"""What the handlers of tables share."""

from __future__ import annotations

from oneleft.room.state import Room

from .node import Node


async def current_room(node: Node, table_id: str) -> Room:
    """The room at the end of its log."""
    live = await node.get_table(table_id)
    async with live.lock:
        if live.stale or node.store.shared:
            await node.errors_as_refusals(node.catch_up(live), table_id)
        return live.room
