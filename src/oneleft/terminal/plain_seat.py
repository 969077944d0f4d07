"""A seat at any table, line by line: what it prints of the messages, and what typed lines mean."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.move import DEAL
from oneleft.table.views import View

from .available_actions import available_actions
from .connection import Connection, Refusal, TableMessage
from .phrase_picker import find_phrase, phrase_lines
from .plain_base import PlainProgram
from .prompts import interruption, prompt, rated_line
from .table_state import TableState
from .typed_moves import REQUESTS, complete_move, split_command
from .waiting_room import seat_changes, waiting_lines

GREETING_LINES = 20  # of what happened before


class PlainSeat(PlainProgram):
    """Prints the messages of a ``Connection`` as they come, and sends typed lines to it."""

    def __init__(
        self, connection: Connection, language: str, print_line: Callable[[str], None], link: str = ""
    ) -> None:
        """``link`` is the invitation for friends."""
        super().__init__(language, print_line)
        self.state = TableState(language)
        self.connection, self._link = connection, link
        self._printed_view: View | None = None  # the last view of the person's turn that was printed
        self._has_printed_clock = False  # in this turn
        self._notices: list[str] = []  # that were printed and still hold

    # Messages from the table

    def handle(self, message: TableMessage) -> None:
        state = self.state
        table, view, was_lost = state.table, state.view, state.is_lost
        log_lines = state.handle(message)
        if isinstance(message, m.Hello):
            self._greet(again=was_lost or bool(message.lost))
        if state.view is not None and _is_deal(message):
            self.print_round(state.view)
        if isinstance(message, m.Hello):
            log_lines = log_lines[-GREETING_LINES:]
        for line in (*seat_changes(table, state), *log_lines):
            self.print_line(f"  {line}")
        if state.view is None:
            if (view is not None or table is None) and not (state.table and state.table.begins):
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
            if state.minutes_left:
                self.print_line(state.minutes_left)
            if state.view is not None and not state.round_over:
                self.print_round(state.view)
        self._printed_view, self._has_printed_clock = None, False

    def _print_turn(self, before: View | None, view: View) -> None:
        """Print the table when the person's turn begins or asks something new, and its clock once."""
        if view.winners and (before is None or not before.winners):
            self.print_scores(view)
            if rated_line(self.state):
                self.print_line(f"  {rated_line(self.state)}")
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
        if state.waits_for_next_match:
            yield say("page-watching-next", self.language)
        if view is not None:
            yield from self.reaction_lines(view)
            if any(move.verb == "uno" for move in state.legal):
                yield say("play-uno", self.language)
            if state.round_over and not state.is_host and not view.winners:
                yield say("page-next-soon", self.language)
        for action in available_actions(state, "", call_uno=False):
            if action.request or action.move == DEAL:
                yield say(f"play-ask-{action.request}" if action.request else "play-next-round", self.language)

    # Typed lines

    @contextmanager
    def refusals_printed(self) -> Iterator[None]:
        """Print the refusal of what happens inside, instead of raising it."""
        try:
            yield
        except Refusal as refused:
            self.print_refusal(refused.message, refused.rule)
        except OneleftError as refused:
            self.print_refusal(refused.explain(self.language), refused.rule)

    def answer_at_once(self, line: str) -> bool:
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

    def send(self, line: str) -> Coroutine[Any, Any, int]:
        """Send a line as a request or a move. The result is the number of the message that reports it."""
        view, (word, rest) = self.state.view, split_command(line, self.seat)
        if word == "say":
            return self.connection.request(f"say {find_phrase(self.state.phrases, rest, self.language)}")
        if word in REQUESTS:
            return self.connection.request(f"{word} {rest}".strip())
        if view is None:
            raise Refusal(say("server-not-begun", self.language))
        return self.connection.move(complete_move(view, self.seat, line) if line else DEAL, view.number)


def _is_deal(message: TableMessage) -> bool:
    return isinstance(message, m.Events) and any(isinstance(event, e.Dealt) for event in message.events)


def _what_view_asks(view: View) -> object:
    """The part of a view that does not change when others call UNO or catch someone."""
    return view.phase, view.discard, view.hand, view.pending


def _drew_no_playable_card(before: View, message: TableMessage) -> bool:
    """Whether the person drew in their turn, nothing else happened, and the turn is over."""
    if not isinstance(message, m.Events) or before.phase != "turn" or message.view.turn == before.turn:
        return False
    kinds = {type(event) for event in message.events}
    return e.Drew in kinds and kinds <= {e.Drew, e.Reshuffled}
