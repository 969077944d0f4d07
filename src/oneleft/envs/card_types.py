"""The types of cards in the order of observations: the 13 ranks of each colour, then the three kinds of wild."""

from oneleft.rules.cards import COLORS, WILD, color_of, rank_of

TYPES = COLORS * WILD + 3


def type_index(card_type: int) -> int:
    """The place of a type among all types."""
    rank = rank_of(card_type)
    return COLORS * WILD + rank - WILD if rank >= WILD else color_of(card_type) * WILD + rank
