"""Refused moves: a rule id and a sentence, from what the mover may know."""

from collections.abc import Container

from oneleft.errors import IllegalMove
from oneleft.rules.config import PROGRESSIVE
from oneleft.rules.refusal import CANNOT_BE_CAUGHT, REASONS
from oneleft.rules.round import Round

from .event_builder import EventBuilder
from .narrate import card_name, color_name
from .notation import Move, card_text


def refuse(
    reason: int,
    move: Move,
    r: Round,
    event_builder: EventBuilder,
    names: tuple[str, ...],
    escaped: Container[int] = (),
) -> IllegalMove:
    """Explain a reason of the law with what lies open on the table and with the move itself.

    ``escaped`` are the chairs that could have been caught until the next turn began.
    """
    name, rule = REASONS[reason]
    if reason == CANNOT_BE_CAUGHT and event_builder.seating.index(int(move.what)) in escaped:
        name, rule = "caught-too-late", "UNO-3"
    edition = event_builder.edition
    return IllegalMove(
        f"refusal-{name}",
        rule,
        card=card_name(edition, move.what),
        top=card_name(edition, card_text(edition, r.discard[r.n_discard - 1])),
        color=color_name(edition.colors[r.color] if r.color >= 0 else ""),
        turn=names[event_builder.seating[r.turn]],
        pending=r.pending,
        progressive="yes" if r.switches & PROGRESSIVE else "no",
    )
