"""Making weights: the cross-entropy method over whole games.

A generation of rows is drawn round a mean, each plays the same deals from every seat, and the best make the next mean.
Everything follows from the key, so the same command makes the same weights.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from oneleft.match.standing import Standing
from oneleft.policies.registry import Row, WeightFile, read_weights, row_values, weight_table
from oneleft.policies.weighted import PLAYER_COUNTS, WEIGHTS
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS

from .batch import Batch
from .compiler import to_records
from .executors import cores
from .games import EASY, GAME, RANDOM, SHARP, STEADY, play_games

Array = np.ndarray[Any, Any]

TABLES = ("classic", "classic+jump_in", "jam", "graduation+jump_in")  # what a row has to be good at


class Family(NamedTuple):
    """Rules for which rows are made: what they add to the tables, for how many players, and with what effort."""

    words: str
    players: tuple[int, ...]
    matches: bool
    generations: int
    games: int  # of each row at each table against each opponent


FAMILIES = {
    "plain": Family("", (2, 3, 4, 6), matches=False, generations=50, games=1_000),
    "seven_zero": Family("+seven_zero", (2, 4), matches=False, generations=30, games=1_000),
    "progressive": Family("+progressive", (2, 4), matches=False, generations=20, games=1_000),
    "charged": Family("+lowest+target=150", (2, 4), matches=True, generations=15, games=400),
}
POPULATION = 64
ELITE = 12
FIXED = ("noise", "forget", "blind", "partners")
FINER = 4  # the hand-written weights that a search starts from, in smaller steps
WIDE = 10.0  # how far a weight is varied at first, at least, and as a part of itself
PART = 0.5
LEAST = 1.0  # and at last
MEAN_STEP = 0.7  # how much of the next mean comes from the best
SPREAD_STEP = 0.25  # and of the next spread, which must not shrink by luck
RENEWED = 5  # generations after which the mean joins the opponents
MEAN = EASY  # its place among the policies is taken by the mean that a row has to beat
OPPONENTS = (RANDOM, STEADY, MEAN)


class Generation(NamedTuple):
    """How the search goes: the share of games won by the mean, and by the best of its generation."""

    number: int
    of: int
    mean: float
    best: float


def moving(family: str) -> list[str]:
    """The weights that a family's rules make use of."""
    unused = set(FIXED)
    if "seven_zero" not in family:
        unused |= {"seven", "zero", "swap_next"}
    return [name for name in WEIGHTS if name not in unused]


def same_for_all(row: Row) -> list[int]:
    """A table with one row for every number of players."""
    return row_values(row) * PLAYER_COUNTS


def win_rate(batch: Batch, row: Row, mean: Row, opponent: int, first: int, games: int) -> float:
    """How often a row wins, from every seat, against others that all play alike."""
    steady = weight_table(read_weights("steady"), batch.rules, batch.matches)
    weights = np.array(same_for_all(mean) + steady + same_for_all(row), np.int64)
    deals = games // batch.players
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


def starting_row() -> Row:
    """What was written by hand, by somebody who forgets and overlooks nothing."""
    (rows,) = read_weights("steady").rows.values()
    (steady,) = rows.values()
    return {"noise": 1} | {name: FINER * weight for name, weight in steady.items() if name not in FIXED}


def tune(
    family: str,
    players: int,
    key: str,
    start: Row,
    on_progress: Callable[[Generation], None] = lambda generation: None,
    shorter: int = 1,
) -> Row:
    """The row at which the search arrives: the mean of its last generations. ``shorter`` divides the effort."""
    words, _, matches, generations, games = FAMILIES[family]
    generations, games = max(1, generations // shorter), max(players, games // shorter)
    own_key = hashlib.sha256(f"{key} {family} {players}".encode()).hexdigest()
    batches = [Batch(Rules.parse(table + words), players, own_key, ("sharp",), matches) for table in TABLES]
    random = np.random.default_rng(int(own_key, 16))
    names = moving(family)
    mean = np.array([start.get(name, 0) for name in names], float)
    spread = np.maximum(WIDE, np.abs(mean) * PART)
    means: list[Array] = []

    def as_row(values: Array) -> Row:
        return start | {name: round(value) for name, value in zip(names, values.tolist(), strict=True)}

    def score(values: Array) -> float:
        rates = [
            win_rate(batch, as_row(values), met, opponent, len(means) * games, games)
            for batch in batches
            for opponent in OPPONENTS
        ]
        return sum(rates) / len(rates)

    with ThreadPoolExecutor(cores()) as pool:
        for number in range(generations):
            if number % RENEWED == 0:
                met = as_row(mean)
            rows = random.normal(mean, spread, (POPULATION, len(names)))
            rows[0] = mean
            scores = np.array(list(pool.map(score, rows)))
            best = rows[np.argsort(-scores, kind="stable")[:ELITE]]
            mean = mean + MEAN_STEP * (best.mean(axis=0) - mean)
            spread = np.maximum(LEAST, spread + SPREAD_STEP * (best.std(axis=0) - spread))
            means.append(mean)
            on_progress(Generation(number + 1, generations, float(scores[0]), float(scores.max())))
    return as_row(np.mean(means[-max(1, generations // 8) :], axis=0))


def start_of(family: str, players: int, made: dict[str, dict[int, Row]]) -> Row:
    """The row made for plain rules, where there is one; else what was written by hand."""
    rows = made.get("plain", {}) if family != "plain" else {}
    return rows[players] if players in rows else starting_row()


def tune_all(
    families: Iterable[str],
    key: str,
    shorter: int = 1,
    on_progress: Callable[[str, int, Generation], None] = lambda family, players, generation: None,
) -> dict[str, dict[int, Row]]:
    """The rows of these families, one after the other: each starts from what was made before it."""
    made: dict[str, dict[int, Row]] = {}
    for family in families:
        for players in FAMILIES[family].players:
            tell = partial(on_progress, family, players)
            row = tune(family, players, key, start_of(family, players, made), tell, shorter)
            made.setdefault(family, {})[players] = row
    return made


def weight_file(command: str, rows: dict[str, dict[int, Row]]) -> bytes:
    """As it is read back, in an order that people can follow."""
    ordered = {
        family: {players: {name: row[name] for name in WEIGHTS if row.get(name)} for players, row in by_players.items()}
        for family, by_players in rows.items()
    }
    return msgspec.json.format(msgspec.json.encode(WeightFile(command, ordered)), indent=1) + b"\n"
