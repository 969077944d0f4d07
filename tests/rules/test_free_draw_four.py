"""free_draw_four: a Wild Draw Four at any time, and no challenge."""

import pytest

from oneleft import Rules, SetupError
from tests.support.rule_tables import EDITIONS, after_moves, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def free(hands, *moves, house="free_draw_four", **table):
    return after_moves(hands, "R5", *moves, house=house, **table)


@every_edition
@pytest.mark.parametrize("rest", ["R1 Y2", "B1 Y2"])
def test_free_1_whatever_else_the_hand_holds(edition, rest):
    """FREE-1: it may be played in turn with the colour in play in hand, and nobody challenges it."""
    hands = f"W+4 {rest} | R2 B2 | R3 B3"
    after = free(hands, "0 play W+4:B", edition=edition)
    assert (after.turn, after.pending, after.legal[1]) == (1, 4, ["1 take"])
    assert refused(hands, "R5", "0 play W+4:B", "1 challenge", house="free_draw_four", edition=edition) == "FREE-1"


def test_free_1_a_drawn_one():
    """FREE-1: right after drawing it too."""
    assert free("R1 Y2 | R2 B2", "0 draw", "0 play W+4:B", draw="W+4").legal[1] == ["1 take"]


def test_free_1_refused_with_no_bluffing():
    """FREE-1: the two do not go together."""
    for line in ("classic+free_draw_four+no_bluffing", "classic+no_bluffing+free_draw_four"):
        with pytest.raises(SetupError):
            Rules.parse(line)


def test_free_1_however_it_was_laid():
    """FREE-1: no Wild Draw Four can be challenged: as an answer, by a jump, or on a Draw Two."""
    hands = "W+4 R1 Y1 | W+4 R2 B2 | R3 B3 Y3"
    stacked = free(hands, "0 play W+4:B", "1 play W+4:G", house="free_draw_four progressive")
    assert (stacked.pending, stacked.legal[2]) == (8, ["2 take"])
    jumped = free(
        "W+4 R1 Y1 | R2 B2 | W+4 R3 B3 | R4 Y4", "0 play W+4:B", "2 jump W+4:G", house="free_draw_four jump_in"
    )
    assert (jumped.turn, jumped.legal[3]) == (3, ["3 take"])
    crossed = free("R+2 R1 Y1 | W+4 R2 B2 | R3 B3", "0 play R+2", "1 play W+4:G", house="free_draw_four cross_stacking")
    assert (crossed.pending, crossed.legal[2]) == (6, ["2 take"])


@pytest.mark.parametrize(
    ("first", "house", "rule"), [("W+4:B", "", "WD4-1"), ("R+2", "", "DRAW2-1"), ("R+2", " progressive", "PROG-1")]
)
def test_free_1_what_may_answer_a_penalty_is_not_changed(first, house, rule):
    """FREE-1: it answers a penalty only where another rule lets it."""
    hands = f"{first.partition(':')[0]} R1 Y1 | W+4 R2 B2 | R3 B3"
    assert refused(hands, "R5", f"0 play {first}", "1 play W+4:G", house=f"free_draw_four{house}") == rule
