"""What is written to the database and read from it: entries, snapshots, and the statements of every move."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple


class Stored(NamedTuple):
    """An entry as it is stored. ``number`` counts from 0; ``stamp`` is that of the write that made it."""

    number: int
    stamp: str
    body: bytes


class StoredSnapshot(NamedTuple):
    """The fold of the first ``number`` entries of a log, the last of which has this stamp."""

    room: str
    number: int
    stamp: str
    code: str  # `snapshots.code_digest` of the code that wrote it
    body: bytes


@dataclass(slots=True)
class Write:
    """Entries to append to one table's log, and the rows that follow from them: all of it is written, or nothing."""

    room: str
    number: int  # of the first entry
    stamp: str  # of the node and the write, to recognise it when a commit is repeated
    bodies: list[bytes]
    due: float | None = None
    row: dict[str, Any] | None = None  # of `rooms`, if more than the due time changes
    results: list[dict[str, Any]] = field(default_factory=list)
    after: str = ""  # the stamp of the entry before; a new table has none
    has_stored_due: bool = False  # then the one in the database is left
    snapshot: StoredSnapshot | None = None  # of the room after it
    home: str = ""  # the node that opens the table
    is_told: bool = False  # to the nodes that listen

    @property
    def is_plain(self) -> bool:
        """Whether nothing follows from it but a due time and a snapshot, as from most moves."""
        return not (self.number == 0 or self.row or self.results or self.is_told)

    def together(self) -> tuple[Any, ...]:
        """The parameters of `FOLLOW_TOGETHER`, of a plain write with one entry."""
        return self.room, self.number, self.after, self.stamp, self.bodies[0], self.due, self.has_stored_due

    def next_rows(self) -> list[tuple[str, bytes, str, int, str]]:
        """The parameters of `FOLLOW`: all entries but the first of a new table."""
        return [
            (self.stamp, body, self.room, self.number + i - 1, self.stamp if i else self.after)
            for i, body in enumerate(self.bodies)
            if self.number + i
        ]


# Every move uses these, in the driver's own syntax: through SQLAlchemy they cost as much as the move. An entry is
# written only after the one that its writer knows: after a failover that lost commits, that one is missing or another.
OPEN = "INSERT INTO entries (room, number, stamp, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
FOLLOW = (
    "INSERT INTO entries (room, number, stamp, body) SELECT room, number + 1, ?, ? FROM entries "
    "WHERE room = ? AND number = ? AND stamp = ? ON CONFLICT DO NOTHING"
)


@cache
def follow_in_file(count: int) -> str:
    """`FOLLOW` on SQLite for so many tables at once: between two statements the threads would take turns."""
    return (
        "INSERT INTO entries (room, number, stamp, body) SELECT last.room, last.number + 1, column1, column2 "
        f"FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * count)}) CROSS JOIN entries AS last "
        "WHERE last.room = column3 AND last.number = column4 AND last.stamp = column5 ON CONFLICT DO NOTHING"
    )


# The same on PostgreSQL for many tables, with when each is due: one statement, and one answer to wait for. It returns
# the tables whose entry was written. They come in order, so that two nodes never wait for each other.
FOLLOW_TOGETHER = """
WITH given AS (
    SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::bytea[], %s::float8[], %s::bool[])
    AS given (room, number, after, stamp, body, due, has_stored_due)
), written AS (
    INSERT INTO entries (room, number, stamp, body)
    SELECT given.room, given.number, given.stamp, given.body FROM given JOIN entries AS last
    ON last.room = given.room AND last.number = given.number - 1 AND last.stamp = given.after
    ORDER BY given.room
    ON CONFLICT DO NOTHING RETURNING room
), planned AS (
    UPDATE rooms SET due = given.due FROM given JOIN written USING (room)
    WHERE rooms.id = given.room AND NOT given.has_stored_due
)
SELECT room FROM written"""
# A snapshot is used only with the entry that it was made after.
KEEP_SNAPSHOT = (
    "INSERT INTO snapshots (room, number, stamp, code, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (room) DO UPDATE SET "
    "number = excluded.number, stamp = excluded.stamp, code = excluded.code, body = excluded.body"
)
SET_DUE_QUICKLY = "UPDATE rooms SET due = ? WHERE id = ?"
