"""Which card of the player's hand is selected."""

from __future__ import annotations

from .available_actions import moves_with_card, playable_cards
from .table_state import TableState


class CardSelection:
    """The selected card, and how it will be laid.

    A card is selected by arrows, by letters or by the mouse. The selection stays on it wherever it moves in the hand.
    """

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.index: int | None = None  # in the hand
        self.wild = ""  # the card whose colour is being chosen
        self.call_uno = False  # with the next card
        self._last_card = ""  # the card that was at the index

    @property
    def hand(self) -> list[str]:
        return (self.state.view.hand if self.state.view else None) or []

    @property
    def card(self) -> str:
        return self.hand[self.index] if self.index is not None and self.index < len(self.hand) else ""

    def select(self, index: int) -> None:
        self.index, self.wild = index, ""
        self._last_card = self.card

    def update(self) -> None:
        """Follow a new view: select the card just drawn, else keep the selected card if it can be laid.

        A card that has left the hand is followed by the first that can be laid, or by the first of all. Wilds are the
        last in a hand, so nobody lays one by pressing Enter once too often.
        """
        view, hand, playable = self.state.view, self.hand, playable_cards(self.state)
        if self._last_card not in hand:
            self.index = None
        elif self.card != self._last_card:
            self.index = hand.index(self._last_card)
        if not moves_with_card(self.state, self.wild):
            self.wild = ""
        self.call_uno = self.call_uno and any(move.uno for move in self.state.legal)
        if view is not None and view.drawn in hand:
            self.index = hand.index(view.drawn)
        elif playable and self.card not in playable:
            self.index = next((index for index, card in enumerate(hand) if card in playable), None)
        elif not self.card:
            self.index = 0 if hand else None
        self._last_card = self.card

    def step(self, by: int) -> None:
        if self.hand:
            self.select(((self.index if self.index is not None else -by) + by) % len(self.hand))

    def select_by_key(self, key: str) -> bool:
        """Select the next card of this colour, number or symbol. Return whether there is one."""
        after = 0 if self.index is None else self.index + 1
        order = [*range(after, len(self.hand)), *range(min(after, len(self.hand)))]
        found = [index for index in order if key.upper() in (self.hand[index][0], self.hand[index][1:])]
        if found:
            self.select(found[0])
        return bool(found)

    def card_to_lay(self) -> str:
        """The selected card; out of turn, a card to jump in with if there is one."""
        jump_cards = [
            card for card in self.hand if any(move.verb == "jump" for move in moves_with_card(self.state, card))
        ]
        return jump_cards[0] if jump_cards and not self.state.is_own_turn else self.card
