"""One seat in one game as a plain Gymnasium environment."""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np

from .common import unknown_action
from .explain import RowReader
from .stepper import Stepper
from .vector_env import RENDER_MODES, SeatVectorEnv


class SeatEnv(gymnasium.Env[Any, int], RowReader):
    """The learner has one seat; compiled policies play the others. The arguments are those of `SeatVectorEnv`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(self, rules: Any = "classic", players: int = 4, **more: Any) -> None:
        self._games = SeatVectorEnv(1, rules, players, autoreset="disabled", threads=1, **more)
        self.rules, self.players, self.version = self._games.rules, players, self._games.version
        self.render_mode = self._games.render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin the first game of this seed; without one, the next game."""
        super().reset(seed=seed)
        rows, infos = self._games.reset(seed=seed)
        return self._first(rows), self._single(infos)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play on to the learner's next decision."""
        try:
            chosen = np.array([index(action)], np.int64)
        except (TypeError, OverflowError):
            raise unknown_action(action) from None
        rows, rewards, terminations, truncations, infos = self._games.step(chosen)
        return self._first(rows), float(rewards[0]), bool(terminations[0]), bool(truncations[0]), self._single(infos)

    @staticmethod
    def _first(rows: Any) -> Any:
        return {name: part[0] for name, part in rows.items()} if isinstance(rows, dict) else rows[0]

    @property
    def stepper(self) -> Stepper:
        """What steps the game."""
        return self._games._stepper

    def _single(self, infos: dict[str, Any]) -> dict[str, Any]:
        return {name: values[0] for name, values in infos.items() if not name.startswith("_")}

    def render(self) -> str | None:
        """What the learner sees, in words."""
        texts = self._games.render()
        return texts[0] if texts else None

    def close(self) -> None:
        self._games.close()
