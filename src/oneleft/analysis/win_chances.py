"""Win chances as whole numbers: millionths that add up exactly, so that differences do too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from oneleft.arena.policy_data import keen_net
from oneleft.match.match import Match
from oneleft.match.standing import winners
from oneleft.rules.cards import CARD_IDS, NONE
from oneleft.rules.config import Rules
from oneleft.rules.formats import FIXED_PARTNERS
from oneleft.search.known_hands import KnownHands, compiled_known_hands
from oneleft.search.match_value import share_of

from .moments import OpenPosition, Placed

Array = np.ndarray[Any, Any]
Chances = tuple[int, ...]  # in millionths, by player
WHOLE = 1_000_000
SEED = 20


def sides_of(rules: Rules, players: int) -> list[tuple[int, ...]]:
    """Who wins together: fixed partners, or everyone alone."""
    if rules.format.partners == FIXED_PARTNERS:
        return [(one, one + players // 2) for one in range(players // 2)]
    return [(player,) for player in range(players)]


def in_millionths(chances: Sequence[float], sides: Sequence[Sequence[int]]) -> Chances:
    """Round so that the chances of all sides add up to a million: what is left goes to the largest remainders."""
    exact = [chances[side[0]] for side in sides]
    scaled = [WHOLE * chance / sum(exact) for chance in exact]
    whole = [int(chance) for chance in scaled]
    by_remainder = sorted(range(len(sides)), key=lambda i: (whole[i] - scaled[i], i))
    for i in by_remainder[: WHOLE - sum(whole)]:
        whole[i] += 1
    found = [0] * len(chances)
    for side, chance in zip(sides, whole, strict=True):
        for player in side:
            found[player] = chance
    return tuple(found)


class WinChances:
    """Estimates the chances of all players to win a match. All positions have playouts in the same worlds.

    The results are arrays by world and player. One object serves one thread.
    """

    def __init__(self, rules: Rules, players: int, worlds: int) -> None:
        self.rules = rules
        self.players = players
        self.worlds = worlds
        self.sides = sides_of(rules, players)
        self.net = keen_net(rules, matches=True)
        cards = np.tile(np.arange(CARD_IDS), (worlds, 1))
        self.orders = np.random.default_rng(SEED).permuted(cards, axis=1)

    def of_standing(self, match: Match) -> Array:
        """The chances between two rounds, or after the match: the same in every world."""
        s = match.standing
        won = winners(s)
        chairs = len(match.seatings()[0])
        chances = [share_of(s, won, player, chairs) for player in range(self.players)]
        return np.tile(np.array(chances), (self.worlds, 1))

    def of_position(self, position: OpenPosition, table: int = 0, asked: int = 0) -> Array:
        """The chances in a position, after this many seats of a table have let the moment pass."""
        return self._played(position, Placed(table, NONE, NONE), asked, None)

    def after_move(self, position: OpenPosition, move: Placed, asked: int, before: Array) -> Array:
        """The chances with this move, before its cards are seen. ``before`` are those of the position."""
        return self._played(position, move, asked, before)

    def _played(self, position: OpenPosition, move: Placed, asked: int, before: Array | None) -> Array:
        values = np.zeros((self.worlds, self.players))
        setup = KnownHands(
            tables=position.tables,
            bounds=position.bounds,
            starts=position.starts,
            asked=asked,
            standing=position.standing,
            net=self.net,
            orders=self.orders,
            table=move.table,
            chair=move.chair,
            code=move.code,
        )
        expected = compiled_known_hands(setup, 0, self.worlds, values)
        return before if expected and before is not None else values
