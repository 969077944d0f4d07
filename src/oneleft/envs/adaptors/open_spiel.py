"""UNO as a game of OpenSpiel: ``pyspiel.load_game("python_oneleft", {"players": 2})``.

The only chance node is the deal: one of ``deals`` numbered games, of which every shuffle follows. So its algorithms run
on a game of perfect recall with known chances.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from oneleft.envs.actions import ACTIONS
from oneleft.envs.explain import cards_in
from oneleft.envs.observation import row_length

from .one_game import OneGame

NAME = "python_oneleft"
DEFAULTS = {"rules": "classic", "players": 2, "deals": 1000, "longest": 5000, "automatic": False, "seed": 0}


def game_type(players: int) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="UNO, by oneleft",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a row is what the player sees now, without the history
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class UnoGame(pyspiel.Game):  # type: ignore[misc]  # it ships no types
    """Single rounds. Actions are those of the other environments, and rewards 1 for having won and -1 otherwise.

    After ``longest`` actions a round is given up. With ``automatic`` reactions there are no decisions out of turn.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = DEFAULTS | (params or {})
        players, self.deals = int(chosen["players"]), int(chosen["deals"])
        self.longest = int(chosen["longest"])
        self.game = OneGame(chosen["rules"], players, int(chosen["seed"]), bool(chosen["automatic"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=self.longest,
        )
        super().__init__(game_type(players), info, params or {})

    def new_initial_state(self) -> UnoState:
        return UnoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UnoObserver:
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return UnoObserver(self.game.players, perfect_recall)


class UnoState(pyspiel.State):  # type: ignore[misc]  # as above
    """Before the deal, or in the game that was dealt."""

    def __init__(self, game: UnoGame) -> None:
        super().__init__(game)
        self.deals, self.left = game.deals, game.longest
        self.game = deepcopy(game.game)
        self.dealt = -1

    def current_player(self) -> int:
        if self.dealt < 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.actions if player == self.game.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt < 0:
            self.dealt = action
            self.game.deal(action)
        else:
            self.game.step(action)
            self.left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.game.action_text(action)

    def is_terminal(self) -> bool:
        return self.dealt >= 0 and (self.game.is_over or self.left == 0)

    def returns(self) -> list[float]:
        return self.game.rewards if self.dealt >= 0 else [0.0] * self.game.players

    def __str__(self) -> str:
        """What everyone holds."""
        if self.dealt < 0:
            return "before the deal"
        players = range(self.game.players)
        return f"deal {self.dealt}: " + "; ".join(seen_by(self.game, player) for player in players)


def seen_by(game: OneGame, player: int) -> str:
    """What a player sees now, in short: the top of the discard pile, the cards in each hand, and its own."""
    parts = game.decode(game.row(player))
    top, hand = (" ".join(cards_in(game.rules.edition, parts[name])) for name in ("top", "hand"))
    return f"{player} sees {top} {'-'.join(map(str, parts['cards']))}, holds {hand}"


class UnoObserver:
    """The row of the other environments. With perfect recall only a string, for all that the player has seen."""

    def __init__(self, players: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(row_length(players), np.float32)
        self.dict = {} if self.tensor is None else {"row": self.tensor}

    def set_from(self, state: UnoState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.game.row(player) if state.dealt >= 0 else 0

    def string_from(self, state: UnoState, player: int) -> str:
        if state.dealt < 0:
            return f"{player}"
        seen = seen_by(state.game, player)
        return f"{seen}, history {state.game.seen[player].hex()}" if self.perfect_recall else seen


pyspiel.register_game(game_type(2), UnoGame)
