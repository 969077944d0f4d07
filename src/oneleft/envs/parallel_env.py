"""A whole table as a PettingZoo environment in which all agents act at once: agents that are not asked pass."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from oneleft.errors import IllegalAction, SetupError

from .actions import NO_REACTION
from .explain import RowReader
from .table_env import Observation, TableEnv

ByAgent = dict[str, Any]


class ParallelTableEnv(ParallelEnv, RowReader):  # type: ignore[misc]  # PettingZoo ships no types
    """A `TableEnv`, of the same arguments, in the parallel interface. One agent in each step has a choice."""

    metadata: ClassVar[dict[str, Any]] = TableEnv.metadata | {"is_parallelizable": True}

    def __init__(self, *args: Any, **more: Any) -> None:
        self.table_env = TableEnv(*args, **more)
        self.rules, self.players = self.table_env.rules, self.table_env.players
        self.version = self.table_env.version
        self.render_mode = self.table_env.render_mode
        self.possible_agents = self.table_env.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table_env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table_env.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[ByAgent, ByAgent]:
        """Begin the first game of this seed; without one, the next game."""
        self.table_env.reset(seed, options)
        self.agents = self.possible_agents.copy()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """One action for each agent: `NO_REACTION` for all but the one who is asked."""
        if not self.agents:
            raise SetupError("env-reset")
        table, asked = self.table_env, self.table_env.agent_selection
        if set(actions) != set(self.agents):
            raise SetupError("env-agents", agents=", ".join(self.agents))
        for agent in self.agents:
            if agent != asked and actions[agent] != NO_REACTION:
                raise IllegalAction("env-not-asked", "TURN-3", who=agent, asked=asked, action=str(NO_REACTION))
        table.step(actions[asked])
        results = (table.rewards.copy(), table.terminations.copy(), table.truncations.copy(), table.infos.copy())
        observations = self._observe()
        if any(table.terminations.values()) or any(table.truncations.values()):
            self.agents = []
        return observations, *results

    def _observe(self) -> dict[str, Observation]:
        """An agent that is not asked may only pass."""
        table = self.table_env
        seen: dict[str, Observation] = {agent: table.observe(agent) for agent in self.possible_agents}
        for agent, observation in seen.items():
            if agent != table.agent_selection or not np.any(observation["action_mask"]):
                observation["action_mask"][NO_REACTION] = 1
        return seen

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self.table_env.render()

    def close(self) -> None:
        """Nothing to release."""
