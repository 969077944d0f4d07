"""A turn."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, cards, colors_of, nth_key, refused, whole_deck

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def matches(card, top, color):
    """TURN-1 and TURN-2, said once more."""
    return card.startswith("W") or card[0] == color or card[1:] == top[1:]


@every_edition
@pytest.mark.parametrize("top", ["R5", "Y0", "BS", "RR", "Y+2", "W:B", "W+4:Y"])
def test_turn_1_every_card_on_this_top(edition, top):
    """TURN-1, TURN-2: a card matches by colour, number or symbol, or is wild; nothing else is offered or accepted."""
    top_card, _, named = top.partition(":")
    color = named or top_card[0]
    kinds = [card for card in whole_deck(edition) if card != top_card]
    for start in range(0, len(kinds), 12):
        hand = kinds[start : start + 12]
        offered = after_moves(f"{' '.join(hand)} | R9", top, edition=edition).legal[0]
        expected = {card for card in hand if matches(card, top_card, color)}
        assert {move.split()[2].partition(":")[0] for move in offered if " play " in move} == expected
    fits = next(card for card in kinds if matches(card, top_card, color) and not card.startswith("W"))
    other = next(card for card in kinds if not matches(card, top_card, color))
    assert after_moves(f"{fits} R1 R2 | R9", top, f"0 play {fits}", edition=edition).top == fits
    assert refused(f"{other} R1 R2 | R9", top, f"0 play {other}", edition=edition) == "TURN-1"


@pytest.mark.parametrize(
    ("card", "top"),
    [("R9", "R5"), ("G5", "R5"), ("B0", "Y0"), ("RS", "R5"), ("GS", "RS"), ("B+2", "Y+2"), ("YR", "GR"), ("R5", "R5")],
)
def test_turn_1_play_what_matches(card, top):
    """TURN-1: the card leaves the hand and lies on top; the turn goes on."""
    after = after_moves(f"{card} B1 Y2 | R3 | G4", top, f"0 play {card}")
    assert (after.top, after.color, after.discard) == (card, card[0], [top, card])
    assert after.hand(0) == cards("B1 Y2")
    assert after.told("played") == [{"event": "played", "seat": 0, "card": card}]


@pytest.mark.parametrize(
    ("card", "top"), [("G9", "R5"), ("BS", "RR"), ("Y+2", "B2"), ("Y2", "B+2"), ("GR", "RS"), ("R5", "W:B")]
)
def test_turn_1_no_match(card, top):
    """TURN-1: neither colour nor number nor symbol."""
    assert refused(f"{card} B1 Y2 | R3", top, f"0 play {card}") == "TURN-1"


def test_turn_1_one_card():
    """TURN-1: one card, not two."""
    assert refused("R5 G5 B1 | R3 Y4", "R9", "0 play R5", "0 play G5") == "SETUP-4"
    assert after_moves("R5 G5 B1 | R3 Y4", "R9", "0 play R5").counts == [2, 2]


def test_turn_1_not_a_card_of_somebody_else():
    """TURN-1: the card must be in the player's hand."""
    assert refused("B1 Y2 | R3", "R5", "0 play R3") == "TURN-1"
    assert refused("B1 Y2 | W", "R5", "0 play W:B") == "TURN-1"


@pytest.mark.parametrize("wild", ["W", "W+4"])
def test_turn_1_after_a_wild_the_named_color(wild):
    """TURN-1: after a wild the colour to match is the one named, whatever lies beneath."""
    answer = ("1 take",) if wild == "W+4" else ("1 draw",)
    table = {"draw": "Y8 Y8 Y6 Y6"}
    hands = f"{wild} Y3 | Y1 | G7 R5 B2"
    assert after_moves(hands, "R5", f"0 play {wild}:G uno", *answer, "2 play G7", **table).top == "G7"
    assert refused(hands, "R5", f"0 play {wild}:G uno", *answer, "2 play R5", **table) == "TURN-1"


def test_turn_1_a_color_is_named_only_for_a_wild():
    """TURN-1: the colour named for a wild ends with the next coloured card."""
    after = after_moves("W R1 R2 | G7 B2 | B7 G3", "R5", "0 play W:G", "1 play G7 uno", "2 play B7 uno")
    assert after.color == "B"


@pytest.mark.parametrize(
    ("edition", "card"), [*((edition, "W") for edition in EDITIONS), ("jam", "WJ"), ("graduation", "WG")]
)
def test_turn_2_a_wild_at_any_time(edition, card):
    """TURN-2: a wild may be played even with another playable card in hand, on any card."""
    for top in ("R5", "RS", "W:R"):
        moves = ["0 play WJ"] if card == "WJ" else [f"0 play {card}:B"]
        after = after_moves(f"{card} R9 R5 B1 Y1 | R3", top, *moves, edition=edition, key=nth_key(0))
        if card == "WJ":  # JAM-1: dropped first, then the colour
            moves += ["0 discard R9", "0 discard Y1"] if after.phase == "slam" else []
            after = after_moves(f"{card} R9 R5 B1 Y1 | R3", top, *moves, "0 color B", edition=edition, key=nth_key(0))
        assert after.color == "B"
        assert after.top == card


@every_edition
def test_turn_2_but_only_in_ones_turn(edition):
    """TURN-2: "at any time, even if the play is not yet due" of sheet I is read as: in one's turn."""
    assert refused("R9 R5 | W R3", "R1", "1 play W:B", edition=edition) == "SETUP-4"


def test_turn_2_not_in_place_of_a_penalty():
    """TURN-2, DRAW2-1: a wild does not help against a Draw Two."""
    assert refused("R+2 R5 R6 | W R3", "R1", "0 play R+2", "1 play W:B") == "DRAW2-1"


@every_edition
def test_turn_3_draw_one_and_pass(edition):
    """TURN-3: with nothing to play, draw one; a card that cannot be played passes the turn."""
    after = after_moves("B1 Y2 | R3 | B4", "R5", "0 draw", draw="Y9 R8", edition=edition)
    assert after.hand(0) == cards("B1 Y2 Y9")
    assert (after.phase, after.turn) == ("turn", 1)
    assert after.draw[0] == "R8"


@pytest.mark.parametrize("drawn", ["R9", "B5", "W", "W+4"])
def test_turn_3_the_drawn_card_may_be_played_at_once(drawn):
    """TURN-3: a drawn card that can be played waits for its player."""
    play = f"0 play {drawn}:B" if drawn.startswith("W") else f"0 play {drawn}"
    asked = after_moves("B1 Y2 | R3 | B4", "R5", "0 draw", draw=drawn)
    assert (asked.phase, asked.turn, asked.drawn) == ("drew", 0, drawn)
    assert {move.split()[1] for move in asked.legal[0]} == {"play", "keep"}
    assert {move.split()[2].partition(":")[0] for move in asked.legal[0] if "play" in move} == {drawn}
    after = after_moves("B1 Y2 | R3 | B4", "R5", "0 draw", play, draw=drawn)
    assert (after.top, after.turn) == (drawn, 1)
    assert after.hand(0) == cards("B1 Y2")


def test_turn_3_or_kept():
    """TURN-3: it may be played, and need not."""
    after = after_moves("B1 Y2 | R3 | B4", "R5", "0 draw", "0 keep", draw="R9 R8")
    assert (after.turn, after.phase, after.top) == (1, "turn", "R5")
    assert after.hand(0) == cards("B1 R9 Y2")


def test_turn_3_only_one_card_is_drawn():
    """TURN-3: no second card in the same turn."""
    assert refused("B1 Y2 | R3 | B4", "R5", "0 draw", "0 draw", draw="R9 R8") == "TURN-3"
    assert refused("B1 Y2 | R3 | B4", "R5", "0 draw", "0 draw", draw="Y9 R8") == "SETUP-4"


def test_turn_3_nothing_to_keep():
    """TURN-3: nobody passes without having drawn."""
    assert refused("B1 Y2 | R3 | B4", "R5", "0 keep") == "TURN-3"
    assert "0 keep" not in after_moves("B1 Y2 | R3 | B4", "R5").legal[0]


def test_turn_3_the_drawn_card_takes_effect():
    """TURN-3: a drawn action card does what it does from the hand."""
    after = after_moves("B1 Y2 | R3 | B4", "R5", "0 draw", "0 play RS", draw="RS")
    assert after.turn == 2


def test_turn_3_a_drawn_draw_four_may_be_a_bluff():
    """TURN-3, WD4-3: a drawn Wild Draw Four can be played unlawfully, unless the table does not bluff."""
    assert after_moves("R1 Y2 | R3", "R5", "0 draw", draw="W+4").phase == "drew"
    honest = after_moves("R1 Y2 | R3", "R5", "0 draw", draw="W+4", bluffing=False)
    assert (honest.phase, honest.turn) == ("turn", 1)


@every_edition
def test_turn_4_one_may_draw_with_a_playable_card(edition):
    """TURN-4: a player may choose not to play a playable card and must then draw one."""
    after = after_moves("R1 Y2 | R3 | B4", "R5", "0 draw", draw="Y9", edition=edition)
    assert (after.turn, after.counts) == (1, [3, 1, 1])
    assert "0 draw" in after_moves("R1 R2 W | R3 | B4", "R5", edition=edition).legal[0]


@pytest.mark.parametrize("held", ["R1", "B5", "W:G", "W+4:G"])
def test_turn_4_then_only_the_drawn_card(held):
    """TURN-4: only the drawn card may be played in this turn."""
    hand = held.partition(":")[0]
    assert refused(f"{hand} Y2 | R3 | B4", "R5", "0 draw", f"0 play {held}", draw="R9") == "TURN-4"
    assert after_moves(f"{hand} Y2 | R3 | B4", "R5", "0 draw", "0 play R9", draw="R9").top == "R9"


def test_turn_4_a_drawn_card_that_does_not_fit_ends_the_turn():
    """TURN-4: once the drawn card does not fit, the playable one in hand is too late."""
    assert refused("R1 Y2 | R3 | B4", "R5", "0 draw", "0 play R1", draw="Y9") == "SETUP-4"


def test_turn_4_a_twin_of_the_drawn_card():
    """TURN-4: a player who draws the twin of a card in hand may play that card; they cannot be told apart."""
    after = after_moves("R1 Y2 | R3 | B4", "R5", "0 draw", "0 play R1", draw="R1")
    assert after.hand(0) == cards("R1 Y2")


def test_turn_4_the_next_turn_is_free_again():
    """TURN-4: in the next turn every card may be played again."""
    after = after_moves("R1 Y2 | B3 | B4", "R5", "0 draw", "0 keep", "1 draw", "2 draw", "0 play R1", draw="R9 Y1 Y3")
    assert after.top == "R1"


def test_turn_1_legal_moves_are_those_of_the_colors_named():
    """TURN-1, WILD-1: a wild is offered once for each colour, next to drawing."""
    offered = after_moves("W R9 Y3 | R3", "R5").legal[0]
    assert set(offered) == {"0 play R9", "0 draw", *(f"0 play W:{color}" for color in colors_of("classic"))}
