"""Training a net in stages: positions from playouts of the policy so far, then a fit, whose net plays the next stage.

Last come stages for families of tables: each fits a copy of the net to positions of its own, from playouts of `sharp`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import source_digest
from oneleft.arena.executors import core_count
from oneleft.arena.game_kernel import GAME, KEEN, SHARP, Policies, new_workspace, pad_lineup, play_games
from oneleft.arena.policy_data import compiled_net, new_policies, with_net
from oneleft.policies.net_file import CHARGED, FAMILIES, MOST_TABLES, SERIES, with_rules
from oneleft.policies.net_inputs import MOST_ROWS, rules_rows
from oneleft.rules.moves import MOST_LEGAL
from oneleft.table.fairness import key_words

from .fit import Layers, fit, new_layers, whole_numbers
from .mixture import TrainingTable, mixture
from .positions import Positions, Task, collect

CHANCE = 0.06  # of a decision to become a position: two of the same round have much in common
MOVES = 9  # room for this many moves of a position, on average
LEAST = 50  # positions of a part, unless a table has fewer
SHARES = 0.001  # a table with a larger share is divided into parts of this size, so that all cores have work
EPOCH_STEPS = 20  # an epoch takes about as long as this many parts of the positions
CURVE_PLAYERS = (2, 4)
CURVE_DEALS = 4_000
CURVE_MATCHES = 200
CURVE_KEY = "c0" * 32  # deals that no position comes from


class Stage(NamedTuple):
    """The effort of one stage."""

    positions: int
    playouts: int
    epochs: int
    learning_rate: float
    family: str = MOST_TABLES


STAGES = (
    Stage(positions=6_000_000, playouts=4, epochs=5, learning_rate=3e-3),
    Stage(positions=800_000, playouts=4, epochs=4, learning_rate=1e-3, family=CHARGED),
    Stage(positions=800_000, playouts=4, epochs=4, learning_rate=1e-3, family=SERIES),
)


class Part(NamedTuple):
    """A number of positions of one table."""

    table: TrainingTable
    number: int
    positions: int


def parts_of(positions: int, family: str = MOST_TABLES) -> list[Part]:
    parts = []
    for table in mixture(family):
        share = max(1, round(positions * table.share))
        count = max(1, min(round(table.share / SHARES), share // LEAST))
        parts += [Part(table, number, max(1, round(positions * table.share / count))) for number in range(count)]
    return parts


def policies_for(table: TrainingTable, weights: list[int] | None) -> Policies:
    """The policies at a table, with the net of the last stage if there is one."""
    policies = new_policies(table.rules, table.matches, ("sharp",))
    if weights is None:
        return policies
    values = np.array(with_rules(weights, table.rules, table.matches), np.float32)
    return with_net(policies, compiled_net(values))


def positions_of(part: Part, key: str, playouts: int, weights: list[int] | None) -> Positions:
    """The positions of one part."""
    table = part.table
    moves = part.positions * MOVES + MOST_LEGAL
    out = Positions(
        np.zeros(part.positions + 1, np.int64),
        np.zeros(moves + 1, np.int64),
        np.zeros(moves * (30 + 5 * table.players) + MOST_ROWS * MOST_LEGAL, np.int16),
        np.zeros(moves, np.float32),
    )
    seed = hashlib.sha256(f"{key} {table} {part.number}".encode()).hexdigest()
    task = Task(
        key=np.array(key_words(seed), np.int64),
        policy=SHARP if weights is None else KEEN,
        charged=table.matches and table.rules.format.charged,
        chance=int(CHANCE * 2**32),
        playouts=playouts,
        rules=np.array(rules_rows(table.rules, table.matches), np.int64),
    )
    workspace = new_workspace(table.rules, table.players, matches=False)
    found = collect(task, policies_for(table, weights), workspace, out)
    count = out.starts[found]
    starts, ends = out.starts[: found + 1].copy(), out.ends[: count + 1].copy()
    return Positions(starts, ends, out.rows[: ends[-1]].copy(), out.worth[:count].copy())


def join(parts: list[Positions]) -> Positions:
    """All parts as one."""
    moves = np.cumsum([0, *(len(part.worth) for part in parts)])
    rows = np.cumsum([0, *(len(part.rows) for part in parts)])
    starts = [part.starts[1:] + first for part, first in zip(parts, moves, strict=False)]
    ends = [part.ends[1:] + first for part, first in zip(parts, rows, strict=False)]
    return Positions(
        np.concatenate([[0], *starts]),
        np.concatenate([[0], *ends]),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.worth for part in parts]),
    )


class Epoch(NamedTuple):
    """A point of the training curve."""

    stage: int
    number: int
    error: float
    wins: tuple[float, ...]  # against `sharp` at the first table of the family, for each number of `CURVE_PLAYERS`


class Progress(NamedTuple):
    """What has been done: steps of all stages, and after an epoch what it brought."""

    done: int
    of: int
    epoch: Epoch | None = None


Report = Callable[[int, Epoch | None], None]  # how many more steps are done; the last of them may be an epoch


def make_positions(
    number: int, stage: Stage, key: str, weights: list[int] | None, on_part: Callable[[], None]
) -> Positions:
    """The positions of a stage, made on all cores."""

    def work(part: Part) -> Positions:
        return positions_of(part, f"{key} {number}", stage.playouts, weights)

    found = []
    with ThreadPoolExecutor(core_count()) as pool:
        for positions in pool.map(work, parts_of(stage.positions, stage.family)):
            found.append(positions)
            on_part()
    return join(found)


def seed_of(key: str, number: int) -> int:
    return int(hashlib.sha256(f"{key} {number}".encode()).hexdigest(), 16)


def steps_of(stage: Stage) -> int:
    """How many steps of progress a stage has: the parts of its positions, and then its epochs."""
    return len(parts_of(stage.positions, stage.family)) + stage.epochs * EPOCH_STEPS


def run_stage(number: int, stage: Stage, key: str, layers: Layers, report: Report) -> list[Epoch]:
    """Make the positions of a stage and fit the layers to them, in place. Returns the points of its curve."""
    curve = []

    def on_epoch(epoch: int, error: float) -> None:
        table = mixture(stage.family)[0]
        tables = (table._replace(players=players) for players in CURVE_PLAYERS)
        wins = tuple(wins_against_sharp(whole_numbers(layers), table) for table in tables)
        curve.append(Epoch(number, epoch, error, wins))
        report(EPOCH_STEPS, curve[-1])

    def on_batch() -> None:
        report(0, None)

    by_net = number > 0 and stage.family == MOST_TABLES
    positions = make_positions(number, stage, key, whole_numbers(layers) if by_net else None, lambda: report(1, None))
    random = np.random.default_rng(seed_of(key, number))
    fit(
        positions,
        layers,
        stage.epochs,
        random,
        learning_rate=stage.learning_rate,
        on_epoch=on_epoch,
        on_batch=on_batch,
    )
    return curve


def train(
    key: str,
    stages: tuple[Stage, ...] = STAGES,
    checkpoints: Path | None = None,
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> dict[str, Layers]:
    """Train a net for each family. Everything follows from the key. Stages with a checkpoint are not done again."""
    nets = {MOST_TABLES: new_layers(np.random.default_rng(seed_of(key, -1)))}
    total = sum(map(steps_of, stages))
    done = 0

    def report(steps: int, epoch: Epoch | None) -> None:
        nonlocal done
        done += steps
        on_progress(Progress(done, total, epoch))

    for number, stage in enumerate(stages):
        file = checkpoints / f"{checkpoint_name(key, stages[: number + 1])}.npz" if checkpoints else None
        if file is not None and file.exists():
            nets[stage.family], curve = load_checkpoint(file)
            report(steps_of(stage) - EPOCH_STEPS * len(curve), None)
            for epoch in curve:
                report(EPOCH_STEPS, epoch)
            continue
        layers = nets.get(stage.family) or Layers(*(layer.copy() for layer in nets[MOST_TABLES]))
        curve = run_stage(number, stage, key, layers, report)
        nets[stage.family] = layers
        if file is not None:
            save_checkpoint(file, layers, curve)
    return {family: nets.get(family, nets[MOST_TABLES]) for family in FAMILIES}


def wins_against_sharp(weights: list[int], table: TrainingTable) -> float:
    """The share of rounds, or of matches, that one net wins at a table of `sharp`, from every seat."""
    players, matches = table.players, table.matches
    deals = CURVE_MATCHES if matches else CURVE_DEALS
    batch = Batch(table.rules, players, CURVE_KEY, matches=matches)
    spec = batch.spec()._replace(policies=policies_for(table, weights))
    wins = 0
    for seat in range(players):
        lineup = pad_lineup([KEEN if chair == seat else SHARP for chair in range(players)])
        rows = np.zeros(deals, GAME)
        workspace = new_workspace(table.rules, players, matches)
        play_games(spec._replace(lineup=lineup), workspace, 0, rows)
        wins += int((rows["winners"] >> seat & 1).sum())
    return wins / (deals * players)


def checkpoint_name(key: str, stages: tuple[Stage, ...]) -> str:
    """A name for what was done so far: it depends on the key, on every stage and on the sources."""
    digest = hashlib.sha256(f"{key} {stages} {source_digest(('.py',))}".encode()).hexdigest()
    return f"stage-{len(stages)}-{digest[:12]}"


def save_checkpoint(file: Path, layers: Layers, curve: list[Epoch]) -> None:
    """Write a checkpoint. It is complete or absent."""
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, curve=np.array([(*epoch[:3], *epoch.wins) for epoch in curve]), **layers._asdict())
    part.replace(file)


def load_checkpoint(file: Path) -> tuple[Layers, list[Epoch]]:
    with np.load(file) as saved:
        layers = Layers(*(saved[name] for name in Layers._fields))
        return layers, [Epoch(int(row[0]), int(row[1]), row[2], tuple(row[3:])) for row in saved["curve"].tolist()]
