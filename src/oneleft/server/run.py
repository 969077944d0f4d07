"""Run the server: one uvicorn process that closes its sockets properly when it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from time import time

import uvicorn
from sqlalchemy import inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from oneleft.directories import data_directory
from oneleft.errors import SetupError
from oneleft.protocol.messages import MAX_MESSAGE_BYTES

from . import traces
from .app import Application, Options
from .clock import Clock
from .entropy import Entropy, SeededEntropy
from .file_lock import locked_file
from .garbage import defer_full_collections
from .limits import TEST_LIMITS, Limits
from .log_output import LogFormat, StatusLine, set_up
from .network import LOOPBACK
from .node_addresses import bind_for_nodes
from .protocols import Config
from .store import Store
from .workers import check_workers, run_workers

BACKLOG = 4096
RESERVED_DESCRIPTORS = 128  # for the database, files and whatever else is open


def database_url(given: str | None) -> str:
    """The URL of the database, by default a file in the user's data directory."""
    url = given or f"sqlite:///{data_directory() / 'tables.sqlite'}"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError for a port that is not a number
        raise SetupError("serve-database", given=without_password(url)) from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise SetupError("serve-database", given=without_password(url))
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise SetupError("serve-database", given=without_password(url))  # games in memory would be lost
    if parsed.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise SetupError("serve-postgres")
    return url


def with_test_settings(options: Options, host: str, environment: Mapping[str, str]) -> Options:
    """What a test on this machine asks for by its environment. A real server finds nothing there."""
    return replace(
        options,
        limits=choose_limits(host, environment),
        entropy=choose_entropy(host, environment),
        clock=choose_clock(host, environment),
    )


def choose_entropy(host: str, environment: Mapping[str, str]) -> Entropy:
    """Secure randomness, or that of ``ONELEFT_TEST_SEED``, which only a test on this machine may ask for."""
    seed = environment.get("ONELEFT_TEST_SEED")
    if seed is None:
        return Entropy()
    if not is_test(host, environment):
        raise SetupError("serve-test-seed")
    return SeededEntropy(seed)


def choose_clock(host: str, environment: Mapping[str, str]) -> Clock:
    """The clock of this machine, set by the seconds in the file ``ONELEFT_TEST_CLOCK``, if a test asks for that."""
    file = environment.get("ONELEFT_TEST_CLOCK")
    if file is None:
        return Clock()
    if not is_test(host, environment):
        raise SetupError("serve-test-clock")
    return Clock(lambda: time() + float(Path(file).read_text("utf-8")))


def is_test(host: str, environment: Mapping[str, str]) -> bool:
    return environment.get("ONELEFT_TESTING") == "1" and host in LOOPBACK


def choose_limits(host: str, environment: Mapping[str, str]) -> Limits:
    """The usual limits. Tests play faster than people: with ``ONELEFT_TESTING=1``, on this machine only, they may."""
    return TEST_LIMITS if is_test(host, environment) else Limits()


def raise_descriptors() -> int:
    """Allow this process as many open files as the system lets it have; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1_000_000 if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def without_password(url: str) -> str:
    """The URL of a database for people to read, also if it is none.

    >>> without_password("postgresql://ana:secret@host/tables?password=secret&sslmode=require")
    'postgresql://ana:***@host/tables?password=***&sslmode=require'
    >>> without_password("postgresql://ana:secret@host:54x2/tables")
    'postgresql://ana:***@host:54x2/tables'
    """
    return re.sub(r"(?<=://)([^:/@?]*):[^@]*@", r"\1:***@", re.sub(r"(?<=password=)[^&]*", "***", url))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, bound first so that a port in use is reported at once. Port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers have one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(BACKLOG)  # clients that connect before the server is ready wait
    return listening


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a message of uvicorn concerns the operator: mistakes of clients do not."""
    client_mistakes = "Invalid UTF-8", "without completing handshake", "Invalid HTTP request", "Unsupported upgrade"
    return not any(words in record.getMessage() for words in client_mistakes)


def serve(
    options: Options, bound: socket.socket, log_format: LogFormat, language: str, node_sockets: list[socket.socket]
) -> None:
    """Serve until a signal arrives, with a process for each of the sockets for other nodes."""

    def work(number: int) -> None:
        node_socket = node_sockets[number] if node_sockets else None
        own = replace(options, node_socket=node_socket, entropy=options.entropy.of_worker(number))
        serve_here(own, bound, log_format, language, has_status=number == 0)

    if len(node_sockets) > 1:
        set_up(log_format)
        run_workers(len(node_sockets), work)
    else:
        serve_here(replace(options, node_socket=next(iter(node_sockets), None)), bound, log_format, language)


def serve_here(
    options: Options, bound: socket.socket, log_format: LogFormat, language: str, has_status: bool = True
) -> None:
    """Serve in this process."""
    sys.setswitchinterval(0.0005)  # the writer's thread must not wait long for the interpreter
    set_up(log_format)
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
    front = Application(options)
    front.admission.most_connections = raise_descriptors() - RESERVED_DESCRIPTORS
    config = Config(
        front,
        front.admission,
        ws_per_message_deflate=False,  # it would use more memory than the rest of a connection
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        access_log=False,  # a table's id is only for those who were given it
        log_level="warning",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=1,
        backlog=BACKLOG,
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a stop is not a failure, whichever signal asks for it
    with suppress(KeyboardInterrupt):  # uvicorn raises the signal again after it has stopped
        Server(config, front, language, has_status).run(sockets=[bound])


class Server(uvicorn.Server):
    """When it stops, all connections end at once, so the node does not record each of them."""

    def __init__(self, config: uvicorn.Config, front: Application, language: str, has_status: bool) -> None:
        super().__init__(config)
        self.front, self.language, self.has_status = front, language, has_status
        self.status: asyncio.Task[None] | None = None
        self.end_traces: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.end_traces = traces.begin(self.front)
        defer_full_collections()
        if self.has_status and sys.stderr.isatty():
            node = self.front.http_app.state.node
            self.status = asyncio.create_task(StatusLine(node, self.language).run(sys.stderr))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.status is not None:
            self.status.cancel()
        node = self.front.http_app.state.node
        node.closing = True
        if node.store.shared:  # the guests reconnect to other nodes, which find the tables free
            await self.front.hand_over()
        await super().shutdown(sockets)
        await asyncio.to_thread(self.end_traces)


@contextmanager
def locked_database(url: str) -> Iterator[None]:
    """Migrate the database and, if it is a file, lock it for this server. The lock ends with the process."""
    with ExitStack() as lock:
        with database_errors(key="serve-failed"):
            check_database(url)
            lock.enter_context(locked_file(make_url(url)))
        yield


def sockets_for_nodes(url: str, given: str, workers: int) -> list[socket.socket]:
    """Those on which the other nodes of the database reach this one and its workers; none for SQLite."""
    check_workers(workers, url)
    store = Store(url)
    try:
        with database_errors(key="serve-failed"):
            return bind_for_nodes(given, store, workers) if store.shared else []
    finally:
        store.close()


@contextmanager
def readable_database(given: str | None) -> Iterator[Store]:
    """The database, which has to exist."""
    url = make_url(database_url(given))
    with database_errors(key="admin-unreadable"):
        if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
            raise FileNotFoundError(2, os.strerror(2), url.database)
        store = Store(url.render_as_string(hide_password=False))
        try:
            if not inspect(store.engine).has_table("entries"):
                raise SetupError("admin-empty", database=without_password(str(url)))
            yield store
        finally:
            store.close()


@contextmanager
def database_errors(*, key: str) -> Iterator[None]:
    """Errors of the database and of files as a sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise SetupError(key, reason=" ".join(str(getattr(error, "orig", None) or error).split())) from None


def check_database(url: str) -> None:
    """Open the database once, so that a problem is reported in a sentence before the server starts."""
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()
