"""Run the application: one process, uvicorn, and sockets that are closed properly when it stops."""

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
from oneleft.lang import Explained
from oneleft.protocol.messages import LONGEST

from .app import Front, Options
from .entropy import Entropy, SeededEntropy
from .store import Store

BACKLOG = 4096
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class ServeError(Explained, ValueError):
    """A server that cannot be as it was asked for."""


def database_url(given: str | None) -> str:
    """What was asked for, or a file of the user's."""
    url = given or f"sqlite:///{data_directory() / 'tables.sqlite'}"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise ServeError("serve-database", given=url) from None
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ServeError("serve-database", given=without_password(url))
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ServeError("serve-database", given=url)  # a game in memory would be lost
    if parsed.get_backend_name() == "postgresql" and find_spec("psycopg") is None:
        raise ServeError("serve-postgres")
    return url


def choose_entropy(host: str, environment: Mapping[str, str]) -> Entropy:
    """Secure randomness, or that of ``ONELEFT_TEST_SEED``, which only a test on this machine may ask for."""
    seed = environment.get("ONELEFT_TEST_SEED")
    if seed is None:
        return Entropy()
    if environment.get("ONELEFT_TESTING") != "1" or host not in LOOPBACK:
        raise ServeError("serve-test-seed")
    return SeededEntropy(seed)


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else, so that a port in use is known at once; 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.listen(BACKLOG)  # who comes before the server is ready waits
    return made


def addresses(bound: socket.socket) -> tuple[str, str | None]:
    """Where it is found on this machine and, if it listens on all addresses, where in the network."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return f"http://{'localhost' if host in ('127.0.0.1', '::1') else host}:{port}", None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent, but a way out is chosen
        except OSError:
            return f"http://localhost:{port}", None
        return f"http://localhost:{port}", f"http://{probe.getsockname()[0]}:{port}"


def is_ours(record: logging.LogRecord) -> bool:
    """Bytes that are no text, and a page of another site, are a guest's mistake: nobody here need read of it."""
    theirs = "Invalid UTF-8", "without completing handshake"
    return not any(words in record.getMessage() for words in theirs)


def serve(options: Options, bound: socket.socket) -> None:
    """Until a signal stops it."""
    sys.setswitchinterval(0.0005)  # the thread that commits must not wait long for its moments
    gc.set_threshold(100_000, 20, 100)  # tables and guests stay: to look through them all for rubbish is dear
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    front = Front(options)
    config = uvicorn.Config(
        front,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # it would cost more memory than all else of a connection
        ws_max_size=4 * LONGEST,
        access_log=False,  # a table's id is for those who were given it
        log_level="warning",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=1,
        backlog=BACKLOG,
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # to be stopped is no failure, however it is asked
    with suppress(KeyboardInterrupt):  # uvicorn passes the signal on after it has stopped
        Server(config, front).run(sockets=[bound])


class Server(uvicorn.Server):
    """When it stops, all its connections end at once, and nobody need be told that each of them does."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.front.pages.state.node.closing = True
        await super().shutdown(sockets)


@contextmanager
def held(url: str) -> Iterator[None]:
    """The database, open and up to date. A file is for one server at a time.

    Its lock ends with the process, however that ends.
    """
    parsed = make_url(url)
    lock = None
    try:
        open_once(url)
        if parsed.get_backend_name() == "sqlite":
            lock = sqlite3.connect(f"{parsed.database}.lock", timeout=0)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise ServeError("serve-failed", reason=" ".join(str(getattr(error, "orig", None) or error).split())) from None
    try:
        if lock is not None:
            lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise ServeError("serve-twice", database=without_password(url)) from None
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


def open_once(url: str) -> None:
    """Whether it can be opened: rather told now, in a sentence, than by a server that does not start."""
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()
