"""`oneleft compare`: the same deals twice, each line-up from every seat, and cautious verdicts."""

import json
import os
import subprocess

import numpy as np
import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.compare import (
    MIN_DEALS,
    MIN_DIFFERING,
    Comparison,
    Pairs,
    compare,
    games_per_deal,
    read_side,
    with_rule_toggled,
)
from oneleft.arena.executors import CHUNK
from oneleft.arena.simulation_report import comparison
from oneleft.arena.stats import Tally
from oneleft.cli.simulation_output import as_verdicts
from oneleft.errors import OneleftError
from tests.support.command import run_text
from tests.support.interrupt import interrupt_when_playing

pytestmark = pytest.mark.slow

KEY = "c0" * 32


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return run_text("compare", *args, env=os.environ)


def interval(numbers):
    half = 1.959964 * numbers.std(ddof=1) / np.sqrt(len(numbers))
    return pytest.approx((numbers.mean(), numbers.mean() - half, numbers.mean() + half))


def test_lineups_rotate_round_the_table():
    """Against the same worked out from the rows, seat by seat."""
    deals = 700
    all_random = Batch(Rules(), 3, KEY)
    tested = Batch(Rules(), 3, KEY, ("uniform", "random", "random"))
    found = compare(all_random, tested, deals)
    lineups = (("uniform", "random", "random"), ("random", "uniform", "random"), ("random", "random", "uniform"))
    turned = [Batch(Rules(), 3, KEY, lineup).play(0, deals) for lineup in lineups]
    plain = all_random.play(0, deals)
    wins = sum(rows["winners"] >> seat & 1 for seat, rows in enumerate(turned)) / 3
    moves = sum(rows["moves"] for rows in turned) / 3
    assert found.estimates("wins")[0].value == pytest.approx(1 / 3)
    assert found.estimates("wins")[1] == interval(wins)
    assert found.estimates("wins")[2] == interval(wins - 1 / 3)
    assert found.estimates("moves")[0] == interval(plain["moves"])
    assert found.estimates("moves")[2] == interval(moves - plain["moves"])
    assert (games_per_deal(all_random), games_per_deal(tested)) == (1, 3)


def test_rules_are_compared_deal_by_deal():
    one = Batch(Rules(), 4, KEY)
    other = with_rule_toggled(one, "seven_zero")
    assert other.rules == Rules(seven_zero=True)
    assert with_rule_toggled(other, "seven_zero") == one
    found = compare(one, other, 500)
    a, b = one.play(0, 500), other.play(0, 500)
    assert found.estimates("points")[2] == interval(b["points"].sum(axis=1) - a["points"].sum(axis=1))
    assert found.estimates("first")[2] == interval((b["winners"] & 1) - (a["winners"] & 1))


def test_comparing_deal_by_deal_narrows_the_interval():
    """Bluffs are rare under `first`, so most deals go the same way twice, and only the others blur the change."""
    one = Batch(Rules(), 3, KEY, ("first",))
    found = compare(one, with_rule_toggled(one, "bluffing"), 2_000)
    here, there, change = found.estimates("moves")
    assert found.pairs["moves"].change[0] > 200
    assert (change.high - change.low) ** 2 < (here.high - here.low) ** 2 + (there.high - there.low) ** 2


def test_threads_do_not_change_the_result():
    one = Batch(Rules("jam"), 4, KEY, ("first", "random"))
    other = Batch(Rules("graduation", jump_in=True), 4, KEY)
    assert compare(one, other, CHUNK + 17, threads=1) == compare(one, other, CHUNK + 17, threads=3)
    assert games_per_deal(one) == 2


def test_side_compared_with_itself_is_the_same():
    batch = Batch(Rules(jump_in=True), 3, KEY, ("random", "uniform", "first"))
    found = compare(batch, batch, 40)
    assert {found.verdict(name) for name in found.pairs} == {"same"}


def test_sides_with_other_deals_are_refused():
    with pytest.raises(ValueError, match="same players"):
        compare(Batch(Rules(), 3, KEY), Batch(Rules(), 4, KEY), 10)


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({0: MIN_DEALS - 1}, "few"),
        ({5: MIN_DEALS - 1}, "few"),
        ({0: MIN_DEALS}, "same"),
        ({0: 500, 1: 1}, "few"),
        ({0: 20_000, 1: MIN_DIFFERING - 1}, "few"),
        ({0: 20_000, 1: MIN_DIFFERING}, "more"),
        ({0: 500, -1: 5, 1: 5}, "unclear"),
        ({-1: 50, 1: 55}, "unclear"),
        ({-1: 50, 1: 150}, "more"),
        ({-1: 150, 1: 50}, "less"),
    ],
)
def test_verdicts(changes, verdict):
    found = Comparison(2, sum(changes.values()))
    tally = Tally(changes)
    found.pairs = {name: Pairs(tally, tally, tally) for name in found.pairs}
    assert found.verdict("moves") == verdict
    side = Batch(Rules(), 2, KEY)
    told = [as_verdicts(comparison(side, side, found), language) for language in ("en", "es")]
    expected = {
        "few": "too few to tell",
        "same": "identical in all",
        "unclear": "no difference found; if there is one, it is (at 95%) smaller than",
        "more": "higher in B, by",
        "less": "lower in B, by",
    }
    assert expected[verdict] in told[0]
    assert told[0] != told[1]


def lines(changes: dict[int, int], language: str, asked: int | None = None) -> list[str]:
    """What is told of two players and all measures having changed so."""
    found = Comparison(2, sum(changes.values()))
    found.pairs = {name: Pairs(Tally(changes), Tally(changes), Tally(changes)) for name in found.pairs}
    side = Batch(Rules(), 2, KEY)
    return as_verdicts(comparison(side, side, found, asked), language).splitlines()


def test_rare_differences_are_counted():
    assert "moves: too few to tell; they differ in 4 of 20,000 deals." in lines({0: 19_996, 2: 4}, "en")
    assert "moves: too few to tell; they differ in 1 of 1 deal." in lines({2: 1}, "en")
    assert "jugadas: muy pocos para saberlo; difieren en 4 de 20.000 repartos." in lines({0: 19_996, 2: 4}, "es")


def test_constant_difference():
    english, spanish = (lines({3: 50}, language) for language in ("en", "es"))
    assert "moves: higher in B, by 1.5." in english
    assert "jugadas: más en B, con una diferencia de 1,5." in spanish
    assert "games won by seat 0, which starts: higher in B, by 150 percentage points." in english


def test_differences_of_shares_are_in_percentage_points():
    english, spanish = ("\n".join(lines({0: 100, 1: 100}, language)) for language in ("en", "es"))
    assert "  25.00% (21.53 to 28.47)  +25.00 pp (+21.53 to +28.47)\n" in english
    assert "  25,00 % (21,53 a 28,47)  +25,00 p. p. (+21,53 a +28,47)\n" in spanish
    assert "which starts: higher in B, by 21.5 to 28.5 percentage points." in english


def test_one_deal_has_no_interval():
    table = lines({2: 1}, "en")
    assert table[0].startswith("1 deal for 2 players")
    assert table[5].split() == ["moves", "1.00", "1.00", "+1.00"]
    side = Batch(Rules(), 2, KEY)
    json.dumps(comparison(side, side, compare(side, side, 1)), allow_nan=False)


def test_interrupted_comparison_says_so():
    assert lines({0: 2_000}, "en", 2_000_000)[0].startswith("2,000 of 2,000,000 deals for 2 players")
    assert lines({0: 2_000}, "en", 2_000_000)[-1] == f"To repeat these deals: --deals 2000 --key {KEY}"


@pytest.mark.parametrize(
    ("text", "rules", "lineup"),
    [
        ("classic", "classic", ("random", "first", "random")),
        ("jam+jump_in", "jam+jump_in", ("random", "first", "random")),
        ("uniform", "deluxe", ("uniform", "first", "random")),
        ("first,first", "deluxe", ("first", "first", "random")),
        ("jam:uniform,uniform,uniform", "jam", ("uniform", "uniform", "uniform")),
    ],
)
def test_read_side(text, rules, lineup):
    assert read_side(text, "deluxe", ("random", "first"), 3) == (Rules.parse(rules), lineup)


@pytest.mark.parametrize("text", ["", "checkers", "clever", "classic,random", "clever,random", ":first", "jam+clever"])
def test_malformed_side_is_refused(text):
    with pytest.raises(OneleftError) as refused:
        read_side(text, "classic", ("random",), 4)
    assert refused.value.explain("en") != refused.value.explain("es")


def test_command_compares_rules():
    args = ["classic", "classic+jump_in", "--deals", "3000", "--key", KEY]
    done = run(*args, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["deals"], found["games"], found["same_cards"]) == (3000, 6000, True)
    assert [change["measure"] for change in found["changes"]] == [
        *("moves", "turns", "lost", "comeback", "points", "first", "blocked")
    ]
    moves = found["changes"][0]
    one, other = (Batch(Rules(jump_in=jump), 4, KEY).play(0, 3000)["moves"].mean() for jump in (False, True))
    assert (moves["one"]["value"], moves["other"]["value"]) == pytest.approx((one, other))
    assert (moves["verdict"], moves["change"]["value"]) == ("less", pytest.approx(other - one))
    table = run(*args, "--threads", "1", "--lang", "es").stdout
    assert f"{one:.2f}".replace(".", ",") in table
    assert f"−{one - other:.2f}".replace(".", ",") in table
    assert "menos en B" in table


def test_command_compares_lineups_in_matches():
    done = run("random", "jam+target=50:first", "--matches", "--games", "40", "--players", "2", "--key", KEY)
    assert (done.returncode, done.stderr) == (0, "")
    assert "do not contain the same cards" in done.stdout
    assert "B: jam+target=50, first,random" in done.stdout
    assert "games won by the first policy of the line-up: " in done.stdout
    assert "moves: lower in B" in done.stdout
    assert "120 games" in done.stdout


def test_match_rules_are_ignored_for_single_rounds():
    done = run("classic+lowest", "jam+lowest+target=50", "--deals", "1", "--players", "2")
    assert done.returncode == 0
    assert done.stderr == "Ignored, because these apply only with --matches: lowest, target=50.\n"


@pytest.mark.parametrize(
    "args",
    [
        ["classic"],
        ["classic", "checkers"],
        ["random", "clever"],
        ["random", "random,random,random", "--players", "2"],
        ["classic", "classic+partners", "--matches", "--players", "3"],
        ["random", "first", "--policies", ""],
        ["random", "first", "--deals", "0"],
        ["random", "first", "--key", "secret"],
    ],
)
def test_wrong_usage(args):
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_prints_what_was_compared():
    status, out = interrupt_when_playing(["compare", "random", "uniform", "--deals", "1000000000", "--json"])
    assert status == 130
    found = json.loads(out)
    assert 0 < found["deals"] < found["asked"] == 1_000_000_000
