"""must_play: a player who can play must."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def must(hands, *moves, house="must_play", **table):
    return after_moves(hands, "R5", *moves, house=house, **table)


@every_edition
@pytest.mark.parametrize("card", ["R1", "B5", "RS", "W", "W+4"])
def test_must_1_no_draw_with_a_card_that_may_be_played(edition, card):
    """MUST-1: a player who holds a card that may be played in turn may not draw."""
    hands = f"{card} B1 Y2 | R3 B3"
    assert not any("draw" in move for move in must(hands, edition=edition).legal[0])
    assert refused(hands, "R5", "0 draw", house="must_play", edition=edition) == "MUST-1"
    assert "0 draw" in must(hands, house="", edition=edition).legal[0]


def test_must_1_with_nothing_to_play_one_draws():
    """MUST-1, TURN-3: then drawing is all there is."""
    assert must("B1 Y2 | R3 B3").legal[0] == ["0 draw"]
    assert must("B1 Y2 | R3 B3", "0 draw", draw="Y9").turn == 1


def test_must_1_an_unlawful_draw_four_may_not_be_played_without_bluffing():
    """MUST-1, WD4-3: the red card may be played, and the Wild Draw Four is then no choice."""
    assert must("W+4 R1 B2 | R3", bluffing=False).legal[0] == ["0 play R1"]


@pytest.mark.parametrize(
    ("first", "hand"), [("R+2", "B+2 W+4 B2"), ("W+4:R", "W+4 R+2 B2"), ("R+2", "RS RR B2")], ids=str
)
def test_must_1_a_penalty_may_always_be_taken(first, hand):
    """MUST-1: nobody has to answer a penalty."""
    hands = f"{first.partition(':')[0]} B1 Y1 | {hand} | B3 Y3"
    house = "must_play cross_stacking deflect"
    assert "1 take" in must(hands, f"0 play {first}", house=house).legal[1]
    assert must(hands, f"0 play {first}", "1 take", house=house).turn == 2


def test_must_1_nobody_has_to_go_on_with_a_series():
    """MUST-1, MULTI-1: a series may be ended at any time."""
    hands = "R1 B1 Y2 | R3 B3"
    assert "0 pass" in must(hands, "0 play R1", house="must_play multi_play").legal[0]
    assert must(hands, "0 play R1", "0 pass", house="must_play multi_play").turn == 1


@every_edition
def test_must_2_a_drawn_card_must_be_played(edition):
    """MUST-2: a drawn card that may be played must be played."""
    hands = "B1 Y2 | R3 B3"
    asked = must(hands, "0 draw", draw="R9", edition=edition)
    assert (asked.phase, asked.legal[0]) == ("drew", ["0 play R9"])
    assert refused(hands, "R5", "0 draw", "0 keep", draw="R9", house="must_play", edition=edition) == "MUST-2"
    assert must(hands, "0 draw", "0 play R9", draw="R9", edition=edition).top == "R9"


def test_must_2_a_drawn_card_that_does_not_fit():
    """MUST-2, TURN-3: the turn passes."""
    assert must("B1 Y2 | R3 B3", "0 draw", draw="Y9").turn == 1


@pytest.mark.parametrize("wild", ["W", "W+4"])
def test_must_2_a_drawn_wild(wild):
    """MUST-2: a wild must be played too, in any colour."""
    asked = must("B1 Y2 | R3 B3", "0 draw", draw=wild)
    assert asked.legal[0] == [f"0 play {wild}:{color}" for color in "RYGB"]


def test_must_2_forces_a_bluff_after_a_card_that_may_not_be_last():
    """MUST-2, NFINISH-2, TURN-4: the blue Skip may not be laid last, so the drawn Wild Draw Four is the only play."""
    table = {"draw": "W+4", "house": "must_play number_finish"}
    asked = after_moves("BS | Y1 Y2", "B3", "0 draw", **table)
    assert {move.partition(":")[0] for move in asked.legal[0]} == {"0 play W+4"}
    assert refused("BS | Y1 Y2", "B3", "0 draw", "0 keep", **table) == "MUST-2"
    challenged = after_moves("BS | Y1 Y2", "B3", "0 draw", "0 play W+4:R uno", "1 challenge", **table)
    assert challenged.told("challenged")[0]["guilty"]
