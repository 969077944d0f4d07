"""What a person may do now, each with its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneleft.lang import say
from oneleft.table.game import DEAL
from oneleft.table.notation import WITH_CARD, Move, color_letters
from oneleft.table.telling import card_words

from .guest import Guest
from .typed import complete


class Offer(NamedTuple):
    """``move`` is in the notation; ``ask`` is what is no move, as ``Place.ask`` knows it; ``brief`` saves room."""

    key: str
    words: str
    move: str = ""
    ask: str = ""
    brief: str = ""


def card_of(move: Move) -> str:
    return move.what.partition(":")[0]


def color_of(move: Move) -> str:
    return move.what.partition(":")[2]


def moves_with(guest: Guest, card: str) -> list[Move]:
    """The legal moves that lay this card."""
    return [move for move in guest.legal if move.verb in WITH_CARD and card_of(move) == card]


def playable(guest: Guest) -> set[str]:
    return {card_of(move) for move in guest.legal if move.verb in WITH_CARD}


def with_call(moves: list[Move], uno: bool) -> Move:
    """The one with a call of UNO, if it was asked for and is due."""
    return next((move for move in moves if move.uno == uno), moves[0])


def laying(guest: Guest, card: str, uno: bool) -> str:
    """The move that lays this card, or an empty text if a colour has to be named first.

    A card that cannot be laid is tried all the same, so that the table says why.
    """
    moves = moves_with(guest, card)
    if len({color_of(move) for move in moves}) > 1:
        return ""
    if moves:
        return str(with_call(moves, uno))
    assert guest.view is not None
    return complete(guest.view, guest.seat or 0, painted(guest, card))


def jumping(guest: Guest, card: str) -> str:
    """A jump with a card with which there is none, so that the table says why."""
    return f"{guest.seat} jump {painted(guest, card)}"


def painted(guest: Guest, card: str) -> str:
    """With any colour, if it needs one."""
    return f"{card}:{color_letters(guest.rules.sheet)[0]}" if card.startswith("W") else card


def offers(guest: Guest, wild: str, uno: bool) -> Iterator[Offer]:
    """``wild`` is the card for which a colour is asked now, ``uno`` whether it is called with the next card."""
    if guest.seat is None:
        return
    if guest.stood_in:
        yield Offer("b", say("page-back", guest.language), ask="back")
    elif guest.view is None:
        yield from before_the_match(guest)
    elif wild:
        yield from colors(guest, moves_with(guest, wild), uno)
    else:
        yield from in_the_round(guest)


def before_the_match(guest: Guest) -> Iterator[Offer]:
    if guest.hosting and guest.table is not None:
        if any(seat.name is None for seat in guest.table.seats):
            yield Offer("b", say("page-add-bot", guest.language), ask="bot")
        else:
            yield Offer("enter", say("page-start", guest.language), ask="start")


def colors(guest: Guest, moves: list[Move], uno: bool) -> Iterator[Offer]:
    sheet = guest.rules.sheet
    for letter, color in zip(color_letters(sheet), sheet.colors, strict=True):
        naming = [move for move in moves if letter in (color_of(move), move.what)]
        if naming:
            yield Offer(letter.lower(), say(f"color-{color}", guest.language), str(with_call(naming, uno)))


def in_the_round(guest: Guest) -> Iterator[Offer]:
    view, language, legal = guest.view, guest.language, guest.legal
    assert view is not None
    yield from colors(guest, [move for move in legal if move.verb == "color"], uno=False)
    for number, move in enumerate([move for move in legal if move.verb == "swap"], 1):
        other = int(move.what)
        name = view.names[other]
        words = say("page-player", language, name=name, count=view.counts[other])
        yield Offer(str(number % 10), words, str(move), brief=name)
    for move in legal:
        if move.verb == "draw":
            yield Offer("d", say("page-draw", language), str(move))
        elif move.verb == "take":
            yield Offer("d", say("page-take", language, count=view.pending), str(move))
        elif move.verb == "challenge":
            yield Offer("!", say("page-challenge", language), str(move))
        elif move.verb == "keep":
            yield Offer("k", say("page-keep", language), str(move))
        elif move.verb == "uno":
            yield Offer("u", "UNO!", str(move))
        elif move.verb == "catch":
            yield Offer("c", say("page-catch", language, name=view.names[int(move.what)]), str(move))
    jumps = [card_of(move) for move in legal if move.verb == "jump"]
    if jumps:  # only the card on top can be jumped in with
        yield Offer("j", say("screen-jump", language, card=card_words(guest.rules.sheet, jumps[0], language)))
    if guest.round_over and guest.hosting:
        over = bool(view.winners)
        yield Offer("enter", say("page-rematch" if over else "page-deal", language), "" if over else DEAL, "again")
