"""What becomes of a turn that is lost by rule."""

from __future__ import annotations

from oneleft.table.notation import Move
from oneleft.table.views import View

from .bot import Bot, BotFault

# In each phase one of these is legal, and costs the player rather than others.
LOST_TURN = ("draw", "keep", "take", "color", "swap", "discard")


def by_rule(view: View) -> str | None:
    """Draw, keep, take; the first colour, the first seat, the first discard. Out of turn the moment passes."""
    if view.turn != view.seat:
        return None
    return next(text for text in view.legal if Move.parse(text).verb in LOST_TURN)


def answer_or_lose(bot: Bot, view: View) -> tuple[str | None, BotFault | None]:
    """A legal answer whatever the bot does, and what was wrong if it is not the bot's own."""
    try:
        return bot.answer(view), None
    except BotFault as fault:
        return by_rule(view), fault
