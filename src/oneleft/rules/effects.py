"""What a card does when it lands on the discard pile."""

from .cards import (
    DRAW_TWO,
    EVERYONE_DRAWS,
    NONE,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD_DRAW_FOUR,
    color_of,
    is_jam,
    rank_of,
    types_of,
)
from .config import SEVEN_ZERO
from .hands import card_count, draw_many, draw_one, hand_words, pass_hands_on, put_on_discards, take_out, top_rank
from .rng import coin
from .round import BACK_SIDE, COLOR, OVER, PENALTY, SLAM, SLAM_SIDE, SWAP, TURN, Round, seat_after


def pass_turn(r: Round, steps: int) -> None:
    r.turn = seat_after(r, r.turn, steps)
    r.phase = TURN
    r.drawn = NONE


def begin_turn(r: Round) -> None:
    """UNO-2, UNO-3: nobody can be caught any more. JUMP-2: a Reverse on top can no longer be undone."""
    r.exposed = NONE
    r.reverse_pending = 0


def clear_penalty(r: Round) -> None:
    r.pending = 0
    r.color_before = NONE
    r.challenged_hand[0] = 0
    r.challenged_hand[1] = 0


def penalty_of(rank: int) -> int:
    """DRAW2-1, WD4-1: how many cards this card makes the next player draw."""
    if rank == DRAW_TWO:
        return 2
    if rank == WILD_DRAW_FOUR:
        return 4
    return 0


def end_round(r: Round, out: int) -> None:
    r.out = out
    r.phase = OVER
    r.drawn = NONE
    clear_penalty(r)


def lay(r: Round, seat: int, face: int, calls_uno: bool) -> None:
    """Move a card from a hand to the discard pile and let it take effect. Play continues from that seat."""
    rank = rank_of(face)
    if rank == WILD_DRAW_FOUR:
        r.color_before = r.color
    left = card_count(r, seat) - 1
    put_on_discards(r, take_out(r, seat, types_of(face)))
    if rank == WILD_DRAW_FOUR:
        r.challenged_hand[0], r.challenged_hand[1] = hand_words(r, seat)
    r.color = color_of(face)
    r.turn = seat
    r.drawn = NONE
    r.passes = 0
    if is_jam(r.special, face):
        drop_card(r, left)
        return
    if left == 1 and not calls_uno:  # UNO-1
        r.exposed = seat
    r.pending += penalty_of(rank)  # PROG-1: what was pending adds up
    if rank == SPECIAL and r.special == EVERYONE_DRAWS:
        everyone_else_draws(r)
    if left == 0:
        go_out(r)
    else:
        carry_out(r, rank)


def carry_out(r: Round, rank: int) -> None:
    """Apply what the card does to the order of play. ``r.turn`` is still the seat that laid it."""
    if rank == SKIP or (rank == REVERSE and r.players == 2):  # SKIP-1, TWO-1
        pass_turn(r, 2)
    elif rank == REVERSE:  # REVERSE-1
        r.direction = -r.direction
        r.reverse_pending = 1
        pass_turn(r, 1)
    elif r.pending > 0:
        pass_turn(r, 1)
        r.phase = PENALTY
    elif rank == 7 and r.switches & SEVEN_ZERO:  # SEVEN-2
        r.phase = SWAP
    else:
        if rank == 0 and r.switches & SEVEN_ZERO:  # SEVEN-1
            pass_hands_on(r)
        pass_turn(r, 1)


def go_out(r: Round) -> None:
    """OUT-1, OUT-2: a pending penalty is still drawn, and its cards count. SEVEN-3: no hand moves."""
    draw_many(r, seat_after(r, r.turn, 1), r.pending)
    end_round(r, r.turn)


def everyone_else_draws(r: Round) -> None:
    """GRAD-1: one card each, in the order of play."""
    for steps in range(1, r.players):
        draw_one(r, seat_after(r, r.turn, steps))


def drop_card(r: Round, left: int) -> None:
    """JAM-1 to JAM-3: the drop is part of the play, so the player can be out only after it."""
    r.color = NONE
    if coin(r):
        r.drop = SLAM_SIDE
        if left > 0:
            r.slam = min(2, left)
            r.phase = SLAM
            return
    else:
        r.drop = BACK_SIDE
        draw_many(r, r.turn, 2)
    end_jam(r, False)


def end_jam(r: Round, calls_uno: bool) -> None:
    """Finish a drop: the player is out, or names the colour. With one card left the call of UNO is due (UNO-5)."""
    left = card_count(r, r.turn)
    if left == 0:
        end_round(r, r.turn)
        return
    if left == 1 and not calls_uno:
        r.exposed = r.turn
    r.phase = COLOR


def undo_top(r: Round) -> None:
    """JUMP-2, HOUSE-1: cancel an effect of the top card that has not been carried out yet."""
    if r.pending > 0:
        r.pending -= penalty_of(top_rank(r))
    if r.reverse_pending:
        r.direction = -r.direction
