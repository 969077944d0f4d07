"""The examples run and do what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"
EVERY = ["mybot.py", "pettingzoo_loop.py", "quick_start.py", "train.py"]  # the bot is run by tests/bots
WITH_LIBRARIES = ["with_rllib.py", "with_tianshou.py", "with_torchrl.py"]  # test_libraries.py runs them


def run(name: str, *args: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=True).stdout


def test_every_example_has_a_test():
    assert sorted(path.name for path in EXAMPLES.iterdir()) == [*EVERY, *WITH_LIBRARIES]


def test_quick_start_runs():
    told = run("quick_start.py")
    assert "SETUP-4" in told
    assert told.count("of 20000 rounds") == 3


def test_pettingzoo_loop_runs():
    told = run("pettingzoo_loop.py", "3")
    assert told.count("gets -1.0") == 3
    assert told.count("gets 1.0") == 1


def test_training_learns():
    """The lower end of the last interval lies above the higher end of the first one."""
    told = run("train.py", "4")
    intervals = re.findall(r"interval ([\d.]+)% to ([\d.]+)%", told)
    assert len(intervals) == 2
    assert float(intervals[-1][0]) > float(intervals[0][1])
    assert len((EXAMPLES / "train.py").read_text("utf-8").splitlines()) <= 60
