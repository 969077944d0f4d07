"""Small Python programs that begin in the same way: one new interpreter begins, and is forked for each of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).parents[2]


def run_programs(
    beginning: str, programs: Sequence[tuple[str, Sequence[str]]], directory: Path
) -> list[subprocess.CompletedProcess[str]]:
    """What each program printed, and its exit status. A program is its code, which goes on with the names that the
    beginning has set, and its arguments.
    """
    order = json.dumps([beginning, programs, str(directory)])
    command = [sys.executable, "-m", "tests.support.forked_programs"]
    done = subprocess.run(command, cwd=ROOT, input=order, capture_output=True, text=True, check=True)
    return [subprocess.CompletedProcess(*found) for found in json.loads(done.stdout)]


def _run_all(beginning: str, programs: list[tuple[str, list[str]]], directory: str) -> list[tuple[Any, ...]]:
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(beginning, names)
    return [_run_one(names, code, args, directory) for code, args in programs]


def _run_one(names: dict[str, Any], code: str, args: list[str], directory: str) -> tuple[Any, ...]:
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        child = os.fork()
        if child == 0:
            os.chdir(directory)
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            _execute(code, names, args)
        _, status = os.waitpid(child, 0)
        out.seek(0)
        err.seek(0)
        return args, os.waitstatus_to_exitcode(status), out.read(), err.read()


def _execute(code: str, names: dict[str, Any], args: list[str]) -> NoReturn:
    status = 1
    sys.argv = ["-c", *args]
    try:
        exec(code, names)
        status = 0
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    print(json.dumps(_run_all(*json.load(sys.stdin))))
