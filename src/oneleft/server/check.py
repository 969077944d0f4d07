"""Check a database: which tables can be read, and which cannot. Nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import select, text

from oneleft.lang import on_one_line
from oneleft.room.snapshots import code_digest

from .database_errors import DamagedLog, MissingEntry, driver_error, is_unavailable
from .schema import ENTRIES, PACKED_LOGS, RESULTS, ROOMS
from .store import Store
from .stored_logs import fold_log
from .stored_rooms import is_snapshot_right

WHOLE = 600.0  # seconds for a query over the whole database


class Fault(NamedTuple):
    """A table that cannot be read from this entry on, or without a table a part of the database.

    The reason is the database's or the name of an error; where it is empty, the message says what is wrong.
    """

    table: str
    number: int  # from 1, as clients count
    reason: str
    message: str = "admin-missing"


def check_tables(store: Store) -> tuple[int, list[Fault]]:
    """How many tables there are, and everything that cannot be read. Raises if the database cannot be reached."""
    reasons: list[str] = []
    rooms: set[str] = set()
    for column in (
        ROOMS.c.id,
        ENTRIES.c.room,
        PACKED_LOGS.c.room,
        RESULTS.c.room,
    ):  # each part may know tables that another has lost
        rooms.update(first_column(store, select(column).distinct(), reasons))
    if not store.shared:
        reasons += [line for line in first_column(store, text("PRAGMA quick_check(20)"), reasons) if line != "ok"]
    faults = [Fault("", 0, on_one_line(reason)) for reason in dict.fromkeys(reasons)]
    for room_id in sorted(rooms):
        faults += check_table(store, room_id)
    return len(rooms), faults


def first_column(store: Store, query: Any, reasons: list[str]) -> list[str]:
    """What can be read, row by row up to a damaged place. The reason why the rest cannot is added to the others."""
    found: list[str] = []
    try:
        with store.begin(patience=WHOLE) as connection:
            found.extend(row[0] for row in connection.execution_options(yield_per=100).execute(query))
    except Exception as error:
        reasons.append(explain(error))
    return found


def check_table(store: Store, room_id: str) -> Iterator[Fault]:
    try:
        log = store.read_log(room_id)
        if not log:
            yield Fault(room_id, 1, "")
        fold_log(room_id, log)
        snapshot = store.read_snapshot(room_id, code_digest())
        if snapshot is not None and not is_snapshot_right(snapshot, log):
            yield Fault(room_id, snapshot.number, "", "admin-snapshot")
    except DamagedLog as error:
        cause = error.__cause__ or error
        yield Fault(room_id, error.number + 1, "" if isinstance(cause, MissingEntry) else explain(cause))
    except Exception as error:
        yield Fault(room_id, 1, explain(error))


def explain(error: BaseException) -> str:
    """The reason, if it is the database's: any other error may contain someone's cards, so only its name is told."""
    driver = driver_error(error)
    if driver is error:
        return type(error).__name__
    if isinstance(error, Exception) and is_unavailable(error):
        raise error
    return on_one_line(str(driver))
