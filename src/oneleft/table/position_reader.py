"""Reads a position into a round."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.errors import DocumentError
from oneleft.rules.cards import (
    NONE,
    WILD,
    color_of,
)
from oneleft.rules.config import (
    SILENT,
    Rules,
)
from oneleft.rules.editions import Edition
from oneleft.rules.ending import one_side_left
from oneleft.rules.hands import card_count, give, put_on_discards, set_out_with, top_rank, top_type
from oneleft.rules.round import (
    OVER,
    Round,
    clear,
    is_out_of_round,
)

from .deck_inventory import DeckInventory, lay_pile, read_at
from .documents import check_seat, check_size
from .notation import read_color, words_of
from .phase_reader import read_phase
from .position import PHASES, Position


def read_position(rules: Rules, doc: Position, r: Round) -> None:
    """Set up a position on an empty table that has its key."""
    check_size(len(doc.hands), "position.hands")
    r.players = len(doc.hands)
    clear(r)
    inventory = DeckInventory(rules.edition)
    for seat, hand in enumerate(doc.hands):
        for card in inventory.take_all(hand, f"position.hands[{seat}]"):
            give(r, seat, card)
    read_out_with(rules, doc, r)
    read_discards(rules.edition, doc, r, inventory)
    named = inventory.take_all(doc.draw, "position.draw")
    r.dealer = check_seat(doc.dealer, r.players, "position.dealer", r.players - 1)
    r.direction = 1 if doc.direction == "left" else -1
    r.turn = check_seat(doc.turn, r.players, "position.turn", (r.dealer + 1) % r.players)
    r.exposed = check_seat(doc.exposed, r.players, "position.exposed", NONE)
    read_phase(rules.edition, doc, r)
    check_hands(r)
    if r.switches & SILENT:  # SILENT-1: nobody can be caught
        r.exposed = NONE
    lay_pile(r, named, inventory.left if doc.rest == "shuffle" else [])
    if r.passes and r.n_draw + r.n_discard > 1:  # the last player could have drawn
        raise DocumentError("position.passes", "document-passes", "PILE-2", phase=PHASES[r.phase])


def read_out_with(rules: Rules, doc: Position, r: Round) -> None:
    """MERCY-1: what the players held who are out of the round. Those cards lie in the piles or in hands again."""
    for at, name, hand in listed_out_with(doc):
        if not r.mercy:
            raise DocumentError(at, "document-no-mercy", "MERCY-1")
        if not (name.isascii() and name.isdigit() and int(name) < r.players):
            raise DocumentError(at, "document-seat", "PLAYERS-1", given=name, players=r.players)
        seat = int(name)
        set_out_with(r, seat, *words_of(DeckInventory(rules.edition).take_all(hand, at)))
        if card_count(r, seat) > 0 or len(hand) < r.mercy:
            raise DocumentError(at, "document-out-with", "MERCY-1", mercy=r.mercy)
        r.out_of_round |= 1 << seat


def listed_out_with(doc: Position) -> Iterator[tuple[str, str, list[str]]]:
    """The hands of ``out_with``, each with its place in the document and its seat.

    They stand in an object by seat, or in a list for all seats with null for those who are still in.
    """
    if isinstance(doc.out_with, dict):
        yield from ((f"position.out_with.{seat}", seat, hand) for seat, hand in doc.out_with.items())
    else:
        yield from ((f"position.out_with[{seat}]", str(seat), hand) for seat, hand in enumerate(doc.out_with) if hand)


def check_hands(r: Round) -> None:
    """Who holds cards: everyone but those who went out or are out of the round. MERCY-1: and not too many."""
    for seat in range(r.players):
        at = f"position.hands[{seat}]"
        has_won = r.phase == OVER and seat == r.out
        is_last = has_won and r.out_of_round != 0 and one_side_left(r, seat)  # MERCY-2: cards or none
        should_be_empty = has_won or is_out_of_round(r, seat)
        if (card_count(r, seat) == 0) != should_be_empty and not is_last:
            raise DocumentError(at, "document-empty-hand", "OUT-1")
        if r.mercy and r.phase != OVER and card_count(r, seat) >= r.mercy:
            raise DocumentError(at, "document-mercy", "MERCY-1", mercy=r.mercy)


def read_discards(edition: Edition, doc: Position, r: Round, inventory: DeckInventory) -> None:
    """Read the discard pile. ``color`` may be left out if the top card has one, printed or named."""
    if not doc.discard:
        raise DocumentError("position.discard", "document-no-discard", "SETUP-3")
    for place, text in enumerate(doc.discard):
        card, colon, named = text.partition(":")
        at = f"position.discard[{place}]"
        put_on_discards(r, inventory.take(card, at))
        r.color = NONE if top_rank(r) >= WILD else color_of(top_type(r))
        if colon and r.color != NONE:
            raise DocumentError(at, "notation-color-extra", "WILD-1", given=text)
        if colon:
            r.color = read_at(at, read_color, edition, named)
    if doc.color is None:
        if r.color == NONE and doc.phase not in ("color", "slam", "over"):
            raise DocumentError("position.color", "document-color-missing", "WILD-1", top=doc.discard[-1])
        return
    color = read_at("position.color", read_color, edition, doc.color)
    if r.color not in (NONE, color):
        raise DocumentError("position.color", "document-color-other", "TURN-1", given=doc.color)
    r.color = color
