"""The records of all finished matches of a database."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import select

from oneleft.room.error_codes import Refused

from .replays import record_of
from .schema import RESULTS, ROOMS
from .store import Store

WHOLE = 600.0  # seconds for a query over the whole database


def finished_records(store: Store, now: float) -> Iterator[tuple[str, str]]:
    """The name of a file, and the record. Matches whose tables were deleted, or whose day is not over, are left out."""
    found = select(RESULTS.c.room, RESULTS.c.match).where(RESULTS.c.room.in_(select(ROOMS.c.id))).distinct()
    with store.begin(patience=WHOLE) as connection:
        matches = [(row[0], row[1]) for row in connection.execute(found.order_by(RESULTS.c.room, RESULTS.c.match))]
    for room, number in matches:
        try:
            yield f"{room}-{number}.txt", record_of(store, room, number, now)
        except Refused:
            continue
