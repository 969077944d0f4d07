"""What the cards left in a hand are worth."""

from .cards import DRAW_TWO, SKIP, WILDS, types_of_rank
from .hands import hand_words
from .round import Round


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


def out_points(r: Round) -> int:
    """SCORE-2: every card left in the opponents' hands. Whoever went out holds none."""
    points = 0
    for seat in range(r.players):
        points += hand_points(r, seat)
    return points
