"""Games on Ray: the same results as without, even if workers are lost."""

import json
import os
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory

import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import simulate
from oneleft.arena.simulation_report import summary
from tests.support.forked_cli import run_command

pytestmark = pytest.mark.slow

KEY = "5e" * 32


@pytest.fixture
def short():
    """A directory with a short name: paths of Ray's sockets have to fit in 107 characters."""
    with TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as directory:
        yield directory


def without_ray(**more: str) -> dict[str, str]:
    """The environment without anything that someone has set for Ray."""
    return {name: value for name, value in os.environ.items() if not name.startswith("RAY_")} | more


def run(*words: str, **more: str) -> CompletedProcess[bytes]:
    return run_command(*words, environment=without_ray(**more), seconds=600)


def left_running(directory: str) -> list[str]:
    """The command lines that still name this directory."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = process.read_text("utf-8", "replace")
        except OSError:  # it has just ended
            continue
        if directory in line:
            found.append(line.replace("\0", " "))
    return found


def test_lost_machine_does_not_change_totals(short):
    from oneleft.arena.ray_executor import QUIET  # imported with Ray, which collecting the tests shall not do

    Batch(Rules(), 4, KEY).play(0, 1)  # compiled once, and kept for the workers
    command = [sys.executable, "-m", "tests.support.ray_two_nodes"]
    environment = without_ray(RAY_TMPDIR=short, **QUIET)
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    (lost_at,) = found.pop("lost at")
    assert 25_000 < lost_at < 100_000
    assert found == {
        "totals": True,
        "rows": 100_000,
        "moves": True,
        "compared": True,
        "refused": "cluster-version",
    }
    assert not left_running(short)


def test_simulate_command_on_ray(tmp_path, short):
    """It starts a Ray of its own, whatever RAY_ADDRESS says, and prints nothing but results."""
    import polars as pl

    file = tmp_path / "games.parquet"
    args = ["simulate", "--games", "25000", "--key", KEY, "--json", "--ray", "local", "--parquet", str(file)]
    done = run(*args, RAY_TMPDIR=short, RAY_ADDRESS="127.0.0.1:1")
    assert (done.returncode, done.stderr) == (0, b"")
    batch = Batch(Rules(), 4, KEY)
    assert json.loads(done.stdout) == summary(batch, simulate(batch, 25_000))
    assert pl.read_parquet(file)["moves"].to_list() == batch.play(0, 25_000)["moves"].tolist()
    assert not left_running(short)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense"])
def test_unreachable_address_is_reported(tmp_path, address):
    args = ["compare", "random", "first", "--deals", "1000000", "--ray", address]
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1
    assert address in done.stderr.decode()
