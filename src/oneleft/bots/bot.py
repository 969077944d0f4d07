"""What a bot is: somebody in a seat who is told what the seat sees, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from oneleft.lang import Explained
from oneleft.table.events import Event
from oneleft.table.views import View

FAULT = "bot-fault-"


class BotError(Explained, ValueError):
    """A bot that there is not."""


class BotFault(Explained):
    """An answer that did not come or cannot be taken: the turn is lost by rule, as ``fallback.by_rule`` says."""

    @property
    def kind(self) -> str:
        """One word: start, timeout, crash, nonsense, illegal, absent or dismissed."""
        return self.key.removeprefix(FAULT).partition("-")[0]


class Bot(Protocol):
    """It never meets a game, only what its seat may see of one."""

    def hear(self, events: Sequence[Event], view: View) -> None:
        """What happened, and the table after it, as the own seat sees both: first the deal, then every move."""
        ...

    def answer(self, view: View) -> str | None:
        """One of ``view.legal``. Out of turn, None lets the moment pass. May raise a ``BotFault``."""
        ...

    def close(self) -> None:
        """The game is over, or was left."""
        ...
