"""A simple bot: good company for a first game. It sees what a person in its seat would see."""

from __future__ import annotations

from collections import Counter
from random import Random

from oneleft.rules.knobs import Rules
from oneleft.rules.scoring import word_points
from oneleft.table.notation import Move, read_card
from oneleft.table.views import View

FORGETS = 0.15  # how likely it forgets to say UNO itself
ATTENTION = 0.25  # how likely it notices that somebody forgot to say UNO


class SimpleBot:
    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def choose(self, view: View) -> str:
        """A move for the turn."""
        moves = [Move.parse(text) for text in view.legal]
        if view.phase == "turn" or view.phase == "drew":
            return str(self.choose_card(view, moves))
        if view.phase == "penalty":
            return str(self.answer_penalty(view, moves))
        if view.phase == "color":
            return str(max(moves, key=lambda move: self.color_worth(view, move.what)))
        if view.phase == "swap":
            return str(min(moves, key=lambda move: view.counts[int(move.what)] if move.verb == "swap" else 99))
        discards = [move for move in moves if move.verb == "discard"]
        return str(max(discards, key=lambda move: (worth(view, move.what), move.uno)))

    def react(self, view: View) -> str | None:
        """A move out of turn, or none."""
        moves = [Move.parse(text) for text in view.legal]
        jumps = [move for move in moves if move.verb == "jump"]
        if jumps:
            return str(max(jumps, key=lambda move: (move.uno, self.color_worth(view, move.what[-1]))))
        catches = [move for move in moves if move.verb == "catch"]
        if catches and self.random.random() < ATTENTION:
            return str(catches[0])
        return None

    def choose_card(self, view: View, moves: list[Move]) -> Move:
        plays = [move for move in moves if move.verb == "play"]
        if not plays:
            return next(move for move in moves if move.verb in ("draw", "keep"))
        best = max(dict.fromkeys(move.what for move in plays), key=lambda card: self.card_worth(view, card))
        calls = self.random.random() >= FORGETS
        return max((move for move in plays if move.what == best), key=lambda move: move.uno == calls)

    def card_worth(self, view: View, face: str) -> float:
        """Dear cards first, wilds as late as they are useful, and then in the colour that is held most."""
        card, _, color = face.partition(":")
        least = min(count for seat, count in view.counts.items() if seat != view.seat)
        if color:
            urgent = least <= 2 or len(view.hand or ()) <= 3
            bluff = card == "W+4" and any(held.startswith(view.color or "?") for held in view.hand or ())
            return (30.0 if urgent and not bluff else -30.0) + self.color_worth(view, color)
        attack = 15.0 if least <= 2 and card[1:] in ("S", "R", "+2") else 0.0
        return worth(view, card) + attack + 2 * self.color_worth(view, card[0]) + self.random.random()

    def color_worth(self, view: View, color: str) -> float:
        held = Counter(card[0] for card in view.hand or () if not card.startswith("W"))
        return held[color]

    def answer_penalty(self, view: View, moves: list[Move]) -> Move:
        plays = [move for move in moves if move.verb == "play"]
        if plays:
            return max(plays, key=lambda move: (move.uno, self.color_worth(view, move.what[-1])))
        challenges = [move for move in moves if move.verb == "challenge"]
        if challenges and self.random.random() < 0.25:
            return challenges[0]
        return next(move for move in moves if move.verb == "take")


def worth(view: View, card: str) -> int:
    """SCORE-1: what a card would cost when somebody else goes out."""
    return word_points(1 << read_card(Rules.parse(view.rules).sheet, card))
