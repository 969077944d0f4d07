"""How a round ends, for all or for one player: drawing can put a player out of it."""

from .cards import NONE
from .hands import card_count, draw_one, hand_words, put_under_draw_pile, set_out_with
from .round import OVER, Round, all_seats, clear_penalty, is_out_of_round, partner_of, seat_after


def end_round(r: Round, out: int) -> None:
    r.out = out
    r.phase = OVER
    r.drawn = NONE
    r.exposed = NONE
    r.reverse_pending = 0
    clear_penalty(r)


def draw_many(r: Round, seat: int, cards: int) -> None:
    """Draw this many cards, or what there is. MERCY-1: drawing stops at the limit, which puts a player out."""
    if r.mercy:
        cards = min(cards, r.mercy - card_count(r, seat))
    for _ in range(cards):
        draw_one(r, seat)
    if r.mercy:
        leave_with_too_many(r, seat)


def leave_with_too_many(r: Round, seat: int) -> None:
    """MERCY-1: a player with too many cards is out of the round. MERCY-2, MERCY-3: the last player or team wins."""
    if card_count(r, seat) < r.mercy:
        return
    first, second = hand_words(r, seat)
    set_out_with(r, seat, first, second)
    put_under_draw_pile(r, seat)
    r.out_of_round |= 1 << seat
    if r.exposed == seat:
        r.exposed = NONE
    winner = r.turn if not is_out_of_round(r, r.turn) else seat_after(r, seat, 1)
    if one_side_left(r, winner):
        end_round(r, winner)


def one_side_left(r: Round, seat: int) -> bool:
    """Whether nobody is left in the round but this player and, in team formats, the partner across."""
    side = 1 << seat
    if r.teams:
        side |= 1 << partner_of(r, seat)
    return all_seats(r) & ~(r.out_of_round | side) == 0
