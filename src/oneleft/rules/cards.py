"""The cards, as bits.

A card type is ``color * 16 + rank``. Ranks 0 to 9 are the numbers; Skip, Reverse and Draw Two follow, then the three
kinds of wild. The two copies of a coloured card are the same bit of two words, so a hand is a pair of words, and a
card is ``copy * 64 + type``. The four copies of a wild take the bits of colours 0 and 1 in both words.

A *face* is a type as it is played: a wild with the colour that its player names. Types and faces share one numbering.
A Jam card is laid before its colour is named, so its face has colour 0.
"""

SKIP = 10
REVERSE = 11
DRAW_TWO = 12
WILD = 13
WILD_DRAW_FOUR = 14
SPECIAL = 15  # Welcome to the Jam or Graduation, in the editions that have one

COLORS = 4
NONE = -1  # no colour, no seat, no card

COLORED_OF_ONE_COLOR = 0x1FFF
ONE_OF_EACH_COLOR = 0x0001_0001_0001_0001
COLORED = ONE_OF_EACH_COLOR * COLORED_OF_ONE_COLOR
NUMBERS = ONE_OF_EACH_COLOR * ((1 << SKIP) - 1)
BOTH_WILD_BITS = 0x0001_0001
WILD_KINDS = 0xE000
WILDS = BOTH_WILD_BITS * WILD_KINDS
WILD_DRAW_FOURS = BOTH_WILD_BITS << WILD_DRAW_FOUR

# What the special card does (`Edition.special`).
NO_SPECIAL = 0
DROP = 1  # JAM-1
EVERYONE_DRAWS = 2  # GRAD-1

DECK_SIZE = 112  # the largest deck
TYPES = 64  # the bits of a word
CARD_IDS = 2 * TYPES  # every card is a number below this


def rank_of(card: int) -> int:
    """The number or symbol of a card, a type or a face: 0 to 9, then ``SKIP`` to ``SPECIAL``."""
    return card & 15


def color_of(card: int) -> int:
    """The colour of a coloured card, or the colour that was named for the face of a wild."""
    return card >> 4 & 3


def type_of(card: int) -> int:
    """The card without its copy: what is printed on it."""
    return card & 63


def copy_of(card: int) -> int:
    """Which of the two words of a hand has this card."""
    return card >> 6


def card_of(copy: int, card_type: int) -> int:
    """The card with this copy and type."""
    return copy * TYPES + card_type


def face_of(color: int, rank: int) -> int:
    """A type, or a wild with the colour that is named for it."""
    return color * 16 + rank


def is_jam(special: int, face: int) -> bool:
    """Whether this is a Welcome to the Jam card: no colour is named when it is laid (JAM-1)."""
    return special == DROP and rank_of(face) == SPECIAL


def types_of(face: int) -> int:
    """The bits that a card of this face can have: one for a coloured card, two for a kind of wild."""
    if rank_of(face) < WILD:
        return 1 << face
    return BOTH_WILD_BITS << rank_of(face)


def second_bit(kind: int) -> int:
    """The other of the two bits that the cards of a kind of wild can have."""
    return kind | 16


def types_of_rank(rank: int) -> int:
    """Every type that shows this number or symbol."""
    if rank < WILD:
        return ONE_OF_EACH_COLOR << rank
    return BOTH_WILD_BITS << rank


def types_of_color(color: int) -> int:
    """A wild has no colour, whatever was named for it."""
    return COLORED_OF_ONE_COLOR << (color * 16)


def wild_kinds(types: int) -> int:
    """One bit for each kind of wild among these types."""
    return (types | types >> 16) & WILD_KINDS


def fill_deck(cards: list[int], special: int) -> int:
    """DECK-1 to DECK-5: write every card of the deck into ``cards``. Returns how many there are."""
    n = 0
    for color in range(COLORS):
        for rank in range(WILD):
            cards[n] = face_of(color, rank)
            n += 1
            if rank > 0:  # one 0 in each colour, two of all others
                cards[n] = card_of(1, face_of(color, rank))
                n += 1
    kinds = 2 if special == NO_SPECIAL else 3
    for kind in range(kinds):
        for bit in range(2):
            cards[n] = face_of(bit, WILD + kind)
            cards[n + 1] = card_of(1, face_of(bit, WILD + kind))
            n += 2
    return n
