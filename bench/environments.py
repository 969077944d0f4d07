"""The vectorised environment: a step is one game taken to its learner's next question, row and mask included."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

import numpy as np

from oneleft.envs import SeatVectorEnv, TableEnv

from .arena import ALL_HOUSE_RULES
from .measure import scaled, table, take_turns

GAMES = 1024
STEPS = 200
TABLES = {
    "classic, 2 players": ("classic", 2),
    "classic, 4 players": ("classic", 4),
    "classic, the sheets' three house rules, 4 players": (ALL_HOUSE_RULES, 4),
    "classic, 10 players": ("classic", 10),
}


FIRST_USES = {  # from the directory of the repository
    "examples/pettingzoo_loop.py": ("examples/pettingzoo_loop.py",),
    "examples/quick_start.py": ("examples/quick_start.py",),
    "oneleft simulate --games 1000": ("-m", "oneleft", "simulate", "--games", "1000"),
}


class Learner:
    """Any action that is offered, so that only the environment has to think."""

    def __init__(self, rules: str, players: int, threads: int = 1) -> None:
        self.env = SeatVectorEnv(GAMES, rules, players, threads=threads)
        self.random = np.random.default_rng(1)
        _, infos = self.env.reset(seed=1)
        self.masks = infos["action_mask"]

    def steps_per_second(self, clock: Callable[[], float] = process_time) -> float:
        """Of CPU time or by another clock, without the time to choose."""
        spent = 0.0
        for _ in range(STEPS):
            actions = (self.masks * self.random.random(self.masks.shape, np.float32)).argmax(axis=1)
            start = clock()
            _, _, _, _, infos = self.env.step(actions)
            spent += clock() - start
            self.masks = infos["action_mask"]
        return GAMES * STEPS / spent

    def bytes_per_game(self) -> float:
        return sum(array.nbytes for array in (*self.env.arrays, *self.env.outputs)) / GAMES


class Table:
    """A whole table, where every decision comes to Python."""

    def __init__(self) -> None:
        self.env = TableEnv("classic", 4)
        self.env.reset(seed=1)
        self.random = np.random.default_rng(1)

    def steps_per_second(self) -> float:
        """Of CPU time, without the time to choose."""
        spent = 0.0
        for _ in range(STEPS * 20):
            start = process_time()
            seen, _, over, _, _ = self.env.last()
            spent += process_time() - start
            offered = seen["action_mask"].nonzero()[0]
            start = process_time()
            if over:
                self.env.reset()
            else:
                self.env.step(offered[int(self.random.random() * len(offered))])
            spent += process_time() - start
        return STEPS * 20 / spent


def seconds(command: tuple[str, ...], cache: str) -> tuple[float, float]:
    """The seconds of CPU time and by the clock that a command takes, import of numba included."""
    started, spent = perf_counter(), os.times()
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    subprocess.run([sys.executable, *command], env=environment, capture_output=True, check=True)
    done = os.times()
    cpu = done.children_user - spent.children_user + done.children_system - spent.children_system
    return cpu, perf_counter() - started


def first_use() -> str:
    """How long one waits who has just installed it, with nothing compiled, and the next time."""
    rows = []
    for name, command in FIRST_USES.items():
        with tempfile.TemporaryDirectory() as cache:
            times = [seconds(command, cache) for _ in range(2)]
        rows.append((f"`{name}`", *(f"{cpu:.1f} ({clock:.1f})" for cpu, clock in times)))
    return table(("seconds of CPU time (by the clock)", "the first time", "the second time"), rows)


def cores() -> str:
    """Two threads against one, wall-clock time."""
    learners = {threads: Learner("classic", 4, threads) for threads in (1, 2)}
    found = take_turns({str(k): partial(learner.steps_per_second, perf_counter) for k, learner in learners.items()})
    return (
        f"Two threads, classic, 4 players, wall-clock time: {scaled(found['2'], 1e6, 2)} million steps/s, "
        f"{(found['2'] / found['1']).text(2)} times one thread."
    )


def report() -> str:
    learners = {name: Learner(*which) for name, which in TABLES.items()}
    found = take_turns({name: learner.steps_per_second for name, learner in learners.items()})
    rows = [
        (name, scaled(found[name], 1e6, 2), f"{learner.bytes_per_game():,.0f}") for name, learner in learners.items()
    ]
    tables = take_turns({"table": Table().steps_per_second})["table"]
    alone = f"`TableEnv`, classic, 4 players: {scaled(tables, 1e3)} thousand steps/s."
    found_table = table((f"{GAMES} games, a learner and `random`", "million steps/s", "bytes per game"), rows)
    return f"{found_table}\n\n{alone}"
