"""Before the deal: hashes, then reveals, and who is left out of the shuffle."""

import pytest
from msgspec.structs import replace

from oneleft.protocol import messages as m
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.commands import Repeated
from oneleft.room.presenters import Viewer, build_messages
from oneleft.room.state import Room
from oneleft.room.timers import REVEAL_SECONDS
from oneleft.table.fairness import MAX_WORDS, new_reveal, reveal_hash
from oneleft.table.record import verify_record, write_record
from tests.support.offline_table import NEXT_KEY, OfflineTable, playing


def table(people=2, bots=(), **settings):
    offline = OfflineTable(people, bots, **settings)
    offline.connect(*range(people))
    return offline


def starting(people=2, bots=(), **settings):
    """A table whose people have all sent their hashes, and whose host has started the match."""
    offline = table(people, bots, **settings)
    offline.commit(*range(people))
    return offline.begin()


def flags(offline):
    return [seat.left_out for seat in offline.told(0).table.seats]


def test_without_a_hash_the_match_begins_at_once():
    offline = playing(people=2, bots=("easy",))
    assert (offline.room.status, offline.game.words, offline.game.hashes) == ("playing", (), ())


def test_everybody_sees_the_hashes_and_nobody_a_reveal():
    """The bytes that anyone is sent, from the first hash to the deal."""
    offline = table(people=2, bots=("easy",))
    sent = []
    for step in (lambda: offline.commit(0, 1), offline.begin, lambda: offline.reveal(0, 1), offline.pass_time):
        step()
        places = [Viewer(0), Viewer(1), Viewer(2), Viewer(None)]
        sent += build_messages(offline.room, offline.log[-1], places, offline.now).values()
    assert offline.room.status == "playing"
    assert m.read_table(sent[0]).table.seats[0].hash == offline.hash_of(0)
    for seat in (0, 1):
        assert offline.game.words[seat] == offline.part_of(seat)
        assert not [text for text in sent if offline.part_of(seat)[:32].encode() in text]


def test_the_deal_comes_when_all_have_revealed():
    offline = starting(people=3, bots=("easy",))
    assert offline.room.status == "starting"
    offline.reveal(2, 0)
    assert offline.due().at == offline.room.exchange.since + REVEAL_SECONDS
    offline.reveal(1)
    assert offline.due().at <= offline.now
    offline.pass_time()
    assert offline.game.words == (*map(offline.part_of, range(3)), "")
    assert offline.game.hashes == (*map(offline.hash_of, range(3)), None)
    assert flags(offline) == [False] * 4


def test_whoever_does_not_reveal_in_time_is_left_out_visibly():
    offline = starting(people=3, bots=("easy",), rules="classic+target=1")
    offline.reveal(0, 2)
    assert offline.pass_time().kind == "begin"
    assert offline.now == offline.room.exchange.since + REVEAL_SECONDS
    assert flags(offline) == [False, True, False, False]
    offline.play_on(lambda offline: offline.game.over)
    game = verify_record(write_record(offline.game))
    assert (game.hashes[1], game.words[1]) == (offline.hash_of(1), "")
    assert game.hashes[3] is None


def test_a_person_without_a_hash_is_left_out_too():
    offline = table(people=2)
    offline.commit(1)
    offline.begin()
    offline.reveal(1)
    offline.pass_time()
    assert offline.game.hashes == ("", offline.hash_of(1))
    assert flags(offline) == [True, False]


def test_every_reveal_changes_the_deal():
    hands = set()
    for present in ((0, 1), (0,), (1,), ()):
        offline = starting()
        offline.reveal(*present)
        offline.pass_time()
        hands.add(tuple(offline.view(0).hand))
    assert len(hands) == 4


@pytest.mark.parametrize("text", ["", "0" * 32, "0" * 32 + "  ", "x" * 32, "0" * 32 + " \n", "\ud800"])
def test_a_wrong_reveal_is_refused(text):
    offline = starting()
    assert offline.refused(commands.reveal, offline.room, 0, text, "", offline.now) == "bad-reveal"
    assert offline.refused(commands.reveal, offline.room, 0, offline.part_of(1), "", offline.now) == "bad-reveal"


def test_a_reveal_without_128_random_bits_is_refused_although_its_hash_fits():
    offline = table()
    promised = reveal_hash(offline.room.commitment, 0, "lucky")
    offline.write(commands.commit(offline.room, 0, offline.room.commitment, promised, "", offline.now))
    offline.begin()
    assert offline.refused(commands.reveal, offline.room, 0, "lucky", "", offline.now) == "bad-reveal"


def test_a_hash_can_be_replaced_until_the_match_starts():
    """By the person's other device. After the start the set is fixed, and a hash of another match never counts."""
    offline = table()
    room = offline.room
    offline.write(commands.commit(room, 0, room.commitment, "1" * 64, "", offline.now))
    offline.commit(0, 1)
    assert offline.refused(commands.commit, room, 0, "f" * 64, "2" * 64, "", offline.now) == "stale"
    offline.begin()
    assert offline.refused(commands.commit, room, 0, room.commitment, "2" * 64, "", offline.now) == "begun"
    assert room.exchange.fixed == (offline.hash_of(0), offline.hash_of(1))


def test_messages_that_are_sent_twice_are_executed_once():
    offline = table()
    room, now = offline.room, offline.now
    offline.write(commands.commit(room, 0, room.commitment, offline.hash_of(0), "c", now))
    for message_id in ("c", "from another tab"):
        with pytest.raises(Repeated):
            commands.commit(room, 0, room.commitment, offline.hash_of(0), message_id, now)
    offline.commit(1)
    offline.begin()
    offline.write(commands.reveal(room, 0, offline.part_of(0), "r", now))
    for message_id in ("r", "from another tab"):
        with pytest.raises(Repeated):
            commands.reveal(room, 0, offline.part_of(0), message_id, now)


def test_nobody_starts_again_while_the_match_is_starting():
    offline = starting(people=2, bots=("easy",))
    assert offline.refused(offline.begin) == "begun"
    assert offline.refused(offline.leave, 0, 2) == "begun"  # a bot stays, as in a match


def test_who_comes_while_the_match_is_starting_has_no_part_in_it():
    offline = starting(people=2, players=4)
    offline.sit("Cy")
    offline.connect(2)
    assert offline.refused(commands.reveal, offline.room, 2, offline.part_of(2), "", offline.now) == "bad-reveal"
    offline.reveal(0, 1)
    offline.pass_time()
    assert offline.game.names == ("Ana", "Bo")
    assert len(offline.game.hashes) == 2
    assert flags(offline) == [False] * 3


def test_the_hash_of_a_person_who_leaves_while_the_match_is_starting_stays():
    """A bot takes over, as in a match. What was not revealed is missing visibly, and nobody waits for it."""
    offline = starting(people=3)
    fixed = offline.room.exchange.fixed
    offline.reveal(0)
    offline.leave(1, 1)
    offline.reveal(2)
    assert offline.due().at <= offline.now
    offline.pass_time()
    assert offline.game.hashes == fixed
    assert [bool(reveal) for reveal in offline.game.words] == [True, False, True]
    assert flags(offline) == [False, True, False]
    assert offline.game.names == ("Ana", "Bo", "Cy")


def test_the_hash_of_a_person_who_leaves_before_goes_with_them():
    offline = table(people=2)
    offline.commit(0, 1)
    offline.leave(1, 1)
    offline.sit("Cy")
    offline.begin()
    assert offline.room.exchange.fixed == (offline.hash_of(0), "")


def test_after_everybody_was_away_all_have_the_full_time_again():
    """A node was killed while the match was starting."""
    offline = starting()
    offline.reveal(0)
    offline.disconnect(0, 1)
    assert offline.due() is None
    offline.wait(60)
    offline.room = offline.folded()
    offline.connect(0)
    assert offline.due().at == offline.now + REVEAL_SECONDS
    offline.connect(1)
    offline.reveal(1)
    offline.pass_time()
    assert all(offline.game.words)


def test_a_clock_that_is_set_does_not_change_the_time_for_reveals():
    offline = starting()
    due = offline.due().at
    offline.room.shift_times(-3600)
    assert offline.due().at == due - 3600


def test_the_log_folds_to_the_same_table_at_every_entry():
    offline = starting(people=2, bots=("easy",))
    offline.reveal(1)
    for step in (lambda: None, offline.pass_time):
        step()
        folded, offline.room = offline.room, offline.folded()
        assert (folded.exchange, folded.status) == (offline.room.exchange, offline.room.status)
        assert folded.game == offline.room.game


def test_a_rematch_has_an_exchange_of_its_own():
    offline = starting(rules="classic+target=1")
    offline.reveal(0, 1)
    offline.pass_time()
    first = offline.game
    offline.play_on(lambda offline: offline.game.over)
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    assert [seat.hash for seat in offline.told(0).table.seats] == ["", ""]
    stale = commands.commit, offline.room, 0, first.commitment, first.hashes[0], "", offline.now
    assert offline.refused(*stale) == "stale"
    offline.commit(0, 1)
    offline.begin()
    offline.reveal(0, 1)
    offline.pass_time()
    assert not {*offline.game.words} & {*first.words}
    assert offline.room.match == 2


# Another shuffle


def left_out(people=2, bots=()):
    offline = starting(people, bots)
    offline.reveal(*range(1, people))
    offline.pass_time()
    return offline


def reshuffle(offline, seat, secret=NEXT_KEY):
    offline.write(rematches.reshuffle(offline.room, seat, secret, offline.now))


def test_whoever_is_left_out_may_ask_for_another_shuffle_once():
    offline = left_out()
    old = offline.room.commitment
    reshuffle(offline, 0)
    assert (offline.room.status, offline.room.match) == ("waiting", 0)
    assert offline.room.commitment != old
    assert offline.room.exchange.sent == {}
    offline.commit(0, 1)
    offline.begin()
    offline.reveal(1)
    offline.pass_time()
    assert offline.room.match == 1
    assert flags(offline) == [True, False]
    assert offline.refused(reshuffle, offline, 0, "09" * 32) == "not-left-out"


def test_leaving_and_coming_back_gives_no_second_request():
    offline = left_out(people=3)
    reshuffle(offline, 0)
    offline.leave(0, 0)
    offline.sit("Ana")
    offline.connect(0)
    offline.commit(1, 2)
    offline.begin()
    offline.reveal(1, 2)
    offline.pass_time()
    assert offline.refused(reshuffle, offline, 0, "09" * 32) == "not-left-out"


def test_another_shuffle_is_only_for_those_left_out_and_before_a_person_has_moved():
    offline = left_out(people=2)
    assert offline.refused(reshuffle, offline, 1) == "not-left-out"
    offline.play_on(lambda offline: offline.position > 0)
    assert offline.refused(reshuffle, offline, 0) == "begun"


def test_the_moves_of_bots_do_not_end_the_time_to_ask():
    tables = (left_out(people=2, bots=("random",) * bots) for bots in range(1, 9))
    offline = next(one for one in tables if one.room.seats[one.game.tables[0].round.turn].bot)
    assert offline.pass_time().kind == "bot"
    assert offline.position
    reshuffle(offline, 0)
    assert offline.room.status == "waiting"


def test_old_logs_keep_their_words():
    """Version 3 wrote words with the seats and had no exchange."""
    log = [replace(one, words="otters") if isinstance(one, n.Sat) else one for one in table(people=2).log]
    room = Room.fold("offline", [*log, n.Begun(at=2000.0)])
    assert (room.game.words, room.game.hashes) == (("otters", "otters"), ())
    assert write_record(room.game).startswith("oneleft record 3\n")


# What a program reveals


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("", ""),
        ("two  spaces ", "two spaces"),
        ("a\tb\nc", "a b c"),
        ("a\x00b\x9f\ud800c", "abc"),
        ("👨‍👩‍👧 ünïcode", "👨‍👩‍👧 ünïcode"),
        ("x" * 200, "x" * MAX_WORDS),
    ],
)
def test_a_new_reveal_is_always_accepted(words, kept):
    offline = table()
    reveal = new_reveal(words)
    assert reveal[33:] == kept
    assert reveal != new_reveal(words)
    promised = reveal_hash(offline.room.commitment, 0, reveal)
    offline.write(commands.commit(offline.room, 0, offline.room.commitment, promised, "", offline.now))
    offline.begin()
    offline.write(commands.reveal(offline.room, 0, reveal, "", offline.now))
