"""The vectorised environment: a step is one game taken to its learner's next question, row and mask included."""

from __future__ import annotations

from time import process_time

import numpy as np

from oneleft.envs import SeatVectorEnv

from .arena import ALL_HOUSE_RULES
from .measure import scaled, table, take_turns

GAMES = 1024
STEPS = 200
TABLES = {
    "classic, 2 players": ("classic", 2),
    "classic, 4 players": ("classic", 4),
    "classic, all house rules, 4 players": (ALL_HOUSE_RULES, 4),
    "classic, 10 players": ("classic", 10),
}


class Learner:
    """Any action that is offered, so that only the environment has to think."""

    def __init__(self, rules: str, players: int) -> None:
        self.env = SeatVectorEnv(GAMES, rules, players)
        self.random = np.random.default_rng(1)
        _, infos = self.env.reset(seed=1)
        self.masks = infos["action_mask"]

    def steps_per_second(self) -> float:
        """Of CPU time, without the time to choose."""
        spent = 0.0
        for _ in range(STEPS):
            actions = (self.masks * self.random.random(self.masks.shape, np.float32)).argmax(axis=1)
            start = process_time()
            _, _, _, _, infos = self.env.step(actions)
            spent += process_time() - start
            self.masks = infos["action_mask"]
        return GAMES * STEPS / spent

    def bytes_per_game(self) -> float:
        return sum(array.nbytes for array in self.env.arrays) / GAMES


def report() -> str:
    learners = {name: Learner(*which) for name, which in TABLES.items()}
    found = take_turns({name: learner.steps_per_second for name, learner in learners.items()})
    rows = [
        (name, scaled(found[name], 1e6, 2), f"{learner.bytes_per_game():,.0f}") for name, learner in learners.items()
    ]
    return table((f"{GAMES} games, a learner and `random`", "million steps/s", "bytes per game"), rows)
