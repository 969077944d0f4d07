"""The moves that anyone may make, on any player's turn."""

from .cards import NONE
from .effects import begin_turn, lay, leave_turn, undo_top
from .ending import draw_many
from .matching import challengeable
from .round import OVER, Round, forget_challenge, is_out_of_round
from .turn import accused


def jump(r: Round, seat: int, face: int, calls_uno: bool) -> None:
    """JUMP-1 to JUMP-3: play continues from the jumper. A player who had drawn keeps the card and loses the turn."""
    undo_top(r)
    begin_turn(r)
    lay(r, seat, face, calls_uno, False)


def call_uno(r: Round) -> None:
    """UNO-1: a late call, before anyone has caught the omission."""
    r.exposed = NONE


def catch(r: Round) -> None:
    """UNO-2, CATCH-1: the caught player draws. Only the first catch counts."""
    caught = r.exposed
    r.exposed = NONE
    is_accused = challengeable(r) and accused(r) == caught
    draw_many(r, caught, r.catch)
    if r.phase == OVER or not is_out_of_round(r, caught):
        return
    if caught == r.turn:
        leave_turn(r)
    elif is_accused:  # MERCY-4
        forget_challenge(r)
