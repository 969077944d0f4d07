"""The table: who sits there, what lies on it, the own hand, and what may be done now."""

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

from oneleft.lang import Explained, say
from oneleft.protocol import messages as m
from oneleft.table import events as e
from oneleft.table.rulebook import BY_ID

from . import overlay_text, render
from .available_actions import Action, jumping, laying, offers
from .card_selection import CardSelection
from .connection import Connection, Refusal
from .overlay import Overlay
from .phrase_picker import find_phrase
from .prompts import what_is_asked
from .table_state import TableState, from_own_seat, partner_of
from .typed_moves import ASKED, complete, split
from .widgets import Panel, too_small

VERBS = {"d": "draw", "k": "keep", "u": "uno", "c": "catch", "!": "challenge", "t": "take"}
STEERING = {"space": "pause", "+": "faster", "-": "slower", "right": "on", "left": "before", "v": "look"}


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""  # keys are commands until somebody wants to type

    def __init__(self, connection: Connection, language: str, link: str = "") -> None:
        super().__init__()
        self.connection, self.language, self.link = connection, language, link
        self.state = TableState(language)
        self.picking = CardSelection(self.state)
        self.scores: Overlay | None = None  # while it lies on the table
        self.logged: list[str] = []  # what was last drawn: the log, and what is asked beneath it
        self.clock: m.Clock | None = None  # whoever is in turn is hurried until the deadline
        self.deadline = 0.0
        self.ticking: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Panel(id="small")
        yield Panel(id="head")
        yield Panel(id="seats")
        with Horizontal(id="middle"):
            yield Panel(id="piles")
            with VerticalScroll(id="told", can_focus=False):
                yield Panel(id="log")
        yield Panel(id="asked")
        yield Panel(id="hand")
        yield Input(id="line", compact=True, select_on_focus=False)
        yield Panel(id="keys")

    def on_mount(self) -> None:
        self.following = self.run_worker(self.follow())

    async def on_unmount(self) -> None:
        """The table is left in good order: connections closed, programs ended."""
        self.following.cancel()
        with suppress(WorkerError):
            await self.following.wait()

    # What the table says

    async def follow(self) -> None:
        """Until the program ends, or the table does."""
        try:
            async with self.connection as connection:
                async for message in connection:
                    before = self.state.view
                    self.state.take(message)
                    if self.state.view is not before:
                        self.picking.follow()
                    self.wind_clock()
                    self.draw()
                    if isinstance(message, m.Events):
                        self.between_rounds(message)
        except Explained as fault:
            self.app.exit(fault.explain(self.language), 1)
        except Refusal as fault:
            self.app.exit(fault.message, 1)
        except OSError as fault:  # a game that cannot be written down is not played on
            self.app.exit(str(fault), 1)

    def wind_clock(self) -> None:
        """It ticks only while somebody is hurried."""
        if self.state.clock is self.clock:
            return
        self.clock = self.state.clock
        if self.ticking is not None:
            self.ticking.stop()
        self.ticking = None if self.clock is None else self.set_interval(1, self.draw)
        self.deadline = monotonic() + (0 if self.clock is None else self.clock.seconds)

    def between_rounds(self, message: m.Events) -> None:
        """The score board comes by itself, and goes when the next round is dealt."""
        if any(isinstance(event, e.Dealt) for event in message.events) and self.scores is not None:
            self.scores.put_away("")
        if any(isinstance(event, e.Scored) for event in message.events):
            self.show_scores()

    # What is drawn

    def on_resize(self) -> None:
        self.logged = []
        self.draw()

    def put(self, part: str, text: Text) -> None:
        self.query_one(f"#{part}", Panel).update(text)

    def draw(self) -> None:
        with suppress(NoMatches):  # at the very end the parts go before the screen
            self.draw_parts(*self.size)

    def draw_parts(self, width: int, height: int) -> None:
        small = too_small(self.size, self.language)
        self.set_class(small is not None, "-small")
        if small is not None:
            self.put("small", small)
            return
        self.put("head", self.head())
        self.query_one("#line", Input).placeholder = self.placeholder()
        self.put("keys", render.draw_keys(self.keys(), width - 2))
        style = render.WARNING if self.state.own_turn else render.PLAIN
        asked = Text(what_is_asked(self.state, self.picking.wild), style)
        if self.state.refusal is not None:
            rule = f" [{self.state.refusal.rule}]" if self.state.refusal.rule else ""
            asked.append(f"\n✗ {self.state.refusal.message}{rule}", render.WARNING)
        offered = render.draw_offers(self.offers(), width - 2)
        if offered:
            asked.append("\n").append_text(offered)
        self.put("asked", asked)
        if [*self.state.log, asked.plain] != self.logged:  # else whoever reads further up is left in peace
            self.logged = [*self.state.log, asked.plain]
            self.put("log", render.draw_log(self.state.log, self.language))
            self.call_after_refresh(self.query_one("#told").scroll_end, animate=False)
        if self.state.view is None:
            if self.state.table is not None:
                self.put("seats", overlay_text.waiting_text(self.state, self.link))
            self.put("piles", Text())
            self.put("hand", Text())
            return
        self.put("seats", render.draw_seats(self.state, width - 2))
        self.put("piles", render.draw_piles(self.state, height - 16))
        self.put("hand", render.draw_hand(self.state, self.picking.place, width - 2, 6 if height >= 30 else 4))

    def placeholder(self) -> str:
        return say("screen-type" if self.state.seat is not None else "screen-watch-type", self.language)

    def head(self) -> Text:
        """The rules come last, for on a narrow screen they can best be missed."""
        state = self.state
        text = Text("oneleft", render.STRONG, no_wrap=True)
        if state.view is not None:
            round_number = state.view.round + (not state.round_over)
            text.append(f"  {say('play-round', self.language, number=round_number)}", render.PLAIN)
            partner = partner_of(state.view)
            if partner:
                text.append(f"  {say('play-partner', self.language, name=partner)}", render.PLAIN)
        if self.clock is not None:
            left = max(0, round(self.deadline - monotonic()))
            text.append(f"  {say('page-seconds', self.language, count=left)}", render.WARNING)
        if self.picking.uno:
            text.append("  UNO!", render.WARNING)
        if self.connection.note:
            text.append(f"  {self.connection.note}", render.WARNING)
        return text.append(f"  {state.rules_words}", render.DIM)

    def keys(self) -> Iterator[tuple[str, str]]:
        """The keys that always work, with what they do."""
        lists = [say("screen-keys" if self.state.seat is not None else "screen-watch-keys", self.language)]
        if self.state.among_people:
            lists.append(say("screen-say-key", self.language))
        if self.connection.steered:
            lists.append(say("screen-steer-keys", self.language))
        if "before" in self.connection.steered:
            lists.append(say("screen-back-keys", self.language))
        for pair in "  ".join(lists).split("  "):
            key, _, what = pair.partition(" ")
            yield key, what

    def offers(self) -> list[Action]:
        return list(offers(self.state, self.picking.wild, self.picking.uno))

    # What the person does

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
        """Whether the key means something here."""
        state = self.state
        offer = next((offer for offer in self.offers() if offer.key == key), None)
        if offer is not None and (offer.move or offer.ask):
            self.accept(offer)
        elif state.seat is None:
            return self.steer(key) or self.command(key)
        elif key in ("left", "right"):
            self.picking.step(1 if key == "right" else -1)
            self.draw()
        elif key in ("enter", "space") or (key == "j" and offer is not None):
            self.lay_picked()
        elif key == "j" and self.picking.card:
            self.make(jumping(state, self.picking.card))
        elif key == "u" and any(move.uno for move in state.legal):
            self.picking.uno = not self.picking.uno
            self.draw()
        elif key == "p" and state.among_people:
            self.show_phrases()
        elif key in VERBS:
            self.say_move(self.catch() if key == "c" else VERBS[key])
        elif key == "escape":
            self.picking.wild, state.refusal = "", None
            self.draw()
        else:
            return self.command(key) or self.pick_by_sign(key)
        return True

    def pick_by_sign(self, sign: str) -> bool:
        found = self.picking.by_sign(sign)
        self.draw()
        return found

    def steer(self, key: str) -> bool:
        """For who looks on at bots or at a record."""
        steered = key in STEERING and self.connection.steer(STEERING[key])
        self.draw()
        return steered

    def catch(self) -> str:
        """Who can be caught; else the next player, so that the table says why not."""
        view = self.state.view
        if view is None or view.exposed is not None or self.state.seat not in view.table:
            return "catch"
        return f"catch {from_own_seat(view)[1]}"

    def command(self, key: str) -> bool:
        """What is no move."""
        if key == "?":
            self.explain(self.state.behind)
        elif key == "s":
            self.show_scores()
        elif key in ("h", "f1"):
            self.show_help()
        elif key in ("slash", "/", ":"):
            self.query_one("#line", Input).focus()
        elif key == "q":
            self.app.exit()
        elif key in ("pageup", "pagedown"):
            told = self.query_one("#told", VerticalScroll)
            (told.scroll_page_up if key == "pageup" else told.scroll_page_down)(animate=False)
        else:
            return False
        return True

    def accept(self, offer: Action) -> None:
        if offer.move:
            self.make(offer.move)
        else:
            self.run_worker(self.ask(offer.ask))

    def action_pick(self, place: int) -> None:
        """A click picks a card; a click on the picked one lays it."""
        if place == self.picking.place and self.state.seat is not None:
            self.lay_picked()
        else:
            self.picking.pick(place)
            self.draw()

    def action_press(self, key: str) -> None:
        self.press(key)

    def action_point(self, seat: int) -> None:
        """A click on a player: catch, or trade hands, whichever is on."""
        for move in self.state.legal:
            if move.verb in ("catch", "swap") and move.what == str(seat):
                self.make(str(move))
                return

    def lay_picked(self) -> None:
        """A wild asks for its colour first."""
        card = self.picking.to_lay()
        move = laying(self.state, card, self.picking.uno) if card else ""
        if move:
            self.make(move)
        else:
            self.picking.wild = card
            self.draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.clear()
        self.set_focus(None)
        if line:
            self.say_line(line)

    def say_line(self, line: str) -> None:
        """A move as people type it, or a command."""
        word, rest = split(line, self.state.seat or 0)
        rule = rest.strip().upper() if word in ("why", "rule") else word.upper()
        if rule in BY_ID:
            self.explain([rule])
        elif word in ("why", "rule"):
            self.explain(self.state.behind if not rule else [], rule)
        elif word in ("help", "score", "quit"):
            self.command({"help": "h", "score": "s", "quit": "q"}[word])
        elif word == "say" and self.state.among_people:
            self.say_phrase(rest)
        elif word in ASKED and self.state.among_people:
            self.run_worker(self.ask(f"{word} {rest}".strip()))
        elif word != "table":  # it is always in sight
            self.say_move(line)

    def say_phrase(self, which: str) -> None:
        if not which:
            self.show_phrases()
            return
        try:
            self.run_worker(self.ask(f"say {find_phrase(self.state.phrases, which, self.language)}"))
        except Explained as refused:
            self.refuse(Refusal(refused.explain(self.language)))

    def say_move(self, line: str) -> None:
        view, seat = self.state.view, self.state.seat
        if seat is None:
            self.refuse(Refusal(say("server-not-seated", self.language)))
        elif view is None:
            self.refuse(Refusal(say("server-not-begun", self.language)))
        else:
            try:
                self.make(complete(view, seat, line))
            except Explained as refused:
                self.refuse(Refusal(refused.explain(self.language), refused.rule))

    def make(self, move: str) -> None:
        """An answer to what was on the screen when the key was pressed; nothing waits for a lost connection."""
        if self.state.lost:
            self.refuse(Refusal(say("page-lost", self.language)))
            return
        self.run_worker(self.send(move, self.state.view.number if self.state.view else 0))

    async def send(self, move: str, number: int) -> None:
        try:
            await self.connection.move(move, number)
        except Refusal as refusal:
            self.refuse(refusal)
        except OSError as fault:
            self.app.exit(str(fault), 1)

    async def ask(self, what: str) -> None:
        try:
            await self.connection.ask(what)
        except Refusal as refusal:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        self.picking.wild = ""
        self.state.refused(refusal)
        self.draw()

    # Sheets

    def explain(self, ids: list[str], asked: str = "") -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.rules_text(ids, self.language, asked)))

    def show_help(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.help_text(self.state, self.keys())))

    def show_phrases(self) -> None:
        self.app.push_screen(Overlay(lambda width: overlay_text.phrases_text(self.state)), self.after_phrases)

    def after_phrases(self, key: str | None) -> None:
        if key and key in "1234567890":
            self.say_phrase("10" if key == "0" else key)

    def show_scores(self) -> None:
        if self.state.view is not None:
            self.scores = Overlay(lambda width: overlay_text.scores_text(self.state, width))
            self.app.push_screen(self.scores, self.after_scores)

    def after_scores(self, key: str | None) -> None:
        """Between two rounds Enter deals the next one at once; ? explains the points."""
        if key in ("?", "q") or (key == "enter" and self.state.round_over):
            self.press(key)
