"""When things happened at a table of a match."""

from __future__ import annotations

from dataclasses import dataclass

from oneleft.rules.round import OVER
from oneleft.table.table import Table


@dataclass(slots=True)
class Stopwatch:
    """The stopwatch of one table of the match: what its timers are computed from.

    A match has one table, or two in the eight-player format. Positions (``len(game.log)``) count the moves of the whole
    match, so a table's own position may be older than the match's. Seats are seats of the match, and -1 is nobody.
    ``exposed`` repeats what the round knows, because a round has no clock: a call or a catch is timed from
    ``exposed_at``, and an answer to an earlier position still counts from ``exposed_position`` on.
    """

    turn_began: float  # when the turn or its last decision began; the time limit runs from here
    last_change: float  # the time of the last move at this table
    position: int = 0  # the position after the last move at this table
    clock_moved_for: int = -1  # the seat for which the timeout has played in this turn
    exposed: int = -1  # the seat that can be caught
    exposed_at: float = 0
    exposed_position: int = 0
    caught_by: int = -1  # the seat whose catch waits for the end of the grace time

    def note_move(self, table: Table, position: int, at: float, mover: int | None, turn: int, lays_card: bool) -> None:
        """After a move, or a deal (no mover). ``turn`` is whose turn it was before.

        Each decision of a turn has the full time; other players' calls do not extend it.
        """
        r = table.round
        self.last_change, self.position = at, position
        settled = self.caught_by >= 0  # while a catch was waiting, nobody could play
        if mover is None or mover == turn or table.seating[r.turn] != turn or r.phase == OVER or settled:
            self.turn_began = at
        if mover is None or table.seating[r.turn] != turn:
            self.clock_moved_for = -1
        exposed = -1 if r.exposed < 0 else table.seating[r.exposed]
        if exposed < 0:
            self.exposed = self.caught_by = -1
        elif exposed != self.exposed or (mover == exposed and lays_card):  # UNO-5: naming a colour changes nothing
            self.exposed, self.exposed_at, self.exposed_position = exposed, at, position
            self.caught_by = -1
