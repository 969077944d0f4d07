"""The cards that a document shares out: each card that it names is taken from the deck once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from oneleft.errors import DocumentError, NotationError
from oneleft.rules.cards import (
    DECK_SIZE,
    SKIP,
    SPECIAL,
    WILD,
    fill_deck,
    rank_of,
)
from oneleft.rules.editions import Edition
from oneleft.rules.rng import shuffle
from oneleft.rules.round import (
    Round,
)

from .notation import card_text, read_card


@cache
def whole_deck(edition: Edition) -> tuple[int, ...]:
    deck = [0] * DECK_SIZE
    return tuple(deck[: fill_deck(deck, edition.special)])


@cache
def cards_by_text(edition: Edition) -> dict[str, list[int]]:
    """The cards of the deck that share a text."""
    cards: dict[str, list[int]] = {}
    for card in whole_deck(edition):
        cards.setdefault(card_text(edition, card), []).append(card)
    return cards


class DeckInventory:
    """The whole deck. Each card that a document names is taken from it once."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._taken: set[int] = set()

    def take(self, text: str, at: str) -> int:
        for card in cards_by_text(self.edition).get(text, ()):
            if card not in self._taken:
                self._taken.add(card)
                return card
        kind = read_at(at, read_card, self.edition, text)
        raise DocumentError(at, "document-card-twice", rule_for_count(kind), card=text)

    @property
    def left(self) -> list[int]:
        """The cards that nobody has taken, in the order of a new deck."""
        return [card for card in whole_deck(self.edition) if card not in self._taken]

    def take_all(self, texts: Sequence[str], at: str) -> list[int]:
        return [self.take(text, f"{at}[{place}]") for place, text in enumerate(texts)]


def rule_for_count(kind: int) -> str:
    """The rule that says how many cards of this kind there are."""
    rank = rank_of(kind)
    return "DECK-2" if rank < SKIP else "DECK-3" if rank < WILD else "DECK-5" if rank == SPECIAL else "DECK-4"


def read_at(at: str, read: Callable[[Edition, str], int], edition: Edition, text: str) -> int:
    """Read a card or a colour. An error names this place of the document."""
    try:
        return read(edition, text)
    except NotationError as error:
        raise DocumentError(at, error.key, error.rule, **error.message_args) from None


def lay_pile(r: Round, named: Sequence[int], beneath: Sequence[int]) -> None:
    """Make the draw pile: the named cards in order from the top, the others shuffled beneath."""
    r.n_draw = len(named) + len(beneath)
    r.draw[: r.n_draw] = [*beneath, *reversed(named)]
    shuffle(r, r.draw, len(beneath))
