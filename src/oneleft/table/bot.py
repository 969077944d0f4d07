"""The interface of a bot: it hears what its seat sees, and answers with moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from oneleft.table.events import Event
from oneleft.table.views import View


class Bot(Protocol):
    """A player in one seat of one game. Calls never overlap: the caller that runs the game waits for each to return."""

    def hear(self, events: Sequence[Event], view: View) -> None:
        """What happened and the table after it, as the seat sees both: first the deal, then every move."""
        ...

    def answer(self, view: View) -> str | None:
        """Choose one of ``view.legal``. Out of turn, None lets the moment pass. May raise a ``BotFault``."""
        ...

    def close(self) -> None:
        """The game is over, or the bot has left it."""
        ...


TimeLeft = Callable[[], float]  # how many seconds a decision may still take, as of now
Chooser = Callable[[View], str | None]  # a bot that needs no memory: a function from a view to a move
