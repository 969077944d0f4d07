"""The first discard."""

import pytest

import oneleft
from tests.support.rule_tables import (
    EDITIONS,
    colors_of,
    deal_document,
    dealt,
    first_discard,
    nth_key,
    refusal,
    unreadable,
    whole_deck,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize("dealer", range(3))
def test_start_1_draw_two(edition, dealer):
    """START-1: the player to the dealer's left draws two and misses the turn."""
    left = (dealer + 1) % 3
    faced = first_discard("R+2", 3, dealer=dealer, edition=edition)
    assert (faced.phase, faced.turn, faced.pending, faced.direction) == ("penalty", left, 2, "left")
    assert [bool(moves) for moves in faced.legal] == [seat == left for seat in range(3)]
    after = first_discard("R+2", 3, f"{left} take", dealer=dealer, edition=edition)
    assert after.counts == [9 if seat == left else 7 for seat in range(3)]
    assert (after.phase, after.turn, after.pending, after.direction) == ("turn", (left + 1) % 3, 0, "left")


def test_start_1_two_players():
    """START-1: of two players, the dealer plays first."""
    after = first_discard("B+2", 2, "0 take")
    assert (after.counts, after.turn) == ([9, 7], 1)


def test_start_1_cannot_be_dodged():
    """START-1: no card is played instead of drawing."""
    deck = "R+2 R1 Y1 R2 R3 Y2 Y3 R4 Y4 Y5 R5 Y6 R6 Y7 B+2"
    assert refusal(deal_document(2, deck, "0 play R+2")) == "DRAW2-1"
    assert refusal(deal_document(2, deck, "0 draw")) == "DRAW2-1"
    assert refusal(deal_document(2, deck, "1 draw")) == "SETUP-4"
    assert refusal(deal_document(2, deck, "0 challenge")) == "WD4-4"


def test_start_1_progressive_answers_it():
    """START-1, PROG-1: a player who faces the turned-up Draw Two may lay another."""
    deck = "R+2 R1 Y1 R2 R3 Y2 Y3 R4 Y4 Y5 R5 Y6 R6 Y7 B+2"
    after = dealt(2, deck, "0 play R+2", house="progressive")
    assert (after.phase, after.turn, after.pending) == ("penalty", 1, 4)


@every_edition
@pytest.mark.parametrize("dealer", range(4))
def test_start_2_reverse(edition, dealer):
    """START-2: the dealer plays first, and play goes right."""
    after = first_discard("YR", 4, dealer=dealer, edition=edition)
    assert (after.phase, after.turn, after.direction) == ("turn", dealer, "right")
    then = first_discard("YR", 4, f"{dealer} draw", dealer=dealer, edition=edition)
    if then.phase == "drew":
        then = first_discard("YR", 4, f"{dealer} draw", f"{dealer} keep", dealer=dealer, edition=edition)
    assert then.turn == (dealer - 1) % 4


@pytest.mark.parametrize("dealer", range(2))
def test_start_2_two_players(dealer):
    """START-2, TWO-1: of two players, the dealer plays first."""
    assert first_discard("YR", 2, dealer=dealer).turn == dealer


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "international"])
@pytest.mark.parametrize("dealer", range(4))
def test_start_3_skip(edition, dealer):
    """START-3: the player to the dealer's left is skipped; the next one starts."""
    after = first_discard("BS", 4, dealer=dealer, edition=edition)
    assert (after.phase, after.turn, after.direction) == ("turn", (dealer + 2) % 4, "left")
    assert [told["seat"] for told in after.told("skipped")] == [(dealer + 1) % 4]


@pytest.mark.parametrize("players", [2, 4])
def test_start_3_international_plays_on(players):
    """START-3: sheet I lets the player to the dealer's left play first, Skip or not."""
    after = first_discard("BS", players, edition="international")
    assert (after.phase, after.turn, after.direction) == ("turn", 0, "left")
    assert not after.told("skipped")


def test_start_3_two_players():
    """START-3: of two players, the dealer starts."""
    assert first_discard("BS", 2, dealer=1).turn == 1
    assert first_discard("BS", 2, dealer=0).turn == 0


@pytest.mark.parametrize(("rules", "steps"), [("international+first_skip", 2), ("classic+no_first_skip", 1)])
def test_start_3_a_table_may_agree_otherwise(rules, steps):
    """START-3: the knob decides, the edition only sets it."""
    for n in range(200):
        view = oneleft.Game(rules, 4, key=nth_key(n)).view()
        if view.top[1:] == "S":
            assert view.turn == (view.dealer + steps) % 4
            return
    raise AssertionError("no Skip was turned up")


@every_edition
@pytest.mark.parametrize("dealer", range(3))
def test_start_4_wild(edition, dealer):
    """START-4: the player to the dealer's left names the colour, then takes the first turn."""
    left = (dealer + 1) % 3
    asked = first_discard("W", 3, dealer=dealer, edition=edition)
    assert (asked.phase, asked.turn, asked.color, asked.direction) == ("color", left, None, "left")
    assert asked.legal[left] == [f"{left} color {color}" for color in colors_of(edition)]
    assert sum(map(len, asked.legal)) == 4
    named = first_discard("W", 3, f"{left} color B", dealer=dealer, edition=edition)
    assert (named.phase, named.turn, named.color) == ("turn", left, "B")
    assert named.counts == [7, 7, 7]


def test_start_4_the_color_counts():
    """START-4, TURN-1: the first card must match the named colour."""
    deck = "R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5 B6 Y6 R7 Y7 W"
    assert dealt(2, deck, "0 color B", "0 play B6").top == "B6"
    assert refusal(deal_document(2, deck, "0 color B", "0 play R1")) == "TURN-1"


@pytest.mark.parametrize("move", ["0 draw", "0 play W:R", "0 play R1", "0 keep"])
def test_start_4_color_first(move):
    """START-4: nothing is played or drawn before the colour is named."""
    deck = "R1 Y1 R2 Y2 W Y3 R4 Y4 R5 Y5 B6 Y6 R7 Y7 W"
    assert refusal(deal_document(2, deck, move)) == "START-4"


def test_start_4_only_the_first_player_names():
    """START-4: neither the dealer nor anyone else names the colour, and it is named once."""
    deck = "R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5 B6 Y6 R7 Y7 W"
    assert refusal(deal_document(2, deck, "1 color R")) == "SETUP-4"
    assert refusal(deal_document(2, deck, "0 color R", "0 color B")) == "WILD-1"
    assert unreadable(deal_document(2, deck, "0 color O"))["rule"] == "DECK-1"


@every_edition
def test_start_5_wild_draw_four_goes_back(edition):
    """START-5: the Wild Draw Four goes back into the deck, which is shuffled, and another card is turned."""
    tops = []
    for n in range(120):
        after = first_discard("W+4", 3, key=nth_key(n), edition=edition)
        assert len(after.discard) == 1
        assert after.counts == [7, 7, 7]
        assert (after.draw + after.discard).count("W+4") == 4
        assert after.pending in (0, 2)
        tops.append(after.top)
    assert "W+4" not in tops
    assert len(set(tops)) > 20


def test_start_5_the_pile_is_shuffled():
    """START-5: the returned card lies anywhere, and the cards beneath it do not stay in order."""
    quiet = [card for card in whole_deck("classic").elements() if card[1:].isdigit()]
    hands, beneath = quiet[:14], quiet[14:54]
    places = set()
    for n in range(60):
        after = dealt(2, " ".join([*hands, "W+4", *beneath]), key=nth_key(n))
        assert sorted(after.hand(0) + after.hand(1)) == sorted(hands)
        assert after.draw[:5] != beneath[:5]
        assert after.draw[:5] != beneath[1:6]
        places.add(after.draw.index("W+4"))
    assert len(places) > 10


def test_start_5_never_in_a_game():
    """START-5: no game starts with a Wild Draw Four, and nobody draws for one."""
    for n in range(150):
        view = oneleft.Game("classic", 2, key=nth_key(n)).view()
        assert view.top != "W+4"
        assert view.counts == {0: 7, 1: 7}


@pytest.mark.parametrize(("edition", "card"), [("jam", "WJ"), ("graduation", "WG")])
def test_start_6_special_cards_start_as_wilds(edition, card):
    """START-6: Welcome to the Jam and Graduation turned up: as Wild; nobody drops or draws."""
    for n in range(8):
        asked = first_discard(card, 3, edition=edition, key=nth_key(n))
        assert (asked.phase, asked.turn, asked.color) == ("color", 0, None)
        named = first_discard(card, 3, "0 color R", edition=edition, key=nth_key(n))
        assert (named.phase, named.turn, named.color) == ("turn", 0, "R")
        assert named.counts == [7, 7, 7]
        assert not named.told("dropped")
        assert not named.told("drew")


@pytest.mark.parametrize("card", ["R0", "Y7"])
@every_edition
def test_start_7_no_seven_zero_at_the_start(edition, card):
    """START-7: a 0 or 7 turned up moves no hands."""
    plain = first_discard(card, 3, edition=edition)
    after = first_discard(card, 3, edition=edition, house="seven_zero")
    assert [after.hand(seat) for seat in range(3)] == [plain.hand(seat) for seat in range(3)]
    assert (after.phase, after.turn) == ("turn", 0)
    assert not after.told("hands_passed")
