"""News from other nodes over PostgreSQL's LISTEN: which table has a new entry. Only ids and numbers travel."""

from __future__ import annotations

import asyncio
import logging
from threading import Event, Thread
from time import monotonic
from typing import Any

import psycopg

from . import postgres
from .node import Node
from .store import CHANNEL

log = logging.getLogger("oneleft.server")
QUIET_SECONDS = 2.0  # without news before the connection is tried


class Listener:
    """A thread with a listening connection. After a reconnect every table in memory catches up: nothing is missed."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.loop = asyncio.get_running_loop()
        self.stopped = Event()
        self.thread = Thread(target=self.run, name="listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.stopped.set()
        self.thread.join()

    def run(self) -> None:
        url = self.node.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.stopped.is_set():
            try:
                with postgres.connect(self.node.store.note_hang, url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.loop.call_soon_threadsafe(self.catch_up_all)
                    self.listen(connection)
            except (psycopg.Error, OSError) as error:
                log.warning("listening stopped, trying again: %s", type(error).__name__)
                self.stopped.wait(0.5)

    def listen(self, connection: psycopg.Connection[Any]) -> None:
        """Pass on the news. A connection that is quiet is tried now and then: it may have been cut off unnoticed."""
        heard = monotonic()
        while not self.stopped.is_set():
            for notification in connection.notifies(timeout=0.2):
                heard = monotonic()
                room, _, number = notification.payload.partition(" ")
                if number.isdecimal():  # not someone else's use of the channel
                    self.loop.call_soon_threadsafe(self.on_entry, room, int(number))
            if monotonic() - heard > QUIET_SECONDS:
                connection.execute("SELECT 1")
                heard = monotonic()

    def on_entry(self, room: str, number: int) -> None:
        live = self.node.live_tables.get(room)
        if live is not None and live.published < number:
            self.node.spawn(self.catch_up(room, number))

    def catch_up_all(self) -> None:
        for room, live in list(self.node.live_tables.items()):
            self.node.spawn(self.catch_up(room, live.published + 1))

    async def catch_up(self, room: str, number: int) -> None:
        live = self.node.live_tables.get(room)
        if live is None:
            return
        async with live.lock:
            if live.published < number:
                # where it fails, the listening connection breaks too, and everything is read after the reconnect
                await self.node.errors_as_outages(self.node.catch_up(live), room)
