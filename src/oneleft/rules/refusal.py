"""Why a move is refused.

``refusal`` checks what the list of legal moves checks, in the order in which a person at the table would notice what is
wrong. It returns a number: 0 for a legal move, otherwise an index into ``REASONS``.
"""

from .cards import (
    COLORS,
    DRAW_TWO,
    NO_SPECIAL,
    NONE,
    NUMBERS,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    color_of,
    is_jam,
    rank_of,
    types_of,
)
from .config import CROSS_STACKING, DEFLECT, FREE_DRAW_FOUR, JUMP_IN, MUST_PLAY, NUMBER_FINISH, PROGRESSIVE, SILENT
from .effects import penalty_of
from .hands import card_count, top_rank, types_held
from .legal import uno_due_with
from .matching import answering, challengeable, jump_types, jumpable, matching, playable
from .moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DISCARD_UNO,
    DRAW,
    END_SERIES,
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
from .round import COLOR, DREW, OVER, PENALTY, SERIES, SLAM, SWAP, TURN, Round, is_out_of_round
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
    ("round-blocked-by-refills", "PILE-3"),
    ("last-one-left", "MERCY-2"),
    ("out-of-round", "MERCY-4"),
    ("swap-with-one-out", "MERCY-1"),
    ("accused-out", "MERCY-4"),
    ("must-play", "MUST-1"),
    ("must-play-drawn", "MUST-2"),
    ("free-draw-four", "FREE-1"),
    ("covered-draw-four", "CROSS-2"),
    ("deflected", "DEFLECT-3"),
    ("cross-color", "CROSS-2"),
    ("skip-color", "DEFLECT-1"),
    ("reverse-color", "DEFLECT-2"),
    ("number-last", "NFINISH-1"),
    ("silent", "SILENT-1"),
    ("series-number", "MULTI-1"),
    ("series-first", "MULTI-1"),
    ("no-series", "MULTI-1"),
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
    ROUND_BLOCKED_BY_REFILLS,
    LAST_ONE_LEFT,
    OUT_OF_ROUND,
    SWAP_WITH_ONE_OUT,
    ACCUSED_OUT,
    MUST_PLAY_ONE,
    MUST_PLAY_DRAWN,
    NO_CHALLENGES,
    COVERED_DRAW_FOUR,
    DEFLECTED,
    CROSS_COLOR,
    SKIP_COLOR,
    REVERSE_COLOR,
    NUMBER_LAST,
    NOBODY_CALLS,
    SERIES_NUMBER,
    SERIES_FIRST,
    NO_SERIES,
) = range(len(REASONS))


def refusal(r: Round, seat: int, move: int) -> int:
    verb = verb_of(move)
    operand = operand_of(move)
    if not exists(r, seat, verb, operand):
        return NO_SUCH_MOVE
    if r.phase == OVER:
        return round_over(r)
    if is_out_of_round(r, seat):
        return OUT_OF_ROUND
    if verb == JUMP or verb == JUMP_UNO:
        return refuse_jump(r, seat, operand, verb == JUMP_UNO)
    if verb == UNO or verb == CATCH:
        return refuse_call(r, seat, verb, operand)
    if verb == CHALLENGE and not (seat == r.turn and challengeable(r)):
        return no_challenge(r, seat)
    if seat != r.turn:
        return NOT_YOUR_TURN
    return refuse_in_turn(r, verb, operand)


def round_over(r: Round) -> int:
    if r.out == NONE:
        return ROUND_BLOCKED_BY_REFILLS if r.no_more_refills else ROUND_BLOCKED
    return ROUND_OVER if card_count(r, r.out) == 0 else LAST_ONE_LEFT


def refuse_call(r: Round, seat: int, verb: int, operand: int) -> int:
    if r.switches & SILENT:
        return NOBODY_CALLS
    if verb == UNO:
        return LEGAL if r.exposed == seat else UNO_NOT_DUE
    return LEGAL if r.exposed == operand and seat != operand else CANNOT_BE_CAUGHT


def no_challenge(r: Round, seat: int) -> int:
    """Why nobody can be challenged now."""
    if seat != r.turn or r.phase != PENALTY:
        return NO_CHALLENGE
    if r.switches & FREE_DRAW_FOUR and r.penalty_rank == WILD_DRAW_FOUR:
        return NO_CHALLENGES
    if top_rank(r) == SKIP or top_rank(r) == REVERSE:
        return DEFLECTED
    if top_rank(r) == WILD_DRAW_FOUR:
        return ACCUSED_OUT
    return COVERED_DRAW_FOUR if has_draw_four(r) else NO_CHALLENGE


def has_draw_four(r: Round) -> bool:
    """Whether a Wild Draw Four is among the cards on top that make up the penalty."""
    amount = r.pending
    for i in range(r.n_discard - 1, -1, -1):
        rank = rank_of(r.discard[i])
        if amount <= 0 or rank == WILD_DRAW_FOUR:
            return amount > 0
        amount -= penalty_of(rank)
    return False


def exists(r: Round, seat: int, verb: int, operand: int) -> bool:
    """Whether the number means any move at this table."""
    if seat < 0 or seat >= r.players or verb < PLAY or verb > END_SERIES:
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
    if r.phase == SERIES and verb != END_SERIES and verb != PLAY and verb != PLAY_UNO:
        return SERIES_FIRST
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
        if is_out_of_round(r, operand):
            return SWAP_WITH_ONE_OUT
    if verb == TAKE and r.phase != PENALTY:
        return NO_PENALTY
    if verb == KEEP and r.phase != DREW:
        return NOTHING_DRAWN
    if verb == END_SERIES and r.phase != SERIES:
        return NO_SERIES
    if verb == DRAW and r.phase != TURN:
        return ALREADY_DREW if r.phase == DREW else penalty_faced(r)
    if (verb == DRAW or verb == KEEP) and r.switches & MUST_PLAY and playable(r, r.turn):
        return MUST_PLAY_ONE if verb == DRAW else MUST_PLAY_DRAWN
    return LEGAL


def penalty_faced(r: Round) -> int:
    return DRAW_TWO_FACED if r.penalty_rank == DRAW_TWO else DRAW_FOUR_FACED


def refuse_play(r: Round, face: int, calls_uno: bool) -> int:
    types = types_of(face)
    if not types_held(r, r.turn) & types:
        return NOT_HELD
    if playable(r, r.turn) & types:
        return refuse_uno(r, r.turn, PLAY, face, calls_uno)
    if r.phase == DREW:
        return ONLY_THE_DRAWN_CARD
    if r.phase == SERIES:
        return SERIES_NUMBER
    if r.phase == PENALTY and not answering(r) & types:
        return no_answer(r, face)
    return NO_MATCH if r.phase == TURN and not matching(r) & types else not_allowed(r, r.turn, types)


def refuse_uno(r: Round, seat: int, verb: int, face: int, calls_uno: bool) -> int:
    """A card that can be laid, with a call of UNO or without one."""
    if not calls_uno or uno_due_with(r, seat, verb, face):
        return LEGAL
    return NOBODY_CALLS if r.switches & SILENT else UNO_NOT_DUE


def no_answer(r: Round, face: int) -> int:
    """Why this card does not answer the penalty."""
    rank = rank_of(face)
    if r.switches & DEFLECT and rank == SKIP:
        return SKIP_COLOR
    if r.switches & DEFLECT and rank == REVERSE:
        return REVERSE_COLOR
    if r.switches & CROSS_STACKING and rank == DRAW_TWO:
        return CROSS_COLOR
    return KINDS_DO_NOT_MIX if r.switches & PROGRESSIVE else penalty_faced(r)


def not_allowed(r: Round, seat: int, types: int) -> int:
    """Why a card that matches cannot be laid: as the last card, or as an unlawful bluff."""
    if r.switches & NUMBER_FINISH and card_count(r, seat) == 1 and not types & NUMBERS:
        return NUMBER_LAST
    return UNLAWFUL_DRAW_FOUR


def refuse_discard(r: Round, face: int, calls_uno: bool) -> int:
    if r.phase != SLAM:
        return NO_SLAM
    if not types_held(r, r.turn) & types_of(face):
        return NOT_HELD
    return refuse_uno(r, r.turn, DISCARD, face, calls_uno)


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
        return not_allowed(r, seat, types)
    return refuse_uno(r, seat, JUMP, face, calls_uno)
