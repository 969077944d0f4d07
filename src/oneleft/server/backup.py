"""Backups: a whole database as one SQLite file, made while servers use it, and put back into either kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from alembic.migration import MigrationContext
from sqlalchemy import URL, select, text
from sqlalchemy.engine import make_url

from oneleft.errors import SetupError

from .file_lock import locked_file
from .migrations import last_version
from .schema import HOMES, METADATA, NODES, ORDERS, SECRETS
from .store import Store, create_private_file

WHOLE = 3600.0  # seconds for a query over the whole database
ROWS = 1000  # that are copied at a time
OF_NODES = (NODES, HOMES)  # that run
# What a restored database would lose. Secrets, orders and nodes are also where nobody has played yet.
OF_GAMES = [table for table in METADATA.sorted_tables if table not in (SECRETS, ORDERS, *OF_NODES)]


def back_up(store: Store, file: Path) -> None:
    """As the database is at one moment."""
    if not file.absolute().parent.is_dir():  # mistyped, most likely
        raise SetupError("admin-no-directory", directory=str(file.absolute().parent))
    with complete_or_absent(file) as part:
        if store.shared:
            copy_rows(store, opened(part))
        else:
            with closing(sqlite3.connect(str(store.url.database))) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target)
                target.execute("PRAGMA journal_mode=DELETE")  # one file and nothing next to it


def restore(file: Path, url: str) -> None:
    """Put a backup into a database that has no tables yet."""
    check_backup(file)
    target = make_url(url)
    if target.get_backend_name() == "sqlite":
        restore_file(file, target)
        return
    with TemporaryDirectory() as directory:
        copy = Path(directory) / "backup"
        copyfile(file, copy)
        copy_rows(opened(copy), empty_store(url))


def restore_file(file: Path, target: URL) -> None:
    """SQLite would write a log that an older file left behind into the new one."""
    place = Path(str(target.database))
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with locked_file(target):
        for name in (place, *beside(place)):
            if name.exists():
                raise SetupError("admin-not-empty", database=str(name))
        with complete_or_absent(place) as part:
            copyfile(file, part)


def check_backup(file: Path) -> None:
    """Refuse a file that is no backup, or a damaged one."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT number FROM entries LIMIT 1")
            found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    except sqlite3.Error as error:
        found = [str(error)]
    if found != ["ok"]:
        raise SetupError("admin-no-backup", file=str(file), reason=found[0])


def opened(file: Path) -> Store:
    """A SQLite file as this version writes it."""
    store = Store(URL.create("sqlite", database=str(file)))
    store.open()
    return store


def empty_store(url: str) -> Store:
    store = Store(url)
    store.open()
    with store.begin() as connection:
        is_empty = all(connection.execute(select(table).limit(1)).first() is None for table in OF_GAMES)
    if not is_empty:
        store.close()
        raise SetupError("admin-not-empty", database=store.url.render_as_string(hide_password=True))
    return store


def copy_rows(source: Store, target: Store) -> None:
    """Everything but what concerns the nodes that run, from one moment of the source."""
    try:
        with source.begin(patience=WHOLE) as reading, target.begin(patience=WHOLE) as writing:
            if source.shared:
                reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            for side, store in ((reading, source), (writing, target)):
                if store.shared:  # it waits while the other side works
                    side.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            if set(MigrationContext.configure(reading).get_current_heads()) != {last_version()}:
                raise SetupError("admin-old")
            for table in METADATA.sorted_tables:
                writing.execute(table.delete())  # a new database has its own secrets
                if table in OF_NODES:
                    continue
                found = reading.execution_options(yield_per=ROWS).execute(select(table))
                for rows in found.partitions():
                    writing.execute(table.insert(), [dict(row._mapping) for row in rows])
    finally:
        source.close()
        target.close()


@contextmanager
def complete_or_absent(file: Path) -> Iterator[Path]:
    """The path to write to, so that the file is complete in the end, or not there. Only its owner can read it."""
    if file.exists():
        raise SetupError("admin-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    create_private_file(part)
    try:
        yield part
        part.replace(file)
    finally:
        for name in (part, *beside(part)):
            name.unlink(missing_ok=True)


def beside(file: Path) -> list[Path]:
    """Where SQLite keeps what is not in the file yet."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]
