"""Carrying out a legal move."""

from .cards import NONE
from .ending import end_round
from .moves import (
    CHALLENGE,
    COLOR_VERB,
    DISCARD_UNO,
    DRAW,
    END_SERIES,
    JUMP_UNO,
    KEEP,
    PLAY_UNO,
    SWAP_VERB,
    TAKE,
    UNO,
    operand_of,
    verb_of,
)
from .reactions import call_uno, catch, jump
from .round import OVER, Round
from .turn import challenge, discard, draw, end_series, keep, name_color, play, swap, take


def apply(r: Round, seat: int, move: int) -> None:
    verb = verb_of(move)
    operand = operand_of(move)
    if verb <= PLAY_UNO:
        play(r, operand, verb == PLAY_UNO)
    elif verb == DRAW:
        draw(r)
    elif verb == KEEP:
        keep(r)
    elif verb == TAKE:
        take(r)
    elif verb == CHALLENGE:
        challenge(r)
    elif verb <= JUMP_UNO:
        jump(r, seat, operand, verb == JUMP_UNO)
    elif verb <= DISCARD_UNO:
        discard(r, operand, verb == DISCARD_UNO)
    elif verb == COLOR_VERB:
        name_color(r, operand)
    elif verb == SWAP_VERB:
        swap(r, operand)
    elif verb == UNO:
        call_uno(r)
    elif verb == END_SERIES:
        end_series(r)
    else:
        catch(r)
    if r.no_more_refills and r.phase != OVER:  # PILE-3: blocked, unless someone has won with this move
        end_round(r, NONE)
