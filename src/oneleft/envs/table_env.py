"""A whole table as a PettingZoo environment. Every player is an agent, and they are asked one after the other."""

from __future__ import annotations

import sys
from dataclasses import replace
from operator import index
from typing import Any, ClassVar, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_round
from oneleft.errors import IllegalAction, SetupError
from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES, say
from oneleft.rules.config import Rules
from oneleft.rules.hands import card_count
from oneleft.rules.round import MAX_PLAYERS, Round
from oneleft.table.narrate import card_words, color_words, listed
from oneleft.table.notation import DIRECTIONS, card_text

from .actions import ACTIONS
from .common import (
    OBSERVATIONS,
    key_for,
    observation_space,
    parse_choice,
    parse_reactions,
    parse_rules,
    parse_version,
    refuse_action,
    unknown_action,
)
from .explain import RowReader
from .rewards import PointRewards, point_rewards
from .stepper import Stepper
from .vector_kernel import BEGIN, Array, new_outputs, see_as

Observation = dict[str, Any]


class TableEnv(AECEnv, RowReader):  # type: ignore[misc]  # PettingZoo ships no types
    """Single rounds or whole matches in which every seat is an agent. Game ``number`` is that of ``batch``.

    >>> env = TableEnv("jam+jump_in", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'seat_0'
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "oneleft_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str = "classic",
        players: int = 4,
        *,
        matches: bool = False,
        reactions: str = "explicit",
        observations: str = "int8",
        rewards: str = "win",
        version: int = 1,
        render_mode: str | None = None,
        language: str = DEFAULT_LANGUAGE,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode and parse_choice("render_mode", render_mode, self.metadata["render_modes"])
        self.rules = parse_rules(rules)
        self.players = players
        self.version = parse_version(version)
        self._form = parse_choice("observations", observations, OBSERVATIONS)
        self.matches = matches
        self.automatic = parse_reactions(reactions)
        if language not in LANGUAGES:
            raise SetupError("env-language", given=str(language), known=", ".join(LANGUAGES))
        self.language = language
        self.batch = Batch(self.rules, players, key_for(None), matches=matches)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._stepper = Stepper(self.batch, 1, range(players), self.automatic, 1, self.version)
        self._points = point_rewards(rewards, self.rules, matches, 1, players, same_step=False)
        self._out = new_outputs(1, players, same_step=False, version=self.version)
        self._row, self._mask = self._out.rows[0], self._out.masks[0]
        self._chosen = np.zeros(1, np.int64)
        self.arrays = self._stepper.arrays
        self.episode: Any = self.arrays.episodes.view(np.recarray)[0]
        self._prepare()
        row = observation_space(self._form, players, self.version)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # A game

    def _prepare(self) -> None:
        self.episode.number = -1
        self._stepper.prepare(self.batch, [("random",)], same_step=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of this seed; without one, the next game."""
        if seed is not None:
            self.batch = replace(self.batch, key=key_for(seed))
            self._prepare()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._advance(BEGIN)

    def step(self, action: SupportsIndex | None) -> None:
        if not self.agents:
            raise SetupError("env-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._read_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._advance(number)
        if self.render_mode == "human":
            self.render()

    def _read_action(self, action: Any) -> int:
        """The number of an action; raises an `IllegalAction` if the mask does not offer it."""
        try:
            number = index(action)
        except TypeError:
            raise unknown_action(action) from None
        if not 0 <= number < ACTIONS or not self._mask[number]:
            raise self.refuse(number)
        return number

    def refuse(self, action: int) -> IllegalAction:
        """What is wrong with an action of the agent who is asked."""
        names = tuple(self.possible_agents)
        return refuse_action(self.rules.edition, self.table, self.seating, int(self.episode.chair), names, action)

    def _advance(self, action: int) -> None:
        """Go on to the next agent who has something to decide."""
        self._chosen[0] = action
        self._stepper.step(self._out, self._chosen)
        if self._points is not None:
            self._pay(self._points)
        if self._out.terminations[0] or self._out.truncations[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._out.seats[0]]

    def _end(self) -> None:
        self._mask[:] = 0
        winners, truncated = int(self._out.winners[0]), bool(self._out.truncations[0])
        for seat, agent in enumerate(self.possible_agents):
            if self._points is None:
                self.rewards[agent] = 0.0 if winners == 0 else 1.0 if winners >> seat & 1 else -1.0
            self.infos[agent] = {"points": int(self._out.points[0, seat])}
            self.terminations[agent] = not truncated
            self.truncations[agent] = truncated
        if self._points is None:
            self._accumulate_rewards()

    def _pay(self, points: PointRewards) -> None:
        """What every agent gets by points for this step."""
        (changes,) = points.changes(self.arrays, self._out, self._chosen == BEGIN)
        self.rewards = dict(zip(self.possible_agents, changes.tolist(), strict=True))
        self._accumulate_rewards()

    @property
    def table(self) -> Round:
        """A copy of the table that plays now."""
        return to_round(self.arrays.records[int(self.episode.table)])

    @property
    def seating(self) -> list[int]:
        """The players at that table, from chair to chair to the left."""
        first = int(self.episode.table) * MAX_PLAYERS
        chairs = int(self.arrays.records[int(self.episode.table)]["players"])
        players: list[int] = self.arrays.standings[0]["seating"][first : first + chairs].tolist()
        return players

    # Observations

    def _check_started(self) -> None:
        if self.episode.number < 0:
            raise SetupError("env-reset")

    def observe(self, agent: str) -> Observation:
        """What the agent sees. Its mask is empty while another agent is asked."""
        self._check_started()
        if agent == self.agent_selection:
            return {"observation": self._formed(self._row.copy()), "action_mask": self._mask.copy()}
        row: Array = np.empty_like(self._row)
        see_as(self.arrays, self.possible_agents.index(agent), self.version, row)
        return {"observation": self._formed(row), "action_mask": np.zeros(ACTIONS, np.int8)}

    def _formed(self, row: Array) -> Any:
        """A row in the form that was asked for."""
        if self._form == "dict":
            return {name: row[part] for name, part in self.layout.items()}
        return row.astype(np.float32) if self._form == "float32" else row

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn(say("env-no-render", self.language))
            return None
        self._check_started()
        text = self._describe_table()
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _describe_table(self) -> str:
        r, edition, language, seating = self.table, self.rules.edition, self.language, self.seating
        top = card_text(edition, r.discard[r.n_discard - 1])
        color = color_words(edition.colors[r.color] if r.color >= 0 else "", language)
        names = self.possible_agents
        counts = "   ".join(f"{names[player]}: {card_count(r, chair)}" for chair, player in enumerate(seating))
        lines = [
            say("play-others", language, counts=counts, direction=DIRECTIONS[r.direction], draw=r.n_draw),
            say("play-top", language, top=card_words(edition, top, language), code=top, color=color, pending=r.pending),
        ]
        if self.matches:
            totals = zip(names, self.arrays.standings[0]["totals"].tolist(), strict=False)
            lines.append(say("env-totals", language, totals=", ".join(f"{name} {total}" for name, total in totals)))
        if self.episode.over:
            won = [name for seat, name in enumerate(names) if int(self._out.winners[0]) >> seat & 1]
            lines.append(say("env-over", language, winners=listed(won, language) or "none"))
        else:
            # the player in turn, not the one who is asked: being asked to jump in would show what a hand holds
            lines.append(say("env-turn", language, name=names[seating[r.turn]]))
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing to release."""
