"""A seat at a server's table, line by line: events are printed as they come, typed lines are carried out at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.move import DEAL
from oneleft.table.views import View

from .available_actions import available_actions
from .connection import Connection, ConnectionLost, Refusal
from .phrase_picker import find_phrase, phrase_lines
from .plain_base import PlainProgram, Quit
from .prompts import interruption, prompt
from .table_state import TableState
from .typed_moves import REQUESTS, complete_move, split_command
from .waiting_room import seat_changes, waiting_lines


class PlainRemoteSeat(PlainProgram):
    """Two tasks at once: one prints the table's messages, the other carries out typed lines.

    ``oneleft.cli.remote_game`` runs it. A line that goes to the server is answered before the next line is read, so
    that two lines in a pipe are two moves in this order.
    """

    def __init__(
        self,
        connection: Connection,
        language: str,
        typed_lines: AsyncIterator[str],
        print_line: Callable[[str], None],
        link: str = "",
    ) -> None:
        """``link`` is the invitation for friends."""
        super().__init__(language, print_line)
        self.state = TableState(language)
        self._connection, self._typed_lines, self._link = connection, typed_lines, link
        self._printed_view: View | None = None  # the last view of the person's turn that was printed
        self._has_printed_clock = False  # in this turn
        self._notices: list[str] = []  # that were printed and still hold
        self._number = 0  # of the last message
        self._message_arrived = asyncio.Event()

    async def run(self) -> None:
        """Until the person leaves, or the input ends."""
        async with self._connection as connection:
            messages = aiter(connection)
            self.handle(await anext(messages))
            await _run_until_one_ends(self._read_messages(messages), self._read_lines())

    # Messages from the table

    async def _read_messages(self, messages: AsyncIterator[m.FromTable | ConnectionLost]) -> None:
        async for message in messages:
            self.handle(message)

    def handle(self, message: m.FromTable | ConnectionLost) -> None:
        state = self.state
        table, view, was_lost = state.table, state.view, state.is_lost
        log_lines = state.handle(message)
        if not isinstance(message, ConnectionLost | m.Done | m.Refused):
            self._number = message.number
        self._message_arrived.set()
        if isinstance(message, m.Hello):
            self._greet(again=was_lost)
        if state.view is not None and _is_deal(message):
            self.print_round(state.view)
        for line in (*seat_changes(table, state), *log_lines):
            self.print_line(f"  {line}")
        if state.view is None:
            if view is not None or table is None:
                self._print_waiting_room()
        else:
            if isinstance(message, m.Hello) and not state.is_own_turn:
                self.print_table(state.view)
            if self._printed_view is not None and _drew_no_playable_card(self._printed_view, message):
                self.say("play-no-fit")
            self._print_turn(view, state.view)
        self._print_new_notices()

    def _greet(self, again: bool) -> None:
        state = self.state
        assert state.table is not None
        self.seat = state.seat or 0
        if again:
            self.say("play-found")
        else:
            self.print_welcome(state.rules, state.table.commitment)
            if state.view is not None and not state.round_over:
                self.print_round(state.view)
        self._printed_view, self._has_printed_clock = None, False

    def _print_turn(self, before: View | None, view: View) -> None:
        """Print the table when the person's turn begins or asks something new, and its clock once."""
        if view.winners and (before is None or not before.winners):
            self.print_scores(view)
        if not self.state.is_own_turn:
            self._printed_view, self._has_printed_clock = None, False
            return
        if self._printed_view is None or _what_view_asks(self._printed_view) != _what_view_asks(view):
            self.print_table(view)
            self._printed_view = view
        if self.state.clock is not None and not self._has_printed_clock:
            self._has_printed_clock = True
            self.say("page-seconds", count=round(self.state.clock.seconds))

    def _print_waiting_room(self) -> None:
        for line in waiting_lines(self.state, self._link):
            self.print_line(line)

    def _print_new_notices(self) -> None:
        """Print each notice once, when it begins to hold."""
        notices = list(self._current_notices())
        for line in notices:
            if line not in self._notices:
                self.print_line(line)
        self._notices = notices

    def _current_notices(self) -> Iterator[str]:
        state, view = self.state, self.state.view
        interrupted = interruption(state)
        if interrupted:
            yield interrupted
        if state.is_lost:
            return
        if view is not None:
            yield from self.reaction_lines(view)
            if any(move.verb == "uno" for move in state.legal):
                yield say("play-uno", self.language)
            if state.round_over and not state.is_host:
                yield self._who_continues(view)
        for action in available_actions(state, "", call_uno=False):
            if action.request:
                yield say("play-next-round" if action.move else f"play-ask-{action.request}", self.language)

    def _who_continues(self, view: View) -> str:
        if not view.winners:
            return say("page-next-soon", self.language)
        host = self.state.table.host if self.state.table is not None else None
        return say("page-host-again", self.language, name=view.names[host or 0])

    # Typed lines

    async def _read_lines(self) -> None:
        async for line in self._typed_lines:
            try:
                await self._run_line(line.strip())
            except Quit:
                return
            except Refusal as refused:
                self.print_refusal(refused.message, refused.rule)
            except OneleftError as refused:
                self.print_refusal(refused.explain(self.language), refused.rule)

    async def _run_line(self, line: str) -> None:
        """Carry out a line, and wait until its result was printed or the connection is lost."""
        if self._answer_locally(line):
            return
        if self.state.is_lost:
            raise Refusal(say("page-lost", self.language))
        await _run_until_one_ends(
            self._wait_until_printed(self._send(line)), self._wait_until(lambda: self.state.is_lost)
        )

    def _answer_locally(self, line: str) -> bool:
        """Answer what needs no server. An empty line prints the moves, or what the table waits for."""
        state, (word, rest) = self.state, split_command(line, self.seat)
        if state.view is None and word in ("", "table"):
            self._print_waiting_room()
        elif word == "say" and not rest:
            for phrase in phrase_lines(state.phrases, self.language):
                self.print_line(phrase)
        elif line:
            return self.run_command(line, state.rules, state.view, state.is_online)
        elif state.view is not None and state.is_own_turn:
            self.print_moves(state.view)
        elif state.view is not None and state.round_over and state.is_host and not state.view.winners:
            return False  # the empty line deals the next round
        else:
            self.print_line(prompt(state))
        return True

    def _send(self, line: str) -> Coroutine[Any, Any, int]:
        """Send a line as a request or a move. The result is the number of the message that reports it."""
        view, (word, rest) = self.state.view, split_command(line, self.seat)
        if word == "say":
            return self._connection.request(f"say {find_phrase(self.state.phrases, rest, self.language)}")
        if word in REQUESTS:
            return self._connection.request(f"{word} {rest}".strip())
        if view is None:
            raise Refusal(say("server-not-begun", self.language))
        return self._connection.move(complete_move(view, self.seat, line) if line else DEAL, view.number)

    async def _wait_until_printed(self, sent: Coroutine[Any, Any, int]) -> None:
        number = await sent
        await self._wait_until(lambda: self._number >= number)

    async def _wait_until(self, condition: Callable[[], bool]) -> None:
        """Check the condition after every message."""
        while not condition():
            self._message_arrived.clear()
            await self._message_arrived.wait()


def _is_deal(message: m.FromTable | ConnectionLost) -> bool:
    return isinstance(message, m.Events) and any(isinstance(event, e.Dealt) for event in message.events)


def _what_view_asks(view: View) -> object:
    """The part of a view that does not change when others call UNO or catch somebody."""
    return view.phase, view.discard, view.hand, view.pending


def _drew_no_playable_card(before: View, message: m.FromTable | ConnectionLost) -> bool:
    """Whether the person drew in their turn, nothing else happened, and the turn is over."""
    if not isinstance(message, m.Events) or before.phase != "turn" or message.view.turn == before.turn:
        return False
    kinds = {type(event) for event in message.events}
    return e.Drew in kinds and kinds <= {e.Drew, e.Reshuffled}


async def _run_until_one_ends(*parts: Coroutine[Any, Any, None]) -> None:
    """Run coroutines side by side until the first ends, cancel the others, and raise what it raised."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
