"""Batches of games: what to play, and the rows that come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from oneleft.lang import Explained
from oneleft.match.player_counts import check_players
from oneleft.match.standing import Standing
from oneleft.policies.registry import POLICIES, all_weight_tables
from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS
from oneleft.table.fairness import load_key, read_key

from .compiler import to_records
from .games import GAME, count_choices, play_games, play_games_with, start_game
from .user_policy import IllegalAnswer, Policy, explain_answer


class BatchError(Explained, ValueError):
    """A batch that cannot be played."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Numbered games under one key: rounds in which seat 0 begins, or whole matches.

    A policy for each seat; fewer are repeated round the table. Game ``n`` is the same whoever plays it, whatever is
    played before it: ``batch.key_of(n)`` is the key of the ``Game`` that it is.
    """

    rules: Rules  # or their one-line form
    players: int
    key: str
    policies: tuple[str, ...] = ("random",)  # or in one line, with commas
    matches: bool = False
    own: Policy | None = None  # the policy called "own"
    counting: bool = False  # whether to count the moves that were real choices, at some cost

    def __post_init__(self) -> None:
        given: Any = self  # some write both in one line
        if isinstance(given.rules, str):
            object.__setattr__(self, "rules", Rules.parse(given.rules))
        if isinstance(given.policies, str):
            object.__setattr__(self, "policies", tuple(given.policies.split(",")))
        check_players(self.rules if self.matches else Rules(), self.players)
        read_key(self.key)
        for policy in self.policies or ("",):
            if policy not in POLICIES or (policy == "own" and self.own is None):
                raise BatchError("batch-policy", given=policy, known=", ".join(POLICIES[:-1]))
        if len(self.policies) > self.players:
            raise BatchError("batch-policies", given=len(self.policies), players=self.players)

    def lineup(self) -> list[int]:
        return [POLICIES.index(self.policies[seat % len(self.policies)]) for seat in range(self.players)]

    def weights(self) -> np.ndarray[Any, Any]:
        """The weights of the policies that weigh."""
        return np.array(all_weight_tables(self.rules, self.matches), np.int64)

    def key_words(self) -> list[int]:
        r = self.rules.new_round(self.players)
        load_key(r, self.key)
        return r.key

    def key_of(self, number: int) -> str:
        """The key of one game of the batch."""
        r = self.rules.new_round(self.players)
        start_game(r, self.key_words(), number, [0] * 16)
        return b"".join(word.to_bytes(4, "little") for word in r.key).hex()

    def loop(self) -> Callable[..., None]:
        if self.own is not None:
            return play_games_with(self.own, self.counting)
        return count_choices if self.counting else play_games

    def play(self, first: int, games: int) -> np.ndarray[Any, Any]:
        """Play so many games from this number on; a row for each. Threads can do so side by side."""
        if first < 0 or games < 0 or first + games >= 1 << 62:
            raise BatchError("batch-numbers", first=first, games=games)
        rows = np.zeros(games, GAME)
        records = to_records(self.rules.new_round(self.players), 2)
        standings = to_records(Standing(self.rules if self.matches else Rules(), self.players), 2)
        lineup = np.array([*self.lineup(), *[0] * (MAX_PLAYERS - self.players)], np.int64)
        key = np.array(self.key_words(), np.int64)
        try:
            self.loop()(records, standings, key, first, lineup, self.weights(), self.matches, rows)
        except IllegalAnswer as answered:
            raise explain_answer(self.rules, records, answered) from answered
        return rows
