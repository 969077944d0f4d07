"""Missed messages after a reconnect, repeated requests, and phrases."""

import pytest

from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES, REACTIONS
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello
from oneleft.room.recent import RECENT_ENTRIES
from oneleft.room.room_fields import REMEMBERED_IDS
from tests.support.offline_table import plain_move, playing


def missed(offline, place, last):
    return build_hello(offline.room, place, last, offline.now).missed


class Follower:
    """All messages to one viewer."""

    def __init__(self, offline, place):
        self.offline, self.place = offline, place
        self.heard = {}

    def listen(self):
        message = self.offline.told(self.place.seat, self.place.watch)
        if isinstance(message, m.Events | m.Said):
            self.heard[message.number] = message.events if isinstance(message, m.Events) else message


@pytest.mark.parametrize("rules", ["classic", "classic+eight", "jam+challenge+target=60"])
def test_missed_is_exactly_what_was_sent_meanwhile_or_null(rules):
    offline = playing(people=8 if "eight" in rules else 3, rules=rules)
    places = [Viewer(0), Viewer(1), Viewer(None), Viewer(None, 1)]
    followers = [Follower(offline, place) for place in places]
    for step in range(3 * RECENT_ENTRIES):
        if step % 7 == 3:
            offline.write(commands.say(offline.room, 0, "wow", "", f"s{step}", offline.now))
        elif step % 11 == 4:
            offline.disconnect(1)
        elif step % 11 == 5:
            offline.connect(1)
        elif offline.game.round_over:
            offline.move("deal", seat=0)
        else:
            offline.wait(0.1)
            offline.play_on(lambda offline, log=offline.position: offline.position > log)
        for follower in followers:
            follower.listen()
    for follower in followers:
        answers = [missed(offline, follower.place, last) for last in range(offline.room.number + 1)]
        whole = [last for last, answer in enumerate(answers) if answer is not None]
        assert whole == list(range(whole[0], offline.room.number + 1))  # never known for a longer absence only
        assert offline.room.number - RECENT_ENTRIES >= whole[0]
        for last in whole:
            told = {number: heard for number, heard in follower.heard.items() if number > last}
            assert {one.number: one.said or one.events for one in answers[last]} == told
        assert answers[-1] == []


def test_missed_is_null_without_a_valid_last_number():
    offline = playing(people=2)
    assert missed(offline, Viewer(0), None) is None
    assert missed(offline, Viewer(0), offline.room.number + 1) is None
    assert missed(offline, Viewer(0), -1) is None
    assert missed(offline, Viewer(0), 0) is not None  # from the first deal on


def test_newcomer_is_told_the_latest_of_this_match():
    offline = playing(people=2, rules="classic+target=20")
    for place in (Viewer(0), Viewer(None)):
        hello = build_hello(offline.room, place, None, offline.now)
        assert hello.recent == missed(offline, place, 0)
        assert not build_hello(offline.room, place, 0, offline.now).recent  # nothing is sent twice
    offline.play_on(lambda offline: offline.position == 2 * RECENT_ENTRIES)
    last = offline.room.number - RECENT_ENTRIES
    for place in (Viewer(0), Viewer(1), Viewer(None)):
        assert build_hello(offline.room, place, None, offline.now).recent == missed(offline, place, last)
    offline.play_on(lambda offline: offline.game.over)
    offline.write(rematches.rematch(offline.room, 0, "42" * 32, offline.now))
    assert not build_hello(offline.room, Viewer(0), None, offline.now).recent
    offline.write(commands.begin(offline.room, 0, offline.now))
    recent = build_hello(offline.room, Viewer(0), None, offline.now).recent
    assert [one.number for one in recent] == [offline.room.number]


def test_missed_is_the_same_after_a_restart():
    offline = playing(people=3)
    offline.play_on(lambda offline: offline.position == 40)
    again = offline.folded()
    for place in (Viewer(0), Viewer(2), Viewer(None)):
        for last in range(0, offline.room.number + 1, 5):
            assert build_hello(again, place, last, offline.now) == build_hello(offline.room, place, last, offline.now)


# Message ids


def test_a_repeated_move_is_made_once():
    offline = playing(people=2)
    turn = offline.game.turn
    text, position = plain_move(offline.view(turn)), offline.position
    offline.move(text, message_id="m1")
    number = offline.room.number
    for _ in range(2):
        with pytest.raises(commands.Repeated) as repeated:
            offline.move(text, position, "m1")
        assert repeated.value.number == number
    assert offline.position == position + 1


def test_a_double_click_cannot_play_two_cards():
    offline = playing(people=2)
    for _ in range(60):
        if offline.game.round_over:
            break
        turn, position = offline.game.turn, offline.position
        legal = offline.view(turn).legal
        offline.move(plain_move(offline.view(turn)), position, f"a{position}")
        for text in legal:
            if text.split()[1] not in ("uno", "catch"):
                assert offline.refused(offline.move, text, position, f"b{position}") == "stale"
        offline.wait(1)


def test_a_move_for_a_future_position_is_stale():
    offline = playing(people=2)
    assert offline.refused(offline.move, plain_move(offline.view(offline.game.turn)), offline.position + 1) == "stale"


def test_message_ids_are_separate_for_each_seat():
    offline = playing(people=2)
    offline.write(commands.say(offline.room, 0, "wow", "", "x", offline.now))
    offline.write(commands.say(offline.room, 1, "wow", "", "x", offline.now))
    with pytest.raises(commands.Repeated):
        commands.say(offline.room, 1, "wow", "", "x", offline.now)


def test_the_last_message_ids_are_remembered_also_after_a_restart():
    offline = playing(people=2)
    for number in range(REMEMBERED_IDS + 3):
        offline.write(commands.say(offline.room, 0, "wow", "", f"s{number}", offline.now))
    for room in (offline.room, offline.folded()):
        assert list(room.seats[0].answered) == [f"s{number}" for number in range(3, REMEMBERED_IDS + 3)]


def test_a_repeated_back_is_recognised():
    offline = playing(people=2)
    offline.write(n.StoodIn(at=offline.now, seat=0))
    offline.write(commands.return_to_seat(offline.room, 0, "b", offline.now))
    with pytest.raises(commands.Repeated):
        commands.return_to_seat(offline.room, 0, "b", offline.now)


# Phrases and texts


@pytest.mark.parametrize("phrase", PHRASES + REACTIONS)
def test_every_phrase_reaches_everybody(phrase):
    offline = playing(people=2)
    offline.write(commands.say(offline.room, 1, phrase, "", "p", offline.now))
    for seat in (0, 1, None):
        assert offline.told(seat) == m.Said(number=offline.room.number, seat=1, phrase=phrase)


def test_a_reaction_may_be_aimed_at_somebody_who_sits_there():
    offline = playing(people=2)
    offline.write(commands.say(offline.room, 1, REACTIONS[0], "", "p", offline.now, to=0))
    assert offline.told(None) == m.Said(number=offline.room.number, seat=1, phrase=REACTIONS[0], to=0)
    assert offline.refused(commands.say, offline.room, 1, REACTIONS[0], "", "q", offline.now, 7) == "no-seat"


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
        (True, "", "joined\u200d\u200dtwice", "bad-words"),
        (True, "", "two\nlines", "bad-words"),
        (True, "", "back\u202ewards", "bad-words"),
    ],
)
def test_unknown_phrases_and_texts_are_refused(chat, phrase, text, code):
    offline = playing(people=2, chat=chat)
    assert offline.refused(commands.say, offline.room, 0, phrase, text, "s", offline.now) == code


def test_texts_are_allowed_with_chat():
    offline = playing(people=2, chat=True)
    offline.write(commands.say(offline.room, 0, "", " ¿Otra más? ", "s", offline.now))
    assert offline.told(None).text == "¿Otra más?"


def test_a_seat_cannot_move_for_another():
    offline = playing(people=2)
    turn = offline.game.turn
    assert offline.refused(offline.move, plain_move(offline.view(turn)), seat=1 - turn) == "other-seat"


def test_no_move_before_the_first_deal():
    from tests.support.offline_table import OfflineTable

    offline = OfflineTable(people=2)
    assert offline.refused(commands.move, offline.room, 0, 0, "0 draw", "", offline.now) == "not-begun"
    assert offline.refused(commands.move, offline.room, 0, 0, "deal", "", offline.now) == "not-begun"
