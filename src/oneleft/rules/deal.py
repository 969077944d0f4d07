"""Setting up a round."""

from .cards import DRAW_TWO, NONE, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, color_of, fill_deck, rank_of
from .config import FIRST_SKIP, NUMBER_START
from .effects import penalty_of
from .hands import give, put_on_discards, top_rank, top_type
from .rng import shuffle
from .round import COLOR, PENALTY, Round, all_seats, clear, seat_after


def choose_dealer(r: Round) -> int:
    """SETUP-1: tied highest players draw again among themselves."""
    drawing = draw_for_deal(r, all_seats(r))
    while drawing & (drawing - 1):
        drawing = draw_for_deal(r, drawing)
    return drawing.bit_length() - 1


def draw_for_deal(r: Round, drawing: int) -> int:
    """These seats (a bit each) draw a card from the shuffled deck. Returns those that drew the highest number."""
    r.n_draw = fill_deck(r.draw, r.special)
    shuffle(r, r.draw, r.n_draw)
    highest = NONE
    tied = 0
    for seat in range(r.players):
        if drawing >> seat & 1:
            r.n_draw -= 1
            number = number_for_deal(r.draw[r.n_draw])
            if number > highest:
                highest = number
                tied = 0
            if number == highest:
                tied |= 1 << seat
    return tied


def number_for_deal(card: int) -> int:
    """Any symbol counts as zero."""
    rank = rank_of(card)
    return rank if rank < SKIP else 0


def start_round(r: Round) -> None:
    """SETUP-5: the whole deck, shuffled anew."""
    clear(r)
    r.n_draw = fill_deck(r.draw, r.special)
    shuffle(r, r.draw, r.n_draw)
    deal(r)


def deal(r: Round) -> None:
    """SETUP-2, SETUP-3, DEAL-1: deal the cards from the draw pile, one at a time from the dealer's left."""
    for _ in range(r.cards):
        for steps in range(1, r.players + 1):
            r.n_draw -= 1
            give(r, seat_after(r, r.dealer, steps), r.draw[r.n_draw])
    turn_first_card(r)
    begin(r)


def turn_first_card(r: Round) -> None:
    while True:
        r.n_draw -= 1
        put_on_discards(r, r.draw[r.n_draw])
        if not goes_back(r):
            return
        # Back into the deck, which is shuffled. The card is still in its place at the top of ``draw``.
        r.n_discard = 0
        r.n_draw += 1
        r.returned += 1
        shuffle(r, r.draw, r.n_draw)


def goes_back(r: Round) -> bool:
    """START-5: a Wild Draw Four. NSTART-1: any action or wild card, as long as there is a number in the draw pile."""
    if r.switches & NUMBER_START and top_rank(r) >= SKIP:
        for i in range(r.n_draw):
            if rank_of(r.draw[i]) < SKIP:
                return True
    return top_rank(r) == WILD_DRAW_FOUR


def begin(r: Round) -> None:
    """SETUP-4, START-1 to START-7: the first discard takes effect before the first turn."""
    first = top_type(r)
    rank = rank_of(first)
    r.turn = seat_after(r, r.dealer, 1)
    if rank >= WILD:
        r.phase = COLOR
        return
    r.color = color_of(first)
    if rank == DRAW_TWO:
        r.pending = penalty_of(rank)
        r.penalty_rank = rank
        r.phase = PENALTY
    elif rank == REVERSE:
        r.direction = -1
        r.reverse_pending = 1
        r.turn = r.dealer
    elif rank == SKIP and r.switches & FIRST_SKIP:
        r.turn = seat_after(r, r.dealer, 2)
