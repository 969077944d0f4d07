"""Between nodes on PostgreSQL: one connection on which each hears which table has a new entry. Only ids travel."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from threading import Event, Thread

import psycopg
from psycopg.conninfo import make_conninfo

from .error_codes import Refused
from .node import Node
from .store import CHANNEL, PATIENT

log = logging.getLogger("oneleft.server")


class Listener:
    """A lost connection is made again, and then every table in memory is looked at: nothing stays unheard."""

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
                with psycopg.connect(make_conninfo(url, **PATIENT), autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.loop.call_soon_threadsafe(self.look_at_all)
                    while not self.stopped.is_set():
                        for news in connection.notifies(timeout=0.2):
                            room, _, number = news.payload.partition(" ")
                            if number.isdecimal():  # ours
                                self.loop.call_soon_threadsafe(self.look_at, room, int(number))
            except (psycopg.Error, OSError) as error:
                log.warning("listening stopped, trying again: %s", type(error).__name__)
                self.stopped.wait(0.5)

    def look_at(self, room: str, number: int) -> None:
        live = self.node.live_tables.get(room)
        if live is not None and live.told < number:
            self.node.spawn(self.catch_up(room, number))

    def look_at_all(self) -> None:
        for room, live in list(self.node.live_tables.items()):
            self.node.spawn(self.catch_up(room, live.told + 1))

    async def catch_up(self, room: str, number: int) -> None:
        live = self.node.live_tables.get(room)
        if live is None:
            return
        async with live.lock:
            if live.told < number:
                with suppress(Refused):  # the listening connection breaks too, and comes again
                    await self.node.unavailable_as_busy(self.node.catch_up(live), room)
