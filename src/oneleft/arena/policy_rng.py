"""A fast generator for choices: they need no secrecy, unlike the cards.

Multiply with carry, a word and its carry in one number. Nothing here may exceed 63 bits: compiled code may assume that
signed numbers do not overflow, and goes wrong without a word when they do.
"""

from oneleft.rules.rng import WORD

MULTIPLIER = 1_791_398_085  # below 2^31; with 2^32 as its base the period is about 2^62


def next_state(state: int) -> int:
    return (state & WORD) * MULTIPLIER + (state >> 32)


def word_of(state: int) -> int:
    """The random 32-bit word of a state."""
    return (state ^ state >> 32) & WORD


def first_state(word: int, carry: int) -> int:
    """From two random words; the carry stays below the multiplier, and a state of 0 would never change."""
    return (carry >> 2) << 32 | word | 1
