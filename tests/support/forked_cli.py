"""The `oneleft` command in processes of its own that need no imports: they are forked from one that has them.

A server starts in a fifth of the time, other commands in a tenth. It is a real process all the same: it has its own
session, streams and exit status, and can be killed.
"""

from __future__ import annotations

import atexit
import ctypes
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from multiprocessing.reduction import DupFd
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, NoReturn

PR_SET_PDEATHSIG = 1
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.support.cli_preload", "tests.support.server_preload"])


class ForkedCommand:
    """A running command, with these three standard streams, in this directory or in the current one.

    It can write no file of more than ``most_bytes``.
    """

    def __init__(
        self,
        words: Sequence[str],
        streams: tuple[int, int, int],
        environment: Mapping[str, str],
        directory: Path | None = None,
        most_bytes: int = resource.RLIM_INFINITY,
    ) -> None:
        descriptors = tuple(map(_Descriptor, streams))
        args = (list(words), descriptors, str(directory or Path.cwd()), dict(environment), most_bytes)
        self._process: ForkServerProcess = _CONTEXT.Process(target=_run, args=args, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """As in subprocess: negative for a signal, None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float = 30) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise TimeoutError(f"it still runs after {timeout} seconds")
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run_command(
    *words: str,
    environment: Mapping[str, str] = os.environ,
    given: bytes = b"",
    directory: Path | None = None,
    seconds: float = 60,
    most_bytes: int = resource.RLIM_INFINITY,
) -> CompletedProcess[bytes]:
    """Run a command to its end, as `subprocess.run` does."""
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        stdin.write(given)
        stdin.seek(0)
        streams = (stdin.fileno(), out.fileno(), err.fileno())
        command = ForkedCommand(words, streams, environment, directory, most_bytes)
        try:
            status = command.wait(seconds)
        finally:
            command.kill()
        out.seek(0)
        err.seek(0)
        return CompletedProcess(["oneleft", *words], status, out.read(), err.read())


class _Descriptor:
    """A file descriptor that is pickled as its duplicate in the new process."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (DupFd(self.number),)


def _received(duplicate: Any) -> int:
    number: int = duplicate.detach()
    return number


def _end_with_parent() -> None:
    """On Linux, have this process killed with the fork server, so that an aborted test run leaves nothing behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _run(
    words: list[str], streams: tuple[int, int, int], directory: str, variables: dict[str, str], most_bytes: int
) -> NoReturn:
    """The forked process: set up as a new one would be, then the command."""
    status = 1
    try:
        _end_with_parent()
        os.setsid()
        os.chdir(directory)
        os.environ.clear()
        os.environ.update(variables)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, 1, "utf-8") for number, mode in enumerate("rww"))
        sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr  # which Textual uses
        sys.argv = ["oneleft", *words]
        from oneleft.cli import main

        main()
        status = 0
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 0 if left.code is None else 1
    except BaseException:
        traceback.print_exc()
    finally:
        atexit._run_exitfuncs()  # multiprocessing would leave without them
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
