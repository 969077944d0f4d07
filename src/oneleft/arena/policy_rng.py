"""A fast random generator for policies. Their choices need no secrecy, unlike the cards.

It multiplies with carry, and keeps a word and its carry in one number. Nothing here may exceed 63 bits: compiled code
assumes that signed numbers do not overflow, and fails silently if they do.
"""

from oneleft.rules.rng import WORD

MULTIPLIER = 1_791_398_085  # below 2^31; with base 2^32 the period is about 2^62


def next_state(state: int) -> int:
    return (state & WORD) * MULTIPLIER + (state >> 32)


def word_of(state: int) -> int:
    """The random 32-bit word of a state."""
    return (state ^ state >> 32) & WORD


def first_state(word: int, carry: int) -> int:
    """A state from two random words. The carry stays below the multiplier; the state is never 0, which would stay 0."""
    return (carry >> 2) << 32 | word | 1
