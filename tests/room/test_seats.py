"""Seats that are not fixed beforehand: people who are there play, latecomers are dealt in at the next match."""

import pytest

from oneleft.protocol.tables import Settings
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.commands import Repeated
from oneleft.room.presenters import Viewer, build_hello, show_table
from oneleft.room.rated import rating_results
from oneleft.room.results import rows_of
from oneleft.room.timers import AGAIN_SECONDS, REVEAL_SECONDS
from oneleft.table.record import verify_record, write_record
from tests.support.offline_table import NEXT_KEY, OfflineTable, playing


def names(offline):
    return [seat.name for seat in offline.room.seats]


def over(people=2, bots=(), **settings):
    offline = playing(people, bots, rules="classic+target=1", **settings)
    return offline.play_on(lambda offline: offline.game.over)


def agree(offline, seat, message_id=""):
    return offline.write(rematches.agree(offline.room, seat, lambda room: NEXT_KEY, message_id, offline.now))


def run_until(offline, status):
    while offline.room.status != status:
        assert offline.pass_time() is not None


# Who is there


@pytest.mark.parametrize("people", [2, 3, 10])
def test_a_match_starts_with_whoever_is_there(people):
    offline = OfflineTable(people=people, players=10)
    assert len(offline.room.seats) == 10
    offline.begin()
    assert len(offline.game.names) == people == len(offline.room.seats)
    assert offline.folded().game.names == offline.game.names


def test_one_person_alone_cannot_start():
    offline = OfflineTable(people=1, players=10)
    assert offline.refused(offline.begin) == "too-few"
    offline.write(commands.add_bot(offline.room, "easy", offline.now))
    offline.begin()
    assert offline.room.status == "playing"


def test_a_format_starts_with_the_numbers_that_it_needs():
    """PARTNERS-1"""
    offline = OfflineTable(people=3, players=10, rules="classic+partners")
    with pytest.raises(Exception, match="Partners needs an even number"):
        offline.begin()
    offline.sit("Di")
    offline.begin()
    assert len(offline.game.names) == 4


def test_people_move_up_to_empty_seats_and_commit_anew():
    """A hash holds for a seat. The match starts automatically when those who moved have sent another."""
    offline = OfflineTable(people=4, players=6, rules="classic+target=1")
    offline.connect(0, 1, 2, 3)
    offline.commit(0, 1, 2, 3)
    offline.leave(1, 1)
    offline.begin()
    assert isinstance(offline.log[-1], n.Reseated)
    assert names(offline) == ["Ana", "Cy", "Di", None, None, None]
    assert show_table(offline.room).begins
    assert set(offline.room.exchange.sent) == {0}, "Ana has not moved"
    assert [offline.seat(name) for name in ("Ana", "Cy", "Di")] == [0, 1, 2]
    assert offline.due().at == offline.now + REVEAL_SECONDS
    offline.commit(1, 2)
    assert offline.pass_time().kind == "start"
    assert offline.room.status == "starting"
    offline.reveal(0, 1, 2)
    run_until(offline, "playing")
    assert offline.now < offline.room.begins_since + REVEAL_SECONDS
    assert offline.game.words == tuple(map(offline.part_of, range(3)))
    offline.play_on(lambda offline: offline.game.over)
    assert verify_record(write_record(offline.game)).names == ("Ana", "Cy", "Di")
    assert offline.folded().game.log == offline.game.log


def test_the_host_keeps_the_role_when_people_move_up():
    offline = OfflineTable(people=3)
    offline.connect(0, 1, 2)
    offline.write(commands.hand_over(offline.room, 0, 2, offline.now))
    offline.leave(0, 0)
    offline.begin()
    assert (names(offline), offline.room.host) == (["Bo", "Cy", None], 1)


def test_nobody_is_told_what_happened_to_another_person_in_the_same_seat():
    offline = over(people=3)
    number = offline.room.number
    offline.leave(0, 0)
    offline.write(rematches.rematch(offline.room, 1, NEXT_KEY, offline.now))
    assert names(offline) == ["Bo", "Cy", None]
    hello = build_hello(offline.room, Viewer(0), number - 5, offline.now)
    assert not [event for missed in hello.missed or [] for event in missed.events]


# Settings


def test_the_host_changes_rules_and_seats_before_a_match():
    offline = OfflineTable(people=3, players=6)
    offline.connect(0)
    change = Settings(rules="party", players=4, chat=True)
    assert offline.refused(commands.change, offline.room, 1, change, offline.now) == "not-host"
    offline.commit(0)
    offline.write(commands.change(offline.room, 0, change, offline.now))
    assert offline.room.settings.rules.startswith("classic+")
    assert names(offline) == ["Ana", "Bo", "Cy", None]
    assert set(offline.room.exchange.sent) == {0}
    few = Settings(players=2)
    assert offline.refused(commands.change, offline.room, 0, few, offline.now) == "too-many-people"
    with pytest.raises(Exception, match="exactly four"):
        commands.change(offline.room, 0, Settings(rules="classic+rotating", players=5), offline.now)
    offline.begin()
    run_until(offline, "playing")
    assert offline.refused(commands.change, offline.room, 0, change, offline.now) == "begun"
    assert offline.folded().settings == offline.room.settings


def test_people_move_up_if_fewer_seats_are_left():
    offline = OfflineTable(people=4)
    offline.leave(1, 1)
    offline.write(commands.change(offline.room, 0, Settings(players=3), offline.now))
    assert names(offline) == ["Ana", "Cy", "Di"]


def test_rules_are_changed_before_a_rematch_and_the_last_match_keeps_its_own():
    offline = over(people=2)
    first = write_record(offline.game)
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    offline.write(commands.change(offline.room, 0, Settings(rules="jam", players=10), offline.now))
    offline.begin()
    assert offline.game.view(0).rules.startswith("jam")
    assert verify_record(first).rules.edition.name == "classic"


# Who comes later


def test_who_comes_during_a_match_watches_it_and_plays_the_next():
    offline = playing(people=2, players=4, rules="classic+target=1")
    offline.sit("Zoe")
    offline.connect(2)
    shown = show_table(offline.room)
    assert [seat.next_match for seat in shown.seats] == [False, False, True]
    view = offline.view(2)
    assert (view.hand, view.legal, len(view.names)) == (None, [], 2)
    assert offline.refused(offline.move, "2 draw") == "next-match"
    assert offline.refused(commands.vote_out, offline.room, 2, 0, "", offline.now) == "no-vote"
    assert offline.refused(commands.vote_out, offline.room, 0, 2, "", offline.now) == "no-vote"
    assert offline.refused(rematches.reshuffle, offline.room, 2, NEXT_KEY, offline.now) == "not-left-out"
    offline.write(commands.say(offline.room, 2, "hello", "", "", offline.now))
    offline.play_on(lambda offline: offline.game.over)
    assert len(rows_of(offline.room)) == len(rating_results(offline.room)) == 2
    agree(offline, 0)
    agree(offline, 2)
    offline.commit(0, 1, 2)
    run_until(offline, "starting")
    offline.reveal(0, 1, 2)
    run_until(offline, "playing")
    assert offline.game.names == ("Ana", "Bo", "Zoe")
    assert offline.game.words == tuple(map(offline.part_of, range(3))), "everyone has a part in the new shuffle"
    assert offline.folded().game.names == offline.game.names


@pytest.mark.parametrize("settings", [{"latecomers": False}, {"spectators": False}])
def test_nobody_sits_down_during_a_match_if_the_host_wants_it_so(settings):
    offline = playing(people=2, players=4, rules="classic+target=1", **settings)
    assert offline.refused(offline.sit, "Zoe") == "begun"
    offline.play_on(lambda offline: offline.game.over)
    offline.sit("Zoe")
    assert offline.room.seats[2].name == "Zoe"


def test_who_came_during_a_match_may_leave_or_be_sent_away():
    offline = playing(people=2, players=5)
    for name in ("Yan", "Zoe"):
        offline.sit(name)
    offline.leave(2, 2)
    offline.leave(0, 3)
    assert names(offline) == ["Ana", "Bo", None, None]
    offline.sit("Xia")
    assert offline.seat("Xia") == 2
    assert offline.room.status == "playing"


def test_who_came_and_went_without_leaving_is_not_dealt_in():
    offline = playing(people=2, players=4, rules="classic+target=1")
    offline.sit("Zoe")
    offline.play_on(lambda offline: offline.game.over)
    agree(offline, 0)
    agree(offline, 1)
    assert names(offline) == ["Ana", "Bo", None, None]


def test_who_leaves_a_match_may_come_back_with_the_same_name():
    offline = playing(people=3, rules="classic+target=1")
    offline.leave(1, 1)
    offline.sit("Bo")
    offline.connect(3)
    offline.play_on(lambda offline: offline.game.over)
    agree(offline, 0)
    agree(offline, 3)
    assert names(offline) == ["Ana", "Cy", "Bo"]


def test_a_person_who_comes_to_a_match_of_bots_alone_becomes_its_host():
    offline = playing(people=2, bots=("easy",), players=4)
    for seat in (0, 1):
        offline.leave(seat, seat)
    assert offline.due() is None
    offline.sit("Zoe")
    offline.connect(3)
    assert offline.room.host == 3
    assert offline.due().kind == "bot"


# A bot for someone who is away


def test_the_host_lets_a_bot_play_for_a_person_who_is_away():
    offline = playing(people=3, players=4)
    offline.sit("Zoe")
    assert offline.refused(commands.stand_in, offline.room, 0, 1, offline.now) == "not-away"
    offline.disconnect(1)
    assert offline.refused(commands.stand_in, offline.room, 2, 1, offline.now) == "not-host"
    assert offline.refused(commands.stand_in, offline.room, 0, 3, offline.now) == "not-away"
    offline.write(commands.stand_in(offline.room, 0, 1, offline.now))
    assert offline.room.seats[1].bot_level == "steady"
    offline.connect(1)
    assert offline.room.seats[1].is_played_by_person


# Another match


def test_another_match_begins_when_most_agree():
    offline = over(people=3)
    agree(offline, 2, "first")
    assert (offline.room.status, show_table(offline.room).again) == ("over", [2])
    clock = offline.told(0).clock
    assert (clock.seat, clock.seconds) == (2, AGAIN_SECONDS)
    with pytest.raises(Repeated):
        agree(offline, 2, "first")
    with pytest.raises(Repeated):
        agree(offline, 2, "second")
    agree(offline, 1, "most")
    assert (offline.room.status, show_table(offline.room).begins) == ("waiting", True)
    with pytest.raises(Repeated):
        agree(offline, 1, "most")
    offline.commit(0, 1, 2)
    offline.pass_time()
    offline.reveal(0, 1, 2)
    run_until(offline, "playing")
    assert (offline.room.match, offline.game.names) == (2, ("Ana", "Bo", "Cy"))


def test_another_match_begins_when_the_countdown_ends():
    offline = over(people=2)
    agree(offline, 1)
    proposed = offline.now
    assert offline.pass_time().kind == "again"
    assert offline.now == proposed + AGAIN_SECONDS
    run_until(offline, "playing")
    assert offline.now == proposed + AGAIN_SECONDS + REVEAL_SECONDS, "nobody has sent a hash"


def test_only_those_present_decide_and_one_person_decides_for_bots():
    offline = over(people=3, bots=("easy",))
    offline.disconnect(0, 1)
    agree(offline, 2)
    assert offline.room.begins
    assert names(offline) == ["Ana", "Bo", "Cy", "Diego"], "those who are away keep their seats"


def test_another_match_waits_for_more_people_if_too_few_are_left():
    offline = over(people=2)
    offline.leave(1, 1)
    agree(offline, 0)
    assert (offline.room.status, offline.room.begins, offline.due()) == ("waiting", False, None)


def test_who_leaves_withdraws_the_proposal():
    offline = over(people=3)
    agree(offline, 1)
    offline.leave(1, 1)
    assert (show_table(offline.room).again, offline.due()) == ([], None)


def test_another_match_is_proposed_after_one_only():
    offline = playing(people=2)
    assert offline.refused(agree, offline, 0) == "not-over"


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Tom & Jerry",
        "O'Neil",
        "<b>",
        "`",
        "👩‍👩‍👧‍👦",
        "🏳️‍🌈",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "محمد",
        "می‌خواهم",
        "ශ්‍රී",
        "王小明",
        "Zoë",
        "নাম",
        "Ἀθηνᾶ",
    ],
)
def test_names_of_any_script_and_joined_emoji_are_taken(name):
    offline = OfflineTable(people=1, players=3, rules="classic+target=1")
    assert offline.sit(name).name == name
    offline.begin().play_on(lambda offline: offline.game.over)
    assert verify_record(write_record(offline.game)).names == ("Ana", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a" * 25,
        "a\nb",
        "\u200dAna",
        "Ana\u200d",
        "A\u200d\u200dna",
        "\u202eanA",
        "\u3164",
        "\u0301",
        "a\U000e0061",
    ],
)
def test_names_that_cannot_be_seen_are_refused(name):
    offline = OfflineTable(people=1, players=3)
    assert offline.refused(offline.sit, name) == "bad-name"
