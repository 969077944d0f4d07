"""What a person may do now, each with its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneleft.lang import say
from oneleft.table.game import DEAL
from oneleft.table.narrate import card_words
from oneleft.table.notation import WITH_CARD, Move, color_letters, names_color, read_card

from .table_state import TableState
from .typed_moves import complete


class Action(NamedTuple):
    """``move`` is in the notation; ``ask`` is what is no move, as ``Connection.ask`` knows it; ``brief`` saves room."""

    key: str
    words: str
    move: str = ""
    ask: str = ""
    brief: str = ""


def card_of(move: Move) -> str:
    return move.what.partition(":")[0]


def color_of(move: Move) -> str:
    return move.what.partition(":")[2]


def moves_with(state: TableState, card: str) -> list[Move]:
    """The legal moves that lay this card."""
    return [move for move in state.legal if move.verb in WITH_CARD and card_of(move) == card]


def playable(state: TableState) -> set[str]:
    return {card_of(move) for move in state.legal if move.verb in WITH_CARD}


def with_call(moves: list[Move], uno: bool) -> Move:
    """The one with a call of UNO, if it was asked for and is due."""
    return next((move for move in moves if move.uno == uno), moves[0])


def laying(state: TableState, card: str, uno: bool) -> str:
    """The move that lays this card, or an empty text if a colour has to be named first.

    A card that cannot be laid is tried all the same, so that the table says why.
    """
    moves = moves_with(state, card)
    if len({color_of(move) for move in moves}) > 1:
        return ""
    if moves:
        return str(with_call(moves, uno))
    assert state.view is not None
    return complete(state.view, state.seat or 0, with_any_color(state, card))


def jumping(state: TableState, card: str) -> str:
    """A jump with a card with which there is none, so that the table says why."""
    return f"{state.seat} jump {with_any_color(state, card)}"


def with_any_color(state: TableState, card: str) -> str:
    """The card as a move names it. A wild gets the first colour; a Jam card gets none (JAM-1)."""
    edition = state.rules.edition
    return f"{card}:{color_letters(edition)[0]}" if names_color(edition, read_card(edition, card)) else card


def offers(state: TableState, wild: str, uno: bool) -> Iterator[Action]:
    """``wild`` is the card for which a colour is asked now, ``uno`` whether it is called with the next card."""
    if state.seat is None:
        return
    if state.stood_in:
        yield Action("b", say("page-back", state.language), ask="back")
    elif state.view is None:
        yield from before_the_match(state)
    elif wild:
        yield from colors(state, moves_with(state, wild), uno)
    else:
        yield from in_the_round(state)


def before_the_match(state: TableState) -> Iterator[Action]:
    if state.hosting and state.table is not None:
        if any(seat.name is None for seat in state.table.seats):
            yield Action("b", say("page-add-bot", state.language), ask="bot")
        else:
            yield Action("enter", say("page-start", state.language), ask="start")


def colors(state: TableState, moves: list[Move], uno: bool) -> Iterator[Action]:
    edition = state.rules.edition
    for letter, color in zip(color_letters(edition), edition.colors, strict=True):
        naming = [move for move in moves if letter in (color_of(move), move.what)]
        if naming:
            yield Action(letter.lower(), say(f"color-{color}", state.language), str(with_call(naming, uno)))


def in_the_round(state: TableState) -> Iterator[Action]:
    view, language, legal = state.view, state.language, state.legal
    assert view is not None
    yield from colors(state, [move for move in legal if move.verb == "color"], uno=False)
    for number, move in enumerate([move for move in legal if move.verb == "swap"], 1):
        other = int(move.what)
        name = view.names[other]
        words = say("page-player", language, name=name, count=view.counts[other])
        yield Action(str(number % 10), words, str(move), brief=name)
    for move in legal:
        if move.verb == "draw":
            yield Action("d", say("page-draw", language), str(move))
        elif move.verb == "take":
            yield Action("d", say("page-take", language, count=view.pending), str(move))
        elif move.verb == "challenge":
            yield Action("!", say("page-challenge", language), str(move))
        elif move.verb == "keep":
            yield Action("k", say("page-keep", language), str(move))
        elif move.verb == "uno":
            yield Action("u", "UNO!", str(move))
        elif move.verb == "catch":
            yield Action("c", say("page-catch", language, name=view.names[int(move.what)]), str(move))
    jumps = [card_of(move) for move in legal if move.verb == "jump"]
    if jumps:  # only the card on top can be jumped in with
        yield Action("j", say("screen-jump", language, card=card_words(state.rules.edition, jumps[0], language)))
    if state.round_over and state.hosting:
        over = bool(view.winners)
        yield Action("enter", say("page-rematch" if over else "page-deal", language), "" if over else DEAL, "again")
