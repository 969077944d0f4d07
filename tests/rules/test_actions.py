"""Draw Two, Reverse, Skip, Wild."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, cards, colors_of, document, refused, unreadable

every_edition = pytest.mark.parametrize("edition", EDITIONS)
FOUR = "R1 B1 | R2 B2 | R3 B3 | R4 B4"


@every_edition
@pytest.mark.parametrize(("direction", "victim", "next_turn"), [("left", 1, 2), ("right", 3, 2)])
def test_draw2_1_draws_two_and_misses_the_turn(edition, direction, victim, next_turn):
    """DRAW2-1: the next player, in the direction of play, draws two and misses the turn."""
    hands = "R+2 R9 B1 | R2 B2 | R3 B3 | R4 B4"
    table = {"direction": direction, "draw": "Y1 Y2 Y3", "edition": edition}
    faced = after_moves(hands, "R5", "0 play R+2", **table)
    assert (faced.phase, faced.turn, faced.pending) == ("penalty", victim, 2)
    assert [bool(moves) for moves in faced.legal] == [seat == victim for seat in range(4)]
    assert faced.legal[victim] == [f"{victim} take"]
    after = after_moves(hands, "R5", "0 play R+2", f"{victim} take", **table)
    assert after.hand(victim) == sorted([f"R{victim + 1}", f"B{victim + 1}", "Y1", "Y2"])
    assert (after.phase, after.turn, after.pending, after.draw[0]) == ("turn", next_turn, 0, "Y3")


def test_draw2_1_where_it_goes():
    """DRAW2-1: on its colour or on any Draw Two, nowhere else."""
    assert after_moves("R+2 B9 B1 | R2", "R5", "0 play R+2").top == "R+2"
    assert after_moves("R+2 B9 B1 | R2", "B+2", "0 play R+2").top == "R+2"
    assert after_moves("R+2 B9 B1 | R2", "W:R", "0 play R+2").top == "R+2"
    assert refused("R+2 B9 B1 | R2", "B5", "0 play R+2") == "TURN-1"
    assert refused("R+2 B9 B1 | R2", "B2", "0 play R+2") == "TURN-1"


@pytest.mark.parametrize("move", ["1 play B+2", "1 play R3", "1 play W:R", "1 draw"])
def test_draw2_1_no_way_round(move):
    """DRAW2-1: a player who faces it can do nothing but draw."""
    assert refused("R+2 R9 B1 | B+2 R3 W | B4", "R5", "0 play R+2", move) == "DRAW2-1"


def test_draw2_1_only_once():
    """DRAW2-1: a Draw Two that has been paid costs the next player nothing."""
    after = after_moves("R+2 R9 B1 | R2 B2 | R3 B3 B4", "R5", "0 play R+2", "1 take", "2 play R3", draw="Y1 Y2")
    assert after.counts == [2, 4, 2]
    assert refused("R+2 R9 B1 | R2 B2 | R3 B3", "R5", "0 play R+2", "1 take", "2 take") == "DRAW2-1"


@pytest.mark.parametrize("move", ["2 take", "0 take", "2 draw", "2 play R3"])
def test_draw2_1_nobody_else_takes_it(move):
    """DRAW2-1: only the next player draws."""
    assert refused("R+2 R9 B1 | R2 B2 | R3 B3", "R5", "0 play R+2", move) == "SETUP-4"


@every_edition
def test_reverse_1_turns_play_round(edition):
    """REVERSE-1: left becomes right and right becomes left."""
    hands = "RR R9 B1 | R2 B2 Y2 | R3 B3 Y3 | BR R4 Y4 B4"
    once = after_moves(hands, "R5", "0 play RR", edition=edition)
    assert (once.direction, once.turn) == ("right", 3)
    twice = after_moves(hands, "R5", "0 play RR", "3 play BR", edition=edition)
    assert (twice.direction, twice.turn) == ("left", 0)
    assert after_moves(hands, "R5", "0 play RR", "3 play R4", "2 play R3", edition=edition).turn == 1


def test_reverse_1_with_three():
    """REVERSE-1: with three players the one before plays next."""
    assert after_moves("RR R9 B1 | R2 B2 | R3 B3", "R5", "0 play RR").turn == 2
    assert after_moves("RR R9 B1 | R2 B2 | R3 B3", "R5", "0 play RR", direction="right").turn == 1


def test_reverse_1_where_it_goes():
    """REVERSE-1: on its colour or on any Reverse."""
    assert after_moves("RR B9 B1 | R2", "R5", "0 play RR").top == "RR"
    assert after_moves("RR B9 B1 | R2", "BR", "0 play RR").top == "RR"
    assert refused("RR B9 B1 | R2", "BS", "0 play RR") == "TURN-1"


def test_reverse_1_it_lasts():
    """REVERSE-1: skips and penalties follow the new direction."""
    hands = "RR R9 B1 | R2 B2 Y2 | R3 B3 Y3 | RS R4 Y4"
    assert after_moves(hands, "R5", "0 play RR", "3 play RS").turn == 1


@every_edition
@pytest.mark.parametrize(("direction", "next_turn"), [("left", 2), ("right", 2)])
def test_skip_1_the_next_player_misses_the_turn(edition, direction, next_turn):
    """SKIP-1: the next player misses the turn and draws nothing."""
    after = after_moves("RS R9 B1 | R2 B2 | R3 B3 | R4 B4", "R5", "0 play RS", direction=direction, edition=edition)
    assert (after.turn, after.phase, after.direction) == (next_turn, "turn", direction)
    assert after.counts == [2, 2, 2, 2]
    assert after.told("skipped") == [{"event": "skipped", "seat": 1 if direction == "left" else 3}]


def test_skip_1_three_players_and_both_directions():
    """SKIP-1: the next player is the next one in the direction of play."""
    assert after_moves("RS R9 B1 | R2 B2 | R3 B3", "R5", "0 play RS").turn == 2
    assert after_moves("RS R9 B1 | R2 B2 | R3 B3", "R5", "0 play RS", direction="right").turn == 1
    assert after_moves("R9 B1 | R2 B2 | RS R3 B3", "R5", "2 play RS", turn=2).turn == 1


def test_skip_1_the_skipped_player_may_not_play():
    """SKIP-1: not even another Skip."""
    assert refused("RS R9 B1 | BS R2 | R3 B3", "R5", "0 play RS", "1 play BS") == "SETUP-4"


def test_skip_1_where_it_goes():
    """SKIP-1: on its colour or on any Skip."""
    assert after_moves("RS B9 B1 | R2", "R5", "0 play RS").top == "RS"
    assert after_moves("RS B9 B1 | R2", "BS", "0 play RS").top == "RS"
    assert refused("RS B9 B1 | R2", "BR", "0 play RS") == "TURN-1"


@every_edition
def test_wild_1_its_player_names_the_color(edition):
    """WILD-1: any of the four, the one already in play as well; nobody misses a turn."""
    for color in colors_of(edition):
        after = after_moves("W R9 B1 | R2 B2 | R3 B3", "R5", f"0 play W:{color}", edition=edition)
        assert (after.color, after.turn, after.phase, after.top) == (color, 1, "turn", "W")
        assert after.counts == [2, 2, 2]


def test_wild_1_on_a_wild():
    """WILD-1: the last wild's colour goes on."""
    after = after_moves("W R9 B1 | W B2 Y2 | R3 B3", "R5", "0 play W:B", "1 play W:Y")
    assert (after.color, after.turn) == ("Y", 2)


def test_wild_1_a_color_must_be_named():
    """WILD-1: with the wild, in the same move; and no other card names one."""
    assert unreadable(document("W R9 B1 | R2", "R5", "0 play W"))["rule"] == "WILD-1"
    assert unreadable(document("W R9 B1 | R2", "R5", "0 play R9:B"))["rule"] == "WILD-1"
    assert unreadable(document("W R9 B1 | R2", "W"))["rule"] == "WILD-1"


@pytest.mark.parametrize("move", ["0 color B", "1 color B"])
def test_wild_1_no_color_unasked(move):
    """WILD-1: nobody changes the colour afterwards."""
    assert refused("R9 B1 | R2", "W:R", move) in ("WILD-1", "SETUP-4")
    assert refused("W R9 B1 | R2 B2", "R5", "0 play W:B", move) in ("WILD-1", "SETUP-4")


def test_wild_1_the_color_stays_while_nobody_plays():
    """WILD-1: drawing does not change it."""
    after = after_moves("W R9 B1 | R2 Y2 | R3 Y3", "R5", "0 play W:B", "1 draw", "2 draw", draw="G1 G2")
    assert (after.color, after.turn) == ("B", 0)
    assert after.hand(1) == cards("G1 R2 Y2")
