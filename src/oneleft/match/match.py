"""A match: the fold of its rounds' scores."""

from collections.abc import Sequence

from oneleft.rules.knobs import Rules
from oneleft.rules.round import Round
from oneleft.rules.scoring import hand_points

from .board import Board, Row, add_up, board
from .formats import BY_NAME, Seating, check_players


class Match:
    """Scores, standings and seatings; it knows nothing of moves.

    ``history`` has one row of points for each round that was scored. A blocked round (PILE-2) leaves no row.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        check_players(rules, players)
        self.rules = rules
        self.players = players
        self.history: list[Row] = []
        self.form = BY_NAME[rules.format]

    @property
    def totals(self) -> Row:
        return add_up(self.history) if self.history else (0,) * self.players

    @property
    def board(self) -> Board:
        return board(self.history, self.rules.rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody while the match goes on."""
        return self.form.winners(len(self.history), self.totals, self.rules)

    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where in the round that is played now: one table, or two."""
        return self.form.seatings(len(self.history), self.totals, self.rules)

    def gains(self, seating: Seating, r: Round) -> Row:
        """What one finished table gives each player of the match."""
        left = [hand_points(r, chair) for chair in range(r.players)]
        gained = self.form.gains(seating, r.out, left)
        return tuple(gained.get(player, 0) for player in range(self.players))

    def record(self, rows: Sequence[Row]) -> None:
        """Every table of the round is finished: write its row."""
        self.history.append(add_up(rows))
