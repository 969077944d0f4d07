"""Deck and players."""

from collections import Counter

import pytest

import oneleft
from tests.support.rule_tables import (
    EDITIONS,
    SYMBOLS,
    after_moves,
    colors_of,
    deal_document,
    dealt,
    document,
    unreadable,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def colored(edition):
    return {card: n for card, n in dealt(3, edition=edition).all_cards().items() if not card.startswith("W")}


@every_edition
def test_deck_1_four_colors(edition):
    """DECK-1: red, yellow, green, blue; in jam orange takes green's place."""
    assert {card[0] for card in colored(edition)} == set("RYOB" if edition == "jam" else "RYGB")


@pytest.mark.parametrize(
    ("edition", "card"), [("jam", "G5"), ("classic", "O5"), ("international", "O0"), ("jam", "GS")]
)
def test_deck_1_a_color_of_another_edition_is_no_card(edition, card):
    """DECK-1: there is no green in jam and no orange elsewhere."""
    error = unreadable(document(f"{card} R1 | R2", "R3", edition=edition))
    assert error["rule"] == "DECK-1"
    assert error["at"] == "position.hands[0][0]"


@pytest.mark.parametrize(("edition", "color"), [("jam", "G"), ("graduation", "O")])
def test_deck_1_a_color_of_another_edition_cannot_be_named(edition, color):
    """DECK-1: a wild names one of the four colours of the deck."""
    assert unreadable(document("W R1 R2 | R2", "R3", f"0 play W:{color}", edition=edition))["rule"] == "DECK-1"


def test_deck_1_jam_names_orange():
    """DECK-1: orange can be named and matched in jam."""
    after = after_moves("W R1 R4 | O2 O3 R2", "R3", "0 play W:O", "1 play O2", edition="jam")
    assert after.top == "O2"


@every_edition
def test_deck_2_nineteen_numbers_in_each_color(edition):
    """DECK-2: one 0 and two each of 1 to 9 in each colour."""
    numbers = Counter({card: n for card, n in colored(edition).items() if card[1:].isdigit()})
    for color in colors_of(edition):
        mine = {card: n for card, n in numbers.items() if card[0] == color}
        assert mine == {f"{color}{n}": 1 if n == 0 else 2 for n in range(10)}
        assert sum(mine.values()) == 19


@every_edition
def test_deck_3_action_cards(edition):
    """DECK-3: two Draw Two, two Reverse, two Skip in each colour."""
    actions = {card: n for card, n in colored(edition).items() if not card[1:].isdigit()}
    assert actions == {color + symbol: 2 for color in colors_of(edition) for symbol in SYMBOLS}


@every_edition
def test_deck_4_four_of_each_wild(edition):
    """DECK-4: four Wild, four Wild Draw Four: 108 without the cards of DECK-5."""
    deck = dealt(3, edition=edition).all_cards()
    assert deck["W"] == deck["W+4"] == 4
    assert sum(deck.values()) - deck["WJ"] - deck["WG"] == 108


def test_deck_4_no_third_copy_of_a_card():
    """DECK-4: a card cannot lie on the table more often than it is in the deck."""
    assert after_moves("R5 R5 | R0", "R3").counts == [2, 1]
    assert unreadable(document("R5 R5 | R5", "R3"))["at"] == "position.hands[1][0]"
    assert unreadable(document("R0 | R0", "R3"))["at"] == "position.hands[1][0]"
    assert unreadable(document("W W W W | R0", "W:R"))["at"] == "position.discard[0]"
    assert unreadable(document("R1 | R2", "R3", draw="R4 R4 R4"))["at"] == "position.draw[2]"
    assert unreadable(deal_document(3, "R4 R4 R4"))["at"] == "deal.deck[2]"


@pytest.mark.parametrize(("edition", "jam", "graduation"), [("jam", 4, 0), ("graduation", 0, 4), ("classic", 0, 0)])
def test_deck_5_four_special_cards(edition, jam, graduation):
    """DECK-5: jam adds four Welcome to the Jam, graduation four Graduation: 112 in all; no other edition has them."""
    deck = dealt(3, edition=edition).all_cards()
    assert (deck["WJ"], deck["WG"]) == (jam, graduation)
    assert sum(deck.values()) == (108 if edition == "classic" else 112)


@pytest.mark.parametrize(
    ("edition", "card"),
    [("classic", "WJ"), ("deluxe", "WG"), ("international", "WJ"), ("jam", "WG"), ("graduation", "WJ")],
)
def test_deck_5_no_special_card_of_another_edition(edition, card):
    """DECK-5: each special card belongs to its own edition."""
    assert "at" in unreadable(document(f"{card} R1 | R2", "R3", edition=edition))


@every_edition
@pytest.mark.parametrize("players", range(2, 11))
def test_players_1_two_to_ten(edition, players):
    """PLAYERS-1: two to ten players, each with seven cards."""
    assert dealt(players, edition=edition).counts == [7] * players
    assert len(oneleft.Game(edition, players).names) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 12, 10**9])
def test_players_1_neither_fewer_nor_more(players):
    """PLAYERS-1: fewer than two or more than ten are refused."""
    doc = {"deal": {"players": players}}
    assert unreadable(doc)["rule"] == "PLAYERS-1"
    with pytest.raises(oneleft.SetupError) as refused:
        oneleft.Game("classic", players)
    assert refused.value.rule == "PLAYERS-1"


def test_players_1_in_a_position():
    """PLAYERS-1: a position needs two to ten hands as well."""
    assert unreadable(document("R1 R2", "R3"))["rule"] == "PLAYERS-1"
    eleven = " | ".join(f"{color}{n}" for color in "RYG" for n in range(1, 5))[: -len(" | G4")]
    assert eleven.count("|") == 10
    assert unreadable(document(eleven, "B3"))["rule"] == "PLAYERS-1"


@pytest.mark.parametrize(
    ("edition", "card", "copies", "rule"),
    [
        ("classic", "R0", 1, "DECK-2"),
        ("classic", "B9", 2, "DECK-2"),
        ("classic", "YS", 2, "DECK-3"),
        ("international", "GR", 2, "DECK-3"),
        ("deluxe", "R+2", 2, "DECK-3"),
        ("classic", "W", 4, "DECK-4"),
        ("jam", "W+4", 4, "DECK-4"),
        ("jam", "WJ", 4, "DECK-5"),
        ("graduation", "WG", 4, "DECK-5"),
    ],
)
def test_deck_2_to_5_one_card_too_many(edition, card, copies, rule):
    """DECK-2, DECK-3, DECK-4, DECK-5: a card too many is refused by the rule that counts its kind."""
    assert after_moves(" ".join([card] * copies) + " | Y1", "Y3", edition=edition).counts == [copies, 1]
    error = unreadable(document(" ".join([card] * (copies + 1)) + " | Y1", "Y3", edition=edition))
    assert (error["at"], error["rule"]) == (f"position.hands[0][{copies}]", rule)
