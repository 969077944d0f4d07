"""Tuning weights: the cross-entropy method over whole games.

Each generation draws rows of weights around a mean. Every row plays the same deals from every seat, and the best ones
make the next mean. Everything follows from the key, so the same command makes the same weights.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from oneleft.policies.registry import Row, Rows, WeightFile, read_weights, row_values, weight_table
from oneleft.policies.weight_row import CLASSES, PLAYER_COUNTS, WEIGHTS
from oneleft.rules.config import Rules

from .batch import Batch
from .executors import core_count
from .game_kernel import EASY, GAME, RANDOM, SHARP, STEADY, new_workspace, pad_lineup, play_games

Array = np.ndarray[Any, Any]

TABLES = ("classic", "classic+jump_in", "jam", "graduation+jump_in")  # the rules that a row has to be good at


class Family(NamedTuple):
    """A family of rules that gets rows of its own, and the effort of tuning them."""

    options: str  # added to the rules of each table
    players: tuple[int, ...]
    matches: bool
    generations: int
    games: int  # of each row, for each table and opponent
    weights: tuple[str, ...] = ()  # those that are tuned, if not all that matter under these rules


def house_rule(word: str, *weights: str) -> Family:
    """The family of one house rule: few weights, and little effort."""
    return Family("+" + word, (2, 4), matches=False, generations=12, games=400, weights=weights)


ACTIONS_LAID = tuple(f"lay_{kind}" for kind in CLASSES[1:])
ACTIONS_CLOSE = tuple(f"close_{kind}" for kind in CLASSES)
FAMILIES = {
    "plain": Family("", (2, 3, 4, 6), matches=False, generations=50, games=1_000),
    "seven_zero": Family("+seven_zero", (2, 4), matches=False, generations=30, games=1_000),
    "progressive": Family("+progressive", (2, 4), matches=False, generations=20, games=1_000),
    "charged": Family("+lowest+target=150", (2, 4), matches=True, generations=15, games=400),
    # The weights that one house rule changes. They join any other row where that rule is on.
    "+multi_play": house_rule("multi_play", "series", "color", "rank", "points", "stay"),
    "+number_finish": house_rule("number_finish", "stuck", *ACTIONS_LAID, *ACTIONS_CLOSE),
}
POPULATION = 64
ELITE = 12
FIXED = ("noise", "forget", "blind", "partners", "leader")  # weights that are not tuned
OF_HOUSE_RULES = ("series", "stuck")  # weights that matter under one house rule only
START_SCALE = 4  # of the hand-written weights that tuning starts from, so that a step of 1 is finer
MIN_START_SPREAD = 10.0  # how far a weight is varied at first
START_SPREAD = 0.5  # the same as a fraction of the weight
MIN_SPREAD = 1.0  # the same at the end
MEAN_STEP = 0.7  # how much of the next mean comes from the best rows
SPREAD_STEP = 0.25  # how much of the next spread does; less, so that it does not shrink by luck
RENEW_EVERY = 5  # generations after which the mean joins the opponents
MEAN = EASY  # the mean plays under the number of this policy
OPPONENTS = (RANDOM, STEADY, MEAN)


class Generation(NamedTuple):
    """Progress: the share of games won by the mean, and by the best row of its generation."""

    number: int
    of: int
    mean: float
    best: float


def tuned_weights(family: str) -> list[str]:
    """The weights that are tuned for a family."""
    if FAMILIES[family].weights:
        return list(FAMILIES[family].weights)
    unused = {*FIXED, *OF_HOUSE_RULES}
    if "seven_zero" not in family:
        unused |= {"seven", "zero", "swap_next"}
    return [name for name in WEIGHTS if name not in unused]


def table_of_row(row: Row) -> list[int]:
    """A table with the same row for every number of players."""
    return row_values(row) * PLAYER_COUNTS


def win_rate(batch: Batch, row: Row, mean: Row, opponent: int, first: int, games: int) -> float:
    """How often a row wins, from every seat, against a table full of one opponent."""
    steady = weight_table(read_weights("steady"), batch.rules, batch.matches)
    weights = np.array(table_of_row(mean) + steady + table_of_row(row), np.int64)
    deals = games // batch.players
    wins = 0
    for seat in range(batch.players):
        lineup = pad_lineup([SHARP if chair == seat else opponent for chair in range(batch.players)])
        spec = replace(batch, policies=("sharp",)).spec()
        spec = spec._replace(lineup=lineup, policies=spec.policies._replace(weights=weights))
        rows = np.zeros(deals, GAME)
        play_games(spec, new_workspace(batch.rules, batch.players, batch.matches), first, rows)
        wins += int((rows["winners"] >> seat & 1).sum())
    return wins / (deals * batch.players)


def starting_row() -> Row:
    """The hand-written weights of `steady`, scaled."""
    (rows,) = read_weights("steady").rows.values()
    (steady,) = rows.values()
    return {"noise": 1} | {name: START_SCALE * weight for name, weight in steady.items() if name not in FIXED}


def tune(
    family: str,
    players: int,
    key: str,
    start: Row,
    on_progress: Callable[[Generation], None] = lambda generation: None,
    shorter: int = 1,
) -> Row:
    """Tune a row: the mean of the last generations. ``shorter`` divides the effort."""
    options, _, matches, generations, games, _ = FAMILIES[family]
    generations, games = max(1, generations // shorter), max(players, games // shorter)
    family_key = hashlib.sha256(f"{key} {family} {players}".encode()).hexdigest()
    batches = [Batch(Rules.parse(table + options), players, family_key, ("sharp",), matches) for table in TABLES]
    random = np.random.default_rng(int(family_key, 16))
    names = tuned_weights(family)
    mean = np.array([start.get(name, 0) for name in names], float)
    spread = np.maximum(MIN_START_SPREAD, np.abs(mean) * START_SPREAD)
    means: list[Array] = []

    def as_row(values: Array) -> Row:
        return start | {name: round(value) for name, value in zip(names, values.tolist(), strict=True)}

    def score(values: Array) -> float:
        rates = [
            win_rate(batch, as_row(values), mean_to_beat, opponent, len(means) * games, games)
            for batch in batches
            for opponent in OPPONENTS
        ]
        return sum(rates) / len(rates)

    with ThreadPoolExecutor(core_count()) as pool:
        for number in range(generations):
            if number % RENEW_EVERY == 0:
                mean_to_beat = as_row(mean)
            rows = random.normal(mean, spread, (POPULATION, len(names)))
            rows[0] = mean
            scores = np.array(list(pool.map(score, rows)))
            best = rows[np.argsort(-scores, kind="stable")[:ELITE]]
            mean = mean + MEAN_STEP * (best.mean(axis=0) - mean)
            spread = np.maximum(MIN_SPREAD, spread + SPREAD_STEP * (best.std(axis=0) - spread))
            means.append(mean)
            on_progress(Generation(number + 1, generations, float(scores[0]), float(scores.max())))
    return as_row(np.mean(means[-max(1, generations // 8) :], axis=0))


def start_for(family: str, players: int, tuned: Rows) -> Row:
    """Where tuning starts: at the row tuned for plain rules if there is one, else at the hand-written weights."""
    rows = tuned.get("plain", {}) if family != "plain" else {}
    return rows[players] if players in rows else starting_row()


def tune_all(
    families: Sequence[str],
    key: str,
    shorter: int,
    kept: Rows,
    on_progress: Callable[[str, int, Generation], None] = lambda family, players, generation: None,
) -> Rows:
    """Tune the rows of these families, one after the other, and add them to those kept.

    Later ones start from the rows of plain rules.
    """
    tuned = {family: rows for family, rows in kept.items() if family not in families}
    for family in families:
        for players in FAMILIES[family].players:
            report = partial(on_progress, family, players)
            row = tune(family, players, key, start_for(family, players, tuned), report, shorter)
            only = FAMILIES[family].weights or row
            tuned.setdefault(family, {})[players] = {name: row[name] for name in only}
    return tuned


def weight_file(command: str, rows: Rows) -> bytes:
    """The text of a file of weights, in the order of `WEIGHTS`. Zeros are left out where they replace nothing."""
    ordered = {
        family: {
            players: {name: row[name] for name in WEIGHTS if name in row and (row[name] or family.startswith("+"))}
            for players, row in by_players.items()
        }
        for family, by_players in rows.items()
    }
    return msgspec.json.format(msgspec.json.encode(WeightFile(command, ordered)), indent=1) + b"\n"
