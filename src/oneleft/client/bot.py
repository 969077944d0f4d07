"""A bot at a table of a server, from any machine. It sees what its seat sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from oneleft.bots.bot import Bot
from oneleft.bots.fallback import answer_or_lose
from oneleft.protocol import messages as m
from oneleft.table.views import View

from .faults import ServerRefused
from .link import TableLink


async def play(link: TableLink, new_bot: Callable[[str], Bot], matches: int = 0) -> int:
    """Play until so many matches are over, or for ever; how many were."""
    bot: Bot | None = None
    over = 0
    commitment = ""
    try:
        async for message in link:
            if not isinstance(message, m.Hello | m.Events) or message.view is None or link.seat is None:
                continue
            view = message.view
            if isinstance(message, m.Hello) or bot is None or view.commitment != commitment:
                if bot is not None:
                    bot.close()
                bot, commitment = new_bot(f"{view.commitment} {link.seat}"), view.commitment
            bot.hear([] if isinstance(message, m.Hello) else message.events, view)
            if isinstance(message, m.Events) and view.winners:
                over += 1
                if over == matches:
                    break
            elif link.came.empty() and view.legal:
                await answer(link, bot, view)
    finally:
        if bot is not None:
            bot.close()
    return over


async def answer(link: TableLink, bot: Bot, view: View) -> None:
    """Too late is no fault: the first move to arrive wins."""
    text, _ = await asyncio.to_thread(answer_or_lose, bot, view)
    if text is not None:
        try:
            await link.move(text, view.number)
        except ServerRefused as refused:
            if refused.code not in ("stale", "settling", "illegal", "not-begun"):
                raise
