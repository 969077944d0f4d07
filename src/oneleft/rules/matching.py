"""Which cards may be laid, as bit masks of card types."""

from .cards import (
    DRAW_TWO,
    NONE,
    NUMBERS,
    REVERSE,
    SKIP,
    WILD_DRAW_FOURS,
    WILDS,
    face_of,
    type_of,
    types_of,
    types_of_color,
    types_of_rank,
)
from .config import BLUFFING, CROSS_STACKING, DEFLECT, JUMP_IN, NUMBER_FINISH, PROGRESSIVE
from .hands import card_count, top_rank, top_type, types_held
from .round import DREW, PENALTY, SERIES, SLAM, TURN, Round


def matching(r: Round) -> int:
    """TURN-1, TURN-2: what matches by colour, number or symbol, and every wild."""
    return types_of_color(r.color) | types_of_rank(top_rank(r)) | WILDS


def answering(r: Round) -> int:
    """What answers the penalty: it adds up and passes on, or it is deflected."""
    types = 0
    if r.switches & PROGRESSIVE:  # PROG-1
        types = types_of_rank(r.penalty_rank)
    if r.switches & CROSS_STACKING:  # CROSS-1, CROSS-2
        types |= WILD_DRAW_FOURS if r.penalty_rank == DRAW_TWO else types_of(face_of(r.color, DRAW_TWO))
    if r.switches & DEFLECT:  # DEFLECT-1, DEFLECT-2
        types |= types_of(face_of(r.color, SKIP)) | types_of(face_of(r.color, REVERSE))
    return types


def lawful_draw_four(types: int, color: int) -> bool:
    """WD4-2: no card of the colour in play is held. Wilds have no colour, so they never forbid it."""
    return types & types_of_color(color) == 0


def allowed(r: Round, seat: int, types: int) -> int:
    """Those of these types that the rules of the table let this seat lay."""
    if r.switches & (BLUFFING | NUMBER_FINISH) == BLUFFING:
        return types
    if not r.switches & BLUFFING and not lawful_draw_four(types_held(r, seat), r.color):
        types &= ~WILD_DRAW_FOURS  # WD4-3: at a table without bluffing an unlawful one cannot be played
    if r.switches & NUMBER_FINISH and card_count(r, seat) == 1:
        types &= NUMBERS  # NFINISH-1, NFINISH-2
    return types


def playable(r: Round, seat: int) -> int:
    """The types of the cards that the player in turn may lay now."""
    if r.phase == TURN:
        types = types_held(r, seat) & matching(r)
    elif r.phase == DREW:  # TURN-4: only the card just drawn
        types = types_of(type_of(r.drawn)) & matching(r) & types_held(r, seat)
    elif r.phase == PENALTY:
        types = types_held(r, seat) & answering(r)
    elif r.phase == SERIES:  # MULTI-1
        return types_held(r, seat) & types_of_rank(top_rank(r))
    elif r.phase == SLAM:  # JAM-2: cards of choice
        return types_held(r, seat)
    else:
        return 0
    return allowed(r, seat, types)


def jump_types(r: Round) -> int:
    """JUMP-1, JUMP-3: what is identical to the top discard, wilds by kind.

    Nothing while a colour, a hand to trade or a slam is being chosen, or in a series.
    """
    if r.switches & JUMP_IN and r.phase <= PENALTY:
        return types_of(top_type(r))
    return 0


def jumpable(r: Round, seat: int) -> int:
    """The types with which a seat may jump in. The player in turn just plays, except when facing a penalty."""
    types = types_held(r, seat) & jump_types(r)
    if types == 0 or (seat == r.turn and r.phase != PENALTY):
        return 0
    return allowed(r, seat, types)


def challengeable(r: Round) -> bool:
    """Whether the penalty comes from a Wild Draw Four that can be challenged: the colour before it is known."""
    return r.phase == PENALTY and r.color_before != NONE
