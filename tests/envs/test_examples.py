"""The examples run and do what they say."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from oneleft.policies.ppo_net import PpoFile

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"
EVERY = [  # the bot is run by tests/bots
    "dmc.py",
    "mybot.py",
    "pettingzoo_loop.py",
    "ppo.py",
    "quick_start.py",
    "tabular.py",
    "train.py",
]
WITH_LIBRARIES = ["with_rllib.py", "with_tianshou.py", "with_torchrl.py"]  # test_libraries.py runs them
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not among the dependencies")


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


def test_the_table_learns():
    """From a table of noughts, which plays any class of cards."""
    told = run("tabular.py", "3")
    before, after = (float(rate) for rate in re.findall(r"steps: ([\d.]+)%", told))
    assert after > before + 5


@needs_torch
def test_ppo_runs_and_saves_a_net_for_the_bot(tmp_path):
    net = tmp_path / "ppo.net"
    told = run("ppo.py", "--decisions", "60000", "--test-games", "256", "--every", "1", "--to", str(net))
    assert told.count("\n") >= 2
    assert msgspec.msgpack.decode(net.read_bytes(), type=PpoFile).units == [128, 64]


@needs_torch
def test_deep_monte_carlo_runs():
    told = run("dmc.py", "--updates", "2", "--every", "1", "--test-rounds", "1")
    assert told.count("won against random") == 3
