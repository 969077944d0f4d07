"""Turn clocks, stand-ins, sleeping tables and the pause between rounds."""

import pytest

from oneleft.room import commands, rematches
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer, build_hello
from oneleft.room.timers import HOST_AWAY_SECONDS, timers
from oneleft.table.move import Move
from tests.support.offline_table import NEXT_KEY, OfflineTable, plain_move, playing

TURN = 45.0


def clock_of(offline, seat=None):
    return build_hello(offline.room, Viewer(seat), None, offline.now).clock


def run_out(offline):
    """Let the turn expire; the move that the table makes."""
    due = offline.pass_time()
    assert due.kind == "clock"
    return offline.game.log[-1]


def test_the_clock_shows_the_seat_and_the_seconds_left():
    offline = playing(people=3)
    turn = offline.game.turn
    offline.wait(5)
    for seat in (0, 1, 2, None):
        assert clock_of(offline, seat) == clock_of(offline)
        assert (clock_of(offline, seat).seat, clock_of(offline, seat).seconds) == (turn, TURN - 5)
    offline.move(plain_move(offline.view(turn)))
    assert offline.told(None).clock.seconds == TURN


def test_no_clock_runs_for_a_bot_or_without_a_time_limit():
    offline = playing(people=1, bots=("easy",))
    offline.play_on(lambda offline: offline.game.turn == 1)
    assert clock_of(offline) is None
    offline = playing(people=2, turn_seconds=0)
    assert (clock_of(offline), offline.due()) == (None, None)


def test_an_expired_turn_draws_for_the_player():
    offline = playing(people=3)
    turn = offline.game.turn
    begun = offline.now
    made = run_out(offline)
    assert offline.now == begun + TURN
    assert (made.seat, made.verb) == (turn, "draw")
    assert offline.log[-1].made_by == "clock"


def test_an_expired_turn_takes_the_penalty():
    for number in range(50):
        offline = playing(people=2, key=f"{number:064x}", rules="classic+progressive")
        for _ in range(40):
            if offline.game.round_over or offline.view().phase == "penalty":
                break
            turn = offline.game.turn
            legal = [text for text in offline.view(turn).legal if "+2" in text]
            offline.move(legal[0] if legal else plain_move(offline.view(turn)))
        if offline.view().phase == "penalty":
            turn, pending = offline.game.turn, offline.view().pending
            held = offline.view().counts[turn]
            assert run_out(offline).verb == "take"
            assert offline.view().counts[turn] == held + pending
            return
    raise AssertionError("no Draw Two was played")


def test_calls_of_other_players_do_not_extend_a_turn():
    offline = playing(people=3, uno_grace=0)
    forgetful = offline.play_until_exposed()
    since = offline.stopwatch.turn_began
    offline.wait(3)
    catcher = next(seat for seat in range(3) if seat not in (forgetful, offline.game.turn))
    offline.move(f"{catcher} catch {forgetful}")
    assert offline.stopwatch.turn_began == since


def lose_turns(offline, seat, most=200):
    """Wait until a bot stands in for this idle seat; how many turns it missed."""
    lost = 0
    before = None
    for _ in range(most):
        due = offline.due()
        if due.kind == "stand-in":
            assert due.seat == seat
            offline.pass_time()
            return lost
        if offline.game.turn == seat:
            lost += before != seat
            before = seat
            assert offline.pass_time().kind == "clock"
        else:
            before = offline.game.turn
            offline.wait(0.1)
            offline.move(plain_move(offline.view(offline.game.turn)))
    raise AssertionError("no bot stood in")


@pytest.mark.parametrize("number", range(30))
def test_a_bot_stands_in_after_two_missed_turns_in_a_row(number):
    """Drawing and keeping the card is one turn."""
    offline = playing(people=3, key=f"{number:064x}")
    seat = offline.game.turn
    assert lose_turns(offline, seat) == 2
    assert offline.room.seats[seat].stood_in
    assert offline.told(None).table.seats[seat].stood_in


def test_a_players_move_resets_the_missed_turns():
    offline = playing(people=2)
    seat = offline.game.turn
    run_out(offline)
    offline.play_on(lambda offline: offline.game.turn == seat)
    assert offline.room.seats[seat].missed_turns == 1
    offline.move(plain_move(offline.view(seat)))
    assert offline.room.seats[seat].missed_turns == 0


def stood_in(offline, seat):
    offline.write(n.StoodIn(at=offline.now, seat=seat))
    assert offline.room.seats[seat].bot_level == "steady"


@pytest.mark.parametrize("how", ["connects", "says so", "moves", "calls"])
def test_a_player_can_take_over_from_the_stand_in_at_any_time(how):
    offline = playing(people=2)
    seat = offline.game.turn
    if how == "calls":
        seat = offline.play_until_exposed()
    stood_in(offline, seat)
    if how == "connects":
        offline.connect(seat, link="another device")
    elif how == "says so":
        offline.write(commands.return_to_seat(offline.room, seat, "b1", offline.now))
    elif how == "moves":
        offline.move(plain_move(offline.view(seat)))
    else:
        offline.move(f"{seat} uno")
    assert offline.room.seats[seat].bot_level is None
    assert not offline.told(None).table.seats[seat].stood_in


def test_a_returning_player_sees_the_running_clock():
    offline = playing(people=2)
    seat = offline.game.turn
    stood_in(offline, seat)
    assert offline.told(seat).clock is None
    offline.wait(2)
    offline.write(commands.return_to_seat(offline.room, seat, "b1", offline.now))
    assert offline.told(seat).clock.seat == seat


def test_a_bot_stands_in_after_away_seconds():
    offline = playing(people=2, turn_seconds=0)
    offline.disconnect(1)
    gone = offline.now
    due = offline.due()
    assert (due.kind, due.seat, due.at) == ("stand-in", 1, gone + 30)
    offline.wait(29)
    offline.connect(1)
    assert offline.due() is None
    offline.disconnect(1)
    assert offline.pass_time().kind == "stand-in"
    assert offline.room.seats[1].stood_in
    assert offline.room.seats[1].is_person  # the person keeps the seat
    offline.play_on(lambda offline: offline.game.turn == 1)
    assert offline.due().kind == "bot"
    offline.connect(1)
    assert offline.due() is None


def test_a_seat_stays_online_while_one_of_two_connections_is_open():
    offline = playing(people=2, turn_seconds=0)
    offline.connect(1, link="phone")
    offline.disconnect(1)
    assert offline.due() is None
    offline.disconnect(1, link="phone")
    assert offline.due().kind == "stand-in"


def test_a_table_without_connections_sleeps():
    offline = playing(people=2, bots=("easy",))
    offline.disconnect(0)
    assert offline.due() is not None
    offline.disconnect(1)
    assert offline.due() is None
    assert clock_of(offline) is None  # a spectator sees no clock


def test_a_table_that_wakes_restarts_all_timers():
    offline = playing(people=2)
    turn = offline.game.turn
    offline.wait(40)
    offline.disconnect(0, 1)
    offline.wait(86_400)
    offline.connect(turn)
    assert offline.told(turn).clock.seconds == TURN
    away = {(due.kind, due.seat, due.at) for due in timers(offline.room, set()) if due.kind != "clock"}
    host = {("host", turn, offline.now + HOST_AWAY_SECONDS)} if offline.room.host != turn else set()
    assert away == {("stand-in", 1 - turn, offline.now + 30)} | host
    offline.connect(1 - turn)
    due = offline.due()
    assert (due.kind, due.seat, due.at) == ("clock", turn, offline.now + TURN)


def test_a_table_that_wakes_restarts_the_pause():
    offline = playing(people=2, turn_seconds=0)
    offline.play_on(lambda offline: offline.game.round_over)
    offline.disconnect(0, 1)
    offline.wait(1000)
    assert offline.due() is None
    offline.connect(0, 1)
    due = offline.due()
    assert (due.kind, due.at) == ("deal", offline.now + 10)


def test_the_next_round_is_dealt_after_the_pause():
    offline = playing(people=2, pause_seconds=7)
    offline.play_on(lambda offline: offline.game.round_over)
    ended = offline.now
    assert clock_of(offline) is None
    assert offline.pass_time().kind == "deal"
    assert offline.now == ended + 7
    assert offline.view().phase != "over"
    assert offline.told(None).clock.seconds == TURN


def test_only_the_host_may_deal_before_the_pause_is_over():
    offline = playing(people=2)
    offline.play_on(lambda offline: offline.game.round_over)
    assert offline.refused(offline.move, "deal", seat=1) == "not-host"
    assert offline.refused(offline.move, "deal", offline.position - 1, seat=0) == "stale"
    position = offline.position
    offline.move("deal", message_id="d1", seat=0)
    with pytest.raises(commands.Repeated):
        offline.move("deal", position, "d1", seat=0)
    assert offline.refused(offline.move, "deal", position, "d2", seat=0) == "stale"
    with pytest.raises(Exception, match="SETUP-5"):
        offline.move("deal", seat=0)


def test_nothing_is_due_after_a_match_while_somebody_is_away():
    offline = playing(people=3, rules="classic+target=1")
    offline.disconnect(2)
    offline.play_on(lambda offline: offline.game.over)
    assert offline.due() is None
    with pytest.raises(Exception, match="MATCH-1"):
        offline.move("deal", seat=0)
    offline.connect(2)
    assert offline.view(2).winners == list(offline.game.winners)
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    offline.begin()
    assert offline.room.seats[2].bot_level is None


def test_a_bot_stands_in_for_a_player_who_never_connected():
    offline = OfflineTable(people=2)
    offline.connect(0)
    offline.wait(100)
    offline.begin()
    assert (offline.due().kind, offline.due().seat) == ("stand-in", 1)


def test_a_match_of_idle_players_ends_by_itself():
    """One person never moves: the clock, a stand-in and bots play the match to its end."""
    offline = playing(people=2, bots=("easy", "sharp"), rules="classic+target=100")
    kinds = set()
    while not offline.game.over:
        kinds.add(offline.pass_time().kind)
    assert kinds == {"clock", "stand-in", "bot", "deal"} or kinds == {"clock", "stand-in", "bot"}
    assert all(Move(str(move)) for move in offline.game.log if move != "deal")
    assert offline.folded().game.log == offline.game.log
