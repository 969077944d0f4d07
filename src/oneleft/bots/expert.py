"""The strongest bot: it thinks ahead."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from oneleft.search.thinking import Thinker, Thought
from oneleft.table.events import Event
from oneleft.table.views import View


class Expert:
    def __init__(self, seed: str, seconds: float | None = 0.05, playouts: int | None = None) -> None:
        self.thinker = Thinker(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little"))
        self.seconds = seconds
        self.playouts = playouts
        self.thought: Thought | None = None

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.thinker.notes.hear(events, view)

    def answer(self, view: View) -> str | None:
        self.thought = self.thinker.think(view, self.seconds, self.playouts)
        return self.thought.move
