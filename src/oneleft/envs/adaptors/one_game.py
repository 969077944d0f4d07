"""One game at a time in which every seat is asked, and which can be copied: for libraries that search."""

from __future__ import annotations

import hashlib
from typing import Any, Self

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.envs.actions import ACTIONS
from oneleft.envs.common import key_for, parse_rules
from oneleft.envs.explain import RowReader
from oneleft.envs.observation import row_length
from oneleft.envs.stepper import Stepper
from oneleft.envs.vector_kernel import BEGIN, Array, new_outputs, see_as
from oneleft.errors import IllegalAction


class OneGame(RowReader):
    """Games of a seed by their numbers."""

    def __init__(self, rules: str, players: int, seed: int | None, automatic: bool = False) -> None:
        self.rules, self.players = parse_rules(rules), players
        self.batch = Batch(self.rules, players, key_for(seed))
        self._stepper = Stepper(self.batch, 1, range(players), automatic, 1)
        self._stepper.prepare(self.batch, [("random",)], same_step=False)
        self._out = new_outputs(1, players, same_step=False)
        self._chosen = np.zeros(1, np.int64)
        self._rows: list[bytes] = []  # that they saw last
        self.seen: list[bytes] = []  # for each player, a digest of all that it has seen and done

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._stepper = self._stepper.copy()
        twin._out = type(self._out)(*(array.copy() for array in self._out))
        twin._chosen = self._chosen.copy()
        twin.seen, twin._rows = self.seen.copy(), self._rows.copy()
        return twin

    def deal(self, number: int) -> None:
        """Begin the game of this number."""
        self._stepper.arrays.episodes["number"] = number - 1
        self._advance(BEGIN)
        self.seen, self._rows = [b""] * self.players, [b""] * self.players
        self._see()

    def step(self, action: int) -> None:
        if not 0 <= action < ACTIONS or not self._out.masks[0, action] or self.is_over:
            raise IllegalAction("env-action", given=str(action), most=str(ACTIONS - 1))
        self._note(self.seat, b"%d" % action)
        self._advance(action)
        self._see()

    def _advance(self, action: int) -> None:
        self._chosen[0] = action
        self._stepper.step(self._out, self._chosen)

    def _see(self) -> None:
        """Everyone notes what is new to see. Questions to others show nothing."""
        for player in range(self.players):
            row = self.row(player).tobytes()
            if row != self._rows[player]:
                self._rows[player] = row
                self._note(player, row)

    def _note(self, player: int, news: bytes) -> None:
        self.seen[player] = hashlib.blake2b(self.seen[player] + news, digest_size=16).digest()

    @property
    def is_over(self) -> bool:
        return bool(self._out.terminations[0] or self._out.truncations[0])

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self._out.seats[0])

    @property
    def actions(self) -> list[int]:
        """The actions offered to the player who is asked."""
        offered: list[int] = self._out.masks[0].nonzero()[0].tolist()
        return offered

    @property
    def rewards(self) -> list[float]:
        """Of every player: 1 for having won, -1 for having lost, 0 before the end."""
        winners = int(self._out.winners[0]) if self.is_over else 0
        return [0.0 if not winners else 1.0 if winners >> player & 1 else -1.0 for player in range(self.players)]

    def row(self, player: int) -> Array:
        """What a player sees."""
        row: Array = np.empty(row_length(self.players, self.version), np.int8)
        see_as(self._stepper.arrays, player, self.version, row)
        return row
