"""The table on the full screen: the players, the piles, the log, the hand, and the actions with their keys."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.css.query import NoMatches
from textual.timer import Timer
from textual.widgets import Input
from textual.worker import WorkerError

from oneleft.errors import OneleftError
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.rulebook import BY_ID

from . import overlay_text
from .available_actions import Action, available_actions
from .card_selection import CardSelection
from .connection import Connection, Refusal
from .key_labels import help_key_labels, key_labels
from .overlay import Overlay
from .seat_commands import SeatCommands
from .table_bindings import LINE_ACTIONS, PLAYER_ACTIONS, TABLE_BINDINGS
from .table_panels import TablePanels
from .table_state import TableState
from .turn_clock import TurnClock
from .typed_moves import REQUESTS, split_command
from .widgets import KeyScreen


class TableScreen(KeyScreen):
    """One table on the screen, wherever it is.

    It owns the ``TableState`` and the ``CardSelection``, follows the messages of its ``Connection``, and passes keys,
    clicks and typed lines to its ``SeatCommands``. ``TerminalApp`` mounts it. It never changes the state on its own
    authority: a move takes effect when the table reports it.
    """

    BINDINGS: ClassVar = TABLE_BINDINGS

    def __init__(self, connection: Connection, language: str, link: str = "") -> None:
        super().__init__()
        self.connection, self.language = connection, language
        self.state = TableState(language)
        self.selection = CardSelection(self.state)
        self.commands = SeatCommands(connection, self.state, self.selection, self._start)
        self.score_board: Overlay | None = None  # the last one that was opened
        self._link = link  # the invitation for friends
        self._clock = TurnClock()
        self._ticker: Timer | None = None

    def compose(self) -> ComposeResult:
        yield TablePanels(self.state, self.selection, self._link)

    def on_mount(self) -> None:
        self._worker = self.run_worker(self._follow())

    async def on_unmount(self) -> None:
        """Leave the table: close connections and end bot programs."""
        self._worker.cancel()
        with suppress(WorkerError):
            await self._worker.wait()

    # Messages from the table and to it

    async def _follow(self) -> None:
        """Handle messages until the program or the table ends."""
        try:
            async with self.connection as connection:
                async for message in connection:
                    before = self.state.view
                    self.state.handle(message)
                    if self.state.view is not before:
                        self.selection.update()
                    self._set_clock()
                    self.draw()
                    if isinstance(message, m.Events):
                        self._show_or_close_scores(message)
        except OneleftError as fault:
            self.app.exit(fault.explain(self.language), 1)
        except Refusal as fault:
            self.app.exit(fault.message, 1)
        except OSError as fault:  # a game that cannot be saved is not continued
            self.app.exit(str(fault), 1)

    def _set_clock(self) -> None:
        """Draw the screen every second while the player in turn, or the round of a tournament, has a clock."""
        if self._clock.set(self.state.clock):
            if self._ticker is not None:
                self._ticker.stop()
            self._ticker = None
        if self._ticker is None and (self.state.clock is not None or self.state.minutes_left):
            self._ticker = self.set_interval(1, self.draw)

    def _show_or_close_scores(self, message: m.Events) -> None:
        """Open the score board when a round is scored, and close it when the next one is dealt."""
        if any(isinstance(event, e.Dealt) for event in message.events) and self.score_board is not None:
            self.score_board.close("")
        if any(isinstance(event, e.Scored) for event in message.events):
            self.action_show_scores()

    def _start(self, command: Coroutine[Any, Any, None]) -> None:
        self.run_worker(self._await_answer(command))

    async def _await_answer(self, command: Coroutine[Any, Any, None]) -> None:
        try:
            await command
            self.draw()
        except OSError as fault:
            self.app.exit(str(fault), 1)

    # Drawing

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Show the state, all parts in one repaint."""
        with suppress(NoMatches), self.app.batch_update():  # at the end the panels are removed before the screen
            self.query_one(TablePanels).draw(
                self.actions(), self.keys(), self._clock.seconds_left, self.connection.status
            )

    def keys(self) -> list[tuple[str, str]]:
        return list(key_labels(self.state, self.connection.controls))

    def actions(self) -> list[Action]:
        selection = self.selection
        return list(available_actions(self.state, selection.card_to_lay(), selection.wild, selection.call_uno))

    # Keys and clicks

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Whether an action is possible now. Textual then tries the next one of the same key."""
        is_typing = isinstance(self.focused, Input)
        if is_typing or action == "send_line":
            return is_typing and action in LINE_ACTIONS
        if action == "choose":
            return any(one.key == parameters[0] and (one.move or one.request) for one in self.actions())
        if action == "control":
            return self.state.seat is None and parameters[0] in self.connection.controls
        if action == "show_phrases":
            return self.state.is_online
        return self.state.seat is not None or action not in PLAYER_ACTIONS

    def action_choose(self, key: str) -> None:
        self.commands.carry_out(next(action for action in self.actions() if action.key == key))
        self.draw()

    def action_lay_selected(self) -> None:
        self.commands.lay_selected()
        self.draw()

    def action_type_move(self, line: str) -> None:
        self.commands.type_move(line)
        self.draw()

    def action_catch(self) -> None:
        self.commands.catch()
        self.draw()

    def action_call_uno(self) -> None:
        self.commands.call_uno()
        self.draw()

    def action_jump_in(self) -> None:
        self.commands.jump_in()
        self.draw()

    def action_hint(self) -> None:
        self.commands.ask_hint()
        self.draw()

    def action_undo(self) -> None:
        self.commands.request("undo")

    def action_step(self, by: int) -> None:
        self.selection.step(by)
        self.draw()

    def action_select_by_key(self, key: str) -> None:
        self.selection.select_by_key(key)
        self.draw()

    def action_select(self, index: int) -> None:
        """A click selects a card; a click on the selected card lays it."""
        if index == self.selection.index and self.state.seat is not None:
            self.commands.lay_selected()
        else:
            self.selection.select(index)
        self.draw()

    def action_point(self, seat: int) -> None:
        """A click on a player: catch, or trade hands."""
        self.commands.point_at(seat)
        self.draw()

    def action_control(self, how: str) -> None:
        """Change the speed and the like, for a spectator of bots or of a record."""
        self.connection.control(how)
        self.draw()

    def action_cancel(self) -> None:
        self.set_focus(None)
        self.selection.wild, self.state.refusal = "", None
        self.draw()

    def action_scroll_log(self, pages: int) -> None:
        self.query_one(TablePanels).scroll_log(pages)

    def action_leave(self) -> None:
        self.app.exit()

    # Typed lines

    def action_type(self) -> None:
        self.set_focus(self.query_one("#line", Input))  # at once, unlike ``Input.focus``

    async def action_send_line(self) -> None:
        """Carry out the line as soon as it has taken in the keys that were pressed before Enter."""
        line, is_complete = self.query_one("#line", Input), asyncio.Event()
        if line.call_later(is_complete.set):
            await is_complete.wait()
        text = line.value.strip().lstrip("/").lstrip()
        line.clear()
        self.set_focus(None)
        if text:
            self._run_line(text)
            self.draw()

    def _run_line(self, line: str) -> None:
        """Carry out a typed line: a command, or a move as people type it."""
        word, rest = split_command(line, self.state.seat or 0)
        rule = rest.strip().upper() if word in ("why", "rule") else word.upper()
        if rule in BY_ID:
            self._show_rules([rule])
        elif word in ("why", "rule"):
            self._show_rules([] if rule else self.state.explaining_rules, rule)
        elif word == "help":
            self.action_show_help()
        elif word == "score":
            self.action_show_scores()
        elif word == "quit":
            self.action_leave()
        elif word == "say" and self.state.is_online:
            self.commands.say_phrase(rest) if rest else self.action_show_phrases()
        elif word == "hint":
            self.commands.ask_hint()
        elif word == "undo" or (word in REQUESTS and self.state.is_online):
            self.commands.request(f"{word} {rest}".strip())
        elif word != "table":  # the table is always on the screen
            self.commands.type_move(line)

    # Overlays

    def action_explain(self) -> None:
        self._show_rules(self.state.explaining_rules)

    def _show_rules(self, ids: list[str], query: str = "") -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.rules_text(ids, self.language, query)))

    def action_show_table_rules(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.table_rules_text(self.state)))

    def action_show_help(self) -> None:
        keys = help_key_labels(self.state, self.connection.controls)
        self.app.push_screen(Overlay(lambda width: overlay_text.help_text(self.state, keys, width)))

    def action_show_phrases(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.phrases_text(self.state)), self._after_phrases)

    def _after_phrases(self, key: str | None) -> None:
        if key and key in "1234567890":
            self.commands.say_phrase("10" if key == "0" else key)

    def action_show_scores(self) -> None:
        if self.state.view is not None:
            self.score_board = Overlay(lambda width: overlay_text.scores_text(self.state, width))
            self.app.push_screen(self.score_board, self._after_scores)

    def _after_scores(self, key: str | None) -> None:
        """Pass some keys on to the table: between two rounds Enter deals the next one; ? explains the points."""
        if key in ("?", "q") or (key == "enter" and self.state.round_over):
            self.action_press(key)
