"""cross_stacking: a Wild Draw Four answers a Draw Two, and the other way round."""

import pytest

from oneleft import Rules, SetupError
from tests.support.rule_tables import EDITIONS, after_moves, deal_document, dealt, refusal, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
LAWFUL = "R+2 B1 Y1 | W+4 B2 Y2 | R3 B3 | R4 B4"  # seat 1 holds no red
BLUFF = "R+2 B1 Y1 | W+4 R2 Y2 | R3 B3 | R4 B4"
FOUR_FIRST = "W+4 B1 Y1 | B+2 Y+2 R2 Y2 | B+2 W+4 B3 Y3 | R4 B4"


def cross(hands, *moves, **table):
    return after_moves(hands, "R5", *moves, house="cross_stacking", **table)


def cross_refused(hands, *moves, **table):
    return refused(hands, "R5", *moves, house="cross_stacking", **table)


def test_cross_1_it_brings_progressive():
    """CROSS-1: it brings `progressive` while it is on."""
    hands = "R+2 B1 Y1 | B+2 B2 Y2 | R3 B3"
    assert cross(hands, "0 play R+2", "1 play B+2").pending == 4
    hands = "W+4 B1 Y1 | W+4 B2 Y2 | R3 B3"
    assert cross(hands, "0 play W+4:R", "1 play W+4:B").pending == 8


def test_cross_1_refused_with_no_progressive():
    """CROSS-1: it is refused with `no_progressive`."""
    for line in ("classic+cross_stacking+no_progressive", "classic+no_progressive+cross_stacking"):
        with pytest.raises(SetupError):
            Rules.parse(line)
    assert Rules.parse("classic+cross_stacking+progressive").cross_stacking


@every_edition
def test_cross_1_a_wild_draw_four_on_a_draw_two(edition):
    """CROSS-1: a player who faces a Draw Two may lay a Wild Draw Four; the amounts add up and pass on."""
    faced = cross(LAWFUL, "0 play R+2", edition=edition)
    assert {move.partition(":")[0] for move in faced.legal[1]} == {"1 play W+4", "1 take"}
    after = cross(LAWFUL, "0 play R+2", "1 play W+4:B", edition=edition)
    assert (after.phase, after.turn, after.pending, after.color) == ("penalty", 2, 6, "B")
    paid = cross(LAWFUL, "0 play R+2", "1 play W+4:B", "2 take", edition=edition)
    assert (paid.counts, paid.turn, paid.phase) == ([2, 2, 8, 2], 3, "turn")


def test_cross_1_not_without_it():
    """CROSS-1: with `progressive` alone the two kinds do not mix."""
    assert refused(LAWFUL, "R5", "0 play R+2", "1 play W+4:B", house="progressive") == "PROG-1"
    assert refused(LAWFUL, "R5", "0 play R+2", "1 play W+4:B") == "DRAW2-1"


def test_cross_1_guilty():
    """CROSS-1, PROG-3: unlawful, and challenged: its player draws the whole amount."""
    after = cross(BLUFF, "0 play R+2", "1 play W+4:B", "2 challenge")
    assert after.told("challenged")[0]["guilty"] is True
    assert (after.counts, after.turn, after.phase, after.pending) == ([2, 8, 2, 2], 2, "turn", 0)


def test_cross_1_innocent():
    """CROSS-1, PROG-3: lawful, and challenged: the challenger draws the amount and two more."""
    after = cross(LAWFUL, "0 play R+2", "1 play W+4:B", "2 challenge")
    assert after.told("challenged")[0]["guilty"] is False
    assert (after.counts, after.turn) == ([2, 2, 10, 2], 3)


def test_cross_1_it_is_lawful_or_not_as_any_other():
    """CROSS-1, WD4-2, WD4-3: a table without bluffing refuses the unlawful answer."""
    assert cross_refused(BLUFF, "0 play R+2", "1 play W+4:B", bluffing=False) in ("WD4-2", "WD4-3")
    assert cross(LAWFUL, "0 play R+2", "1 play W+4:B", bluffing=False).pending == 6


def test_cross_1_on_the_first_discard():
    """CROSS-1, START-1: a Draw Two that is turned up first is a penalty like any other."""
    deck = "W+4 B1 Y1 Y2 G3 Y3 Y4 B4 Y5 B5 Y6 B6 Y7 B7 R+2"
    after = dealt(2, deck, "0 play W+4:B", house="cross_stacking")
    assert (after.phase, after.turn, after.pending) == ("penalty", 1, 6)
    assert dealt(2, deck, "0 play W+4:B", "1 challenge", house="cross_stacking").counts == [6, 15]
    assert refusal(deal_document(2, deck, "0 play W+4:B")) == "DRAW2-1"


@every_edition
def test_cross_2_a_draw_two_of_the_named_color(edition):
    """CROSS-2: a player who faces a Wild Draw Four may lay a Draw Two of the named colour; the amounts add up."""
    faced = cross(FOUR_FIRST, "0 play W+4:B", edition=edition)
    assert faced.legal[1] == ["1 play B+2", "1 take", "1 challenge"]
    after = cross(FOUR_FIRST, "0 play W+4:B", "1 play B+2", edition=edition)
    assert (after.phase, after.turn, after.pending, after.color) == ("penalty", 2, 6, "B")
    assert cross(FOUR_FIRST, "0 play W+4:B", "1 play B+2", "2 take", edition=edition).counts == [2, 3, 10, 2]


def test_cross_2_not_of_another_color():
    """CROSS-2: a Draw Two of another colour does not answer it, nor does anything at a Progressive table."""
    assert cross_refused(FOUR_FIRST, "0 play W+4:B", "1 play Y+2") in ("CROSS-2", "PROG-1")
    assert cross_refused(FOUR_FIRST, "0 play W+4:B", "1 play R2") in ("CROSS-2", "PROG-1", "WD4-1")
    assert refused(FOUR_FIRST, "R5", "0 play W+4:B", "1 play B+2", house="progressive") == "PROG-1"


def test_cross_2_that_wild_draw_four_can_no_longer_be_challenged():
    """CROSS-2: after the Draw Two nobody challenges."""
    hands = "W+4 R1 Y1 | B+2 R2 Y2 | B3 Y3 | R4 B4"  # seat 0 bluffs
    after = cross(hands, "0 play W+4:B", "1 play B+2")
    assert after.legal[2] == ["2 take"]
    assert cross_refused(hands, "0 play W+4:B", "1 play B+2", "2 challenge") in ("CROSS-2", "WD4-4")


@pytest.mark.parametrize(("third", "counts", "turn"), [("R3 Y3", [2, 2, 2, 14], 0), ("B3 Y3", [2, 2, 12, 2], 3)])
def test_cross_2_a_later_one_can(third, counts, turn):
    """CROSS-2: a Wild Draw Four that is laid on the Draw Two is challenged for the whole amount."""
    hands = f"W+4 B1 Y1 | B+2 R2 Y2 | W+4 {third} | R4 B4"
    after = cross(hands, "0 play W+4:B", "1 play B+2", "2 play W+4:G", "3 challenge")
    assert (after.counts, after.turn) == (counts, turn)


def test_cross_2_on_any_draw_two_then():
    """CROSS-2, PROG-1: once the Draw Two lies on top, any Draw Two answers it."""
    hands = "W+4 B1 Y1 | B+2 R2 Y2 | Y+2 B3 Y3 | R4 B4"
    assert cross(hands, "0 play W+4:B", "1 play B+2", "2 play Y+2").pending == 8


def test_cross_2_a_last_draw_two():
    """CROSS-2, OUT-2: the whole amount is drawn."""
    after = cross("W+4 B1 Y1 | B+2 | Y+2 B3 Y3", "0 play W+4:B", "1 play B+2")
    assert (after.phase, after.counts) == ("over", [2, 0, 9])


def test_cross_2_two_players():
    """CROSS-1, CROSS-2, TWO-1: to and fro."""
    hands = "R+2 B+2 Y1 | W+4 Y2 Y3 G3"
    after = cross(hands, "0 play R+2", "1 play W+4:B", "0 play B+2 uno")
    assert (after.pending, after.turn) == (8, 1)
    paid = cross(hands, "0 play R+2", "1 play W+4:B", "0 play B+2 uno", "1 take")
    assert (paid.counts, paid.turn) == ([1, 11], 0)
