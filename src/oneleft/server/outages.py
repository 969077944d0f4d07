"""Errors of the database and bugs, as everyone is told of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from oneleft.protocol import messages as m
from oneleft.room.error_codes import Refused

from .connections import Connection
from .database_errors import driver_error, is_damage, is_unavailable
from .failure_log import log_failure
from .limits import Limits

log = logging.getLogger("oneleft.server")
Result = TypeVar("Result")


class Outages:
    """Whether the database is available to this node, and what people are told when it is not. A base class of `Node`.

    Whatever reads or writes the database goes through `errors_as_refusals`, which notes an outage or its end.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.outage = ""  # the error for which the database is unavailable
        self.outages = 0  # that there have been
        self.damaged: set[str] = set()  # tables that could not be read
        self.closing = False  # the node stops

    def connections(self) -> list[Connection]:
        """Everyone who is connected here."""
        raise NotImplementedError

    async def errors_as_refusals(self, work: Awaitable[Result], room_id: str = "") -> Result:
        """Await ``work`` and raise any error in it as a refusal.

        A database that cannot be reached is ``busy``: the request may be repeated with the same id. One that cannot be
        read at this place is ``damaged``. Any other error is a bug: it is logged with its traceback and the table, and
        answered with ``failure``.
        """
        try:
            return await work
        except Refused:
            raise
        except Exception as error:
            if is_unavailable(error):
                self.note_outage(error)
                raise Refused("busy") from None
            log_failure(f"table {room_id}" if room_id else "the server", error)
            if not is_damage(error):
                raise Refused("failure") from None
            self.damaged.add(room_id)
            raise Refused("damaged") from None

    async def errors_as_outages(self, work: Awaitable[object], room_id: str = "") -> None:
        """Await ``work`` for which nobody waits. Its errors are noted and logged in the same way, and go no further."""
        with suppress(Refused):
            await self.errors_as_refusals(work, room_id)

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """A request that takes too long is refused as busy. A write has less time, so an outage is noticed before."""
        try:
            async with asyncio.timeout(self.limits.answer_seconds):
                yield
        except TimeoutError:
            raise Refused("busy") from None

    def note_outage(self, error: Exception) -> None:
        """The database is unavailable: log it and tell everyone, once."""
        if self.outage or self.closing:
            return
        self.outages += 1
        self.outage = type(driver_error(error)).__name__
        log.error("the database is not responding: %s", self.outage)
        busy = Refused("busy")
        for connection in self.connections():
            message = m.Refused(id="", code="busy", message=busy.explain(connection.language))
            connection.post(m.encode(message))

    def note_recovery(self) -> None:
        if self.outage:
            log.warning("the database responds again")
            self.outage = ""
