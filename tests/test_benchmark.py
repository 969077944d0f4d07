"""`oneleft benchmark`: estimates without bias and with less luck, and files that others can check."""

import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from oneleft.arena.batch import Batch
from oneleft.bots.program import read_command
from oneleft.cli import app
from oneleft.cli.benchmark_command import as_text
from oneleft.errors import DocumentError
from oneleft.ladder import adjusted
from oneleft.ladder.benchmark import PANEL, PLAYERS, RULES, Benchmark, Row, key_of, new_rows, without_luck
from oneleft.ladder.benchmark_file import check_row, read_benchmark, row_file, row_name, write_benchmark
from oneleft.ladder.pairings import Pairing, play_deals
from oneleft.ladder.table_runner import seat_bot
from oneleft.lang import LANGUAGES
from oneleft.table.single_round import SingleRound
from tests.support.twin_worlds import twin_of

pytestmark = pytest.mark.slow

MYBOT = Path(__file__).parents[1] / "examples" / "mybot.py"
POLICY = """
from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_move

def note(r, seat, word):
    with open({file!r}, "a") as file:
        print({{name: getattr(r, name) for name in dir(r) if isinstance(getattr(r, name), (int, list))}}, file=file)
    return legal_move(r, seat, 0) if seat == r.turn else NONE
"""
FAILING = """
from numba import njit

from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_move

def beyond(r, seat, word):
    return 99999

def below(r, seat, word):
    return -7

def raising(r, seat, word):
    return r.hands[1000]

def no_number(r, seat, word):
    return None

def silent(r, seat, word):
    return NONE

@njit
def compiled(r, seat, word):
    return legal_move(r, seat, 0) if seat == r.turn else NONE
"""


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch):
    monkeypatch.setattr(adjusted, "PLAYOUTS", 20)


def small(bot: str, opponent: str = "random", deals: int = 3, players: int = 2) -> Benchmark:
    """A benchmark whose rows are all empty but those of two tables."""
    rows = new_rows(bot)
    for row in rows:
        row.wanted = deals if (row.opponent, row.batch.players) == (opponent, players) else 0
    return Benchmark(bot, deals, rows)


def played(found: Benchmark, threads: int = 1) -> Benchmark:
    found.play(threads, lambda part: None, lambda: False)
    return found


def test_the_deals_are_fixed():
    """Another key would make results that nobody can compare."""
    assert key_of("classic", 2) == "1ad244717cc9765d572339affa0263d0c6a8b4505a10930a8ac129b38bac3af3"
    rows = new_rows("keen")
    assert len(rows) == len(PANEL) * len(PLAYERS) * len(RULES)
    assert len({row.batch.key for row in rows}) == len(PLAYERS) * len(RULES)
    assert [row.wanted for row in rows[:4]] == [2000, 2000, 2000, 20]
    assert not any(row.opponent == "sharp" for row in new_rows("sharp"))


def test_the_correction_has_no_bias_even_with_six_deals():
    """Skewed results in which luck has another part in every deal: the mean over many runs is the true one."""
    random = np.random.default_rng(1)
    luck = random.exponential(1, (5_000, 6)) - 1
    plain = 0.4 + 0.7 * luck + 0.3 * luck**2 - 0.3 + random.normal(0, 0.2, luck.shape)
    means = np.array([without_luck(*run).mean() for run in zip(plain, luck, strict=True)])
    assert abs(means.mean() - 0.4) < 4 * means.std() / len(means) ** 0.5
    assert means.std() < 0.75 * plain.mean(axis=1).std()  # three deals may suggest any share


def test_no_more_than_all_of_the_luck_is_subtracted():
    luck = np.array([0, 1e-6, 0, 1e-6, 0.5])
    assert np.allclose(without_luck(np.array([0.0, 1, 0, 1, 0.5]), luck), [0, 1, 0, 1, 0.5], atol=0.5)


def test_the_correction_saves_what_it_says():
    random = np.random.default_rng(2)
    luck = random.normal(0, 1, 2000)
    row = Row("a", "b", Batch("classic", 2, "00" * 32), 2000)
    row.luck = np.rint(5040 * luck).astype(int).tolist()
    row.wins = np.rint(5040 * (0.5 + luck + random.normal(0, 1, 2000))).astype(int).tolist()
    assert row.saved() == pytest.approx(2, rel=0.1)
    assert row.estimate().high - row.estimate().low < 0.75 * (row.plain().high - row.plain().low)


@pytest.mark.parametrize(("opponent", "factor"), [("sharp", 1.2), ("random", 1.0)])
def test_real_luck_is_nought_in_the_mean_and_its_correction_saves_games(opponent, factor):
    """Against the baseline of the playouts, and against a bot whose decisions have playouts as well."""
    batch = Batch("classic", 2, "4d" * 32)
    row = played(Benchmark("ppo", 40, [Row("ppo", opponent, batch, 40)]), 2).rows[0]
    luck = row.shares()[1]
    assert abs(luck.mean()) < 3 * luck.std() / len(luck) ** 0.5
    truth = Pairing("ppo", opponent, 2)
    truth.add(play_deals(truth, batch, 1000, 200).wins)
    found = row.estimate()
    assert abs(found.value - truth.share().value) < found.high - found.low  # four standard errors
    assert row.saved() > factor


def test_results_do_not_depend_on_threads():
    one, two = (played(small("ppo"), threads) for threads in (1, 3))
    assert [(row.wins, row.luck) for row in one.rows] == [(row.wins, row.luck) for row in two.rows]


def test_a_file_is_read_and_its_deals_end_the_same_again():
    found = played(small("ppo"))
    written = read_benchmark(write_benchmark(found))
    for row, again in zip(written.rows, small("ppo").rows, strict=True):
        result = check_row(row, again, 2, Random(1))
        assert len(set(result.played)) == (2 if row.deals else 0)
        assert result.holds


def test_a_file_that_was_changed_is_found_out():
    written = read_benchmark(write_benchmark(played(small("ppo"))))
    one, other = (row for row in written.rows if row.deals)
    one.deal_wins[1] += 2520  # a win more than there was, with figures that do not show it
    other.wins["value"] += 0.1
    results = [check_row(row, mine, 3, Random(1)) for row, mine in zip(written.rows, small("ppo").rows, strict=True)]
    assert [(result.other, result.agrees) for result in results if result.row.deals] == [([1], False), ([], False)]


def test_a_file_from_a_machine_that_rounds_in_another_way_is_the_same():
    written = read_benchmark(write_benchmark(played(small("ppo"))))
    (row,) = (row for row in written.rows if row.deals and row.rules == "classic")
    mine = next(mine for mine in small("ppo").rows if row_name(row_file(mine)) == row_name(row))
    row.wins["low"] = np.nextafter(row.wins["low"], 1)
    row.saved = row.saved and float(np.nextafter(row.saved, 0))
    assert check_row(row, mine, 0, Random(1)).agrees
    row.wins["low"] += 1e-6
    assert not check_row(row, mine, 0, Random(1)).agrees


@pytest.mark.parametrize("change", [{"key": "00" * 32}, {"deals": 1}, {"deal_luck": [0]}])
def test_a_file_of_another_benchmark_is_refused(change):
    written = msgspec.json.decode(write_benchmark(small("random")))
    refused([written["rows"][0] | change, *written["rows"][1:]])
    with pytest.raises(DocumentError):
        read_benchmark(msgspec.json.encode(written | {"benchmark": 2}))


def test_a_file_without_all_rows_is_refused():
    rows = msgspec.json.decode(write_benchmark(small("random")))["rows"]
    refused([])
    refused(rows[1:])
    refused([*rows, rows[0]])
    refused([rows[1], *rows[1:]])


def refused(rows: list[dict[str, Any]]) -> None:
    written = msgspec.json.decode(write_benchmark(small("random")))
    with pytest.raises(DocumentError):
        read_benchmark(msgspec.json.encode(written | {"rows": rows}))


def test_the_command_checks_a_file(tmp_path):
    file = tmp_path / "results.json"
    file.write_bytes(write_benchmark(played(small("random", "steady", 2000))))
    told = CliRunner().invoke(app, ["benchmark", "random", "--check", str(file), "--replay", "4", "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert (
        len(re.findall(r"4 deals played again ended the same: \d+, \d+, \d+, \d+\.$", told.output, re.MULTILINE)) == 2
    )
    assert "classic, 2, sharp: It has 0 of 2,000 deals." in told.output
    assert "interrupted" not in told.output
    written = msgspec.json.decode(file.read_bytes())
    next(row for row in written["rows"] if row["deals"])["deal_wins"][0] += 2520
    written["interrupted"] = True
    file.write_bytes(msgspec.json.encode(written))
    told = CliRunner().invoke(app, ["benchmark", "random", "--check", str(file), "--lang", "en"])
    assert told.exit_code == 1
    assert "not confirmed" in told.output
    assert "The run was interrupted" in told.output


def test_the_command_prints_a_table_and_writes_a_file(monkeypatch, tmp_path):
    rows = [row for row in new_rows("easy", 2) if row.compiled]
    monkeypatch.setattr("oneleft.ladder.benchmark.new_rows", lambda bot, deals=2: rows)
    file = tmp_path / "easy.json"
    told = CliRunner().invoke(app, ["benchmark", "easy", "--deals", "2", "--out", str(file), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "easy: 2,880 games" in told.output
    assert len([line for line in told.output.splitlines() if line.startswith("classic")]) == 2
    assert msgspec.json.decode(file.read_bytes())["rows"][0]["deals"] == 40


def test_a_program_is_named_as_on_the_command_line():
    assert read_command(f"python {MYBOT}")[1:] == [str(MYBOT)]
    found = played(small(f"{sys.executable} {MYBOT}", deals=2))
    assert not found.stats.faults
    assert found.done == 4


def test_a_policy_in_a_file_sees_no_hidden_cards(tmp_path):
    """In a world that differs only in what the seat cannot know, it gets the same record."""
    file = tmp_path / "mine.py"
    file.write_text(POLICY.format(file=str(tmp_path / "seen")))
    game = SingleRound("classic+jump_in", 3, "5a" * 32)
    compared = 0
    for number in range(25):
        for seat in range(3):
            twin = twin_of(game, seat, number, {})
            compared += twin.tables[0].round.hands != game.tables[0].round.hands
            for world in (game, twin):
                seat_bot(f"{file}:note", "1").answer(world.view(seat))
            mine, other = (tmp_path / "seen").read_text().splitlines()[-2:]
            assert mine == other
        game.push(next(view.legal[0] for view in map(game.view, range(3)) if view.turn == view.seat))
    assert compared > 50


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("beyond", {"illegal"}),
        ("below", {"illegal"}),
        ("raising", {"crash"}),
        ("no_number", {"crash"}),
        ("silent", {"silent"}),
        ("compiled", set()),
    ],
)
def test_a_policy_in_a_file_that_fails_has_faults(tmp_path, name, kinds):
    file = tmp_path / "mine.py"
    file.write_text(FAILING)
    found = played(small(f"{file}:{name}", deals=1))
    assert found.done == 2
    assert set(found.stats.faults) == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_a_terminal_of_eighty_columns(language):
    """Also with the widest figures."""
    found = Benchmark("keen", 2)
    for row in found.rows:
        row.wins, row.luck = [0, 2520 * row.batch.players], [0, 0]
    table = as_text(found, language).split("\n\n", 1)[1].rpartition("\n\n")[0]
    assert re.search(r"50[.,]0\s±\s?\d{3}[.,]\d", table)
    assert [opponent for opponent in PANEL if f"\n{opponent}" not in table] == []
    assert max(map(len, table.split("\n"))) <= 80
