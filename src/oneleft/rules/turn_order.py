"""The order in which seats are asked: after every move first the seats that could react, then the player in turn."""

from .cards import NONE
from .config import JUMP_IN
from .hands import types_held
from .legal import reaction_count
from .matching import jump_types
from .round import Round


def next_to_ask(r: Round, start: int, asked: int) -> int:
    """The next seat that could act out of turn, as steps to the left of the seat ``start``.

    The first ``asked`` steps have been asked already. Returns ``r.players`` if nobody is left who could react: then it
    is up to the player in turn. The caller moves ``start`` on by one seat after every move, so that no seat is always
    the first to react.
    """
    if r.exposed == NONE and not r.switches & JUMP_IN:
        return r.players
    return find_reaction(r, start, asked)


def find_reaction(r: Round, start: int, asked: int) -> int:
    """The search of `next_to_ask`. It is a function of its own because the compiler inlines the check before it."""
    jump = jump_types(r)
    for steps in range(asked, r.players):
        seat = seat_to_left(r, start, steps)
        if seat != r.turn and (r.exposed != NONE or types_held(r, seat) & jump) and reaction_count(r, seat):
            return steps
    return r.players


def asked_next(r: Round, start: int, asked: int) -> tuple[int, int]:
    """The seat that is asked next, perhaps the player in turn; and the steps to it, for when it lets the moment pass.

    ``start`` and ``asked`` are as in `next_to_ask`.
    """
    steps = next_to_ask(r, start, asked)
    return (r.turn if steps == r.players else seat_to_left(r, start, steps)), steps


def seat_to_left(r: Round, seat: int, steps: int) -> int:
    """The seat this many steps to the left, at most once round the table; the direction of play does not matter."""
    seat += steps
    return seat if seat < r.players else seat - r.players
