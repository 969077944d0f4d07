"""Keeps a SQLite file for one server at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy import URL

from oneleft.errors import SetupError


@contextmanager
def locked_file(url: URL) -> Iterator[None]:
    """Lock the file of a database, if it is one. The lock ends with the process."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    with closing(sqlite3.connect(f"{url.database}.lock", timeout=0)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise SetupError("serve-twice", database=url.render_as_string()) from None
        yield
