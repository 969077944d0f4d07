"""UNO behind RLCard's interface, for its agents. Import this, then ``rlcard.make("oneleft", {"seed": 7})``.

RLCard's own ``uno`` has simpler rules. This one has ours; the configuration may name ``rules`` and ``players``.
"""

from __future__ import annotations

from collections import OrderedDict
from copy import deepcopy
from typing import Any

import numpy as np
from rlcard.envs import Env
from rlcard.envs.registration import register, registry

from oneleft.envs.actions import ACTIONS, NO_REACTION
from oneleft.envs.observation import row_length

from .one_game import OneGame

NAME = "oneleft"
State = dict[str, Any]


class RlcardGame:
    """The game inside of RLCard's environment."""

    allow_step_back = False

    def __init__(self, rules: str, players: int) -> None:
        self.rules, self.players = rules, players
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """The first game of this seed comes next."""
        self.game = OneGame(self.rules, self.players, seed)
        self.number = -1
        self.earlier: list[OneGame] = []

    def init_game(self) -> tuple[int, int]:
        self.number += 1
        self.game.deal(self.number)
        self.earlier = []
        return self.game.seat, self.game.seat

    def step(self, action: int) -> tuple[int, int]:
        if self.allow_step_back:
            self.earlier.append(deepcopy(self.game))
        self.game.step(action)
        return self.game.seat, self.game.seat

    def step_back(self) -> bool:
        if not self.earlier:
            return False
        self.game = self.earlier.pop()
        return True

    def get_num_players(self) -> int:
        return self.players

    def get_num_actions(self) -> int:
        return ACTIONS

    def get_player_id(self) -> int:
        return self.game.seat

    def get_state(self, player_id: int) -> int:
        return player_id

    def is_over(self) -> bool:
        return self.game.is_over


class RlcardEnv(Env):  # type: ignore[misc]  # it ships no types
    """Single rounds. A state has the row of the other environments; raw actions are moves in the notation."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = NAME
        self.game = RlcardGame(config.get("rules", "classic"), config.get("players", 2))
        super().__init__({"allow_step_back": False, "seed": None} | config)
        self.state_shape = [[row_length(self.num_players)]] * self.num_players
        self.action_shape: list[Any] = [None] * self.num_players

    def seed(self, seed: int | None = None) -> Any:
        used = super().seed(seed)
        self.game.begin(seed)
        return used

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        return OrderedDict.fromkeys(self.game.game.actions)

    def _extract_state(self, player: int) -> State:
        """What this player sees; the moves if it is asked. Nobody sees that someone else lets a moment pass."""
        game = self.game.game
        legal = self._get_legal_actions() if player == game.seat and not game.is_over else OrderedDict()
        row = game.row(player)
        return {
            "obs": row.astype(np.float32),
            "legal_actions": legal,
            "raw_obs": game.explain(row),
            "raw_legal_actions": [game.action_text(action) for action in legal],
            "action_record": [
                (who, action) for who, action in self.action_recorder if action != NO_REACTION or who == player
            ],
        }

    def _decode_action(self, action_id: int) -> int:
        return action_id

    def step(self, action: Any, raw_action: bool = False) -> tuple[State, int]:
        """A move of the player who is asked: its number, or its text where ``raw_action`` says so."""
        if raw_action:
            moves = {self.game.game.action_text(one): one for one in self.game.game.actions}
            action = moves[action]
        state: tuple[State, int] = super().step(int(action))
        return state

    def get_payoffs(self) -> Any:
        return np.array(self.game.game.rewards)

    def get_perfect_information(self) -> State:
        """All hands."""
        game = self.game.game
        rows = [game.decode(game.row(player))["hand"] for player in range(self.num_players)]
        return {"hands": rows, "current_player": game.seat, "legal_actions": self._get_legal_actions()}


if NAME not in registry.env_specs:
    register(env_id=NAME, entry_point=f"{__name__}:RlcardEnv")
