"""Tournaments without a server: people of different strength, late entries and leavers."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from oneleft.tournament.pairing import draw
from oneleft.tournament.points import share_points
from oneleft.tournament.rounds import Round, repeated, standings
from oneleft.tournament.table_sizes import SIZES


@dataclass
class PlayedTournament:
    """A tournament whose tables are decided by strength and luck."""

    seed: int
    people: int
    sizes: tuple[int, ...] = SIZES
    planned: int = 3  # rounds; nothing is thought of after them
    rounds: list[Round] = field(default_factory=list)
    present: list[int] = field(default_factory=list)
    presences: list[list[int]] = field(default_factory=list)  # who was there in each round

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        self.strength = [self.chance.random() for _ in range(self.people)]
        self.present = list(range(self.people))

    @property
    def key(self) -> str:
        return f"{self.seed:064x}"

    def come_and_go(self) -> None:
        """One in twenty leaves, and sometimes someone comes."""
        self.present = [person for person in self.present if self.chance.random() > 0.05] or self.present
        if self.chance.random() < 0.5 and len(self.present) < 64:
            self.present.append(len(self.strength))
            self.strength.append(self.chance.random())

    def play_round(self) -> Round:
        is_last = len(self.rounds) + 1 >= self.planned
        tables, byes = draw(self.key, self.present, self.rounds, self.sizes, is_last)
        points = [share_points([self.strength[person] + self.chance.random() for person in table]) for table in tables]
        self.presences.append(list(self.present))
        self.rounds.append(Round(tables, byes, points=list(points)))
        return self.rounds[-1]

    def repeats(self, number: int) -> int:
        """How many meetings of a round were not the first, each counted as often as those people had met before."""
        return repeated(self.rounds[number].tables, self.rounds[:number])

    def order(self) -> list[int]:
        return [score.person for score in standings(self.rounds, len(self.strength))]
