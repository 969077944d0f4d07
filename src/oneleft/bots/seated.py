"""The bots of one match: those with a memory hear every move, and none is called while it thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from threading import Lock

from oneleft.table.bot import Bot
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.views import View

from .factory import new_bot
from .levels import LEVELS
from .program import SECONDS, ProgramBot


class SeatedBot:
    """A bot with a memory, from its first decision to the end of the match.

    The table tells it every move, on the event loop, and asks it for a decision in a thread. What it is told is queued
    and heard in that thread before the next decision, because a bot that thinks reads its own beliefs: ``hear`` must
    never run during ``answer``, nor may two decisions of the same bot overlap. Events later than the position that is
    being decided stay in the queue.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._unheard: deque[tuple[Sequence[Event], View]] = deque()
        self._lock = Lock()  # the bot may be asked again while it still thinks about an earlier position

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Queue what happened. This never waits for the bot."""
        self._unheard.append((events, view))

    def answer(self, view: View) -> str | None:
        """Hear the queued events up to this position, then decide. Blocks, so it belongs in a thread."""
        with self._lock:
            while self._unheard and self._unheard[0][1].number <= view.number:
                self.bot.hear(*self._unheard.popleft())
            return self.bot.answer(view)

    def close(self) -> None:
        """Close the bot without waiting for it. A program that thinks is killed; another one is told the end."""
        program = self.bot if isinstance(self.bot, ProgramBot) else None
        if not self._lock.acquire(blocking=False):
            if program is not None:
                program.abandon()
            return
        try:
            while program is not None and self._unheard:
                program.hear(*self._unheard.popleft())
            self.bot.close()
        finally:
            self._lock.release()


class SeatedBots:
    """The bots of a live table, made when they are first asked. Their seeds are as secret as the cards."""

    def __init__(self) -> None:
        self._with_memory: dict[int, SeatedBot] = {}

    def bot_for(self, level: str, game: Game, seat: int, seconds: float = SECONDS) -> Bot:
        """The bot that decides for this seat now. One without memory is new for every decision."""
        if level in LEVELS and not LEVELS[level].searches:
            return new_bot(level, f"{game.key} {len(game.log)} {seat}")
        if seat not in self._with_memory:
            self._with_memory[seat] = seat_bot(level, game, seat, seconds)
        return self._with_memory[seat]

    def hear(self, game: Game) -> None:
        """Tell the bots of the last move. After the last one of the match they leave."""
        for seat, bot in self._with_memory.items():
            bot.hear(game.events_for(seat), game.view(seat))
        if game.over:
            self.close()

    def dismiss(self, seat: int) -> None:
        """Forget a bot that failed. The next one in this seat begins with fresh beliefs."""
        self._with_memory.pop(seat, None)

    def close(self) -> None:
        for bot in self._with_memory.values():
            bot.close()
        self._with_memory.clear()


def seat_bot(level: str, game: Game, seat: int, seconds: float = SECONDS) -> SeatedBot:
    """A new bot that knows the current round."""
    bot = SeatedBot(new_bot(level, f"{game.key} {seat}", seconds))
    deals = [i for i, move in enumerate(game.log) if move == DEAL]
    before = game.log[: deals[-1] + 1] if deals else []
    replay = Game(game.rules, game.names, game.key, game.words, log=before)
    bot.hear(replay.events_for(seat), replay.view(seat))
    for move in game.log[len(replay.log) :]:
        replay.push(move)
        bot.hear(replay.events_for(seat), replay.view(seat))
    return bot
