"""Why a move is refused.

``refusal`` checks what the list of legal moves checks, in the order in which a person at the table would notice what is
wrong. It returns a number: 0 for a legal move, otherwise an index into ``REASONS``.
"""

from .cards import COLORS, DRAW_TWO, NO_SPECIAL, NONE, SPECIAL, WILD, color_of, is_jam, rank_of, types_of
from .config import JUMP_IN, PROGRESSIVE
from .hands import top_rank, types_held
from .legal import uno_due_with
from .matching import challengeable, jump_types, jumpable, matching, playable
from .moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DISCARD_UNO,
    DRAW,
    JUMP,
    JUMP_UNO,
    KEEP,
    PLAY,
    PLAY_UNO,
    SWAP_VERB,
    TAKE,
    UNO,
    operand_of,
    verb_of,
)
from .round import COLOR, DREW, OVER, PENALTY, SLAM, SWAP, TURN, Round
from .turn import after_drop

# The name of each reason and the rule behind it.
REASONS = (
    ("legal", ""),
    ("round-over", "OUT-1"),
    ("round-blocked", "PILE-2"),
    ("not-your-turn", "SETUP-4"),
    ("not-held", "TURN-1"),
    ("no-match", "TURN-1"),
    ("only-the-drawn-card", "TURN-4"),
    ("unlawful-draw-four", "WD4-2"),
    ("draw-two-faced", "DRAW2-1"),
    ("draw-four-faced", "WD4-1"),
    ("kinds-do-not-mix", "PROG-1"),
    ("color-first", "START-4"),
    ("color-after-drop", "JAM-1"),
    ("swap-first", "SEVEN-2"),
    ("slam-first", "JAM-2"),
    ("already-drew", "TURN-3"),
    ("nothing-drawn", "TURN-3"),
    ("no-penalty", "DRAW2-1"),
    ("no-challenge", "WD4-4"),
    ("no-color-asked", "WILD-1"),
    ("no-swap", "SEVEN-2"),
    ("swap-with-another", "SEVEN-2"),
    ("no-slam", "JAM-2"),
    ("no-jump-in", "JUMP-1"),
    ("jump-in-turn", "JUMP-1"),
    ("jump-must-wait", "JUMP-3"),
    ("jump-not-identical", "JUMP-1"),
    ("uno-not-due", "UNO-4"),
    ("cannot-be-caught", "UNO-4"),
    ("no-such-move", "TURN-1"),
)
(
    LEGAL,
    ROUND_OVER,
    ROUND_BLOCKED,
    NOT_YOUR_TURN,
    NOT_HELD,
    NO_MATCH,
    ONLY_THE_DRAWN_CARD,
    UNLAWFUL_DRAW_FOUR,
    DRAW_TWO_FACED,
    DRAW_FOUR_FACED,
    KINDS_DO_NOT_MIX,
    COLOR_FIRST,
    COLOR_AFTER_DROP,
    SWAP_FIRST,
    SLAM_FIRST,
    ALREADY_DREW,
    NOTHING_DRAWN,
    NO_PENALTY,
    NO_CHALLENGE,
    NO_COLOR_ASKED,
    NO_SWAP,
    SWAP_WITH_ANOTHER,
    NO_SLAM,
    NO_JUMP_IN,
    JUMP_IN_TURN,
    JUMP_MUST_WAIT,
    JUMP_NOT_IDENTICAL,
    UNO_NOT_DUE,
    CANNOT_BE_CAUGHT,
    NO_SUCH_MOVE,
) = range(len(REASONS))


def refusal(r: Round, seat: int, move: int) -> int:
    verb = verb_of(move)
    operand = operand_of(move)
    if not exists(r, seat, verb, operand):
        return NO_SUCH_MOVE
    if r.phase == OVER:
        return ROUND_BLOCKED if r.out == NONE else ROUND_OVER
    if verb == JUMP or verb == JUMP_UNO:
        return refuse_jump(r, seat, operand, verb == JUMP_UNO)
    if verb == UNO:
        return LEGAL if r.exposed == seat else UNO_NOT_DUE
    if verb == CATCH:
        return LEGAL if r.exposed == operand and seat != operand else CANNOT_BE_CAUGHT
    if verb == CHALLENGE and not (seat == r.turn and challengeable(r)):
        return NO_CHALLENGE
    if seat != r.turn:
        return NOT_YOUR_TURN
    return refuse_in_turn(r, verb, operand)


def exists(r: Round, seat: int, verb: int, operand: int) -> bool:
    """Whether the number means any move at this table."""
    if seat < 0 or seat >= r.players or verb < PLAY or verb > UNO:
        return False
    if verb <= DISCARD_UNO and rank_of(operand) == SPECIAL and r.special == NO_SPECIAL:
        return False
    if verb <= JUMP_UNO:
        return not is_jam(r.special, operand) or color_of(operand) == 0
    if verb <= DISCARD_UNO:
        return rank_of(operand) < WILD or color_of(operand) == 0
    if verb == COLOR_VERB:
        return operand < COLORS
    if verb == SWAP_VERB or verb == CATCH:
        return operand < r.players
    return operand == 0


def refuse_in_turn(r: Round, verb: int, operand: int) -> int:
    if r.phase == COLOR and verb != COLOR_VERB:
        return COLOR_AFTER_DROP if after_drop(r) else COLOR_FIRST
    if r.phase == SWAP and verb != SWAP_VERB:
        return SWAP_FIRST
    if r.phase == SLAM and verb != DISCARD and verb != DISCARD_UNO:
        return SLAM_FIRST
    if verb == PLAY or verb == PLAY_UNO:
        return refuse_play(r, operand, verb == PLAY_UNO)
    if verb == DISCARD or verb == DISCARD_UNO:
        return refuse_discard(r, operand, verb == DISCARD_UNO)
    return refuse_choice(r, verb, operand)


def refuse_choice(r: Round, verb: int, operand: int) -> int:
    if verb == COLOR_VERB and r.phase != COLOR:
        return NO_COLOR_ASKED
    if verb == SWAP_VERB:
        if r.phase != SWAP:
            return NO_SWAP
        if operand == r.turn:
            return SWAP_WITH_ANOTHER
    if verb == TAKE and r.phase != PENALTY:
        return NO_PENALTY
    if verb == KEEP and r.phase != DREW:
        return NOTHING_DRAWN
    if verb == DRAW and r.phase != TURN:
        return ALREADY_DREW if r.phase == DREW else penalty_faced(r)
    return LEGAL


def penalty_faced(r: Round) -> int:
    return DRAW_TWO_FACED if top_rank(r) == DRAW_TWO else DRAW_FOUR_FACED


def refuse_play(r: Round, face: int, calls_uno: bool) -> int:
    types = types_of(face)
    if not types_held(r, r.turn) & types:
        return NOT_HELD
    if playable(r, r.turn) & types:
        return LEGAL if not calls_uno or uno_due_with(r, r.turn, PLAY, face) else UNO_NOT_DUE
    if r.phase == DREW:
        return ONLY_THE_DRAWN_CARD
    if r.phase == PENALTY and not r.switches & PROGRESSIVE:
        return penalty_faced(r)
    if r.phase == PENALTY and rank_of(face) != top_rank(r):
        return KINDS_DO_NOT_MIX
    # a wild always matches, so it can only be an unlawful bluff
    return NO_MATCH if not matching(r) & types else UNLAWFUL_DRAW_FOUR


def refuse_discard(r: Round, face: int, calls_uno: bool) -> int:
    if r.phase != SLAM:
        return NO_SLAM
    if not types_held(r, r.turn) & types_of(face):
        return NOT_HELD
    return LEGAL if not calls_uno or uno_due_with(r, r.turn, DISCARD, face) else UNO_NOT_DUE


def refuse_jump(r: Round, seat: int, face: int, calls_uno: bool) -> int:
    types = types_of(face)
    if not r.switches & JUMP_IN:
        return NO_JUMP_IN
    if r.phase > PENALTY:
        return JUMP_MUST_WAIT
    if not jump_types(r) & types:
        return JUMP_NOT_IDENTICAL
    if not types_held(r, seat) & types:
        return NOT_HELD
    if seat == r.turn and r.phase != PENALTY:
        return JUMP_IN_TURN
    if not jumpable(r, seat) & types:
        return UNLAWFUL_DRAW_FOUR
    return LEGAL if not calls_uno or uno_due_with(r, seat, JUMP, face) else UNO_NOT_DUE
