"""A whole table as a PettingZoo environment. Every player is an agent, and they are asked one after the other."""

from __future__ import annotations

import sys
from operator import index
from typing import Any, ClassVar, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from oneleft.arena.batch import Batch
from oneleft.arena.policy_rng import word_of
from oneleft.errors import SetupError
from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES, say
from oneleft.match.standing import Standing
from oneleft.policies.basic import random_reaction
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.hands import card_count
from oneleft.rules.round import Round
from oneleft.table.narrate import card_words, color_words, listed
from oneleft.table.notation import DIRECTIONS, card_text

from .actions import ACTIONS, decode, fill_mask, with_due_call
from .common import key_for, parse_reactions, parse_rules, refuse_action, row_space, unknown_action
from .episode import Episode, answer, ask_next, begin_game, is_truncated, player_asked, reward
from .memory import Memory
from .observation import row_length, write_observation

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Single rounds or whole matches in which every seat is an agent. Game ``episode.number`` is that of ``batch``.

    >>> env = TableEnv("jam+jump_in", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'seat_0'
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "oneleft_v0",
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
        render_mode: str | None = None,
        language: str = DEFAULT_LANGUAGE,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise SetupError("env-render", given=str(render_mode), known=", ".join(self.metadata["render_modes"]))
        self.rules = parse_rules(rules)
        self.players = players
        self.matches = matches
        self.automatic = parse_reactions(reactions)
        self.render_mode = render_mode
        if language not in LANGUAGES:
            raise SetupError("env-language", given=str(language), known=", ".join(LANGUAGES))
        self.language = language
        self.batch = Batch(self.rules, players, key_for(None), matches=matches)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.episode = Episode()
        self.episode.number = -1
        self.episode.matches = int(matches)
        row = row_space(players)
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of this seed; without one, the next game."""
        if seed is not None:
            self.batch = Batch(self.rules, self.players, key_for(seed), matches=self.matches)
            self.episode.number = -1
        self.episode.number += 1
        self.records = [self.rules.new_round(self.players) for _ in range(2)]
        self.standing = Standing(self.rules if self.matches else Rules(), self.players)
        self.memories = [Memory(player) for player in range(self.players)]
        key = self.batch.key_words()
        begin_game(self.episode, self.records, self.standing, self.memories, (), key, [0] * 16)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.advance()

    def step(self, action: SupportsIndex | None) -> None:
        if not self.agents:
            raise SetupError("env-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = self.read_action(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.answer(code)
        self.advance()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def read_action(self, action: Any) -> int:
        """The move of an action; raises an `IllegalAction` if the mask does not offer it."""
        r, chair = self.table, self.episode.chair
        try:
            number = index(action)
        except TypeError:
            raise unknown_action(action) from None
        if not 0 <= number < ACTIONS or not self._mask()[number]:
            raise refuse_action(self.rules.edition, r, self.seating, chair, tuple(self.possible_agents), number)
        code = decode(r, chair, number)
        return with_due_call(r, chair, code) if self.automatic else code

    def answer(self, code: int) -> None:
        answer(self.episode, self.records, self.standing, self.memories, (), code)

    def advance(self) -> None:
        """Go on to the next agent who has something to decide."""
        ep = self.episode
        while not ep.over:
            ask_next(ep, self.table)
            if not self.automatic or ep.chair == self.table.turn:
                self.agent_selection = self.possible_agents[player_asked(ep, self.standing)]
                return
            self.answer(random_reaction(self.table, ep.chair, word_of(ep.state)))
        self._end()

    def _end(self) -> None:
        truncated = is_truncated(self.episode, self.table)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = reward(self.episode, seat)
            self.infos[agent] = {"points": self.episode.points[seat]}
            self.terminations[agent] = not truncated
            self.truncations[agent] = truncated

    @property
    def table(self) -> Round:
        """The table that plays now."""
        return self.records[self.episode.table]

    @property
    def seating(self) -> list[int]:
        """The players at that table, from chair to chair to the left."""
        return [m.player for m in sorted(self.memories, key=lambda m: m.chair) if m.chair != NONE]

    # Observations

    def _check_started(self) -> None:
        if self.episode.number < 0:
            raise SetupError("env-reset")

    def _mask(self) -> list[int]:
        mask = [0] * ACTIONS
        if not self.episode.over:
            fill_mask(self.table, self.episode.chair, self.automatic, mask)
        return mask

    def observe(self, agent: str) -> Observation:
        """What the agent sees. Its mask is empty while another agent is asked."""
        self._check_started()
        seat = self.possible_agents.index(agent)
        row = [0] * row_length(self.players)
        write_observation(self.table, self.standing, self.memories[seat], self.matches, row)
        mask = self._mask() if agent == self.agent_selection else [0] * ACTIONS
        return {"observation": np.array(row, np.int8), "action_mask": np.array(mask, np.int8)}

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
        r, edition, language = self.table, self.rules.edition, self.language
        top = card_text(edition, r.discard[r.n_discard - 1])
        color = color_words(edition.colors[r.color] if r.color >= 0 else "", language)
        names = self.possible_agents
        counts = "   ".join(f"{names[player]}: {card_count(r, chair)}" for chair, player in enumerate(self.seating))
        lines = [
            say("play-others", language, counts=counts, direction=DIRECTIONS[r.direction], draw=r.n_draw),
            say("play-top", language, top=card_words(edition, top, language), code=top, color=color, pending=r.pending),
        ]
        if self.matches:
            totals = ", ".join(f"{name} {total}" for name, total in zip(names, self.standing.totals, strict=False))
            lines.append(say("env-totals", language, totals=totals))
        if self.episode.over:
            won = [name for seat, name in enumerate(names) if self.episode.winners >> seat & 1]
            lines.append(say("env-over", language, winners=listed(won, language) or "none"))
        else:
            # the player in turn, not the one who is asked: being asked to jump in would show what a hand holds
            lines.append(say("env-turn", language, name=names[self.seating[r.turn]]))
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing to release."""
