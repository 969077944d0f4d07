"""What a refusal advises is legal, and nothing that answers a penalty is left out."""

import re

import pytest

import oneleft
from oneleft.lang import LANGUAGES
from tests.support.rule_tables import after_moves, document, unreadable


def sentence(hands, pile, *moves, language="en", **table):
    """Why the last move is refused."""
    error = oneleft.referee(document(hands, pile, *moves, **table), language)["error"]
    assert error["move"] == len(moves) - 1, error
    return error["message"]


WILD_FACED = "W+4 Y1 G1 | BS Y2 G2 | Y3 G3 | Y4 G4"


@pytest.mark.parametrize(
    ("house", "moves"),
    [
        ("free_draw_four", ("0 play W+4:B", "1 draw")),  # FREE-1
        ("deflect", ("0 play W+4:B", "1 play BS", "2 draw")),  # DEFLECT-3
    ],
)
def test_no_challenge_is_advised_where_none_is_legal(house, moves):
    """FREE-1, DEFLECT-3"""
    assert sentence(WILD_FACED, "R5", *moves, house=house) == "You face a Wild Draw Four. Take the 4 cards."


def test_mercy_4_no_challenge_of_a_player_who_is_out_is_advised():
    """MERCY-4: a player who played the Wild Draw Four is caught, draws too many cards and is out."""
    moves = ("0 play W+4:B", "1 catch 0", "1 draw")
    said = sentence("W+4 Y1 | Y2 G2 | Y3 G3 | Y4", "R5", *moves, house="mercy=10 catch=10")
    assert said == "You face a Wild Draw Four. Take the 4 cards."


def test_wd4_4_a_challenge_is_advised_where_it_is_legal():
    """WD4-4"""
    said = sentence("W+4 Y1 G1 | Y2 G2", "R5", "0 play W+4:B", "1 draw")
    assert said == "You face a Wild Draw Four. Take the 4 cards, or challenge."


@pytest.mark.parametrize(
    ("house", "hand", "advised"),
    [
        ("", "RS Y2 G2", "Take the 2 cards."),
        ("deflect", "RS Y2 G2", "Take the 2 cards, or answer with a red Skip."),  # DEFLECT-1
        ("progressive", "B+2 Y2 G2", "Take the 2 cards, or answer with a blue Draw Two."),  # PROG-1
        ("progressive no_bluffing cross_stacking", "W+4 R2 G2", "Take the 2 cards."),  # WD4-3
        ("jump_in", "R+2 Y2 G2", "Take the 2 cards, or jump in with a red Draw Two."),  # JUMP-1
        ("cross_stacking deflect", "RS W+4 G2", "Take the 2 cards, or answer with a red Skip or a Wild Draw Four."),
    ],
)
def test_draw2_1_every_answer_to_a_penalty_is_advised(house, hand, advised):
    """DRAW2-1, PROG-1, CROSS-1, DEFLECT-1"""
    said = sentence(f"R+2 Y1 G1 | {hand} | Y3 G3", "R5", "0 play R+2", "1 draw", house=house)
    assert said == f"You face a Draw Two. {advised}"


def test_cross_2_other_answers_are_not_denied():
    """CROSS-2: another Wild Draw Four and a card that deflects are legal too."""
    hands = "W+4 Y1 G1 | R+2 W+4 BS | Y3 G3"
    said = sentence(hands, "R5", "0 play W+4:B", "1 play R+2", house="cross_stacking deflect")
    assert said.startswith("A Draw Two answers a Wild Draw Four only in the colour that was named (blue).")
    assert said.endswith(" Take the 4 cards, challenge, or answer with a blue Skip or a Wild Draw Four.")


def test_deflect_3_a_deflected_penalty_is_named_for_its_card():
    """DEFLECT-3: a Skip lies on top, but the penalty is answered as a Wild Draw Four."""
    hands = "W+4 Y1 G1 | BS Y2 G2 | R+2 W+4 G3 | Y4"
    said = sentence(hands, "R5", "0 play W+4:B", "1 play BS", "2 play R+2", house="progressive deflect")
    assert said == (
        "You cannot answer a Wild Draw Four with a red Draw Two. Take the 4 cards, or answer with a Wild Draw Four."
    )


@pytest.mark.parametrize(
    ("house", "advised"), [("", "Play the drawn card, or keep it."), ("must_play", "Play the drawn card.")]
)
@pytest.mark.parametrize("move", ["0 draw", "0 play Y2", "0 take"])
def test_must_2_keeping_is_not_advised(house, advised, move):
    """TURN-4, MUST-2"""
    assert sentence("Y1 Y2 | G3 G4", "R5", "0 draw", move, draw="R8", house=house).endswith(f" {advised}")


@pytest.mark.parametrize(("hand", "draw"), [("R1 Y2", ""), ("B1 Y2", " or draw")])
def test_must_1_drawing_is_advised_where_it_is_legal(hand, draw):
    """MUST-1"""
    said = sentence(f"{hand} | G3 G4", "R5", "0 play Y2", house="must_play")
    assert said.endswith("play a wild, or draw." if draw else "Match the colour, number or symbol, or play a wild.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_whole_in_every_language(language):
    hands = "W+4 Y1 G1 | R+2 W+4 BS | Y3 G3"
    table = {"house": "cross_stacking deflect jump_in", "language": language}
    for move in ("1 draw", "1 play R+2"):
        said = sentence(hands, "R5", "0 play W+4:B", move, **table)
        assert re.fullmatch(r"[A-ZÀ-Ý][^{}]*\b4\b[^{}]*\.", said)


# What events say


def told(hands, pile, *moves, rules, draw, language="en"):
    """What the last move is told as."""
    game = oneleft.Game.from_position(document(hands, pile, draw=draw)["position"], rules, seed=1)
    for move in moves:
        game.push(move)
    return [game.tell(event, language) for event in game.events]


def test_until_1_a_draw_that_mercy_stops_finds_no_card():
    """UNTIL-1, MERCY-1: the drawing stops at the limit, so nobody is told that a card can be played."""
    hands = "B1 B2 B4 Y1 Y2 Y4 G1 G2 | R3 B3 | B5"
    said = told(hands, "R3", "0 draw", rules="classic+mercy=10+draw_until_playable", draw="Y9 G9")
    assert said[0] == "Player 0 keeps drawing: 2 in all."


def test_mercy_3_the_partner_of_the_winner_is_not_out():
    """MERCY-3: the last team is left, not the last player, and the partner’s cards count for nobody."""
    nine = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"
    hands = f"R+2 Y+2 G1 G2 | {nine} | G3 G4 | G6 G7 G8 G9 Y2 Y3 Y4 Y6 Y7"
    moves = ("0 play R+2", "1 take", "2 draw", "3 draw")
    said = told(hands, "R5", *moves, rules="classic+partners+mercy=10", draw="R9 B0 W")
    won = next(line for line in said if "wins the round" in line)
    assert won.startswith("Player 0 wins the round: no opponent is left! Cards held:")
    assert "Player 2: green 3, green 4" in won


# What is wrong with a position


@pytest.mark.parametrize(
    ("phase", "pile", "said", "house", "accepted"),
    [
        ("penalty", "R5", "or, with “deflect”, a Skip or a Reverse", "deflect", {"pile": "R+2 RS", "pending": 2}),
        ("swap", "R5", "“swap” needs a 7 and “sevens” or “seven_zero”", "sevens", {"pile": "R7"}),
    ],
)
def test_deflect_3_a_phase_needs_what_it_is_said_to_need(phase, pile, said, house, accepted):
    """DEFLECT-3, HALF-1"""
    pending = {"pending": 2} if phase == "penalty" else {}
    error = unreadable(document("Y1 Y2 | G1 G2", pile, phase=phase, house=house, **pending))
    assert said in error["message"]
    assert after_moves("Y1 Y2 | G1 G2", house=house, phase=phase, **accepted).phase == phase


@pytest.mark.parametrize(("house", "refused"), [("progressive", 6), ("cross_stacking", 5)])
def test_cross_1_what_can_be_pending(house, refused):
    """PROG-1, CROSS-1: Wild Draw Fours alone add up to 8, with a Draw Two to 6."""
    table = {"house": house, "color": "B"}
    error = unreadable(document("Y1 Y2 | G1 G2", "R5 W+4", pending=refused, **table))
    assert "can reach at this table, at most 64" in error["message"]
    for pending in (4, 8, *([6] if house == "cross_stacking" else [])):
        assert after_moves("Y1 Y2 | G1 G2", "R5 W+4", pending=pending, **table).pending == pending
