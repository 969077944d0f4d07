"""The weights that are shipped, and how they are tuned."""

import json
from itertools import product

import msgspec
import pytest
from typer.testing import CliRunner

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.tuning import FAMILIES, starting_row, tune, weight_file
from oneleft.cli import app
from oneleft.ladder.pairings import Pairing, play_deals
from oneleft.policies.registry import WEIGHTED, WeightFile, read_weights, row_for, weight_family, weight_table
from oneleft.policies.weight_row import PLAYER_COUNTS, ROW_LENGTH, WEIGHTS
from oneleft.rules.config import HOUSE_RULES
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from tests.support.all_tables import key_of, mixture
from tests.support.sampling import by_turns

pytestmark = pytest.mark.slow

runner = CliRunner()


@pytest.mark.parametrize("bot", WEIGHTED)
def test_weight_names_are_known(bot):
    weights = read_weights(bot)
    assert weights.made
    for rows in weights.rows.values():
        for row in rows.values():
            assert set(row) <= set(WEIGHTS)


def test_sharp_has_the_rows_that_tune_makes():
    rows = read_weights("sharp").rows
    assert {name: tuple(by_players) for name, by_players in rows.items()} == {
        name: made.players for name, made in FAMILIES.items()
    }


@pytest.mark.parametrize("form", FORMATS)
def test_every_table_has_weights(form):
    for edition, switches in product(EDITIONS, product((False, True), repeat=3)):
        rules = Rules(edition, *switches, format=form)
        for bot in WEIGHTED:
            assert len(weight_table(read_weights(bot), rules, matches=True)) == PLAYER_COUNTS * ROW_LENGTH


def test_row_for_picks_the_nearest_row():
    sharp = read_weights("sharp")
    assert row_for(sharp, Rules(seven_zero=True, jump_in=True), False, 2) == sharp.rows["seven_zero"][2]
    assert row_for(sharp, Rules("jam"), False, 10) == sharp.rows["plain"][6]
    assert weight_family(Rules(format="lowest"), matches=True) == "charged"
    assert weight_family(Rules(format="lowest"), matches=False) == "plain"


def wins(one: str, other: str, rules: Rules, players: int, deals: int = 4_000) -> Pairing:
    pairing = Pairing(one, other, players)
    pairing.add(play_deals(pairing, Batch(rules, players, key_of("strength")), 0, deals).wins)
    return pairing


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("steady", "easy"), ("sharp", "steady")])
def test_each_policy_beats_the_weaker_one(stronger, weaker, players):
    assert wins(stronger, weaker, Rules(), players).share().low > 1 / players


@pytest.mark.parametrize(("house", "players"), by_turns(HOUSE_RULES, [2, 4]))
def test_sharp_beats_steady_with_every_house_rule(house, players):
    assert wins("sharp", "steady", Rules(**{house: True}), players, 20_000).share().low > 1 / players


HOUSE_RULES_ALONE = [*({name: True} for name in HOUSE_RULES), {"cards": 5}, {"catch": 4}, {"mercy": 15}]
MIXTURES = [mixture(f"{edition} strength {n}") for edition in EDITIONS for n in range(6)]


HOUSE_TABLES = [*(Rules(**options) for options in HOUSE_RULES_ALONE), *MIXTURES]


@pytest.mark.parametrize(("rules", "players"), by_turns(HOUSE_TABLES, [2, 4]), ids=str)
def test_sharp_beats_random_at_every_house_rule_and_thirty_mixtures(rules, players):
    assert wins("sharp", "random", rules, players, 2_000).share().low > 1 / players


def test_tuning_is_reproducible():
    made = [tune("plain", 2, key, starting_row(), shorter=200) for key in ("01" * 32, "01" * 32, "02" * 32)]
    assert made[0] == made[1] != made[2]
    assert made[0] != starting_row()


def test_weight_file_reads_back():
    row = {"lay_skip": 7, "color": -3, "noise": 1, "draw": 0}
    read = json.loads(weight_file("by hand", {"plain": {2: row}}))
    assert read == {"made": "by hand", "rows": {"plain": {"2": {"lay_skip": 7, "noise": 1, "color": -3}}}}
    assert WeightFile.__struct_fields__ == tuple(read)


def test_a_house_rule_has_a_few_weights_that_replace_others():
    sharp = read_weights("sharp")
    finish = sharp.rows["+number_finish"][4]
    assert set(finish) == set(FAMILIES["+number_finish"].weights)
    assert row_for(sharp, Rules(number_finish=True), False, 4) == sharp.rows["plain"][4] | finish
    both = row_for(sharp, Rules(seven_zero=True, number_finish=True, multi_play=True), False, 2)
    assert both == sharp.rows["seven_zero"][2] | sharp.rows["+multi_play"][2] | sharp.rows["+number_finish"][2]
    read = json.loads(weight_file("", {"plain": {2: {"stay": 0}}, "+multi_play": {2: {"stay": 0}}}))
    assert read["rows"] == {"plain": {"2": {}}, "+multi_play": {"2": {"stay": 0}}}


def test_command_keeps_the_rows_of_other_families(tmp_path):
    out = tmp_path / "weights.json"
    words = ["tune", "--out", str(out), "--families", "+multi_play", "--shorter", "200", "--keep"]
    done = runner.invoke(app, words)
    assert done.exit_code == 0, done.output
    written = msgspec.json.decode(out.read_bytes(), type=WeightFile, strict=False)
    shipped = read_weights("sharp")
    again = "oneleft tune --out sharp.json --families +multi_play --shorter 200 --keep"
    assert written.made == f"{shipped.made}; {again}"
    assert written.rows.pop("+multi_play") != shipped.rows["+multi_play"]
    assert written.rows == {name: rows for name, rows in shipped.rows.items() if name != "+multi_play"}


def test_command_writes_a_file_that_names_it(tmp_path):
    out = tmp_path / "weights.json"
    done = runner.invoke(app, ["tune", "--out", str(out), "--families", "charged", "--shorter", "200"])
    assert done.exit_code == 0, done.output
    written = json.loads(out.read_text("utf-8"))
    assert written["made"] == "oneleft tune --out sharp.json --families charged --shorter 200"
    assert list(written["rows"]) == ["charged"]


@pytest.mark.parametrize(
    "words",
    [["--families", "odd"], ["--key", "xyz"], ["--shorter", "0"], ["--out", "nowhere/at/all.json"], ["--out", "x.txt"]],
)
def test_invalid_tune_arguments_are_refused(words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = runner.invoke(app, ["tune", "--out", "x.json", *words])
    assert done.exit_code == 2
    assert not list(tmp_path.iterdir())
