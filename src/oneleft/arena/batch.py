"""Batches of numbered games: what to play, and the rows of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from oneleft.errors import SetupError
from oneleft.match.player_counts import check_players
from oneleft.policies.registry import NAMED, NETS, POLICIES
from oneleft.rules.config import Rules
from oneleft.table.fairness import key_words, read_key

from .compiler import RECORD, tell_about_compiling
from .game_kernel import (
    GAME,
    BatchSpec,
    derive_key,
    new_workspace,
    pad_lineup,
    play_games,
)
from .policy_data import new_policies
from .user_policy import (
    IllegalAnswer,
    Policy,
    explain_illegal_answer,
    is_in_file,
    load_policy,
    policy_address,
)

Lineup = tuple[str | Policy, ...]


def users_of(policies: Lineup) -> Lineup:
    """The policies that the user brings along, each once."""
    return tuple(dict.fromkeys(policy for policy in policies if policy not in POLICIES))


def addresses_of(users: Lineup, dtype: np.dtype[Any] = RECORD) -> list[int]:
    return [policy_address(load_policy(policy) if isinstance(policy, str) else policy, dtype) for policy in users]


@dataclass(frozen=True, slots=True)
class Batch:
    """Numbered games under one key: rounds in which seat 0 begins, or whole matches.

    Each seat has a policy; if fewer are named, they repeat round the table. Game ``n`` does not depend on who plays it
    or on what was played before: ``batch.key_of(n)`` is the key of the same ``Game`` at a table.
    """

    rules: Rules  # or their one-line form
    players: int
    key: str
    policies: Lineup = ("random",)  # names, functions, or functions in files: "my.py:f"; or one string with commas
    matches: bool = False
    details: bool = False  # whether to count choices, turns, turns lost and comebacks too, which costs some speed

    def __post_init__(self) -> None:
        fields: Any = self  # both may be given in one line, which their types do not say
        if isinstance(fields.rules, str):
            object.__setattr__(self, "rules", Rules.parse(fields.rules))
        if isinstance(fields.policies, str):
            object.__setattr__(self, "policies", tuple(fields.policies.split(",")))
        check_players(self.rules if self.matches else self.rules.with_(format="points"), self.players)
        read_key(self.key)
        for policy in self.policies or ("",):
            if policy in POLICIES or not isinstance(policy, str):
                continue
            if not is_in_file(policy):
                raise SetupError("batch-policy", given=policy, known=", ".join(NAMED))
            load_policy(policy)
        if len(self.policies) > self.players:
            raise SetupError("batch-policies", given=len(self.policies), players=self.players)

    @property
    def remembers(self) -> bool:
        """Whether anyone plays by a net, which remembers what it saw of the hands."""
        return not set(NETS).isdisjoint(self.policies)

    @property
    def seats(self) -> Lineup:
        """The policy of each seat."""
        return tuple(self.policies[seat % len(self.policies)] for seat in range(self.players))

    def names(self) -> list[str]:
        """The name of each seat's policy."""
        return [policy if isinstance(policy, str) else getattr(policy, "__name__", "") for policy in self.seats]

    def lineup(self) -> list[int]:
        """The number of each seat's policy."""
        known = (*POLICIES, *users_of(self.policies))
        return [known.index(policy) for policy in self.seats]

    def key_words(self) -> list[int]:
        """The key as the kernels take it."""
        return key_words(self.key)

    def key_of(self, number: int) -> str:
        """The key of one game of the batch."""
        r = self.rules.new_round(self.players)
        derive_key(r, key_words(self.key), number, [0] * 16)
        return b"".join(word.to_bytes(4, "little") for word in r.key).hex()

    def spec(self) -> BatchSpec:
        """The batch as the kernels take it: for one thread."""
        key = np.array(key_words(self.key), np.int64)
        users = addresses_of(users_of(self.policies))
        policies = new_policies(self.rules, self.matches, self.remembers, users)
        return BatchSpec(key, pad_lineup(self.lineup()), policies, self.matches, self.details)

    def play(self, first: int, games: int) -> np.ndarray[Any, Any]:
        """Play this many games from number ``first`` on. Returns a row for each. Threads can do this in parallel."""
        if first < 0 or games < 0 or first + games >= 1 << 62:
            raise SetupError("batch-numbers", first=first, games=games)
        rows = np.zeros(games, GAME)
        workspace = new_workspace(self.rules, self.players, self.matches)
        tell_about_compiling(play_games)
        try:
            play_games(self.spec(), workspace, first, rows)
        except IllegalAnswer as answer:
            raise explain_illegal_answer(self.rules, workspace.records, answer) from answer
        return rows
