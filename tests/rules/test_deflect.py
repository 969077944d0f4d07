"""deflect: a Skip passes a penalty on, a Reverse sends it back."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, dealt, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "R+2 B1 Y1 | RS RR BS BR B2 | B3 Y3 | B4 Y4"


def deflect(*moves, hands=HANDS, house="deflect", **table):
    return after_moves(hands, "R5", *moves, house=house, **table)


def deflect_refused(*moves, hands=HANDS, house="deflect", **table):
    return refused(hands, "R5", *moves, house=house, **table)


@every_edition
@pytest.mark.parametrize(("direction", "seats"), [("left", (1, 2, 3)), ("right", (3, 2, 1))])
def test_deflect_1_a_skip_passes_it_on(edition, direction, seats):
    """DEFLECT-1: the whole penalty passes to the next player, who is not skipped."""
    hands = "R+2 B1 Y1 | RS B2 Y2 | B3 Y3 | RS B4 Y4"
    first, second, third = seats
    moves = ("0 play R+2", f"{first} play RS")
    table = {"hands": hands, "direction": direction, "edition": edition}
    after = deflect(*moves, **table)
    assert (after.phase, after.turn, after.pending, after.top) == ("penalty", second, 2, "RS")
    paid = deflect(*moves, f"{second} take", **table)
    assert (paid.counts[second], paid.turn, paid.phase, paid.pending) == (4, third, "turn", 0)


def test_deflect_1_what_may_be_laid():
    """DEFLECT-1, DEFLECT-2: a Skip or a Reverse of the colour in play, or take it."""
    assert deflect("0 play R+2").legal[1] == ["1 play RS", "1 play RR", "1 take"]


@pytest.mark.parametrize(("card", "rule"), [("BS", "DEFLECT-1"), ("BR", "DEFLECT-2")])
def test_deflect_1_only_of_the_color_in_play(card, rule):
    """DEFLECT-1, DEFLECT-2: not one of another colour."""
    assert deflect_refused("0 play R+2", f"1 play {card}") in (rule, "DRAW2-1")
    assert deflect_refused("0 play R+2", "1 play B2") in ("DRAW2-1", "DEFLECT-1")


def test_deflect_1_after_a_wild_draw_four_the_named_color():
    """DEFLECT-1: the colour in play is the one that was named."""
    hands = "W+4 Y1 Y2 | RS GS Y3 | B3 Y4 | B4 Y5"
    after = deflect("0 play W+4:G", "1 play GS", hands=hands)
    assert (after.phase, after.turn, after.pending, after.color) == ("penalty", 2, 4, "G")
    assert deflect_refused("0 play W+4:G", "1 play RS", hands=hands) in ("DEFLECT-1", "WD4-1")


def test_deflect_1_the_whole_penalty():
    """DEFLECT-1, PROG-1: what has added up passes on together."""
    hands = "R+2 B1 Y1 | B+2 B2 Y2 | BS B3 Y3 | B4 Y4"
    after = deflect("0 play R+2", "1 play B+2", "2 play BS", hands=hands, house="deflect progressive")
    assert (after.turn, after.pending) == (3, 4)


@pytest.mark.parametrize("card", ["RS", "RR"])
def test_deflect_1_only_where_it_is_played(card):
    """DEFLECT-1, DEFLECT-2: not without the house rule."""
    assert deflect_refused("0 play R+2", f"1 play {card}", house="") == "DRAW2-1"
    assert deflect_refused("0 play R+2", f"1 play {card}", house="progressive") in ("DRAW2-1", "PROG-1")


@every_edition
def test_deflect_2_a_reverse_sends_it_back(edition):
    """DEFLECT-2: play turns round, and the whole penalty goes to the player before, who may answer it."""
    hands = "R+2 RS Y1 B1 | RR B2 Y2 | B3 Y3 | B4 Y4"
    back = deflect("0 play R+2", "1 play RR", hands=hands, edition=edition)
    assert (back.phase, back.turn, back.pending, back.direction) == ("penalty", 0, 2, "right")
    assert back.legal[0] == ["0 play RS", "0 take"]
    paid = deflect("0 play R+2", "1 play RR", "0 take", hands=hands, edition=edition)
    assert (paid.counts, paid.turn) == ([5, 2, 2, 2], 3)
    on = deflect("0 play R+2", "1 play RR", "0 play RS", hands=hands, edition=edition)
    assert (on.turn, on.pending, on.direction) == (3, 2, "right")


@pytest.mark.parametrize("card", ["RS", "RR"])
def test_deflect_2_two_players(card):
    """DEFLECT-2: with two players both send it back."""
    hands = f"R+2 B1 Y1 | {card} B2 Y2"
    after = deflect("0 play R+2", f"1 play {card}", hands=hands)
    assert (after.phase, after.turn, after.pending) == ("penalty", 0, 2)
    paid = deflect("0 play R+2", f"1 play {card}", "0 take", hands=hands)
    assert (paid.counts, paid.turn) == ([4, 2], 1)


@pytest.mark.parametrize(("card", "victim", "direction"), [("RS", 1, "left"), ("RR", 2, "right")])
def test_deflect_2_the_first_discard(card, victim, direction):
    """DEFLECT-1, DEFLECT-2: a Draw Two turned up first is a penalty like any other; the player before is the dealer."""
    others = "B1 B2 Y1 Y2 G1 G2 B3 B4 Y3 Y4 G3 G4 B5 B6 Y5 Y6 G5 G6 B8 B9"
    after = dealt(3, f"{card} {others} R+2", f"0 play {card}", house="deflect")
    assert (after.phase, after.turn, after.pending, after.direction) == ("penalty", victim, 2, direction)


def test_deflect_3_it_can_no_longer_be_challenged():
    """DEFLECT-3: a deflected Wild Draw Four, bluff or not, is taken or deflected again."""
    hands = "W+4 R1 Y1 | GS Y2 B2 | B3 Y3 | B4 Y4"
    after = deflect("0 play W+4:G", "1 play GS", hands=hands)
    assert after.legal[2] == ["2 take"]
    assert deflect_refused("0 play W+4:G", "1 play GS", "2 challenge", hands=hands) in ("DEFLECT-3", "WD4-4")


@pytest.mark.parametrize(("third", "counts"), [("Y3 B3", [2, 2, 2, 12]), ("G3 B3", [2, 2, 10, 2])])
def test_deflect_3_a_wild_draw_four_laid_on_it_later_can(third, counts):
    """DEFLECT-3, PROG-3: it is challenged for the whole amount, against the colour in play before it."""
    hands = f"W+4 R1 Y1 | GS Y2 B2 | W+4 {third} | B4 Y4"
    moves = ("0 play W+4:G", "1 play GS", "2 play W+4:B", "3 challenge")
    assert deflect(*moves, hands=hands, house="deflect progressive").counts == counts


def test_deflect_3_answered_as_if_the_draw_two_still_lay_on_top():
    """DEFLECT-3: at a Progressive table a Draw Two of any colour answers; without one nothing does."""
    hands = "R+2 B1 Y1 | RS B2 Y2 | B+2 RS W+4 R2 | B4 Y4"
    moves = ("0 play R+2", "1 play RS")
    assert deflect(*moves, hands=hands).legal[2] == ["2 play RS", "2 take"]
    assert deflect(*moves, hands=hands, house="deflect progressive").legal[2] == ["2 play RS", "2 play B+2", "2 take"]
    after = deflect(*moves, "2 play B+2", hands=hands, house="deflect progressive")
    assert (after.pending, after.turn, after.color) == (4, 3, "B")
    crossed = deflect(*moves, "2 play W+4:Y", hands=hands, house="deflect cross_stacking")
    assert (crossed.pending, crossed.turn) == (6, 3)


def test_deflect_3_answered_as_if_the_wild_draw_four_still_lay_on_top():
    """DEFLECT-3: at a Progressive table a Wild Draw Four answers; with CROSS-2 a Draw Two of the named colour."""
    hands = "W+4 R1 Y1 | GS Y2 B2 | W+4 G+2 B+2 G2 | B4 Y4"
    moves = ("0 play W+4:G", "1 play GS")
    offered = {move.partition(":")[0] for move in deflect(*moves, hands=hands, house="deflect progressive").legal[2]}
    assert offered == {"2 play W+4", "2 take"}
    crossed = {move.partition(":")[0] for move in deflect(*moves, hands=hands, house="deflect cross_stacking").legal[2]}
    assert crossed == {"2 play W+4", "2 play G+2", "2 take"}


def test_deflect_3_deflected_again():
    """DEFLECT-3: a Skip, and then a Reverse of the same colour."""
    hands = "R+2 B1 Y1 | RS B2 Y2 | RR B3 Y3 | B4 Y4"
    after = deflect("0 play R+2", "1 play RS", "2 play RR", hands=hands)
    assert (after.phase, after.turn, after.pending, after.direction) == ("penalty", 1, 2, "right")


@pytest.mark.parametrize(("card", "counts"), [("RS", [2, 0, 4, 2]), ("RR", [4, 0, 2, 2])])
def test_deflect_3_a_last_card_may_deflect(card, counts):
    """DEFLECT-3, OUT-2: the penalty is drawn by the one it is sent to."""
    after = deflect("0 play R+2", f"1 play {card}", hands=f"R+2 B1 Y1 | {card} | B3 Y3 | B4 Y4")
    assert (after.phase, after.counts, after.result["out"]) == ("over", counts, 1)


@pytest.mark.parametrize(("jumper", "victim"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_deflect_3_a_jump_on_a_skip_that_deflected(jumper, victim):
    """DEFLECT-3: the deflection is undone, and the whole penalty goes on from the jumper."""
    hands = ["R+2 B1 Y1", "RS B2 Y2", "B3 Y3", "B4 Y4"]
    hands[jumper] += " RS"
    moves = ("0 play R+2", "1 play RS", f"{jumper} jump RS")
    after = deflect(*moves, hands=" | ".join(hands), house="deflect jump_in")
    assert (after.phase, after.turn, after.pending, after.direction) == ("penalty", victim, 2, "left")


@pytest.mark.parametrize(("jumper", "victim"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_deflect_3_a_jump_on_a_reverse_that_deflected(jumper, victim):
    """DEFLECT-3, JUMP-2: the first is undone, the second turns play round; the penalty goes on from the jumper."""
    hands = ["R+2 B1 Y1", "RR B2 Y2", "B3 Y3", "B4 Y4"]
    hands[jumper] += " RR"
    moves = ("0 play R+2", "1 play RR", f"{jumper} jump RR")
    after = deflect(*moves, hands=" | ".join(hands), house="deflect jump_in")
    assert (after.phase, after.turn, after.pending, after.direction) == ("penalty", victim, 2, "right")


def test_deflect_3_a_jump_after_the_penalty_was_taken():
    """DEFLECT-3, JUMP-2: then the card on top is a plain Skip, and so is the jump."""
    hands = "R+2 B1 Y1 | RS B2 Y2 | B3 Y3 | B4 Y4 RS"
    after = deflect("0 play R+2", "1 play RS", "2 take", "3 play RS", hands=hands, house="deflect jump_in")
    assert (after.phase, after.turn, after.pending) == ("turn", 1, 0)
    hands = "R+2 B1 Y1 RS | RS B2 Y2 | B3 Y3 | B4 Y4"
    after = deflect("0 play R+2", "1 play RS", "2 take", "0 jump RS", hands=hands, house="deflect jump_in")
    assert (after.phase, after.turn, after.pending) == ("turn", 2, 0)
