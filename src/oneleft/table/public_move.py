"""The move behind what a seat hears: events tell what happened, bots reason about who chose what."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.rules.cards import face_of, rank_of
from oneleft.rules.moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DRAW,
    END_SERIES,
    JUMP,
    KEEP,
    PLAY,
    SWAP_VERB,
    TAKE,
    move,
)

from . import events as e
from .determinize import read_rules
from .notation import read_card
from .views import View


def public_move(events: Sequence[e.Event], before: View) -> tuple[int, int]:
    """The seat that moved and its move, without a call of UNO.

    Keeping a drawn card leaves no event of its own, so whatever is not recognized comes out as that.
    """
    edition = read_rules(before.rules).edition
    for event in events:
        match event:
            case e.Played(jump=jump):
                return event.seat, move(JUMP if jump else PLAY, played_face(before, event))
            case e.Discarded():
                return event.seat, move(DISCARD, read_card(edition, event.card))
            case e.Drew() | e.Passed() if event.seat == before.turn:
                return event.seat, move(TAKE if before.phase == "penalty" else DRAW, 0)
            case e.Challenged():
                return event.seat, move(CHALLENGE, 0)
            case e.NamedColor():
                return event.seat, move(COLOR_VERB, edition.colors.index(event.color))
            case e.Swapped():
                return event.seat, move(SWAP_VERB, before.table.index(event.other))
            case e.EndedSeries():
                return event.seat, move(END_SERIES, 0)
            case e.Caught():
                return event.by, move(CATCH, before.table.index(event.seat))
    return before.turn, move(KEEP, 0)


def played_face(view: View, event: e.Played) -> int:
    """The card with the colour that was named for it; a Jam card has none yet (JAM-1)."""
    edition = read_rules(view.rules).edition
    card_type = read_card(edition, event.card)
    return card_type if event.color is None else face_of(edition.colors.index(event.color), rank_of(card_type))
