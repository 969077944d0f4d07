"""Hands and piles: how cards move. Whether they may move is decided elsewhere."""

from .cards import NONE, copy_of, rank_of, type_of
from .rng import shuffle
from .round import Round, seat_after


def hand_words(r: Round, seat: int) -> tuple[int, int]:
    """The two words of a hand: first copies, second copies."""
    return r.hands[2 * seat], r.hands[2 * seat + 1]


def set_hand(r: Round, seat: int, first: int, second: int) -> None:
    r.hands[2 * seat] = first
    r.hands[2 * seat + 1] = second


def card_count(r: Round, seat: int) -> int:
    first, second = hand_words(r, seat)
    return first.bit_count() + second.bit_count()


def types_held(r: Round, seat: int) -> int:
    first, second = hand_words(r, seat)
    return first | second


def give(r: Round, seat: int, card: int) -> None:
    r.hands[2 * seat + copy_of(card)] |= 1 << type_of(card)


def take_out(r: Round, seat: int, types: int) -> int:
    """Take one card of these types out of the hand, the first copy before the second."""
    copy = 0 if r.hands[2 * seat] & types else 1
    found = r.hands[2 * seat + copy] & types
    bit = found & -found
    r.hands[2 * seat + copy] ^= bit
    return copy * 64 + bit.bit_length() - 1


def top_type(r: Round) -> int:
    return type_of(r.discard[r.n_discard - 1])


def top_rank(r: Round) -> int:
    return rank_of(r.discard[r.n_discard - 1])


def put_on_discards(r: Round, card: int) -> None:
    r.discard[r.n_discard] = card
    r.n_discard += 1


def put_under_top(r: Round, card: int) -> None:
    put_on_discards(r, r.discard[r.n_discard - 1])
    r.discard[r.n_discard - 2] = card


def draw_one(r: Round, seat: int) -> int:
    """PILE-2: draw a card; ``NONE`` when there is nothing to draw."""
    if r.n_draw == 0:
        turn_discards_over(r)
        if r.n_draw == 0:
            return NONE
    r.n_draw -= 1
    card = r.draw[r.n_draw]
    give(r, seat, card)
    return card


def draw_many(r: Round, seat: int, cards: int) -> None:
    for _ in range(cards):
        draw_one(r, seat)


def turn_discards_over(r: Round) -> None:
    """PILE-1: all discards but the top card, shuffled, are the new draw pile."""
    under = r.n_discard - 1
    if under == 0:
        return
    for i in range(under):
        r.draw[i] = r.discard[i]
    r.discard[0] = r.discard[under]
    r.n_discard = 1
    r.n_draw = under
    r.shuffles += 1
    shuffle(r, r.draw, under)


def trade_hands(r: Round, one: int, other: int) -> None:
    for copy in range(2):
        words = r.hands[2 * one + copy]
        r.hands[2 * one + copy] = r.hands[2 * other + copy]
        r.hands[2 * other + copy] = words


def pass_hands_on(r: Round) -> None:
    """Every hand moves one seat on in the direction of play."""
    # Carry one hand round the table by trading it with each neighbour: each trade leaves one hand in its new seat.
    seat = 0
    for _ in range(r.players - 1):
        before = seat_after(r, seat, -1)
        trade_hands(r, seat, before)
        seat = before
