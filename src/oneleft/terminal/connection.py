"""The interface between the programs and a table, wherever the table is.

A table runs in this process (``LocalTable``), on a server (``RemoteTable``) or in a record (``ReplayTable``). The
screen knows only this interface: it reads messages from it and sends moves and requests to it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Protocol, Self

from oneleft.protocol.messages import FromTable


class Refusal(Exception):
    """The table refused a move or a request: the reason in the person's language, and the rule if there is one.

    ``code`` is a server's word for the reason.
    """

    def __init__(self, message: str, rule: str = "", code: str = "") -> None:
        super().__init__(message)
        self.message, self.rule, self.code = message, rule, code


class ConnectionLost:
    """A message: the connection has broken. When it is back, a ``Hello`` follows."""


class NoPart:
    """A message: this program takes no part in the shuffle. The reason is the key of a message."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


class Comment:
    """A message: what to tell after the next message, in lines of the person's language."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines


TableMessage = FromTable | ConnectionLost | NoPart | Comment


class Connection(Protocol):
    """Enter it, then iterate over its messages; the first one is a ``Hello``."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def __aiter__(self) -> AsyncIterator[TableMessage]: ...

    @property
    def status(self) -> str:
        """A few characters for the head line, such as the speed of a replay."""
        ...

    @property
    def controls(self) -> tuple[str, ...]:
        """What a spectator can control: some of ``faster``, ``slower``, ``pause``, ``on``, ``before``, ``look``."""
        ...

    async def move(self, text: str, number: int) -> int:
        """Make a move in answer to the position with this number, or raise ``Refusal``.

        The result is the number of the message that reports the move. That message may arrive before or after.
        """
        ...

    async def request(self, what: str) -> int:
        """Ask for something that is no move. The result is the same as that of ``move``.

        ``hint`` (what to play now; a ``Hinted`` message answers), ``undo`` (take back the last decision),
        ``back`` (the person plays again instead of a bot),
        ``start``, ``again`` (another match), ``bot sharp`` (seat a bot; ``steady`` by default),
        ``say nice`` (or another phrase), ``remove Ana`` (vote to remove a person),
        ``reshuffle`` (the person was left out).
        """
        ...

    def control(self, how: str) -> bool:
        """Carry out one of ``controls``. Return whether it is one of them."""
        ...
