"""Cards as text.

Cards: a colour letter and ``0``-``9``, ``S`` skip, ``R`` reverse, ``+2``; wilds ``W``, ``W+4``, ``WJ``, ``WG``; a named
colour after a colon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Literal

from oneleft.errors import NotationError
from oneleft.rules.cards import (
    CARD_IDS,
    COLORS,
    DRAW_TWO,
    REVERSE,
    SKIP,
    SPECIAL,
    TYPES,
    WILD,
    WILD_DRAW_FOUR,
    WILDS,
    card_of,
    color_of,
    face_of,
    is_jam,
    rank_of,
    type_of,
    types_of_color,
)
from oneleft.rules.editions import Edition

DIRECTIONS: dict[int, Literal["left", "right"]] = {1: "left", -1: "right"}
# How a Jam card landed, or that its player is out of the round, as `Round.drop` counts it.
DROPS: tuple[Literal["", "slam", "back", "out"], ...] = ("", "slam", "back", "out")
SYMBOLS = {SKIP: "S", REVERSE: "R", DRAW_TWO: "+2"}
RANK_TEXTS = {rank: SYMBOLS.get(rank, str(rank)) for rank in range(WILD)}
RANKS = {text: rank for rank, text in RANK_TEXTS.items()}


@cache
def color_letters(edition: Edition) -> str:
    return "".join(color[0].upper() for color in edition.colors)


@cache
def wild_texts(edition: Edition) -> dict[int, str]:
    texts = {WILD: "W", WILD_DRAW_FOUR: "W+4"}
    if edition.special_name:
        texts[SPECIAL] = "W" + edition.special_name[0].upper()
    return texts


@cache
def texts_of(edition: Edition) -> list[str]:
    """The text of every card by its number; empty for one that this edition does not have."""
    wilds = wild_texts(edition)
    return [
        card_text(edition, card) if rank_of(card) < WILD or rank_of(card) in wilds else "" for card in range(CARD_IDS)
    ]


def card_text(edition: Edition, card: int) -> str:
    """The text of a card or of a card type, without the colour that was named for a wild."""
    rank = rank_of(card)
    if rank >= WILD:
        return wild_texts(edition)[rank]
    return color_letters(edition)[color_of(card)] + RANK_TEXTS[rank]


def face_text(edition: Edition, face: int) -> str:
    """A card as it is played: a wild with the colour named for it."""
    text = card_text(edition, face)
    return f"{text}:{color_letters(edition)[color_of(face)]}" if names_color(edition, face) else text


def names_color(edition: Edition, face: int) -> bool:
    """Whether the colour is named with the card: not for a Jam card, which is dropped first (JAM-1)."""
    return rank_of(face) >= WILD and not is_jam(edition.special, face)


def read_color(edition: Edition, text: str) -> int:
    color = color_letters(edition).find(text) if len(text) == 1 else -1
    if color < 0:
        raise NotationError("notation-color", "DECK-1", given=text, known=" ".join(color_letters(edition)))
    return color


@cache
def types_by_text(edition: Edition) -> dict[str, int]:
    """The type of every card of this edition by its text; a wild has colour 0."""
    return {text: type_of(card) for card, text in reversed(list(enumerate(texts_of(edition)))) if text}


def read_card(edition: Edition, text: str) -> int:
    """The type of a card; a wild has colour 0."""
    found = types_by_text(edition).get(text)
    if found is None:
        raise NotationError("notation-card", "DECK-1", given=text, edition=edition.name)
    return found


def read_face(edition: Edition, text: str) -> int:
    """A card as it is played: a wild names its colour, a Jam card or any other card does not."""
    card, colon, color = text.partition(":")
    kind = read_card(edition, card)
    if not names_color(edition, kind):
        if colon and rank_of(kind) == SPECIAL:
            raise NotationError("notation-color-later", "JAM-1", given=text, card=card)
        if colon:
            raise NotationError("notation-color-extra", "WILD-1", given=text)
        return kind
    if not colon:
        raise NotationError(
            "notation-color-missing", "WILD-1", given=text, example=f"{card}:{color_letters(edition)[0]}"
        )
    return face_of(read_color(edition, color), kind)


# Where each card stands in a sorted hand: by colour and rank, wilds last.
SORTED = [TYPES + rank_of(card) if rank_of(card) >= WILD else type_of(card) for card in range(CARD_IDS)]


def bits(word: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1


def hand_cards(first: int, second: int) -> list[int]:
    """The cards of a hand in the order in which people sort them: by colour and rank, wilds last."""
    cards = [*bits(first), *(card_of(1, bit) for bit in bits(second))]
    return sorted(cards, key=SORTED.__getitem__)


BITS = [1 << card for card in range(CARD_IDS)]


def words_of(cards: Iterable[int]) -> tuple[int, int]:
    """The two words of a hand of these cards: the reverse of `hand_cards`."""
    second, first = divmod(sum(map(BITS.__getitem__, cards)), 1 << TYPES)
    return first, second


# The colours and the wilds: the parts of a sorted hand.
PARTS = (*map(types_of_color, range(COLORS)), WILDS)


def hand_texts(edition: Edition, first: int, second: int) -> list[str]:
    """The cards of a hand, sorted."""
    return list(sorted_hand(edition, first, second))


@lru_cache(1 << 12)  # from one move to the next, most hands stay the same
def sorted_hand(edition: Edition, first: int, second: int) -> tuple[str, ...]:
    """The few cards of one colour recur often, so each colour is looked up."""
    hand: tuple[str, ...] = ()
    for part in PARTS:
        hand += part_texts(edition, first & part, second & part)
    return hand


@lru_cache(1 << 14)
def part_texts(edition: Edition, first: int, second: int) -> tuple[str, ...]:
    return tuple(card_texts(edition, hand_cards(first, second)))


def card_texts(edition: Edition, cards: Iterable[int]) -> list[str]:
    return list(map(texts_of(edition).__getitem__, cards))
