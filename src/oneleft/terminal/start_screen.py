"""The start screen of ``oneleft play`` without options: one line for each setting of a table, house rules in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.rules.config import OFFERED, Rules
from oneleft.rules.rules_line import shortest_line
from oneleft.table.rule_examples import EXAMPLES

from .available_actions import Action
from .overlay import Overlay
from .palette import BACK, DIM, PLAIN, STRONG, TITLE, TURN, WARNING, card_style, clickable
from .render_text import draw_actions, shorten
from .saved_games import describe_save
from .table_choice import SETTINGS, TableChoice
from .widgets import KeyScreen, Panel, too_small_text

ROOMY = 30  # lines with which empty lines separate the parts of the screen
NOTE_LINES = 2
MOST_OFFERED = 9  # saved games: each has a digit as its key
FIRST_OF_GROUP = {names[0]: group for group, names in OFFERED.items()}


class StartScreen(KeyScreen):
    """Lets a person choose a table, which ``on_begin`` opens, or one of the saved games, which ``on_resume`` opens."""

    BINDINGS: ClassVar = [
        Binding("up", "move_cursor(-1)", show=False),
        Binding("down", "move_cursor(1)", show=False),
        Binding("pageup", "move_cursor(-8)", show=False),
        Binding("pagedown", "move_cursor(8)", show=False),
        Binding("left", "change_value(-1)", show=False),
        Binding("right,space", "change_value(1)", show=False),
        Binding("enter", "begin", show=False),
        Binding("s", "surprise", show=False),
        Binding("c", "copy_line", show=False),
        Binding("r", "resume", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(
        self,
        language: str,
        on_begin: Callable[[Rules, int, str, str], None],
        on_resume: Callable[[Path, str], None],
        saved: Sequence[Path] = (),
        random: Random | None = None,
    ) -> None:
        super().__init__()
        self.choice = TableChoice(language)
        self.cursor = 0  # the line
        self.message = ""  # why something was not possible, or that something was copied
        self._random = random or Random()
        self._on_begin, self._on_resume = on_begin, on_resume
        self._saved = saved[:MOST_OFFERED]

    def compose(self) -> ComposeResult:
        yield Panel(id="start")

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)  # when the panel has its new width

    def draw(self) -> None:
        start = self.query_one("#start", Panel)
        language = self.choice.language
        start.update(too_small_text(self.size, language) or self._build_text(start.size.width, self.size.height - 1))

    def _build_text(self, width: int, height: int) -> Text:
        """The whole screen. The settings scroll if there is not room for all of them."""
        language = self.choice.language
        gap = "\n" if height >= ROOMY else ""
        slogan = say("page-welcome", language).partition(".")[0]
        head = Text.assemble(("oneleft", STRONG), (f"  {slogan}.\n{gap}", DIM))
        foot = Text(gap).append_text(self._draw_note(width)).append(f"\n{gap}")
        foot.append(f"{shorten(shortest_line(self.choice.rules), width)}\n", STRONG)
        foot.append(gap).append_text(draw_actions(self._actions(), width))
        foot.append(f"\n{say('screen-start-keys', language)}   {say('page-independent', language)}", DIM)
        room = height - len(head.wrap(self.app.console, width)) + 1 - len(foot.wrap(self.app.console, width))
        return head.append_text(self._draw_settings(width, max(room, 3))).append("\n").append_text(foot)

    def _draw_settings(self, width: int, room: int) -> Text:
        lines: list[Text] = []
        at_cursor = 0
        labels = [self.choice.label(name) for name in SETTINGS]
        for number, (name, label) in enumerate(zip(SETTINGS, labels, strict=True)):
            if name in FIRST_OF_GROUP:
                lines.append(Text(f" {say(f'group-{FIRST_OF_GROUP[name]}', self.choice.language)}", DIM))
            if number == self.cursor:
                at_cursor = len(lines)
            lines.append(self._draw_setting(number, name, f"{label:<{max(map(len, labels))}}", width))
        first = max(0, min(at_cursor - room // 2, len(lines) - room))
        shown = lines[first : first + room]
        if first > 0:
            shown[0] = Text("   ↑ …", DIM)
        if first + room < len(lines):
            shown[-1] = Text("   ↓ …", DIM)
        return Text("\n").join(shown)

    def _draw_setting(self, number: int, name: str, label: str, width: int) -> Text:
        value, _ = self.choice.describe(name)
        is_current = number == self.cursor
        style = STRONG if self.choice.is_changed(name) else PLAIN
        if is_current or self.choice.obstacle(name, self.choice.language):
            style = TURN if is_current else DIM
        mark = "▸" if is_current else " "
        line = Text(f" {mark} {label}  ◂ {value} ▸ ", clickable(style, f"screen.next_value({number})"))
        if name in EXAMPLES and line.cell_len + 28 < width:
            line.append(" " * max(2, 46 - line.cell_len)).append_text(draw_example(name))
        return line

    def _draw_note(self, width: int) -> Text:
        """What the current setting means, or why it cannot be changed. It is always as high, so that nothing moves."""
        name = SETTINGS[self.cursor]
        _, meaning = self.choice.describe(name)
        obstacle = self.message or self.choice.obstacle(name, self.choice.language)
        note = obstacle or meaning[:1].upper() + meaning[1:]
        style = WARNING if obstacle else PLAIN + Style(italic=True)
        lines = Text(note, style).wrap(self.app.console, width)[:NOTE_LINES]
        return Text("\n").join([*lines, *[Text()] * (NOTE_LINES - len(lines))])

    def _actions(self) -> list[Action]:
        language = self.choice.language
        key = "screen-resume" if len(self._saved) == 1 else "screen-resume-some"
        resume = [Action("r", say(key, language))] if self._saved else []
        begin, surprise = Action("enter", say("screen-begin", language)), Action("s", say("page-surprise", language))
        copy = Action("c", say("page-copy-line", language))
        return [begin, *resume, surprise, copy, Action("q", say("screen-quit", language))]

    def action_move_cursor(self, by: int) -> None:
        self.message = ""
        at = self.cursor + by
        self.cursor = at % len(SETTINGS) if abs(by) == 1 else min(max(at, 0), len(SETTINGS) - 1)
        self.draw()

    def action_begin(self) -> None:
        choice = self.choice
        self._show_error_of(partial(self._on_begin, choice.rules, choice.players, choice.bots, choice.language))

    def action_resume(self) -> None:
        if len(self._saved) == 1:
            self._resume("1")
        elif self._saved:
            text = self._saved_text()
            self.app.push_screen(Overlay(lambda width: text), self._resume)

    def _saved_text(self) -> Text:
        """The saved games with their numbers. The number is the key."""
        language = self.choice.language
        lines = [f"{number}  {describe_save(file, language)}" for number, file in enumerate(self._saved, 1)]
        return Text.assemble((say("screen-resume-some", language), TITLE), "\n\n", "\n".join(lines))

    def _resume(self, key: str | None) -> None:
        for number, file in enumerate(self._saved, 1):
            if key == str(number):
                self._show_error_of(partial(self._on_resume, file, self.choice.language))

    def action_next_value(self, line: int) -> None:
        """A click on a line."""
        self.cursor = line
        self.action_change_value(1)

    def action_change_value(self, by: int) -> None:
        """Choose another value in the current line, or say why it cannot be had."""
        name = SETTINGS[self.cursor]
        if not self.choice.obstacle(name, self.choice.language):
            self._show_error_of(lambda: self._choose(self.choice.change(name, by)))

    def action_surprise(self) -> None:
        self._show_error_of(lambda: self._choose(self.choice.surprise(self._random)))

    def action_copy_line(self) -> None:
        self.app.copy_to_clipboard(shortest_line(self.choice.rules))
        self.message = say("page-copied", self.choice.language)
        self.draw()

    def _choose(self, choice: TableChoice) -> None:
        self.choice = choice

    def _show_error_of(self, action: Callable[[], None]) -> None:
        self.message = ""
        try:
            action()
        except OneleftError as error:
            self.message = error.explain(self.choice.language)
        self.draw()


def draw_example(name: str) -> Text:
    """Cards and a sign that show a house rule."""
    text = Text()
    for part in EXAMPLES[name].split():
        if part.startswith("-"):
            text.append(f" {part[1:]}", STRONG)
        elif part == "?":
            text.append(" ? ", BACK).append(" ")
        else:
            text.append(f" {part} ", card_style(part)).append(" ")
    return text
