"""Sitting down, leaving, the host and rematches."""

from contextlib import nullcontext

import msgspec
import pytest

from oneleft import Rules
from oneleft.bots.levels import DEFAULT_LEVEL, FIRST_NAMES
from oneleft.match.player_counts import usual_players
from oneleft.protocol.tables import AddBot, Settings
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.presenters import show_table
from oneleft.room.timers import HOST_AWAY_SECONDS, timers
from oneleft.rules.formats import ANY_PLAYERS
from tests.support.offline_table import NEXT_KEY, OfflineTable, playing


def names(offline):
    return [seat.name for seat in offline.room.seats]


def test_the_first_player_is_the_host_with_the_hosts_rights():
    offline = OfflineTable(people=2, bots=("easy",))
    assert offline.room.host == 0
    assert offline.refused(commands.begin, offline.room, 1, offline.now) == "not-host"
    assert offline.refused(rematches.rematch, offline.room, 1, NEXT_KEY, offline.now) == "not-host"
    assert offline.refused(commands.hand_over, offline.room, 1, 1, offline.now) == "not-host"
    assert offline.refused(commands.leave, offline.room, 1, 0, offline.now) == "not-host"
    assert offline.refused(commands.leave, offline.room, 1, 2, offline.now) == "not-host"


def test_a_name_can_be_taken_once():
    offline = OfflineTable(people=2)
    offline.leave(1, 1)
    assert offline.refused(offline.sit, "  aNa ") == "name-taken"
    offline.sit(" Bo ")
    assert names(offline) == ["Ana", "Bo"]


def test_nobody_can_sit_down_at_a_full_table():
    offline = OfflineTable(people=2)
    assert offline.refused(offline.sit, "Zoe") == "full"
    assert offline.refused(commands.add_bot, offline.room, "easy", offline.now) == "full"
    offline.begin()
    assert offline.refused(offline.sit, "Zoe") == "full"
    assert offline.refused(commands.begin, offline.room, 0, offline.now) == "begun"


def test_the_first_empty_seat_is_taken():
    offline = OfflineTable(people=3)
    offline.leave(1, 1)
    offline.write(commands.add_bot(offline.room, "sharp", offline.now))
    assert offline.room.seats[1].bot == "sharp"
    offline.leave(0, 1)  # the host sends the bot away
    offline.sit("Bo")
    offline.begin()
    assert offline.game.names == ("Ana", "Bo", "Cy")


def test_bots_have_unique_names():
    offline = OfflineTable(people=10)
    for name in names(offline)[1:]:
        offline.leave(offline.seat(name), offline.seat(name))
    for name in FIRST_NAMES[1:5]:
        offline.sit(name)
    while None in names(offline):
        offline.write(commands.add_bot(offline.room, "easy", offline.now))
    assert len(set(names(offline))) == 10


@pytest.mark.parametrize("level", ["", "expert@5000", "./program", "examples/mybot.py", "first", "EASY"])
def test_only_plain_bot_levels_can_be_seated(level):
    offline = OfflineTable(people=1, bots=("easy",))
    offline.leave(0, 1)
    assert offline.refused(commands.add_bot, offline.room, level, offline.now) == "bad-bot"


def test_only_a_person_can_become_the_host():
    offline = OfflineTable(people=2, bots=("easy",))
    assert offline.refused(commands.hand_over, offline.room, 0, 2, offline.now) == "not-a-person"
    assert offline.refused(commands.hand_over, offline.room, 0, 9, offline.now) == "no-seat"
    with pytest.raises(commands.Repeated):  # there is nothing to do, and nothing to fill the log with
        commands.hand_over(offline.room, 0, 0, offline.now)
    offline.write(commands.hand_over(offline.room, 0, 1, offline.now))
    assert offline.room.host == 1
    assert offline.refused(commands.begin, offline.room, 0, offline.now) == "not-host"


def test_leaving_before_the_match_frees_the_seat_and_voids_the_token():
    offline = OfflineTable(people=3)
    offline.leave(2, 2)
    assert names(offline) == ["Ana", "Bo", None]
    assert offline.room.seat_of(commands.digest("token of Cy")) is None


def test_leaving_a_match_gives_the_seat_to_a_bot_for_good():
    offline = playing(people=3)
    offline.leave(1, 1)
    seat = offline.room.seats[1]
    assert (seat.name, seat.bot, seat.is_person) == ("Bo", "steady", False)
    assert offline.room.seat_of(commands.digest("token of Bo")) is None
    assert offline.refused(commands.leave, offline.room, 0, 1, offline.now) == "begun"  # a bot stays during a match
    offline.play_on(lambda offline: offline.game.turn == 1)
    due = offline.due()
    assert (due.kind, due.seat) == ("bot", 1)


def test_another_person_becomes_host_when_the_host_leaves():
    offline = playing(people=2, bots=("easy",))
    offline.leave(0, 0)
    assert offline.room.host == 1
    offline.leave(1, 1)
    assert offline.room.host is None
    assert offline.due() is None  # no person is left


def test_a_connected_person_becomes_host_before_one_who_is_away():
    offline = playing(people=3)
    offline.disconnect(1)
    offline.leave(0, 0)
    assert offline.room.host == 2


@pytest.mark.parametrize("prepare", [lambda offline: None, OfflineTable.begin], ids=["waiting", "playing"])
def test_the_next_person_present_becomes_host_when_the_host_is_away(prepare):
    offline = OfflineTable(people=4, away_seconds=3600, turn_seconds=0)
    offline.connect(0, 3)
    prepare(offline)
    assert offline.due() is None or offline.due().kind == "stand-in"
    offline.disconnect(0)
    gone = offline.now
    due = offline.pass_time()
    assert (due.kind, due.seat, offline.now) == ("host", 3, gone + HOST_AWAY_SECONDS)
    assert offline.room.host == 3
    offline.connect(0)
    assert offline.room.host == 3, "a person who comes back is not the host again"
    assert all(due.kind != "host" for due in timers(offline.room, set()))


def test_a_host_who_comes_back_in_time_stays_host():
    offline = OfflineTable(people=2)
    offline.connect(0, 1)
    offline.disconnect(0)
    offline.wait(HOST_AWAY_SECONDS - 1)
    assert offline.due().kind == "host"
    offline.connect(0)
    assert (offline.room.host, offline.due()) == (0, None)


def test_nobody_becomes_host_at_a_table_where_nobody_is_present():
    offline = OfflineTable(people=2)
    offline.connect(0, 1)
    offline.disconnect(0, 1)
    assert (offline.room.host, offline.due()) == (0, None)


def test_the_next_player_at_an_empty_table_is_the_host():
    offline = OfflineTable(people=2)
    offline.leave(0, 0)
    offline.leave(1, 1)
    assert (offline.room.host, offline.room.status) == (None, "waiting")
    offline.sit("Zoe")
    assert offline.room.host == 0


def over(people=2, bots=(), **settings):
    offline = playing(people, bots, rules="classic+target=1", **settings)
    return offline.play_on(lambda offline: offline.game.over)


def test_a_rematch_has_a_new_key_and_the_same_people():
    offline = over(people=2, bots=("easy",))
    first = offline.game
    assert offline.room.status == "over"
    assert show_table(offline.room).winners == list(first.winners)
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    assert (offline.room.status, offline.room.match) == ("waiting", 1)
    assert offline.room.commitment != first.commitment
    assert show_table(offline.room).winners == []
    offline.begin()
    assert offline.room.match == 2
    assert offline.game.names == first.names
    assert offline.game.key != first.key


def test_a_rematch_is_possible_once_after_the_end():
    offline = playing(people=2)
    assert offline.refused(rematches.rematch, offline.room, 0, NEXT_KEY, offline.now) == "not-over"
    offline = over()
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    assert offline.refused(rematches.rematch, offline.room, 0, NEXT_KEY, offline.now) == "not-over"


def test_an_abandoned_seat_is_free_at_a_rematch():
    offline = playing(people=3, rules="classic+target=1")
    offline.leave(2, 2)
    offline.play_on(lambda offline: offline.game.over)
    assert names(offline) == ["Ana", "Bo", "Cy"]
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    assert names(offline) == ["Ana", "Bo", None]
    offline.sit("Cy")
    offline.begin()
    assert offline.room.seats[2].is_person


def test_leaving_after_the_end_frees_the_seat():
    offline = over(people=3)
    winners = offline.game.winners
    offline.leave(1, 1)
    assert names(offline) == ["Ana", None, "Cy"]
    assert show_table(offline.room).winners == list(winners)
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    offline.sit("Zoe")
    offline.begin()
    assert offline.game.names == ("Ana", "Cy", "Zoe")


def test_an_eliminated_player_may_leave_and_the_others_play_on():
    offline = playing(people=3, rules="classic+challenge+target=60")
    offline.play_on(lambda offline: len(offline.game.tables[0].seating) == 2)
    out = next(seat for seat in range(3) if seat not in offline.game.tables[0].seating)
    assert offline.view(out).hand is None
    offline.leave(out, out)
    assert offline.room.seats[out].abandoned
    offline.play_on(lambda offline: offline.game.over)
    assert offline.game.winners
    assert offline.folded().game.log == offline.game.log


def test_a_shown_table_contains_no_secret():
    offline = over(people=2, bots=("easy",))
    shown = repr(show_table(offline.room))
    assert "token" not in shown
    assert all(seat.token_digest not in shown for seat in offline.room.seats if seat.token_digest)
    assert offline.room.secret not in shown
    assert isinstance(offline.log[-1], n.Moved)


def test_a_table_opened_without_settings_is_the_usual_one():
    """The protocol repeats these, because its readers must not need the game."""
    assert Rules.parse(Settings().rules) == Rules()
    assert Settings().players == usual_players(Rules())
    assert AddBot().level == DEFAULT_LEVEL
    for players in (ANY_PLAYERS[0] - 1, *ANY_PLAYERS, ANY_PLAYERS[-1] + 1):
        with nullcontext() if players in ANY_PLAYERS else pytest.raises(msgspec.ValidationError):
            msgspec.convert({"players": players}, Settings)
