"""multi_play: more of the same number in the same turn."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, cards, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "R1 B1 Y1 Y2 B2 | R3 B3 | R4 B4"


def multi(*moves, hands=HANDS, house="multi_play", **table):
    return after_moves(hands, "R5", *moves, house=house, **table)


def multi_refused(*moves, hands=HANDS, house="multi_play", **table):
    return refused(hands, "R5", *moves, house=house, **table)


@every_edition
def test_multi_1_another_of_the_same_number(edition):
    """MULTI-1: of any colour, and so on, or pass."""
    one = multi("0 play R1", edition=edition)
    assert (one.phase, one.turn, one.legal) == ("series", 0, [["0 play Y1", "0 play B1", "0 pass"], [], []])
    two = multi("0 play R1", "0 play B1", edition=edition)
    assert (two.phase, two.turn, two.color, two.legal[0]) == ("series", 0, "B", ["0 play Y1", "0 pass"])
    three = multi("0 play R1", "0 play B1", "0 play Y1", edition=edition)
    assert (three.phase, three.turn, three.color, three.top) == ("turn", 1, "Y", "Y1")
    assert three.hand(0) == cards("B2 Y2")
    assert three.discard[-3:] == ["R1", "B1", "Y1"]


@pytest.mark.parametrize("laid", [1, 2])
def test_multi_1_or_pass(laid):
    """MULTI-1: the series ends with a pass, and the colour is that of the last card."""
    moves = ("0 play R1", "0 play B1")[:laid]
    after = multi(*moves, "0 pass")
    assert (after.phase, after.turn, after.color) == ("turn", 1, "RB"[laid - 1])
    assert multi_refused(*moves, "0 pass", "0 play Y1") == "SETUP-4"


def test_multi_1_no_other_number():
    """MULTI-1: not another number, not an action card or a wild, not a draw."""
    hands = "R1 B1 Y2 RS W | R3 B3"
    for move in ("0 play Y2", "0 play RS", "0 play W:B", "0 draw"):
        assert multi_refused("0 play R1", move, hands=hands) in ("MULTI-1", "TURN-1")
    assert multi_refused("0 play R1", "1 play R3", hands=hands) in ("SETUP-4", "MULTI-1")


def test_multi_1_no_series_without_a_second_card():
    """MULTI-1: with no other of the number in hand the turn goes on at once; nobody passes otherwise."""
    after = multi("0 play R1", hands="R1 B2 Y2 | R3 B3")
    assert (after.phase, after.turn) == ("turn", 1)
    assert multi_refused("0 pass", hands="R1 B2 Y2 | R3 B3") == "MULTI-1"


@pytest.mark.parametrize(("card", "twin"), [("RS", "BS"), ("RR", "BR"), ("R+2", "B+2"), ("W", "W")])
def test_multi_1_number_cards_only(card, twin):
    """MULTI-1: no series of action cards or wilds."""
    play = f"0 play {card}:R" if card == "W" else f"0 play {card}"
    after = multi(play, hands=f"{card} {twin} B2 Y2 | R3 B3 | R4 B4")
    assert after.phase in ("turn", "penalty")
    assert after.legal[0] == []


def test_multi_1_a_drawn_one_included():
    """MULTI-1: the drawn card begins a series with what was in the hand."""
    after = multi("0 draw", "0 play R1", hands="B1 Y2 G2 | R3 B3", draw="R1")
    assert (after.phase, after.legal[0]) == ("series", ["0 play B1", "0 pass"])


def test_multi_1_not_by_a_jump():
    """MULTI-1: a jump begins no series."""
    hands = "R1 B2 Y2 | R3 B3 | R1 B1 Y4 | R4 B4"
    after = multi("0 play R1", "2 jump R1", hands=hands, house="multi_play jump_in")
    assert (after.phase, after.turn) == ("turn", 3)


def test_multi_1_only_where_it_is_played():
    """MULTI-1: one card without the house rule."""
    assert multi_refused("0 play R1", "0 play B1", house="") == "SETUP-4"


def test_multi_1_two_of_a_kind():
    """MULTI-1: the twin of the card that was laid is of the same number too."""
    after = multi("0 play R1", "0 play R1", hands="R1 R1 B2 Y2 | R3 B3")
    assert (after.turn, after.counts) == (1, [2, 2])


def test_multi_2_nobody_jumps_in_between():
    """MULTI-2, JUMP-3: not in a series; afterwards it is possible."""
    hands = "R1 B1 Y2 G2 | R3 B3 | R1 B1 Y4 | R4 B4"
    house = "multi_play jump_in"
    assert multi("0 play R1", hands=hands, house=house).legal[2] == []
    assert multi_refused("0 play R1", "2 jump R1", hands=hands, house=house) in ("JUMP-3", "MULTI-2")
    assert multi("0 play R1", "0 pass", "2 jump R1", hands=hands, house=house).turn == 3
    assert multi("0 play R1", "0 play B1", "2 jump B1", hands=hands, house=house).turn == 3


def test_multi_2_uno_for_each_card():
    """MULTI-2, UNO-1: each card that leaves one brings the duty, with the card or afterwards."""
    hands = "R1 B1 Y2 | R3 B3 | R4 B4"
    assert multi("0 play R1", hands=hands).exposed is None
    owed = multi("0 play R1", "0 play B1", hands=hands)
    assert (owed.turn, owed.exposed) == (1, 0)
    assert multi("0 play R1", "0 play B1 uno", hands=hands).exposed is None
    between = multi("0 play R1", hands="R1 B1 | R3 B3 | R4 B4")
    assert (between.phase, between.exposed) == ("series", 0)
    assert set(between.legal[0]) == {"0 play B1", "0 pass", "0 uno"}
    assert between.legal[2] == ["2 catch 0"]
    assert multi("0 play R1 uno", hands="R1 B1 | R3 B3").exposed is None


def test_multi_2_whoever_is_caught_in_between_may_go_on():
    """MULTI-2, UNO-2: draws, and the series goes on; a card that was just drawn may belong to it."""
    hands = "R1 B1 | R3 B3 | R4 B4"
    caught = multi("0 play R1", "2 catch 0", hands=hands, draw="Y1 G9")
    assert (caught.phase, caught.turn, caught.exposed) == ("series", 0, None)
    assert caught.legal[0] == ["0 play Y1", "0 play B1", "0 pass"]
    after = multi("0 play R1", "2 catch 0", "0 play B1", "0 play Y1", hands=hands, draw="Y1 G9")
    assert (after.hand(0), after.exposed, after.turn) == (["G9"], 0, 1)


def test_multi_2_a_pass_leaves_the_window_open():
    """MULTI-2, UNO-2: until the next player begins a turn."""
    after = multi("0 play R1", "0 pass", hands="R1 B1 | R3 B3 | R4 B4")
    assert (after.turn, after.exposed) == (1, 0)


def test_multi_2_going_out_ends_the_round():
    """MULTI-2, OUT-1: with the last card of a series."""
    after = multi("0 play R1", "0 play B1", hands="R1 B1 | R3 B3")
    assert (after.phase, after.result["points"]) == ("over", [6, 0])


@every_edition
def test_multi_3_a_zero_once_when_the_series_ends(edition):
    """MULTI-3: two 0 pass the hands on once."""
    hands = "R0 B0 Y1 Y2 | R3 B3 | R4"
    house = "multi_play zeros"
    between = multi("0 play R0", hands=hands, house=house, edition=edition)
    assert (between.phase, between.hand(1)) == ("series", cards("R3 B3"))
    after = multi("0 play R0", "0 play B0", hands=hands, house=house, edition=edition)
    assert [after.hand(seat) for seat in range(3)] == [["R4"], cards("Y1 Y2"), cards("B3 R3")]
    assert after.turn == 1
    passed = multi("0 play R0", "0 pass", hands=hands, house=house, edition=edition)
    assert [passed.hand(seat) for seat in range(3)] == [["R4"], cards("B0 Y1 Y2"), cards("B3 R3")]


@every_edition
@pytest.mark.parametrize("end", ["0 play B7", "0 pass"])
def test_multi_3_a_seven_once_when_the_series_ends(edition, end):
    """MULTI-3: the trade comes after the last 7, and once."""
    hands = "R7 B7 Y1 Y2 | R3 B3 | R4"
    house = "multi_play sevens"
    assert multi("0 play R7", hands=hands, house=house, edition=edition).phase == "series"
    assert multi("0 play R7", end, hands=hands, house=house, edition=edition).phase == "swap"
    after = multi("0 play R7", end, "0 swap 2", hands=hands, house=house, edition=edition)
    assert (after.phase, after.turn, after.hand(0)) == ("turn", 1, ["R4"])


def test_multi_3_a_last_seven_trades_nothing():
    """MULTI-3, SEVEN-3: going out ends the round before any hand moves."""
    after = multi("0 play R7", "0 play B7", hands="R7 B7 | R3 B3 | R4", house="multi_play sevens")
    assert (after.phase, after.counts) == ("over", [0, 2, 1])
