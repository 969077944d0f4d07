"""Where a table is. The screen knows only this: what a state of the table hears, and how to say a move.

It may be in this process, on a server, or long ago, in a record.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Protocol, Self

from oneleft.protocol.messages import FromTable


class Refusal(Exception):
    """A move that the table did not take: why, in the person's language, and the rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.message, self.rule = message, rule


class Lost:
    """The connection is gone; what comes next is a greeting, when it is found again."""


class Connection(Protocol):
    """Enter it, and iterate over it for what happens; the first message is a ``Hello``."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def __aiter__(self) -> AsyncIterator[FromTable | Lost]: ...

    @property
    def note(self) -> str:
        """A word on the place itself: the speed, for who looks on."""
        ...

    @property
    def steered(self) -> tuple[str, ...]:
        """How it can be steered by who looks on: ``faster``, ``slower``, ``pause``, ``on``, ``before``, ``look``."""
        ...

    async def move(self, text: str, number: int) -> int:
        """Make a move of the own seat, an answer to the position with this number. A ``Refusal`` says why not.

        The answer is the number of the message that tells it, which may come before or after.
        """
        ...

    async def ask(self, what: str) -> int:
        """What is no move, with the same answer: ``back`` (no bot need play for me), ``start``, ``again``,
        ``bot sharp`` (seat one more, steady if nothing is said), ``say nice`` (or another phrase).
        """
        ...

    def steer(self, how: str) -> bool:
        """Whether it can be done."""
        ...
