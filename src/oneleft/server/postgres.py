"""Connections to PostgreSQL that do not wait forever: a database that hangs is treated like one that is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any

import psycopg

from .limits import STATEMENT_SECONDS

CONNECT_OPTIONS: dict[str, Any] = {
    "connect_timeout": 2,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
statement_seconds: ContextVar[float] = ContextVar("seconds", default=STATEMENT_SECONDS)
# What a node leaves behind when it is cut off in a transaction must not hold up the others. A wait for someone else's
# lock ends before it looks as if the database hung.
SESSION = "SET idle_in_transaction_session_timeout = '3s'; SET lock_timeout = '1500ms'"


class DeadlineExceeded(psycopg.OperationalError):
    """A statement was not answered in time. Its connection is closed."""


class PostgresConnection(psycopg.Connection[Any]):
    """A connection with a deadline for every statement. ``on_hang`` is told, in whatever thread that happens.

    The deadline is kept here and not by PostgreSQL, which may be stopped or out of reach.
    """

    on_hang: Callable[[], None] = staticmethod(lambda: None)

    def wait(self, gen: Any, *args: Any, **options: Any) -> Any:
        return super().wait(self._limited(gen), *args, **options)

    def _limited(self, gen: Any) -> Any:
        """The driver's generator, which is resumed at least ten times a second, up to the deadline."""
        end = monotonic() + statement_seconds.get()
        try:
            waits_for = next(gen)
            while True:
                ready = yield waits_for
                if not ready and monotonic() > end:
                    self.pgconn.finish()
                    self.on_hang()
                    raise DeadlineExceeded("no answer in time")
                waits_for = gen.send(ready)
        except StopIteration as done:
            return done.value


def connect(on_hang: Callable[[], None], *words: Any, **options: Any) -> PostgresConnection:
    try:
        made = PostgresConnection.connect(*words, **(CONNECT_OPTIONS | options))
    except psycopg.errors.ConnectionTimeout:
        on_hang()
        raise
    made.on_hang = on_hang
    try:
        autocommit, made.autocommit = made.autocommit, True
        made.execute(SESSION)
        made.autocommit = autocommit
    except BaseException:
        made.close()
        raise
    return made


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Statements in this context, such as a migration, may take longer."""
    before = statement_seconds.set(seconds)
    try:
        yield
    finally:
        statement_seconds.reset(before)
