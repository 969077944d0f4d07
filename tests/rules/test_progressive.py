"""Progressive: penalties that add up."""

import pytest

from oneleft.lang import say
from tests.support.rule_tables import (
    EDITIONS,
    after_moves,
    document,
    refused,
    unreadable,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def progressive(*moves, hands="R+2 B1 R1 | B+2 W+4 B2 R2 | Y+2 R3 B3 | R4 B4 B9", **table):
    return after_moves(hands, "R5", *moves, house="progressive", draw="Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4", **table)


@every_edition
def test_prog_1_draw_two_on_draw_two(edition):
    """PROG-1: a player who faces a Draw Two may lay another; the penalty adds up and passes on."""
    one = progressive("0 play R+2", edition=edition)
    assert (one.phase, one.turn, one.pending) == ("penalty", 1, 2)
    assert set(one.legal[1]) == {"1 play B+2", "1 take"}
    two = progressive("0 play R+2", "1 play B+2", edition=edition)
    assert (two.phase, two.turn, two.pending, two.color) == ("penalty", 2, 4, "B")
    three = progressive("0 play R+2", "1 play B+2", "2 play Y+2", edition=edition)
    assert (three.phase, three.turn, three.pending) == ("penalty", 3, 6)
    paid = progressive("0 play R+2", "1 play B+2", "2 play Y+2", "3 take", edition=edition)
    assert (paid.turn, paid.pending, paid.phase) == (0, 0, "turn")
    assert paid.counts == [2, 3, 2, 9]


def test_prog_1_it_may_be_taken_all_the_same():
    """PROG-1: nobody must lay one."""
    after = progressive("0 play R+2", "1 take")
    assert (after.turn, after.counts) == (2, [2, 6, 3, 3])


@every_edition
def test_prog_1_wild_draw_four_on_wild_draw_four(edition):
    """PROG-1: a player who faces a Wild Draw Four may lay another one."""
    hands = "W+4 B1 Y1 | W+4 B2 R2 | R3 B3 | R4 B4"
    moves = ("0 play W+4:Y", "1 play W+4:B")
    two = after_moves(hands, "R5", *moves, house="progressive", edition=edition)
    assert (two.phase, two.turn, two.pending, two.color) == ("penalty", 2, 8, "B")
    paid = after_moves(hands, "R5", *moves, "2 take", house="progressive", edition=edition)
    assert (paid.turn, paid.counts) == (3, [2, 2, 10, 2])


@pytest.mark.parametrize(
    ("first", "hand", "second"),
    [("R+2", "W+4 B2 R2", "W+4:B"), ("W+4:R", "R+2 B2 R2", "R+2"), ("W+4:R", "W R2 R3", "W:B")],
)
def test_prog_1_the_kinds_do_not_mix(first, hand, second):
    """PROG-1: no Wild Draw Four on a pending Draw Two, nor the other way round, nor any other card."""
    hands = f"{first.partition(':')[0]} B1 Y1 | {hand} | R4 B4"
    assert refused(hands, "R5", f"0 play {first}", f"1 play {second}", house="progressive") == "PROG-1"
    assert after_moves(hands, "R5", f"0 play {first}", house="progressive").legal[1][-1] in ("1 take", "1 challenge")


@pytest.mark.parametrize("move", ["1 play R2", "1 draw", "1 play R+2"])
def test_prog_1_no_other_card(move):
    """PROG-1: a number does not answer a Draw Two, nor does a card that one does not hold."""
    hands = "R+2 B1 R1 | B+2 W+4 B2 R2 | Y+2 R3"
    assert refused(hands, "R5", "0 play R+2", move, house="progressive") in ("DRAW2-1", "TURN-1", "PROG-1")


def test_prog_1_one_card_per_turn():
    """PROG-1: one such card per turn, though two are in hand."""
    hands = "R+2 B1 R1 | B+2 Y+2 B2 R2 | R3 B3"
    for second in ("play Y+2", "take"):
        assert refused(hands, "R5", "0 play R+2", "1 play B+2", f"1 {second}", house="progressive") == "SETUP-4"


def test_prog_1_only_who_faces_it():
    """PROG-1: without Jump-In nobody else lays one."""
    assert refused("R+2 B1 | R2 B2 | R+2 B3", "R5", "0 play R+2", "2 play R+2", house="progressive") == "SETUP-4"


def test_prog_1_round_and_round():
    """PROG-1: two players, eight Draw Two: sixteen cards."""
    hands = "R+2 Y+2 G+2 B+2 R1 B1 | R+2 Y+2 G+2 B+2 R2"
    moves = [f"{seat} play {color}+2" for color in "RYGB" for seat in (0, 1)]
    moves[-1] += " uno"
    after = after_moves(hands, "R5", *moves, house="progressive")
    assert (after.pending, after.turn) == (16, 0)
    paid = after_moves(hands, "R5", *moves, "0 take", house="progressive")
    assert (paid.counts, paid.turn) == ([18, 1], 1)


def test_prog_1_only_where_it_is_played():
    """PROG-1: without the house rule nobody stacks."""
    hands = "R+2 B1 R1 | B+2 W+4 B2 R2 | Y+2 R3"
    assert refused(hands, "R5", "0 play R+2", "1 play B+2") == "DRAW2-1"
    assert refused("W+4 B1 Y1 | W+4 B2", "R5", "0 play W+4:R", "1 play W+4:B") == "WD4-1"
    assert refused("W+4 B1 Y1 | W+4 B2", "R5", "0 play W+4:R", "1 play W+4:B", house="seven_zero") == "WD4-1"


def test_prog_1_without_it_one_penalty_is_pending():
    """PROG-1: four cards are pending on a Draw Two only where penalties add up."""
    table = {"phase": "penalty", "pending": 4}
    assert after_moves("R+2 B1 | B+2 B2", "Y+2", house="progressive", **table).pending == 4
    fault = unreadable(document("R+2 B1 | B+2 B2", "Y+2", **table))
    message = say("document-pending-progressive", "en")
    assert fault == {"at": "position.pending", "rule": "PROG-1", "message": message}


def test_prog_1_a_paid_penalty_is_gone():
    """PROG-1: a Draw Two on a Draw Two that was paid starts from two again."""
    after = progressive("0 play R+2", "1 take", "2 play Y+2")
    assert (after.pending, after.turn) == (2, 3)


def test_prog_2_the_last_one_names_the_color():
    """PROG-2: the last Wild Draw Four's player names the colour."""
    hands = "W+4 B1 Y1 | W+4 B2 R2 | W+4 B3 R3 | G4 Y4 B4"
    moves = ("0 play W+4:Y", "1 play W+4:B", "2 play W+4:G", "3 take")
    assert [after_moves(hands, "R5", *moves[:n], house="progressive").color for n in range(1, 5)] == [
        "Y",
        "B",
        "G",
        "G",
    ]


LAST_GUILTY = "W+4 B1 Y1 | W+4 Y2 R2 | R3 B3"  # seat 1 holds yellow, the colour that seat 0 named


LAST_INNOCENT = "W+4 R1 B1 | W+4 B2 R2 | R3 B3"  # seat 0 bluffs on red, seat 1 holds no yellow


@pytest.mark.parametrize("colors", [("Y", "B"), ("Y", "Y")])
def test_prog_3_guilty_draws_the_whole_amount(colors):
    """PROG-3: guilty, the last one's player draws the whole pending amount, and the challenger takes a turn."""
    moves = (f"0 play W+4:{colors[0]}", f"1 play W+4:{colors[1]}", "2 challenge")
    after = after_moves(LAST_GUILTY, "R5", *moves, house="progressive")
    assert after.told("challenged")[0]["accused"] == 1
    assert after.told("challenged")[0]["guilty"] is True
    assert (after.counts, after.turn, after.phase, after.pending) == ([2, 10, 2], 2, "turn", 0)
    assert after.color == colors[1]


def test_prog_3_innocent_costs_the_amount_and_two_more():
    """PROG-3: the bluff of the first one does not matter; the challenger draws the amount and two more."""
    after = after_moves(LAST_INNOCENT, "R5", "0 play W+4:Y", "1 play W+4:B", "2 challenge", house="progressive")
    assert after.told("challenged")[0]["guilty"] is False
    assert (after.counts, after.turn, after.phase, after.pending) == ([2, 2, 12], 0, "turn", 0)


def test_prog_3_the_hand_shown_is_the_last_ones():
    """PROG-3, WD4-4: nobody looks at the first hand."""
    after = after_moves(LAST_INNOCENT, "R5", "0 play W+4:Y", "1 play W+4:B", "2 challenge", house="progressive")
    assert [card for card in after.told("challenged")[0]["cards"] if card != "W+4"] == ["R2", "B2"]


def test_prog_3_a_stack_on_a_bluff_forgives_it():
    """PROG-3: a player who lays another one does not challenge any more, and a single one is challenged as ever."""
    hands = "W+4 R1 B1 | W+4 B2 R2 | R3 B3"
    assert after_moves(hands, "R5", "0 play W+4:Y", "1 challenge", house="progressive").counts == [6, 3, 2]
    assert refused(hands, "R5", "0 play W+4:Y", "1 play W+4:B", "1 challenge", house="progressive") in (
        "WD4-4",
        "SETUP-4",
    )


def test_prog_3_two_players():
    """PROG-3, TWO-1: sent back and challenged."""
    guilty = after_moves(
        "W+4 B1 Y1 | W+4 Y2 R2", "R5", "0 play W+4:Y", "1 play W+4:B", "0 challenge", house="progressive"
    )
    assert (guilty.counts, guilty.turn) == ([2, 10], 0)
    innocent = after_moves(
        "W+4 B1 Y1 | W+4 B2 R2", "R5", "0 play W+4:Y", "1 play W+4:B", "0 challenge", house="progressive"
    )
    assert (innocent.counts, innocent.turn) == ([12, 2], 1)
