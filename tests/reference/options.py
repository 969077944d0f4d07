"""The rules of a table as the model knows them: plain words and numbers, and the line that the law reads."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

TEAM_FORMATS = ("partners", "rotating", "eight")
DEALT, CAUGHT = 7, 2  # SETUP-2, UNO-2


@dataclass(frozen=True)
class Options:
    edition: str = "classic"
    words: frozenset[str] = frozenset()  # the house rules that are on, and `no_bluffing`
    cards: int = DEALT  # DEAL-1
    catch: int = CAUGHT  # CATCH-1
    mercy: int | None = None  # MERCY-1
    format: str = "points"

    def __contains__(self, word: str) -> bool:
        if word == "progressive":  # CROSS-1: brings it while it is on
            return bool(self.words & {"progressive", "cross_stacking"})
        if word in ("sevens", "zeros"):  # HALF-1
            return bool(self.words & {word, "seven_zero"})
        return word in self.words

    @cached_property
    def line(self) -> str:
        words = [self.edition, *sorted(self.words)]
        words += [] if self.format == "points" else [self.format]
        words += [f"cards={self.cards}"] if self.cards != DEALT else []
        words += [f"catch={self.catch}"] if self.catch != CAUGHT else []
        words += [f"mercy={self.mercy}"] if self.mercy is not None else []
        return "+".join(words)

    @property
    def in_teams(self) -> bool:
        """PARTNERS-1: partners sit across the table."""
        return self.format in TEAM_FORMATS
