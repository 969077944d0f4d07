"""Run the server: one uvicorn process that closes its sockets properly when it stops."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.util import find_spec

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from oneleft.directories import data_directory
from oneleft.errors import SetupError
from oneleft.protocol.messages import MAX_MESSAGE_BYTES

from .app import Application, Options
from .entropy import Entropy, SeededEntropy
from .store import Store

BACKLOG = 4096
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def database_url(given: str | None) -> str:
    """The URL of the database, by default a file in the user's data directory."""
    url = given or f"sqlite:///{data_directory() / 'tables.sqlite'}"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError for a port that is not a number
        raise SetupError("serve-database", given=url) from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise SetupError("serve-database", given=without_password(url))
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise SetupError("serve-database", given=url)  # games in memory would be lost
    if parsed.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise SetupError("serve-postgres")
    return url


def choose_entropy(host: str, environment: Mapping[str, str]) -> Entropy:
    """Secure randomness, or that of ``ONELEFT_TEST_SEED``, which only a test on this machine may ask for."""
    seed = environment.get("ONELEFT_TEST_SEED")
    if seed is None:
        return Entropy()
    if environment.get("ONELEFT_TESTING") != "1" or host not in LOOPBACK:
        raise SetupError("serve-test-seed")
    return SeededEntropy(seed)


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, bound first so that a port in use is reported at once. Port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(BACKLOG)  # clients that connect before the server is ready wait
    return listening


def addresses(bound: socket.socket) -> tuple[str, str | None]:
    """The server's address on this machine and, if it listens on all addresses, in the network."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{port}", None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent, but a route is chosen
        except OSError:
            return f"http://localhost:{port}", None
        return f"http://localhost:{port}", f"http://{probe.getsockname()[0]}:{port}"


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a message of uvicorn concerns the operator: mistakes of clients do not."""
    client_mistakes = "Invalid UTF-8", "without completing handshake"
    return not any(words in record.getMessage() for words in client_mistakes)


def serve(options: Options, bound: socket.socket) -> None:
    """Serve until a signal arrives."""
    sys.setswitchinterval(0.0005)  # the writer's thread must not wait long for the interpreter
    gc.set_threshold(100_000, 20, 100)  # tables and connections live long, so scanning them often is a waste
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
    front = Application(options)
    config = uvicorn.Config(
        front,
        ws="websockets-sansio",
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
        Server(config, front).run(sockets=[bound])


class Server(uvicorn.Server):
    """When it stops, all connections end at once, so the node does not record each of them."""

    def __init__(self, config: uvicorn.Config, front: Application) -> None:
        super().__init__(config)
        self.front = front

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.front.http_app.state.node.closing = True
        await super().shutdown(sockets)


@contextmanager
def locked_database(url: str) -> Iterator[None]:
    """Migrate the database and, if it is a file, lock it for this server. The lock ends with the process."""
    parsed = make_url(url)
    lock = None
    try:
        check_database(url)
        if parsed.get_backend_name() == "sqlite":
            lock = sqlite3.connect(f"{parsed.database}.lock", timeout=0)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise SetupError("serve-failed", reason=" ".join(str(getattr(error, "orig", None) or error).split())) from None
    try:
        if lock is not None:
            lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise SetupError("serve-twice", database=without_password(url)) from None
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


def check_database(url: str) -> None:
    """Open the database once, so that a problem is reported in a sentence before the server starts."""
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()
