"""Who is asked next: after every move the seats that could react, beginning with another seat each time."""

from oneleft.rules.cards import NONE
from oneleft.rules.hands import types_held
from oneleft.rules.legal import reaction_count
from oneleft.rules.matching import jump_types
from oneleft.rules.round import Round


def next_to_ask(r: Round, start: int, asked: int) -> int:
    """Who could act out of turn, as steps from a starting seat, of those not asked yet; all the seats if nobody."""
    if r.exposed == NONE and not r.jump_in:
        return r.players
    return find_reaction(r, start, asked)


def find_reaction(r: Round, start: int, asked: int) -> int:
    jump = jump_types(r)
    for steps in range(asked, r.players):
        seat = around(r, start, steps)
        if seat != r.turn and (r.exposed != NONE or types_held(r, seat) & jump) and reaction_count(r, seat):
            return steps
    return r.players


def around(r: Round, start: int, steps: int) -> int:
    seat = start + steps
    return seat if seat < r.players else seat - r.players
