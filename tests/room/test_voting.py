"""Removing people from a match: nobody can do it alone, all the others together can."""

import pytest

from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.presenters import show_table
from tests.support.offline_table import NEXT_KEY, playing


def vote(offline, by, seat, message_id=""):
    return offline.write(commands.vote_out(offline.room, by, seat, message_id, offline.now))


def votes(offline, seat):
    return show_table(offline.room).seats[seat].votes


def test_the_host_cannot_remove_a_person_during_a_match():
    offline = playing(people=3, bots=("easy",))
    assert offline.refused(commands.leave, offline.room, 0, 1, offline.now) == "needs-vote"
    assert offline.refused(commands.leave, offline.room, 0, 3, offline.now) == "begun"
    offline.leave(1, 1)  # but everyone may go
    assert offline.room.seats[1].abandoned


def test_the_host_can_send_people_away_before_and_after_a_match():
    offline = playing(people=3, rules="classic+target=1").play_on(lambda offline: offline.game.over)
    offline.leave(0, 1)
    assert offline.room.seats[1].name is None


def test_everybody_else_together_removes_a_person():
    offline = playing(people=4)
    assert isinstance(vote(offline, 0, 3), n.Voted)
    assert votes(offline, 3) == [0]
    assert isinstance(vote(offline, 1, 3), n.Voted)
    assert not offline.room.seats[3].abandoned
    decided = vote(offline, 2, 3)
    assert isinstance(decided, n.Left)
    assert decided.voters == (0, 1, 2)
    assert offline.room.seats[3].abandoned
    assert offline.room.seat_of(commands.digest("token of Di")) is None
    assert votes(offline, 3) == []
    folded = offline.folded()
    assert folded.seats == offline.room.seats
    assert folded.tally.scores == offline.room.tally.scores


def test_bots_and_people_for_whom_a_bot_stands_in_have_no_say():
    offline = playing(people=3, bots=("easy",))
    offline.write(n.StoodIn(at=offline.now, seat=2))
    assert isinstance(vote(offline, 0, 1), n.Left)


def test_a_broken_connection_is_no_consent():
    """Else it would be enough to cut off someone for a moment."""
    offline = playing(people=3)
    offline.disconnect(2)
    assert isinstance(vote(offline, 0, 1), n.Voted)
    offline.write(n.StoodIn(at=offline.now, seat=2))
    assert isinstance(vote(offline, 0, 1), n.Left)  # nobody else is left to ask


def test_a_vote_is_counted_once():
    offline = playing(people=3)
    vote(offline, 0, 1, "a")
    for message_id in ("a", "b"):  # sent again, and clicked again
        with pytest.raises(commands.Repeated):
            vote(offline, 0, 1, message_id)
    vote(offline, 2, 1, "c")
    with pytest.raises(commands.Repeated):
        vote(offline, 2, 1, "c")


@pytest.mark.parametrize(("by", "seat", "code"), [(0, 0, "no-vote"), (0, 2, "no-vote"), (0, 7, "no-seat")])
def test_nobody_votes_against_themselves_a_bot_or_nobody(by, seat, code):
    offline = playing(people=2, bots=("easy",))
    assert offline.refused(commands.vote_out, offline.room, by, seat, "", offline.now) == code


def test_votes_end_with_the_match():
    offline = playing(people=3, rules="classic+target=1")
    vote(offline, 0, 1)
    offline.play_on(lambda offline: offline.game.over)
    assert votes(offline, 1) == []
    assert offline.refused(commands.vote_out, offline.room, 0, 1, "", offline.now) == "no-vote"


def test_a_vote_goes_with_its_voter():
    offline = playing(people=4)
    vote(offline, 0, 3)
    offline.leave(0, 0)
    assert votes(offline, 3) == []


def test_votes_do_not_survive_another_shuffle():
    offline = playing(people=3)
    vote(offline, 1, 2)
    offline.write(rematches.reshuffle(offline.room, 0, NEXT_KEY, offline.now))
    offline.leave(1, 1)
    offline.sit("Di")
    offline.connect(1)
    offline.begin()
    assert votes(offline, 2) == []
    assert isinstance(vote(offline, 0, 2), n.Voted)
