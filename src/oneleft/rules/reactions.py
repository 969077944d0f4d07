"""The moves that anyone may make, whoever's turn it is."""

from .cards import NONE
from .effects import begin_turn, lay, undo_top
from .hands import draw_many
from .round import Round


def jump(r: Round, seat: int, face: int, calls_uno: bool) -> None:
    """JUMP-1 to JUMP-3: play continues from the jumper. A player who had drawn keeps the card and loses the turn."""
    undo_top(r)
    begin_turn(r)
    lay(r, seat, face, calls_uno)


def call_uno(r: Round) -> None:
    """UNO-1: a late call, before anybody has caught the omission."""
    r.exposed = NONE


def catch(r: Round) -> None:
    """UNO-2: the caught player draws two. Only the first catch counts."""
    caught = r.exposed
    r.exposed = NONE
    draw_many(r, caught, 2)
