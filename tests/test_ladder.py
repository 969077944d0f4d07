"""`oneleft ladder`: bots play the same deals from every seat and are rated, whatever they answer."""

import json
import math
import threading
from collections import Counter, defaultdict

import numpy as np
import pytest
from typer.testing import CliRunner

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.stats import Estimate
from oneleft.cli import app
from oneleft.cli.ladder_output import as_text
from oneleft.errors import BotFault, OneleftError, SetupError
from oneleft.ladder import Pairing, adjusted, read_until, run_ladder, table_runner
from oneleft.ladder import ladder as ladders
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.elo import rate
from oneleft.ladder.ladder_report import summary
from oneleft.ladder.pairings import WIN, fair_share, pair_up, play_deals, wins_of
from oneleft.ladder.table_runner import play_at_table, seed_of
from oneleft.lang import LANGUAGES, say
from oneleft.table import events as e
from oneleft.table.single_round import SingleRound
from tests.support.interrupt import interrupt_when_playing

pytestmark = pytest.mark.slow

KEY = "1a" * 32


class FakeProgram:
    """A bot that is a program; "./broken" answers badly two times out of three."""

    made: list["FakeProgram"]

    def __init__(self, name: str, seed: str) -> None:
        self.name, self.seed = name, seed
        self.heard: list[e.Event] = []
        self.asked = 0
        self.closed = False
        self.made.append(self)

    def hear(self, events, view):
        self.heard += events

    def answer(self, view):
        self.asked += 1
        if self.name == "./broken":
            if self.asked % 3 == 0:
                raise BotFault("bot-unknown", given="x", known="y")
            return ("0 play nonsense", None)[self.asked % 3 - 1]
        return view.legal[0] if view.turn == view.seat else None

    def close(self):
        self.closed = True


@pytest.fixture(autouse=True)
def programs(monkeypatch):
    """Names with a slash are fake programs."""
    FakeProgram.made = []
    known = table_runner.new_bot

    def new_bot(name, seed, wait_until_ready):
        return FakeProgram(name, seed) if "/" in name else known(name, seed, wait_until_ready=wait_until_ready)

    monkeypatch.setattr(table_runner, "new_bot", new_bot)
    return FakeProgram.made


# Two ways to play the same games


@pytest.mark.parametrize(
    ("rules", "players", "matches"),
    [
        ("classic", 2, False),
        ("jam+jump_in+seven_zero+progressive+partners", 3, False),
        ("classic+jump_in+target=60", 3, True),
        ("classic+partners+target=60", 4, True),
        ("deluxe+rotating+hands=2", 4, True),
        ("international+eight", 8, True),
        ("jam+challenge+target=60", 3, True),
    ],
)
def test_table_and_arena_play_the_same_games(rules, players, matches):
    """`first` uses no random numbers, so every field of the row has to be equal."""
    batch = Batch(rules, players, KEY, ("first",), matches)
    rows = [play_at_table(batch, number, ["first"] * players, defaultdict(BotStats)) for number in range(7, 10)]
    assert np.array_equal(np.concatenate(rows), batch.play(7, 3))


def test_pairing_is_compiled_if_both_bots_are():
    assert Pairing("first", "random", 2).compiled
    assert not Pairing("first", "./mine", 2).compiled
    assert not Pairing("./mine", "first", 2).compiled
    # the fake program plays like `first`, so each of them wins every deal once
    wins = play_deals(Pairing("first", "./mine", 2), Batch("classic", 2, KEY), 3, 4).wins
    assert wins.tolist() == [WIN] * 4


def test_bots_hear_what_their_seat_sees_and_nothing_else(programs):
    batch = Batch("classic", 3, KEY)
    play_at_table(batch, 5, ["./a", "./b", "./c"], defaultdict(BotStats))
    game = SingleRound("classic", 3, batch.key_of(5))
    for seat, bot in enumerate(programs):
        assert bot.heard[: len(game.events)] == game.events_for(seat)
        dealt = {event.seat: event.cards for event in bot.heard if isinstance(event, e.Dealt)}
        assert [who for who, cards in dealt.items() if cards] == [seat]
        assert isinstance(bot.heard[-1], e.Won)
        assert bot.closed
    seeds = [bot.seed for bot in programs]
    assert seeds == [seed_of(batch, 5, seat) for seat in range(3)]
    assert len(set(seeds)) == 3
    assert all(KEY not in seed for seed in seeds)


# Wins


@pytest.mark.parametrize(
    ("rules", "winners", "share"),
    [
        ("classic", 0b0001, 1),
        ("classic", 0b0010, 0),
        ("classic", 0b0000, 1 / 4),  # without a winner, all share the win
        ("rotating", 0b1011, 1 / 3),
        ("partners", 0b0101, 1),
        ("partners", 0b0000, 1 / 2),
    ],
)
def test_winners_share_a_win(rules, winners, share):
    batch = Batch(Rules(format="points" if rules == "classic" else rules), 4, KEY, matches=True)
    rows = np.zeros(1, batch.play(0, 0).dtype)
    rows["winners"] = winners
    assert wins_of(rows, 0, batch)[0] == pytest.approx(share * WIN)


def test_deal_is_played_once_from_each_seat():
    batch = Batch("classic", 3, KEY)
    wins = np.zeros(50, np.int64)
    for seat in range(3):
        lineup = tuple("random" if chair == seat else "first" for chair in range(3))
        wins += Batch("classic", 3, KEY, lineup).play(20, 50)["winners"] == 1 << seat
    assert np.array_equal(play_deals(Pairing("random", "first", 3), batch, 20, 50).wins, WIN * wins)


def test_pair_up():
    assert [(p.bot, p.opponent) for p in pair_up("abc", 2)] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(pair_up("abc", 4)) == 6


def test_interval_of_a_pairing_is_over_deals():
    pairing = Pairing("a", "b", 4)
    wins = np.array([0, 1, 4, 2, 1, 0, 3, 1])
    for part in (wins[:3], wins[3:]):
        pairing.add(WIN * part)
    half = 1.959964 * wins.std(ddof=1) / 4 / math.sqrt(8)
    assert pairing.share() == pytest.approx((wins.mean() / 4, wins.mean() / 4 - half, wins.mean() / 4 + half))
    assert pairing.half_width() == pytest.approx(half)
    assert (pairing.deals, pairing.games) == (8, 32)


def test_one_sided_pairing_has_an_interval():
    pairing = Pairing("a", "b", 2)
    assert pairing.half_width() == math.inf
    pairing.add(np.zeros(50, np.int64))
    assert pairing.share().value == 0
    assert 0.05 < pairing.half_width() < 0.1


# Ratings


def played(one, other, players, share, deals=10_000):
    """A pairing whose bot wins this share, as near as whole wins allow."""
    pairing = Pairing(one, other, players)
    most = players * WIN
    pairing.add(np.where(np.arange(deals) % 2, 0.8, 1.2) * round(share * most) // 1)
    return pairing


@pytest.mark.parametrize("players", [2, 5])
def test_ratings_recover_true_strengths(players):
    true = {"random": 0.0, "good": 120.0, "bad": -80.0}
    pairings = pair_up(list(true), players)
    pairings = [
        played(p.bot, p.opponent, players, 1 / (1 + (players - 1) * 10 ** ((true[p.opponent] - true[p.bot]) / 400)))
        for p in pairings
    ]
    ratings = rate(list(true), pairings, 1 / players)
    assert list(ratings) == ["good", "random", "bad"]
    for bot, rating in ratings.items():
        assert rating.value == pytest.approx(true[bot], abs=0.5)
    assert ratings["random"] == Estimate(0, 0, 0)
    others = rate(["good", "bad"], [p for p in pairings if "random" not in (p.bot, p.opponent)], 1 / players)
    assert others["good"].value == pytest.approx(100, abs=0.5)
    assert others["good"].value == -others["bad"].value


def test_interval_of_a_rating_follows_its_share():
    """Two bots: the rating is a function of the one share, so its interval is the slope times that of the share."""
    pairing = played("random", "good", 2, 0.4)
    share = pairing.share()
    rating = rate(["random", "good"], [pairing], 0.5)["good"]
    slope = 400 / math.log(10) / (share.value * (1 - share.value))
    assert rating.high - rating.value == pytest.approx(slope * pairing.half_width(), rel=1e-3)


def test_ratings_respect_shared_deals():
    """Two bots that do the same win the same deals: the difference between them is known exactly."""
    luck = np.random.default_rng(5).integers(0, 3, 400)
    pairings = [Pairing("random", bot, 2) for bot in ("twin", "other")]
    for pairing in pairings:
        pairing.add(WIN * luck)
    pairings.append(Pairing("twin", "other", 2))
    pairings[-1].add(np.full(400, WIN))
    twins = rate(["twin", "other"], pairings[-1:], 0.5)
    assert twins["twin"] == twins["other"] == Estimate(0, 0, 0)
    ratings = rate(["random", "twin", "other"], pairings, 0.5)
    assert ratings["twin"] == pytest.approx(ratings["other"])
    alone = rate(["random", "twin"], pairings[:1], 0.5)["twin"]
    # on other deals, playing both would have told more than playing one
    assert ratings["twin"].high - ratings["twin"].low == pytest.approx(alone.high - alone.low, rel=0.02)


def test_bot_that_never_wins_has_a_finite_rating():
    pairing = Pairing("random", "stone", 2)
    pairing.add(np.full(500, 2 * WIN))
    rating = rate(["random", "stone"], [pairing], 0.5)["stone"]
    assert -2000 < rating.low < rating.value < -1000


def test_adjusted_share_below_zero_has_a_finite_rating():
    pairing = Pairing("random", "./mine", 10, adjusted=True)
    pairing.add(np.where(np.arange(50) % 2, -1, 0) * WIN)
    share = pairing.share()
    assert share.value == pytest.approx(-0.05)
    assert share.low < share.value < share.high
    rating = rate(["random", "./mine"], [pairing], 0.1)["./mine"]
    assert 0 < rating.value < 3000


# Ladders


def test_ladder_plays_until_every_interval_is_narrow():
    ladder = run_ladder(["random", "uniform", "easy"], key=KEY, until=0.012)
    assert ladder.reached
    assert not ladder.interrupted
    assert ladder.widest <= 0.012
    deals = {(p.bot, p.opponent): p.deals for p in ladder.pairings}
    assert deals["random", "uniform"] < deals["random", "easy"]
    assert ladder.share("random", "uniform").value == pytest.approx(1 - ladder.share("uniform", "random").value)
    assert list(ladder.ratings)[-1] == "uniform"
    assert ladder.games == sum(2 * number for number in deals.values())
    assert ladder.games_of("easy") == ladder.games - 2 * deals["random", "uniform"]


def test_ladder_stops_at_max_deals_and_says_so():
    ladder = run_ladder(["random", "first"], "jam", 3, KEY, until=0.0001, deals=250)
    assert [p.deals for p in ladder.pairings] == [250, 250]
    assert not ladder.reached
    for language in LANGUAGES:
        assert "0001" not in as_text(ladder, summary(ladder), language)
    assert "In 2 of 2 pairings" in as_text(ladder, summary(ladder), "en")


def without_times(found):
    for rated in found["ratings"]:
        del rated["ms_median"], rated["ms_p99"], rated["decisions"]
    return found


@pytest.mark.parametrize("leave_luck_out", [False, True])
def test_threads_do_not_change_the_ladder(monkeypatch, leave_luck_out):
    monkeypatch.setattr(ladders, "ENOUGH_DEALS", 10)
    monkeypatch.setattr(adjusted, "PLAYOUTS", 2)
    settings = {"key": KEY, "until": 0.2, "deals": 15, "adjusted": leave_luck_out}
    bots = ["random", "first", "./mine"]
    one, two = (without_times(summary(run_ladder(bots, threads=threads, **settings))) for threads in (1, 3))
    assert one == two
    mine = next(pair for pair in one["pairs"] if (pair["bot"], pair["against"]) == ("./mine", "first"))
    assert mine["adjusted"] == leave_luck_out
    if not leave_luck_out:
        assert mine["wins"]["value"] == 0.5  # it plays like `first`, at a table, so its deals are those of the arena


def test_times_and_faults_are_counted(programs):
    ladder = run_ladder(["steady", "./broken"], key=KEY, deals=6)
    faults = ladder.stats["./broken"].faults
    assert set(faults) == {"illegal", "silent", BotFault("bot-unknown").kind}
    asked = sum(bot.asked for bot in programs)
    assert asked * 2 / 3 < faults.total() <= asked  # out of turn, None is a valid answer
    assert not ladder.stats["steady"].faults
    assert 0 < ladder.stats["steady"].milliseconds(0.5) <= ladder.stats["steady"].milliseconds(0.99)
    assert all(bot.closed for bot in programs)
    told = as_text(ladder, summary(ladder), "en")
    assert f"./broken: {faults.total()} faults (" in told
    assert f"{faults['silent']} without an answer" in told
    assert "First fault: Unknown bot" in told
    assert summary(ladder)["ratings"][1]["faults"] == dict(faults)


def test_compiled_bots_are_timed_at_a_table():
    ladder = run_ladder(["random", "first"], key=KEY, deals=50)
    for bot in ladder.bots:
        assert ladder.stats[bot].times.total() >= 200


def test_endless_games_are_given_up(monkeypatch):
    class Lazy(FakeProgram):
        def answer(self, view):
            raise BotFault("bot-fault-timeout")

    monkeypatch.setattr(table_runner, "new_bot", lambda name, seed, wait_until_ready: Lazy(name, seed))
    stats = defaultdict(BotStats)
    rounds, matches = (Batch("classic", 2, KEY, matches=matches) for matches in (False, True))
    (row,) = play_at_table(rounds, 0, ["./a", "./a"], stats)
    assert (row["winners"], row["blocked"], row["rounds"]) == (0, 1, 1)
    assert list(stats["./a"].faults) == ["timeout"]
    monkeypatch.setattr(table_runner, "MAX_BLOCKED", 3)
    (row,) = play_at_table(matches, 0, ["./a", "./a"], stats)
    assert (row["winners"], row["blocked"]) == (0, 3)
    monkeypatch.setattr(table_runner, "MAX_MOVES", 20)
    (row,) = play_at_table(matches, 0, ["./a", "./a"], stats)
    assert (row["winners"], row["moves"]) == (0, 20)


def test_stopped_ladder_keeps_what_was_played():
    done = threading.Event()

    def look(ladder):
        if ladder.games >= 40:
            done.set()

    ladder = run_ladder(["first", "./mine"], key=KEY, until=0.0001, on_progress=look, stop=done.is_set)
    assert ladder.interrupted
    assert 40 <= ladder.games < 100
    found = summary(ladder)
    assert found["interrupted"]
    assert say("ladder-stopped", "en") in as_text(ladder, found, "en")


def test_ladder_without_games_has_no_ratings():
    from oneleft.ladder.chart import draw_ladder  # with matplotlib, which collecting the tests shall not import

    ladder = run_ladder(["random", "first", "uniform"], key=KEY, stop=lambda: True)
    assert ladder.games == 0
    assert all(math.isnan(rating.value) for rating in ladder.ratings.values())
    found = json.loads(json.dumps(summary(ladder)))
    assert found["ratings"][0]["elo"] == {"value": None, "low": None, "high": None}
    assert "–" in as_text(ladder, found, "es")
    assert draw_ladder("svg", ladder, "es")


@pytest.mark.parametrize(
    ("text", "value"), [("0.5%", 0.005), ("0.005", 0.005), ("2 %", 0.02), ("0,5%", 0.005), (".01", 0.01)]
)
def test_read_until(text, value):
    assert read_until(text) == pytest.approx(value)


@pytest.mark.parametrize("text", ["", "%", "0", "0%", "1", "50%", "-1%", "nan", "inf", "1e-3", "half", "1%%", "٠.١"])
def test_malformed_until_is_refused(text):
    with pytest.raises(SetupError) as refused:
        read_until(text)
    assert refused.value.explain("en") != refused.value.explain("es")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: run_ladder(["random"]),
        lambda: run_ladder([]),
        lambda: run_ladder(["random", "random"]),
        lambda: run_ladder(["random", "clever"]),
        lambda: run_ladder(["random", "first"], until=0),
        lambda: run_ladder(["random", "first"], until=math.nan),
        lambda: run_ladder(["random", "first"], deals=0),
        lambda: run_ladder(["random", "first"], players=11),
        lambda: run_ladder(["random", "first"], "classic+eight", 4, matches=True),
        lambda: run_ladder(["random", "first"], key="secret"),
        lambda: run_ladder(["random", "first"], threads=0),
        lambda: run_ladder(["random", "./mine"], matches=True, adjusted=True),
        lambda: run_ladder(["random", "./mine"], "classic+mercy=25", adjusted=True),
    ],
)
def test_invalid_ladders_are_explained(wrong):
    with pytest.raises(OneleftError) as refused:
        wrong()
    assert refused.value.explain("en") != refused.value.explain("es")


# The command


@pytest.mark.parametrize("language", ["en", "es"])
def test_ladder_command(language, tmp_path):
    plot = tmp_path / "ladder.png"
    args = ["ladder", "random", "./mine", "./[b]x$", "--deals", "6", "--key", KEY, "--lang", language]
    done = CliRunner().invoke(app, [*args, "--plot", str(plot)])
    assert done.exit_code == 0
    assert "./[b]x$" in done.stdout
    assert f"--key {KEY}" in done.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")
    found = json.loads(CliRunner().invoke(app, [*args, "--json"]).stdout)
    assert Counter(pair["deals"] for pair in found["pairs"]) == {6: 6}
    assert {rated["bot"] for rated in found["ratings"]} == {"random", "./mine", "./[b]x$"}
    assert (found["key"], found["rules"], found["fair_share"]) == (KEY, "classic", fair_share(Batch("classic", 2, KEY)))


def test_adjusted_ladder_says_so():
    args = ["ladder", "sharp", "./mine", "--deals", "2", "--key", KEY]
    plain, without_luck = (CliRunner().invoke(app, [*args, *more]) for more in ([], ["--adjusted"]))
    assert without_luck.exit_code == 0
    assert say("ladder-adjusted", "en") in without_luck.stdout
    assert say("ladder-adjusted", "en") not in plain.stdout
    compiled_only = CliRunner().invoke(app, ["ladder", "sharp", "first", "--deals", "2", "--key", KEY, "--adjusted"])
    assert say("ladder-adjusted", "en") not in compiled_only.stdout


@pytest.mark.parametrize("language", ["en", "es"])
def test_ladder_of_matches_with_three_players(language):
    args = ["random", "first", "--players", "3", "--matches", "--rules", "classic+target=50", "--deals", "30"]
    done = CliRunner().invoke(app, ["ladder", *args, "--lang", language])
    assert done.exit_code == 0
    assert {"en": "one bot of the row against 2", "es": "un bot de la fila contra 2"}[language] in done.stdout


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["random"],
        ["random", "clever"],
        ["random", "random"],
        ["random", "first", "--until", "soon"],
        ["random", "first", "--players", "1"],
        ["random", "first", "--players", "5", "--matches", "--rules", "classic+partners"],
        ["random", "first", "--rules", "poker"],
        ["random", "first", "--deals", "0"],
        ["random", "first", "--threads", "0"],
        ["random", "first", "--key", "secret"],
        ["random", "first", "--plot", "ladder.gif"],
    ],
)
def test_wrong_usage(args):
    done = CliRunner().invoke(app, ["ladder", *args])
    assert done.exit_code == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_ctrl_c_prints_what_was_played():
    command = ["ladder", "random", "uniform", "--until", "0.001%", "--deals", "1000000000", "--json"]
    status, out = interrupt_when_playing(command)
    assert status == 130
    found = json.loads(out)
    assert found["interrupted"]
    assert found["games"] > 0
