"""The rounds of a tournament, and what they add up to for each person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from .points import BYE, MOST

Tables = tuple[tuple[int, ...], ...]  # the people of each table, in order of their seats


@dataclass(slots=True)
class Round:
    """A round. A table without a result has no points yet."""

    tables: Tables
    byes: tuple[int, ...] = ()
    at: float = 0.0  # when it was drawn
    points: list[tuple[float, ...] | None] = field(default_factory=list)  # of each table
    called: set[int] = field(default_factory=set)  # the tables that had their results when the time was up
    gone: set[int] = field(default_factory=set)  # the people who left since it was drawn

    def __post_init__(self) -> None:
        self.points = self.points or [None] * len(self.tables)

    @property
    def open_tables(self) -> list[int]:
        return [table for table, points in enumerate(self.points) if points is None]

    def place_of(self, person: int) -> tuple[int, int] | None:
        """The table and the seat of a person."""
        return next(((i, table.index(person)) for i, table in enumerate(self.tables) if person in table), None)

    def results(self) -> Iterator[tuple[int, float]]:
        """The people who have a result, with their points."""
        yield from ((person, BYE) for person in self.byes)
        for table, points in zip(self.tables, self.points, strict=True):
            yield from zip(table, points or (), strict=False)


@dataclass(slots=True)
class Score:
    """What someone has made of the tournament so far."""

    person: int
    points: float = 0.0
    opposition: float = 0.0  # the points of everyone met at tables with a result, once for each meeting
    won: int = 0  # tables
    played: int = 0  # tables with a result
    byes: int = 0
    firsts: int = 0  # tables at which they had the first seat
    share: float = 0.0  # how many of these were due to them: at a table of four a quarter


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often two people have met, in both orders."""
    return Counter(
        (one, other) for played in rounds for table in played.tables for one in table for other in table if one != other
    )


def repeated(tables: Iterable[Sequence[int]], past: Iterable[Round]) -> int:
    """How many meetings at these tables are not the first, each counted as often as those people have met."""
    met = meetings(past)
    return sum(met[pair] for table in tables for pair in combinations(table, 2))


def scores(rounds: Sequence[Round], people: int) -> list[Score]:
    """The score of everyone, by their numbers."""
    found = [Score(person) for person in range(people)]
    for played in rounds:
        for person, points in played.results():
            found[person].points += points
        for person in played.byes:
            found[person].byes += 1
        for table, points_here in zip(played.tables, played.points, strict=True):
            found[table[0]].firsts += 1
            for person in table:
                found[person].share += 1 / len(table)
            for person, points in zip(table, points_here or (), strict=False):
                found[person].played += 1
                found[person].won += points == MOST
    for played in rounds:
        for table, points_here in zip(played.tables, played.points, strict=True):
            everyone = sum(found[person].points for person in table) if points_here else 0.0
            for person in table if points_here else ():
                found[person].opposition += everyone - found[person].points
    return found


def standings(rounds: Sequence[Round], people: int) -> list[Score]:
    """From first to last: by points, then by the points of the opponents, then by tables won, then who came first."""
    return sorted(
        scores(rounds, people), key=lambda score: (-score.points, -score.opposition, -score.won, score.person)
    )
