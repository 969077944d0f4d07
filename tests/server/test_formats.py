"""Every format at a table of the network; eight players at two tables in one room."""

import pytest

from oneleft.protocol import messages as m
from oneleft.server import entries as n
from oneleft.server.presenters import Viewer, build_hello, build_messages
from oneleft.table.record import verify_record, write_record
from tests.support.offline_table import Desk, plain_move, playing

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
    """One person, who connects, and bots of all levels; the clock plays for the person."""
    levels = [("random", "easy", "steady", "sharp", "expert")[i % 5] for i in range(players - 1)]
    desk = Desk(people=1, bots=tuple(levels), rules=rules, turn_seconds=5)
    desk.connect(0)
    desk.begin()
    for _ in range(20_000):
        if desk.game.over:
            break
        assert desk.pass_time() is not None
    assert desk.game.winners
    assert desk.due() is None
    assert verify_record(write_record(desk.game)).winners == desk.game.winners
    again = desk.folded()
    assert again.tally.scores == desk.room.tally.scores
    assert [build_hello(again, Viewer(seat), 0, desk.now) for seat in (0, 1, None)] == [
        build_hello(desk.room, Viewer(seat), 0, desk.now) for seat in (0, 1, None)
    ]


def eight(**settings):
    return playing(people=8, rules="classic+eight", **settings)


def test_eight_people_sit_at_two_tables_and_each_sees_the_own():
    desk = eight()
    tables = [table.seating for table in desk.game.tables]
    assert sorted(tables[0] + tables[1]) == list(range(8))
    for number, seating in enumerate(tables):
        for seat in seating:
            view = desk.view(seat)
            assert view.table == list(seating)
            assert view.hand is not None
            assert set(view.counts) == set(seating)
        assert desk.view(None, number).table == list(seating)
        assert desk.view(None, number).hand is None


def test_what_happens_at_one_table_is_not_heard_at_the_other():
    desk = eight()
    first, second = (table.seating for table in desk.game.tables)
    desk.move(plain_move(desk.view(desk.game.turn)))
    assert desk.told(first[0]).events
    assert desk.told(None, 0).events
    assert desk.told(second[0]).events == []
    assert desk.told(None, 1).events == []
    assert desk.told(second[0]).view.number == desk.position
    missed = build_hello(desk.room, Viewer(second[0]), desk.room.number - 1, desk.now).missed
    assert [told.events for told in missed] == [[]]


def test_a_move_at_the_other_table_makes_no_answer_stale():
    desk = eight()
    here, there = desk.game.tables
    position = desk.position
    mine = plain_move(desk.view(here.seating[here.round.turn]))
    desk.move(plain_move(desk.view(there.seating[there.round.turn])))
    desk.move(mine, position)
    assert str(desk.game.log[-1]) == mine
    turn = here.seating[here.round.turn]
    assert desk.refused(desk.move, plain_move(desk.view(turn)), position) == "stale"  # but one at the own table does


def test_a_bot_at_one_table_does_not_lose_its_time_by_the_other():
    desk = Desk(people=1, bots=("steady",) * 7, rules="classic+eight")
    desk.connect(0)
    desk.begin()
    turns = [table.seating[table.round.turn] for table in desk.game.tables]
    first = desk.due()
    other = next(due for due in every_due(desk) if due.kind == "bot" and due.seat in turns and due.seat != first.seat)
    desk.pass_time()
    assert other in every_due(desk)


def every_due(desk):

    from oneleft.server.timers import timers

    return list(timers(desk.room, desk.passed))


def test_a_catch_at_one_table_holds_up_nobody_at_the_other():
    desk = eight()
    forgetful = desk.play_until_exposed()
    here = desk.room.table_number(forgetful)
    catcher = next(seat for seat in desk.game.tables[here].seating if seat != forgetful)
    assert isinstance(desk.move(f"{catcher} catch {forgetful}"), n.Caught)
    other = desk.game.tables[1 - here]
    desk.move(plain_move(desk.view(other.seating[other.round.turn])))
    noticed = build_messages(desk.room, desk.log[-2], [Viewer(catcher)], desk.now)
    assert isinstance(m.read_table(noticed[Viewer(catcher)]), m.Noticed)
    assert desk.room.watches[here].caught_by == catcher


def test_each_table_has_a_clock_of_its_own():
    desk = eight()
    desk.wait(10)
    here, there = desk.game.tables
    desk.move(plain_move(desk.view(here.seating[here.round.turn])))
    clocks = [build_hello(desk.room, Viewer(None, number), None, desk.now).clock for number in (0, 1)]
    assert [(clock.seat, clock.seconds) for clock in clocks] == [
        (here.seating[here.round.turn], 45),
        (there.seating[there.round.turn], 35),
    ]


def test_who_has_been_eliminated_looks_on():
    desk = playing(people=3, rules="classic+challenge+target=60")
    desk.play_on(lambda desk: len(desk.game.tables[0].seating) == 2)
    out = next(seat for seat in range(3) if seat not in desk.game.tables[0].seating)
    view = desk.view(out)
    assert (view.hand, view.legal) == (None, [])
    with pytest.raises(Exception, match="CHALLENGE-1"):
        desk.move(f"{out} draw")
    assert all(due.seat != out for due in every_due(desk))
