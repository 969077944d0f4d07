"""The first screen, where nothing was asked for: one line for each thing that a table can choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.screen import Screen

from oneleft.lang import LANGUAGES, Explained, say
from oneleft.match.player_counts import check_players, fits, usual_players
from oneleft.rules.config import FORMATS, HOUSE_RULES, Rules
from oneleft.rules.editions import EDITIONS

from .available_actions import Action
from .render import DIM, PLAIN, STRONG, TURN, WARNING, clickable, draw_offers
from .waiting_room import LEVELS, level_words
from .widgets import Panel, too_small

TARGETS = ("100", "200", "300", "500", "1000")
ON_OFF = ("off", "on")


@dataclass(frozen=True, slots=True)
class Choice:
    """A line: what is chosen, and from what."""

    name: str
    values: tuple[str, ...]

    def words(self, value: str, language: str) -> tuple[str, str]:
        """What the value is called, and what it means."""
        if self.name in ("edition", "format"):
            called, _, meaning = say(f"{self.name}-{value}", language).partition(": ")
            return called, meaning
        if self.name in HOUSE_RULES or self.name == "bluffing":
            key = "page-bluffing" if self.name == "bluffing" else f"house-{self.name}"
            return say("screen-on" if value == "on" else "screen-off", language), say(key, language).partition(": ")[2]
        if self.name == "bots":
            return level_words(value, language), ""
        return (say("screen-language", value), "") if self.name == "language" else (value, "")

    def label(self, language: str) -> str:
        if self.name in HOUSE_RULES:
            return say(f"house-{self.name}", language).partition(":")[0]
        if self.name == "bluffing":
            return say("page-bluffing", language).partition(":")[0]
        keys = {"edition": "page-edition", "format": "page-format", "target": "page-target", "players": "page-players"}
        return say(keys.get(self.name) or ("page-level" if self.name == "bots" else "screen-speaks"), language)


CHOICES = (
    Choice("edition", tuple(EDITIONS)),
    *(Choice(name, ON_OFF) for name in HOUSE_RULES),
    Choice("bluffing", ON_OFF),
    Choice("format", FORMATS),
    Choice("target", TARGETS),
    Choice("players", tuple(map(str, range(2, 11)))),
    Choice("bots", LEVELS),
    Choice("language", LANGUAGES),
)
USUAL = {
    "edition": "classic",
    **dict.fromkeys(HOUSE_RULES, "off"),
    "bluffing": "on",
    "format": "points",
    "target": "500",
    "players": "4",
    "bots": "steady",
}


def rules_of(chosen: dict[str, str]) -> Rules:
    switches = {name: chosen[name] == "on" for name in (*HOUSE_RULES, "bluffing")}
    return Rules(EDITIONS[chosen["edition"]], format=chosen["format"], target=int(chosen["target"]), **switches)


class StartScreen(Screen[None]):
    """``begin`` opens the table that was chosen, ``resume`` the one that was left, if there is one."""

    AUTO_FOCUS = ""

    def __init__(
        self,
        language: str,
        begin: Callable[[Rules, int, str, str], None],
        resume: Callable[[str], None] | None,
    ) -> None:
        super().__init__()
        self.chosen = USUAL | {"language": language}
        self.begin, self.resume = begin, resume
        self.at = 0
        self.fault = ""

    def compose(self) -> ComposeResult:
        yield Panel(id="start")

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)  # when its parts have their new width

    def draw(self) -> None:
        language, start = self.chosen["language"], self.query_one("#start", Panel)
        start.update(too_small(self.size, language) or self.lines(language, start.size.width, self.size.height >= 24))

    def lines(self, language: str, width: int, roomy: bool) -> Text:
        """With empty ones between the parts, where there is room."""
        gap = "\n" if roomy else ""
        text = Text("oneleft\n", STRONG)
        text.append(f"{say('page-welcome', language).partition('.')[0]}.\n{gap}", DIM)
        labels = [choice.label(language) for choice in CHOICES]
        for place, (choice, label) in enumerate(zip(CHOICES, labels, strict=True)):
            called, _ = choice.words(self.chosen[choice.name], language)
            here = place == self.at
            style = clickable(TURN if here else PLAIN, f"screen.turn({place})")
            mark = "▸" if here else " "
            text.append(f" {mark} {label:<{max(map(len, labels))}}  ◂ {called} ▸ ", style).append("\n")
        _, meaning = CHOICES[self.at].words(self.chosen[CHOICES[self.at].name], language)
        told = self.fault or meaning[:1].upper() + meaning[1:]
        text.append(f"{gap}{told}\n", WARNING if self.fault else Style(italic=True))
        text.append(gap).append_text(draw_offers(self.offers(), width))
        return text.append(f"\n{gap}{say('screen-start-keys', language)}\n{say('page-independent', language)}", DIM)

    def offers(self) -> list[Action]:
        language = self.chosen["language"]
        resume = [Action("r", say("screen-resume", language))] if self.resume is not None else []
        return [Action("enter", say("screen-begin", language)), *resume, Action("q", say("screen-quit", language))]

    def on_key(self, event: Key) -> None:
        self.action_press(event.key)

    def action_press(self, key: str) -> None:
        if key in ("up", "down"):
            self.fault = ""
            self.at = (self.at + (1 if key == "down" else -1)) % len(CHOICES)
        elif key in ("left", "right", "space"):
            self.turn(-1 if key == "left" else 1)
        elif key == "enter":
            self.try_to(self.play)
        elif key == "r" and self.resume is not None:
            self.try_to(partial(self.resume, self.chosen["language"]))
        elif key in ("q", "escape"):
            self.app.exit()
        self.draw()

    def action_turn(self, place: int) -> None:
        self.at = place
        self.turn(1)
        self.draw()

    def turn(self, by: int) -> None:
        choice = CHOICES[self.at]
        self.fault = ""
        at = choice.values.index(self.chosen[choice.name])
        self.chosen[choice.name] = choice.values[(at + by) % len(choice.values)]
        rules = rules_of(self.chosen)
        if choice.name == "format" and not fits(rules, int(self.chosen["players"])):
            self.chosen["players"] = str(usual_players(rules))

    def play(self) -> None:
        rules, players = rules_of(self.chosen), int(self.chosen["players"])
        check_players(rules, players)
        self.begin(rules, players, self.chosen["bots"], self.chosen["language"])

    def try_to(self, sit_down: Callable[[], None]) -> None:
        try:
            sit_down()
        except Explained as fault:
            self.fault = fault.explain(self.chosen["language"])
