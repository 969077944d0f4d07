"""Writes a round as a position."""

from __future__ import annotations

from typing import Any

from oneleft.rules.cards import (
    NONE,
    WILD_DRAW_FOUR,
)
from oneleft.rules.config import (
    FREE_DRAW_FOUR,
)
from oneleft.rules.editions import Edition
from oneleft.rules.hands import (
    hand_words,
    out_with_words,
    top_rank,
)
from oneleft.rules.round import COLOR as NAMING
from oneleft.rules.round import (
    DREW,
    NO_DROP,
    OVER,
    PENALTY,
    SLAM,
    Round,
    is_out_of_round,
)

from .deck_inventory import whole_deck
from .notation import DROPS, card_text, card_texts, color_letters, hand_texts
from .position import PENALTY_CARDS, PHASES


def write_position(edition: Edition, r: Round) -> dict[str, Any]:
    """The whole table as a document that `read_position` accepts."""
    hands = [hand_texts(edition, *hand_words(r, seat)) for seat in range(r.players)]
    cards = sum(map(len, hands)) + r.n_draw + r.n_discard
    written: dict[str, Any] = {
        "hands": hands,
        "discard": card_texts(edition, r.discard[: r.n_discard]),
        "draw": card_texts(edition, reversed(r.draw[: r.n_draw])),
        "rest": "shuffle" if cards == len(whole_deck(edition)) else "out",
        "color": None if r.color == NONE else color_letters(edition)[r.color],
        "turn": r.turn,
        "direction": "left" if r.direction == 1 else "right",
        "dealer": r.dealer,
        "phase": PHASES[r.phase],
        "pending": r.pending,
        "exposed": None if r.exposed == NONE else r.exposed,
    }
    return written | write_extras(edition, r)


def write_extras(edition: Edition, r: Round) -> dict[str, Any]:
    """The fields that only some phases have."""
    extras: dict[str, Any] = {}
    if r.phase == DREW:
        extras["drawn"] = card_text(edition, r.drawn)
    if r.phase == SLAM:
        extras["slam"] = r.slam
    if r.phase in (NAMING, SLAM) and r.drop != NO_DROP:
        extras["drop"] = DROPS[r.drop]
    if r.phase == PENALTY and r.penalty_rank != top_rank(r):
        extras["penalty"] = PENALTY_CARDS[r.penalty_rank]
    if r.phase == PENALTY and r.color_before != NONE:
        extras["challenged"] = {
            "hand": hand_texts(edition, *r.challenged_hand),
            "color": color_letters(edition)[r.color_before],
        }
    elif r.phase == PENALTY and top_rank(r) == WILD_DRAW_FOUR and not r.switches & FREE_DRAW_FOUR:
        extras["challengeable"] = False
    if r.reverse_pending:
        extras["reverse_pending"] = True
    if r.passes and r.phase != OVER:
        extras["passes"] = r.passes
    if r.phase == OVER:
        extras["out"] = None if r.out == NONE else r.out
    if r.out_of_round:
        extras["out_with"] = {
            str(seat): hand_texts(edition, *out_with_words(r, seat))
            for seat in range(r.players)
            if is_out_of_round(r, seat)
        }
    return extras
