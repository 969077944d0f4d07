"""The database: SQLite in a file, or PostgreSQL for several nodes. Every call blocks; any thread may call."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .migrations import migrate
from .schema import ENTRIES, NODES, RESULTS, ROOM_ID, ROOMS

# a database that hangs is treated like one that is gone
CONNECT_OPTIONS = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
CHANNEL = "oneleft"  # of NOTIFY: which table has a new entry
DEAD_AFTER_SECONDS = 8.0  # without a heartbeat
LEASE = 10.0  # seconds after which a claimed table is due again, in case the node that claimed it died


class DatabaseUnavailable(Exception):
    """The database does not answer. Whether the write was made is not known until it does."""


def is_unavailable(error: Exception) -> bool:
    """Whether the error means that the database cannot be reached. Any other error is a bug."""
    if isinstance(error, DatabaseUnavailable | OperationalError | InterfaceError | PoolTimeout):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    # of a driver, of a wait for it, or of the statements that open a connection, which SQLAlchemy does not wrap
    return isinstance(error, ConnectionError | TimeoutError | sqlite3.OperationalError)


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

    def rows(self) -> Iterator[tuple[str, int, str, bytes]]:
        for i, body in enumerate(self.bodies):
            yield self.room, self.number + i, self.stamp, body


ROW = ("room", "number", "stamp", "body")


class Store:
    """The logs of all tables, and the rows that are derived from them: rooms, results and nodes.

    It owns the connection pool. The `Writer` appends; the node, the history and the scheduler read, each in a thread. A
    number of a log is written once: if two nodes write the same number, one of them is told that it was taken.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        if self.shared:
            self.url = self.url.set(drivername="postgresql+psycopg")
            self.engine = create_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                pool_timeout=10,
                hide_parameters=True,
                connect_args=CONNECT_OPTIONS,
            )
            insert: Any = postgresql.insert
        else:
            if self.url.database:
                create_private_file(Path(self.url.database))
            self.engine = create_engine(self.url, connect_args={"timeout": 30}, hide_parameters=True)
            durable_sqlite(self.engine)
            insert = sqlite.insert
        mark = "%s" if self.shared else "?"
        # every move uses these two, in the driver's own syntax: through SQLAlchemy they cost as much as the move
        self.quick_insert = f"INSERT INTO entries ({', '.join(ROW)}) VALUES ({', '.join([mark] * len(ROW))})"
        self.quick_due = f"UPDATE rooms SET due = {mark} WHERE id = {mark}"
        self.insert_entries = insert(ENTRIES).on_conflict_do_nothing()
        self.insert_results = insert(RESULTS).on_conflict_do_nothing()
        rooms = insert(ROOMS)
        changing = {name: rooms.excluded[name] for name in ("due", "listed", "shown")}
        self.upsert_rooms = rooms.on_conflict_do_update(index_elements=["id"], set_=changing)
        nodes = insert(NODES)
        self.insert_node = nodes.on_conflict_do_update(index_elements=["id"], set_={"seen": nodes.excluded.seen})

    def open(self) -> None:
        with self.engine.begin() as connection:
            migrate(connection)

    def close(self) -> None:
        self.engine.dispose()

    # The logs

    def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write all of them in one commit. Returns for each whether its numbers were still free."""
        ordered = sorted(
            writes, key=lambda write: write.room
        )  # the same order on all nodes, so that they never deadlock
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(self.quick_insert, [row for write in ordered for row in write.rows()])
                self._write_derived_rows(connection, ordered)
        except IntegrityError:  # a number is taken: rare, so it may take longer
            return self.append_what_is_free(writes, ordered)
        return [True] * len(writes)

    def append_what_is_free(self, writes: Sequence[Write], ordered: list[Write]) -> list[bool]:
        rows = [dict(zip(ROW, row, strict=True)) for write in ordered for row in write.rows()]
        with self.engine.begin() as connection:
            connection.execute(self.insert_entries, rows)
            won = {id(write): self.is_ours(connection, write) for write in writes}
            self._write_derived_rows(connection, [write for write in ordered if won[id(write)]])
        return [won[id(write)] for write in writes]

    def is_ours(self, connection: Connection, write: Write) -> bool:
        """Whether this write made the entry: now, or in an earlier attempt whose answer was lost."""
        found = select(ENTRIES.c.stamp).where(ENTRIES.c.room == write.room, ENTRIES.c.number == write.number)
        return connection.execute(found).scalar() == write.stamp

    def _write_derived_rows(self, connection: Connection, writes: list[Write]) -> None:
        """Write the due times, listings and results of these writes. Other nodes are notified at the commit."""
        plain = [(write.due, write.room) for write in writes if write.row is None]
        if plain:
            connection.exec_driver_sql(self.quick_due, plain)
        rows = [{"id": write.room, "due": write.due} | write.row for write in writes if write.row is not None]
        if rows:
            connection.execute(self.upsert_rooms, rows)
        results = [row for write in writes for row in write.results]
        if results:
            connection.execute(self.insert_results, results)
        if self.shared and writes:
            connection.execute(
                NOTIFY, [{"payload": f"{write.room} {write.number + len(write.bodies)}"} for write in writes]
            )

    def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a log after the first ``after``."""
        if not ROOM_ID.fullmatch(room):
            return []
        found = (
            select(ENTRIES.c.body).where(ENTRIES.c.room == room, ENTRIES.c.number >= after).order_by(ENTRIES.c.number)
        )
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(found)]

    # Across tables

    def listed(self, most: int) -> list[bytes]:
        """The public tables, the newest first, as they are shown."""
        found = select(ROOMS.c.shown).where(ROOMS.c.listed).order_by(ROOMS.c.opened.desc()).limit(most)
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(found)]

    def set_due(self, room: str, due: float | None, lease: float) -> None:
        """Set when a claimed table is due again, unless a write has set it since."""
        with self.engine.begin() as connection:
            connection.execute(SET_DUE.where(ROOMS.c.due == lease), [{"id_": room, "due_": due}])

    def claim(self, now: float, most: int = 100) -> list[tuple[str, float]]:
        """Claim the tables that are due, with the time of the lease. Until then no other node gets them."""
        due = select(ROOMS.c.id).where(ROOMS.c.due <= now).order_by(ROOMS.c.due).limit(most)
        if self.shared:
            due = due.with_for_update(skip_locked=True)
        lease = update(ROOMS).where(ROOMS.c.id.in_(due.scalar_subquery())).values(due=now + LEASE).returning(ROOMS.c.id)
        with self.engine.begin() as connection:
            return [(row[0], now + LEASE) for row in connection.execute(lease)]

    def mark_listed_due(self, now: float) -> None:
        """Make all listed tables due: their connections may have ended when the last server stopped."""
        with self.engine.begin() as connection:
            connection.execute(update(ROOMS).where(ROOMS.c.listed).values(due=now))

    def heartbeat(self, node: str, now: float, silent: float = DEAD_AFTER_SECONDS) -> set[str]:
        """Record that this node is alive. Returns the ids of all nodes that are."""
        with self.engine.begin() as connection:
            connection.execute(self.insert_node, [{"id": node, "seen": now}])
            connection.execute(NODES.delete().where(NODES.c.seen < now - 100 * silent))
            found = connection.execute(select(NODES.c.id).where(NODES.c.seen >= now - silent))
            return {row[0] for row in found}

    def forget_node(self, node: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(NODES.delete().where(NODES.c.id == node))

    def results(self, player: str | None = None) -> list[Any]:
        """The results of one player or of all, the oldest match first."""
        found = select(RESULTS).order_by(RESULTS.c.ended, RESULTS.c.room, RESULTS.c.match, RESULTS.c.seat)
        if player is not None:
            found = found.where(RESULTS.c.player == player)
        with self.engine.connect() as connection:
            return list(connection.execute(found))

    def count_results(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(RESULTS)).scalar_one()

    def ping(self) -> bool:
        with self.engine.connect() as connection:
            return bool(connection.execute(text("SELECT 1")).scalar())


SET_DUE = update(ROOMS).where(ROOMS.c.id == bindparam("id_")).values(due=bindparam("due_"))
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def create_private_file(file: Path) -> None:
    """Create the file readable by its owner alone: it contains the hands of every game."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        file.touch(mode=0o600)


def durable_sqlite(engine: Engine) -> None:
    """Sync every commit to the disk before anybody is told of it, so that it survives a power cut."""

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")
