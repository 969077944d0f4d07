"""What is kept of a match: its words, its record, its statistics, the ratings."""

from collections import Counter
from types import SimpleNamespace

import pytest

from oneleft.server import commands
from oneleft.server import entries as n
from oneleft.server.error_codes import Refused
from oneleft.server.history import Ratings, finished_match, record_of, replay_of
from oneleft.server.results import rows_of
from oneleft.table import events as e
from oneleft.table.game import Game
from oneleft.table.record import play_record, read_record, verify_record, write_record
from tests.support.offline_table import KEY, NEXT_KEY, Desk, playing


def finished(rules="classic+target=200", people=1, bots=("easy", "random", "sharp"), key=KEY):
    desk = Desk(people, bots, key, rules=rules, turn_seconds=1)
    desk.connect(*range(people))
    desk.begin()
    while not desk.game.over:
        assert desk.pass_time() is not None
    return desk


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
    """Counted again from the record alone, another way."""
    desk = finished(rules, bots=bots)
    told = [event for game in play_record(read_record(write_record(desk.game))) for event in game.events]
    rounds: Counter[int] = Counter()
    for event in told:
        if isinstance(event, e.Out):
            rounds.update([event.seat, *dict(event.left)])
    scores = desk.room.tally.scores
    for seat, score in enumerate(scores):
        assert score.rounds == rounds[seat]
        assert score.rounds_won == sum(isinstance(event, e.Out) and event.seat == seat for event in told)
        assert score.uno_missed == sum(isinstance(event, e.Caught) and event.seat == seat for event in told)
        challenges = [event for event in told if isinstance(event, e.Challenged) and event.seat == seat]
        assert (score.challenges, score.challenges_won) == (len(challenges), sum(one.guilty for one in challenges))
        assert (score.points, score.won) == (desk.game.totals[seat], seat in desk.game.winners)
    if "eight" not in rules and "challenge" not in rules:
        assert {score.rounds for score in scores} == {len(desk.game.match.history)}


def test_the_rows_of_a_match_name_a_person_as_people_compare_names_and_a_bot_by_its_level():
    desk = finished()
    rows = rows_of(desk.room)
    assert [(row["name"], row["player"], row["bot"]) for row in rows] == [
        ("Ana", "ana", False),
        ("easy", "easy", True),
        ("random", "random", True),
        ("sharp", "sharp", True),
    ]


def test_who_left_in_the_middle_has_played_the_match_all_the_same():
    desk = playing(people=2, rules="classic+target=1")
    desk.leave(1, 1)
    desk.play_on(lambda desk: desk.game.over)
    assert [(row["name"], row["bot"]) for row in rows_of(desk.room)] == [("Ana", False), ("Bo", False)]


# Matches of a table, one after another


class Shelf:
    """The log of one table where a database would be."""

    def __init__(self, log):
        self.bodies = [n.write_entry(entry) for entry in log]

    def read(self, room, after=0):
        return self.bodies[after:]


def test_each_match_of_a_table_is_found_and_the_one_that_is_played_is_secret():
    desk = playing(people=2, rules="classic+target=1")
    desk.play_on(lambda desk: desk.game.over)
    first = desk.game
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    with pytest.raises(Refused) as refused:
        finished_match(Shelf(desk.log), "desk", 2)
    assert refused.value.code == "no-match"
    desk.begin()
    assert finished_match(Shelf(desk.log), "desk", 1).log == first.log
    for tell in (record_of, replay_of):
        with pytest.raises(Refused) as refused:
            tell(Shelf(desk.log), "desk", 2)
        assert refused.value.code == "secret-yet"
    desk.play_on(lambda desk: desk.game.over)
    assert finished_match(Shelf(desk.log), "desk", 2).key == desk.game.key != first.key
    for number in (0, 3):
        with pytest.raises(Refused) as refused:
            finished_match(Shelf(desk.log), "desk", number)
        assert refused.value.code == "no-match"
    with pytest.raises(Refused) as refused:
        finished_match(Shelf([]), "desk", 1)
    assert refused.value.code == "no-table"


@pytest.mark.parametrize(("rules", "people"), [("classic+target=1", 2), ("classic+eight", 8)])
def test_a_replay_shows_every_hand_and_every_step(rules, people):
    import msgspec

    desk = playing(people=people, rules=rules)
    desk.play_on(lambda desk: desk.game.over)
    replay = msgspec.json.decode(replay_of(Shelf(desk.log), "desk", 1))
    assert [step["move"] for step in replay["steps"]] == ["deal", *map(str, desk.game.log)]
    assert replay["key"] == desk.game.key
    assert replay["winners"] == list(desk.game.winners)
    for step in replay["steps"]:
        assert set(step["hands"]) == {str(seat) for seat in range(people)}
        for view in step["views"]:
            assert all(len(step["hands"][seat]) == count for seat, count in view["counts"].items())


# Words


def test_the_players_words_change_the_deal_and_the_record_proves_it():
    deals = []
    for words in ("", "otters", "badgers"):
        desk = Desk(people=2, rules="classic+target=1")
        desk.leave(1, 1)
        desk.sit("Bo", words)
        desk.connect(0, 1)
        desk.begin()
        deals.append((desk.room.commitment, desk.view(0).hand))
        desk.play_on(lambda desk: desk.game.over)
        record = write_record(desk.game)
        assert ('words ["' in record) == bool(words)
        assert verify_record(record).words == ((words,) if words else ())
        if words:
            with pytest.raises(Exception, match="line"):
                verify_record(record.replace(words, "weasels"))
    assert len({commitment for commitment, _ in deals}) == 1  # shown before anybody named a word
    assert len({tuple(hand) for _, hand in deals}) == 3


def test_words_come_in_the_order_of_the_seats():
    desk = Desk(people=3)
    for name, words in (("Bo", "b"), ("Cy", "c")):
        desk.leave(desk.seat(name), desk.seat(name))
        desk.sit(name, words)
    desk.begin()
    assert desk.game.words == ("b", "c")
    assert desk.game.view(0) == Game("classic", ["Ana", "Bo", "Cy"], KEY, ["b", "c"]).view(0)
    assert desk.game.view(0) != Game("classic", ["Ana", "Bo", "Cy"], KEY, ["c", "b"]).view(0)


@pytest.mark.parametrize("words", ["two\nlines", "<i>", "a\x00b", "\ud800"])
def test_words_that_could_not_stand_in_a_record(words):
    desk = Desk(people=2)
    desk.leave(1, 1)
    assert desk.refused(desk.sit, "Bo", words) == "bad-words"


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


def test_a_match_is_a_period_in_which_every_winner_has_beaten_every_other():
    """All are rated from what they were before the match."""
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


def test_partners_who_win_together_do_not_beat_each_other():
    ratings = Ratings()
    ratings.count([row("t", name, name in "AC") for name in "ABCD"])
    a, b, c, d = (ratings.players[(False, name)].rating for name in "abcd")
    assert a == c > 1500 > b == d


def test_a_name_is_one_player_however_it_is_written_and_never_a_bot():
    ratings = Ratings()
    ratings.count([row("t", "ANA", True), row("t", "sharp", False, bot=True), row("t", "sharp", False)])
    ratings.count([row("u", "ana", True), row("u", "Bo", False)])
    ranks = ratings.ranks(10)
    assert [(rank.name, rank.bot, rank.matches) for rank in ranks if rank.name == "ana"] == [("ana", False, 2)]
    kinds = {("ana", False), ("sharp", True), ("sharp", False), ("Bo", False)}
    assert {(rank.name, rank.bot) for rank in ranks} == kinds


def test_one_lucky_match_does_not_make_the_first_of_all():
    ratings = Ratings()
    for number in range(20):
        ratings.count([row(f"t{number}", "Ana", number % 4 > 0), row(f"t{number}", "Bo", number % 4 == 0)])
    ratings.count([row("once", "Zoe", True), row("once", "Ana", False)])
    names = [rank.name for rank in ratings.ranks(10)]
    assert names.index("Ana") < names.index("Zoe")
    assert len(ratings.ranks(2)) == 2
