"""What the table waits for, in one sentence."""

from __future__ import annotations

from oneleft.lang import say
from oneleft.table.narrate import card_with_article, listed
from oneleft.table.views import View

from .table_state import TableState


def prompt(state: TableState, wild: str = "") -> str:
    """``wild`` is the card whose colour is being chosen."""
    view = state.view
    interrupted = interruption(state)
    if interrupted or view is None:
        return interrupted
    if state.round_over:
        return score_title(state)
    if wild:
        return say("page-which-color", state.language)
    return _turn_prompt(state, view) if state.is_own_turn else _waiting_prompt(state, view)


def interruption(state: TableState) -> str:
    """What holds the game up; empty if it goes on."""
    view, language = state.view, state.language
    if state.is_lost:
        return say("page-lost", language)
    if state.table is not None and state.table.called:
        return say("server-time-called", language)
    if state.is_stood_in:
        return say("page-stood-in", language)
    if view is not None and state.noticed is not None:
        by, name = view.names[state.noticed.by], view.names[state.noticed.seat]
        return say("page-noticed", language, by=by, name=name)
    return say("page-waits-table", language) if state.waits_for_other_table else ""


def score_title(state: TableState) -> str:
    view = state.view
    assert view is not None
    if view.winners:
        names = [view.names[seat] for seat in view.winners]
        return say("event-won", state.language, count=len(names), seats=listed(names, state.language))
    return say("page-round-over" if state.round_over else "page-scores", state.language)


def rated_line(state: TableState) -> str:
    """Whether the match that is over counts for the ratings, or why not. Empty away from a server."""
    table = state.table
    if table is None or not table.id or table.rated is None:
        return ""
    return say(f"rated-{table.rated}", state.language)


def phase_key(view: View) -> str:
    """The phase as the messages name it: a colour is named for the first card, or after a Jam card's drop (JAM-1)."""
    return "color-drop" if view.phase == "color" and view.drop else view.phase


def _turn_prompt(state: TableState, view: View) -> str:
    drawn = card_with_article(state.rules.edition, view.drawn or "", state.language)
    count = view.slam if view.phase == "slam" else view.pending
    words = say(f"page-phase-{phase_key(view)}", state.language, card=drawn, count=count)
    if any(move.verb == "challenge" for move in state.legal):
        words += " " + say("page-challenge-risk", state.language, count=view.pending + 2)
    return words


def _waiting_prompt(state: TableState, view: View) -> str:
    waits = say("page-waits", state.language, name=view.names[view.turn])
    if state.seat is None:
        shown = [] if view.seat is None else [say("screen-hand-of", state.language, name=view.names[view.seat])]
        return " ".join([say("page-watching", state.language), waits, *shown])
    if state.waits_for_next_match:
        return " ".join([say("page-watching-next", state.language), waits])
    return say("page-can-jump", state.language) if any(move.verb == "jump" for move in state.legal) else waits
