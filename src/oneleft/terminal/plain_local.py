"""A line-by-line game against bots: for pipes, plain terminals and screen readers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from oneleft.table.game import Game

from .local_table import LocalTable
from .plain_seat import PlainSeat
from .typed_moves import split_command

Offer = tuple[int | str, ...]  # the size of the discard pile, and moves out of turn
NOTHING: Offer = ()


class PlainLocalGame(PlainSeat):
    """One person in seat 0 and bots in all other seats.

    ``oneleft.cli.local_game`` runs it. The table's clock stands still while the program waits for a line. To be fair to
    the person, it asks before a chance to catch, to jump in or to call UNO passes.
    """

    def __init__(
        self, table: LocalTable, language: str, read_line: Callable[[str], str], print_line: Callable[[str], None]
    ) -> None:
        super().__init__(table, language, print_line)
        self.local_table = table
        self._read_line = read_line
        self._declined = NOTHING  # the reactions that the person has let go
        self._runner = asyncio.Runner()

    @property
    def game(self) -> Game:
        return self.local_table.game

    def run(self) -> None:
        """Play match after match, until the person leaves."""
        self.local_table.clock.is_paused = True
        with self._runner:
            try:
                self._wait_for(self.local_table.open())
                self._play_match()
                while self._wants_another_match():
                    self._wait_for(self.local_table.request("again"))
                    self._play_match()
            finally:
                self.local_table.bots.close()

    def _play_match(self) -> None:
        while not self.game.over:
            self._go_on()
        self.say("play-key", key=self.game.key)

    def _go_on(self) -> None:
        """Ask the person, or let the table do what is due next."""
        is_due = self.local_table.next_timer() is not None
        offer = self._reactions() if is_due else NOTHING
        if offer not in (NOTHING, self._declined):
            self.say("play-let-go")
            self._declined = NOTHING if self._ask(may_pass=True) else offer
        elif is_due:
            self._wait_for(self.local_table.act())
        else:
            self._ask(may_pass=False)

    def _reactions(self) -> Offer:
        """What the person can do now and perhaps not after the next move, and on which card."""
        view = self.state.view
        verbs = ("catch",) if self.state.is_own_turn else ("catch", "jump", "uno")  # in turn, a jump can wait
        moves = [] if view is None else [text for text in view.legal if text.split()[1] in verbs]
        return (len(view.discard), *moves) if view is not None and moves else NOTHING

    def _ask(self, may_pass: bool) -> bool:
        """Read a line and carry it out. Return whether the person did something; a line takes its time."""
        line = self._read_line("> ").strip()
        if may_pass and not line:
            return False
        clock = self.local_table.clock
        clock.advance_to(clock.now() + self.local_table.room.settings.uno_grace)
        with self.refusals_printed():
            if not self.answer_at_once(line):
                self._wait_for(self.send(line))
        return True

    def _wait_for(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let the table work, then print its messages."""
        self._runner.run(work)
        while not self.local_table.inbox.empty():
            message = self.local_table.inbox.get_nowait()
            if isinstance(message, Exception):
                raise message
            self.handle(message)

    def _wants_another_match(self) -> bool:
        try:
            return split_command(self._read_line("> "))[0] == "again"
        except EOFError:
            return False
