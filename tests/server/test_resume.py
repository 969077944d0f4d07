"""Who comes again hears what was missed; what is sent again is done once; what may be said."""

import pytest

from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES
from oneleft.server import commands
from oneleft.server import entries as n
from oneleft.server.presenters import Viewer, build_hello, build_messages
from oneleft.server.room import RECENT_ENTRIES, REMEMBERED_IDS
from tests.support.offline_table import plain_move, playing


def missed(desk, place, last):
    return build_hello(desk.room, place, last, desk.now).missed


class Follower:
    """All that one place was told, message by message."""

    def __init__(self, desk, place):
        self.desk, self.place = desk, place
        self.heard = {}

    def listen(self):
        came = m.read_table(build_messages(self.desk.room, self.desk.log[-1], [self.place], self.desk.now)[self.place])
        if isinstance(came, m.Events | m.Said):
            self.heard[came.number] = came.events if isinstance(came, m.Events) else came


@pytest.mark.parametrize("rules", ["classic", "classic+eight", "jam+challenge+target=60"])
def test_what_was_missed_is_just_what_was_told_meanwhile_or_null(rules):
    desk = playing(people=8 if "eight" in rules else 3, rules=rules)
    places = [Viewer(0), Viewer(1), Viewer(None), Viewer(None, 1)]
    followers = [Follower(desk, place) for place in places]
    for step in range(3 * RECENT_ENTRIES):
        if step % 7 == 3:
            desk.write(commands.say(desk.room, 0, "wow", "", f"s{step}", desk.now))
        elif step % 11 == 4:
            desk.disconnect(1)
        elif step % 11 == 5:
            desk.connect(1)
        elif desk.game.round_over:
            desk.move("deal", seat=0)
        else:
            desk.wait(0.1)
            desk.play_on(lambda desk, log=desk.position: desk.position > log)
        for follower in followers:
            follower.listen()
    for follower in followers:
        answers = [missed(desk, follower.place, last) for last in range(desk.room.number + 1)]
        whole = [last for last, answer in enumerate(answers) if answer is not None]
        assert whole == list(range(whole[0], desk.room.number + 1))  # a longer absence is never known better
        assert desk.room.number - RECENT_ENTRIES >= whole[0]
        for last in whole:
            told = {number: heard for number, heard in follower.heard.items() if number > last}
            assert {one.number: one.said or one.events for one in answers[last]} == told
        assert answers[-1] == []


def test_who_was_never_here_or_comes_from_the_future_gets_a_fresh_view():
    desk = playing(people=2)
    assert missed(desk, Viewer(0), None) is None
    assert missed(desk, Viewer(0), desk.room.number + 1) is None
    assert missed(desk, Viewer(0), -1) is None
    assert missed(desk, Viewer(0), 0) is not None  # from the first deal on


def test_after_a_restart_the_same_is_missed():
    desk = playing(people=3)
    desk.play_on(lambda desk: desk.position == 40)
    again = desk.folded()
    for place in (Viewer(0), Viewer(2), Viewer(None)):
        for last in range(0, desk.room.number + 1, 5):
            assert build_hello(again, place, last, desk.now) == build_hello(desk.room, place, last, desk.now)


# Ids


def test_a_move_that_is_sent_again_is_answered_again_and_made_once():
    desk = playing(people=2)
    turn = desk.game.turn
    text, position = plain_move(desk.view(turn)), desk.position
    desk.move(text, message_id="m1")
    number = desk.room.number
    for _ in range(2):
        with pytest.raises(commands.Repeated) as repeated:
            desk.move(text, position, "m1")
        assert repeated.value.number == number
    assert desk.position == position + 1


def test_two_cards_from_one_double_click_cannot_happen():
    desk = playing(people=2)
    for _ in range(60):
        if desk.game.round_over:
            break
        turn, position = desk.game.turn, desk.position
        legal = desk.view(turn).legal
        desk.move(plain_move(desk.view(turn)), position, f"a{position}")
        for text in legal:
            if text.split()[1] not in ("uno", "catch"):
                assert desk.refused(desk.move, text, position, f"b{position}") == "stale"
        desk.wait(1)


def test_a_position_that_is_not_there_yet_is_not_answered():
    desk = playing(people=2)
    assert desk.refused(desk.move, plain_move(desk.view(desk.game.turn)), desk.position + 1) == "stale"


def test_one_persons_id_says_nothing_of_anothers():
    desk = playing(people=2)
    desk.write(commands.say(desk.room, 0, "wow", "", "x", desk.now))
    desk.write(commands.say(desk.room, 1, "wow", "", "x", desk.now))
    with pytest.raises(commands.Repeated):
        commands.say(desk.room, 1, "wow", "", "x", desk.now)


def test_as_many_ids_are_known_as_could_be_on_the_way_also_after_a_restart():
    desk = playing(people=2)
    for number in range(REMEMBERED_IDS + 3):
        desk.write(commands.say(desk.room, 0, "wow", "", f"s{number}", desk.now))
    for room in (desk.room, desk.folded()):
        assert list(room.seats[0].answered) == [f"s{number}" for number in range(3, REMEMBERED_IDS + 3)]


def test_to_be_back_is_said_once():
    desk = playing(people=2)
    desk.write(n.StoodIn(at=desk.now, seat=0))
    desk.write(commands.return_to_seat(desk.room, 0, "b", desk.now))
    with pytest.raises(commands.Repeated):
        commands.return_to_seat(desk.room, 0, "b", desk.now)


# Words


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_may_be_said_and_reaches_everybody(phrase):
    desk = playing(people=2)
    desk.write(commands.say(desk.room, 1, phrase, "", "p", desk.now))
    for seat in (0, 1, None):
        assert desk.told(seat) == m.Said(number=desk.room.number, seat=1, phrase=phrase)


@pytest.mark.parametrize(
    ("chat", "phrase", "text", "code"),
    [
        (False, "", "", "bad-phrase"),
        (False, "damn", "", "bad-phrase"),
        (False, "", "hello", "no-chat"),
        (False, "wow", "hello", "no-chat"),
        (True, "", "", "bad-phrase"),
        (True, "", "   ", "bad-phrase"),
        (True, "damn", "hello", "bad-phrase"),
        (True, "", "<b>hello</b>", "bad-words"),
        (True, "", "two\nlines", "bad-words"),
        (True, "", "back\u202ewards", "bad-words"),
    ],
)
def test_what_may_not_be_said(chat, phrase, text, code):
    desk = playing(people=2, chat=chat)
    assert desk.refused(commands.say, desk.room, 0, phrase, text, "s", desk.now) == code


def test_own_words_where_the_host_allows_them():
    desk = playing(people=2, chat=True)
    desk.write(commands.say(desk.room, 0, "", " ¿Otra más? ", "s", desk.now))
    assert desk.told(None).text == "¿Otra más?"


def test_a_seat_moves_for_itself_only():
    desk = playing(people=2)
    turn = desk.game.turn
    assert desk.refused(desk.move, plain_move(desk.view(turn)), seat=1 - turn) == "other-seat"


def test_nothing_moves_before_the_first_deal():
    from tests.support.offline_table import Desk

    desk = Desk(people=2)
    assert desk.refused(commands.move, desk.room, 0, 0, "0 draw", "", desk.now) == "not-begun"
    assert desk.refused(commands.move, desk.room, 0, 0, "deal", "", desk.now) == "not-begun"
