"""A record replayed on the same screen, move by move, forwards and backwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.room.timers import Timer
from oneleft.table.game import Game

from .connection import Comment
from .local_table import LocalTable
from .table_setup import log_of

SECONDS_PER_MOVE = 1.2


class ReplayTable(LocalTable):
    """A table without bots whose moves come from a record. The match is over, so spectators may see every hand.

    ``comments`` maps numbers of moves to lines to tell then.
    """

    def __init__(
        self, played: Game, language: str, speed: float = 1.0, comments: Mapping[int, Sequence[str]] | None = None
    ) -> None:
        log = log_of(played, {})
        self._comments = comments or {}
        self._moves = len(played.log)
        self._coming = log[len(log) - self._moves :]  # the rest of the record
        self._rewound_at = 0.0
        super().__init__(log[: len(log) - self._moves], language, speed)
        self.seat = self.viewed_seat = None

    @property
    def status(self) -> str:
        return f"{super().status} {self._moves - len(self._coming)}/{self._moves}"

    def next_timer(self) -> Timer | None:
        return Timer(max(self.room.at, self._rewound_at) + SECONDS_PER_MOVE, "record") if self._coming else None

    def send_hello(self) -> None:
        self._comment(self._moves - len(self._coming))
        super().send_hello()

    def _comment(self, moves: int) -> None:
        """Send what there is to tell of the table after this many moves, before the message that brings it there."""
        if moves in self._comments:
            self.inbox.put_nowait(Comment(self._comments[moves]))  # type: ignore[arg-type]  # no message of a table

    async def act(self) -> None:
        if self._coming:
            self._comment(self._moves - len(self._coming) + 1)
            await self.write(lambda room, now: self._next_entry(now))

    def _next_entry(self, now: float) -> n.AnyEntry:
        entry = self._coming.pop(0)
        assert isinstance(entry, n.Moved)
        return n.Moved(at=now, move=entry.move)

    @property
    def controls(self) -> tuple[str, ...]:
        return (*super().controls, "before")

    def control(self, how: str) -> bool:
        if how != "before":
            return super().control(how)
        self.clock.is_paused = True
        self._rewound_at = self.clock.now()
        if len(self._coming) < self._moves:
            self._coming.insert(0, self.log.pop())
            self.room = Room.fold("", self.log, remembered=None)
        self.send_hello()
        return True
