"""One seat in each of many games as a vectorised Gymnasium environment: compiled policies play the other seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_round
from oneleft.arena.user_policy import IllegalAnswer, Policy, explain_answer
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS

from .actions import ACTIONS
from .common import EnvError, IllegalAction, are_automatic, key_for, read_rules, refuse_action, row_space
from .vector_kernel import Array, make_room, step_games, step_games_with

Seen = tuple[Array, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """Game ``i`` plays the numbers ``i``, ``i + num_envs`` … of ``batch``. Without ``seat`` the number tells the seat.

    With ``copy=False`` the arrays that ``step`` returns are its own, and the next step writes into them.
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
        own: Policy | None = None,
        matches: bool = False,
        reactions: str = "explicit",
        copy: bool = True,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise EnvError("env-games", given=str(num_envs))
        self.batch = Batch(read_rules(rules), players, key_for(None), policies, matches, own)
        if seat is not None and not 0 <= seat < players:
            raise EnvError("document-seat", given=str(seat), players=players)
        self.num_envs = num_envs
        self.players = players
        self.seat = seat
        self.matches = matches
        self.automatic = are_automatic(reactions)
        self.copy = copy
        self.single_observation_space = row_space(players)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.room = make_room(self.batch.rules, players, matches, num_envs)
        self.lineup = np.array([*self.batch.lineup(), *[0] * (MAX_PLAYERS - players)], np.int64)
        self.weights = self.batch.weights()
        self.step_games = step_games if own is None else step_games_with(own)
        self.begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """The first games of this seed; without one, the next games."""
        super().reset(seed=seed)
        if seed is not None:
            self.batch = replace(self.batch, key=key_for(seed))
        if seed is not None or not self.begun:
            self.room.courses["number"] = np.arange(-self.num_envs, 0)
            self.key = np.array(self.batch.key_words(), np.int64)
        self.begun = True
        self.room.courses["over"] = 1
        self.go_on(np.zeros(self.num_envs, np.int64))
        return self.seen()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One action for each game. A game that is over begins anew, whatever its action."""
        if not self.begun:
            raise EnvError("env-reset")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise EnvError("env-actions", games=str(self.num_envs))
        chosen = chosen.astype(np.int64, copy=False)
        self.check(chosen)
        self.go_on(chosen)
        rows, infos = self.seen()
        over = self.room.terminations | self.room.truncations
        if over.any():
            infos |= {"points": self.room.courses["points"][:, : self.players].copy(), "_points": over}
        return rows, self.room.rewards.copy(), self.room.terminations.copy(), self.room.truncations.copy(), infos

    def check(self, chosen: Array) -> None:
        """Before anything changes in any game."""
        known = chosen.clip(0, ACTIONS - 1)
        offered = np.take_along_axis(self.room.masks, known[:, None], axis=1)[:, 0]
        wrong = ((offered == 0) | (known != chosen)) & (self.room.courses["over"] == 0)
        if wrong.any():
            raise self.refuse(int(wrong.argmax()), chosen)

    def refuse(self, game: int, chosen: Array) -> IllegalAction:
        """What is wrong with the first action that is."""
        table, chair = (int(self.room.courses[game][name]) for name in ("table", "chair"))
        tables = len(self.room.records) // self.num_envs
        r = to_round(self.room.records[game * tables + table])
        first = table * MAX_PLAYERS
        seating = self.room.standings[game if self.matches else 0]["seating"][first : first + r.players].tolist()
        names = tuple(f"seat_{seat}" for seat in range(self.players))
        refused = refuse_action(self.batch.rules.edition, r, seating, chair, names, int(chosen[game]))
        return IllegalAction("env-game", refused.rule, game=str(game), why=refused.explain)

    def go_on(self, chosen: Array) -> None:
        seat = NONE if self.seat is None else self.seat
        try:
            self.step_games(self.room, self.key, self.lineup, self.weights, seat, self.matches, self.automatic, chosen)
        except IllegalAnswer as answered:
            raise explain_answer(self.batch.rules, self.room.records, answered) from answered

    def seen(self) -> Seen:
        rows, masks = self.room.rows, self.room.masks
        if self.copy:
            rows, masks = rows.copy(), masks.copy()
        return rows, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
