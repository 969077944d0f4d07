"""UNO and catch over a network: a catch counts after a time of grace in which the player can still call."""

import pytest

from oneleft.bots.pace import REACTION
from oneleft.protocol import messages as m
from oneleft.server import commands
from oneleft.server import entries as n
from oneleft.table import events as e
from tests.support.offline_table import Desk, plain_move, playing

GRACE = 1.5


def exposed_table(**settings):
    """Somebody has just played down to one card and said nothing: who, and who could catch."""
    desk = playing(people=3, **settings)
    forgetful = desk.play_until_exposed()
    return desk, forgetful, *[seat for seat in range(3) if seat != forgetful]


def test_a_catch_in_the_grace_is_held_and_counts_at_its_end():
    desk, forgetful, catcher, _ = exposed_table()
    cards = desk.view(forgetful).counts[forgetful]
    position = desk.position
    desk.wait(0.4)
    held = desk.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert isinstance(held, n.Caught)
    assert desk.position == position
    noticed = desk.told(forgetful)
    assert isinstance(noticed, m.Noticed)
    assert (noticed.by, noticed.seat, noticed.seconds) == (catcher, forgetful, pytest.approx(GRACE - 0.4))
    due = desk.pass_time()
    assert due.kind == "grace"
    assert desk.now == pytest.approx(desk.watch.last_change)
    assert desk.game.log[-1].verb == "catch"
    assert desk.view(forgetful).counts[forgetful] == cards + 2
    assert [type(event) for event in desk.told(catcher).events][:1] == [e.Caught]


def test_in_the_grace_the_player_can_still_call_and_the_catch_is_void():
    desk, forgetful, catcher, _ = exposed_table()
    desk.move(f"{catcher} catch {forgetful}")
    desk.wait(GRACE - 0.1)
    desk.move(f"{forgetful} uno")
    assert (desk.watch.exposed, desk.watch.caught_by) == (-1, -1)
    assert desk.view(forgetful).counts[forgetful] == 1
    assert desk.due().kind != "grace"
    turn = desk.game.turn
    desk.move(plain_move(desk.view(turn)))  # and nobody waits any more


def test_after_the_grace_a_catch_counts_at_once():
    desk, forgetful, catcher, _ = exposed_table()
    desk.wait(GRACE)
    made = desk.move(f"{catcher} catch {forgetful}")
    assert isinstance(made, n.Moved)
    assert desk.view(forgetful).counts[forgetful] == 3


def test_without_a_grace_a_catch_counts_at_once():
    desk, forgetful, catcher, _ = exposed_table(uno_grace=0)
    assert isinstance(desk.move(f"{catcher} catch {forgetful}"), n.Moved)


def test_while_a_catch_is_held_all_other_moves_wait():
    desk, forgetful, catcher, other = exposed_table()
    position = desk.position
    desk.move(f"{catcher} catch {forgetful}")
    turn = desk.game.turn
    for text in desk.view(turn).legal:
        assert desk.refused(desk.move, text) == "settling"
    assert desk.refused(desk.move, f"{other} catch {forgetful}") == "settling"
    desk.pass_time()
    assert desk.position == position + 1
    desk.move(plain_move(desk.view(turn)))


def test_nobody_but_the_player_calls_for_the_player():
    desk, forgetful, catcher, _ = exposed_table()
    desk.move(f"{catcher} catch {forgetful}")
    with pytest.raises(commands.Refused) as refused:
        desk.move(f"{forgetful} uno", seat=catcher)
    assert refused.value.code == "other-seat"
    with pytest.raises(Exception, match="UNO-"):
        desk.move(f"{catcher} uno")
    assert desk.watch.caught_by == catcher


def test_the_next_player_may_be_quicker_than_any_catch():
    """UNO-2: with the next turn the omission is past; who would catch then is too late."""
    desk, forgetful, catcher, _ = exposed_table()
    position = desk.position
    desk.move(plain_move(desk.view(desk.game.turn)))
    assert desk.watch.exposed != forgetful
    assert desk.refused(desk.move, f"{catcher} catch {forgetful}", position) == "stale"
    assert desk.refused(desk.move, f"{forgetful} uno", position) == "stale"


def test_a_late_call_at_an_older_position_still_counts():
    """With two tables the position counts the moves of both: what the others do makes no call too late."""
    desk = playing(people=8, rules="classic+eight")
    forgetful = desk.play_until_exposed()
    here = desk.room.table_number(forgetful)
    position = desk.position
    there = desk.game.tables[1 - here]
    desk.move(plain_move(desk.view(there.seating[there.round.turn])))
    catcher = next(seat for seat in desk.game.tables[here].seating if seat != forgetful)
    held = desk.move(f"{catcher} catch {forgetful}", position)
    assert isinstance(held, n.Caught)
    desk.move(f"{forgetful} uno", position)
    assert desk.room.watches[here].exposed == -1


def test_a_catch_before_the_card_was_played_is_nobody_s():
    desk, forgetful, catcher, _ = exposed_table()
    assert desk.refused(desk.move, f"{catcher} catch {forgetful}", desk.position - 1) == "stale"
    assert desk.refused(desk.move, f"{forgetful} uno", desk.position - 1) == "stale"


def test_a_held_catch_that_is_sent_again_is_the_same_one():
    desk, forgetful, catcher, _ = exposed_table()
    desk.move(f"{catcher} catch {forgetful}", message_id="c1")
    number = desk.room.number
    with pytest.raises(commands.Repeated) as repeated:
        desk.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert repeated.value.number == number
    desk.pass_time()
    with pytest.raises(commands.Repeated):
        desk.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert [str(move) for move in desk.game.log].count(f"{catcher} catch {forgetful}") == 1


@pytest.mark.parametrize("who", ["catcher", "forgetful", "turn"])
def test_who_leaves_while_a_catch_is_held_stops_nothing(who):
    desk, forgetful, catcher, _ = exposed_table()
    desk.move(f"{catcher} catch {forgetful}")
    leaver = {"catcher": catcher, "forgetful": forgetful, "turn": desk.game.turn}[who]
    desk.leave(leaver, leaver)
    assert desk.pass_time().kind == "grace"
    assert desk.view(None).counts[forgetful] == 3
    assert desk.room.seats[leaver].bot
    desk.play_on(lambda desk: desk.game.round_over)


@pytest.mark.parametrize("how", ["everybody is gone", "the catcher is gone"])
def test_a_lost_connection_while_a_catch_is_held(how):
    desk, forgetful, catcher, _ = exposed_table(away_seconds=0)
    desk.move(f"{catcher} catch {forgetful}")
    desk.wait(0.2)
    if how == "the catcher is gone":
        desk.disconnect(catcher)
        assert desk.pass_time().kind == "stand-in"
        assert desk.pass_time().kind == "grace"
        assert desk.room.seats[catcher].stood_in  # to count at last is no sign of life
        assert desk.view(None).counts[forgetful] == 3
        return
    desk.disconnect(0, 1, 2)
    assert desk.due() is None
    desk.wait(60)
    desk.connect(catcher)
    due = desk.due()
    while due.kind == "stand-in":
        desk.pass_time()
        due = desk.due()
    assert (due.kind, due.at) == ("grace", desk.now + GRACE)  # the whole time again, to call
    desk.connect(forgetful)
    desk.move(f"{forgetful} uno")
    assert desk.view(None).counts[forgetful] == 1


def test_who_catches_is_back_although_the_catch_is_void():
    desk, forgetful, catcher, _ = exposed_table()
    desk.write(n.StoodIn(at=desk.now, seat=catcher))
    desk.move(f"{catcher} catch {forgetful}")
    assert not desk.room.seats[catcher].stood_in
    assert not desk.told(None).table.seats[catcher].stood_in
    desk.move(f"{forgetful} uno")
    assert desk.room.seats[catcher].bot_level is None


def test_the_clock_of_a_turn_waits_while_a_catch_is_held():
    desk, forgetful, catcher, _ = exposed_table(turn_seconds=1)
    desk.wait(0.9)
    desk.move(f"{catcher} catch {forgetful}")
    assert desk.pass_time().kind == "grace"
    due = desk.due()
    assert (due.kind, due.seat) == ("clock", desk.game.turn)


# Bots


def bots_table(level, bot_pace=1.0, **settings):
    """A person and bots: the person has forgotten to call, at the bots' turn."""
    for number in range(200):
        desk = Desk(people=1, bots=(level, level), key=f"{number:064x}", bot_pace=bot_pace, turn_seconds=0, **settings)
        desk.connect(0)
        desk.begin()
        while not desk.game.round_over and desk.watch.exposed != 0:
            if desk.game.turn == 0:
                desk.wait(0.1)
                desk.move(plain_move(desk.view(0)))
            elif desk.pass_time() is None:
                break
        if desk.watch.exposed == 0:
            return desk
    raise AssertionError("nobody came to one card")


@pytest.mark.parametrize("level", REACTION)
def test_a_bot_out_of_turn_catches_after_the_grace(level):
    desk = bots_table(level, uno_grace=2.5)
    begun, turn = desk.watch.exposed_at, desk.game.turn
    catcher = next(seat for seat in (1, 2) if seat != turn)
    desk.passed.add((desk.position, turn))  # the next player is slow
    due = desk.due()
    assert (due.kind, due.seat) == ("bot", catcher)
    reaction = REACTION[level][0]
    assert due.at >= begun + max(2.5, reaction)
    assert due.at <= begun + max(2.5, REACTION[level][1])


def test_a_bot_whose_catch_is_held_does_not_bring_its_person_back():
    desk, forgetful, catcher, _ = exposed_table()
    desk.write(n.StoodIn(at=desk.now, seat=catcher))
    text = f"{catcher} catch {forgetful}"
    desk.write(commands.move(desk.room, catcher, desk.position, text, "", desk.now, made_by="bot"))
    assert desk.watch.caught_by == catcher
    desk.pass_time()
    assert desk.game.log[-1].verb == "catch"
    assert desk.room.seats[catcher].stood_in


@pytest.mark.parametrize(("quick", "slow"), [("expert", "sharp"), ("sharp", "steady"), ("steady", "easy")])
def test_the_better_a_bot_the_quicker_its_word_out_of_turn(quick, slow):
    assert REACTION[quick] < REACTION[slow]
    assert all(0.5 <= first < last <= 4 for first, last in REACTION.values())


def test_bots_take_the_time_that_the_table_gives_them():
    times = {}
    for pace in (0, 1, 2):
        desk = playing(people=1, bots=("steady",), bot_pace=pace)
        desk.play_on(lambda desk: desk.game.turn == 1)
        times[pace] = desk.due().at - desk.watch.turn_began
    assert times[0] == 0
    assert 0.7 <= times[1] <= 1.9
    assert times[2] == pytest.approx(2 * times[1])
