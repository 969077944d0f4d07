"""Explains refusals: whether a move is legal, and if not, the rule and a sentence, from what the mover may know."""

from collections.abc import Sequence

from oneleft.errors import IllegalMove
from oneleft.rules.cards import DRAW_TWO
from oneleft.rules.editions import Edition
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import CANNOT_BE_CAUGHT, LEGAL, NO_SUCH_MOVE, REASONS, refusal
from oneleft.rules.round import Round

from .advice import advice
from .move import Move, codec_of
from .narrate import card_name, color_name
from .notation import card_text


def explain_refusal(
    edition: Edition, r: Round, seating: Sequence[int], chair: int, code: int, names: Sequence[str], *, escaped: int = 0
) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal.

    ``escaped`` has a bit for each chair that could have been caught until the next turn began. The refusal's ``move``
    is None if the number means no move at this table.
    """
    reason = refusal(r, chair, code) if 0 <= code < MOVES else NO_SUCH_MOVE
    if reason == LEGAL:
        return None
    move = None if reason == NO_SUCH_MOVE else codec_of(edition, tuple(seating)).moves[chair][code]
    if reason == CANNOT_BE_CAUGHT and move is not None and escaped >> seating.index(move.target or 0) & 1:
        return new_refusal(("caught-too-late", "UNO-3"), edition, r, seating, names, move)
    return new_refusal(REASONS[reason], edition, r, seating, names, move)


def new_refusal(
    reason: tuple[str, str],
    edition: Edition,
    r: Round,
    seating: Sequence[int],
    names: Sequence[str],
    move: Move | None,
) -> IllegalMove:
    """Explain a reason of the law with what lies open on the table, the move itself and what else is legal."""
    name, rule = reason
    refused = IllegalMove(
        f"refusal-{name}",
        rule,
        card=card_name(edition, move.card or "" if move else ""),
        top=card_name(edition, card_text(edition, r.discard[r.n_discard - 1])),
        color=color_name(edition.colors[r.color] if r.color >= 0 else ""),
        turn=names[seating[r.turn]],
        penalty="draw-two" if r.penalty_rank == DRAW_TWO else "draw-four",
        advice=advice(edition, r),
    )
    refused.move = move
    return refused
