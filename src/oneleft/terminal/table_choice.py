"""The table that a person chooses on the start screen: its settings, their values, and why one cannot be had now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from oneleft.bots.levels import DEFAULT_LEVEL, OFFERED_LEVELS
from oneleft.errors import SetupError
from oneleft.lang import LANGUAGES, say, split_name
from oneleft.match.player_counts import DEFAULT_PLAYERS, check_players, fits, usual_players
from oneleft.rules.config import OFFERED, OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.rules.presets import PRESETS
from oneleft.rules.rules_line import preset_of
from oneleft.table.rules_in_words import word_name

from .waiting_room import level_name

HOUSE = tuple(name for group in OFFERED.values() for name in group)
SETTINGS = ("preset", "edition", "format", "target", "players", "bots", "language", *HOUSE)
TARGETS = (100, 200, 300, 500, 1000)
DEFAULT_RULES = Rules()
LABELS = {
    "preset": "page-house",
    "edition": "page-edition",
    "format": "page-format",
    "target": "page-target",
    "players": "page-players",
    "bots": "page-level",
    "language": "language-label",
}


@dataclass(frozen=True, slots=True)
class TableChoice:
    """What was chosen. A change gives another choice, or an error that says why it is not possible."""

    language: str
    rules: Rules = DEFAULT_RULES
    players: int = DEFAULT_PLAYERS
    bots: str = DEFAULT_LEVEL

    def value(self, name: str) -> Any:
        if name == "preset":
            return preset_of(self.rules)
        if name in HOUSE and OPTIONS[name].is_switch:
            return self.rules.is_on(name)
        return getattr(self if name in ("players", "bots", "language") else self.rules, name)

    def values(self, name: str) -> Sequence[Any]:
        """The values of a setting, in the order in which the keys go through them."""
        if name in HOUSE:
            option = OPTIONS[name]
            numbers = range(option.least, option.most + 1)
            return (False, True) if option.is_switch else (None, *numbers) if option.default is None else numbers
        names = {"preset": PRESETS, "bots": OFFERED_LEVELS, "language": LANGUAGES, "players": self.rules.format.players}
        objects = {"edition": EDITIONS.values(), "format": FORMATS.values(), "target": TARGETS}
        return tuple(names.get(name) or objects[name])

    def change(self, name: str, by: int) -> TableChoice:
        """The next value of a setting, or the one before."""
        values, value = self.values(name), self.value(name)
        at = values.index(value) + by if value in values else 0
        is_number = name in HOUSE and not OPTIONS[name].is_switch
        return self.with_value(name, values[min(max(at, 0), len(values) - 1) if is_number else at % len(values)])

    def with_value(self, name: str, value: Any) -> TableChoice:
        if name in ("bots", "language"):
            return replace(self, **{name: value})
        changed = replace(self, players=value) if name == "players" else replace(self, rules=self._rules(name, value))
        if not fits(changed.rules, changed.players):  # a format brings a number of players that it can seat
            changed = replace(changed, players=usual_players(changed.rules))
        check_players(changed.rules, changed.players)
        return changed

    def _rules(self, name: str, value: Any) -> Rules:
        if name == "preset":
            of_match = {field: getattr(self.rules, field) for field in ("format", "target", "hands", "rows")}
            return Rules.parse(f"{self.rules.edition}+{value}").with_(**of_match)
        if name == "edition":
            return self.rules.with_(edition=value, first_skip=None)
        return self.rules.with_(**{name: value})

    def obstacle(self, name: str, language: str) -> str:
        """Why the switch of a house rule cannot be changed; empty if it can."""
        if name not in HOUSE or not OPTIONS[name].is_switch:
            return ""
        word = OPTIONS[name].word(not self.value(name))
        on = [option for option in OPTIONS.values() if option.is_switch and self.rules.is_on(option.name)]
        for option in on:
            if word in option.excludes and option.group:
                key = "page-brought" if self.value(name) else "page-conflict"
                return say(key, language, name=word_name(option.name, language))
        opposed = [other for other in OPTIONS[name].excludes if other in str(self.rules).split("+")]
        return say("page-conflict", language, name=word_name(opposed[0], language)) if opposed else ""

    def describe(self, name: str) -> tuple[str, str]:
        """The name of a setting's value, and what it means."""
        language, value = self.language, self.value(name)
        if name in HOUSE:
            on_off = say("screen-on" if value else "screen-off", language)
            option, meaning = OPTIONS[name], split_name(f"house-{name}", language)[1]
            if option.is_switch:
                return on_off, meaning
            return on_off if value is None else str(value), f"{meaning} ({option.least}–{option.most})"
        if name in ("edition", "format"):
            return split_name(f"{name}-{value}", language)
        if name == "preset":
            return split_name(f"preset-{value}", language) if value else (say("screen-own", language), "")
        if name == "bots":
            return level_name(value, language), say(f"page-does-{value}", language)
        return (say("language-name", value), "") if name == "language" else (str(value), "")

    def is_changed(self, name: str) -> bool:
        """Whether a house rule is not as usual."""
        return name in HOUSE and self.value(name) != OPTIONS[name].default

    def label(self, name: str) -> str:
        return split_name(f"house-{name}", self.language)[0] if name in HOUSE else say(LABELS[name], self.language)

    def surprise(self, random: Random) -> TableChoice:
        """House rules by chance. Those that do not go with what is there already are left out."""
        choice = self.with_value("preset", "official")
        share = random.uniform(0.15, 0.5)
        for name in random.sample(HOUSE, len(HOUSE)):
            if random.random() < share and not choice.obstacle(name, self.language):
                choice = choice._try(name, random.choice(choice.values(name)))
        return choice

    def _try(self, name: str, value: Any) -> TableChoice:
        try:
            return self.with_value(name, value)
        except SetupError:
            return self
