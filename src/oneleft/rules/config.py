"""The rules of a table: an edition, house rules, a match format and numbers; and their one-line form."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any, Self

from oneleft.errors import SetupError

from .editions import CLASSIC, EDITIONS, Edition
from .formats import FORMATS, POINTS, Format
from .options import MATCH, Option, number, options_of, switch, switch_words
from .round import Round


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table. Each option is declared here, and nowhere else.

    >>> Rules("jam", jump_in=True, format="lowest", target=300)
    Rules.parse('jam+jump_in+lowest+target=300')
    >>> Rules.parse("classic+no_bluffing").bluffing
    False
    """

    edition: Edition = CLASSIC  # or its name
    progressive: bool = switch(False, "PROG-1", "PROG-2", "PROG-3")
    seven_zero: bool = switch(False, "SEVEN-1", "SEVEN-2", "SEVEN-3")
    jump_in: bool = switch(False, "JUMP-1", "JUMP-2", "JUMP-3")
    bluffing: bool = switch(True)  # WD4-3
    first_skip: bool | None = switch(None)  # START-3; None: as the edition's sheet says
    format: Format = POINTS  # or its name
    target: int = number(500, 1, 1_000_000, scope=MATCH)  # MATCH-3
    hands: int | None = number(None, 1, 1_000, scope=MATCH)  # PARTNERS-2, PARTNERS-3: rounds of a match; None: as usual
    rows: int = number(10, 2, 1_000, scope=MATCH)  # BOARD-1
    switches: int = field(init=False, compare=False)  # those that are on, and those that they bring, as bits

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", find_edition(self.edition))
        object.__setattr__(self, "format", find_format(self.format))
        if self.format.rounds and self.hands == self.format.rounds:
            object.__setattr__(self, "hands", None)
        options = options_of(type(self))
        switches = 0
        for name, option in options.items():
            value = getattr(self, name)
            if option.is_switch and value is None:
                value = self._usual(option)
                object.__setattr__(self, name, value)
            check_value(option, value)
            if option.is_switch and value:
                switches |= option.bit
                for brought in option.brings:
                    switches |= options[brought].bit
        object.__setattr__(self, "switches", switches)
        self._check_together(str(self).split("+"))

    def _usual(self, option: Option) -> bool | int | None:
        """The value of an option where nobody chooses one."""
        of_edition = option.is_switch and option.default is None
        return getattr(self.edition, option.name) if of_edition else option.default

    def _changed(self) -> list[tuple[Option, Any]]:
        """The options that are not as usual, with their values."""
        values = [(option, getattr(self, option.name)) for option in options_of(type(self)).values()]
        return [(option, value) for option, value in values if value != self._usual(option)]

    @classmethod
    def _check_together(cls, words: Collection[str]) -> None:
        """Refuse words of the one-line form that exclude each other."""
        chosen = [option for option in options_of(cls).values() if option.name in words]
        for option in chosen:
            for excluded in option.excludes:
                if excluded in words:
                    raise SetupError("setup-excludes", name=option.name, excluded=excluded)

    @property
    def rounds(self) -> int:
        """How many hands a match has in the formats that have a fixed number; 0 in the others."""
        return (self.hands or self.format.rounds) if self.format.rounds else 0

    @property
    def house(self) -> tuple[str, ...]:
        return tuple(name for name in HOUSE_RULES if getattr(self, name))

    def __str__(self) -> str:
        changed = self._changed()
        words = [self.edition.name, *(option.word(value) for option, value in changed if option.is_switch)]
        if self.format is not POINTS:
            words.append(self.format.name)
        words += [option.word(value) for option, value in changed if not option.is_switch]
        return "+".join(words)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the one-line form."""
        edition, *words = text.split("+")
        if edition not in EDITIONS and edition in cls.words():
            raise SetupError("setup-no-edition", given=edition, example=f"{CLASSIC.name}+{text}")
        options: dict[str, Any] = {}
        for word in words:
            name, value = cls._parse_word(word)
            if name in options:
                raise SetupError("setup-twice", name=name)
            options[name] = value
        cls._check_together(words)
        return cls(find_edition(edition), **options)

    @classmethod
    def _parse_word(cls, word: str) -> tuple[str, Any]:
        """One word of the one-line form: a switch, a format or a number. Its field, and the value."""
        if word in FORMATS:
            return "format", FORMATS[word]
        switches = switch_words(cls)
        if word in switches:
            return switches[word]
        options = options_of(cls)
        name, equals, digits = word.partition("=")
        if equals and name in options and not options[name].is_switch:
            is_number = digits.isascii() and digits.isdigit() and len(digits) < 10
            return name, int(digits) if is_number else digits
        raise SetupError("setup-word", given=word, known=", ".join(cls.words()))

    @classmethod
    def words(cls) -> list[str]:
        """The words of the one-line form, without the editions."""
        numbers = [option for option in options_of(cls).values() if not option.is_switch]
        return [*switch_words(cls), *FORMATS, *(option.word("…") for option in numbers)]

    def with_(self, **options: Any) -> Self:
        """The same rules with these options changed."""
        return replace(self, **options)

    def new_round(self, players: int) -> Round:
        """The record of an empty table with these rules."""
        r = Round()
        r.players = players
        r.switches = self.switches
        r.special = self.edition.special
        return r


OPTIONS = options_of(Rules)  # each is described by `house-NAME` in the catalogues, where people choose it
SWITCHES = tuple(name for name, option in OPTIONS.items() if option.is_switch)  # in the order of their bits
OFFERED = tuple(name for name, option in OPTIONS.items() if option.is_offered)
HOUSE_RULES = tuple(name for name, option in OPTIONS.items() if option.is_house_rule)

# The switches for the law, as bits of the record's ``switches``.
PROGRESSIVE = OPTIONS["progressive"].bit
SEVEN_ZERO = OPTIONS["seven_zero"].bit
JUMP_IN = OPTIONS["jump_in"].bit
BLUFFING = OPTIONS["bluffing"].bit
FIRST_SKIP = OPTIONS["first_skip"].bit


def check_value(option: Option, value: object) -> None:
    """Refuse a value that the option cannot have."""
    if option.is_switch and not isinstance(value, bool):
        raise SetupError("setup-switch", name=option.name, given=str(value))
    if option.is_switch or (value is None and option.default is None):
        return
    if type(value) is not int or not option.least <= value <= option.most:
        least, most = str(option.least), str(option.most)
        raise SetupError("setup-number", name=option.name, given=str(value), least=least, most=most)


def find_edition(name: object) -> Edition:
    """The edition of this name. An `Edition` is returned unchanged."""
    if isinstance(name, Edition):
        return name
    if not isinstance(name, str) or name not in EDITIONS:
        raise SetupError("setup-edition", given=str(name), known=", ".join(EDITIONS))
    return EDITIONS[name]


def find_format(name: object) -> Format:
    """The format of this name. A `Format` is returned unchanged."""
    if isinstance(name, Format):
        return name
    if not isinstance(name, str) or name not in FORMATS:
        raise SetupError("setup-format", given=str(name), known=", ".join(FORMATS))
    return FORMATS[name]
