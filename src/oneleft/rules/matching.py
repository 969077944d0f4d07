"""Which cards may be laid, as bit masks of card types."""

from .cards import WILD_DRAW_FOUR, WILD_DRAW_FOURS, WILDS, type_of, types_of, types_of_color, types_of_rank
from .config import BLUFFING, JUMP_IN, PROGRESSIVE
from .hands import top_rank, top_type, types_held
from .round import DREW, PENALTY, SLAM, TURN, Round


def matching(r: Round) -> int:
    """TURN-1, TURN-2: what matches by colour, number or symbol, and every wild."""
    return types_of_color(r.color) | types_of_rank(top_rank(r)) | WILDS


def lawful_draw_four(types: int, color: int) -> bool:
    """WD4-2: no card of the colour in play is held. Wilds have no colour, so they never forbid it."""
    return types & types_of_color(color) == 0


def without_bluffs(r: Round, seat: int, types: int) -> int:
    """WD4-3: at a table without bluffing an unlawful Wild Draw Four cannot be played."""
    if lawful_draw_four(types_held(r, seat), r.color):
        return types
    return types & ~WILD_DRAW_FOURS


def playable(r: Round, seat: int) -> int:
    """The types of the cards that the player in turn may lay now."""
    if r.phase == TURN:
        types = types_held(r, seat) & matching(r)
    elif r.phase == DREW:  # TURN-4: only the card just drawn
        types = types_of(type_of(r.drawn)) & matching(r) & types_held(r, seat)
    elif r.phase == PENALTY and r.switches & PROGRESSIVE:  # PROG-1: the kinds do not mix
        types = types_held(r, seat) & types_of_rank(top_rank(r))
    elif r.phase == SLAM:  # JAM-2: cards of choice
        return types_held(r, seat)
    else:
        return 0
    return types if r.switches & BLUFFING else without_bluffs(r, seat, types)


def jump_types(r: Round) -> int:
    """JUMP-1, JUMP-3: what is identical to the top discard, wilds by kind.

    Nothing while a colour, a hand to trade or a slam is being chosen.
    """
    if r.switches & JUMP_IN and r.phase <= PENALTY:
        return types_of(top_type(r))
    return 0


def jumpable(r: Round, seat: int) -> int:
    """The types with which a seat may jump in. The player in turn just plays, except when facing a penalty."""
    types = types_held(r, seat) & jump_types(r)
    if types == 0 or (seat == r.turn and r.phase != PENALTY):
        return 0
    return types if r.switches & BLUFFING else without_bluffs(r, seat, types)


def challengeable(r: Round) -> bool:
    return r.phase == PENALTY and top_rank(r) == WILD_DRAW_FOUR
