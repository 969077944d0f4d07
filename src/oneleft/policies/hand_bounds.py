"""What everyone could see of the hands: the most cards of each colour that a hand can have, and the discards.

A player who draws in turn is taken to have no card of the colour in play. The code runs interpreted and compiled, like
the rules: arena kernels call `observe` after every move, a bot at a table does the same with what it hears.
"""

from oneleft.rules.cards import COLORS, NONE, WILD, color_of, rank_of
from oneleft.rules.config import NUMBER_FINISH, ZEROS
from oneleft.rules.hands import card_count, top_rank
from oneleft.rules.moves import (
    CHALLENGE,
    DISCARD_UNO,
    DRAW,
    END_SERIES,
    JUMP_UNO,
    SWAP_VERB,
    operand_of,
    verb_of,
)
from oneleft.rules.round import MAX_PLAYERS, SERIES, Round, players_in, seat_after
from oneleft.rules.turn import accused

WILDS_SEEN = COLORS  # the place of wilds in `HandBounds.discarded`

BOUNDS_ARRAYS = {
    "most": COLORS * MAX_PLAYERS,  # by chair and colour
    "counts": MAX_PLAYERS,  # cards in each hand
    "discarded": COLORS + 1,  # discards by colour, wilds last
}


class HandBounds:
    """A flat record, passed around as ``b``. The compiled code uses a numpy record with the same fields."""

    color: int  # in play before the next move
    color_before: int  # as in the round, before the next move
    accused: int  # who would be challenged by it
    came: int  # cards that they have drawn since their Wild Draw Four: they can be caught before the challenge
    shuffles: int  # of the discards that have been counted
    most: list[int]
    counts: list[int]
    discarded: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name in BOUNDS_SCALARS:
            setattr(self, name, 0)
        for name, length in BOUNDS_ARRAYS.items():
            setattr(self, name, [0] * length)


BOUNDS_SCALARS = tuple(name for name in HandBounds.__slots__ if name not in BOUNDS_ARRAYS)


def most_held(b: HandBounds, seat: int, color: int) -> int:
    """The most cards of a colour that a hand can have."""
    return b.most[COLORS * seat + color]


def reset_bounds(b: HandBounds, r: Round) -> None:
    """Start anew with a table of which nothing but the counts is known."""
    for seat in range(r.players):
        b.counts[seat] = card_count(r, seat)
        for color in range(COLORS):
            b.most[COLORS * seat + color] = b.counts[seat]
    count_discards(b, r)
    prepare(b, r)


def observe(b: HandBounds, r: Round, seat: int, code: int) -> None:
    """Take in a move. Call it after the move is applied."""
    verb = verb_of(code)
    if verb <= DISCARD_UNO:
        observe_card(b, r, seat, verb, operand_of(code))
    elif verb == DRAW and not (r.switches & NUMBER_FINISH and b.counts[seat] == 1):  # NFINISH-2: it may not go out
        rule_out(b, seat, b.color)  # TURN-3
    elif verb == CHALLENGE and card_count(r, seat) > b.counts[seat] and b.color_before != NONE:
        b.most[COLORS * b.accused + b.color_before] = b.came  # WD4-5: the challenge failed, on the hand of then
    elif verb == SWAP_VERB:  # SEVEN-2
        trade_bounds(b, seat, operand_of(code))
    elif verb == END_SERIES and top_rank(r) == 0:
        pass_bounds_on(b, r)
    follow_counts(b, r)
    if b.shuffles != r.shuffles:
        count_discards(b, r)
    prepare(b, r)


def prepare(b: HandBounds, r: Round) -> None:
    """Keep what the next move changes and what it will be judged by."""
    b.color = r.color
    if r.color_before != NONE and (b.color_before == NONE or b.accused != accused(r)):
        b.accused = accused(r)
        b.came = 0
    b.color_before = r.color_before


def observe_card(b: HandBounds, r: Round, seat: int, verb: int, face: int) -> None:
    """A card leaves a hand, and after a 0 all hands may move (SEVEN-1)."""
    rank = rank_of(face)
    if rank < WILD:
        b.discarded[color_of(face)] += 1
        if most_held(b, seat, color_of(face)) > 0:
            b.most[COLORS * seat + color_of(face)] -= 1
    else:
        b.discarded[WILDS_SEEN] += 1
    was_last = b.counts[seat] == 1
    change_count(b, seat, -1)
    # MULTI-3: in a series only its end moves the hands. SEVEN-3: a last card does not.
    if rank == 0 and verb <= JUMP_UNO and r.phase != SERIES and not was_last:
        pass_bounds_on(b, r)


def rule_out(b: HandBounds, seat: int, color: int) -> None:
    """The hand has no card of this colour."""
    if color != NONE:
        b.most[COLORS * seat + color] = 0


def follow_counts(b: HandBounds, r: Round) -> None:
    """Give every hand the number of cards that it has now."""
    for seat in range(r.players):
        came = card_count(r, seat) - b.counts[seat]
        if came != 0:
            if seat == b.accused:
                b.came += came
            change_count(b, seat, came)


def change_count(b: HandBounds, seat: int, came: int) -> None:
    """Every card that came may be of any colour, and no colour has more cards than the hand."""
    b.counts[seat] += came
    for i in range(COLORS * seat, COLORS * seat + COLORS):
        b.most[i] = min(b.counts[seat], b.most[i] + max(0, came))


def trade_bounds(b: HandBounds, one: int, other: int) -> None:
    b.counts[one], b.counts[other] = b.counts[other], b.counts[one]
    for color in range(COLORS):
        i = COLORS * one + color
        j = COLORS * other + color
        b.most[i], b.most[j] = b.most[j], b.most[i]


def pass_bounds_on(b: HandBounds, r: Round) -> None:
    """SEVEN-1: every hand moves one seat on, as in `hands.pass_hands_on`."""
    if r.switches & ZEROS == 0:
        return
    seat = seat_after(r, 0, 1)
    for _ in range(players_in(r) - 1):
        before = seat_after(r, seat, -1)
        trade_bounds(b, seat, before)
        seat = before


def count_discards(b: HandBounds, r: Round) -> None:
    """PILE-1: count them all, since the pile may have become the draw pile."""
    b.shuffles = r.shuffles
    for i in range(COLORS + 1):
        b.discarded[i] = 0
    for i in range(r.n_discard):
        card = r.discard[i]
        b.discarded[color_of(card) if rank_of(card) < WILD else WILDS_SEEN] += 1
