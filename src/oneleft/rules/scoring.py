"""What the cards left in a hand are worth."""

from .cards import DRAW_TWO, SKIP, WILDS, types_of_rank
from .hands import hand_words, out_with_words
from .round import Round, is_out_of_round


def word_points(word: int) -> int:
    """SCORE-1."""
    points = 50 * (word & WILDS).bit_count()
    for rank in range(SKIP, DRAW_TWO + 1):
        points += 20 * (word & types_of_rank(rank)).bit_count()
    for number in range(1, SKIP):
        points += number * (word & types_of_rank(number)).bit_count()
    return points


def hand_points(r: Round, seat: int) -> int:
    first, second = hand_words(r, seat)
    return word_points(first) + word_points(second)


def left_points(r: Round, seat: int) -> int:
    """The cards that are counted: those in the hand or, out of the round, those held then (MERCY-2)."""
    if is_out_of_round(r, seat):
        first, second = out_with_words(r, seat)
        return word_points(first) + word_points(second)
    return hand_points(r, seat)


def out_points(r: Round) -> int:
    """SCORE-2: every card left in the opponents' hands. MERCY-2: the last player left may hold some too."""
    points = 0
    for seat in range(r.players):
        if seat != r.out:
            points += left_points(r, seat)
    return points
