"""Let a bot of this machine play at a table of a server. It sees what its seat sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from oneleft.bots.fallback import answer_or_fallback
from oneleft.errors import ServerRefused
from oneleft.protocol import messages as m
from oneleft.table.bot import Bot
from oneleft.table.events import TakenBack
from oneleft.table.views import View

from .connection import TableConnection
from .errors import LATE


async def play(connection: TableConnection, new_bot: Callable[[str], Bot], matches: int = 0) -> int:
    """Play until this many matches are over (0: forever); returns how many were."""
    bot: Bot | None = None
    commitment = ""
    over: set[str] = set()  # the matches, by their commitments
    try:
        async for message in connection:
            if connection.table is not None and connection.table.called:  # nothing is played any more
                break
            if isinstance(message, m.Hello | m.Events) and message.view is not None and connection.seat is not None:
                view = message.view
                if bot is None or view.commitment != commitment or is_undone(message):
                    if bot is not None:
                        bot.close()
                    bot, commitment = new_bot(f"{view.commitment} {connection.seat}"), view.commitment
                bot.hear(message.events if isinstance(message, m.Events) else [], view)
                if view.winners:
                    over.add(view.commitment)
                    if len(over) == matches:
                        break
            if bot is not None and connection.inbox.empty() and connection.view is not None and connection.view.legal:
                await answer(connection, bot, connection.view)
    finally:
        if bot is not None:
            bot.close()
    return len(over)


def is_undone(message: m.Hello | m.Events) -> bool:
    """Whether what a bot has heard may no longer hold: after a new connection, and after a move was taken back."""
    return isinstance(message, m.Hello) or any(isinstance(event, TakenBack) for event in message.events)


async def answer(connection: TableConnection, bot: Bot, view: View) -> None:
    """Ask the bot and send its move. A move that comes too late is no error: the first to arrive wins."""
    text, _ = await asyncio.to_thread(answer_or_fallback, bot, view)
    if text is not None:
        try:
            await connection.move(text, view.number)
        except ServerRefused as refused:
            if refused.code not in LATE:
                raise
