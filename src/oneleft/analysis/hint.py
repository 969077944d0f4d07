"""Hints: what the strongest bot would play for a person, and why, from what that person's seat has seen."""

from __future__ import annotations

from importlib.util import find_spec
from time import monotonic
from typing import Any

from oneleft.bots.expert import Expert
from oneleft.bots.factory import new_bot
from oneleft.bots.seated import current_round
from oneleft.lang import DEFAULT_LANGUAGE, say
from oneleft.protocol.messages import Chance, Hinted
from oneleft.table.determinize import read_rules
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.views import View

from .reasons import why
from .situation import DrawMemory, Situation

SEARCHING = "expert@150ms"  # of one core
SECONDS = 0.15  # from the request, in which a hint is found: where the core is shared, after fewer playouts
WITHOUT_SEARCH = "keen"  # where numba is not installed
DIGITS = 4  # of a chance


def give_hint(
    game: Game,
    log: list[Move],
    view: View,
    language: str = DEFAULT_LANGUAGE,
    message_id: str = "",
    *,
    level: str = "",
    asked: float | None = None,
) -> Hinted:
    """What to play in this view, as the answer to a message. The bot thinks, so this belongs in a thread.

    ``log`` is the game's at this position, for the game may go on meanwhile. The bot hears the round as the seat did,
    and its seed is public: nothing hidden is in a hint. ``asked`` is the monotonic time of the request, if it waited.
    """
    due = SECONDS + (monotonic() if asked is None else asked)
    assert view.seat is not None
    level = level or (SEARCHING if find_spec("numba") is not None else WITHOUT_SEARCH)
    bot = new_bot(level, f"hint {view.number} {view.seat}")
    memory = DrawMemory()
    for events, seen in current_round(game, log, view.seat):
        bot.hear(events, seen)
        memory.hear(events, seen)
    if isinstance(bot, Expert):
        move, result = bot.answer(view, lambda: due - monotonic()) or "", bot.last_result
    else:
        move, result = bot.answer(view) or "", None
    bot.close()
    if result is None or not result.estimates:
        is_compiling = isinstance(bot, Expert) and not bot.warm_up.done.is_set()
        return Hinted(id=message_id, move=move, why=say("hint-compiling", language) if is_compiling else "")
    chances = ranked(result)
    best, other = (Move(one.move) if one.move else None for one in chances[:2])
    found = why(Situation(view, other, best, memory, max(one.playouts for one in result.estimates)))
    sentence = found.tell(language, read_rules(view.rules).edition, tuple(view.names))
    return Hinted(id=message_id, move=chances[0].move, chances=chances, why=sentence)


def ranked(result: Any) -> list[Chance]:  # a `SearchResult`, whose module needs numba
    """The chances of all moves, that of the bot's move first.

    Moves were compared with that of the default policy in the same worlds, so a difference between two of them is
    better known than their own shares are. What the bot did not find clearly better is not put above its move by luck.
    """
    best, *rest = result.estimates
    others = sorted(rest, key=lambda one: -one.gain)
    wins = [best.win, *(min(best.win, max(0.0, best.win + one.gain - best.gain)) for one in others)]
    return [
        Chance(one.move, round(win, DIGITS), round(one.error, DIGITS))
        for one, win in zip((best, *others), wins, strict=True)
    ]
