"""What an error of the database means: it cannot be reached now, it is damaged, or it is a bug of ours."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# PostgreSQL's classes and codes of errors that pass: connection, resources, the operator, the system, a lost race for a
# lock, a standby that does not take writes (yet), and a transaction that was idle for too long.
PASSING = ("08", "53", "57", "58", "40", "55P03", "25006", "25P03")
DAMAGE = ("XX001", "XX002")


class DatabaseUnavailable(Exception):
    """The database does not answer. Whether the write was made is not known until it does."""


class DamagedLog(Exception):
    """The log of a table cannot be read or folded, from this entry on."""

    def __init__(self, room_id: str, number: int) -> None:
        super().__init__(room_id, number)
        self.room_id, self.number = room_id, number


class MissingEntry(Exception):
    """A log has later entries, but not this one."""


def driver_error(error: BaseException) -> BaseException:
    """The error of the driver, which SQLAlchemy wraps."""
    return getattr(error, "orig", None) or error


def codes_of(error: Exception) -> tuple[int, str]:
    """SQLite's primary result code and PostgreSQL's SQLSTATE; 0 and the empty text where there is none."""
    driver = driver_error(error)
    return getattr(driver, "sqlite_errorcode", 0) & 0xFF, getattr(driver, "sqlstate", None) or ""


def is_damage(error: Exception) -> bool:
    """Whether a part of the database, or a table's log, cannot be read. The rest may be all right."""
    sqlite_code, state = codes_of(error)
    return (
        isinstance(error, DamagedLog)
        or sqlite_code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        or state in DAMAGE
    )


def is_unavailable(error: Exception) -> bool:
    """Whether the database cannot be reached, or takes no writes, for now. Any other error is damage or a bug."""
    sqlite_code, state = codes_of(error)
    if is_damage(error) or sqlite_code == sqlite3.SQLITE_ERROR:  # SQL that is wrong
        return False
    if state:
        return state.startswith(PASSING)
    if isinstance(error, DatabaseUnavailable | OperationalError | InterfaceError | PoolTimeout):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    # of a driver, of a wait for it, or of the statements that open a connection, which SQLAlchemy does not wrap
    return isinstance(error, ConnectionError | TimeoutError | sqlite3.OperationalError)
