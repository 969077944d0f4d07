"""A record played again on the same screen, move by move, forwards and back."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.table.game import Game

from .local_table import LocalTable, Timer

BEAT = 1.2  # seconds from one move to the next


class Replay(LocalTable):
    """Nobody plays any more, so whoever looks on may look into every hand."""

    def __init__(self, played: Game, language: str, speed: float = 1.0) -> None:
        super().__init__(
            Game(played.rules, played.names, played.key, played.words), {}, language, person=None, speed=speed
        )
        self.moves = [str(move) for move in played.log]

    @property
    def note(self) -> str:
        return f"{super().note} {len(self.game.log)}/{len(self.moves)}"

    def dues(self) -> Iterator[Timer]:
        if len(self.game.log) < len(self.moves):
            yield Timer(max(self.changed) + BEAT / self.speed)

    async def act(self, seat: int) -> None:
        self.push(self.moves[len(self.game.log)])

    @property
    def steered(self) -> tuple[str, ...]:
        return (*super().steered, "before")

    def steer(self, how: str) -> bool:
        if how == "before":
            self.paused = True
            self.game = self.game.undo(min(1, len(self.game.log)))
            self.greet()
            self.moved.set()
            return True
        return super().steer(how)
