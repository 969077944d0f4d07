"""The bots of one match: those with a memory hear every move, and none is called while it thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from threading import Lock

from oneleft.table.bot import Bot, TimeLeft
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.move import DEAL, Move
from oneleft.table.views import View

from .expert import Expert
from .factory import new_bot
from .levels import level_of
from .program import SECONDS, ProgramBot

Heard = tuple[Sequence[Event], View]
MOST_UNHEARD = 200  # moves that a bot may wait to hear


class SeatedBot:
    """A bot with a memory, from its first decision to the end of the match.

    The table tells it every move, on the event loop, and asks it for a decision in a thread. What it is told is queued
    and heard in that thread before the next decision, because a bot that thinks reads its own beliefs: ``hear`` must
    never run during ``answer``, nor may two decisions of the same bot overlap. Events later than the position that is
    being decided stay in the queue. A bot that takes its seat in the middle of a match hears the round so far in that
    thread too: after thousands of moves that takes a second.
    """

    def __init__(self, bot: Bot, past: Callable[[], Iterator[Heard]] | None = None, name: str = "") -> None:
        self.bot = bot
        self.name = name
        self._past = past
        self._unheard: deque[Heard] = deque()
        self._lock = Lock()  # the bot may be asked again while it still thinks about an earlier position

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Queue what happened. This never waits for the bot."""
        self._unheard.append((events, view))

    @property
    def is_far_behind(self) -> bool:
        """Whether it was not asked for so long that a new bot would be cheaper than what it has to hear."""
        return len(self._unheard) > MOST_UNHEARD

    def answer(self, view: View, time_left: TimeLeft | None = None) -> str | None:
        """Hear the queued events up to this position, then decide. Blocks, so it belongs in a thread."""
        with self._lock:
            if self._past is not None:
                for events, seen in self._past():
                    self.bot.hear(events, seen)
                self._past = None
            while self._unheard and self._unheard[0][1].number <= view.number:
                self.bot.hear(*self._unheard.popleft())
            return self.bot.answer(view, time_left) if isinstance(self.bot, Expert) else self.bot.answer(view)

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
        known = level_of(level)
        if known is not None and not known.remembers:
            return new_bot(level, f"{game.key} {len(game.log)} {seat}")
        if seat not in self._with_memory or self._with_memory[seat].name != level:
            self._with_memory[seat] = seat_bot(level, game, seat, seconds)
        return self._with_memory[seat]

    def hear(self, game: Game) -> None:
        """Tell the bots of the last move. After the last one of the match they leave."""
        for seat, bot in list(self._with_memory.items()):
            bot.hear(game.events_for(seat), game.view(seat))
            if bot.is_far_behind:
                self.dismiss(seat)
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
    """A new bot that hears the current round before its first decision."""
    log = list(game.log)
    bot = new_bot(level, f"{game.key} {seat}", seconds)
    return SeatedBot(bot, lambda: current_round(game, log, seat), level)


def current_round(game: Game, log: list[Move], seat: int) -> Iterator[Heard]:
    """What a seat heard since the last deal. The moves are those of ``log``: the game may have gone on."""
    deals = [i for i, move in enumerate(log) if move == DEAL]
    replay = Game(game.rules, game.names, game.key, game.words, log=log[: deals[-1] + 1] if deals else [])
    yield replay.events_for(seat), replay.view(seat)
    for move in log[len(replay.log) :]:
        replay.push(move)
        yield replay.events_for(seat), replay.view(seat)
