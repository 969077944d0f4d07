"""Which card of the own hand is meant."""

from __future__ import annotations

from .available_actions import moves_with, playable
from .table_state import TableState


class CardSelection:
    """A card is picked by arrows, by letters or by the mouse, and stays picked while it can."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.place: int | None = None  # in the hand
        self.meant = ""  # the card there, wherever it goes in the hand
        self.wild = ""  # the card for which a colour is asked
        self.uno = False  # it is called with the next card

    @property
    def hand(self) -> list[str]:
        return (self.state.view.hand if self.state.view else None) or []

    @property
    def card(self) -> str:
        return self.hand[self.place] if self.place is not None and self.place < len(self.hand) else ""

    def pick(self, place: int) -> None:
        self.place, self.wild = place, ""
        self.meant = self.card

    def follow(self) -> None:
        """The hand has changed, or what can be laid: the card just drawn comes first, else one that can be laid."""
        view, hand, fitting = self.state.view, self.hand, playable(self.state)
        if self.card != self.meant and self.meant in hand:
            self.place = hand.index(self.meant)
        if not moves_with(self.state, self.wild):
            self.wild = ""
        self.uno = self.uno and any(move.uno for move in self.state.legal)
        if view is not None and view.drawn in hand:
            self.place = hand.index(view.drawn)
        elif fitting and self.card not in fitting:
            self.place = next((place for place, card in enumerate(hand) if card in fitting), None)
        elif not self.card:
            self.place = len(hand) - 1 if hand else None
        self.meant = self.card

    def step(self, by: int) -> None:
        if self.hand:
            self.pick(((self.place if self.place is not None else -by) + by) % len(self.hand))

    def by_sign(self, sign: str) -> bool:
        """The next card of a colour or a number, from the picked one on; whether there is one."""
        after = 0 if self.place is None else self.place + 1
        places = [*range(after, len(self.hand)), *range(min(after, len(self.hand)))]
        found = [place for place in places if sign.upper() in (self.hand[place][0], self.hand[place][1:])]
        if found:
            self.pick(found[0])
        return bool(found)

    def to_lay(self) -> str:
        """The picked card; out of turn, one to jump in with if there is one."""
        jumps = [card for card in self.hand if any(move.verb == "jump" for move in moves_with(self.state, card))]
        return jumps[0] if jumps and not self.state.own_turn else self.card
