"""`oneleft simulate`: the same totals however they are played, a table, JSON and CSV, and clear refusals."""

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time

import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import CHUNK, Totals, mean, share, simulate

KEY = "5e" * 32
COMMAND = [sys.executable, "-c", "from oneleft.cli import main; main()", "simulate"]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], capture_output=True, text=True, timeout=300, check=False)


def test_the_number_of_threads_changes_nothing():
    batch = Batch(Rules("jam", progressive=True, jump_in=True), 5, KEY, ("random", "first"))
    games = 2 * CHUNK + 17
    one, three = (simulate(batch, games, threads) for threads in (1, 3))
    assert one == three
    assert one.games == games == sum(one.wins) + one.blocked


def test_totals_add_up_to_the_rows():
    batch = Batch(Rules(format="lowest", target=200), 3, KEY, matches=True)
    totals = simulate(batch, 50)
    rows = batch.play(0, 50)
    assert totals.moves == rows["moves"].sum()
    assert totals.points == rows["points"][:, :3].sum(axis=0).tolist()
    assert totals.mean_points(0)[0] == pytest.approx(rows["points"][:, 0].mean())
    half = 1.959964 * rows["moves"].std() / math.sqrt(50)
    moves = rows["moves"].mean()
    assert totals.mean_moves() == pytest.approx((moves, moves - half, moves + half))


def test_intervals():
    """Wilson's interval, as worked out by hand: 50 of 100."""
    assert share(50, 100) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-5)
    assert share(0, 10)[1] == pytest.approx(0.0, abs=1e-12)
    assert mean(30, 300, 3) == pytest.approx((10.0, 10.0, 10.0))
    assert all(math.isnan(figure) for figure in (*share(0, 0), *mean(0, 0, 0)))


def test_an_interruption_keeps_what_was_played():
    batch = Batch(Rules(), 2, KEY)

    def stop(totals: Totals) -> None:
        if totals.games >= 2 * CHUNK:
            raise KeyboardInterrupt

    totals = simulate(batch, 10**9, 2, stop)
    assert totals.games == 2 * CHUNK
    assert totals.wins == simulate(batch, 2 * CHUNK).wins


def test_the_command(tmp_path):
    file = tmp_path / "seats.csv"
    done = run("--games", "3000", "--players", "3", "--key", KEY, "--json", "--csv", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["games"] == 3000
    assert sum(seat["wins"] for seat in found["seats"]) == 3000 - found["blocked"]
    lines = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [int(line["wins"]) for line in lines] == [seat["wins"] for seat in found["seats"]]
    assert [path.name for path in tmp_path.iterdir()] == ["seats.csv"]
    again = run("--games", "3000", "--players", "3", "--key", KEY, "--threads", "1", "--lang", "es")
    for seat in found["seats"]:
        assert f"{100 * seat['win_rate']['value']:.2f}" in again.stdout


def test_a_device_is_written_to_and_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    assert run("--games", "10", "--csv", str(pipe)).returncode == 0
    assert reader.communicate(timeout=30)[0].startswith("seat,policy,wins")
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    "args",
    [
        ["--games", "0"],
        ["--games", "-5"],
        ["--games", "many"],
        ["--players", "1"],
        ["--players", "3", "--matches", "--rules", "classic+partners"],
        ["--rules", "checkers"],
        ["--policies", "clever"],
        ["--policies", ""],
        ["--policies", "random,random,random", "--players", "2"],
        ["--key", "secret"],
        ["--threads", "0"],
        ["--games", "5", "--csv", "/nowhere/seats.csv"],
    ],
)
def test_wrong_usage(args):
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_shows_what_was_played():
    """A key pressed before the first game ends the program as well; then a little more patience is tried."""
    command = [*COMMAND, "--games", "1000000000", "--json", "--key", KEY]
    for patience in (4, 8, 16, 32, 64):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        if process.returncode == 130:
            break
    assert "Traceback" not in err
    assert 0 < json.loads(out)["games"] < 1_000_000_000
