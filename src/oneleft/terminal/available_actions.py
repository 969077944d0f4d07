"""The actions a person has now, each with its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneleft.lang import say
from oneleft.table.move import DEAL, Move
from oneleft.table.narrate import card_words
from oneleft.table.notation import color_letters, names_color, read_card
from oneleft.table.views import View

from .table_state import TableState
from .typed_moves import complete_move


class Action(NamedTuple):
    """A key with its label. It stands for a ``move`` in the notation or for a ``request`` of ``Connection.request``."""

    key: str
    label: str
    move: str = ""
    request: str = ""
    short_label: str = ""  # where there is little room


def moves_with_card(state: TableState, card: str) -> list[Move]:
    """The legal moves that lay this card."""
    return [move for move in state.legal if move.card == card]


def playable_cards(state: TableState) -> set[str]:
    return {move.card for move in state.legal if move.card is not None}


def choose_by_call(moves: list[Move], call_uno: bool) -> Move:
    """The move with or without a call of UNO, as wanted. Where there is no choice, the only one."""
    return next((move for move in moves if move.uno == call_uno), moves[0])


def can_call_uno_with_card(state: TableState) -> bool:
    """Whether UNO can be called with the next card, because that card leaves one."""
    return any(move.uno for move in state.legal) and not any(move.verb == "uno" for move in state.legal)


def move_to_lay(state: TableState, card: str, call_uno: bool) -> str:
    """The move that lays this card, or an empty text if a colour has to be named first.

    A card that cannot be laid is tried all the same, so that the table explains why not.
    """
    moves = moves_with_card(state, card)
    if len({move.color for move in moves}) > 1:
        return ""
    if moves:
        return str(choose_by_call(moves, call_uno))
    assert state.view is not None
    return complete_move(state.view, state.seat or 0, _with_any_color(state, card))


def refused_jump(state: TableState, card: str) -> str:
    """A jump with a card that cannot jump in, so that the table explains why not."""
    return f"{state.seat} jump {_with_any_color(state, card)}"


def _with_any_color(state: TableState, card: str) -> str:
    """The card as a move names it. A wild gets the first colour; a Jam card gets none (JAM-1)."""
    edition = state.rules.edition
    return f"{card}:{color_letters(edition)[0]}" if names_color(edition, read_card(edition, card)) else card


def available_actions(state: TableState, card: str = "", wild: str = "", call_uno: bool = False) -> Iterator[Action]:
    """What the person can do.

    ``card`` is the selected card, ``wild`` the card whose colour is being chosen, and ``call_uno`` says whether UNO is
    called with the next card.
    """
    if state.seat is None:
        return
    if state.is_stood_in:
        yield Action("b", say("page-back", state.language), request="back")
    elif state.view is None:
        yield from _waiting_room_actions(state)
    elif wild:
        yield from _color_actions(state, moves_with_card(state, wild), call_uno)
        yield Action("escape", say("page-cancel", state.language))
    else:
        yield from _round_actions(state, card, call_uno)


def _waiting_room_actions(state: TableState) -> Iterator[Action]:
    if state.table is None or state.table.begins:
        return
    if state.table.settings.quick:
        yield Action("enter", say("page-quick-fill", state.language), request="start")
    elif state.is_host:
        taken = sum(seat.name is not None for seat in state.table.seats)
        if taken < len(state.table.seats):
            yield Action("b", say("page-add-bot", state.language), request="bot")
        if taken > 1:
            yield Action("enter", say("page-start", state.language), request="start")


def _color_actions(state: TableState, moves: list[Move], call_uno: bool) -> Iterator[Action]:
    """One action for each colour, from moves such as ``play W:R`` or ``color R``."""
    edition = state.rules.edition
    for letter, color in zip(color_letters(edition), edition.colors, strict=True):
        matching = [move for move in moves if move.color == letter]
        if matching:
            yield Action(letter.lower(), say(f"color-{color}", state.language), str(choose_by_call(matching, call_uno)))


def _round_actions(state: TableState, card: str, call_uno: bool) -> Iterator[Action]:
    view, language, legal = state.view, state.language, state.legal
    assert view is not None
    if state.is_own_turn and moves_with_card(state, card):
        label = "screen-discard" if view.phase == "slam" else "screen-play"
        yield Action("enter", say(label, language, card=card_words(state.rules.edition, card, language)))
    yield from _color_actions(state, [move for move in legal if move.verb == "color"], call_uno=False)
    for number, move in enumerate([move for move in legal if move.verb == "swap"], 1):
        other = move.target or 0
        name = view.names[other]
        label = say("page-player", language, name=name, count=view.counts[other])
        yield Action(str(number % 10), label, str(move), short_label=name)
    for move in legal:
        if move.verb == "draw":
            yield Action("d", say("page-draw", language), str(move))
        elif move.verb == "take":
            yield Action("d", say("page-take", language, count=view.pending), str(move))
        elif move.verb == "challenge":
            yield Action("!", say("page-challenge", language), str(move))
        elif move.verb == "keep":
            yield Action("k", say("page-keep", language), str(move))
        elif move.verb == "pass":
            yield Action("k", say("page-pass", language), str(move))
        elif move.verb == "uno":
            yield Action("u", "UNO!", str(move))
        elif move.verb == "catch":
            yield Action("c", say("page-catch", language, name=view.names[move.target or 0]), str(move))
    if can_call_uno_with_card(state):
        yield Action("u", f"✓ {say('screen-uno-called', language)}" if call_uno else say("screen-call-uno", language))
    jump_cards = [move.card or "" for move in legal if move.verb == "jump"]
    if jump_cards:  # all alike, because only the card on top can jump in
        yield Action("j", say("screen-jump", language, card=card_words(state.rules.edition, jump_cards[0], language)))
    yield from _next_actions(state, view)


def _next_actions(state: TableState, view: View) -> Iterator[Action]:
    """What follows a round: another one, or after the match another match."""
    if view.winners:
        yield Action("enter", say("page-rematch", state.language), request="again")
    elif state.round_over and state.is_host:
        yield Action("enter", say("page-deal", state.language), DEAL)
