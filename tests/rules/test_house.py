"""The house rules together."""

import random

import pytest

import oneleft
from tests.support.rule_tables import (
    EDITIONS,
    KEY,
    after_moves,
    laid_open,
    play_round,
    whole_deck,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


ALL = "progressive+seven_zero+jump_in"


def jump(hands, pile, *moves, house="jump_in", **table):
    return after_moves(hands, pile, *moves, house=house, **table)


@pytest.mark.parametrize(("jumper", "victim"), [(0, 1), (1, 2), (3, 0)])
def test_house_1_the_amount_stays_and_the_aim_moves(jumper, victim):
    """HOUSE-1: a jump on a pending penalty cancels the top card's share and adds the jumper's own."""
    laid = ["R1", "R2", "R3", "R4"]
    laid[jumper] += " B+2"
    hands = f"R+2 Y1 {laid[0]} | B+2 Y2 {laid[1]} | Y3 {laid[2]} | Y4 {laid[3]}"
    moves = ("0 play R+2", "1 play B+2", f"{jumper} jump B+2")
    after = jump(hands, "R5", *moves, house="progressive jump_in")
    assert (after.phase, after.turn, after.pending) == ("penalty", victim, 4)
    paid = jump(hands, "R5", *moves, f"{victim} take", house="progressive jump_in")
    assert paid.counts[victim] - after.counts[victim] == 4


def test_house_1_who_faces_it_may_stack_or_jump():
    """HOUSE-1: the twin in the hand of who faces it: laid as an answer it adds up, as a jump it only moves the aim."""
    hands = "R+2 Y1 G1 | B+2 Y2 G2 | B+2 Y3 G3 | Y4 G4"
    moves = ("0 play R+2", "1 play B+2")
    stacked = jump(hands, "R5", *moves, "2 play B+2", house="progressive jump_in")
    assert (stacked.turn, stacked.pending) == (3, 6)
    jumped = jump(hands, "R5", *moves, "2 jump B+2", house="progressive jump_in")
    assert (jumped.turn, jumped.pending) == (3, 4)


def test_house_1_a_single_penalty():
    """HOUSE-1: two minus two plus two."""
    hands = "R+2 Y1 G1 | Y2 G2 | R+2 Y3 G3 | Y4 G4"
    after = jump(hands, "R5", "0 play R+2", "2 jump R+2", house="progressive jump_in")
    assert (after.turn, after.pending) == (3, 2)


@pytest.mark.parametrize(
    ("hand", "guilty", "counts"), [("G4 Y4", False, [12, 2, 2, 2]), ("B4 G4", True, [2, 2, 2, 10])]
)
def test_house_1_wild_draw_fours(hand, guilty, counts):
    """HOUSE-1, PROG-3: eight stay eight; the challenge looks at the jumper."""
    hands = f"W+4 R1 G1 | W+4 R2 G2 | R3 G3 | W+4 {hand}"
    moves = ("0 play W+4:Y", "1 play W+4:B", "3 jump W+4:R")
    after = jump(hands, "G5", *moves, house="progressive jump_in")
    assert (after.turn, after.pending, after.color) == (0, 8, "R")
    judged = jump(hands, "G5", *moves, "0 challenge", house="progressive jump_in")
    assert judged.told("challenged")[0]["guilty"] is guilty
    assert judged.counts == counts


def test_house_1_a_last_card_on_a_pending_penalty():
    """HOUSE-1, OUT-2: a jump with the last card: the amount that stays is drawn by the player after the jumper."""
    hands = "R+2 Y1 G1 | B+2 Y2 G2 | Y3 G3 | B+2"
    after = jump(hands, "R5", "0 play R+2", "1 play B+2", "3 jump B+2", house="progressive jump_in")
    assert (after.phase, after.counts) == ("over", [6, 2, 2, 0])


def test_house_1_after_the_penalty_was_paid():
    """HOUSE-1, JUMP-2: nothing is pending any more, so the jump starts from two."""
    hands = "R+2 Y1 G1 | B+2 Y2 G2 | Y3 G3 | B+2 Y4"
    after = jump(hands, "R5", "0 play R+2", "1 play B+2", "2 take", "3 play B+2 uno", house="progressive jump_in")
    assert (after.turn, after.pending) == (0, 2)
    hands = "R+2 Y1 G1 | B+2 Y2 G2 | Y3 G3 | Y4 G4 | B+2 Y5"
    after = jump(hands, "R5", "0 play R+2", "1 play B+2", "2 take", "4 jump B+2 uno", house="progressive jump_in")
    assert (after.turn, after.pending) == (0, 2)


@every_edition
@pytest.mark.parametrize(
    "house", ["progressive", "seven_zero", "jump_in", "progressive+jump_in", ALL.replace(" ", "+")]
)
def test_house_1_house_rules_combine_with_every_edition(edition, house):
    """HOUSE-1: rounds go to their end by random moves from every seat, and no card gets lost."""
    rng = random.Random(f"{edition} {house}")
    game = oneleft.Game(f"{edition}+{house}+target=100000", 5, key=KEY)
    for _ in range(6):
        play_round(game, rng)
        assert laid_open(game) == whole_deck(edition)
        game.push("deal")
    assert sum(game.scores) > 0
