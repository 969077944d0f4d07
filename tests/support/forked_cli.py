"""The `oneleft` command in processes of its own that need no imports: they are forked from one that has them.

A server starts in a fifth of the time. It is a real process all the same: it has its own session, output and exit
status, and can be killed.
"""

from __future__ import annotations

import atexit
import ctypes
import multiprocessing
import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from subprocess import CompletedProcess
from typing import NoReturn

PR_SET_PDEATHSIG = 1
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.support.server_preload"])


class ForkedCommand:
    """A running command. Its output goes to files."""

    def __init__(self, words: list[str], out: Path, err: Path, environment: Mapping[str, str] | None = None) -> None:
        """``environment`` is added to that of this process."""
        variables = os.environ | (environment or {})
        self._process: ForkServerProcess = _CONTEXT.Process(
            target=_run, args=(words, str(out), str(err), str(Path.cwd()), dict(variables)), daemon=True
        )
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

    def wait(self, seconds: float = 30) -> int:
        self._process.join(seconds)
        if self.returncode is None:
            raise TimeoutError(f"it still runs after {seconds} seconds")
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def run_command(
    *words: str, environment: Mapping[str, str] | None = None, seconds: float = 60
) -> CompletedProcess[str]:
    """Run a command to its end, as `subprocess.run` does."""
    with tempfile.TemporaryDirectory() as directory:
        out, err = Path(directory, "out"), Path(directory, "err")
        command = ForkedCommand(list(words), out, err, environment)
        try:
            status = command.wait(seconds)
        finally:
            command.kill()
        return CompletedProcess(["oneleft", *words], status, out.read_text("utf-8"), err.read_text("utf-8"))


def _end_with_parent() -> None:
    """On Linux, have this process killed with the fork server, so that an aborted test run leaves nothing behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _run(words: list[str], out: str, err: str, directory: str, variables: dict[str, str]) -> NoReturn:
    """The forked process: set up as a new one would be, then the command."""
    status = 1
    try:
        _end_with_parent()
        os.setsid()
        os.chdir(directory)
        os.environ.clear()
        os.environ.update(variables)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number, file in ((0, os.devnull), (1, out), (2, err)):
            opened = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(opened, number)
            os.close(opened)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, 1, "utf-8") for number, mode in enumerate("rww"))
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
