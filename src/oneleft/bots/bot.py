"""What a bot is: somebody in a seat who is told what the seat sees, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from oneleft.table.events import Event
from oneleft.table.views import View


class Bot(Protocol):
    """It never meets a game, only what its seat may see of one."""

    def hear(self, events: Sequence[Event]) -> None:
        """What happened, as the own seat sees it: first the deal, then every move."""
        ...

    def answer(self, view: View) -> str | None:
        """One of ``view.legal``. Out of turn, None lets the moment pass."""
        ...
