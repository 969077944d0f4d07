"""A quick match: a table of strangers, without a host."""

import pytest

from oneleft.room import commands, quick, rematches
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello, show_table
from oneleft.room.quick import FILL_SECONDS, SETTINGS
from oneleft.room.state import Room
from oneleft.room.timers import REVEAL_SECONDS
from oneleft.server.room_row import room_row
from tests.support.offline_table import NEXT_KEY, OfflineTable

AWAY = SETTINGS.away_seconds


def waiting(people=3, **settings):
    return OfflineTable(people, players=4, **{"listed": True, "quick": True} | settings)


def full(**settings):
    """Everyone has come, and their programs have sent their hashes."""
    offline = waiting(4, **settings)
    offline.connect(0, 1, 2, 3)
    offline.commit(0, 1, 2, 3)
    return offline


def seconds_shown(offline):
    return build_hello(offline.room, Viewer(0), None, offline.now).clock.seconds


def is_listed(offline):
    return room_row(offline.room, 0, "")["listed"]


def test_nobody_is_the_host():
    offline = waiting()
    offline.connect(0, 1, 2)
    assert show_table(offline.room).host is None
    for command in (
        lambda: commands.begin(offline.room, 0, offline.now),
        lambda: commands.seat_bot(offline.room, 0, "easy", offline.now),
        lambda: commands.change(offline.room, 0, SETTINGS, offline.now),
        lambda: commands.leave(offline.room, 0, 1, offline.now),
    ):
        assert offline.refused(command) == "not-host"
    offline.leave(0, 0)
    assert show_table(offline.room).host is None


def test_it_begins_by_itself_when_the_last_seat_is_taken():
    offline = waiting(3)
    offline.connect(0, 1, 2)
    offline.commit(0, 1, 2)
    assert offline.due() is None
    offline.sit("Di")
    assert show_table(offline.room).begins
    assert offline.due().at == offline.now + REVEAL_SECONDS, "the last one is not connected yet"
    offline.connect(3)
    offline.commit(3)
    assert offline.pass_time().kind == "start"
    offline.reveal(0, 1, 2, 3)
    assert offline.pass_time().kind == "begin"
    assert offline.game.names == ("Ana", "Bo", "Cy", "Di")


def test_it_does_not_wait_for_the_hash_of_somebody_who_never_connects():
    offline = waiting(3)
    offline.connect(0, 1, 2)
    offline.commit(0, 1, 2)
    offline.sit("Di")
    sat = offline.now
    assert offline.pass_time().kind == "start"
    assert offline.now == sat + REVEAL_SECONDS


def test_who_leaves_a_full_table_stops_its_beginning():
    offline = waiting(4)
    offline.connect(0, 1, 2, 3)
    offline.leave(2, 2)
    assert not show_table(offline.room).begins
    offline.sit("Eva")
    assert show_table(offline.room).begins


def test_anybody_who_waits_fills_it_with_bots_after_a_while():
    offline = waiting(2)
    offline.connect(0, 1)
    assert seconds_shown(offline) == FILL_SECONDS
    offline.wait(FILL_SECONDS - 1)
    assert offline.refused(quick.begin, offline.room, 1, offline.now) == "too-soon"
    assert seconds_shown(offline) == 1
    offline.wait(1)
    filled = offline.write(quick.begin(offline.room, 1, offline.now))
    shown = show_table(offline.room)
    assert [seat.bot for seat in shown.seats] == [None, None, filled.level, filled.level]
    assert len({seat.name for seat in shown.seats}) == 4
    assert shown.begins
    with pytest.raises(commands.Repeated):  # the other one asked at the same moment
        quick.begin(offline.room, 0, offline.now)
    offline.commit(0, 1)
    assert offline.pass_time().kind == "start"
    assert offline.refused(quick.begin, offline.room, 0, offline.now) == "begun"


def test_everybody_who_comes_is_a_reason_to_wait_for_more():
    offline = waiting(2)
    offline.connect(0, 1)
    offline.wait(FILL_SECONDS)
    offline.sit("Cy")
    assert offline.refused(quick.begin, offline.room, 0, offline.now) == "too-soon"


def test_at_other_tables_the_host_starts_as_before():
    offline = OfflineTable(2, players=4, listed=True)
    assert offline.refused(quick.begin, offline.room, 1, offline.now) == "not-host"
    assert isinstance(quick.begin(offline.room, 0, offline.now), n.Begun)


def test_it_is_offered_from_the_first_moment_until_everybody_is_gone():
    offline = waiting(1)
    assert is_listed(offline), "also before the first one is connected"
    offline.connect(0)
    offline.sit("Bo")
    offline.connect(1)
    offline.disconnect(0)
    due = offline.pass_time()
    assert (due.kind, due.seat) == ("gone", 0)
    assert offline.room.seats[0].name is None
    offline.disconnect(1)
    assert is_listed(offline), "Bo may come back"
    gone = offline.now
    assert offline.pass_time().kind == "gone"
    assert offline.now == gone + AWAY
    assert not is_listed(offline)
    assert offline.due() is None


def test_who_is_gone_keeps_the_seat_at_other_tables():
    offline = OfflineTable(2, players=4, listed=True)
    offline.connect(0, 1)
    offline.disconnect(1)
    assert offline.due() is None


def test_a_seat_beside_a_match_is_not_for_a_quick_match():
    offline = full()
    offline.pass_time()
    assert offline.refused(quick.sit, offline.room, "Eva", "token", offline.now) == "begun"


def test_a_latecomer_does_not_begin_the_match_again():
    offline = full()
    offline.pass_time()
    offline.reveal(0, 1, 2, 3)
    offline.pass_time()
    offline.leave(3, 3)
    offline.sit("Eva")
    assert not show_table(offline.room).begins


def test_another_shuffle_begins_by_itself_too():
    offline = waiting(4)
    offline.connect(0, 1, 2, 3)
    offline.commit(0, 1, 2)
    offline.pass_time()
    offline.reveal(0, 1, 2)
    assert offline.pass_time().kind == "begin"
    offline.write(rematches.reshuffle(offline.room, 3, NEXT_KEY, offline.now))
    offline.commit(0, 1, 2, 3)
    assert offline.pass_time().kind == "start"


def test_the_log_alone_says_all_of_it():
    offline = waiting(2)
    offline.connect(0, 1)
    offline.wait(FILL_SECONDS)
    offline.write(quick.begin(offline.room, 0, offline.now))
    log = [n.read_entry(n.write_entry(entry)) for entry in offline.log]
    assert show_table(Room.fold("offline", log)) == show_table(offline.room)
