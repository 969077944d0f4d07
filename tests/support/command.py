"""The `oneleft` command as a process."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.support.forked_cli import run_command

DATA_HOME = Path(tempfile.mkdtemp(prefix="oneleft-data-"))  # not among the games of the person who runs the tests
atexit.register(shutil.rmtree, DATA_HOME, ignore_errors=True)
COMMAND = [sys.executable, "-c", "from oneleft.cli import main; main()"]
WORDS = "|?|fly|R7 R7 R7|play|play Q9|catch|catch ²|catch 9|swap x|9 draw|color|discard|jump|uno uno|0|0 0|why|rule"
WORDS += (
    "|rule NOPE|{ $given }|ñandú|İ|ß|\u2003draw\u2003x|play W|W:|:|+2|deal|take|challenge|keep|uno|table|score|\x00"
)
NONSENSE = [*WORDS.split("|"), "\x1b[2J", "x" * 10_000, "catch " + "9" * 5_000, "rule " + "x" * 5_000]


def run(
    *args: object, given: bytes | str = b"", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a forked process. Whatever comes in, nobody ever sees a traceback."""
    data = given.encode() if isinstance(given, str) else given
    done = run_command(*map(str, args), given=data, environment=env or environment(), directory=cwd, seconds=300)
    assert b"Traceback" not in done.stderr
    return done


def run_text(*args: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """As `run`, with what it printed as text."""
    done = run(*args, **options)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def run_fresh(*args: object, **kwargs: object) -> subprocess.CompletedProcess[bytes]:
    """Run it in an interpreter of its own, for what an interpreter does when it starts and ends."""
    options = {"capture_output": True, "timeout": 60, "env": environment()} | kwargs
    done = subprocess.run([*COMMAND, *map(str, args)], check=False, **options)
    assert b"Traceback" not in (done.stderr or b"")
    return done


def environment(**extra: str) -> dict[str, str]:
    """English and UTF-8 unless said otherwise."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "PYTHONIO", "PYTHONUTF8"))
    }
    return kept | {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(DATA_HOME)} | extra
