"""Check a database: every log, the record of every finished match, and every snapshot. Nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import select, text

from oneleft.errors import RecordError
from oneleft.lang import DEFAULT_LANGUAGE, on_one_line
from oneleft.room.results import rows_of
from oneleft.room.snapshots import code_digest
from oneleft.room.state import Room
from oneleft.table.record import verify_record, write_record

from .database_errors import DamagedLog, MissingEntry, driver_error, is_unavailable
from .schema import ENTRIES, PACKED_LOGS, RESULTS, ROOMS
from .store import Store
from .stored_logs import apply_stored
from .stored_rooms import is_snapshot_right
from .writes import Stored

WHOLE = 600.0  # seconds for a query over the whole database


class Fault(NamedTuple):
    """A table that cannot be read from this entry on, or without a table a part of the database.

    The reason is the database's or the name of an error; where it is empty, the message says what is wrong.
    """

    table: str
    number: int  # from 1, as clients count
    reason: str
    message: str = "admin-missing"
    match: int = 0  # that has a wrong record or wrong results


@dataclass(slots=True)
class Checked:
    """How much was checked, and everything that is wrong."""

    tables: int = 0
    records: int = 0  # of finished matches
    snapshots: int = 0
    faults: list[Fault] = field(default_factory=list)


def check_tables(store: Store, language: str = DEFAULT_LANGUAGE) -> Checked:
    """Read every log, play every finished match again, and compare. Raises if the database cannot be reached."""
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
    checked = Checked(len(rooms), faults=[Fault("", 0, on_one_line(reason)) for reason in dict.fromkeys(reasons)])
    for room_id in sorted(rooms):
        checked.faults += check_table(store, room_id, checked, language)
    return checked


def first_column(store: Store, query: Any, reasons: list[str]) -> list[str]:
    """What can be read, row by row up to a damaged place. The reason why the rest cannot is added to the others."""
    found: list[str] = []
    try:
        with store.begin(patience=WHOLE) as connection:
            found.extend(row[0] for row in connection.execution_options(yield_per=100).execute(query))
    except Exception as error:
        reasons.append(explain(error))
    return found


def check_table(store: Store, room_id: str, checked: Checked, language: str) -> Iterator[Fault]:
    try:
        log = store.read_log(room_id)
        if not log:
            yield Fault(room_id, 1, "")
        yield from check_matches(store, room_id, log, checked, language)
        snapshot = store.read_snapshot(room_id, code_digest())
        checked.snapshots += snapshot is not None
        if snapshot is not None and not is_snapshot_right(snapshot, log):
            yield Fault(room_id, snapshot.number, "", "admin-snapshot")
    except DamagedLog as error:
        cause = error.__cause__ or error
        yield Fault(room_id, error.number + 1, "" if isinstance(cause, MissingEntry) else explain(cause))
    except Exception as error:
        yield Fault(room_id, 1, explain(error))


def check_matches(
    store: Store, room_id: str, log: Sequence[Stored], checked: Checked, language: str
) -> Iterator[Fault]:
    """Fold a log, and verify the record of every match that ends in it."""
    room, verified = Room(room_id), 0
    for stored in log:
        apply_stored(room, stored)
        if room.game is None or not room.game.over or room.match == verified:
            continue
        verified = room.match
        checked.records += 1
        try:
            verify_record(write_record(room.game))
        except RecordError as error:
            reason = on_one_line(error.explain(language))
            yield Fault(room_id, room.number, message="admin-record", reason=reason, match=room.match)
        points = stored_points(store, room)
        if points and points != {row["seat"]: row["points"] for row in rows_of(room)}:
            yield Fault(room_id, room.number, message="admin-result", reason="", match=room.match)


def stored_points(store: Store, room: Room) -> dict[int, int]:
    """The points of each seat; nothing for a match that does not count."""
    found = select(RESULTS.c.seat, RESULTS.c.points).where(RESULTS.c.room == room.id, RESULTS.c.match == room.match)
    with store.begin() as connection:
        return {row.seat: row.points for row in connection.execute(found)}


def explain(error: BaseException) -> str:
    """The reason, if it is the database's: any other error may contain someone's cards, so only its name is told."""
    driver = driver_error(error)
    if driver is error:
        return type(error).__name__
    if isinstance(error, Exception) and is_unavailable(error):
        raise error
    return on_one_line(str(driver))
