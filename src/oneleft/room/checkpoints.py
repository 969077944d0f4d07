"""What a table returns to when a person who is alone against bots takes a decision back."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple, Self

from oneleft.table.game import Game
from oneleft.table.history import Snapshot

from .seat import Seat
from .tally import Tally
from .watch import Watch


class Checkpoint(NamedTuple):
    """A table before a decision: the game's position, and copies of what else moves change."""

    snapshot: Snapshot
    tally: Tally
    watches: list[Watch]
    bots: list[str | None]  # of the seats dealt in: one that matches the person changes after a round

    @classmethod
    def of(cls, game: Game, tally: Tally, watches: Sequence[Watch], seats: Sequence[Seat]) -> Self:
        return cls(game.snapshot(), tally.copy(), [copy(watch) for watch in watches], [seat.bot for seat in seats])

    @property
    def position(self) -> int:
        """How many moves had been made."""
        return self.snapshot.position.moves

    def restore(self, game: Game, seats: Sequence[Seat], at: float) -> tuple[Tally, list[Watch]]:
        """Undo every move since, and return the tally and the watches as they were. All times begin again."""
        game.restore(self.snapshot)
        for seat, bot in zip(seats, self.bots, strict=False):
            seat.bot = bot
        for watch in self.watches:
            watch.turn_began = watch.last_change = watch.exposed_at = at
        return self.tally, self.watches
