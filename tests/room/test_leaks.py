"""The view law: rooms that differ only in what a seat cannot know send it the same bytes."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft.errors import OneleftError
from oneleft.protocol import messages as m
from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.error_codes import code_of
from oneleft.room.presenters import Viewer, build_hello, build_messages, show_table
from oneleft.room.state import APPLY
from oneleft.rules.cards import SPECIAL, rank_of
from oneleft.rules.moves import MOVES, operand_of, verb_of
from oneleft.table.move import VERB_NAMES, decode
from oneleft.table.notation import wild_texts
from tests.support.offline_table import KEY
from tests.support.twin_rooms import random_table, twin_of

HOUSE = "+progressive+seven_zero+jump_in"
TABLES = [
    ("classic+target=60", 2),
    (f"classic{HOUSE}+target=60", 4),
    ("classic+no_bluffing+first_skip+target=100", 3),
    (f"jam{HOUSE}+target=80", 4),
    (f"graduation{HOUSE}+target=90", 5),
    ("classic+lowest+target=60", 3),
    ("classic+partners+target=80", 4),
    (f"classic{HOUSE}+eight+target=90", 8),
    ("graduation+challenge+target=60", 5),
    ("classic+rotating+target=60", 4),
]
seeds = st.integers(0, 10**9)


def places_of(room):
    return [Viewer(None, 0), Viewer(None, 1), *(Viewer(seat) for seat in range(len(room.seats)))]


def told(room, entry, place):
    """Everything that presenters.py can send to this viewer now."""
    lasts = (None, -1, 0, room.number - 30, room.number - 5, room.number - 1, room.number, room.number + 1)
    said = [m.encode(build_hello(room, place, last, room.at + 0.1)) for last in lasts]
    return [*said, build_messages(room, entry, [place], room.at)[place], m.encode(show_table(room))]


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES), seed=seeds, length=st.integers(0, 250), remembered=st.sampled_from([16, None]))
def test_messages_reveal_nothing_hidden_from_a_seat(table, seed, length, remembered):
    """At a server, which remembers the latest entries, and in the terminal, which remembers all."""
    made = random_table(*table, seed, length, remembered)
    for place in places_of(made.room):
        assert told(twin_of(made.room, place.seat, seed), made.last, place) == told(made.room, made.last, place)


def test_the_random_tables_cover_all_entries_endings_and_viewers():
    """The law means something only if the random tables cover everything."""
    kinds, statuses, tables, eliminated = set(), set(), set(), 0
    for table in TABLES:
        for seed in range(2):
            made = random_table(*table, seed, 0)
            kinds |= {n.Opened, n.Sat, type(made.last)}
            for _ in range(700):
                made.go_on()
                kinds.add(type(made.last))
                statuses.add(made.room.status)
                if made.room.game is not None:
                    tables.add(len(made.room.game.tables))
                    eliminated += any(made.room.table_number(seat) is None for seat in range(table[1]))
    assert kinds == set(APPLY)
    assert statuses == {"waiting", "starting", "playing", "over"}
    assert tables == {1, 2}
    assert eliminated


def test_a_leak_would_be_detected():
    """If a hand that a seat sees changes, so do its messages."""
    for table in TABLES:
        made = random_table(*table, "leak", 12)
        while made.room.status != "playing":
            made.go_on()
        twin = twin_of(made.room, None, 1)  # everyone's hand changes
        assert told(twin, made.last, Viewer(None)) == told(made.room, made.last, Viewer(None))
        for seat in range(table[1]):
            assert told(twin, made.last, Viewer(seat)) != told(made.room, made.last, Viewer(seat))


def all_moves(game, seat):
    """Any text that a person may send as a move, for any seat."""
    known = wild_texts(game.rules.edition)
    players = len(game.names)
    for code in range(MOVES):
        verb, operand = verb_of(code), operand_of(code)
        if verb not in VERB_NAMES or (rank_of(operand) == SPECIAL and SPECIAL not in known):
            continue
        if VERB_NAMES[verb] in ("swap", "catch", "color") and operand >= min(4, players):
            continue
        yield str(decode(game.rules.edition, 0, code, [seat, *(x for x in range(players) if x != seat)]))
    yield from ("deal", "", "x", f"{seat} play", f"{seat} catch ²", f"{(seat + 1) % players} draw")


def refusals(room, seat, number):
    said = []
    for text in all_moves(room.game, seat):
        try:
            commands.move(room, seat, number, text, "new", room.at)
        except OneleftError as fault:
            said.append((text, code_of(fault), fault.rule, fault.explain("en")))
    return said


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_refusals_of_moves_reveal_nothing_hidden_from_a_seat(table):
    for length in (40, 90):
        room = random_table(*table, f"refusals {length}", length).room
        if room.game is None:
            continue
        seat = Random(length).randrange(table[1])
        twin = twin_of(room, seat, length)
        for number in (len(room.game.log), max(0, len(room.game.log) - 1)):
            assert refusals(twin, seat, number) == refusals(room, seat, number)


def asked_of(room, seat):
    """The answers to every other command of this seat, or of someone without one."""
    now = room.at
    questions = [
        lambda: commands.sit(room, "P0", "t", now),
        lambda: commands.sit(room, "a\nb", "t", now),
        lambda: commands.add_bot(room, "./x.py", now),
        lambda: commands.add_bot(room, "easy", now),
        *(lambda other=other: commands.leave(room, seat, other, now) for other in range(10)),
        *(lambda other=other: commands.hand_over(room, seat, other, now) for other in range(10)),
        *(lambda other=other: commands.vote_out(room, seat, other, "new", now) for other in range(10)),
        lambda: commands.begin(room, seat, now),
        *(lambda other=other: commands.stand_in(room, seat, other, now) for other in range(10)),
        lambda: commands.change(room, seat, room.settings, now),
        lambda: rematches.rematch(room, seat, KEY, now),
        lambda: rematches.agree(room, seat, lambda room: KEY, "new", now),
        lambda: commands.say(room, seat, "", "", "new", now),
        lambda: commands.say(room, seat, "nonsense", "", "new", now),
        lambda: commands.seat_for(room, "no digest of any token"),
    ]
    for question in questions:
        try:
            made = question()
        except commands.Repeated:
            yield "repeated"
        except OneleftError as fault:
            yield code_of(fault), fault.explain("en")
        else:
            yield type(made).__name__


@settings(max_examples=40)
@given(table=st.sampled_from(TABLES), seed=seeds, length=st.integers(0, 200))
def test_other_refusals_reveal_nothing_hidden_from_a_seat(table, seed, length):
    room = random_table(*table, seed, length).room
    for seat in range(table[1]):
        assert list(asked_of(twin_of(room, seat, seed), seat)) == list(asked_of(room, seat))


# Repeated here on purpose: every public field of a table and its seats.
def test_shown_tables_and_seats_have_only_known_fields():
    room = random_table(*TABLES[1], "shown", 30).room
    shown = msgspec.to_builtins(show_table(room))
    assert set(shown) == {
        "id",
        "settings",
        "status",
        "host",
        "seats",
        "match",
        "commitment",
        "winners",
        "number",
        "code",
        "rated",
        "again",
        "begins",
        "hints",
        "take_back",
        "daily",
        "ranked",
        "points",
        "tournament",
        "called",
        "tv",
    }
    known = {"seat", "name", "bot", "online", "stood_in", "tag", "votes", "hash", "left_out", "next_match"}
    assert set().union(*shown["seats"]) == known
