"""Seven-0: hands that move."""

import pytest

from tests.support.rule_tables import (
    EDITIONS,
    after_moves,
    cards,
    refused,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize(("direction", "givers"), [("left", [2, 0, 1]), ("right", [1, 2, 0])])
def test_seven_1_hands_go_on(edition, direction, givers):
    """SEVEN-1: a played 0 passes every hand one seat on in the direction of play."""
    left = ["B1 Y1", "B2 Y2 Y3", "B4"]
    after = after_moves(
        f"R0 {left[0]} | {left[1]} | {left[2]}",
        "R5",
        "0 play R0",
        house="seven_zero",
        direction=direction,
        edition=edition,
    )
    assert [after.hand(seat) for seat in range(3)] == [cards(left[giver]) for giver in givers]
    assert (after.turn, after.phase) == (1 if direction == "left" else 2, "turn")
    assert after.top == "R0"


def test_seven_1_who_knows_what():
    """SEVEN-1: the hand that went on is known to its old and its new holder."""
    after = after_moves("R0 B1 Y1 | B2 Y2 Y3 | B4", "R5", "0 play R0", house="seven_zero")
    assert {(told["giver"], told["seat"]) for told in after.told("received")} == {(0, 1), (1, 2), (2, 0)}


def test_seven_1_two_players():
    """SEVEN-1: two players trade."""
    after = after_moves("R0 B1 Y1 | B2 Y2 Y3", "R5", "0 play R0", house="seven_zero")
    assert (after.hand(0), after.hand(1), after.turn) == (cards("B2 Y2 Y3"), cards("B1 Y1"), 1)


def test_seven_1_a_drawn_zero():
    """SEVEN-1: a 0 played right after it was drawn counts as well."""
    after = after_moves("B1 Y1 | B2 Y2 Y3", "R5", "0 draw", "0 play R0", house="seven_zero", draw="R0")
    assert after.hand(0) == cards("B2 Y2 Y3")


@pytest.mark.parametrize("card", ["R0", "R7"])
def test_seven_1_only_where_it_is_played(card):
    """SEVEN-1, SEVEN-2: without the house rule 0 and 7 are plain numbers, also with the other house rules."""
    for house in ("", "progressive jump_in"):
        after = after_moves(f"{card} B1 Y1 | B2 Y2 Y3", "R5", f"0 play {card}", house=house)
        assert (after.hand(0), after.turn, after.phase) == (cards("B1 Y1"), 1, "turn")


@every_edition
@pytest.mark.parametrize("other", [1, 2])
def test_seven_2_trade_with_a_player_of_choice(edition, other):
    """SEVEN-2: a played 7 makes its player trade hands with a player of choice."""
    hands = ["B1 Y1", "B2 Y2 Y3", "B4"]
    table = {"house": "seven_zero", "edition": edition}
    laid = f"R7 {hands[0]} | {hands[1]} | {hands[2]}"
    asked = after_moves(laid, "R5", "0 play R7", **table)
    assert (asked.phase, asked.turn, asked.legal) == ("swap", 0, [["0 swap 1", "0 swap 2"], [], []])
    assert asked.hand(0) == cards(hands[0])
    after = after_moves(laid, "R5", "0 play R7", f"0 swap {other}", **table)
    assert (after.hand(0), after.hand(other)) == (cards(hands[other]), cards(hands[0]))
    assert after.hand(3 - other) == cards(hands[3 - other])
    assert (after.phase, after.turn) == ("turn", 1)


@pytest.mark.parametrize("move", ["0 swap 0", "0 draw", "0 play B1", "0 keep"])
def test_seven_2_it_must_be_another(move):
    """SEVEN-2: not with oneself, and not later."""
    hands = "R7 B1 Y1 | B2 Y2 | B4"
    assert refused(hands, "R5", "0 play R7", move, house="seven_zero") in ("SEVEN-2", "TURN-3")


@pytest.mark.parametrize("move", ["1 swap 0", "1 swap 2", "1 draw", "2 swap 1"])
def test_seven_2_only_its_player_chooses(move):
    """SEVEN-2: its player chooses, and the next one waits."""
    assert refused("R7 B1 Y1 | B2 Y2 | B4", "R5", "0 play R7", move, house="seven_zero") in ("SEVEN-2", "SETUP-4")


def test_seven_2_no_trade_otherwise():
    """SEVEN-2: nobody trades without a 7, nor twice."""
    assert refused("R7 B1 Y1 | B2 Y2", "R5", "0 swap 1", house="seven_zero") == "SEVEN-2"
    moves = ("0 play R7", "0 swap 1", "0 swap 1")
    assert refused("R7 B1 Y1 | B2 Y2", "R5", *moves, house="seven_zero") in ("SEVEN-2", "SETUP-4")
    assert refused("R7 B1 Y1 | B2 Y2", "R5", "0 play R7", "0 swap 1") in ("SEVEN-2", "SETUP-4")


def test_seven_2_two_players_and_a_drawn_seven():
    """SEVEN-2: also with two players, also right after drawing."""
    after = after_moves("B1 Y1 | B2 Y2 Y3", "R5", "0 draw", "0 play R7", "0 swap 1", house="seven_zero", draw="R7")
    assert (after.hand(0), after.hand(1), after.turn) == (cards("B2 Y2 Y3"), cards("B1 Y1"), 1)


@pytest.mark.parametrize("card", ["R0", "R7"])
@every_edition
def test_seven_3_a_last_card_moves_no_hands(edition, card):
    """SEVEN-3: a last card that is a 0 or a 7 ends the round before any hand moves."""
    after = after_moves(f"{card} | B2 Y2 | B4", "R5", f"0 play {card}", house="seven_zero", edition=edition)
    assert (after.phase, after.counts) == ("over", [0, 2, 1])
    assert (after.hand(1), after.hand(2)) == (cards("B2 Y2"), ["B4"])
    assert after.result == {"out": 0, "blocked": False, "points": [8, 0, 0]}
