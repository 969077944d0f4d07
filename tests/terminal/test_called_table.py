"""A table of a tournament in the terminal: the time that is left, and what is said when it is up."""

from __future__ import annotations

import msgspec

from oneleft.protocol import messages as m
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello, build_messages
from oneleft.room.state import Room
from oneleft.terminal.plain_remote import PlainRemoteSeat
from oneleft.terminal.prompts import prompt
from tests.support.offline_table import KEY, PEOPLE
from tests.tournament.test_points import SETTINGS

ENDS = 1200.0  # twenty minutes after the table was opened


def begun_room() -> Room:
    room = Room("table")
    room.apply(n.Opened(at=0.0, settings=SETTINGS, secret=KEY, tournament="evening", ends=ENDS))
    for seat, name in enumerate(PEOPLE[:3]):
        room.apply(n.Sat(at=0.0, seat=seat, name=name, token_digest=name))
    room.apply(n.Begun(at=0.0))
    return room


def heard(room: Room, entry: n.AnyEntry) -> m.FromTable:
    """The message to the first seat after an entry."""
    room.apply(entry)
    return m.read_table(build_messages(room, entry, [Viewer(0)], room.at)[Viewer(0)])


def test_the_time_that_is_left_and_the_result_are_printed():
    room, printed = begun_room(), []
    seat = PlainRemoteSeat(None, "en", iter(()), printed.append)
    seat.handle(build_hello(room, Viewer(0), None, 0.0))
    assert any(line.startswith(("Time left: 20:00", "Time left: 19:59")) for line in printed)
    del printed[:]
    seat.handle(heard(room, n.Called(at=5.0, points=(6.0, 0.0, 12.0))))
    names = PEOPLE[:3]
    assert f"  Points: {names[2]} 12, {names[0]} 6, {names[1]} 0" in printed
    assert "Time is up: this match counts as it stands." in printed
    assert prompt(seat.state) == "Time is up: this match counts as it stands."
    assert not seat.state.is_own_turn
    assert not seat.state.minutes_left


def test_who_comes_later_is_told_too():
    room, printed = begun_room(), []
    room.apply(n.Called(at=5.0, points=(6.0, 0.0, 12.0)))
    hello = build_hello(room, Viewer(0), None, 5.0)
    assert msgspec.json.decode(m.encode(hello))["table"]["called"] == [6, 0, 12]
    PlainRemoteSeat(None, "en", iter(()), printed.append).handle(hello)
    assert "Time is up: this match counts as it stands." in printed
