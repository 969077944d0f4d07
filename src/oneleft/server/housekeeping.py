"""Keeps the database small: packs logs, deletes tables without a finished match, and notices when it is full."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from oneleft.room.error_codes import Refused

from .disk_space import delete_abandoned, has_no_space, mark_used
from .node import Node
from .packed_logs import PACK_SECONDS, logs_to_pack, pack_log
from .stored_tournaments import delete_unused

log = logging.getLogger("oneleft.server")
ROUND_SECONDS = 30.0  # between two looks


class Housekeeper:
    """Looks at the database from time to time. A table with a finished match is kept, unless it is told otherwise."""

    def __init__(self, node: Node, keep_seconds: float, quota: float, keep_matches: float = 0) -> None:
        """Tables are kept for some seconds after their last entry, and the database has a quota in bytes; 0: none."""
        self.node, self.keep_seconds, self.quota, self.keep_matches = node, keep_seconds, quota, keep_matches

    async def run(self) -> None:
        while True:
            with suppress(Refused):  # the database is unavailable, and that was logged
                await self.node.errors_as_refusals(self.tidy_up())
            await asyncio.sleep(ROUND_SECONDS)

    async def tidy_up(self) -> None:
        run, store = self.node.pools.queries.run, self.node.store
        if self.keep_seconds:
            before = self.node.clock.now() - self.keep_seconds
            await self.delete(before, finished=False)
            await run(delete_unused, store, before)
        if self.keep_matches:
            await self.delete(self.node.clock.now() - self.keep_matches, finished=True)
        await self.pack()
        is_full = await run(has_no_space, store, self.quota)
        if is_full != self.node.has_no_space:
            log.warning("there is %s room for new tables", "no" if is_full else "again")
        self.node.has_no_space = is_full

    async def pack(self) -> None:
        """Pack the logs of tables that nobody uses."""
        run, store, before = self.node.pools.queries.run, self.node.store, self.node.clock.now() - PACK_SECONDS
        for room in await run(logs_to_pack, store, before):
            if room not in self.node.damaged:
                with suppress(Refused):  # it is damaged, which was logged, and the others are not
                    await self.node.errors_as_refusals(run(pack_log, store, room, before), room)

    async def delete(self, before: float, finished: bool) -> None:
        """Delete tables that nobody has used since. Those in memory here are in use, whenever their last entry was."""
        run, store = self.node.pools.queries.run, self.node.store
        await run(mark_used, store, before, list(self.node.live_tables))
        deleted = await run(delete_abandoned, store, before, finished=finished)
        self.node.deleted_tables += deleted  # after the wait: `+= await` would add to a count that is out of date
