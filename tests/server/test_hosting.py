"""Who sits down, who is the host, who leaves."""

import pytest

from oneleft.bots.registry import FIRST_NAMES
from oneleft.server import commands
from oneleft.server import entries as n
from oneleft.server.presenters import show_table
from tests.support.offline_table import NEXT_KEY, Desk, playing


def names(desk):
    return [seat.name for seat in desk.room.seats]


def test_the_first_to_sit_is_the_host_and_only_the_host_does_the_hosts_things():
    desk = Desk(people=2, bots=("easy",))
    assert desk.room.host == 0
    assert desk.refused(commands.begin, desk.room, 1, desk.now) == "not-host"
    assert desk.refused(commands.rematch, desk.room, 1, NEXT_KEY, desk.now) == "not-host"
    assert desk.refused(commands.hand_over, desk.room, 1, 1, desk.now) == "not-host"
    assert desk.refused(commands.leave, desk.room, 1, 0, desk.now) == "not-host"
    assert desk.refused(commands.leave, desk.room, 1, 2, desk.now) == "not-host"


def test_a_name_is_taken_once_however_it_is_written():
    desk = Desk(people=2)
    desk.leave(1, 1)
    assert desk.refused(desk.sit, "  aNa ") == "name-taken"
    desk.sit(" Bo ")
    assert names(desk) == ["Ana", "Bo"]


def test_a_full_table_takes_nobody_and_a_match_that_has_begun_neither():
    desk = Desk(people=2)
    assert desk.refused(desk.sit, "Zoe") == "full"
    assert desk.refused(commands.add_bot, desk.room, "easy", desk.now) == "full"
    desk.begin()
    assert desk.refused(desk.sit, "Zoe") == "begun"
    assert desk.refused(commands.begin, desk.room, 0, desk.now) == "begun"


def test_an_empty_seat_is_filled_first():
    desk = Desk(people=3)
    desk.leave(1, 1)
    assert desk.refused(commands.begin, desk.room, 0, desk.now) == "too-few"
    desk.write(commands.add_bot(desk.room, "sharp", desk.now))
    assert desk.room.seats[1].bot == "sharp"
    desk.leave(0, 1)  # the host sends the bot away
    desk.sit("Bo")
    desk.begin()
    assert desk.game.names == ("Ana", "Bo", "Cy")


def test_a_bot_has_a_name_that_nobody_else_has():
    desk = Desk(people=10)
    for name in names(desk)[1:]:
        desk.leave(desk.seat(name), desk.seat(name))
    for name in FIRST_NAMES[1:5]:
        desk.sit(name)
    while None in names(desk):
        desk.write(commands.add_bot(desk.room, "easy", desk.now))
    assert len(set(names(desk))) == 10


@pytest.mark.parametrize("level", ["", "expert@5000", "./program", "examples/mybot.py", "first", "EASY"])
def test_only_the_plain_levels_are_seated(level):
    desk = Desk(people=1, bots=("easy",))
    desk.leave(0, 1)
    assert desk.refused(commands.add_bot, desk.room, level, desk.now) == "bad-bot"


def test_the_host_hands_over_to_a_person_only():
    desk = Desk(people=2, bots=("easy",))
    assert desk.refused(commands.hand_over, desk.room, 0, 2, desk.now) == "not-a-person"
    assert desk.refused(commands.hand_over, desk.room, 0, 9, desk.now) == "no-seat"
    desk.write(commands.hand_over(desk.room, 0, 1, desk.now))
    assert desk.room.host == 1
    assert desk.refused(commands.begin, desk.room, 0, desk.now) == "not-host"


def test_who_leaves_before_the_match_leaves_an_empty_seat_and_a_dead_token():
    desk = Desk(people=3)
    desk.leave(2, 2)
    assert names(desk) == ["Ana", "Bo", None]
    assert desk.room.seat_of(commands.digest("token of Cy")) is None


def test_who_leaves_a_match_leaves_the_seat_to_a_bot_for_good():
    desk = playing(people=3)
    desk.leave(1, 1)
    seat = desk.room.seats[1]
    assert (seat.name, seat.bot, seat.is_person) == ("Bo", "steady", False)
    assert desk.room.seat_of(commands.digest("token of Bo")) is None
    assert desk.refused(commands.leave, desk.room, 0, 1, desk.now) == "begun"  # a bot that plays stays
    desk.play_on(lambda desk: desk.game.turn == 1)
    due = desk.due()
    assert (due.kind, due.seat) == ("bot", 1)


def test_when_the_host_leaves_another_person_is_host():
    desk = playing(people=2, bots=("easy",))
    desk.leave(0, 0)
    assert desk.room.host == 1
    desk.leave(1, 1)
    assert desk.room.host is None
    assert desk.due() is None  # nobody is left to play for


def test_when_the_host_leaves_one_who_is_there_is_host_rather_than_one_who_is_away():
    desk = playing(people=3)
    desk.disconnect(1)
    desk.leave(0, 0)
    assert desk.room.host == 2


def test_an_empty_table_can_be_had_again():
    desk = Desk(people=2)
    desk.leave(0, 0)
    desk.leave(1, 1)
    assert (desk.room.host, desk.room.status) == (None, "waiting")
    desk.sit("Zoe")
    assert desk.room.host == 0


def over(people=2, bots=(), **settings):
    desk = playing(people, bots, rules="classic+target=1", **settings)
    return desk.play_on(lambda desk: desk.game.over)


def test_a_rematch_has_a_secret_of_its_own_and_the_same_people():
    desk = over(people=2, bots=("easy",))
    first = desk.game
    assert desk.room.status == "over"
    assert show_table(desk.room).winners == list(first.winners)
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    assert (desk.room.status, desk.room.match) == ("waiting", 1)
    assert desk.room.commitment != first.commitment
    assert show_table(desk.room).winners == []
    desk.begin()
    assert desk.room.match == 2
    assert desk.game.names == first.names
    assert desk.game.key != first.key


def test_a_rematch_waits_for_the_end_and_comes_once():
    desk = playing(people=2)
    assert desk.refused(commands.rematch, desk.room, 0, NEXT_KEY, desk.now) == "not-over"
    desk = over()
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    assert desk.refused(commands.rematch, desk.room, 0, NEXT_KEY, desk.now) == "not-over"


def test_at_a_rematch_a_deserted_seat_is_free_again():
    desk = playing(people=3, rules="classic+target=1")
    desk.leave(2, 2)
    desk.play_on(lambda desk: desk.game.over)
    assert names(desk) == ["Ana", "Bo", "Cy"]
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    assert names(desk) == ["Ana", "Bo", None]
    assert desk.refused(commands.begin, desk.room, 0, desk.now) == "too-few"
    desk.sit("Cy")
    desk.begin()
    assert desk.room.seats[2].is_person


def test_who_leaves_after_the_end_does_not_sit_there_in_the_next_match():
    desk = over(people=3)
    winners = desk.game.winners
    desk.leave(1, 1)
    assert names(desk) == ["Ana", None, "Cy"]
    assert show_table(desk.room).winners == list(winners)
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    desk.sit("Zoe")
    desk.begin()
    assert desk.game.names == ("Ana", "Zoe", "Cy")


def test_an_eliminated_player_may_leave_and_the_others_play_on():
    desk = playing(people=3, rules="classic+challenge+target=60")
    desk.play_on(lambda desk: len(desk.game.tables[0].seating) == 2)
    out = next(seat for seat in range(3) if seat not in desk.game.tables[0].seating)
    assert desk.view(out).hand is None
    desk.leave(out, out)
    assert desk.room.seats[out].abandoned
    desk.play_on(lambda desk: desk.game.over)
    assert desk.game.winners
    assert desk.folded().game.log == desk.game.log


def test_what_everybody_sees_of_a_table_has_nothing_secret():
    desk = over(people=2, bots=("easy",))
    shown = repr(show_table(desk.room))
    assert "token" not in shown
    assert all(seat.token not in shown for seat in desk.room.seats if seat.token)
    assert desk.room.secret not in shown
    assert isinstance(desk.log[-1], n.Moved)
