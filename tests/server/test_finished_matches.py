"""Finished matches: records, statistics and ratings."""

import gzip
from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import select

from oneleft.room import entries as n
from oneleft.room import rematches
from oneleft.room.error_codes import Refused
from oneleft.room.results import rows_of
from oneleft.server.migrations import migrate
from oneleft.server.players import Players
from oneleft.server.ratings import Ratings
from oneleft.server.replays import finished_match, pack_replay, record_of
from oneleft.server.schema import RATINGS, RESULTS
from oneleft.server.store import Store
from oneleft.server.stored_ratings import count_results
from oneleft.table import events as e
from oneleft.table.record import play_record, read_record, write_record
from tests.support.offline_table import KEY, NEXT_KEY, OfflineTable, playing

NOW = 2e9  # these are no deals of the day, so any time will do


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
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    with pytest.raises(Refused) as refused:
        finished_match(Shelf(offline.log), "offline", 2, NOW)
    assert refused.value.code == "no-match"
    offline.begin()
    assert finished_match(Shelf(offline.log), "offline", 1, NOW).log == first.log
    for tell in (record_of, pack_replay):
        with pytest.raises(Refused) as refused:
            tell(Shelf(offline.log), "offline", 2, NOW)
        assert refused.value.code == "secret-yet"
    offline.play_on(lambda offline: offline.game.over)
    assert finished_match(Shelf(offline.log), "offline", 2, NOW).key == offline.game.key != first.key
    for number in (0, 3):
        with pytest.raises(Refused) as refused:
            finished_match(Shelf(offline.log), "offline", number, NOW)
        assert refused.value.code == "no-match"
    with pytest.raises(Refused) as refused:
        finished_match(Shelf([]), "offline", 1, NOW)
    assert refused.value.code == "no-table"


@pytest.mark.parametrize(("rules", "people"), [("classic+target=1", 2), ("classic+eight", 8)])
def test_a_replay_shows_every_hand_and_every_step(rules, people):
    import msgspec

    offline = playing(people=people, rules=rules)
    offline.play_on(lambda offline: offline.game.over)
    replay = msgspec.json.decode(gzip.decompress(pack_replay(Shelf(offline.log), "offline", 1, NOW)))
    assert [step["move"] for step in replay["steps"]] == ["deal", *map(str, offline.game.log)]
    assert replay["key"] == offline.game.key
    assert replay["winners"] == list(offline.game.winners)
    for step in replay["steps"]:
        assert set(step["hands"]) == {str(seat) for seat in range(people)}
        for view in step["views"]:
            assert all(len(step["hands"][seat]) == count for seat, count in view["counts"].items())


# Ratings


def row(room, name, won, person="", match=1):
    rating = "won" if won else "lost"
    player = name.casefold()
    return SimpleNamespace(room=room, match=match, name=name, player=player, person=person or player, rating=rating)


def test_the_example_of_glickmans_paper():
    """The library is the paper's: 1500 beats 1400 and loses to 1550 and 1700 in one period."""
    ratings = Ratings()
    for name, rating, deviation in (("P", 1500, 200), ("A", 1400, 30), ("B", 1550, 100), ("C", 1700, 300)):
        ratings.count([row(f"first {name}", name, False)])
        ratings.players[name.casefold()].rating = rating
        ratings.players[name.casefold()].rd = deviation
    player = ratings.players["p"]
    known = {name: ratings.players[name] for name in "abc"}
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
    assert ratings.players["p"].rating == pytest.approx(alone.rating)
    assert ratings.players["a"].rating == pytest.approx(ratings.players["b"].rating)
    lost = Glicko()
    lost.update_player([1500], [350], [0])
    assert ratings.players["a"].rating == pytest.approx(lost.rating)


def test_winning_partners_do_not_beat_each_other():
    ratings = Ratings()
    ratings.count([row("t", name, name in "AC") for name in "ABCD"])
    a, b, c, d = (ratings.players[name].rating for name in "abcd")
    assert a == c > 1500 > b == d


def test_two_people_of_one_name_are_two_players():
    ratings = Ratings()
    ratings.count([row("t", "ANA", True, "first"), row("t", "Bo", False)])
    ratings.count([row("u", "ana", True, "first"), row("u", "Ana", False, "second")])
    assert [(rank["person"], rank["name"], rank["matches"]) for rank in ratings.rows()] == [
        ("bo", "Bo", 1),
        ("first", "ana", 2),
        ("second", "Ana", 1),
    ]


def test_whoever_was_removed_neither_wins_nor_loses():
    ratings = Ratings()
    ratings.count([row("t", "Ana", True), row("t", "Bo", False)])
    before = ratings.players["ana"].rating
    removed, voter = row("u", "Ana", True), row("u", "Bo", False)
    removed.rating = "bystander"
    ratings.count([removed, voter])
    assert (ratings.players["ana"].rating, ratings.matches["ana"]) == (before, 1)
    twice = Ratings()
    twice.count([row("t", "Ana", True), row("t", "Bo", False)])
    twice.count([row("u", "Ana", True), row("u", "Bo", False)])
    assert ratings.players["bo"].rating == pytest.approx(twice.players["bo"].rating)


def test_one_lucky_match_does_not_lead_the_leaderboard(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    for number in range(20):
        count(store, f"t{number}", Ana=number % 4 > 0, Bo=number % 4 == 0)
    count(store, "once", Zoe=True, Ana=False)
    names = [rank.name for rank in Players(store).leaderboard(10)]
    assert names.index("Ana") < names.index("Zoe")
    assert len(Players(store).leaderboard(2)) == 2
    store.close()


def test_ratings_that_are_kept_up_are_those_of_all_results(tmp_path):
    """A write that is repeated, because the answer to its commit was lost, counts once."""
    store, chance = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), Random(1)
    store.open()
    for number in range(60):
        first, second = chance.sample(("Ana", "Bo", "Cy", "Di"), 2)
        for _ in range(chance.randint(1, 2)):
            count(store, f"t{number}", **{first: True, second: False})
    with store.engine.begin() as connection:
        rows = list(connection.execute(select(RESULTS).order_by(RESULTS.c.ended, RESULTS.c.seat)))
        kept = [row._asdict() for row in connection.execute(select(RATINGS).order_by(RATINGS.c.person))]
    again = Ratings()
    again.count(rows)
    assert len(rows) == 120
    assert [row["matches"] for row in kept] == [row["matches"] for row in again.rows()]
    assert [row["rating"] for row in kept] == pytest.approx([row["rating"] for row in again.rows()])
    assert Players(store).statistics("ANA").matches == next(row["matches"] for row in kept if row["name"] == "Ana")
    with pytest.raises(Refused):
        Players(store).statistics("Nobody")
    store.close()


def count(store, room, **won):
    rows = [
        dict.fromkeys(("points", "rounds", "rounds_won", "uno_missed", "challenges", "challenges_won"), 0)
        | {"room": room, "match": 1, "seat": seat, "ended": float(room[1:] if room[1:].isdecimal() else 99)}
        | {"name": name, "player": name.casefold(), "bot": False, "rules": "classic", "won": has_won}
        | {"person": f"person {name}", "rating": "won" if has_won else "lost"}
        for seat, (name, has_won) in enumerate(won.items())
    ]
    with store.engine.begin() as connection:
        count_results(connection, rows)


def test_old_results_are_statistics_without_rated_players(tmp_path):
    """Anyone could play under those names."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(url)
    with store.engine.begin() as connection:
        migrate(connection, "0001")
        row = "'t', 1, {0}, 1.0, '{1}', '{1}', 0, 'classic', {2}, 0, 1, 1, 0, 0, 0"
        for values in (row.format(0, "ana", 1), row.format(1, "bo", 0)):
            connection.exec_driver_sql(f"INSERT INTO results VALUES ({values})")
        connection.exec_driver_sql("INSERT INTO rooms VALUES ('t', NULL, 0, 1.0, x'')")
    store.open()
    assert Players(store).leaderboard(10) == []
    assert (Players(store).statistics("Ana").matches_won, Players(store).statistics("Ana").rated) == (1, [])
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT finished FROM rooms").scalar() == 1
    store.close()
