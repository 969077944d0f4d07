"""Worker processes behind one listening address: each is a node, and the tables are divided among them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep

from oneleft.errors import SetupError

log = logging.getLogger("oneleft.server")
RESTART_SECONDS = 1.0  # before a worker that ended is replaced
STOP_SECONDS = 5.0  # for all of them to stop


def check_workers(count: int, database: str) -> None:
    """Refuse workers where they cannot help: SQLite has one writer at a time, and the others wait for it."""
    if count > 1 and not database.startswith("postgresql"):
        raise SetupError("serve-workers-sqlite")
    if count > 1 and not hasattr(os, "fork"):
        raise SetupError("serve-workers-system")


def run_workers(count: int, work: Callable[[int], None]) -> None:
    """Run ``work`` in processes numbered from 0 until a signal arrives. One that ends is replaced.

    They stop with this process, however it ends.
    """
    pipe = os.pipe()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    workers: dict[int, int] = {}  # the number of each, by its process
    with suppress(KeyboardInterrupt):
        try:
            for number in range(count):
                workers[start(number, work, pipe)] = number
            while True:
                process, status = os.wait()
                ended = os.waitstatus_to_exitcode(status)
                log.error("worker %d ended with status %d and is started again", workers[process] + 1, ended)
                sleep(RESTART_SECONDS)
                number = workers.pop(process)
                workers[start(number, work, pipe)] = number
        finally:
            stop(workers)


def start(number: int, work: Callable[[int], None], pipe: tuple[int, int]) -> int:
    """Fork a worker; its process."""
    sys.stdout.flush()
    sys.stderr.flush()
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        os.close(pipe[1])
        threading.Thread(target=stop_with_parent, args=(pipe[0],), daemon=True).start()
        work(number)
        status = 0
    except KeyboardInterrupt:
        status = 0
    except BaseException:  # this process must not go on as a copy of the other
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def stop_with_parent(reading: int) -> None:
    """End this process as by a signal when the other end of the pipe is gone."""
    os.read(reading, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def stop(workers: dict[int, int]) -> None:
    """Stop all workers, those that take too long by force."""
    for process in workers:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
    end = monotonic() + STOP_SECONDS
    left = list(workers)
    while left and monotonic() < end:
        left = [process for process in left if not has_ended(process)]
        sleep(0.02)
    for process in left:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)


def has_ended(process: int) -> bool:
    try:
        return os.waitpid(process, os.WNOHANG)[0] != 0
    except ChildProcessError:  # it was waited for before
        return True
