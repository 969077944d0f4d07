"""The table on the full screen: the players, the piles, the log, the hand, and the actions with their keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from time import monotonic

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input
from textual.worker import WorkerError

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.rulebook import BY_ID

from . import overlay_text, render
from .available_actions import Action, available_actions, move_to_lay, refused_jump
from .card_selection import CardSelection
from .connection import Connection, Refusal
from .overlay import Overlay
from .phrase_picker import find_phrase
from .prompts import prompt
from .table_state import TableState, partner_name, seats_from_viewer
from .typed_moves import REQUESTS, complete_move, split_command
from .widgets import Panel, too_small_text

KEY_VERBS = {"d": "draw", "k": "keep", "u": "uno", "c": "catch", "!": "challenge", "t": "take"}
KEY_CONTROLS = {"space": "pause", "+": "faster", "-": "slower", "right": "on", "left": "before", "v": "look"}


class TableScreen(Screen[None]):
    """One table on the screen, wherever it is.

    It owns the ``TableState`` and the ``CardSelection``, follows the messages of its ``Connection``, and turns keys,
    clicks and typed lines into moves and requests. ``TerminalApp`` mounts it. It never changes the state on its own
    authority: a move takes effect when the table reports it. A key answers the position on the screen, so a move is
    sent with that position's number and is refused if the table has moved on. No key waits for a lost connection.
    """

    AUTO_FOCUS = ""  # keys are commands until the person wants to type

    def __init__(self, connection: Connection, language: str, link: str = "") -> None:
        super().__init__()
        self.connection, self.language = connection, language
        self.state = TableState(language)
        self.selection = CardSelection(self.state)
        self.score_board: Overlay | None = None  # the last one that was opened
        self._link = link  # the invitation for friends
        self._drawn_log: list[str] = []  # what was last drawn: the log, and the prompt beneath it
        self._clock: m.Clock | None = None  # of the player in turn
        self._deadline = 0.0
        self._ticker: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Panel(id="small")
        yield Panel(id="head")
        yield Panel(id="seats")
        with Horizontal(id="middle"):
            yield Panel(id="piles")
            with VerticalScroll(id="log-view", can_focus=False):
                yield Panel(id="log")
        yield Panel(id="prompt")
        yield Panel(id="hand")
        yield Input(id="line", compact=True, select_on_focus=False)
        yield Panel(id="keys")

    def on_mount(self) -> None:
        self._worker = self.run_worker(self._follow())

    async def on_unmount(self) -> None:
        """Leave the table: close connections and end bot programs."""
        self._worker.cancel()
        with suppress(WorkerError):
            await self._worker.wait()

    # Messages from the table

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
        """Draw the screen every second while the player in turn has a clock."""
        if self.state.clock is self._clock:
            return
        self._clock = self.state.clock
        if self._ticker is not None:
            self._ticker.stop()
        self._ticker = None if self._clock is None else self.set_interval(1, self.draw)
        self._deadline = monotonic() + (0 if self._clock is None else self._clock.seconds)

    def _show_or_close_scores(self, message: m.Events) -> None:
        """Open the score board when a round is scored, and close it when the next one is dealt."""
        if any(isinstance(event, e.Dealt) for event in message.events) and self.score_board is not None:
            self.score_board.close("")
        if any(isinstance(event, e.Scored) for event in message.events):
            self._show_scores()

    # Drawing

    def on_resize(self) -> None:
        self._drawn_log = []
        self.draw()

    def _put(self, part: str, text: Text) -> None:
        self.query_one(f"#{part}", Panel).update(text)

    def draw(self) -> None:
        with suppress(NoMatches):  # at the end the panels are removed before the screen
            self._draw_panels(*self.size)

    def _draw_panels(self, width: int, height: int) -> None:
        small = too_small_text(self.size, self.language)
        self.set_class(small is not None, "-small")
        if small is not None:
            self._put("small", small)
            return
        self._put("head", self._head())
        self.query_one("#line", Input).placeholder = self._placeholder()
        self._put("keys", render.draw_keys(self.keys(), width - 2))
        style = render.WARNING if self.state.is_own_turn else render.PLAIN
        prompt_text = Text(prompt(self.state, self.selection.wild), style)
        if self.state.refusal is not None:
            rule = f" [{self.state.refusal.rule}]" if self.state.refusal.rule else ""
            prompt_text.append(f"\n✗ {self.state.refusal.message}{rule}", render.WARNING)
        actions = render.draw_actions(self.actions(), width - 2)
        if actions:
            prompt_text.append("\n").append_text(actions)
        self._put("prompt", prompt_text)
        if [*self.state.log, prompt_text.plain] != self._drawn_log:  # else leave a person who scrolled up alone
            self._drawn_log = [*self.state.log, prompt_text.plain]
            self._put("log", render.draw_log(self.state.log, self.language))
            self.call_after_refresh(self.query_one("#log-view").scroll_end, animate=False)
        if self.state.view is None:
            if self.state.table is not None:
                self._put("seats", overlay_text.waiting_text(self.state, self._link))
            self._put("piles", Text())
            self._put("hand", Text())
            return
        self._put("seats", render.draw_seats(self.state, width - 2))
        self._put("piles", render.draw_piles(self.state, height - 16))
        self._put("hand", render.draw_hand(self.state, self.selection.index, width - 2, 6 if height >= 30 else 4))

    def _placeholder(self) -> str:
        return say("screen-type" if self.state.seat is not None else "screen-watch-type", self.language)

    def _head(self) -> Text:
        """The head line. The rules come last, because a narrow screen may cut them off."""
        state = self.state
        text = Text("oneleft", render.STRONG, no_wrap=True)
        if state.view is not None:
            round_number = state.view.round + (not state.round_over)
            text.append(f"  {say('play-round', self.language, number=round_number)}", render.PLAIN)
            partner = partner_name(state.view)
            if partner:
                text.append(f"  {say('play-partner', self.language, name=partner)}", render.PLAIN)
        if self._clock is not None:
            left = max(0, round(self._deadline - monotonic()))
            text.append(f"  {say('page-seconds', self.language, count=left)}", render.WARNING)
        if self.selection.call_uno:
            text.append("  UNO!", render.WARNING)
        if self.connection.status:
            text.append(f"  {self.connection.status}", render.WARNING)
        return text.append(f"  {state.rules_text}", render.DIM)

    def keys(self) -> Iterator[tuple[str, str]]:
        """The keys that always work, with their meanings."""
        lists = [say("screen-keys" if self.state.seat is not None else "screen-watch-keys", self.language)]
        if self.state.is_online:
            lists.append(say("screen-say-key", self.language))
        if self.connection.controls:
            lists.append(say("screen-steer-keys", self.language))
        if "before" in self.connection.controls:
            lists.append(say("screen-back-keys", self.language))
        for pair in "  ".join(lists).split("  "):
            key, _, meaning = pair.partition(" ")
            yield key, meaning

    def actions(self) -> list[Action]:
        return list(available_actions(self.state, self.selection.wild, self.selection.call_uno))

    # Keys, clicks and typed lines

    def on_key(self, event: Key) -> None:
        key = event.character if event.is_printable and event.character and event.key != "space" else event.key
        if isinstance(self.focused, Input):
            if key == "escape":
                self.set_focus(None)
            return
        if self.press(key):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """Carry out a key. Return whether it means something here."""
        state = self.state
        action = next((action for action in self.actions() if action.key == key), None)
        if action is not None and (action.move or action.request):
            self._carry_out(action)
        elif state.seat is None:
            return self._control(key) or self._run_command(key)
        elif key in ("left", "right"):
            self.selection.step(1 if key == "right" else -1)
            self.draw()
        elif key in ("enter", "space") or (key == "j" and action is not None):
            self._lay_selected()
        elif key == "j" and self.selection.card:
            self._send_move(refused_jump(state, self.selection.card))
        elif key == "u" and any(move.uno for move in state.legal):
            self.selection.call_uno = not self.selection.call_uno
            self.draw()
        elif key == "p" and state.is_online:
            self._show_phrases()
        elif key in KEY_VERBS:
            self._type_move(self._catch_line() if key == "c" else KEY_VERBS[key])
        elif key == "escape":
            self.selection.wild, state.refusal = "", None
            self.draw()
        else:
            return self._run_command(key) or self._select_by_key(key)
        return True

    def _select_by_key(self, key: str) -> bool:
        found = self.selection.select_by_key(key)
        self.draw()
        return found

    def _control(self, key: str) -> bool:
        """Change the speed and the like, for a spectator of bots or of a record."""
        is_control = key in KEY_CONTROLS and self.connection.control(KEY_CONTROLS[key])
        self.draw()
        return is_control

    def _catch_line(self) -> str:
        """Catch whoever can be caught; if nobody can, the next player, so that the table explains why not."""
        view = self.state.view
        if view is None or view.exposed is not None or self.state.seat not in view.table:
            return "catch"
        return f"catch {seats_from_viewer(view)[1]}"

    def _run_command(self, key: str) -> bool:
        """Run the command of a key. Returns False if the key has none."""
        if key == "?":
            self._explain(self.state.explaining_rules)
        elif key == "s":
            self._show_scores()
        elif key in ("h", "f1"):
            self._show_help()
        elif key in ("slash", "/", ":"):
            self.query_one("#line", Input).focus()
        elif key == "q":
            self.app.exit()
        elif key in ("pageup", "pagedown"):
            log = self.query_one("#log-view", VerticalScroll)
            (log.scroll_page_up if key == "pageup" else log.scroll_page_down)(animate=False)
        else:
            return False
        return True

    def _carry_out(self, action: Action) -> None:
        if action.move:
            self._send_move(action.move)
        else:
            self.run_worker(self._request(action.request))

    def action_select(self, index: int) -> None:
        """A click selects a card; a click on the selected card lays it."""
        if index == self.selection.index and self.state.seat is not None:
            self._lay_selected()
        else:
            self.selection.select(index)
            self.draw()

    def action_press(self, key: str) -> None:
        self.press(key)

    def action_point(self, seat: int) -> None:
        """A click on a player: catch, or trade hands, whichever is legal."""
        for move in self.state.legal:
            if move.verb in ("catch", "swap") and move.what == str(seat):
                self._send_move(str(move))
                return

    def _lay_selected(self) -> None:
        """Lay the selected card. A wild asks for its colour first."""
        card = self.selection.card_to_lay()
        move = move_to_lay(self.state, card, self.selection.call_uno) if card else ""
        if move:
            self._send_move(move)
        else:
            self.selection.wild = card
            self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.clear()
        self.set_focus(None)
        if line:
            self._run_line(line)

    def _run_line(self, line: str) -> None:
        """Carry out a typed line: a command, or a move as people type it."""
        word, rest = split_command(line, self.state.seat or 0)
        rule = rest.strip().upper() if word in ("why", "rule") else word.upper()
        if rule in BY_ID:
            self._explain([rule])
        elif word in ("why", "rule"):
            self._explain(self.state.explaining_rules if not rule else [], rule)
        elif word in ("help", "score", "quit"):
            self._run_command({"help": "h", "score": "s", "quit": "q"}[word])
        elif word == "say" and self.state.is_online:
            self._say_phrase(rest)
        elif word in REQUESTS and self.state.is_online:
            self.run_worker(self._request(f"{word} {rest}".strip()))
        elif word != "table":  # the table is always on the screen
            self._type_move(line)

    def _say_phrase(self, which: str) -> None:
        if not which:
            self._show_phrases()
            return
        try:
            self.run_worker(self._request(f"say {find_phrase(self.state.phrases, which, self.language)}"))
        except OneleftError as refused:
            self._refuse(Refusal(refused.explain(self.language)))

    def _type_move(self, line: str) -> None:
        """Complete a move as people type it, and send it."""
        view, seat = self.state.view, self.state.seat
        if seat is None:
            self._refuse(Refusal(say("server-not-seated", self.language)))
        elif view is None:
            self._refuse(Refusal(say("server-not-begun", self.language)))
        else:
            try:
                self._send_move(complete_move(view, seat, line))
            except OneleftError as refused:
                self._refuse(Refusal(refused.explain(self.language), refused.rule))

    def _send_move(self, move: str) -> None:
        """Send a move in answer to the position on the screen. Without a connection it is refused, not sent later."""
        if self.state.is_lost:
            self._refuse(Refusal(say("page-lost", self.language)))
            return
        self.run_worker(self._send(move, self.state.view.number if self.state.view else 0))

    async def _send(self, move: str, number: int) -> None:
        try:
            await self.connection.move(move, number)
        except Refusal as refusal:
            self._refuse(refusal)
        except OSError as fault:
            self.app.exit(str(fault), 1)

    async def _request(self, what: str) -> None:
        try:
            await self.connection.request(what)
        except Refusal as refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self.selection.wild = ""
        self.state.set_refusal(refusal)
        self.draw()

    # Overlays

    def _explain(self, ids: list[str], query: str = "") -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.rules_text(ids, self.language, query)))

    def _show_help(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.help_text(self.state, self.keys())))

    def _show_phrases(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.phrases_text(self.state)), self._after_phrases)

    def _after_phrases(self, key: str | None) -> None:
        if key and key in "1234567890":
            self._say_phrase("10" if key == "0" else key)

    def _show_scores(self) -> None:
        if self.state.view is not None:
            self.score_board = Overlay(lambda width: overlay_text.scores_text(self.state, width))
            self.app.push_screen(self.score_board, self._after_scores)

    def _after_scores(self, key: str | None) -> None:
        """Pass some keys on to the table: between two rounds Enter deals the next one; ? explains the points."""
        if key in ("?", "q") or (key == "enter" and self.state.round_over):
            self.press(key)
