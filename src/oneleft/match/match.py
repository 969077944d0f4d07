"""A match: its standing and the rows of its score board."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from oneleft.rules.config import Rules
from oneleft.rules.round import MAX_PLAYERS, Round

from .player_counts import check_players
from .score_board import Board, Row, board
from .standing import Standing, close_round, gain, has_won, next_dealer, seat_players, winners

Seating = tuple[int, ...]


def leading(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The players who are ahead. In some formats the lowest total leads (MATCH-2, CHALLENGE-1)."""
    best = min(totals) if rules.format.charged else max(totals)
    return tuple(player for player, total in enumerate(totals) if total == best)


class Match:
    """The standing of a match and the rows of its score board. It knows nothing of moves.

    ``history`` has one row of points for each round that was scored. A blocked round (PILE-2) leaves no row.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        check_players(rules, players)
        self.rules: Rules = rules
        self.history: list[Row] = []
        self.standing: Standing = Standing(rules, players)
        self.totals: Row = (0,) * players
        self.winners: tuple[int, ...] = ()  # nobody while the match goes on

    def copy(self) -> Match:
        twin = copy(self)
        twin.history = self.history.copy()
        twin.standing = self.standing.copy()
        return twin

    @property
    def players(self) -> int:
        return self.standing.players

    @property
    def board(self) -> Board:
        return board(self.history, self.rules.rows)

    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where in the round that is played now: one table, or two."""
        s = self.standing
        firsts = [table * MAX_PLAYERS for table in range(s.tables)]
        return tuple(tuple(s.seating[first : first + s.chairs[i]]) for i, first in enumerate(firsts))

    def next_dealer(self, last: int) -> int:
        return next_dealer(self.standing, last)

    def score(self, finished: Sequence[Round]) -> None:
        """Every table of the round is finished."""
        for table, r in enumerate(finished):
            gain(self.standing, r, table)
        self.close_round()

    def close_round(self) -> None:
        """Write the row of the round, and seat the players for the next one."""
        self.history.append(tuple(self.standing.gained[: self.players]))
        close_round(self.standing)
        self.totals = tuple(self.standing.totals[: self.players])
        won = winners(self.standing)
        self.winners = tuple(player for player in range(self.players) if has_won(won, player))
        seat_players(self.standing)
