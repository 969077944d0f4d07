"""Welcome to the Jam, and Graduation."""

import pytest

import oneleft
from tests.support.rule_tables import after_moves, back, cards, document, drop_key, nth_key, refused, slam, worth

HANDS = "WJ R1 B1 Y1 O1 | R2 B2 | R3 B3"


def drops(number):
    return [
        after_moves(HANDS, "R5", "0 play WJ", edition="jam", key=nth_key(n)).told("dropped")[0]["side"]
        for n in range(number)
    ]


def test_jam_1_a_wild_with_a_color():
    """JAM-1: a wild: playable on anything; after the drop its player names the colour, on both sides."""
    for color in "RYOB":
        for top in ("R5", "BS", "W:Y"):
            fallen = back(HANDS, top, "0 play WJ", f"0 color {color}")
            assert (fallen.color, fallen.top, fallen.turn) == (color, "WJ", 1)
            slammed = slam(HANDS, top, "0 play WJ", "0 discard R1", "0 discard B1", f"0 color {color}")
            assert (slammed.color, slammed.top, slammed.turn) == (color, "WJ", 1)


def test_jam_1_the_color_comes_last():
    """JAM-1: first the drop, then JAM-2 or JAM-3, and only after that its player names the colour."""
    asked = slam(HANDS, "R5", "0 play WJ")
    assert (asked.phase, asked.color) == ("slam", None)
    for named in (slam(HANDS, "R5", "0 play WJ", "0 discard R1", "0 discard B1"), back(HANDS, "R5", "0 play WJ")):
        assert (named.phase, named.turn, named.color) == ("color", 0, None)
        assert named.legal[0] == ["0 color R", "0 color Y", "0 color O", "0 color B"]
        assert named.legal[1:] == [[], []]
    told = [event["event"] for event in back(HANDS, "R5", "0 play WJ", "0 color B").answer["events"]]
    assert told == ["played", "dropped", "drew", "named_color"]


def test_jam_1_no_color_with_the_play():
    """JAM-1: a Jam card is written without a colour, and a colour with it is refused with a reason."""
    assert [move for move in after_moves(HANDS, "R5", edition="jam").legal[0] if "WJ" in move] == ["0 play WJ"]
    error = oneleft.referee(document(HANDS, "R5", "0 play WJ:B", edition="jam"))["error"]
    assert (error["at"], error["rule"]) == ("moves[0]", "JAM-1")


@pytest.mark.parametrize("move", ["0 play B1", "0 draw", "0 discard B1"])
def test_jam_1_the_color_before_anything_else(move):
    """JAM-1: nobody goes on before the colour is named."""
    for side in ("slam", "back"):
        key = drop_key(side, HANDS, "R5", "0 play WJ")
        first = ("0 play WJ", "0 discard R1", "0 discard Y1") if side == "slam" else ("0 play WJ",)
        assert refused(HANDS, "R5", *first, move, edition="jam", key=key) == "JAM-1"
        assert refused(HANDS, "R5", *first, "1 draw", edition="jam", key=key) == "SETUP-4"


def test_jam_1_a_last_card_names_no_color():
    """JAM-1: a Jam card that ends the round names none."""
    for after in (slam("WJ | R2 B2", "R5", "0 play WJ"), slam("WJ Y1 | R2 B2", "R5", "0 play WJ", "0 discard Y1")):
        assert (after.phase, after.color, after.legal) == ("over", None, [[], []])


def test_jam_1_turned_up_first_or_dropped():
    """JAM-1, START-6: in both cases a colour is named; after a drop the turn ends with it, at the start it begins."""
    turned_up = {"hands": [["R1", "B1"], ["R2", "B2"]], "discard": ["WJ"], "phase": "color", "turn": 0}
    dropped = turned_up | {"drop": "back"}
    played = turned_up | {"discard": ["R5", "WJ"]}  # a card lies beneath, so it was played
    turns = []
    for position in (turned_up, dropped, played):
        answer = oneleft.referee({"rules": "jam", "position": position, "moves": ["0 color B"]})
        turns.append(answer["position"]["turn"])
    assert turns == [0, 1, 1]


def test_jam_1_one_drop_with_two_sides():
    """JAM-1: the card is dropped once for each play."""
    after = after_moves(HANDS, "R5", "0 play WJ", edition="jam")
    assert len(after.told("dropped")) == 1
    assert after.told("dropped")[0]["side"] in ("slam", "back")


def test_jam_1_equally_likely():
    """JAM-1: the two sides are equally likely (400 drops, four standard deviations)."""
    sides = drops(400)
    assert set(sides) == {"slam", "back"}
    assert 160 < sides.count("slam") < 240


def test_jam_1_every_drop_is_its_own():
    """JAM-1: two Jam cards in a row fall independently of each other."""
    hands = "WJ R1 B1 Y1 O1 | WJ B2 R2 Y2 O2 Y3 | R3 B3"
    pairs = set()
    for n in range(60):
        first = after_moves(hands, "R5", "0 play WJ", edition="jam", key=nth_key(n))
        between = (*(("0 discard R1", "0 discard B1") if first.phase == "slam" else ()), "0 color B")
        after = after_moves(hands, "R5", "0 play WJ", *between, "1 play WJ", edition="jam", key=nth_key(n))
        pairs.add(tuple(told["side"] for told in after.told("dropped")))
    assert len(pairs) == 4


def test_jam_2_two_discards_of_choice():
    """JAM-2: slam side up: its player discards two cards of choice from the hand."""
    asked = slam(HANDS, "R5", "0 play WJ")
    assert (asked.phase, asked.turn, asked.slam) == ("slam", 0, 2)
    assert set(asked.legal[0]) == {f"0 discard {card}" for card in ("R1", "B1", "Y1", "O1")}
    assert asked.legal[1:] == [[], []]
    one = slam(HANDS, "R5", "0 play WJ", "0 discard Y1")
    assert (one.phase, one.turn, one.slam) == ("slam", 0, 1)
    two = slam(HANDS, "R5", "0 play WJ", "0 discard Y1", "0 discard R1")
    assert (two.phase, two.turn, two.pending) == ("color", 0, 0)
    assert two.hand(0) == cards("B1 O1")


def test_jam_2_they_go_under_the_jam_card():
    """JAM-2: the Jam card stays on top, with its colour."""
    after = slam(HANDS, "Y9 R5", "0 play WJ", "0 discard Y1", "0 discard R1", "0 color B")
    assert after.discard[:2] == ["Y9", "R5"]
    assert sorted(after.discard[2:4]) == ["R1", "Y1"]
    assert (after.top, after.color) == ("WJ", "B")


@pytest.mark.parametrize("thrown", ["R+2", "RS", "RR", "W+4", "W", "R7", "R0", "WJ"])
def test_jam_2_they_have_no_effect(thrown):
    """JAM-2: nobody draws, misses a turn, names a colour or moves a hand for a card under the Jam card."""
    hands = f"WJ {thrown} B1 Y1 O1 | R2 B2 | R3 B3"
    moves = ("0 play WJ", f"0 discard {thrown}", "0 discard Y1", "0 color B")
    after = slam(hands, "R5", *moves, house="seven_zero progressive")
    assert (after.turn, after.phase, after.pending, after.direction, after.color) == (1, "turn", 0, "left", "B")
    assert [after.hand(seat) for seat in range(3)] == [cards("B1 O1"), cards("B2 R2"), cards("B3 R3")]


def test_jam_2_the_one_that_is_left():
    """JAM-2: with one card left it is the only one to discard, and the round is over."""
    asked = slam("WJ Y1 | R2 B2 | R3 B3", "R5", "0 play WJ")
    assert (asked.phase, asked.slam, asked.legal[0]) == ("slam", 1, ["0 discard Y1"])
    after = slam("WJ Y1 | R2 B2 | R3 B3", "R5", "0 play WJ", "0 discard Y1")
    assert after.phase == "over"
    assert after.result == {"out": 0, "blocked": False, "points": [10, 0, 0]}


def test_jam_2_two_cards_left_go_both():
    """JAM-2, OUT-1: a slam may empty the hand."""
    after = slam("WJ Y+2 W+4 | R2 B2 | R3 B3", "R5", "0 play WJ", "0 discard W+4", "0 discard Y+2")
    assert after.phase == "over"
    assert after.result == {"out": 0, "blocked": False, "points": [10, 0, 0]}
    assert after.counts == [0, 2, 2]


def test_jam_2_a_last_jam_card_slam_side_up():
    """JAM-2: with nothing left to discard the player is out."""
    after = slam("WJ | R2 B2 | R3 B3", "R5", "0 play WJ")
    assert after.phase == "over"
    assert after.result == {"out": 0, "blocked": False, "points": [10, 0, 0]}


@pytest.mark.parametrize("move", ["0 discard R2", "0 discard W"])
def test_jam_2_only_own_cards(move):
    """JAM-2: a discard comes from the player's hand."""
    key = drop_key("slam", HANDS, "R5", "0 play WJ")
    assert refused(HANDS, "R5", "0 play WJ", move, edition="jam", key=key) in ("TURN-1", "JAM-2")


@pytest.mark.parametrize("move", ["0 play B1", "0 draw", "0 keep"])
def test_jam_2_discards_first(move):
    """JAM-2: nothing else is done before both are discarded."""
    key = drop_key("slam", HANDS, "R5", "0 play WJ")
    for discarded in ((), ("0 discard R1",)):
        assert refused(HANDS, "R5", "0 play WJ", *discarded, move, edition="jam", key=key) in ("JAM-2", "TURN-3")


@pytest.mark.parametrize("move", ["1 play B2", "1 draw", "1 discard B2"])
def test_jam_2_the_next_player_waits(move):
    """JAM-2: the turn is not over before the discards are made."""
    key = drop_key("slam", HANDS, "R5", "0 play WJ")
    assert refused(HANDS, "R5", "0 play WJ", move, edition="jam", key=key) in ("SETUP-4", "JAM-2")


def test_jam_2_no_discard_otherwise():
    """JAM-2: not without a slam, not a third card, not after the back side."""
    assert refused("R1 B1 | R2", "R5", "0 discard B1", edition="jam") == "JAM-2"
    slammed, fallen = (drop_key(side, HANDS, "R5", "0 play WJ") for side in ("slam", "back"))
    third = ("0 play WJ", "0 discard R1", "0 discard B1", "0 discard Y1")
    assert refused(HANDS, "R5", *third, edition="jam", key=slammed) == "JAM-1"
    assert refused(HANDS, "R5", "0 play WJ", "0 discard R1", edition="jam", key=fallen) == "JAM-1"


def test_jam_2_the_discards_lie_open():
    """JAM-2: everyone sees what is thrown off."""
    after = slam(HANDS, "R5", "0 play WJ", "0 discard Y1", "0 discard R1")
    assert [(told["seat"], told["card"]) for told in after.told("discarded")] == [(0, "Y1"), (0, "R1")]


def test_jam_3_back_side_draws_two():
    """JAM-3: back side up: its player draws two and names the colour, and the next player's turn comes."""
    after = back(HANDS, "R5", "0 play WJ", "0 color B", draw="Y8 Y9 O9")
    assert after.hand(0) == cards("R1 B1 Y1 O1 Y8 Y9")
    assert (after.phase, after.turn, after.color, after.draw[0]) == ("turn", 1, "B", "O9")
    assert after.counts == [6, 2, 2]


def test_jam_3_a_last_card_back_side_up_goes_on():
    """JAM-3: the drop is part of the play: the round is not over."""
    after = back("WJ | R2 B2 | R3 B3", "R5", "0 play WJ", "0 color B", draw="Y8 Y9")
    assert (after.phase, after.turn, after.result) == ("turn", 1, None)
    assert after.hand(0) == cards("Y8 Y9")
    moves = ("0 play WJ", "0 color B", "1 play B2 uno")
    assert after_moves("WJ | R2 B2 | R3 B3", "R5", *moves, edition="jam", key=back_key()).turn == 2


def back_key():
    return drop_key("back", "WJ | R2 B2 | R3 B3", "R5", "0 play WJ")


def test_jam_3_with_almost_nothing_to_draw():
    """JAM-3, PILE-1, PILE-2: the card under the Jam card is all there is to draw."""
    after = back("WJ | R2 B2 | R3 B3", "R5", "0 play WJ", "0 color B", rest="out")
    assert after.hand(0) == ["R5"]
    assert (after.phase, after.turn, after.discard, after.draw) == ("turn", 1, ["WJ"], [])


@pytest.mark.parametrize("house", ["", "jump_in progressive seven_zero"])
def test_jam_3_in_two_player_games_nobody_misses_a_turn(house):
    """JAM-3: the Jam card is no Skip."""
    assert back("WJ R1 B1 | R2 B2", "R5", "0 play WJ", "0 color B", house=house).turn == 1
    moves = ("0 play WJ", "0 discard R1", "0 discard B1", "0 color B")
    assert slam("WJ R1 B1 Y1 O1 | R2 B2", "R5", *moves, house=house).turn == 1


def test_grad_1_everybody_else_draws_one():
    """GRAD-1: its player names the colour, every other player draws one, nobody misses a turn."""
    hands = "R1 B1 | WG R2 B2 | R3 B3 | R4 B4"
    for color in "RYGB":
        after = after_moves(hands, "R5", f"1 play WG:{color}", turn=1, draw="Y1 Y2 Y3 Y4", edition="graduation")
        assert after.counts == [3, 2, 3, 3]
        assert (after.phase, after.turn, after.pending, after.color) == ("turn", 2, 0, color)
        assert sorted(card for seat in (0, 2, 3) for card in after.hand(seat) if card[0] == "Y") == cards("Y1 Y2 Y3")
        assert after.draw[0] == "Y4"


@pytest.mark.parametrize(("direction", "order"), [("left", [2, 3, 0]), ("right", [0, 3, 2])])
def test_grad_1_in_the_order_of_play(direction, order):
    """GRAD-1: the next player draws first *(reading: the order of play)*."""
    hands = "R1 B1 | WG R2 B2 | R3 B3 | R4 B4"
    after = after_moves(
        hands, "R5", "1 play WG:B", turn=1, draw="Y1 Y2 Y3 Y4", edition="graduation", direction=direction
    )
    assert [next(card for card in after.hand(seat) if card[0] == "Y") for seat in order] == ["Y1", "Y2", "Y3"]


def test_grad_1_on_anything():
    """GRAD-1: a wild is playable at any time in one's turn."""
    for top in ("R5", "BS", "W:Y", "WG:B"):
        assert after_moves("WG R1 Y1 B1 | G2", top, "0 play WG:G", edition="graduation").counts == [3, 2]


def test_grad_1_two_players():
    """GRAD-1: the other one draws, and has the turn."""
    after = after_moves("WG R1 Y1 | G2 G3", "R5", "0 play WG:B", edition="graduation", draw="B9")
    assert (after.turn, after.phase) == (1, "turn")
    assert after.hand(1) == cards("B9 G2 G3")


def test_grad_1_it_is_no_penalty():
    """GRAD-1: there is nothing to take, to challenge or to stack."""
    for move in ("1 take", "1 challenge"):
        table = {"edition": "graduation", "house": "progressive"}
        assert refused("WG R1 Y1 | WG G3", "R5", "0 play WG:B", move, **table) in ("DRAW2-1", "WD4-4")
    again = after_moves("WG R1 Y1 | WG G2 G3", "R5", "0 play WG:B", "1 play WG:G", edition="graduation")
    assert again.counts == [3, 3]


def test_grad_1_a_short_pile():
    """GRAD-1, PILE-1, PILE-2: the discards are shuffled in, and when nothing is left the last ones draw nothing."""
    after = after_moves("WG R1 B1 | R2 B2 | R3 B3 | R4 B4", "Y5 R5", "0 play WG:B", rest="out", edition="graduation")
    assert after.counts == [2, 3, 3, 2]
    assert sorted([*after.hand(1), *after.hand(2)]) == cards("B2 B3 R2 R3 R5 Y5")
    assert (after.discard, after.draw, after.turn) == (["WG"], [], 1)


@pytest.mark.parametrize("edition", ["jam", "graduation"])
def test_special_cards_count_fifty(edition):
    """SCORE-1: Jam and Graduation count 50."""
    card = "WJ" if edition == "jam" else "WG"
    assert worth(card) == 50
    assert after_moves(f"R1 | {card}", "R5", "0 play R1", edition=edition).result["points"] == [50, 0]
