"""The database: SQLite in a file, or PostgreSQL for several nodes. Every call blocks; any thread may call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    PoolProxiedConnection,
    bindparam,
    create_engine,
    event,
    func,
    literal,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from .database_errors import DatabaseUnavailable, is_unavailable
from .limits import DAY, STATEMENT_SECONDS
from .log_packing import unpack
from .migrations import migrate
from .schema import ENTRIES, HOMES, NODES, PACKED_LOGS, ROOM_ID, ROOMS, SECRETS, SNAPSHOTS
from .stored_ratings import count_results
from .writes import (
    FOLLOW,
    FOLLOW_TOGETHER,
    KEEP_SNAPSHOT,
    OPEN,
    SET_DUE_QUICKLY,
    Stored,
    StoredSnapshot,
    Write,
    follow_in_file,
)

CHANNEL = "oneleft"  # of NOTIFY: which table has a new entry
LOCK_SECONDS = 2  # to wait for another process that has locked a SQLite file
CHANGING = ("due", "listed", "shown", "changed", "finished", "public", "packed")  # columns of `ROOMS`
MUCH_LATER = 10.0  # seconds: a table that is due so much later than it should be, by a clock that was set back


class NotFree(Exception):
    """Not every entry of a batch could be written."""


class Store:
    """The logs of all tables, and the rows that are derived from them: rooms, results and nodes.

    It owns the connection pool. The `Writer` appends; the node, the replays and the scheduler read, each in a thread. A
    number of a log is written once: if two nodes write the same number, one of them is told that it was taken. While
    PostgreSQL hangs, every call fails at once instead of waiting too, except heartbeats, which notice that it is back.
    """

    def __init__(self, url: str | URL, statement_seconds: float = STATEMENT_SECONDS) -> None:
        self.url = make_url(url)
        self.statement_seconds = statement_seconds
        self.shared = self.url.get_backend_name() == "postgresql"
        self.hangs = self.closed = False
        self.entries_read = 0  # of logs
        self.on_hang: Callable[[], object] = lambda: None  # set by the node; called in any thread
        self._kept: PoolProxiedConnection | None = None  # to SQLite, for the next plain writes
        self._kept_shared: Connection | None = None  # to PostgreSQL, for the same
        self._writing = Lock()  # of the kept connection
        self.engine = self._postgres_engine() if self.shared else self._sqlite_engine()
        insert: Any = postgresql.insert if self.shared else sqlite.insert
        rooms = insert(ROOMS)
        changing = {name: rooms.excluded[name] for name in CHANGING}
        self.upsert_rooms = rooms.on_conflict_do_update(index_elements=["id"], set_=changing)
        nodes = insert(NODES)
        seen = {"seen": nodes.excluded.seen}
        self.insert_node = nodes.on_conflict_do_update(index_elements=["id"], set_=seen)
        self.report_node = nodes.on_conflict_do_update(
            index_elements=["id"],
            set_=seen | {"figures": nodes.excluded.figures, "reads_packed": nodes.excluded.reads_packed},
        )

    def _postgres_engine(self) -> Engine:
        from . import postgres

        self.url = self.url.set(drivername="postgresql+psycopg")
        engine = create_engine(
            self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=2, hide_parameters=True
        )

        @event.listens_for(engine, "do_connect")
        def connect(_dialect: Any, _record: Any, words: Any, options: Any) -> Any:
            return postgres.connect(self.note_hang, *words, **options)

        return engine

    def _sqlite_engine(self) -> Engine:
        if self.url.database:
            create_private_file(Path(self.url.database))
        engine = create_engine(self.url, connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)
        durable_sqlite(engine)
        return engine

    def note_hang(self) -> None:
        self.hangs = True
        self.on_hang()

    @contextmanager
    def begin(self, patience: float = 0, probe: bool = False) -> Iterator[Connection]:
        """A transaction. ``patience`` is for statements that may take longer than a move."""
        if self.hangs and not probe:
            raise DatabaseUnavailable
        with self._patience(patience or self.statement_seconds), self.engine.connect() as connection:
            try:
                with connection.begin():
                    yield connection
            except Exception as error:
                if self.shared and is_unavailable(error):  # whatever state it is in, nobody gets it again
                    connection.invalidate()
                raise
            finally:
                if self.closed:  # there is no pool any more that it could go back to
                    connection.invalidate()
        self.hangs = False

    def _patience(self, seconds: float) -> Any:
        if not self.shared:
            return nullcontext()
        from . import postgres

        return postgres.patience(seconds)

    def open(self) -> None:
        with self.begin(patience=600) as connection:
            migrate(connection)

    def people_key(self) -> bytes:
        """The key of this server's digests of people."""
        return self.secret("people")

    def nodes_key(self) -> bytes:
        """The key by which the nodes of this server know each other."""
        return self.secret("nodes")

    def secret(self, name: str) -> bytes:
        with self.begin() as connection:
            return bytes(connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one())

    def close(self) -> None:
        self.closed = True
        if self._writing.acquire(blocking=False):  # else the write that is under way closes its connection
            if self._kept is not None:
                self._kept.close()
            if self._kept_shared is not None:
                self._kept_shared.close()
            self._kept = self._kept_shared = None
            self._writing.release()
        self.engine.dispose()

    # The logs

    def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write all of them in one commit. Returns for each whether its numbers were free, after its ``after``."""
        ordered = sorted(writes, key=lambda write: write.room)  # the same order on all nodes: they never deadlock
        try:
            if all(write.is_plain for write in ordered):
                if self.shared:
                    return self._append_together(writes, ordered)
                self._append_plain(ordered)
                return [True] * len(writes)
            with self.begin() as connection:
                if not self._insert(connection, ordered):
                    raise NotFree
                self._write_derived_rows(connection, ordered)
        except NotFree:  # rare, so it may take longer
            return self._append_what_is_free(writes, ordered)
        return [True] * len(writes)

    def _append_plain(self, writes: Sequence[Write]) -> None:
        """The same for plain writes, past SQLAlchemy, which takes longer over a single move than SQLite does.

        So does getting a connection from the pool and giving it back: this one is kept.
        """
        rows = [row for write in writes for row in write.next_rows()]
        dues = [(write.due, write.room) for write in writes if not write.has_stored_due]
        snapshots = [write.snapshot for write in writes if write.snapshot is not None]
        with self._writing:
            connection = self._kept or self.engine.raw_connection()
            self._kept = None
            try:
                cursor = connection.cursor()
                cursor.execute(follow_in_file(len(rows)), list(chain.from_iterable(rows)))
                if cursor.rowcount != len(rows):  # one was not free, or they follow each other
                    raise NotFree
                if dues:
                    cursor.executemany(SET_DUE_QUICKLY, dues)
                if snapshots:
                    cursor.executemany(KEEP_SNAPSHOT, snapshots)
                connection.commit()
            except BaseException:
                try:
                    connection.rollback()
                finally:
                    self._give_back(connection)
                raise
            if self.closed:
                self._give_back(connection)
            else:
                self._kept = connection

    def _append_together(self, writes: Sequence[Write], ordered: Sequence[Write]) -> list[bool]:
        """The same for plain writes on PostgreSQL, in one statement, with a connection that is kept."""
        rooms = [write.room for write in ordered]
        if len({*rooms}) < len(rooms) or any(len(write.bodies) > 1 for write in ordered):
            raise NotFree  # they follow each other
        if self.hangs:
            raise DatabaseUnavailable
        columns = [list(column) for column in zip(*(write.together() for write in ordered), strict=True)]
        with self._writing, self._patience(self.statement_seconds):
            connection = self._kept_shared or self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._kept_shared = None
            try:
                written = set(connection.exec_driver_sql(FOLLOW_TOGETHER, tuple(columns)).scalars())
                snapshots = [tuple(write.snapshot) for write in ordered if write.snapshot and write.room in written]
                self._execute_quickly(connection, KEEP_SNAPSHOT, snapshots)
            except BaseException:
                connection.invalidate()  # whatever state it is in, nobody gets it again
                connection.close()
                raise
            if self.closed:
                connection.invalidate()
                connection.close()
            else:
                self._kept_shared = connection
        if len(written) == len(writes):
            return [True] * len(writes)
        with self.begin() as connection:
            return [write.room in written or self.is_ours(connection, write) for write in writes]

    def _give_back(self, connection: PoolProxiedConnection) -> None:
        if self.closed:  # there is no pool any more that it could go back to
            connection.invalidate()
        connection.close()

    def _insert(self, connection: Connection, writes: Sequence[Write]) -> bool:
        """Whether all the entries were inserted."""
        opening = [(write.room, 0, write.stamp, write.bodies[0]) for write in writes if write.number == 0]
        following = [row for write in writes for row in write.next_rows()]
        inserted = self._execute_quickly(connection, OPEN, opening) + self._execute_quickly(
            connection, FOLLOW, following
        )
        return inserted == len(opening) + len(following)

    def _append_what_is_free(self, writes: Sequence[Write], ordered: list[Write]) -> list[bool]:
        """The same for each write by itself.

        What was written in an earlier attempt brought its rows with it, and others may have replaced them since.
        """
        with self.begin() as connection:
            written = [write for write in ordered if self._insert(connection, [write])]
            self._write_derived_rows(connection, written)
            return [self.is_ours(connection, write) for write in writes]

    def _execute_quickly(self, connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
        """Execute a statement for each row of parameters. Returns how many rows of the database it concerned."""
        if not rows:
            return 0
        words = statement.replace("?", "%s") if self.shared else statement
        return connection.exec_driver_sql(words, list(rows)).rowcount

    def is_ours(self, connection: Connection, write: Write) -> bool:
        """Whether this write made the entry: now, or in an earlier attempt whose answer was lost."""
        found = select(ENTRIES.c.stamp).where(ENTRIES.c.room == write.room, ENTRIES.c.number == write.number)
        return connection.execute(found).scalar() == write.stamp

    def _write_derived_rows(self, connection: Connection, writes: list[Write]) -> None:
        """Write the due times, listings, results and homes of these writes. Nodes that listen hear of it afterwards."""
        plain = [(write.due, write.room) for write in writes if write.row is None and not write.has_stored_due]
        self._execute_quickly(connection, SET_DUE_QUICKLY, plain)
        rows = [{"id": write.room, "due": write.due} | write.row for write in writes if write.row is not None]
        if rows:
            connection.execute(self.upsert_rooms, rows)
        snapshots = [tuple(write.snapshot) for write in writes if write.snapshot is not None]
        self._execute_quickly(connection, KEEP_SNAPSHOT, snapshots)
        results = [row for write in writes for row in write.results]
        if results:
            count_results(connection, results)
        homes = [{"room": write.room, "node": write.home} for write in writes if write.home]
        if homes:
            connection.execute(UPSERT_HOMES, homes)
        told = [(write.room, write.number + len(write.bodies)) for write in writes if write.is_told]
        if told:
            notify(connection, told)

    def read(self, room: str) -> list[bytes]:
        """The entries of a log."""
        return [entry.body for entry in self.read_log(room)]

    def read_log(self, room: str, after: int = 0) -> list[Stored]:
        """The entries of a log after the first ``after``, as they are stored."""
        if not ROOM_ID.fullmatch(room):
            return []
        with self.begin() as connection:
            found = connection.execute(LOG, {"room_": room, "after_": after}).all()
        rows = [Stored(*row) for row in found if row[0] != PACKED]
        for row in found:
            if row[0] == PACKED:
                rows += unpack(room, row[2], after)
        self.entries_read += len(rows)
        return sorted(rows)

    def read_snapshot(self, room: str, code: str | None = None) -> StoredSnapshot | None:
        """The snapshot of a log, if there is one, by this code if that is given."""
        if not ROOM_ID.fullmatch(room):
            return None
        found = select(SNAPSHOTS).where(SNAPSHOTS.c.room == room)
        with self.begin() as connection:
            row = connection.execute(found if code is None else found.where(SNAPSHOTS.c.code == code)).first()
        return None if row is None else StoredSnapshot(*row)

    # Across tables

    def listed(self, most: int, of_each: int) -> list[bytes]:
        """The public tables as shown, the newest first, with a limit per opener so that nobody fills the list."""
        rank = func.row_number().over(partition_by=ROOMS.c.opener, order_by=ROOMS.c.opened.desc()).label("rank")
        listed = select(ROOMS.c.shown, ROOMS.c.opened, ROOMS.c.opener, rank).where(ROOMS.c.listed).subquery()
        shown = (listed.c.opener == "") | (listed.c.rank <= of_each)
        found = select(listed.c.shown).where(shown).order_by(listed.c.opened.desc()).limit(most)
        with self.begin() as connection:
            return [row[0] for row in connection.execute(found)]

    def find_code(self, code: str) -> str | None:
        """The id of the table with this code, of several the one that changed last."""
        found = select(ROOMS.c.id).where(ROOMS.c.code == code).order_by(ROOMS.c.changed.desc()).limit(1)
        with self.begin() as connection:
            return connection.execute(found).scalar()

    def set_due(self, room: str, due: float | None, before: float) -> None:
        """Set when a table is due again that was due before, unless a write has set it since."""
        with self.begin() as connection:
            connection.execute(SET_DUE.where(ROOMS.c.due == before), [{"id_": room, "due_": due}])

    def bring_forward(self, room: str, due: float) -> None:
        """Make a table due at this time, if it would be due much later by a clock that was set back since."""
        with self.begin() as connection:
            connection.execute(SET_DUE.where(ROOMS.c.due > due + MUCH_LATER), [{"id_": room, "due_": due}])

    def mark_listed_due(self, now: float) -> None:
        """Make all listed tables due: their connections may have ended when the last server stopped."""
        with self.begin() as connection:
            connection.execute(update(ROOMS).where(ROOMS.c.listed).values(due=now))

    def tell(self, lengths: Sequence[tuple[str, int]]) -> None:
        """Tell the nodes that listen how many entries these tables have."""
        with self.begin() as connection:
            notify(connection, lengths)

    def try_write(self) -> None:
        """Write a row that means nothing, to find out whether the database takes writes."""
        with self.begin(probe=True) as connection:
            connection.execute(self.insert_node, [{"id": "probe", "seen": 0.0}])

    def try_read(self) -> None:
        with self.begin() as connection:
            connection.execute(select(ENTRIES.c.number).limit(1)).all()

    def report(self, node: str, now: float, figures: bytes) -> None:
        """Store how a node is doing. Of several nodes, one is alive by its heartbeats and not by its figures."""
        with self.begin() as connection:
            if self.shared:
                connection.execute(update(NODES).where(NODES.c.id == node).values(figures=figures))
                return
            connection.execute(self.report_node, [{"id": node, "seen": now, "figures": figures, "reads_packed": True}])
            connection.execute(NODES.delete().where(NODES.c.seen < now - DAY))


PACKED = -1  # the number of what is packed, among the rows of a log
# One statement, so that a log which is packed at this moment is read as it was before or as it is afterwards.
LOG = union_all(
    select(ENTRIES.c.number, ENTRIES.c.stamp, ENTRIES.c.body).where(
        ENTRIES.c.room == bindparam("room_"), ENTRIES.c.number >= bindparam("after_")
    ),
    select(literal(PACKED), literal(""), PACKED_LOGS.c.body).where(
        PACKED_LOGS.c.room == bindparam("room_"), PACKED_LOGS.c.number >= bindparam("after_")
    ),
)
SET_DUE = update(ROOMS).where(ROOMS.c.id == bindparam("id_")).values(due=bindparam("due_"))
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
new_homes = postgresql.insert(HOMES)
UPSERT_HOMES = new_homes.on_conflict_do_update(index_elements=["room"], set_={"node": new_homes.excluded.node})


def notify(connection: Connection, lengths: Sequence[tuple[str, int]]) -> None:
    """Say at the commit how many entries the logs of these tables have."""
    connection.execute(NOTIFY, [{"payload": f"{room} {length}"} for room, length in lengths])


def create_private_file(file: Path) -> None:
    """Create the file readable by its owner alone: it contains the hands of every game."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        file.touch(mode=0o600)


def durable_sqlite(engine: Engine) -> None:
    """Sync every commit to the disk before anyone is told of it, so that it survives a power cut."""

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={1000 * LOCK_SECONDS}"):
            connection.execute(f"PRAGMA {pragma}")
