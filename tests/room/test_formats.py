"""Every match format on the server, and eight players at two tables of one room."""

import pytest

from oneleft.protocol import messages as m
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello, build_messages
from oneleft.table.record import verify_record, write_record
from tests.support.offline_table import OfflineTable, plain_move, playing

FORMATS = {
    "classic+target=100": 4,
    "jam+jump_in+seven_zero+progressive+lowest+target=200": 3,
    "deluxe+partners+target=100": 6,
    "international+rotating+hands=4": 4,
    "classic+eight": 8,
    "graduation+jump_in+challenge+target=100": 4,
}


@pytest.mark.parametrize(("rules", "players"), FORMATS.items())
def test_people_and_bots_play_every_format_to_its_end(rules, players):
    """One connected person and bots of all levels; the clock plays for the person."""
    levels = [("random", "adaptive", "steady", "bluffer", "expert")[i % 5] for i in range(players - 1)]
    offline = OfflineTable(people=1, bots=tuple(levels), rules=rules, turn_seconds=5)
    offline.connect(0)
    offline.begin()
    for _ in range(20_000):
        if offline.game.over:
            break
        assert offline.pass_time() is not None
    assert offline.game.winners
    assert offline.due() is None
    assert verify_record(write_record(offline.game)).winners == offline.game.winners
    again = offline.folded()
    assert again.tally.scores == offline.room.tally.scores
    assert [build_hello(again, Viewer(seat), 0, offline.now) for seat in (0, 1, None)] == [
        build_hello(offline.room, Viewer(seat), 0, offline.now) for seat in (0, 1, None)
    ]


def eight(**settings):
    return playing(people=8, rules="classic+eight", **settings)


def test_each_of_eight_players_sees_their_own_table():
    offline = eight()
    tables = [table.seating for table in offline.game.tables]
    assert sorted(tables[0] + tables[1]) == list(range(8))
    for number, seating in enumerate(tables):
        for seat in seating:
            view = offline.view(seat)
            assert view.table == list(seating)
            assert view.hand is not None
            assert set(view.counts) == set(seating)
        assert offline.view(None, number).table == list(seating)
        assert offline.view(None, number).hand is None


def test_events_of_one_table_are_not_sent_to_the_other():
    offline = eight()
    first, second = (table.seating for table in offline.game.tables)
    offline.move(plain_move(offline.view(offline.game.turn)))
    assert offline.told(first[0]).events
    assert offline.told(None, 0).events
    assert offline.told(second[0]).events == []
    assert offline.told(None, 1).events == []
    assert offline.told(second[0]).view.number == offline.position
    missed = build_hello(offline.room, Viewer(second[0]), offline.room.number - 1, offline.now).missed
    assert [told.events for told in missed] == [[]]


def test_a_move_at_the_other_table_does_not_make_a_move_stale():
    offline = eight()
    here, there = offline.game.tables
    position = offline.position
    mine = plain_move(offline.view(here.seating[here.round.turn]))
    offline.move(plain_move(offline.view(there.seating[there.round.turn])))
    offline.move(mine, position)
    assert str(offline.game.log[-1]) == mine
    turn = here.seating[here.round.turn]
    assert offline.refused(offline.move, plain_move(offline.view(turn)), position) == "stale"


def test_a_move_at_the_other_table_does_not_delay_a_bot():
    offline = OfflineTable(people=1, bots=("steady",) * 7, rules="classic+eight")
    offline.connect(0)
    offline.begin()
    turns = [table.seating[table.round.turn] for table in offline.game.tables]
    first = offline.due()
    bots_in_turn = [due for due in every_due(offline) if due.kind == "bot" and due.seat in turns]
    other = next(due for due in bots_in_turn if due.seat != first.seat)
    offline.pass_time()
    assert other in every_due(offline)


def every_due(offline):

    from oneleft.room.timers import timers

    return list(timers(offline.room, offline.passed))


def test_a_waiting_catch_does_not_block_the_other_table():
    offline = eight()
    forgetful = offline.play_until_exposed()
    here = offline.room.table_number(forgetful)
    catcher = next(seat for seat in offline.game.tables[here].seating if seat != forgetful)
    assert isinstance(offline.move(f"{catcher} catch {forgetful}"), n.Caught)
    other = offline.game.tables[1 - here]
    offline.move(plain_move(offline.view(other.seating[other.round.turn])))
    noticed = build_messages(offline.room, offline.log[-2], [Viewer(catcher)], offline.now)
    assert isinstance(m.read_table(noticed[Viewer(catcher)]), m.Noticed)
    assert offline.room.stopwatches[here].caught_by == catcher


def test_each_table_has_its_own_clock():
    offline = eight()
    offline.wait(10)
    here, there = offline.game.tables
    offline.move(plain_move(offline.view(here.seating[here.round.turn])))
    clocks = [build_hello(offline.room, Viewer(None, number), None, offline.now).clock for number in (0, 1)]
    assert [(clock.seat, clock.seconds) for clock in clocks] == [
        (here.seating[here.round.turn], 45),
        (there.seating[there.round.turn], 35),
    ]


def test_an_eliminated_player_becomes_a_spectator():
    offline = playing(people=3, rules="classic+challenge+target=60")
    offline.play_on(lambda offline: len(offline.game.tables[0].seating) == 2)
    out = next(seat for seat in range(3) if seat not in offline.game.tables[0].seating)
    view = offline.view(out)
    assert (view.hand, view.legal) == (None, [])
    with pytest.raises(Exception, match="CHALLENGE-1"):
        offline.move(f"{out} draw")
    assert all(due.seat != out for due in every_due(offline))
