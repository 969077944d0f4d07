"""`oneleft simulate`: the same totals however they are played, what it prints and writes, and clear refusals.

matplotlib and polars are imported where they are used, so that collecting the tests stays quick.
"""

import csv
import json
import math
import os
import subprocess
import xml.etree.ElementTree as ET

import numpy as np
import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.compare import MIN_DEALS, compare, with_rule_toggled
from oneleft.arena.executors import CHUNK, start_in_order
from oneleft.arena.simulate import simulate
from oneleft.arena.simulation_report import as_csv, summary
from oneleft.arena.stats import Tally, mean, share
from oneleft.arena.totals import Totals
from oneleft.cli.simulation_output import as_table
from oneleft.lang import format_decimal
from oneleft.policies.registry import NAMED
from oneleft.rules.config import HOUSE_RULES
from oneleft.rules.round import MAX_PLAYERS
from tests.support.command import run_text
from tests.support.forked_cli import run_command
from tests.support.interrupt import interrupt_when

pytestmark = pytest.mark.slow

KEY = "5e" * 32


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return run_text("simulate", *args, env=os.environ)


def test_threads_do_not_change_the_result():
    batch = Batch(Rules("jam", progressive=True, jump_in=True), 5, KEY, ("random", "first"))
    games = 2 * CHUNK + 17
    one, three = (simulate(batch, games, threads) for threads in (1, 3))
    assert one == three
    assert one.games == games == sum(one.wins) + one.blocked


def test_totals_match_the_rows():
    batch = Batch(Rules(format="lowest", target=200), 3, KEY, matches=True)
    totals = simulate(batch, 50)
    rows = batch.play(0, 50)
    assert totals.moves == rows["moves"].sum()
    assert totals.points == rows["points"][:, :3].sum(axis=0).tolist()
    assert totals.mean_points(0)[0] == pytest.approx(rows["points"][:, 0].mean())
    half = 1.959964 * rows["moves"].std(ddof=1) / math.sqrt(50)
    moves = rows["moves"].mean()
    assert totals.mean_moves() == pytest.approx((moves, moves - half, moves + half))


def test_tallies_match_the_rows():
    batch = Batch(Rules(format="points", target=200), 4, KEY, matches=True)
    totals = simulate(batch, CHUNK + 50)
    rows = batch.play(0, CHUNK + 50)
    for tally, numbers in (
        (totals.by_moves, rows["moves"]),
        (totals.by_rounds, rows["rounds"]),
        (totals.by_points, rows["points"].sum(axis=1)),
    ):
        assert [tally[number] for number in range(numbers.max() + 1)] == np.bincount(numbers).tolist()
        assert tally.quantile(0.5) == np.quantile(numbers, 0.5, method="inverted_cdf")
    assert totals.rounds == rows["rounds"].sum()


def test_tallies_are_exact_beyond_64_bits():
    """A match of endless rounds has more moves than a square in 64 bits can hold."""
    tally = Tally.of(np.array([10**10, 10**10 + 2]))
    assert tally.power_sum(2) == 10**20 + (10**10 + 2) ** 2
    assert tally.mean() == pytest.approx((10**10 + 1, 10**10 + 1 - 1.959964, 10**10 + 1 + 1.959964), rel=1e-12)


def test_parts_start_a_few_ahead_and_come_in_order():
    started = []

    def start(*part: int) -> tuple[int, ...]:
        started.append(part)
        return part

    for taken, part in enumerate(start_in_order(start, 103, 10, 3)):
        assert part == (10 * taken, min(10, 103 - 10 * taken))
        assert len(started) - taken <= 3
    assert sum(games for _, games in started) == 103


def test_intervals():
    """Wilson's interval, as worked out by hand: 50 of 100."""
    assert share(50, 100) == pytest.approx((0.5, 0.40383, 0.59617), abs=1e-5)
    for games in range(1, 200):
        assert (share(0, games).low, share(games, games).high) == (0, 1)
    assert mean(30, 300, 3) == pytest.approx((10.0, 10.0, 10.0))
    assert mean(4, 10, 2) == pytest.approx((2.0, 2 - 1.959964, 2 + 1.959964))  # 1 and 3
    assert all(math.isnan(figure) for figure in (*share(0, 0), *mean(0, 0, 0)))


def test_one_game_has_no_interval():
    """The table shows the value alone, JSON null, CSV an empty field."""
    value, *ends = mean(7, 49, 1)
    assert value == 7
    assert all(math.isnan(end) for end in ends)
    batch = Batch(Rules(), 2, KEY)
    found = summary(batch, simulate(batch, 1))
    assert (found["moves_per_game"]["low"], found["seats"][0]["points"]["high"]) == (None, None)
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert as_csv(found).splitlines()[1].endswith(",,")
    table = as_table(found, "en").splitlines()
    assert f"Moves per game: {found['moves_per_game']['value']:.2f}." in table[0]
    assert table[4].split()[-1] == f"{found['seats'][0]['points']['value']:.2f}"


def test_table_shows_intervals():
    """Wilson's interval is not centred: 26 of 100."""
    totals = Totals(2, 100, wins=[26, 74], points=[100, 300_000], points_squared=[200, 900_000_100])
    totals.by_moves, totals.by_rounds = Tally({40: 100}), Tally({1: 100})
    found = summary(Batch(Rules(), 2, KEY), totals, 2_000_000_000)
    english, spanish = (as_table(found, language) for language in ("en", "es"))
    assert "26.00% (18.40 to 35.37)" in english
    assert "26,00 % (18,40 a 35,37)" in spanish
    assert "3,000.00 (2,999.80 to 3,000.20)" in english
    assert "3.000,00 (2.999,80 a 3.000,20)" in spanish
    assert "classic: 100 of 2,000,000,000 games." in english
    assert f"--games 100 --key {KEY}" in english
    assert found["asked"] == 2_000_000_000


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [(1234.5, "+1,234.50", "+1.234,50"), (-0.126, "−0.13", "−0,13"), (-0.001, "0.00", "0,00"), (0, "0.00", "0,00")],
)
def test_numbers_follow_the_language(value, en, es):
    assert [format_decimal(value, language, 2, 2, sign=True) for language in ("en", "es")] == [en, es]


def test_interrupted_simulation_keeps_what_was_played():
    batch = Batch(Rules(), 2, KEY)

    def stop(totals: Totals) -> None:
        if totals.games >= 2 * CHUNK:
            raise KeyboardInterrupt

    totals = simulate(batch, 10**9, 2, stop)
    assert totals.games == 2 * CHUNK
    assert totals.wins == simulate(batch, 2 * CHUNK).wins


def test_simulate_command(tmp_path):
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
        assert f"{100 * seat['win_rate']['value']:.2f}".replace(".", ",") in again.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--rules", "jam+jump_in+lowest+target=300"], "lowest, target=300"),
        (["--rules", "classic+partners+hands=3", "--players", "3"], "partners, hands=3"),
        (["--rules", "classic+challenge+rows=5", "--matches"], ""),
        (["--rules", "classic+jump_in+no_bluffing"], ""),
    ],
)
def test_match_rules_are_ignored_for_single_rounds(args, words):
    done = run("--games", "1", "--json", *args)
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 1
    hint = f"Ignored, because these apply only with --matches: {words}.\n"
    assert done.stderr == (hint if words else "")


def test_parquet_has_a_row_for_each_game(tmp_path):
    import polars as pl

    file = tmp_path / "games.parquet"
    args = ["--games", str(CHUNK + 500), "--players", "3", "--policies", "random,first", "--key", KEY]
    done = run(*args, "--parquet", str(file), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    batch = Batch(Rules(), 3, KEY, ("random", "first"))
    rows = batch.play(0, CHUNK + 500)
    frame = pl.read_parquet(file)
    assert frame["game"].to_list() == list(range(CHUNK + 500))
    for name in ("rounds", "blocked", "moves"):
        assert np.array_equal(frame[name], rows[name])
    for seat in range(3):
        assert np.array_equal(frame[f"points_{seat}"], rows["points"][:, seat])
        assert np.array_equal(frame[f"won_{seat}"], rows["winners"] >> seat & 1)
    assert "won_3" not in frame.columns
    known = pl.read_parquet_metadata(file)
    assert (known["rules"], known["policies"], known["key"]) == ("classic", "random,first,random", KEY)


def test_rows_wait_for_the_parquet_writer(tmp_path):
    """However fast games are played, only a few parts are held in memory, and all of them are written."""
    import polars as pl

    from oneleft.arena.parquet import QUEUE_LENGTH, ParquetWriter

    rows = Batch(Rules(), 2, KEY).play(0, 10)
    with ParquetWriter(tmp_path / "games.parquet", Batch(Rules(), 2, KEY)) as file:
        for _ in range(20 * QUEUE_LENGTH):
            file.add(rows)
            assert file._queue.qsize() <= QUEUE_LENGTH
    assert pl.read_parquet(tmp_path / "games.parquet")["game"].to_list() == list(range(200 * QUEUE_LENGTH))


@pytest.mark.parametrize(
    ("language", "rules", "players", "matches", "policies", "games"),
    [
        ("en", "classic", 2, False, ("random",), 100),
        ("es", "jam+jump_in", 10, False, ("random", "uniform", "first"), MIN_DEALS),
        ("en", "classic+eight", 8, True, ("random",), MIN_DEALS),
        ("es", "classic+rotating", 4, True, ("random",), MIN_DEALS - 1),
        ("es", "classic+progressive+lowest+target=100", 3, True, ("first",), 1),
    ],
)
def test_chart_names_what_it_shows(language, rules, players, matches, policies, games):
    from oneleft.arena.charts import draw_simulation

    batch = Batch(Rules.parse(rules), players, KEY, policies, matches)
    totals = simulate(batch, games)
    changes = {rule: compare(batch, with_rule_toggled(batch, rule), games) for rule in HOUSE_RULES}
    shown = HOUSE_RULES if games >= MIN_DEALS else ()
    words = {"en": ("players", "with", "without"), "es": ("jugadores", "con", "sin")}[language]
    drawn = draw_simulation("svg", batch, totals, changes, language)
    written = [node.text for node in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert f"{rules}, {players} {words[0]}" in written
    house = [text.partition(" ")[0] for text in written if text and text.partition(" ")[0] in words[1:]]
    assert house == [words[2] if getattr(batch.rules, rule) else words[1] for rule in shown]
    assert set(policies) <= set(written)


@pytest.mark.parametrize("policies", [("steady", "sharp"), NAMED[-10:]])
def test_chart_has_a_color_and_a_marker_for_every_policy(policies):
    """However many there are at a table."""
    from oneleft.arena.charts import COLORS, MARKERS, draw_simulation

    assert len(set(COLORS)) == len(set(MARKERS)) == MAX_PLAYERS
    batch = Batch(Rules(), len(policies), KEY, policies)
    assert draw_simulation("png", batch, simulate(batch, 20), {}, "en").startswith(b"\x89PNG")


def test_chart_file_types(tmp_path):
    for name, begins in (("a.png", b"\x89PNG"), ("a.PDF", b"%PDF")):
        done = run("--games", "50", "--plot", str(tmp_path / name))
        assert (done.returncode, done.stderr) == (0, "")
        assert (tmp_path / name).read_bytes().startswith(begins)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.PDF", "a.png"]


FILES = [("--csv", "a.csv"), ("--parquet", "a.parquet"), ("--plot", "a.png"), ("--plot", "a.pdf")]


@pytest.mark.parametrize(("option", "name"), FILES)
def test_full_device_is_reported(tmp_path, option, name):
    (tmp_path / name).symlink_to("/dev/full")
    done = run("--games", "1", option, str(tmp_path / name))
    assert done.returncode == 2
    assert "the disk is full" in done.stderr.splitlines()[-1]
    assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / name).readlink().name == "full"


@pytest.mark.parametrize(("option", "name", "games"), [("--parquet", "a.parquet", 20_000), ("--plot", "a.png", 1)])
def test_disk_that_fills_up_is_reported(tmp_path, option, name, games):
    """A limit on the size of files stands for it: what is half written goes, and what was there stays."""
    (tmp_path / name).write_text("before")
    Batch(Rules(), 4, KEY).play(0, 1)  # so that no machine code has to be kept under that limit
    done = run_command("simulate", "--games", str(games), option, str(tmp_path / name), most_bytes=9_000)
    assert done.returncode == 2
    assert b"File too large" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "before"


def test_device_is_written_to_and_not_replaced(tmp_path):
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
        ["--games", "999999999", "--csv", "/nowhere/seats.csv"],
        ["--games", "999999999", "--csv", "/"],
        ["--games", "999999999", "--parquet", "games.csv"],
        ["--games", "999999999", "--parquet", "/nowhere/games.parquet"],
        ["--games", "999999999", "--plot", "games"],
        ["--games", "999999999", "--plot", "games.jpg"],
        ["--games", "999999999", "--plot", "/nowhere/games.png"],
    ],
)
def test_wrong_usage(args):
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_prints_and_writes_what_was_played(tmp_path):
    """The key is pressed when the first games are in the file."""
    import polars as pl

    rows, seats, plot = (tmp_path / name for name in ("games.parquet", "seats.csv", "games.svg"))
    half = tmp_path / "games.parquet.part"
    command = ["simulate", "--games", "1000000000", "--json", "--key", KEY]
    command += ["--parquet", str(rows), "--csv", str(seats), "--plot", str(plot)]
    done = interrupt_when(lambda printed: half.exists() and half.stat().st_size > 10_000, command)
    assert (done.returncode, done.stderr) == (130, "")
    found = json.loads(done.stdout)
    assert 0 < found["games"] < found["asked"] == 1_000_000_000
    frame = pl.read_parquet(rows)
    assert len(frame) == found["games"]
    assert [int(frame[f"won_{seat}"].sum()) for seat in range(4)] == [seat["wins"] for seat in found["seats"]]
    assert len(seats.read_text().splitlines()) == 5
    written = plot.read_text("utf-8")
    assert ET.fromstring(written).tag.endswith("svg")
    assert "What a house rule changes" not in written
    assert not half.exists()


def test_ctrl_c_ends_all_comparisons(tmp_path):
    """The table is there before them, so its last line tells when to press the key. They would take half a minute."""
    plot = tmp_path / "games.svg"
    command = ["simulate", "--games", "2100", "--players", "10", "--matches", "--rules", "classic+target=3000"]
    done = interrupt_when(lambda printed: KEY in printed, [*command, "--key", KEY, "--plot", str(plot)])
    assert (done.returncode, done.stderr) == (130, "")
    assert "What a house rule changes" not in plot.read_text("utf-8")
