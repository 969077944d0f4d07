"""Seats in each of many games as a vectorised Gymnasium environment. Compiled policies play the others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_round
from oneleft.arena.policy_data import Lineup
from oneleft.arena.user_policy import IllegalAnswer, explain_illegal_answer
from oneleft.errors import IllegalAction, SetupError
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS

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
)
from .explain import RowReader
from .rewards import point_rewards, win_rewards
from .stepper import CALLER, Stepper, read_lineups, without_callers
from .vector_kernel import BEGIN, STAY, Array, Outputs, new_outputs

Seat = int | Collection[int] | Literal["all"] | None
Observed = tuple[Any, dict[str, Any]]  # the rows, and infos with the masks

AUTORESET = {mode.name.lower(): mode for mode in AutoresetMode}
RENDER_MODES = ("ansi",)


def read_seats(seat: Any, players: int) -> frozenset[int]:
    """The learner's seats: one, several or all; none for one that is another in each game."""
    if seat is None:
        return frozenset()
    named = range(players) if seat == "all" else (seat,) if isinstance(seat, int) else seat
    if not isinstance(named, Collection) or not named or not set(named) <= set(range(players)):
        raise SetupError("env-seat-set", given=str(seat), most=str(players - 1))
    return frozenset(named)


class SeatVectorEnv(VectorEnv[Any, Array, Array], RowReader):
    """The learner has one seat in each of ``num_envs`` games, a set of seats, or with ``seat="all"`` every seat.

    Game ``i`` plays the numbers ``i``, ``i + num_envs`` … of ``batch``, whatever the number of threads. Without
    ``seat`` the learner takes each seat in turn, by the number of the game. ``policies`` is a line-up of the others, or
    a list of them, which games take by turns; seats that they call ``"caller"`` are the caller's too. With
    ``copy=False`` the next step overwrites what ``step`` returned.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "classic",
        players: int = 4,
        *,
        seat: Seat = None,
        policies: Lineup | Sequence[Lineup] | None = None,
        matches: bool = False,
        reactions: str = "explicit",
        observations: str = "int8",
        rewards: str = "win",
        version: int = 1,
        autoreset: str = "next_step",
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise SetupError("env-games", given=str(num_envs))
        self.rules = parse_rules(rules)
        lineups = read_lineups(("random",) if policies is None else policies)
        self.batch = Batch(self.rules, players, key_for(None), without_callers(lineups[0]), matches)
        self.num_envs = num_envs
        self.players = players
        self.version = parse_version(version)
        self.seat = seat
        self._own = read_seats(seat, players)
        if policies is not None:
            self._check_that_others_play()
        self.matches = matches
        self.automatic = parse_reactions(reactions)
        self.autoreset = AUTORESET[parse_choice("autoreset", autoreset, AUTORESET)]
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode and parse_choice("render_mode", render_mode, RENDER_MODES)
        self.copy = copy
        self._form = parse_choice("observations", observations, OBSERVATIONS)
        self.single_observation_space = observation_space(self._form, players, self.version)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._stepper = Stepper(self.batch, num_envs, self._own, self.automatic, threads, self.version)
        same_step = self.autoreset == AutoresetMode.SAME_STEP
        self._points = point_rewards(rewards, self.rules, matches, num_envs, players, same_step)
        self._owed = np.zeros((num_envs, players), np.float32)  # since each seat's last decision
        self._outputs = self._new_outputs()
        self._floats = np.zeros(self._outputs.rows.shape if self._form == "float32" else 0, np.float32)
        self._begun = False
        self._take_lineups(lineups)

    def _check_that_others_play(self) -> None:
        if len(self._own) == self.players:
            raise SetupError("env-no-policies")

    @property
    def arrays(self) -> Any:
        """The state of the games, as the kernel has it."""
        return self._stepper.arrays

    @property
    def policies(self) -> tuple[Lineup, ...]:
        """The line-ups of the other seats. Games that begin after a change take those of the new list by turns."""
        return self._lineups

    @policies.setter
    def policies(self, policies: Lineup | Sequence[Lineup]) -> None:
        self._check_that_others_play()
        self._take_lineups(read_lineups(policies))

    def _take_lineups(self, lineups: tuple[Lineup, ...]) -> None:
        self._stepper.prepare(self.batch, lineups, self.autoreset == AutoresetMode.SAME_STEP)
        self._lineups = lineups

    @property
    def _has_several(self) -> bool:
        """Whether several seats of a game are the caller's."""
        return len(self._own) > 1 or any(CALLER in lineup for lineup in self._lineups)

    @property
    def outputs(self) -> Outputs:
        """What the last step has written. Assign arrays of your own, and steps write into them."""
        return self._outputs

    @outputs.setter
    def outputs(self, outputs: Outputs) -> None:
        for name, mine, given in zip(Outputs._fields, self._outputs, outputs, strict=True):
            fits = isinstance(given, np.ndarray) and (given.shape, given.dtype) == (mine.shape, mine.dtype)
            if not (fits and given.flags.c_contiguous and given.flags.writeable):
                raise SetupError("env-buffer", name=name, dtype=str(mine.dtype), shape=str(mine.shape))
        self._outputs = outputs
        self.copy = False

    def _new_outputs(self) -> Outputs:
        return new_outputs(self.num_envs, self.players, self.autoreset == AutoresetMode.SAME_STEP, self.version)

    # Steps

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observed:
        """Begin the first games of this seed; without one, the next games. ``options["reset_mask"]`` says which."""
        super().reset(seed=seed)
        chosen = self._read_reset_mask((options or {}).get("reset_mask"))
        if seed is not None:
            self.batch = replace(self.batch, key=key_for(seed))
        if seed is not None or not self._begun:
            begin = chosen == BEGIN
            self.arrays.episodes["number"][begin] = np.arange(-self.num_envs, 0)[begin]
            self._take_lineups(self._lineups)
        self._begun = True
        self._advance(chosen)
        self._pay(chosen)
        return self._observe()

    def _read_reset_mask(self, mask: Any) -> Array:
        """Which games begin anew, as the kernel takes it. At first all of them must."""
        if mask is None:
            return np.full(self.num_envs, BEGIN, np.int64)
        fits = isinstance(mask, np.ndarray) and mask.shape == (self.num_envs,) and mask.dtype == np.bool_
        if not fits or not (mask.all() if not self._begun else mask.any()):
            raise SetupError("env-reset-mask", games=str(self.num_envs))
        return np.where(mask, BEGIN, STAY).astype(np.int64)

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """One action for each game."""
        if not self._begun:
            raise SetupError("env-reset")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise SetupError("env-actions", games=str(self.num_envs))
        chosen = np.array(chosen, np.int64)  # the kernel changes those of games that are over
        refused = self._stepper.first_refused(chosen, self.autoreset == AutoresetMode.NEXT_STEP)
        if refused != NONE:
            raise self._refuse(refused, int(chosen[refused]))
        deciders = self._outputs.seats.copy()
        self._advance(chosen)
        self._pay(chosen)
        rows, infos = self._observe()
        out = self._outputs
        deciding = np.flatnonzero(chosen != BEGIN)  # a step that begins a game is nobody's decision
        if self._points is not None:
            out.rewards[:] = 0
            out.rewards[deciding] = self._owed[deciding, deciders[deciding]]
        over = out.terminations | out.truncations
        if over.any():
            self._add_results(infos, over)
        if self._points is not None:
            self._owed[deciding, deciders[deciding]] = 0
            self._owed[over] = 0
        return rows, out.rewards, out.terminations, out.truncations, infos

    def _pay(self, chosen: Array) -> None:
        """Note what every seat gets by points."""
        if self._points is not None:
            begun = chosen == BEGIN
            self._owed[begun] = 0
            self._owed += self._points.changes(self.arrays, self._outputs, begun)

    def _add_results(self, infos: dict[str, Any], over: Array) -> None:
        """What is known of the games that ended in this step. With automatic resets in one, their last rows too."""
        out = self._outputs
        results = {"points": out.points, "_points": over}
        if self._has_several:
            rewards = win_rewards(out, self.players) if self._points is None else self._owed.copy()
            results |= {"rewards": rewards, "_rewards": over}
        if self.autoreset == AutoresetMode.SAME_STEP:
            infos |= {
                "final_obs": self._formed(out.final_rows),
                "_final_obs": over,
                "final_info": results,
                "_final_info": over,
            }
        else:
            infos |= results

    def _refuse(self, game: int, action: int) -> IllegalAction:
        """What is wrong with the action of this game."""
        arrays = self.arrays
        if arrays.episodes[game]["over"]:
            return IllegalAction("env-game-over", game=str(game))
        table, chair = (int(arrays.episodes[game][name]) for name in ("table", "chair"))
        tables = len(arrays.records) // self.num_envs
        r = to_round(arrays.records[game * tables + table])
        first = table * MAX_PLAYERS
        seating = arrays.standings[game if self.matches else 0]["seating"][first : first + r.players].tolist()
        names = tuple(f"seat_{seat}" for seat in range(self.players))
        refused = refuse_action(self.rules.edition, r, seating, chair, names, action)
        return IllegalAction("env-game", refused.rule, game=str(game), why=refused.explain)

    def _advance(self, chosen: Array) -> None:
        if self.copy:  # what was returned stays as it is, so the next results get arrays of their own
            self._outputs = self._new_outputs()
        try:
            self._stepper.step(self._outputs, chosen)
        except IllegalAnswer as answer:
            self._begun = False  # the kernel stopped in the middle of a step: these games cannot go on
            raise explain_illegal_answer(self.rules, self.arrays.records, answer) from answer

    def _observe(self) -> Observed:
        out = self._outputs
        told = {"action_mask": out.masks, "seat": out.seats, "lineup": out.lineups, "learner": out.learners}
        every = np.ones(self.num_envs, np.bool_)
        rows = self._formed(out.rows, self._floats)
        return rows, told | {f"_{name}": every for name in told}

    def _formed(self, rows: Array, room: Array | None = None) -> Any:
        """Rows in the form that was asked for, perhaps in this room."""
        if self._form == "dict":
            return {name: rows[:, part] for name, part in self.layout.items()}
        if self._form == "int8":
            return rows
        if self.copy or room is None:
            return rows.astype(np.float32)
        np.copyto(room, rows)
        return room

    def render(self) -> tuple[str, ...] | None:
        """What each learner sees, in words."""
        if self.render_mode is None:
            return None
        return tuple(self.explain(row) for row in self._outputs.rows)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._stepper.close()
