"""What a table returns to when a person who is alone against bots takes a decision back."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple, Self

from oneleft.table.game import Game
from oneleft.table.kept_positions import Snapshot

from .seat import Seat
from .stopwatch import Stopwatch
from .tally import Tally


class Checkpoint(NamedTuple):
    """A table before a decision: the game's position, and copies of what else moves change."""

    snapshot: Snapshot
    tally: Tally
    stopwatches: list[Stopwatch]
    bots: list[str | None]  # of the seats dealt in: an adaptive one changes after a round

    @classmethod
    def of(cls, game: Game, tally: Tally, stopwatches: Sequence[Stopwatch], seats: Sequence[Seat]) -> Self:
        return cls(
            game.snapshot(), tally.copy(), [copy(stopwatch) for stopwatch in stopwatches], [seat.bot for seat in seats]
        )

    @property
    def position(self) -> int:
        """How many moves had been made."""
        return self.snapshot.position.moves

    def restore(self, game: Game, seats: Sequence[Seat], at: float) -> tuple[Tally, list[Stopwatch]]:
        """Undo every move since, and return the tally and the stopwatches as they were. All times begin again."""
        game.restore(self.snapshot)
        for seat, bot in zip(seats, self.bots, strict=False):
            seat.bot = bot
        for stopwatch in self.stopwatches:
            stopwatch.turn_began = stopwatch.last_change = stopwatch.exposed_at = at
        return self.tally, self.stopwatches
