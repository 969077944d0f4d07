"""A decision as its seat saw it: the view, the move made, the best one, and who drew on which colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from oneleft.match.standing import seat_across
from oneleft.rules.config import Rules
from oneleft.rules.formats import NO_PARTNERS
from oneleft.rules.scoring import word_points
from oneleft.table import events as e
from oneleft.table.determinize import read_rules
from oneleft.table.move import Move
from oneleft.table.notation import read_card
from oneleft.table.views import View

PENALTIES = ("+2", "W+4")
STOPPING = ("S", "R", *PENALTIES)  # cards that keep the next player from playing


class DrawMemory:
    """How often each seat drew in its turn, by the colour in play, since it last laid a card of that colour.

    Everyone at the table could count along.
    """

    def __init__(self) -> None:
        self.before: View | None = None
        self.times: dict[int, Counter[str]] = {}

    def hear(self, events: Sequence[e.Event], view: View) -> None:
        before, self.before = self.before, view
        for event in events:
            if isinstance(event, e.TurnedUp | e.Swapped | e.HandsPassed):
                self.times = {}
            elif isinstance(event, e.Played) and not is_wild(event.card):
                self.times.get(event.seat, Counter()).pop(event.card[0], None)
            elif isinstance(event, e.Drew) and before is not None and is_turn_of(event.seat, before):
                self.times.setdefault(event.seat, Counter())[before.color or ""] += 1

    def drew_on(self, seat: int, color: str | None) -> int:
        return self.times.get(seat, Counter())[color] if color is not None else 0


def is_turn_of(seat: int, view: View) -> bool:
    """Whether the table waited for this seat to play or draw."""
    return view.turn == seat and view.phase == "turn"


def is_wild(card: str) -> bool:
    return card.startswith("W")


@dataclass(frozen=True)
class Situation:
    """What a reason may speak of: nothing here is hidden from the seat."""

    view: View
    made: Move | None  # none if the seat let the moment pass
    best: Move | None
    memory: DrawMemory
    playouts: int

    @cached_property
    def rules(self) -> Rules:
        rules: Rules = read_rules(self.view.rules)
        return rules

    @property
    def hand(self) -> list[str]:
        return self.view.hand or []

    @cached_property
    def opponents(self) -> list[int]:
        """The others who are still in the round, without a partner."""
        view = self.view
        seats = [seat for seat in view.table if seat not in (view.seat, *view.out_of_round)]
        if self.rules.format.partners != NO_PARTNERS and view.seat in view.table:
            seats = [seat for seat in seats if seat != seat_across(view.table, view.seat)]
        return seats

    @cached_property
    def next_seat(self) -> int:
        """Who is in turn after this seat, as the direction is now."""
        return self.seat_after(1 if self.view.direction == "left" else -1)

    def seat_after(self, step: int, times: int = 1) -> int:
        """The seat this many places to the left (step 1) or right (-1), among those still in the round."""
        seats = self.in_round
        place = seats.index(self.view.seat) if self.view.seat in seats else 0
        return seats[(place + step * times) % len(seats)]

    def color_name(self, letter: str) -> str:
        """The name of a colour in the catalogues."""
        colors = self.rules.edition.colors
        return next(color for color in colors if color[0].upper() == letter)

    def points(self, card: str) -> int:
        return word_points(1 << read_card(self.rules.edition, card))

    def color_after(self, move: Move | None) -> str | None:
        """The colour in play after a move; none if it is not known yet."""
        if move is None or (move.card is None and move.verb != "color"):
            return self.view.color
        if move.color is not None:
            return move.color
        return None if move.card is None or is_wild(move.card) else move.card[0]

    def left_after(self, move: Move | None) -> list[str]:
        """The hand without the card that the move lays."""
        left = list(self.hand)
        if move is not None and move.card in left:
            left.remove(move.card)
        return left

    def fitting_after(self, move: Move | None) -> list[str]:
        """The cards of the hand, without wilds, that match what the move lays."""
        if move is None or move.card is None:
            return []
        color, rank = self.color_after(move), move.card[1:]
        return [
            card
            for card in self.left_after(move)
            if not is_wild(card) and (card[0] == color or (not is_wild(move.card) and card[1:] == rank))
        ]

    def playable(self) -> list[str]:
        """The cards of the hand that could be played, each once."""
        moves = [Move(text) for text in self.view.legal]
        return list(dict.fromkeys(move.card for move in moves if move.verb == "play" and move.card is not None))

    def seen_of(self, color: str) -> int:
        """How many cards of a colour this seat sees: its own and the discards."""
        return sum(card[0] == color for card in (*self.hand, *self.view.discard))

    def turn_after(self, move: Move) -> int:
        """Who is in turn after a card; the next player, if it is a penalty that can be answered."""
        step = 1 if self.view.direction == "left" else -1
        symbol = "" if move.card is None else move.card if is_wild(move.card) else move.card[1:]
        if symbol == "R":
            return self.seat_after(-step) if len(self.in_round) > 2 else self.view.seat or 0
        return self.seat_after(step, 2 if self.stops_next(move) else 1)

    @cached_property
    def in_round(self) -> list[int]:
        return [seat for seat in self.view.table if seat not in self.view.out_of_round]

    def stops_next(self, move: Move | None) -> bool:
        """Whether the card costs the next player the turn.

        A penalty that can be answered does not for sure, and a Reverse only between two players (TWO-1).
        """
        if move is None or move.verb not in ("play", "jump") or move.card is None:
            return False
        symbol = move.card if is_wild(move.card) else move.card[1:]
        if symbol == "R" and len(self.in_round) > 2:
            return False
        return symbol in STOPPING and not (symbol in PENALTIES and self.penalties_are_answered)

    @property
    def penalties_are_answered(self) -> bool:
        """PROG-1, DEFLECT-1: by a card that passes them on. Nobody can know whether someone holds one."""
        return self.rules.is_on("progressive") or self.rules.is_on("deflect")
