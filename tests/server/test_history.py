"""Finished matches: the players' words, records, statistics and ratings."""

from collections import Counter
from types import SimpleNamespace

import pytest

from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.results import rows_of
from oneleft.server.history import Ratings, finished_match, record_of, replay_of
from oneleft.table import events as e
from oneleft.table.game import Game
from oneleft.table.record import play_record, read_record, verify_record, write_record
from tests.support.offline_table import KEY, NEXT_KEY, OfflineTable, playing


def finished(rules="classic+target=200", people=1, bots=("easy", "random", "sharp"), key=KEY):
    offline = OfflineTable(people, bots, key, rules=rules, turn_seconds=1)
    offline.connect(*range(people))
    offline.begin()
    while not offline.game.over:
        assert offline.pass_time() is not None
    return offline


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("classic+target=300", ("easy", "random", "sharp")),
        ("jam+lowest+target=200+jump_in", ("random", "random")),
        ("classic+eight", ("easy",) * 7),
        ("deluxe+challenge+target=100", ("random", "easy", "steady")),
    ],
)
def test_the_statistics_are_those_of_the_record(rules, bots):
    """Counted independently, from the record alone."""
    offline = finished(rules, bots=bots)
    told = [event for game in play_record(read_record(write_record(offline.game))) for event in game.events]
    rounds: Counter[int] = Counter()
    for event in told:
        if isinstance(event, e.Out):
            rounds.update([event.seat, *dict(event.left)])
    scores = offline.room.tally.scores
    for seat, score in enumerate(scores):
        assert score.rounds == rounds[seat]
        assert score.rounds_won == sum(isinstance(event, e.Out) and event.seat == seat for event in told)
        assert score.uno_missed == sum(isinstance(event, e.Caught) and event.seat == seat for event in told)
        challenges = [event for event in told if isinstance(event, e.Challenged) and event.seat == seat]
        assert (score.challenges, score.challenges_won) == (len(challenges), sum(one.guilty for one in challenges))
        assert (score.points, score.won) == (offline.game.scores[seat], seat in offline.game.winners)
    if "eight" not in rules and "challenge" not in rules:
        assert {score.rounds for score in scores} == {len(offline.game.match.history)}


def test_result_rows_name_people_by_folded_name_and_bots_by_level():
    offline = finished()
    rows = rows_of(offline.room)
    assert [(row["name"], row["player"], row["bot"]) for row in rows] == [
        ("Ana", "ana", False),
        ("easy", "easy", True),
        ("random", "random", True),
        ("sharp", "sharp", True),
    ]


def test_a_match_counts_for_a_player_who_left_it():
    offline = playing(people=2, rules="classic+target=1")
    offline.leave(1, 1)
    offline.play_on(lambda offline: offline.game.over)
    assert [(row["name"], row["bot"]) for row in rows_of(offline.room)] == [("Ana", False), ("Bo", False)]


# Several matches at one table


class Shelf:
    """A store with the log of one table."""

    def __init__(self, log):
        self.bodies = [n.write_entry(entry) for entry in log]

    def read(self, room, after=0):
        return self.bodies[after:]


def test_finished_matches_are_found_and_the_current_one_is_secret():
    offline = playing(people=2, rules="classic+target=1")
    offline.play_on(lambda offline: offline.game.over)
    first = offline.game
    offline.write(commands.rematch(offline.room, 0, NEXT_KEY, offline.now))
    with pytest.raises(Refused) as refused:
        finished_match(Shelf(offline.log), "offline", 2)
    assert refused.value.code == "no-match"
    offline.begin()
    assert finished_match(Shelf(offline.log), "offline", 1).log == first.log
    for tell in (record_of, replay_of):
        with pytest.raises(Refused) as refused:
            tell(Shelf(offline.log), "offline", 2)
        assert refused.value.code == "secret-yet"
    offline.play_on(lambda offline: offline.game.over)
    assert finished_match(Shelf(offline.log), "offline", 2).key == offline.game.key != first.key
    for number in (0, 3):
        with pytest.raises(Refused) as refused:
            finished_match(Shelf(offline.log), "offline", number)
        assert refused.value.code == "no-match"
    with pytest.raises(Refused) as refused:
        finished_match(Shelf([]), "offline", 1)
    assert refused.value.code == "no-table"


@pytest.mark.parametrize(("rules", "people"), [("classic+target=1", 2), ("classic+eight", 8)])
def test_a_replay_shows_every_hand_and_every_step(rules, people):
    import msgspec

    offline = playing(people=people, rules=rules)
    offline.play_on(lambda offline: offline.game.over)
    replay = msgspec.json.decode(replay_of(Shelf(offline.log), "offline", 1))
    assert [step["move"] for step in replay["steps"]] == ["deal", *map(str, offline.game.log)]
    assert replay["key"] == offline.game.key
    assert replay["winners"] == list(offline.game.winners)
    for step in replay["steps"]:
        assert set(step["hands"]) == {str(seat) for seat in range(people)}
        for view in step["views"]:
            assert all(len(step["hands"][seat]) == count for seat, count in view["counts"].items())


# Words


def test_the_players_words_change_the_deal_and_the_record_proves_it():
    deals = []
    for words in ("", "otters", "badgers"):
        offline = OfflineTable(people=2, rules="classic+target=1")
        offline.leave(1, 1)
        offline.sit("Bo", words)
        offline.connect(0, 1)
        offline.begin()
        deals.append((offline.room.commitment, offline.view(0).hand))
        offline.play_on(lambda offline: offline.game.over)
        record = write_record(offline.game)
        assert ('words ["' in record) == bool(words)
        assert verify_record(record).words == ((words,) if words else ())
        if words:
            with pytest.raises(Exception, match="line"):
                verify_record(record.replace(words, "weasels"))
    assert len({commitment for commitment, _ in deals}) == 1  # it is shown before anybody chooses words
    assert len({tuple(hand) for _, hand in deals}) == 3


def test_words_come_in_the_order_of_the_seats():
    offline = OfflineTable(people=3)
    for name, words in (("Bo", "b"), ("Cy", "c")):
        offline.leave(offline.seat(name), offline.seat(name))
        offline.sit(name, words)
    offline.begin()
    assert offline.game.words == ("b", "c")
    assert offline.game.view(0) == Game("classic", ["Ana", "Bo", "Cy"], KEY, ["b", "c"]).view(0)
    assert offline.game.view(0) != Game("classic", ["Ana", "Bo", "Cy"], KEY, ["c", "b"]).view(0)


@pytest.mark.parametrize("words", ["two\nlines", "<i>", "a\x00b", "\ud800"])
def test_words_that_do_not_fit_a_record_are_refused(words):
    offline = OfflineTable(people=2)
    offline.leave(1, 1)
    assert offline.refused(offline.sit, "Bo", words) == "bad-words"


# Ratings


def row(room, name, won, bot=False, match=1):
    return SimpleNamespace(room=room, match=match, name=name, player=name.casefold(), bot=bot, won=won)


def test_the_example_of_glickmans_paper():
    """The library is the paper's: 1500 beats 1400 and loses to 1550 and 1700 in one period."""
    ratings = Ratings()
    for name, rating, deviation in (("P", 1500, 200), ("A", 1400, 30), ("B", 1550, 100), ("C", 1700, 300)):
        ratings.count([row(f"first {name}", name, False)])
        ratings.players[(False, name.casefold())].rating = rating
        ratings.players[(False, name.casefold())].rd = deviation
    player = ratings.players[(False, "p")]
    known = {name: ratings.players[(False, name)] for name in "abc"}
    player.update_player([one.rating for one in known.values()], [one.rd for one in known.values()], [1, 0, 0])
    assert player.rating == pytest.approx(1464.06, abs=0.05)
    assert player.rd == pytest.approx(151.52, abs=0.05)


def test_every_winner_of_a_match_beats_every_loser():
    """All ratings change from their values before the match."""
    from glicko2 import Player as Glicko

    ratings = Ratings()
    ratings.count([row("t", "P", True), row("t", "A", False), row("t", "B", False)])
    alone = Glicko()
    alone.update_player([1500, 1500], [350, 350], [1, 1])
    assert ratings.players[(False, "p")].rating == pytest.approx(alone.rating)
    assert ratings.players[(False, "a")].rating == pytest.approx(ratings.players[(False, "b")].rating)
    lost = Glicko()
    lost.update_player([1500], [350], [0])
    assert ratings.players[(False, "a")].rating == pytest.approx(lost.rating)


def test_winning_partners_do_not_beat_each_other():
    ratings = Ratings()
    ratings.count([row("t", name, name in "AC") for name in "ABCD"])
    a, b, c, d = (ratings.players[(False, name)].rating for name in "abcd")
    assert a == c > 1500 > b == d


def test_a_folded_name_is_one_player_and_never_a_bot():
    ratings = Ratings()
    ratings.count([row("t", "ANA", True), row("t", "sharp", False, bot=True), row("t", "sharp", False)])
    ratings.count([row("u", "ana", True), row("u", "Bo", False)])
    ranks = ratings.ranks(10)
    assert [(rank.name, rank.bot, rank.matches) for rank in ranks if rank.name == "ana"] == [("ana", False, 2)]
    kinds = {("ana", False), ("sharp", True), ("sharp", False), ("Bo", False)}
    assert {(rank.name, rank.bot) for rank in ranks} == kinds


def test_one_lucky_match_does_not_lead_the_leaderboard():
    ratings = Ratings()
    for number in range(20):
        ratings.count([row(f"t{number}", "Ana", number % 4 > 0), row(f"t{number}", "Bo", number % 4 == 0)])
    ratings.count([row("once", "Zoe", True), row("once", "Ana", False)])
    names = [rank.name for rank in ratings.ranks(10)]
    assert names.index("Ana") < names.index("Zoe")
    assert len(ratings.ranks(2)) == 2
