"""Training a net: it learns, the same key gives the same net, and a checkpoint saves the work of a stage."""

from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from oneleft.cli import app
from oneleft.policies.net_file import CHARGED, FAMILIES, MOST_TABLES, SERIES, net_family
from oneleft.policies.net_inputs import ROWS
from oneleft.policies.net_layers import WEIGHTS
from oneleft.rules.config import Rules
from oneleft.rules.hands import give
from oneleft.rules.round import MAX_PLAYERS, OVER
from oneleft.training import train as training
from oneleft.training.fit import whole_numbers
from oneleft.training.mixture import mixture
from oneleft.training.positions import TAKEN_AWAY, worth_of
from oneleft.training.train import Stage, parts_of, positions_of, steps_of, train

pytestmark = pytest.mark.slow

KEY = "5a" * 32
STAGES = (Stage(6_000, 1, 4, 5e-3), Stage(500, 1, 2, 1e-3), Stage(300, 1, 1, 1e-3, SERIES))
runner = CliRunner()


@pytest.fixture(autouse=True)
def short_curves(monkeypatch):
    """After each epoch a net plays fewer games, but enough to tell an epoch from the last: it wins 5% and 18%."""
    monkeypatch.setattr(training, "CURVE_DEALS", 300)
    monkeypatch.setattr(training, "CURVE_MATCHES", 10)


def test_learns_again_to_the_same_net(tmp_path):
    """The second run takes the first stage from its checkpoint. Both stages take part in the result."""
    epochs = []
    first = train(KEY, STAGES, tmp_path, lambda progress: epochs.append(progress))
    assert len(list(tmp_path.iterdir())) == len(STAGES)
    assert epochs[-1].done == epochs[-1].of == sum(map(steps_of, STAGES))
    curve = [progress.epoch for progress in epochs if progress.epoch]
    assert [(point.stage, point.number) for point in curve] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0)]
    errors = [point.error for point in curve if point.stage == 0]
    assert errors == sorted(errors, reverse=True)
    assert curve[0].wins[0] < curve[3].wins[0]

    next(tmp_path.glob("stage-2-*")).unlink()
    again = train(KEY, STAGES, tmp_path)
    weights = {family: whole_numbers(layers) for family, layers in first.items()}
    assert weights == {family: whole_numbers(layers) for family, layers in again.items()}
    assert {len(values) for values in weights.values()} == {WEIGHTS}
    assert weights[MOST_TABLES] == weights[CHARGED] != weights[SERIES]  # one family had a stage of its own
    assert whole_numbers(train(KEY, STAGES[:1], tmp_path)[MOST_TABLES]) != weights[MOST_TABLES]


def test_positions_have_rows_and_worths():
    """Two players at the first table: every move has rows, and all worths are chances to win."""
    (part, *_) = parts_of(200_000)
    found = positions_of(part, KEY, 4, None)
    assert len(found.starts) - 1 == part.positions
    assert np.diff(found.starts).min() >= 2  # a position without a choice teaches nothing
    assert np.diff(found.ends).min() > 10
    rows = np.where(found.rows < 0, TAKEN_AWAY - found.rows, found.rows)
    assert 0 <= rows.min() <= rows.max() < ROWS
    assert set(np.unique(found.worth * 4).tolist()) == {0, 1, 2, 3, 4}
    again = positions_of(part, KEY, 4, None)
    assert all(np.array_equal(one, other) for one, other in zip(found, again, strict=True))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_charged_adds_up_to_nothing(players):
    """MATCH-2: a round is worth to one player what it costs the others, so nobody gains by paying less together."""
    r = Rules().new_round(players)
    random = Random(players)
    for seat in range(1, players):
        for card in random.sample(range(100), 4):
            give(r, seat, card)
    r.phase, r.out = OVER, 0
    worths = [worth_of(r, seat, True) for seat in range(players)]
    assert sum(worths) == pytest.approx(0)
    assert worths[0] == max(worths) > 0


@pytest.mark.parametrize("family", FAMILIES)
def test_shares_of_a_mixture_add_up(family):
    assert sum(table.share for table in mixture(family)) == pytest.approx(1)
    assert all(family in (MOST_TABLES, net_family(table.rules, table.matches)) for table in mixture(family))


def test_mixture_has_all_player_counts():
    tables = mixture()
    assert {table.players for table in tables} == set(range(2, MAX_PLAYERS + 1))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--out", "net.json"], ".net"),
        (["--out", "nowhere/keen.net"], "nowhere"),
        (["--out", "keen.net", "--key", "12"], "12"),
        (["--out", "keen.net", "--checkpoints", "nowhere"], "nowhere"),
        (["--out", "keen.net", "--plot", "curve.txt"], ".png"),
    ],
)
def test_bad_input_is_named(arguments, named, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["train", *arguments])
    assert result.exit_code == 2
    assert named in result.stderr
    assert not list(tmp_path.iterdir())


def test_command_writes_the_net_and_its_curve(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = runner.invoke(app, ["train", "--out", "keen.net", "--shorter", "4000", "--plot", "curve.svg"])
    assert result.exit_code == 0, result.output
    assert b"oneleft train --out keen.net --shorter 4000" in (tmp_path / "keen.net").read_bytes()
    assert b"<svg" in (tmp_path / "curve.svg").read_bytes()
