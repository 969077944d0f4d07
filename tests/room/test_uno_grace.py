"""The grace time: a catch counts only after it, and until then the player can still call UNO."""

import pytest

from oneleft.bots.levels import LEVELS
from oneleft.protocol import messages as m
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.table import events as e
from tests.support.offline_table import OfflineTable, plain_move, playing

GRACE = 1.5


def exposed_table(**settings):
    """Play until someone has one card and has not called; their seat, and one that could catch."""
    offline = playing(people=3, **settings)
    forgetful = offline.play_until_exposed()
    return offline, forgetful, *[seat for seat in range(3) if seat != forgetful]


def test_a_catch_in_the_grace_time_counts_at_its_end():
    offline, forgetful, catcher, _ = exposed_table()
    cards = offline.view(forgetful).counts[forgetful]
    position = offline.position
    offline.wait(0.4)
    held = offline.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert isinstance(held, n.Caught)
    assert offline.position == position
    noticed = offline.told(forgetful)
    assert isinstance(noticed, m.Noticed)
    assert (noticed.by, noticed.seat, noticed.seconds) == (catcher, forgetful, pytest.approx(GRACE - 0.4))
    due = offline.pass_time()
    assert due.kind == "grace"
    assert offline.now == pytest.approx(offline.stopwatch.last_change)
    assert offline.game.log[-1].verb == "catch"
    assert offline.view(forgetful).counts[forgetful] == cards + 2
    assert [type(event) for event in offline.told(catcher).events][:1] == [e.Caught]


def test_a_call_in_the_grace_time_voids_the_catch():
    offline, forgetful, catcher, _ = exposed_table()
    offline.move(f"{catcher} catch {forgetful}")
    offline.wait(GRACE - 0.1)
    offline.move(f"{forgetful} uno")
    assert (offline.stopwatch.exposed, offline.stopwatch.caught_by) == (-1, -1)
    assert offline.view(forgetful).counts[forgetful] == 1
    assert offline.due().kind != "grace"
    turn = offline.game.turn
    offline.move(plain_move(offline.view(turn)))  # play goes on


def test_a_catch_after_the_grace_time_counts_at_once():
    offline, forgetful, catcher, _ = exposed_table()
    offline.wait(GRACE)
    made = offline.move(f"{catcher} catch {forgetful}")
    assert isinstance(made, n.Moved)
    assert offline.view(forgetful).counts[forgetful] == 3


def test_without_grace_time_a_catch_counts_at_once():
    offline, forgetful, catcher, _ = exposed_table(uno_grace=0)
    assert isinstance(offline.move(f"{catcher} catch {forgetful}"), n.Moved)


def test_other_moves_are_refused_while_a_catch_waits():
    offline, forgetful, catcher, other = exposed_table()
    position = offline.position
    offline.move(f"{catcher} catch {forgetful}")
    turn = offline.game.turn
    for text in offline.view(turn).legal:
        assert offline.refused(offline.move, text) == "settling"
    assert offline.refused(offline.move, f"{other} catch {forgetful}") == "settling"
    offline.pass_time()
    assert offline.position == position + 1
    offline.move(plain_move(offline.view(turn)))


def test_nobody_can_call_for_another_player():
    offline, forgetful, catcher, _ = exposed_table()
    offline.move(f"{catcher} catch {forgetful}")
    with pytest.raises(commands.Refused) as refused:
        offline.move(f"{forgetful} uno", seat=catcher)
    assert refused.value.code == "other-seat"
    with pytest.raises(Exception, match="UNO-"):
        offline.move(f"{catcher} uno")
    assert offline.stopwatch.caught_by == catcher


def test_the_next_players_move_may_precede_a_catch():
    """UNO-2: the next turn ends the exposure; a catch after it is too late."""
    offline, forgetful, catcher, _ = exposed_table()
    position = offline.position
    offline.move(plain_move(offline.view(offline.game.turn)))
    assert offline.stopwatch.exposed != forgetful
    assert offline.refused(offline.move, f"{catcher} catch {forgetful}", position) == "stale"
    assert offline.refused(offline.move, f"{forgetful} uno", position) == "stale"


def test_a_late_call_at_an_older_position_still_counts():
    """With two tables the position counts the moves of both; moves at the other table make no call late."""
    offline = playing(people=8, rules="classic+eight")
    forgetful = offline.play_until_exposed()
    here = offline.room.table_number(forgetful)
    position = offline.position
    there = offline.game.tables[1 - here]
    offline.move(plain_move(offline.view(there.seating[there.round.turn])))
    catcher = next(seat for seat in offline.game.tables[here].seating if seat != forgetful)
    held = offline.move(f"{catcher} catch {forgetful}", position)
    assert isinstance(held, n.Caught)
    offline.move(f"{forgetful} uno", position)
    assert offline.room.stopwatches[here].exposed == -1


def test_a_catch_from_before_the_exposure_is_refused():
    offline, forgetful, catcher, _ = exposed_table()
    assert offline.refused(offline.move, f"{catcher} catch {forgetful}", offline.position - 1) == "stale"
    assert offline.refused(offline.move, f"{forgetful} uno", offline.position - 1) == "stale"


def test_a_repeated_waiting_catch_is_recognised():
    offline, forgetful, catcher, _ = exposed_table()
    offline.move(f"{catcher} catch {forgetful}", message_id="c1")
    number = offline.room.number
    with pytest.raises(commands.Repeated) as repeated:
        offline.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert repeated.value.number == number
    offline.pass_time()
    with pytest.raises(commands.Repeated):
        offline.move(f"{catcher} catch {forgetful}", message_id="c1")
    assert [str(move) for move in offline.game.log].count(f"{catcher} catch {forgetful}") == 1


@pytest.mark.parametrize("who", ["catcher", "forgetful", "turn"])
def test_a_catch_counts_although_its_player_leaves(who):
    offline, forgetful, catcher, _ = exposed_table()
    offline.move(f"{catcher} catch {forgetful}")
    leaver = {"catcher": catcher, "forgetful": forgetful, "turn": offline.game.turn}[who]
    offline.leave(leaver, leaver)
    assert offline.pass_time().kind == "grace"
    assert offline.view(None).counts[forgetful] == 3
    assert offline.room.seats[leaver].bot
    offline.play_on(lambda offline: offline.game.round_over)


@pytest.mark.parametrize("how", ["everyone is gone", "the catcher is gone"])
def test_a_catch_counts_although_its_players_connection_is_lost(how):
    offline, forgetful, catcher, _ = exposed_table(away_seconds=0)
    offline.move(f"{catcher} catch {forgetful}")
    offline.wait(0.2)
    if how == "the catcher is gone":
        offline.disconnect(catcher)
        assert offline.pass_time().kind == "stand-in"
        assert offline.pass_time().kind == "grace"
        assert offline.room.seats[catcher].stood_in  # the end of the grace time is no action of the player
        assert offline.view(None).counts[forgetful] == 3
        return
    offline.disconnect(0, 1, 2)
    assert offline.due() is None
    offline.wait(60)
    offline.connect(catcher)
    due = offline.due()
    while due.kind == "stand-in":
        offline.pass_time()
        due = offline.due()
    assert (due.kind, due.at) == ("grace", offline.now + GRACE)  # the full grace time again
    offline.connect(forgetful)
    offline.move(f"{forgetful} uno")
    assert offline.view(None).counts[forgetful] == 1


def test_a_catch_ends_the_stand_in_even_if_it_is_void():
    offline, forgetful, catcher, _ = exposed_table()
    offline.write(n.StoodIn(at=offline.now, seat=catcher))
    offline.move(f"{catcher} catch {forgetful}")
    assert not offline.room.seats[catcher].stood_in
    assert not offline.told(None).table.seats[catcher].stood_in
    offline.move(f"{forgetful} uno")
    assert offline.room.seats[catcher].bot_level is None


def test_the_turn_clock_stops_while_a_catch_waits():
    offline, forgetful, catcher, _ = exposed_table(turn_seconds=1)
    offline.wait(0.9)
    offline.move(f"{catcher} catch {forgetful}")
    assert offline.pass_time().kind == "grace"
    due = offline.due()
    assert (due.kind, due.seat) == ("clock", offline.game.turn)


# Bots


def bots_table(level, bot_pace=1.0, **settings):
    """A table at which a person among bots has not called, in a bot's turn."""
    for number in range(200):
        settings |= {"bot_pace": bot_pace, "turn_seconds": 0}
        offline = OfflineTable(people=1, bots=(level, level), key=f"{number:064x}", **settings)
        offline.connect(0)
        offline.begin()
        while not offline.game.round_over and offline.stopwatch.exposed != 0:
            if offline.game.turn == 0:
                offline.wait(0.1)
                offline.move(plain_move(offline.view(0)))
            elif offline.pass_time() is None:
                break
        if offline.stopwatch.exposed == 0:
            return offline
    raise AssertionError("nobody came to one card")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_out_of_turn_catches_after_the_grace(level):
    offline = bots_table(level, uno_grace=2.5)
    begun, turn = offline.stopwatch.exposed_at, offline.game.turn
    catcher = next(seat for seat in (1, 2) if seat != turn)
    offline.passed.add((offline.position, turn))  # the next player is slow
    due = offline.due()
    assert (due.kind, due.seat) == ("bot", catcher)
    reaction = LEVELS[level].reaction[0]
    assert due.at >= begun + max(2.5, reaction)
    assert due.at <= begun + max(2.5, LEVELS[level].reaction[1])


def test_a_waiting_catch_of_a_stand_in_does_not_end_the_stand_in():
    offline, forgetful, catcher, _ = exposed_table()
    offline.write(n.StoodIn(at=offline.now, seat=catcher))
    text = f"{catcher} catch {forgetful}"
    offline.write(commands.move(offline.room, catcher, offline.position, text, "", offline.now, made_by="bot"))
    assert offline.stopwatch.caught_by == catcher
    offline.pass_time()
    assert offline.game.log[-1].verb == "catch"
    assert offline.room.seats[catcher].stood_in


@pytest.mark.parametrize(("quick", "slow"), [("expert", "sharp"), ("sharp", "steady"), ("steady", "easy")])
def test_stronger_bots_react_faster(quick, slow):
    assert LEVELS[quick].reaction < LEVELS[slow].reaction
    assert all(0.5 <= first < last <= 4 for first, last in (level.reaction for level in LEVELS.values()))


def test_bot_pace_scales_the_time_bots_take():
    times = {}
    for pace in (0, 1, 2):
        offline = playing(people=1, bots=("steady",), bot_pace=pace)
        offline.play_on(lambda offline: offline.game.turn == 1)
        times[pace] = offline.due().at - offline.stopwatch.turn_began
    assert times[0] == 0
    assert 0.7 <= times[1] <= 1.9
    assert times[2] == pytest.approx(2 * times[1])


def slammed_to_one_card():
    """A table where a slam has left its player with one card, who now names the colour."""
    for number in range(400):
        offline = playing(people=3, key=f"{number:064x}", rules="jam+target=1000")
        offline.play_on(lambda table: names_color_with_one_card(table) or table.game.round_over)
        if names_color_with_one_card(offline):
            return offline, offline.stopwatch.exposed
    raise AssertionError("no such deal")


def names_color_with_one_card(offline):
    return offline.view().phase == "color" and offline.stopwatch.exposed >= 0


@pytest.mark.parametrize("verb", ["uno", "catch"])
def test_naming_the_colour_does_not_outdate_a_call_or_a_catch(verb):
    """UNO-5: the duty runs from the last discard on, so an answer that crosses with the colour still counts."""
    offline, forgetful = slammed_to_one_card()
    before, exposed_at = offline.position, offline.stopwatch.exposed_at
    offline.wait(0.2)
    offline.move(f"{forgetful} color R")
    assert offline.stopwatch.exposed_at == exposed_at
    if verb == "uno":
        offline.move(f"{forgetful} uno", number=before)
        assert offline.stopwatch.exposed == -1
    else:
        catcher = (forgetful + 1) % 3
        assert isinstance(offline.move(f"{catcher} catch {forgetful}", number=before), n.Caught)
