"""One seat in each of many games as a vectorised Gymnasium environment. Compiled policies play the other seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_round
from oneleft.arena.user_policy import IllegalAnswer, Policy, explain_illegal_answer
from oneleft.errors import IllegalAction, SetupError
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS

from .actions import ACTIONS
from .common import key_for, parse_reactions, parse_rules, refuse_action, row_space
from .vector_kernel import Array, LearnerSpec, new_arrays, step_games

Observed = tuple[Array, dict[str, Any]]  # the rows, and infos with the masks


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """The learner has one seat in each of ``num_envs`` games.

    Game ``i`` plays the numbers ``i``, ``i + num_envs`` … of ``batch``. Without ``seat`` the learner takes each seat in
    turn, by the number of the game. With ``copy=False`` the next step overwrites the arrays that ``step`` returned.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        num_envs: int,
        rules: Rules | str = "classic",
        players: int = 4,
        *,
        seat: int | None = None,
        policies: tuple[str, ...] = ("random",),
        user_policy: Policy | None = None,
        matches: bool = False,
        reactions: str = "explicit",
        copy: bool = True,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise SetupError("env-games", given=str(num_envs))
        self.batch = Batch(parse_rules(rules), players, key_for(None), policies, matches, user_policy)
        if seat is not None and not 0 <= seat < players:
            raise SetupError("document-seat", given=str(seat), players=players)
        self.num_envs = num_envs
        self.players = players
        self.seat = seat
        self.matches = matches
        self.automatic = parse_reactions(reactions)
        self.copy = copy
        self.single_observation_space = row_space(players)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays = new_arrays(self.batch.rules, players, matches, num_envs, self.batch.remembers)
        self._spec: LearnerSpec | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observed:
        """Begin the first games of this seed; without one, the next games."""
        super().reset(seed=seed)
        if seed is not None:
            self.batch = replace(self.batch, key=key_for(seed))
        if seed is not None or self._spec is None:
            self.arrays.episodes["number"] = np.arange(-self.num_envs, 0)
            self._spec = LearnerSpec(self.batch.spec(), NONE if self.seat is None else self.seat, self.automatic)
        self.arrays.episodes["over"] = 1
        self._advance(self._spec, np.zeros(self.num_envs, np.int64))
        return self._observe()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One action for each game. A game that is over begins anew, whatever its action."""
        if self._spec is None:
            raise SetupError("env-reset")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise SetupError("env-actions", games=str(self.num_envs))
        chosen = np.ascontiguousarray(chosen, np.int64)
        self._check_actions(chosen)
        self._advance(self._spec, chosen)
        rows, infos = self._observe()
        arrays = self.arrays
        over = arrays.terminations | arrays.truncations
        if over.any():
            infos |= {"points": arrays.episodes["points"][:, : self.players].copy(), "_points": over}
        return rows, arrays.rewards.copy(), arrays.terminations.copy(), arrays.truncations.copy(), infos

    def _check_actions(self, chosen: Array) -> None:
        """Raise an `IllegalAction` before anything changes in any game."""
        known = chosen.clip(0, ACTIONS - 1)
        offered = np.take_along_axis(self.arrays.masks, known[:, None], axis=1)[:, 0]
        wrong = ((offered == 0) | (known != chosen)) & (self.arrays.episodes["over"] == 0)
        if wrong.any():
            raise self._refuse(int(wrong.argmax()), chosen)

    def _refuse(self, game: int, chosen: Array) -> IllegalAction:
        """What is wrong with the action of this game."""
        arrays = self.arrays
        table, chair = (int(arrays.episodes[game][name]) for name in ("table", "chair"))
        tables = len(arrays.records) // self.num_envs
        r = to_round(arrays.records[game * tables + table])
        first = table * MAX_PLAYERS
        seating = arrays.standings[game if self.matches else 0]["seating"][first : first + r.players].tolist()
        names = tuple(f"seat_{seat}" for seat in range(self.players))
        refused = refuse_action(self.batch.rules.edition, r, seating, chair, names, int(chosen[game]))
        return IllegalAction("env-game", refused.rule, game=str(game), why=refused.explain)

    def _advance(self, spec: LearnerSpec, chosen: Array) -> None:
        try:
            step_games(self.arrays, spec, chosen)
        except IllegalAnswer as answer:
            raise explain_illegal_answer(self.batch.rules, self.arrays.records, answer) from answer

    def _observe(self) -> Observed:
        rows, masks = self.arrays.rows, self.arrays.masks
        if self.copy:
            rows, masks = rows.copy(), masks.copy()
        return rows, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
