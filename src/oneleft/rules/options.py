"""How an option of the rules is declared: a switch or a number, its rules, and what it goes with.

The declaration of an option is its field in `Rules`. Code that lists, reads, checks or offers options takes them from
`options_of`: the one-line form, the referee, the environments, the start screens, the rulebook and the page.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any

# The groups in which people choose house rules, each named by `group-NAME` in the catalogues.
PENALTIES, DRAWING, TURNS, HANDS, UNO, START_AND_END = GROUPS = (
    "penalties",
    "drawing",
    "turns",
    "hands",
    "uno",
    "ends",
)

# What an option belongs to.
LAW = "law"  # how a round is played
MATCH = "match"  # how rounds make up a match


@dataclass(frozen=True, slots=True)
class Option:
    """A switch is on or off; a number has a range. A default of None: as the edition or the format says."""

    default: bool | int | None
    name: str = ""  # of the field, and in the one-line form
    scope: str = LAW
    group: str = ""  # where people choose it; nobody is asked for those without a group
    is_switch: bool = True
    least: int = 0  # of a number
    most: int = 0
    above: str = ""  # the number that this one must exceed
    rules: tuple[str, ...] = ()  # the ids of the rules that are in force only with it
    about: tuple[str, ...] = ()  # the ids of the rules that speak of it and are in force without it too
    brings: tuple[str, ...] = ()  # the switches that are on while this one is on
    is_short: bool = False  # the word is short for those that it brings, and stands for nothing else
    excludes: tuple[str, ...] = ()  # the words of the one-line form that are refused with it
    bit: int = 0  # of a switch, in the record of a round

    @property
    def is_offered(self) -> bool:
        """Whether people choose it where they set up a table."""
        return bool(self.group)

    @property
    def is_house_rule(self) -> bool:
        """Whether it is a switch that is off at most tables."""
        return self.is_switch and self.default is False

    def word(self, value: object) -> str:
        """A value in the one-line form.

        >>> Option(True, "bluffing").word(False), Option(500, "target", is_switch=False).word(200)
        ('no_bluffing', 'target=200')
        """
        if value is False or value is None:
            return f"no_{self.name}"
        return self.name if self.is_switch else f"{self.name}={value}"


def switch(
    default: bool | None = False,
    *rules: str,
    about: tuple[str, ...] = (),
    group: str = "",
    brings: tuple[str, ...] = (),
    excludes: tuple[str, ...] = (),
) -> Any:
    """Declare a switch of the law. It is a bit in the record of a round."""
    option = Option(default, group=group, rules=rules, about=about, brings=brings, excludes=excludes)
    return field(default=default, metadata={"option": option})


def short_for(switches: tuple[str, ...], *rules: str) -> Any:
    """Declare a switch that is short for several others: all of them are on, written as one word."""
    option = Option(False, rules=rules, brings=switches, is_short=True)
    return field(default=False, metadata={"option": option})


def number(
    default: int | None,
    least: int,
    most: int,
    *rules: str,
    about: tuple[str, ...] = (),
    scope: str = LAW,
    group: str = "",
    above: str = "",
) -> Any:
    """Declare a number and its range."""
    option = Option(default, "", scope, group, False, least, most, above, rules, about)
    return field(default=default, metadata={"option": option})


def options_of(rules: Any) -> dict[str, Option]:
    """The options that a class of rules declares, by name."""
    return _read_declarations(rules)[0]


def off_words(rules: Any) -> dict[str, tuple[str, bool | None]]:
    """The words of the one-line form that take an option away: its name and the value without it."""
    return _read_declarations(rules)[1]


@cache
def _read_declarations(rules: Any) -> tuple[dict[str, Option], dict[str, tuple[str, bool | None]]]:
    declared = {field.name: field.metadata["option"] for field in fields(rules) if "option" in field.metadata}
    bits = {name: 1 << place for place, name in enumerate(n for n, option in declared.items() if option.is_switch)}
    options = {name: replace(option, name=name, bit=bits.get(name, 0)) for name, option in declared.items()}
    removable = [option for option in options.values() if option.is_switch or option.default is None]
    words = {option.word(None): (option.name, False if option.is_switch else None) for option in removable}
    return options, words
