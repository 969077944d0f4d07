"""The moves that anyone may make, whoever's turn it is."""

from .cards import NONE
from .effects import begin_turn, lay, undo_top
from .hands import draw_many
from .round import Round


def jump(r: Round, seat: int, face: int, calls_uno: bool) -> None:
    """JUMP-1 to JUMP-3: the jumper's card counts from the jumper; a player who had drawn keeps the card."""
    undo_top(r)
    begin_turn(r)
    lay(r, seat, face, calls_uno)


def call_uno(r: Round) -> None:
    """UNO-1: late, but before anybody noticed."""
    r.exposed = NONE


def catch(r: Round) -> None:
    """UNO-2: two cards; the first catch counts."""
    caught = r.exposed
    r.exposed = NONE
    draw_many(r, caught, 2)
