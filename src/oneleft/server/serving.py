"""Run the application: one process, uvicorn, and sockets that are closed properly when it stops."""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from oneleft.lang import Explained
from oneleft.protocol.messages import LONGEST

from .app import Front, Options
from .store import Store


class ServeError(Explained, ValueError):
    """A server that cannot be as it was asked for."""


def data_directory() -> Path:
    """Where programs keep what belongs to their user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "oneleft"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "oneleft"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "oneleft"


def database_url(given: str | None) -> str:
    """What was asked for, or a file of the user's."""
    url = given or f"sqlite:///{data_directory() / 'tables.sqlite'}"
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ServeError("serve-database", given=url) from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ServeError("serve-database", given=without_password(url))
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ServeError("serve-database", given=url)  # a game in memory would be lost
    if parsed.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise ServeError("serve-postgres")
    return url


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else, so that a port in use is known at once; 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    return made


def is_ours(record: logging.LogRecord) -> bool:
    """Bytes that are no text are the guest's mistake: the socket is closed with 1007, and nobody need read of it."""
    return "Invalid UTF-8" not in record.getMessage()


def serve(options: Options, bound: socket.socket) -> str:
    """Until a signal stops it; why it could not start, if it could not."""
    sys.setswitchinterval(0.0005)  # the thread that commits must not wait long for its moments
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    config = uvicorn.Config(
        Front(options),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # it would cost more memory than all else of a connection
        ws_max_size=4 * LONGEST,
        access_log=False,  # a table's id is for those who were given it
        log_level="warning",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=1,
        backlog=4096,
    )
    try:
        check_database(options.database)
    except (SQLAlchemyError, OSError) as error:
        return str(getattr(error, "orig", None) or error)
    with suppress(KeyboardInterrupt):  # uvicorn passes the signal on after it has stopped
        uvicorn.Server(config).run(sockets=[bound])
    return ""


def check_database(url: str) -> None:
    """Whether it can be opened: rather told now, in a sentence, than by a server that does not start."""
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()
