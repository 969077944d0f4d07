"""What a client knows of a table, folded from the table's messages."""

from __future__ import annotations

from time import monotonic

from oneleft.table.views import View

from . import messages as m
from .tables import TableShown


class ClientState:
    """The latest state of a table as one seat, or a spectator, may see it. It changes only by ``update``.

    The client's connections, the terminal's screens and its line-by-line programs all build on it.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.number: int | None = None  # of the last message
        self.table: TableShown | None = None
        self.view: View | None = None  # None before the match
        self.clock: m.Clock | None = None
        self.noticed: m.Noticed | None = None  # a catch that waits for the end of the grace time
        self.ends: float | None = None  # when the time of a tournament's round is up, by the clock of `monotonic`
        self.phrases: list[str] = []  # what a player can say

    def update(self, message: m.FromTable) -> None:
        if isinstance(message, m.Done | m.Refused | m.Hinted):  # answers to a request
            return
        self.number = message.number
        if isinstance(message, m.Said):
            return
        self.table = message.table or self.table
        if isinstance(message, m.Noticed):
            self.noticed = message
            return
        self.clock = message.clock
        if isinstance(message, m.Hello):
            self.ends = None if message.ends_in is None else monotonic() + message.ends_in
            self.seat, self.phrases = message.seat, [*message.phrases, *message.reactions]
        if isinstance(message, m.Hello | m.Events):
            self.view, self.noticed = message.view, None
        elif message.table.status == "waiting":
            self.view = None  # a rematch: the finished match is gone
