"""Jump-In: cards out of turn."""

import pytest

from tests.support.rule_tables import (
    EDITIONS,
    after_moves,
    back,
    cards,
    dealt,
    drop_key,
    refused,
    slam,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def jump(hands, pile, *moves, house="jump_in", **table):
    return after_moves(hands, pile, *moves, house=house, **table)


@every_edition
@pytest.mark.parametrize(("direction", "next_turn"), [("left", 3), ("right", 1)])
def test_jump_1_out_of_turn(edition, direction, next_turn):
    """JUMP-1: an identical card is played at once, and play goes on from there."""
    hands = "R1 B1 Y1 | R2 B2 | R1 B3 Y3 | R4 B4"
    moves = ("0 play R1", "2 jump R1")
    after = jump(hands, "R5", *moves, direction=direction, edition=edition)
    assert (after.turn, after.top, after.discard) == (next_turn, "R1", ["R5", "R1", "R1"])
    assert after.hand(2) == cards("B3 Y3")
    assert after.told("played")[-1] == {"event": "played", "seat": 2, "card": "R1", "jump": True}


def test_jump_1_on_any_top_card():
    """JUMP-1: also before a turn on the card that lies there, also on the first discard."""
    assert jump("B1 Y1 | R2 B2 | R5 B3 Y3 | R4 B4", "R5", "2 jump R5").turn == 3


@pytest.mark.parametrize(
    ("hand", "card"), [("Y1 B3 Y3", "Y1"), ("R2 B3 Y3", "R2"), ("W B3 Y3", "W:R"), ("B3 Y3 Y4", "R1")]
)
def test_jump_1_identical_only(hand, card):
    """JUMP-1: the colour alone or the number alone is not enough, nor is a wild on a coloured card."""
    hands = f"R1 B1 Y9 | R9 B2 | {hand} | R4 B4"
    assert refused(hands, "R5", "0 play R1", f"2 jump {card}", house="jump_in") in ("JUMP-1", "TURN-1")


@pytest.mark.parametrize("card", ["RS", "RR", "R+2"])
def test_jump_1_symbols_of_the_same_color(card):
    """JUMP-1: a symbol of another colour is not identical."""
    other = "B" + card[1:]
    hands = f"{card} B1 Y9 | {{}} B3 Y3 | R9 B2 | R8 B4"
    assert refused(hands.format(other), "R5", f"0 play {card}", f"1 jump {other}", house="jump_in") == "JUMP-1"
    assert jump(hands.format(card), "R5", f"0 play {card}", f"1 jump {card}").top == card


@pytest.mark.parametrize("kind", ["W", "W+4"])
def test_jump_1_wilds_by_kind(kind):
    """JUMP-1: a wild on its own kind, whatever colours are named; its player names the colour anew."""
    other = "W" if kind == "W+4" else "W+4"
    hands = f"{kind} B1 Y1 | R2 B2 | {kind} {other} B3 Y3 | R4 B4"
    after = jump(hands, "R5", f"0 play {kind}:G", f"2 jump {kind}:Y")
    assert (after.color, after.turn) == ("Y", 3)
    assert refused(hands, "R5", f"0 play {kind}:G", f"2 jump {other}:Y", house="jump_in") == "JUMP-1"


def test_jump_1_graduation_and_jam():
    """JUMP-1, GRAD-1, JAM-1: the special wilds by kind, with their effects from the jumper."""
    hands = "WG B1 Y1 | R2 B2 | WG B3 Y3 | R4 B4"
    after = jump(hands, "R5", "0 play WG:G", "2 jump WG:Y", edition="graduation")
    assert (after.counts, after.turn, after.color) == ([3, 4, 3, 4], 3, "Y")
    jam = "B1 Y1 | R2 B2 | WJ B3 Y3 Y4 | R4 B4"
    assert back(jam, "R5 WJ:R", "2 jump WJ", house="jump_in").counts == [2, 2, 5, 2]
    slammed = slam(jam, "R5 WJ:R", "2 jump WJ", "2 discard B3", "2 discard Y3 uno", "2 color Y", house="jump_in")
    assert (slammed.counts, slammed.turn, slammed.color) == ([2, 2, 1, 2], 3, "Y")


def test_jump_1_on_the_own_card():
    """JUMP-1: a player may jump in on their own card."""
    after = jump("R1 R1 B1 Y1 | R2 B2 | R3 B3", "R5", "0 play R1", "0 jump R1")
    assert (after.turn, after.counts) == (1, [2, 2, 2])


def test_jump_1_until_another_card_lies_on_top():
    """JUMP-1: it stays possible while turns pass without a play, and ends with the next card."""
    hands = "R1 B1 Y1 | Y2 B2 R9 | R3 B3 | R1 B4 Y4"
    after = jump(hands, "R5", "0 play R1", "1 draw", "3 jump R1", draw="Y9")
    assert after.turn == 0
    assert refused(hands, "R5", "0 play R1", "1 play R9", "3 jump R1", house="jump_in") == "JUMP-1"


def test_jump_1_turns_pass_and_it_stays_possible():
    """JUMP-1: even a whole round of the table later."""
    hands = "R1 B1 Y1 | Y2 B2 | Y3 B3 | R1 B4 Y4"
    moves = ("0 play R1", "1 draw", "2 draw", "3 draw", "0 draw", "3 jump R1")
    after = jump(hands, "R5", *moves, draw="Y8 Y9 B8 B9")
    assert (after.turn, after.counts) == (0, [3, 3, 3, 3])


def test_jump_1_who_is_in_turn_just_plays():
    """JUMP-1: the player in turn has no need to jump."""
    hands = "R1 B1 Y1 | R1 B2 Y2 | R3 B3"
    assert refused(hands, "R5", "0 play R1", "1 jump R1", house="jump_in") == "JUMP-1"
    assert jump(hands, "R5", "0 play R1", "1 play R1").turn == 2


def test_jump_1_only_where_it_is_played():
    """JUMP-1: without the house rule nobody jumps."""
    hands = "R1 B1 Y1 | R2 B2 | R1 B3 Y3"
    for house in ("", "progressive seven_zero"):
        assert refused(hands, "R5", "0 play R1", "2 jump R1", house=house) == "JUMP-1"
        assert after_moves(hands, "R5", "0 play R1", house=house).legal[2] == []


def test_jump_1_two_players():
    """JUMP-1: with two players one jumps on one's own card."""
    assert jump("R1 R1 B1 Y1 | R2 B2", "R5", "0 play R1", "0 jump R1").turn == 1


def test_jump_1_the_players_between_are_passed_over():
    """JUMP-1: play goes on from the jumper, not from where it was."""
    hands = "R1 B1 Y1 | R2 B2 | R3 B3 | R1 B4 Y4"
    assert refused(hands, "R5", "0 play R1", "3 jump R1", "1 play R2", house="jump_in") == "SETUP-4"
    assert jump(hands, "R5", "0 play R1", "3 jump R1", "0 play Y1 uno").turn == 1


def test_jump_1_out_by_a_jump():
    """JUMP-1, OUT-1: a jump may be the last card, and counts."""
    after = jump("R1 B1 Y1 | R2 B2 | R1", "R5", "0 play R1", "2 jump R1")
    assert after.result == {"out": 2, "blocked": False, "points": [0, 0, 1 + 1 + 2 + 2]}


def test_jump_1_uno_with_a_jump():
    """JUMP-1, UNO-1, UNO-3: the jumper owes the call; the one before cannot be caught any more."""
    hands = "R1 B1 | R2 B2 | R1 B3"
    after = jump(hands, "R5", "0 play R1", "2 jump R1")
    assert after.exposed == 2
    assert jump(hands, "R5", "0 play R1", "2 jump R1 uno").exposed is None
    assert refused(hands, "R5", "0 play R1", "2 jump R1", "1 catch 0", house="jump_in") == "UNO-3"
    assert jump(hands, "R5", "0 play R1", "2 jump R1", "0 catch 2").counts == [1, 2, 3]


FOUR_PLAYERS = "{0} B1 Y1 | {1} R2 B2 | {2} R3 B3 | {3} R4 B4"


def four(card, jumper, *moves, **table):
    """Seat 0 plays a card, of which the jumper holds the twin."""
    laid = ["Y5", "Y6", "Y8", "Y9"]
    laid[0] = card
    laid[jumper] = card if jumper else f"{card} {card}"
    return jump(FOUR_PLAYERS.format(*laid), "R5", *moves, **table)


@pytest.mark.parametrize(("jumper", "next_turn"), [(1, 3), (3, 1), (0, 2)])
def test_jump_2_skip(jumper, next_turn):
    """JUMP-2: the second Skip counts from the jumper, the first one is cancelled."""
    assert four("RS", jumper, "0 play RS", f"{jumper} jump RS").turn == next_turn


def test_jump_2_a_skip_that_was_carried_out():
    """JUMP-2: the player after the jumper misses the turn, no matter who has played meanwhile."""
    assert four("RS", 1, "0 play RS", "2 draw", "1 jump RS", draw="G9").turn == 3


@pytest.mark.parametrize(("jumper", "next_turn"), [(0, 3), (1, 0), (2, 1)])
def test_jump_2_reverse(jumper, next_turn):
    """JUMP-2: two Reverses: the first is undone, the second turns play round."""
    after = four("RR", jumper, "0 play RR", f"{jumper} jump RR")
    assert (after.direction, after.turn) == ("right", next_turn)


@pytest.mark.parametrize("jumper", [0, 2, 3])
def test_jump_2_reverse_from_right(jumper):
    """JUMP-2: the same the other way round."""
    after = four("RR", jumper, "0 play RR", f"{jumper} jump RR", direction="right")
    assert (after.direction, after.turn) == ("left", (jumper + 1) % 4)


@pytest.mark.parametrize(("then", "drawn"), [(("3 draw",), "G9"), (("3 draw", "3 keep"), "R9")])
def test_jump_2_a_reverse_that_was_carried_out(then, drawn):
    """JUMP-2: once a turn in the new direction has begun, the second Reverse turns play round again."""
    after = four("RR", 1, "0 play RR", *then, "1 jump RR", draw=drawn)
    assert (after.direction, after.turn) == ("left", 2)


def test_jump_2_a_reverse_in_a_turn_that_has_begun():
    """JUMP-2, JUMP-3: a player a player who has drawn in the new direction has begun a turn."""
    after = four("RR", 1, "0 play RR", "3 draw", "1 jump RR", draw="R9")
    assert (after.direction, after.turn) == ("left", 2)
    assert "R9" in after.hand(3)


def test_jump_2_a_call_or_a_catch_is_no_turn():
    """JUMP-2: between the Reverse and the jump someone may be caught; the Reverse is undone all the same."""
    hands = "RR B1 | RR B2 Y2 | R3 B3 | R4 B4"
    for said in ("0 uno", "2 catch 0"):
        after = jump(hands, "R5", "0 play RR", said, "1 jump RR")
        assert (after.direction, after.turn) == ("right", 0)


@pytest.mark.parametrize(("jumper", "victim"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_jump_2_draw_two(jumper, victim):
    """JUMP-2: the first Draw Two is cancelled, the second is aimed at the player after the jumper."""
    after = four("R+2", jumper, "0 play R+2", f"{jumper} jump R+2")
    assert (after.phase, after.turn, after.pending) == ("penalty", victim, 2)
    counts = after.counts
    paid = four("R+2", jumper, "0 play R+2", f"{jumper} jump R+2", f"{victim} take")
    assert [after - before for before, after in zip(counts, paid.counts, strict=True)] == [
        2 if seat == victim else 0 for seat in range(4)
    ]
    assert paid.turn == (victim + 1) % 4


def test_jump_2_a_draw_two_that_was_carried_out():
    """JUMP-2: the two cards that were drawn stay drawn; the second Draw Two is aimed anew."""
    after = four("R+2", 3, "0 play R+2", "1 take", "3 jump R+2")
    assert (after.phase, after.turn, after.pending) == ("penalty", 0, 2)
    assert after.counts == [2, 5, 3, 2]


@pytest.mark.parametrize(("jumper", "victim"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_jump_2_wild_draw_four(jumper, victim):
    """JUMP-2: the first Wild Draw Four is cancelled; the second one's player names the colour."""
    after = four("W+4", jumper, "0 play W+4:G", f"{jumper} jump W+4:Y")
    assert (after.phase, after.turn, after.pending, after.color) == ("penalty", victim, 4, "Y")


def test_jump_2_a_draw_four_that_was_carried_out():
    """JUMP-2: the four cards stay drawn."""
    after = four("W+4", 3, "0 play W+4:G", "1 take", "3 jump W+4:Y", "0 take")
    assert after.counts == [6, 7, 3, 2]
    assert after.turn == 1


@pytest.mark.parametrize(("hand", "guilty"), [("R4 B4 Y9", False), ("G4 B4 Y9", True)])
def test_jump_2_the_jumped_draw_four_is_challenged(hand, guilty):
    """JUMP-2, WD4-2: the challenge looks at the jumper's hand and at the colour that was in play before the jump."""
    hands = f"W+4 R1 Y1 | R2 B2 | R3 B3 | W+4 {hand}"
    after = jump(hands, "R5", "0 play W+4:G", "3 jump W+4:B", "0 challenge")
    told = after.told("challenged")[0]
    assert (told["seat"], told["accused"], told["guilty"]) == (0, 3, guilty)
    assert after.counts == ([2, 2, 2, 7] if guilty else [8, 2, 2, 3])
    assert after.turn == (0 if guilty else 1)


def test_jump_2_two_players():
    """JUMP-2, TWO-1: with two players Reverse and Skip leave the jumper in turn."""
    for card in ("RS", "RR"):
        after = jump(f"{card} B1 Y1 | {card} B2 Y2", "R5", f"0 play {card}", f"1 jump {card}")
        assert after.turn == 1


def turned_up(card, *moves):
    """A round of four in which seat 1 holds the twin of the first discard; the last seat deals."""
    ranks = "1234568"
    deck = [f"{color}{rank}" for rank in ranks for color in "RYGB"]
    deck[1] = card
    return dealt(4, " ".join([*deck, card]), *moves, house="jump_in")


def test_jump_2_the_first_discard():
    """JUMP-2, START-1 to START-3: a jump on the first discard cancels what it has not done yet."""
    after = turned_up("RR")
    assert (after.turn, after.direction) == (3, "right")
    after = turned_up("RR", "1 jump RR")
    assert (after.turn, after.direction) == (0, "right")
    after = turned_up("R+2", "1 jump R+2")
    assert (after.turn, after.pending, after.counts) == (2, 2, [7, 6, 7, 7])
    assert turned_up("RS").turn == 1  # seat 0 is skipped
    assert turned_up("RS", "1 play RS").turn == 3


def test_jump_2_a_last_draw_two():
    """JUMP-2, OUT-2: a jump with a last Draw Two makes the player after the jumper draw, and nobody else."""
    after = jump("R+2 B1 Y1 | R2 | R+2 | R4", "R5", "0 play R+2", "2 jump R+2", draw="Y8 Y9")
    assert (after.counts, after.phase) == ([2, 1, 0, 3], "over")
    assert after.result["points"] == [0, 0, 1 + 1 + 2 + 4 + 17, 0]


@pytest.mark.parametrize(
    ("hands", "moves", "edition"),
    [
        ("R7 B1 Y1 | R2 B2 | R7 B3", ("0 play R7", "2 jump R7"), "classic"),
        ("WJ B1 Y1 R1 | R2 B2 | WJ B3", ("0 play WJ", "2 jump WJ"), "jam"),
    ],
)
def test_jump_3_not_while_somebody_chooses(hands, moves, edition):
    """JUMP-3: no jump while a player chooses a hand to trade or discards for a slam."""
    table = {"house": "jump_in seven_zero", "edition": edition}
    if edition == "jam":
        table["key"] = drop_key("slam", hands, "R5", moves[0], house=table["house"])
    waiting = after_moves(hands, "R5", moves[0], **table)
    assert waiting.phase in ("swap", "slam")
    assert waiting.legal[2] == []
    assert refused(hands, "R5", *moves, **table) == "JUMP-3"


def test_jump_3_not_while_a_jam_cards_color_is_named():
    """JUMP-3, JAM-1: after the drop the colour is named first; then the twin may be laid."""
    hands = "WJ B1 Y1 R1 | R2 B2 | WJ B3"
    table = {"house": "jump_in", "edition": "jam", "key": drop_key("back", hands, "R5", "0 play WJ", house="jump_in")}
    waiting = after_moves(hands, "R5", "0 play WJ", **table)
    assert (waiting.phase, waiting.legal[2]) == ("color", [])
    assert refused(hands, "R5", "0 play WJ", "2 jump WJ", **table) == "JUMP-3"
    assert after_moves(hands, "R5", "0 play WJ", "0 color B", "2 jump WJ", **table).turn == 2


def test_jump_3_afterwards_it_is_possible():
    """JUMP-3, SEVEN-2: after the trade the player who holds the twin now may jump in, and trades as well."""
    hands = "R7 B1 Y1 | R2 B2 | R7 B3 Y3"
    after = jump(hands, "R5", "0 play R7", "0 swap 1", "2 jump R7", house="jump_in seven_zero")
    assert (after.phase, after.turn) == ("swap", 2)
    done = jump(hands, "R5", "0 play R7", "0 swap 1", "2 jump R7", "2 swap 0", house="jump_in seven_zero")
    assert (done.turn, done.hand(0), done.hand(2)) == (0, cards("B3 Y3"), cards("B2 R2"))


def test_jump_3_not_while_a_color_is_named():
    """JUMP-3: nor on a turned-up wild before its colour is named."""
    table = {"phase": "color", "house": "jump_in"}
    assert refused("B1 Y1 | W R2", "W", "1 jump W:R", **table) == "JUMP-3"
    assert after_moves("B1 Y1 | W R2 R3 | R4", "W", "0 color B", "1 jump W:R", **table).turn == 2


def test_jump_3_who_had_drawn_loses_the_turn():
    """JUMP-3: a player who had drawn and not yet decided keeps the card and loses the turn."""
    hands = "R1 B1 Y1 | Y2 B2 | R3 B3 | R1 B4 Y4"
    assert jump(hands, "R5", "0 play R1", "1 draw", draw="R9").phase == "drew"
    after = jump(hands, "R5", "0 play R1", "1 draw", "3 jump R1", draw="R9")
    assert (after.turn, after.phase) == (0, "turn")
    assert after.hand(1) == cards("B2 R9 Y2")
    assert (
        refused(hands, "R5", "0 play R1", "1 draw", "3 jump R1", "1 play R9", draw="R9", house="jump_in") == "SETUP-4"
    )


def test_jump_1_who_has_drawn_does_not_jump():
    """JUMP-1, TURN-4: the player in turn who has drawn may play only the drawn card, not jump with another."""
    hands = "R1 B1 Y1 | R1 B2 | R3 B3"
    assert refused(hands, "R5", "0 play R1", "1 draw", "1 jump R1", draw="R9", house="jump_in") == "JUMP-1"


def test_jump_1_after_the_own_penalty():
    """JUMP-1: a player who has drawn for the Draw Two may lay its twin afterwards."""
    hands = "R+2 B1 Y1 | R+2 B2 | R3 B3 | R4 B4"
    after = jump(hands, "R5", "0 play R+2", "1 take", "1 jump R+2")
    assert (after.turn, after.pending, after.counts) == (2, 2, [2, 3, 2, 2])


def test_jump_1_after_a_challenge():
    """JUMP-1, JUMP-2: after the challenge nothing is pending; a jump with a Wild Draw Four starts from four."""
    hands = "W+4 R1 Y1 | R2 B2 | W+4 W+4 R3 | R4 B4"
    for house in ("jump_in", "jump_in progressive"):
        after = jump(hands, "R5", "0 play W+4:B", "1 challenge", "2 jump W+4:G", house=house)
        assert (after.turn, after.pending, after.color, after.counts) == (3, 4, "G", [6, 2, 2, 2])


def test_jump_2_draw_two_to_the_right():
    """JUMP-2: the aim moves to the next player in the direction of play."""
    after = four("R+2", 2, "0 play R+2", "2 jump R+2", direction="right")
    assert (after.phase, after.turn, after.pending) == ("penalty", 1, 2)


def test_jump_2_two_players_and_a_penalty():
    """JUMP-2, TWO-1: the one who faces it sends it back."""
    after = jump("R+2 B1 Y1 | R+2 B2 Y2", "R5", "0 play R+2", "1 jump R+2", "0 take")
    assert (after.counts, after.turn) == ([4, 2], 1)


def test_jump_3_a_last_jam_card_by_a_jump():
    """JUMP-1, JAM-3: it may end the round, or draw two and go on from the jumper."""
    hands = "B1 Y1 | R2 B2 | WJ | R4 B4"
    assert slam(hands, "R5 WJ:R", "2 jump WJ", house="jump_in").result["out"] == 2
    fallen = back(hands, "R5 WJ:R", "2 jump WJ", "2 color Y", house="jump_in")
    assert (fallen.counts, fallen.turn, fallen.phase) == ([2, 2, 2, 2], 3, "turn")
