"""Moves as integers: ``verb * 64 + operand``. The seat is passed separately.

================  =======================================================
verb              operand
================  =======================================================
play, jump        a face: the card, a wild with the colour named for it
discard           a face; a wild is written with colour 0
color             a colour
swap, catch       a seat
all others        0
================  =======================================================

``play``, ``jump`` and ``discard`` have a twin, one verb higher, that calls UNO with the card.
"""

PLAY = 0
PLAY_UNO = 1
JUMP = 2
JUMP_UNO = 3
DISCARD = 4
DISCARD_UNO = 5
COLOR_VERB = 6
SWAP_VERB = 7
CATCH = 8
DRAW = 9
KEEP = 10
TAKE = 11
CHALLENGE = 12
UNO = 13
END_SERIES = 14  # written `pass`

MOVES = (END_SERIES + 1) * 64
MOST_LEGAL = 160  # no seat ever has more legal moves


def move(verb: int, operand: int) -> int:
    return verb * 64 + operand


def has_call(verb: int) -> bool:
    """Whether a verb that lays a card calls UNO with it."""
    return verb & 1 == 1


def without_call(verb: int) -> int:
    """The twin, of a verb that lays a card, that does not call UNO."""
    return verb & ~1


def verb_of(move: int) -> int:
    return move >> 6


def operand_of(move: int) -> int:
    return move & 63
