"""sevens, zeros: the two halves of seven_zero."""

import pytest

from oneleft import Rules
from tests.support.rule_tables import EDITIONS, after_moves, cards, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "R0 R7 B1 Y1 | B2 Y2 Y3 | B4"


@every_edition
def test_half_1_zeros_alone(edition):
    """HALF-1: `zeros` is SEVEN-1 alone."""
    zero = after_moves(HANDS, "R5", "0 play R0", house="zeros", edition=edition)
    assert [zero.hand(seat) for seat in range(3)] == [["B4"], cards("B1 R7 Y1"), cards("B2 Y2 Y3")]
    seven = after_moves(HANDS, "R5", "0 play R7", house="zeros", edition=edition)
    assert (seven.phase, seven.turn, seven.hand(0)) == ("turn", 1, cards("R0 B1 Y1"))


@every_edition
def test_half_1_sevens_alone(edition):
    """HALF-1: `sevens` is SEVEN-2 alone."""
    seven = after_moves(HANDS, "R5", "0 play R7", "0 swap 2", house="sevens", edition=edition)
    assert (seven.hand(0), seven.hand(2)) == (["B4"], cards("R0 B1 Y1"))
    zero = after_moves(HANDS, "R5", "0 play R0", house="sevens", edition=edition)
    assert (zero.phase, zero.turn, zero.hand(0)) == ("turn", 1, cards("R7 B1 Y1"))


@pytest.mark.parametrize("house", ["seven_zero", "sevens zeros"])
def test_half_1_seven_zero_is_short_for_both(house):
    """HALF-1: both effects, however it is written."""
    assert after_moves(HANDS, "R5", "0 play R7", house=house).phase == "swap"
    assert after_moves(HANDS, "R5", "0 play R0", house=house).hand(0) == ["B4"]
    assert Rules.parse("classic+" + house.replace(" ", "+")) == Rules.parse("classic+seven_zero")


@pytest.mark.parametrize("word", ["sevens", "zeros"])
def test_half_1_a_last_card(word):
    """HALF-1, SEVEN-3: a last 0 or 7 moves no hand."""
    card = "R7" if word == "sevens" else "R0"
    after = after_moves(f"{card} | B2 Y2 | B4", "R5", f"0 play {card}", house=word)
    assert (after.phase, after.counts) == ("over", [0, 2, 1])


def test_half_1_no_trade_with_zeros_alone():
    """HALF-1, SEVEN-2: nobody is asked for a hand to trade."""
    assert refused(HANDS, "R5", "0 play R7", "0 swap 1", house="zeros") in ("SEVEN-2", "SETUP-4")
