"""What the table waits for, in one sentence."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.table.telling import card_words, listed
from oneleft.table.views import View

from .guest import Guest


def what_is_asked(guest: Guest, wild: str) -> str:
    """``wild`` is the card for which a colour is asked now."""
    view = guest.view
    held = held_up(guest)
    if held or view is None:
        return held
    if guest.round_over:
        return title(guest)
    if wild:
        return say("page-which-color", guest.language)
    return in_turn(guest, view) if guest.own_turn else out_of_turn(guest, view)


def held_up(guest: Guest) -> str:
    """What has to be over before the game goes on; nothing, if it does."""
    view, language = guest.view, guest.language
    if guest.lost:
        return say("page-lost", language)
    if guest.stood_in:
        return say("page-stood-in", language)
    if view is not None and guest.noticed is not None:
        by, name = view.names[guest.noticed.by], view.names[guest.noticed.seat]
        return say("page-noticed", language, by=by, name=name)
    return say("page-waits-table", language) if guest.waits_for_others else ""


def title(guest: Guest) -> str:
    """Of the score board."""
    view = guest.view
    assert view is not None
    if view.winners:
        names = [view.names[seat] for seat in view.winners]
        return say("event-won", guest.language, count=len(names), seats=listed(names, guest.language))
    return say("page-round-over" if guest.round_over else "page-scores", guest.language)


def in_turn(guest: Guest, view: View) -> str:
    drawn = card_words(guest.rules.sheet, view.drawn or "", guest.language)
    count = view.slam if view.phase == "slam" else view.pending
    words = say(f"page-phase-{view.phase}", guest.language, card=drawn, count=count)
    if any(move.verb == "challenge" for move in guest.legal):
        words += " " + say("page-challenge-risk", guest.language, count=view.pending + 2)
    return words


def out_of_turn(guest: Guest, view: View) -> str:
    waits = say("page-waits", guest.language, name=view.names[view.turn])
    if guest.seat is None:
        return f"{say('page-watching', guest.language)} {waits}"
    return say("page-can-jump", guest.language) if any(move.verb == "jump" for move in guest.legal) else waits
