"""The interface of a bot: it is told what its seat sees, and answers with moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from oneleft.lang import Explained
from oneleft.table.events import Event
from oneleft.table.views import View

FAULT_PREFIX = "bot-fault-"


class BotError(Explained, ValueError):
    """An unknown bot, or one that cannot be used here."""


class BotFault(Explained):
    """A missing or unusable answer. The turn is lost, and `fallback_move` is made instead."""

    @property
    def kind(self) -> str:
        """One word: start, timeout, crash, nonsense, illegal, absent or dismissed."""
        return self.key.removeprefix(FAULT_PREFIX).partition("-")[0]


class Bot(Protocol):
    """A player in one seat of one game. Calls never overlap: whoever runs the game waits for each to return."""

    def hear(self, events: Sequence[Event], view: View) -> None:
        """What happened and the table after it, as the seat sees both: first the deal, then every move."""
        ...

    def answer(self, view: View) -> str | None:
        """Choose one of ``view.legal``. Out of turn, None lets the moment pass. May raise a ``BotFault``."""
        ...

    def close(self) -> None:
        """The game is over, or the bot has left it."""
        ...
