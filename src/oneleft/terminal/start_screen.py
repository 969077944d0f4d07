"""The start screen of ``oneleft play`` without options: one line for each setting of a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding

from oneleft.bots.levels import DEFAULT_LEVEL, OFFERED_LEVELS
from oneleft.errors import OneleftError
from oneleft.lang import LANGUAGES, say, split_name
from oneleft.match.player_counts import check_players, fits, usual_players
from oneleft.rules.config import OFFERED, OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import ANY_PLAYERS, FORMATS

from .available_actions import Action
from .palette import DIM, PLAIN, STRONG, TURN, WARNING, clickable
from .render_text import draw_actions
from .waiting_room import level_name
from .widgets import KeyScreen, Panel, too_small_text

TARGETS = ("100", "200", "300", "500", "1000")
ON_OFF = ("off", "on")


@dataclass(frozen=True, slots=True)
class Setting:
    """A line of the screen: a setting and its possible values."""

    name: str
    values: tuple[str, ...]

    def describe(self, value: str, language: str) -> tuple[str, str]:
        """The name of a value, and what it means."""
        if self.name in ("edition", "format"):
            return split_name(f"{self.name}-{value}", language)
        if self.name in OFFERED:
            meaning = split_name(f"house-{self.name}", language)[1]
            return say("screen-on" if value == "on" else "screen-off", language), meaning
        if self.name == "bots":
            return level_name(value, language), ""
        return (say("language-name", value), "") if self.name == "language" else (value, "")

    def label(self, language: str) -> str:
        if self.name in OFFERED:
            return split_name(f"house-{self.name}", language)[0]
        keys = {"edition": "page-edition", "format": "page-format", "target": "page-target", "players": "page-players"}
        return say(keys.get(self.name) or ("page-level" if self.name == "bots" else "language-label"), language)


SETTINGS = (
    Setting("edition", tuple(EDITIONS)),
    *(Setting(name, ON_OFF) for name in OFFERED),
    Setting("format", tuple(FORMATS)),
    Setting("target", TARGETS),
    Setting("players", tuple(map(str, ANY_PLAYERS))),
    Setting("bots", OFFERED_LEVELS),
    Setting("language", LANGUAGES),
)
DEFAULTS = {
    "edition": Rules().edition.name,
    **{name: "on" if OPTIONS[name].default else "off" for name in OFFERED},
    "format": Rules().format.name,
    "target": str(Rules().target),
    "players": str(usual_players(Rules())),
    "bots": DEFAULT_LEVEL,
}


def _chosen_rules(chosen: dict[str, str]) -> Rules:
    switches = {name: chosen[name] == "on" for name in OFFERED}
    edition, played = EDITIONS[chosen["edition"]], FORMATS[chosen["format"]]
    return Rules(edition, format=played, target=int(chosen["target"]), **switches)


class StartScreen(KeyScreen):
    """Lets a person choose a table. ``on_begin`` opens it; ``on_resume`` opens the last saved game, if there is one."""

    BINDINGS: ClassVar = [
        Binding("up", "move_cursor(-1)", show=False),
        Binding("down", "move_cursor(1)", show=False),
        Binding("left", "change_value(-1)", show=False),
        Binding("right,space", "change_value(1)", show=False),
        Binding("enter", "begin", show=False),
        Binding("r", "resume", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(
        self,
        language: str,
        on_begin: Callable[[Rules, int, str, str], None],
        on_resume: Callable[[str], None] | None,
    ) -> None:
        super().__init__()
        self.chosen = DEFAULTS | {"language": language}
        self.cursor = 0  # the line
        self.error = ""
        self._on_begin, self._on_resume = on_begin, on_resume

    def compose(self) -> ComposeResult:
        yield Panel(id="start")

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)  # when the panel has its new width

    def draw(self) -> None:
        language, start = self.chosen["language"], self.query_one("#start", Panel)
        start.update(
            too_small_text(self.size, language) or self._build_text(language, start.size.width, self.size.height >= 24)
        )

    def _build_text(self, language: str, width: int, has_room: bool) -> Text:
        """The whole screen; with room, empty lines separate its parts."""
        gap = "\n" if has_room else ""
        slogan = say("page-welcome", language).partition(".")[0]
        text = Text.assemble(("oneleft\n", STRONG), (f"{slogan}.\n{gap}", DIM))
        labels = [setting.label(language) for setting in SETTINGS]
        for line, (setting, label) in enumerate(zip(SETTINGS, labels, strict=True)):
            name, _ = setting.describe(self.chosen[setting.name], language)
            is_current = line == self.cursor
            style = clickable(TURN if is_current else PLAIN, f"screen.next_value({line})")
            mark = "▸" if is_current else " "
            text.append(f" {mark} {label:<{max(map(len, labels))}}  ◂ {name} ▸ ", style).append("\n")
        _, meaning = SETTINGS[self.cursor].describe(self.chosen[SETTINGS[self.cursor].name], language)
        note = self.error or meaning[:1].upper() + meaning[1:]
        text.append(f"{gap}{note}\n", WARNING if self.error else PLAIN + Style(italic=True))
        text.append(gap).append_text(draw_actions(self._actions(), width))
        return text.append(f"\n{gap}{say('screen-start-keys', language)}\n{say('page-independent', language)}", DIM)

    def _actions(self) -> list[Action]:
        language = self.chosen["language"]
        resume = [Action("r", say("screen-resume", language))] if self._on_resume is not None else []
        return [Action("enter", say("screen-begin", language)), *resume, Action("q", say("screen-quit", language))]

    def action_move_cursor(self, by: int) -> None:
        self.error = ""
        self.cursor = (self.cursor + by) % len(SETTINGS)
        self.draw()

    def action_begin(self) -> None:
        self._show_error_of(self._begin)

    def action_resume(self) -> None:
        if self._on_resume is not None:
            self._show_error_of(partial(self._on_resume, self.chosen["language"]))

    def action_next_value(self, line: int) -> None:
        """A click on a line."""
        self.cursor = line
        self.action_change_value(1)

    def action_change_value(self, by: int) -> None:
        """Choose another value in the current line. A format brings a number of players that it can seat."""
        setting = SETTINGS[self.cursor]
        self.error = ""
        index = setting.values.index(self.chosen[setting.name])
        self.chosen[setting.name] = setting.values[(index + by) % len(setting.values)]
        rules = _chosen_rules(self.chosen)
        if setting.name == "format" and not fits(rules, int(self.chosen["players"])):
            self.chosen["players"] = str(usual_players(rules))
        self.draw()

    def _begin(self) -> None:
        rules, players = _chosen_rules(self.chosen), int(self.chosen["players"])
        check_players(rules, players)
        self._on_begin(rules, players, self.chosen["bots"], self.chosen["language"])

    def _show_error_of(self, open_table: Callable[[], None]) -> None:
        try:
            open_table()
        except OneleftError as error:
            self.error = error.explain(self.chosen["language"])
        self.draw()
