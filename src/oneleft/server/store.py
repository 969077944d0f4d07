"""The database: SQLite in a file, or PostgreSQL for many nodes. Everything here blocks; any thread may call it."""

from __future__ import annotations

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

# a database that hangs is as good as one that is gone
PATIENT = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
CHANNEL = "oneleft"  # on which nodes tell each other which table has a new entry
SILENT = 8.0  # a node that gave no sign of life for so many seconds is dead
LEASE = 10.0  # seconds after which a claimed table is due again, if who claimed it is gone


class DatabaseUnavailable(Exception):
    """The database does not answer. Whether the write was made is not known until it does."""


def is_unavailable(error: Exception) -> bool:
    """Whether the error means that the database cannot be reached. Any other error is a mistake in this program."""
    if isinstance(error, DatabaseUnavailable | OperationalError | InterfaceError | PoolTimeout):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, ConnectionError | TimeoutError)  # of a driver, or of a wait for it


@dataclass(slots=True)
class Write:
    """Entries for the end of one table's log, and what follows from them: all of it is written, or nothing."""

    room: str
    number: int  # of the first of them
    stamp: str
    bodies: list[bytes]
    due: float | None = None
    row: dict[str, Any] | None = None  # of `rooms`, where more than the due time changes
    results: list[dict[str, Any]] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[str, int, str, bytes]]:
        for i, body in enumerate(self.bodies):
            yield self.room, self.number + i, self.stamp, body


ROW = ("room", "number", "stamp", "body")


class Store:
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
                connect_args=PATIENT,
            )
            insert: Any = postgresql.insert
        else:
            if self.url.database:
                own_file(Path(self.url.database))
            self.engine = create_engine(self.url, connect_args={"timeout": 30}, hide_parameters=True)
            durable_sqlite(self.engine)
            insert = sqlite.insert
        mark = "%s" if self.shared else "?"
        # what every move takes, as the driver itself reads it: the toolkit's own way costs as much as the move
        self.quick_insert = f"INSERT INTO entries ({', '.join(ROW)}) VALUES ({', '.join([mark] * len(ROW))})"
        self.quick_due = f"UPDATE rooms SET due = {mark} WHERE id = {mark}"
        self.insert_entries = insert(ENTRIES).on_conflict_do_nothing()
        self.insert_results = insert(RESULTS).on_conflict_do_nothing()
        rooms = insert(ROOMS)
        changing = {name: rooms.excluded[name] for name in ("due", "listed", "shown")}
        self.describe_rooms = rooms.on_conflict_do_update(index_elements=["id"], set_=changing)
        nodes = insert(NODES)
        self.insert_node = nodes.on_conflict_do_update(index_elements=["id"], set_={"seen": nodes.excluded.seen})

    def open(self) -> None:
        with self.engine.begin() as connection:
            migrate(connection)

    def close(self) -> None:
        self.engine.dispose()

    # The logs

    def append(self, writes: Sequence[Write]) -> list[bool]:
        """One commit for all of them; for each, whether its numbers were still free."""
        ordered = sorted(writes, key=lambda write: write.room)  # all nodes in one order: nobody waits in a circle
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(self.quick_insert, [row for write in ordered for row in write.rows()])
                self.follow(connection, ordered)
        except IntegrityError:  # not all of them: rare, so it may take longer
            return self.append_what_is_free(writes, ordered)
        return [True] * len(writes)

    def append_what_is_free(self, writes: Sequence[Write], ordered: list[Write]) -> list[bool]:
        rows = [dict(zip(ROW, row, strict=True)) for write in ordered for row in write.rows()]
        with self.engine.begin() as connection:
            connection.execute(self.insert_entries, rows)
            won = {id(write): self.is_ours(connection, write) for write in writes}
            self.follow(connection, [write for write in ordered if won[id(write)]])
        return [won[id(write)] for write in writes]

    def is_ours(self, connection: Connection, write: Write) -> bool:
        """Just written; or written before, when the answer to a commit was lost and it is tried again."""
        found = select(ENTRIES.c.stamp).where(ENTRIES.c.room == write.room, ENTRIES.c.number == write.number)
        return connection.execute(found).scalar() == write.stamp

    def follow(self, connection: Connection, writes: list[Write]) -> None:
        plain = [(write.due, write.room) for write in writes if write.row is None]
        if plain:
            connection.exec_driver_sql(self.quick_due, plain)
        rows = [{"id": write.room, "due": write.due} | write.row for write in writes if write.row is not None]
        if rows:
            connection.execute(self.describe_rooms, rows)
        results = [row for write in writes for row in write.results]
        if results:
            connection.execute(self.insert_results, results)
        if self.shared and writes:
            connection.execute(
                NOTIFY, [{"news": f"{write.room} {write.number + len(write.bodies)}"} for write in writes]
            )

    def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a log from this number on."""
        if not ROOM_ID.fullmatch(room):
            return []
        found = (
            select(ENTRIES.c.body).where(ENTRIES.c.room == room, ENTRIES.c.number >= after).order_by(ENTRIES.c.number)
        )
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(found)]

    # Across tables

    def listed(self, most: int) -> list[bytes]:
        found = select(ROOMS.c.shown).where(ROOMS.c.listed).order_by(ROOMS.c.opened.desc()).limit(most)
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(found)]

    def set_due(self, room: str, due: float | None, lease: float) -> None:
        """By who claimed it; if something was written since, that knows better."""
        with self.engine.begin() as connection:
            connection.execute(SET_DUE.where(ROOMS.c.due == lease), [{"id_": room, "due_": due}])

    def claim(self, now: float, most: int = 100) -> list[tuple[str, float]]:
        """Tables at which something is due, for this node to do: no other node gets them until the lease is over."""
        due = select(ROOMS.c.id).where(ROOMS.c.due <= now).order_by(ROOMS.c.due).limit(most)
        if self.shared:
            due = due.with_for_update(skip_locked=True)
        lease = update(ROOMS).where(ROOMS.c.id.in_(due.scalar_subquery())).values(due=now + LEASE).returning(ROOMS.c.id)
        with self.engine.begin() as connection:
            return [(row[0], now + LEASE) for row in connection.execute(lease)]

    def look_at_listed(self, now: float) -> None:
        """Whoever was at a listed table when all servers stopped is not there any more: somebody has to look."""
        with self.engine.begin() as connection:
            connection.execute(update(ROOMS).where(ROOMS.c.listed).values(due=now))

    def beat(self, node: str, now: float, silent: float = SILENT) -> set[str]:
        """Say that this node is alive; those that are, all but the silent ones."""
        with self.engine.begin() as connection:
            connection.execute(self.insert_node, [{"id": node, "seen": now}])
            connection.execute(NODES.delete().where(NODES.c.seen < now - 100 * silent))
            found = connection.execute(select(NODES.c.id).where(NODES.c.seen >= now - silent))
            return {row[0] for row in found}

    def forget_node(self, node: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(NODES.delete().where(NODES.c.id == node))

    def results(self, player: str | None = None) -> list[Any]:
        """Of one player or of all, the first match first."""
        found = select(RESULTS).order_by(RESULTS.c.ended, RESULTS.c.room, RESULTS.c.match, RESULTS.c.seat)
        if player is not None:
            found = found.where(RESULTS.c.player == player)
        with self.engine.connect() as connection:
            return list(connection.execute(found))

    def count_results(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(RESULTS)).scalar_one()

    def reachable(self) -> bool:
        with self.engine.connect() as connection:
            return bool(connection.execute(text("SELECT 1")).scalar())


SET_DUE = update(ROOMS).where(ROOMS.c.id == bindparam("id_")).values(due=bindparam("due_"))
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")


def own_file(file: Path) -> None:
    """Whoever reads it reads the hands: a new one is for its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        file.touch(mode=0o600)


def durable_sqlite(engine: Engine) -> None:
    """What was committed survives a power cut: the log is synced before anybody is told."""

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")
