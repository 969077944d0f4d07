"""Hands and piles: how cards move. Whether they may move is decided elsewhere."""

from .cards import COLORS, NONE, SPECIAL, WILD, card_of, copy_of, face_of, rank_of, type_of
from .rng import shuffle
from .round import Round, players_in, seat_after


def hand_words(r: Round, seat: int) -> tuple[int, int]:
    """The two words of a hand: first copies, second copies."""
    return r.hands[2 * seat], r.hands[2 * seat + 1]


def out_with_words(r: Round, seat: int) -> tuple[int, int]:
    """MERCY-1: the same of the hand that a player held who is out of the round."""
    return r.out_with[2 * seat], r.out_with[2 * seat + 1]


def set_hand(r: Round, seat: int, first: int, second: int) -> None:
    r.hands[2 * seat] = first
    r.hands[2 * seat + 1] = second


def set_out_with(r: Round, seat: int, first: int, second: int) -> None:
    r.out_with[2 * seat] = first
    r.out_with[2 * seat + 1] = second


def challenged_types(r: Round) -> int:
    """The types in the hand from which the last Wild Draw Four was played."""
    return r.challenged_hand[0] | r.challenged_hand[1]


def set_challenged_hand(r: Round, first: int, second: int) -> None:
    r.challenged_hand[0] = first
    r.challenged_hand[1] = second


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
    return card_of(copy, bit.bit_length() - 1)


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


def turn_discards_over(r: Round) -> None:
    """PILE-1: all discards but the top card, shuffled, are the new draw pile. PILE-3: not endlessly."""
    under = r.n_discard - 1
    if under == 0:
        return
    if r.shuffles + 1 >= r.most_refills:
        r.no_more_refills = 1
        return
    for i in range(under):
        r.draw[i] = r.discard[i]
    r.discard[0] = r.discard[under]
    r.n_discard = 1
    r.n_draw = under
    r.shuffles += 1
    shuffle(r, r.draw, under)


def put_under_draw_pile(r: Round, seat: int) -> None:
    """MERCY-1: a whole hand goes under the draw pile. It is shuffled from the order of a new deck."""
    cards = card_count(r, seat)
    for i in range(r.n_draw - 1, -1, -1):
        r.draw[i + cards] = r.draw[i]
    r.n_draw += cards
    n = 0
    for color in range(COLORS):
        for rank in range(WILD):
            n = put_copies(r, seat, face_of(color, rank), n)
    for rank in range(WILD, SPECIAL + 1):
        for bit in range(2):
            n = put_copies(r, seat, face_of(bit, rank), n)
    set_hand(r, seat, 0, 0)
    shuffle(r, r.draw, cards)


def put_copies(r: Round, seat: int, card_type: int, n: int) -> int:
    """Write the copies of a type that are in a hand into the draw pile, from place ``n`` on. Returns the next place."""
    for copy in range(2):
        if r.hands[2 * seat + copy] >> card_type & 1:
            r.draw[n] = card_of(copy, card_type)
            n += 1
    return n


def trade_hands(r: Round, one: int, other: int) -> None:
    for copy in range(2):
        words = r.hands[2 * one + copy]
        r.hands[2 * one + copy] = r.hands[2 * other + copy]
        r.hands[2 * other + copy] = words


def pass_hands_on(r: Round) -> None:
    """Every hand moves one seat on in the direction of play."""
    # Carry one hand round the table by trading it with each neighbour: each trade leaves one hand in its new seat.
    seat = seat_after(r, 0, 1)  # anyone who is in the round
    for _ in range(players_in(r) - 1):
        before = seat_after(r, seat, -1)
        trade_hands(r, seat, before)
        seat = before
