"""A record replayed on the same screen, move by move, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.table.game import Game

from .local_table import LocalTable, Timer

SECONDS_PER_MOVE = 1.2


class ReplayTable(LocalTable):
    """A table without bots whose moves come from a record. The match is over, so spectators may see every hand."""

    def __init__(self, played: Game, language: str, speed: float = 1.0) -> None:
        super().__init__(
            Game(played.rules, played.names, played.key, played.words), {}, language, person=None, speed=speed
        )
        self._moves = [str(move) for move in played.log]

    @property
    def status(self) -> str:
        return f"{super().status} {len(self.game.log)}/{len(self._moves)}"

    def timers(self) -> Iterator[Timer]:
        if len(self.game.log) < len(self._moves):
            yield Timer(max(self.changed_at) + SECONDS_PER_MOVE / self.speed)

    async def act(self, seat: int) -> None:
        self.push(self._moves[len(self.game.log)])

    @property
    def controls(self) -> tuple[str, ...]:
        return (*super().controls, "before")

    def control(self, how: str) -> bool:
        if how == "before":
            self.is_paused = True
            if self.game.log:
                self.game.pop()
            self.send_hello()
            self._wake.set()
            return True
        return super().control(how)
