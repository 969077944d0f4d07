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
    types_of_rank,
)
from .config import FREE_DRAW_FOUR, MULTI_PLAY, SEVENS, SILENT, ZEROS
from .ending import draw_many, end_round
from .hands import (
    card_count,
    hand_words,
    pass_hands_on,
    put_on_discards,
    set_challenged_hand,
    take_out,
    top_rank,
    types_held,
)
from .rng import coin
from .round import (
    BACK_SIDE,
    COLOR,
    DROPPER_OUT,
    OVER,
    PENALTY,
    SERIES,
    SLAM,
    SLAM_SIDE,
    SWAP,
    TURN,
    Round,
    chair_after,
    forget_challenge,
    is_out_of_round,
    players_in,
    seat_after,
)


def pass_turn(r: Round, steps: int) -> None:
    r.turn = seat_after(r, r.turn, steps)
    r.phase = TURN
    r.drawn = NONE


def begin_turn(r: Round) -> None:
    """UNO-2, UNO-3: nobody can be caught any more. JUMP-2: a Reverse on top can no longer be undone."""
    r.exposed = NONE
    r.reverse_pending = 0


def penalty_of(rank: int) -> int:
    """DRAW2-1, WD4-1: how many cards this card makes the next player draw."""
    if rank == DRAW_TWO:
        return 2
    if rank == WILD_DRAW_FOUR:
        return 4
    return 0


def lay(r: Round, seat: int, face: int, calls_uno: bool, in_turn: bool) -> None:
    """Move a card from a hand to the discard pile and let it take effect. Play continues from that seat."""
    rank = rank_of(face)
    color_before = r.color
    left = card_count(r, seat) - 1
    put_on_discards(r, take_out(r, seat, types_of(face)))
    r.color = color_of(face)
    r.turn = seat
    r.drawn = NONE
    r.passes = 0
    if is_jam(r.special, face):
        drop_card(r, left)
        return
    if left == 1 and not calls_uno:
        expose(r, seat)
    if rank == DRAW_TWO or rank == WILD_DRAW_FOUR:
        add_penalty(r, rank, color_before)
    elif rank == SPECIAL and r.special == EVERYONE_DRAWS:
        everyone_else_draws(r)
        if r.phase == OVER:  # MERCY-2
            return
    if left == 0:
        go_out(r, rank)
    else:
        carry_out(r, rank, in_turn)


def expose(r: Round, seat: int) -> None:
    """UNO-1: the call is due, and until it is made the player can be caught. SILENT-1: nobody calls."""
    if not r.switches & SILENT:
        r.exposed = seat


def add_penalty(r: Round, rank: int, color_before: int) -> None:
    """PROG-1: what was pending adds up. PROG-3, CROSS-2: only a Wild Draw Four on top can be challenged."""
    r.pending += penalty_of(rank)
    r.penalty_rank = rank
    if rank == WILD_DRAW_FOUR and not r.switches & FREE_DRAW_FOUR:  # FREE-1
        r.color_before = color_before
        first, second = hand_words(r, r.turn)
        set_challenged_hand(r, first, second)
    else:
        forget_challenge(r)


def carry_out(r: Round, rank: int, in_turn: bool) -> None:
    """Apply what the card does to the order of play. ``r.turn`` is still the seat that laid it."""
    if r.pending > 0:
        if rank == SKIP or rank == REVERSE:
            deflect(r, rank)
        pass_turn(r, 1)
        r.phase = PENALTY
    elif rank == SKIP or (rank == REVERSE and players_in(r) == 2):  # SKIP-1, TWO-1
        pass_turn(r, 2)
    elif rank == REVERSE:  # REVERSE-1
        turn_round(r)
        pass_turn(r, 1)
    elif rank < SKIP:
        if r.switches & MULTI_PLAY and in_turn and types_held(r, r.turn) & types_of_rank(rank):
            r.phase = SERIES  # MULTI-1
        else:
            end_number(r, rank)
    else:
        pass_turn(r, 1)


def turn_round(r: Round) -> None:
    r.direction = -r.direction
    r.reverse_pending = 1


def deflect(r: Round, rank: int) -> None:
    """DEFLECT-1, DEFLECT-2: the penalty goes on to the next player, or back if play turns round.

    DEFLECT-3: it can no longer be challenged.
    """
    forget_challenge(r)
    if rank == REVERSE and players_in(r) > 2:
        turn_round(r)


def end_number(r: Round, rank: int) -> None:
    """A number, or a series of it (MULTI-3), takes effect and ends the turn."""
    if rank == 7 and r.switches & SEVENS:  # SEVEN-2
        r.phase = SWAP
        return
    if rank == 0 and r.switches & ZEROS:  # SEVEN-1
        pass_hands_on(r)
    pass_turn(r, 1)


def go_out(r: Round, rank: int) -> None:
    """OUT-1, OUT-2: a pending penalty is still drawn, and its cards count. SEVEN-3: no hand moves."""
    if r.pending > 0 and rank == REVERSE:  # DEFLECT-3: also one that the last card sends back
        deflect(r, rank)
    winner = r.turn
    draw_many(r, seat_after(r, winner, 1), r.pending)
    end_round(r, winner)


def everyone_else_draws(r: Round) -> None:
    """GRAD-1: one card each, in the order of play."""
    for steps in range(1, r.players):
        seat = chair_after(r, r.turn, steps)
        if r.phase != OVER and not is_out_of_round(r, seat):
            draw_many(r, seat, 1)


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
        if r.phase == OVER:
            return
    end_jam(r, False)


def end_jam(r: Round, calls_uno: bool) -> None:
    """Finish a drop: the player is out, or names the colour. With one card left the call of UNO is due (UNO-5)."""
    r.phase = COLOR
    if is_out_of_round(r, r.turn):
        leave_turn(r)
        return
    left = card_count(r, r.turn)
    if left == 0:
        end_round(r, r.turn)
    elif left == 1 and not calls_uno:
        expose(r, r.turn)


def leave_turn(r: Round) -> None:
    """MERCY-4: the player in turn is out of the round and chooses nothing more.

    A trade or a series lapses. The next player names the colour and then takes the turn, or faces the penalty.
    """
    phase = r.phase
    pass_turn(r, 1)
    if phase == PENALTY or phase == COLOR:
        r.phase = phase
    if phase == COLOR:
        r.drop = DROPPER_OUT


def undo_top(r: Round) -> None:
    """JUMP-2, HOUSE-1: cancel an effect of the top card that has not been carried out yet."""
    if r.pending > 0:
        r.pending -= penalty_of(top_rank(r))
    if r.reverse_pending:
        r.direction = -r.direction
