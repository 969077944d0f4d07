"""The move that is made for a player who loses the turn, because of a fault or of the clock."""

from __future__ import annotations

from oneleft.errors import BotFault
from oneleft.table.bot import Bot
from oneleft.table.move import Move
from oneleft.table.views import View

# In each phase one of these is legal, unless players who can play must (MUST-1). None of them harms others more
# than the player.
FALLBACK_VERBS = ("draw", "keep", "take", "color", "swap", "discard", "pass")


def fallback_move(view: View) -> str | None:
    """Draw, keep, take or pass; else the first colour, seat, discard or card. Out of turn None: the moment passes."""
    if view.turn != view.seat:
        return None
    return next((text for text in view.legal if Move(text).verb in FALLBACK_VERBS), view.legal[0])


def answer_or_fallback(bot: Bot, view: View) -> tuple[str | None, BotFault | None]:
    """The bot's answer, or the fallback move together with the fault."""
    try:
        return bot.answer(view), None
    except BotFault as fault:
        return fallback_move(view), fault
