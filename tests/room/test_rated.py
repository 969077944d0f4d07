"""Which matches count for the ratings, and how: nobody gains by leaving or by removing someone."""

import pytest
from msgspec.structs import replace

from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.presenters import show_table
from oneleft.room.rated import rating_results
from oneleft.room.results import player_key, rows_of
from tests.support.offline_table import PEOPLE, OfflineTable


def table(people=2, bots=(), **changed):
    """A match of people who are told apart. ``changed`` has the fields of seat 1 that differ."""
    offline = OfflineTable(people, bots, rules="classic+target=1")
    identify(offline, people, **changed)
    offline.connect(*range(people))
    return offline.begin()


def identify(offline, people=2, **changed):
    for seat, name in enumerate(PEOPLE[:people]):
        offline.leave(seat, seat)
        sat = commands.sit(offline.room, name, f"token of {name}", offline.now)
        digests = {"player_id": f"person {seat}+", "device": f"device {seat}", "network": f"network {seat}"}
        offline.write(replace(sat, **digests | (changed if seat == 1 else {})))


def moved(people=2):
    """A match in which everyone has made a move."""
    offline = table(people)
    for _ in range(people):
        offline.make_plain_move(offline.game.turn)
    assert {move.seat for move in offline.game.log} == set(range(people))
    return offline


def finish(offline):
    return offline.play_on(lambda offline: offline.game.over)


def code_of(offline):
    return show_table(finish(offline).room).rated


def winner_of(offline):
    return finish(offline).game.winners[0]


def test_a_match_of_distinct_people_is_rated():
    offline = table()
    assert show_table(offline.room).rated is None
    assert code_of(offline) == "rated"
    won = [int(seat in offline.game.winners) for seat in range(2)]
    assert rating_results(offline.room) == [("lost", "won")[one] for one in won]
    assert [row["person"] for row in rows_of(offline.room)] == ["person 0+", "person 1+"]


def test_a_match_with_hints_is_not_rated():
    offline = OfflineTable(2, rules="classic+target=1", hints=True)
    identify(offline)
    offline.connect(0, 1)
    assert code_of(offline.begin()) == "hints"


def test_a_match_with_a_seat_that_is_no_distinct_person_is_not_rated():
    for offline, code in (
        (table(bots=("easy",)), "bots"),
        (table(player_id=""), "unclaimed"),
        (table(player_id="person 1"), "unclaimed"),
        (table(player_id="person 0+"), "one-device"),
        (table(device="device 0"), "one-device"),
        (table(network="network 0"), "one-network"),
    ):
        assert code_of(offline) == code
        assert rating_results(offline.room) == [""] * len(offline.room.seats)


def test_a_log_of_an_earlier_version_is_not_rated():
    offline = OfflineTable(2, rules="classic+target=1")
    offline.connect(0, 1)
    assert code_of(offline.begin()) == "unclaimed"


@pytest.mark.parametrize(
    ("bots", "listed", "code"),
    [
        (("easy",), True, "rated"),
        (("easy", "hunter", "easy"), True, "rated"),
        (("easy",), False, "bots"),
        (("adaptive",), True, "bots"),
        (("easy", "adaptive@300"), True, "bots"),
    ],
)
def test_bots_of_the_house_are_rated_opponents_at_public_tables(bots, listed, code):
    offline = OfflineTable(1, bots, rules="classic+target=1", listed=listed)
    identify(offline, 1)
    offline.connect(0)
    assert code_of(offline.begin()) == code
    persons = [row["person"] for row in rows_of(offline.room)]
    assert sorted(persons) == sorted(["person 0+", *(f"bot {bot.partition('@')[0]}" for bot in bots)])
    assert set(rating_results(offline.room)) == ({"won", "lost"} if code == "rated" else {""})


def test_leaving_a_lost_match_loses_it():
    loser = 1 - winner_of(table())
    for go in (lambda offline: offline.leave(loser, loser), stand_in(loser)):
        offline = moved()
        go(offline)
        assert code_of(offline) == "rated"
        assert rating_results(offline.room)[loser] == "lost"
        assert rating_results(offline.room)[1 - loser] == "won"


def stand_in(seat):
    def close_tab(offline):
        offline.disconnect(seat)
        offline.write(n.StoodIn(at=offline.now, seat=seat))

    return close_tab


def test_a_bot_does_not_win_for_somebody_who_left():
    """A person who stayed has won then."""
    winner = winner_of(table(3))
    offline = moved(3)
    offline.leave(winner, winner)
    finish(offline)
    assert offline.game.winners == (winner,)
    assert [row["won"] for row in rows_of(offline.room)] == [False] * 3
    assert rating_results(offline.room) == ["lost" if seat == winner else "won" for seat in range(3)]


def test_somebody_who_came_back_wins_as_usual():
    winner = winner_of(table())
    offline = table()
    stand_in(winner)(offline)
    offline.connect(winner)
    finish(offline)
    assert rating_results(offline.room)[winner] == "won"


def remove(offline, seat, *voters):
    for voter in voters:
        offline.write(commands.vote_out(offline.room, voter, seat, "", offline.now))
    assert offline.room.seats[seat].abandoned


def test_whoever_votes_has_lost_to_the_person_who_was_removed():
    """Else losing players would always remove the leader."""
    offline = moved(3)
    remove(offline, 1, 0, 2)
    assert code_of(offline) == "voted-out"
    assert rating_results(offline.room) == ["lost", "bystander", "lost"]


@pytest.mark.parametrize("removed", [0, 1, 2, 3])
def test_whoever_did_not_vote_does_not_pay_for_the_vote(removed):
    """A bot stood in for them when the others voted. Their result counts as it is."""
    winner = winner_of(moved(4))
    bystander = (winner + 1) % 4 if removed == winner else winner
    offline = moved(4)
    stand_in(bystander)(offline)
    voters = {0, 1, 2, 3} - {removed, bystander}
    remove(offline, removed, *voters)
    offline.connect(bystander)
    assert code_of(offline) == "voted-out"
    assert offline.game.winners == (winner,)
    results = dict(enumerate(rating_results(offline.room)))
    assert {seat for seat in results if results[seat] == "lost"} == voters
    assert (results[removed], results[bystander]) == ("bystander", "won")


def test_a_voter_who_is_removed_later_has_lost():
    offline = moved(4)
    stand_in(3)(offline)
    remove(offline, 1, 0, 2)
    remove(offline, 0, 2)
    finish(offline)
    assert rating_results(offline.room) == ["lost", "bystander", "lost", "lost"]


def absent_at_the_deal():
    """The host starts while someone's tab is closed; they come back when the cards are dealt."""
    offline = OfflineTable(2, rules="classic+target=1")
    identify(offline)
    offline.connect(0)
    offline.begin().connect(1)
    return offline


def bot_moves_first(go):
    offline = table()
    go(offline)
    while 1 not in {move.seat for move in offline.game.log}:
        offline.make_plain_move(offline.game.turn)
    return offline


def came_back():
    """Else one could let a bot play, and come back only to a match that it wins."""
    offline = bot_moves_first(stand_in(1))
    offline.connect(1)
    return offline


@pytest.mark.parametrize(
    "begun",
    [
        absent_at_the_deal,
        came_back,
        lambda: bot_moves_first(stand_in(1)),
        lambda: bot_moves_first(lambda offline: offline.leave(1, 1)),
    ],
)
def test_nobody_is_rated_for_a_match_that_they_never_began(begun):
    offline = begun()
    assert code_of(offline) == "absent"
    assert rating_results(offline.room) == ["", ""]
    assert rating_results(offline.folded()) == ["", ""]


def test_a_turn_that_the_clock_took_changes_nothing():
    offline = table()
    seat = offline.game.turn
    while offline.game.turn == seat:
        offline.pass_time()
    assert offline.game.log
    assert code_of(offline) == "rated"


@pytest.mark.parametrize("seconds", [0, 301])
def test_a_match_in_which_the_loser_can_wait_for_ever_is_not_rated(seconds):
    offline = table()
    offline.room.settings = replace(offline.room.settings, turn_seconds=seconds)
    assert code_of(offline) == "no-clock"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ana", "ana"),
        ("Ana 🐼", "ana"),
        ("👩🏽‍🚀 Ana ⭐️", "ana"),
        ("Ana B", "ana b"),
        ("A🔥B", "a b"),
        ("🐼", "🐼"),
        ("🐸", "🐸"),
        ("Ana 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "ana"),
        ("Ⓐna™", "ⓐna™"),
        ("⠁⠝⠁ 1", "⠁⠝⠁ 1"),
    ],
)
def test_a_face_does_not_change_which_rated_player_somebody_is(name, key):
    assert player_key(name) == key
