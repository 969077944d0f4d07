"""Making weights: the cross-entropy method over whole games.

A generation of rows is drawn round a mean, each plays the same deals from every seat, and the best make the next
mean. Everything follows from the key, so the same command makes the same weights.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from oneleft.match.standing import Standing
from oneleft.policies.named import TABLE, Row, numbers, read_weights, table_of
from oneleft.policies.weighing import NUMBERS_OF_PLAYERS, WEIGHTS
from oneleft.rules.knobs import Rules
from oneleft.rules.round import MAX_PLAYERS

from .batch import Batch
from .compiler import to_records
from .crews import cores
from .games import EASY, GAME, RANDOM, SHARP, STEADY, play_games

Array = np.ndarray[Any, Any]

EDITIONS = ("classic", "classic+jump_in", "jam", "graduation+jump_in")  # what a row has to be good at
FAMILIES = {
    "plain": ("", False),
    "progressive": ("+progressive", False),
    "seven_zero": ("+seven_zero", False),
    "progressive+seven_zero": ("+progressive+seven_zero", False),
    "charged": ("+lowest+target=200", True),
    "seven_zero+charged": ("+seven_zero+lowest+target=200", True),
}
PLAYERS = (2, 3, 4, 6, 8)
FIXED = ("noise", "forget", "blind", "partners", *(name for name in WEIGHTS if name.startswith("mate")))
FINER = 4  # the hand-written weights, in smaller steps
LEAST_SPREAD = 1.0
OPPONENTS = (RANDOM, STEADY, EASY)  # the last one's place is taken by the best row so far


class Generation(NamedTuple):
    number: int
    best: float
    mean: float


@dataclass(frozen=True)
class Course:
    """How long to try."""

    generations: int = 30
    population: int = 48
    elite: int = 10
    deals: int = 240  # for each setting and each opponent; every deal is played from each seat


def settings(family: str) -> list[tuple[Rules, bool]]:
    house, matches = FAMILIES[family]
    return [(Rules.parse(edition + house), matches) for edition in EDITIONS]


def same_for_all(row: Row) -> Array:
    """A table with one row for every number of players."""
    return np.array(numbers(row) * NUMBERS_OF_PLAYERS, np.int64)


def win_rate(batch: Batch, row: Row, incumbent: Row, opponent: int, first: int, deals: int) -> float:
    """How often a row wins against others, from every seat."""
    steady = table_of(read_weights("steady"), batch.rules, batch.matches)
    weights = np.concatenate([same_for_all(incumbent), np.array(steady, np.int64), same_for_all(row)])
    assert len(weights) == 3 * TABLE
    wins = 0
    for seat in range(batch.players):
        lineup = np.full(MAX_PLAYERS, opponent, np.int64)
        lineup[seat] = SHARP
        rows = np.zeros(deals, GAME)
        records = to_records(batch.rules.new_round(batch.players), 2)
        standings = to_records(Standing(batch.rules if batch.matches else Rules(), batch.players), 2)
        play_games(records, standings, np.array(batch.key_words()), first, lineup, weights, batch.matches, rows)
        wins += int((rows["winners"] >> seat & 1).sum())
    return wins / (deals * batch.players)


def moving(family: str) -> list[str]:
    """The weights that matter in a family."""
    unused = set(FIXED)
    if "seven_zero" not in family:
        unused |= {"seven", "zero", "swap_next"}
    return [name for name in WEIGHTS if name not in unused]


def tune(
    family: str,
    players: int,
    key: str,
    course: Course,
    start: Row,
    on_progress: Callable[[Generation], None] = lambda generation: None,
) -> Row:
    """The best mean that the generations arrive at."""
    random = np.random.default_rng(int(key, 16) ^ players)
    names = moving(family)
    mean = np.array([start.get(name, 0) for name in names], float)
    spread = np.maximum(10.0, np.abs(mean) / 2)
    batches = [Batch(rules, players, key, ("sharp",), matches) for rules, matches in settings(family)]
    incumbent = start

    def as_row(values: Array) -> Row:
        return start | {name: round(value) for name, value in zip(names, values.tolist(), strict=True)}

    def score(row: Row, first: int) -> float:
        deals = course.deals
        rates = [win_rate(batch, row, incumbent, opponent, first, deals) for batch in batches for opponent in OPPONENTS]
        return float(np.mean(rates))

    with ThreadPoolExecutor(cores()) as pool:
        for number in range(course.generations):
            candidates = random.normal(mean, spread, (course.population, len(names)))
            candidates[0] = mean
            first = number * course.deals
            scores = np.array(list(pool.map(lambda values, first=first: score(as_row(values), first), candidates)))
            elite = candidates[np.argsort(-scores)[: course.elite]]
            mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
            spread = np.maximum(LEAST_SPREAD, 0.3 * spread + 0.7 * elite.std(axis=0))
            on_progress(Generation(number, float(scores.max()), float(scores[0])))
            if number % 5 == 4:
                incumbent = as_row(mean)
    return as_row(mean)
