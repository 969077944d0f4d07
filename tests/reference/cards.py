"""Cards as text: what is printed on them, what they are worth, and the deck that they make."""

from __future__ import annotations

from collections import Counter
from functools import cache

ACTIONS = ("S", "R", "+2")


def is_wild(card: str) -> bool:
    return card.startswith("W")


@cache
def color_of(card: str) -> str | None:
    """WD4-2: wilds have no colour."""
    return None if is_wild(card) else card[0]


@cache
def symbol_of(card: str) -> str:
    """What is printed besides the colour: a number, a symbol or the kind of wild."""
    return card if is_wild(card) else card[1:]


@cache
def is_number(card: str) -> bool:
    return not is_wild(card) and card[1:].isdigit()


@cache
def worth(card: str) -> int:
    """SCORE-1."""
    if is_wild(card):
        return 50
    return int(card[1:]) if is_number(card) else 20


def colors_of(edition: str) -> str:
    """DECK-1."""
    return "RYOB" if edition == "jam" else "RYGB"


def deck_of(edition: str) -> Counter[str]:
    """DECK-1 to DECK-5."""
    deck: Counter[str] = Counter()
    for color in colors_of(edition):
        deck[color + "0"] = 1
        for symbol in (*"123456789", *ACTIONS):
            deck[color + symbol] = 2
    deck["W"] = deck["W+4"] = 4
    special = {"jam": "WJ", "graduation": "WG"}.get(edition)
    if special:
        deck[special] = 4
    return deck
