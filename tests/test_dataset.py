"""`oneleft dataset`: decisions as they were made, written once and read back."""

import polars as pl
import pytest
from typer.testing import CliRunner

from oneleft.arena.batch import Batch
from oneleft.cli import app
from oneleft.table.single_round import SingleRound
from oneleft.training.dataset import decide_round, load_dataset, write_dataset

pytestmark = pytest.mark.slow

KEY = "6b" * 32
BATCH = Batch("classic+jump_in", 3, KEY)


def test_what_was_written_is_read_back(tmp_path):
    file = tmp_path / "decisions.parquet"
    rounds = write_dataset(file, BATCH, 300, "steady", threads=2)
    found = list(load_dataset(file))
    assert len(found) == 300
    played = [one for number in range(rounds) for one in decide_round(BATCH, "steady", number)]
    assert found == played[:300]
    again = tmp_path / "again.parquet"
    write_dataset(again, BATCH, 300, "steady", threads=1)
    assert pl.read_parquet(file).equals(pl.read_parquet(again))


def test_a_decision_shows_what_its_seat_saw_and_how_the_round_ended():
    decisions = decide_round(BATCH, "steady", 0)
    winners = {one.seat for one in decisions if one.won}
    assert len(winners) == 1
    assert all(one.won == (one.seat in winners) for one in decisions)
    first = decisions[0]
    assert first.view == SingleRound(BATCH.rules, 3, BATCH.key_of(0)).view(first.seat)
    assert all(one.move in one.view.legal or (one.move is None and one.view.turn != one.seat) for one in decisions)
    assert all(one.view.seat == one.seat for one in decisions)


def test_an_expert_tells_what_it_expects_of_its_moves(tmp_path):
    """The same with the same key, and different with another one. Its chosen move comes first."""
    batch = Batch("classic", 2, KEY)
    one, other = (decide_round(batch, "expert@60", 1) for _ in range(2))
    assert one == other
    told = [decided for decided in one if decided.worths]
    assert told
    for decided in told:
        assert decided.worths[0].move == (decided.move or "")
        assert all(0 <= worth.win <= 1 for worth in decided.worths)


def test_the_command_writes_the_file_and_says_the_key(tmp_path):
    file = tmp_path / "few.parquet"
    words = ["dataset", str(file), "--decisions", "40", "--bot", "easy", "--players", "2", "--key", KEY, "--lang", "en"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    assert "40 decisions" in told.output
    assert f"--key {KEY}" in told.output
    assert pl.read_parquet_metadata(file)["bot"] == "easy"
    assert len(pl.read_parquet(file)) == 40
    refused = CliRunner().invoke(app, ["dataset", str(tmp_path / "few.csv"), "--lang", "en"])
    assert refused.exit_code == 2
