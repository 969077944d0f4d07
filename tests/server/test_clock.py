"""The clock of a turn, bots that stand in, tables that sleep, the pause between rounds."""

import pytest

from oneleft.server import commands
from oneleft.server import entries as n
from oneleft.server.presenters import Viewer, build_hello
from oneleft.table.notation import Move
from tests.support.offline_table import NEXT_KEY, Desk, plain_move, playing

TURN = 45.0


def clock_of(desk, seat=None):
    return build_hello(desk.room, Viewer(seat), None, desk.now).clock


def run_out(desk):
    """The turn's time passes; the move that the table makes."""
    due = desk.pass_time()
    assert due.kind == "clock"
    return desk.game.log[-1]


def test_everybody_sees_for_whom_the_clock_runs_and_how_long_yet():
    desk = playing(people=3)
    turn = desk.game.turn
    desk.wait(5)
    for seat in (0, 1, 2, None):
        assert clock_of(desk, seat) == clock_of(desk)
        assert (clock_of(desk, seat).seat, clock_of(desk, seat).seconds) == (turn, TURN - 5)
    desk.move(plain_move(desk.view(turn)))
    assert desk.told(None).clock.seconds == TURN


def test_no_clock_runs_for_a_bot_or_where_nobody_hurries():
    desk = playing(people=1, bots=("easy",))
    desk.play_on(lambda desk: desk.game.turn == 1)
    assert clock_of(desk) is None
    desk = playing(people=2, turn_seconds=0)
    assert (clock_of(desk), desk.due()) == (None, None)


def test_when_the_time_is_up_the_table_draws_for_the_player():
    desk = playing(people=3)
    turn = desk.game.turn
    begun = desk.now
    made = run_out(desk)
    assert desk.now == begun + TURN
    assert (made.seat, made.verb) == (turn, "draw")
    assert desk.log[-1].made_by == "clock"


def test_when_the_time_is_up_the_table_takes_the_penalty():
    for number in range(50):
        desk = playing(people=2, key=f"{number:064x}", rules="classic+progressive")
        for _ in range(40):
            if desk.game.round_over or desk.view().phase == "penalty":
                break
            turn = desk.game.turn
            legal = [text for text in desk.view(turn).legal if "+2" in text]
            desk.move(legal[0] if legal else plain_move(desk.view(turn)))
        if desk.view().phase == "penalty":
            turn, pending = desk.game.turn, desk.view().pending
            held = desk.view().counts[turn]
            assert run_out(desk).verb == "take"
            assert desk.view().counts[turn] == held + pending
            return
    raise AssertionError("no Draw Two was played")


def test_others_words_do_not_lengthen_a_turn():
    desk = playing(people=3, uno_grace=0)
    forgetful = desk.play_until_exposed()
    since = desk.watch.turn_began
    desk.wait(3)
    catcher = next(seat for seat in range(3) if seat not in (forgetful, desk.game.turn))
    desk.move(f"{catcher} catch {forgetful}")
    assert desk.watch.turn_began == since


def lose_turns(desk, seat, most=200):
    """Until a bot stands in for this seat, which does nothing; how many turns the clock lost for it."""
    lost = 0
    before = None
    for _ in range(most):
        due = desk.due()
        if due.kind == "stand-in":
            assert due.seat == seat
            desk.pass_time()
            return lost
        if desk.game.turn == seat:
            lost += before != seat
            before = seat
            assert desk.pass_time().kind == "clock"
        else:
            before = desk.game.turn
            desk.wait(0.1)
            desk.move(plain_move(desk.view(desk.game.turn)))
    raise AssertionError("no bot stood in")


@pytest.mark.parametrize("number", range(30))
def test_after_two_lost_turns_in_a_row_a_bot_stands_in(number):
    """To draw and to keep the card is one turn."""
    desk = playing(people=3, key=f"{number:064x}")
    seat = desk.game.turn
    assert lose_turns(desk, seat) == 2
    assert desk.room.seats[seat].stood_in
    assert desk.told(None).table.seats[seat].stood_in


def test_the_own_move_makes_lost_turns_forgotten():
    desk = playing(people=2)
    seat = desk.game.turn
    run_out(desk)
    desk.play_on(lambda desk: desk.game.turn == seat)
    assert desk.room.seats[seat].missed_turns == 1
    desk.move(plain_move(desk.view(seat)))
    assert desk.room.seats[seat].missed_turns == 0


def stood_in(desk, seat):
    desk.write(n.StoodIn(at=desk.now, seat=seat))
    assert desk.room.seats[seat].bot_level == "steady"


@pytest.mark.parametrize("how", ["connects", "says so", "moves", "calls"])
def test_who_was_stood_in_for_is_back_at_any_moment(how):
    desk = playing(people=2)
    seat = desk.game.turn
    if how == "calls":
        seat = desk.play_until_exposed()
    stood_in(desk, seat)
    if how == "connects":
        desk.connect(seat, link="another device")
    elif how == "says so":
        desk.write(commands.return_to_seat(desk.room, seat, "b1", desk.now))
    elif how == "moves":
        desk.move(plain_move(desk.view(seat)))
    else:
        desk.move(f"{seat} uno")
    assert desk.room.seats[seat].bot_level is None
    assert not desk.told(None).table.seats[seat].stood_in


def test_who_comes_back_sees_the_own_clock():
    desk = playing(people=2)
    seat = desk.game.turn
    stood_in(desk, seat)
    assert desk.told(seat).clock is None
    desk.wait(2)
    desk.write(commands.return_to_seat(desk.room, seat, "b1", desk.now))
    assert desk.told(seat).clock.seat == seat


def test_a_lost_connection_has_its_grace():
    desk = playing(people=2, turn_seconds=0)
    desk.disconnect(1)
    gone = desk.now
    due = desk.due()
    assert (due.kind, due.seat, due.at) == ("stand-in", 1, gone + 30)
    desk.wait(29)
    desk.connect(1)
    assert desk.due() is None
    desk.disconnect(1)
    assert desk.pass_time().kind == "stand-in"
    assert desk.room.seats[1].stood_in
    assert desk.room.seats[1].is_person  # the seat is still theirs
    desk.play_on(lambda desk: desk.game.turn == 1)
    assert desk.due().kind == "bot"
    desk.connect(1)
    assert desk.due() is None


def test_with_two_devices_one_may_go():
    desk = playing(people=2, turn_seconds=0)
    desk.connect(1, link="phone")
    desk.disconnect(1)
    assert desk.due() is None
    desk.disconnect(1, link="phone")
    assert desk.due().kind == "stand-in"


def test_where_nobody_is_connected_the_table_sleeps():
    desk = playing(people=2, bots=("easy",))
    desk.disconnect(0)
    assert desk.due() is not None
    desk.disconnect(1)
    assert desk.due() is None
    assert clock_of(desk) is None  # whoever looks on sees no time run out


def test_a_table_wakes_with_whole_times():
    desk = playing(people=2)
    turn = desk.game.turn
    desk.wait(40)
    desk.disconnect(0, 1)
    desk.wait(86_400)
    desk.connect(turn)
    assert desk.told(turn).clock.seconds == TURN
    dues = [desk.due()]
    assert (dues[0].kind, dues[0].seat, dues[0].at) == ("stand-in", 1 - turn, desk.now + 30)
    desk.connect(1 - turn)
    due = desk.due()
    assert (due.kind, due.seat, due.at) == ("clock", turn, desk.now + TURN)


def test_a_table_that_sleeps_in_the_pause_wakes_with_a_whole_pause():
    desk = playing(people=2, turn_seconds=0)
    desk.play_on(lambda desk: desk.game.round_over)
    desk.disconnect(0, 1)
    desk.wait(1000)
    assert desk.due() is None
    desk.connect(0, 1)
    due = desk.due()
    assert (due.kind, due.at) == ("deal", desk.now + 10)


def test_the_next_round_is_dealt_after_the_pause():
    desk = playing(people=2, pause_seconds=7)
    desk.play_on(lambda desk: desk.game.round_over)
    ended = desk.now
    assert clock_of(desk) is None
    assert desk.pass_time().kind == "deal"
    assert desk.now == ended + 7
    assert desk.view().phase != "over"
    assert desk.told(None).clock.seconds == TURN


def test_the_host_need_not_wait_for_the_pause_and_nobody_else_deals():
    desk = playing(people=2)
    desk.play_on(lambda desk: desk.game.round_over)
    assert desk.refused(desk.move, "deal", seat=1) == "not-host"
    assert desk.refused(desk.move, "deal", desk.position - 1, seat=0) == "stale"
    position = desk.position
    desk.move("deal", message_id="d1", seat=0)
    with pytest.raises(commands.Repeated):
        desk.move("deal", position, "d1", seat=0)
    assert desk.refused(desk.move, "deal", position, "d2", seat=0) == "stale"  # no second deal from a double click
    with pytest.raises(Exception, match="SETUP-5"):
        desk.move("deal", seat=0)


def test_a_match_that_is_over_while_somebody_is_away_stays_over():
    desk = playing(people=3, rules="classic+target=1")
    desk.disconnect(2)
    desk.play_on(lambda desk: desk.game.over)
    assert desk.due() is None
    with pytest.raises(Exception, match="MATCH-1"):
        desk.move("deal", seat=0)
    desk.connect(2)
    assert desk.view(2).winners == list(desk.game.winners)
    desk.write(commands.rematch(desk.room, 0, NEXT_KEY, desk.now))
    desk.begin()
    assert desk.room.seats[2].bot_level is None


def test_who_never_came_is_stood_in_for():
    desk = Desk(people=2)
    desk.connect(0)
    desk.wait(100)
    desk.begin()
    assert (desk.due().kind, desk.due().seat) == ("stand-in", 1)


def test_a_whole_match_goes_on_by_itself_when_its_people_sleep_in():
    """One person looks on without a move: the clock, a bot that stands in, and bots play it to its end."""
    desk = playing(people=2, bots=("easy", "sharp"), rules="classic+target=100")
    kinds = set()
    while not desk.game.over:
        kinds.add(desk.pass_time().kind)
    assert kinds == {"clock", "stand-in", "bot", "deal"} or kinds == {"clock", "stand-in", "bot"}
    assert all(Move.parse(str(move)) for move in desk.game.log if move != "deal")
    assert desk.folded().game.log == desk.game.log
