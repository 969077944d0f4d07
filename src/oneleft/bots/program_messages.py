"""The messages between a table and a bot that is a program: JSON, one message on a line.

A game begins with ``hello``, which the bot answers with ``ready``. Then come ``events`` and, when it is the bot's
turn or the bot could react, an ``ask``, which it answers with a ``move``. ``bye`` ends the game; after it another
``hello`` may come, or the end of the input. Every move repeats the number of the ``ask`` that it answers.
"""

from __future__ import annotations

import msgspec

from oneleft.table.events import AnyEvent
from oneleft.table.views import View

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """The tag is the class's name in lower case."""


class Hello(Message, frozen=True):
    """A game begins, and this is your seat."""

    protocol: int
    seat: int
    rules: str
    names: tuple[str, ...]
    seed: int  # below 2**32, for a bot that wants to be reproducible


class Events(Message, frozen=True):
    """What happened since the last message, as the seat sees it."""

    events: list[AnyEvent]


class Ask(Message, frozen=True):
    """Choose one of ``view.legal``. A bot that may pass is not in turn, and can let the moment pass."""

    number: int
    view: View
    may_pass: bool


class Bye(Message, frozen=True):
    """The game is over for this seat."""


class Ready(Message, frozen=True):
    """The answer to ``hello``."""


class Move(Message, frozen=True):
    """The answer to ``ask``: the number of the position and the move, or null to let the moment pass."""

    number: int
    move: str | None


ToBot = Hello | Events | Ask | Bye
FromBot = Ready | Move
read_answer = msgspec.json.Decoder(FromBot).decode


def to_line(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"
