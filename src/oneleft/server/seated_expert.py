"""An expert in a seat of a table: it hears the game and thinks in a thread, never both at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from threading import Lock

from oneleft.bots.expert import Expert
from oneleft.table.bot import Bot
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.views import View


class SeatedExpert:
    """An expert of a `LiveTable`, from its first decision to the end of the match.

    `Node` tells it every move, on the event loop. `Scheduler` asks it for a decision, in a thread. What it is told is
    queued and heard in that thread before the next decision, because an expert that thinks reads its own beliefs:
    ``hear`` must never run during ``answer``, nor may two decisions of the same expert overlap. Events later than the
    position that is being decided stay in the queue.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._unheard: deque[tuple[Sequence[Event], View]] = deque()
        self._lock = Lock()  # the expert may be asked again while it still thinks about an earlier position

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Queue what happened. This never waits for the expert."""
        self._unheard.append((events, view))

    def answer(self, view: View) -> str | None:
        """Hear the queued events up to this position, then decide. Blocks, so it belongs in a thread."""
        with self._lock:
            while self._unheard and self._unheard[0][1].number <= view.number:
                self.bot.hear(*self._unheard.popleft())
            return self.bot.answer(view)

    def close(self) -> None:
        self.bot.close()


def seat_expert(level: str, game: Game, seat: int) -> SeatedExpert:
    """A new expert that knows the current round. Its seed is as secret as the cards."""
    expert = SeatedExpert(Expert(level, f"{game.key} {seat}"))
    deals = [i for i, move in enumerate(game.log) if move == DEAL]
    before = game.log[: deals[-1] + 1] if deals else []
    replay = Game(game.rules, game.names, game.key, game.words, log=before)
    expert.hear(replay.events_for(seat), replay.view(seat))
    for move in game.log[len(replay.log) :]:
        replay.push(move)
        expert.hear(replay.events_for(seat), replay.view(seat))
    return expert
