"""The rules of a table: an edition, house rules, a match format and numbers; and their one-line form."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from oneleft.errors import SetupError

from .editions import CLASSIC, EDITIONS, Edition
from .round import Round

HOUSE_RULES = ("progressive", "seven_zero", "jump_in")
FORMATS = ("points", "lowest", "partners", "rotating", "eight", "challenge")

SWITCHES = (*HOUSE_RULES, "bluffing", "first_skip")
SHEET_HANDS = {"rotating": 4, "eight": 7}  # hands of a match with a fixed number of them
NUMBERS = {"target": (1, 1_000_000), "hands": (1, 1_000), "rows": (2, 1_000)}


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table.

    >>> Rules("jam", jump_in=True, format="lowest", target=300)
    Rules.parse('jam+jump_in+lowest+target=300')
    >>> Rules.parse("classic+no_bluffing").bluffing
    False
    """

    edition: Edition = CLASSIC  # or its name
    progressive: bool = False
    seven_zero: bool = False
    jump_in: bool = False
    bluffing: bool = True  # WD4-3
    first_skip: bool | None = None  # START-3; None: as the edition's sheet says
    format: str = "points"
    target: int = 500  # MATCH-3
    hands: int | None = None  # PARTNERS-2, PARTNERS-3: rounds of a match, as the sheet calls them; None for its number
    rows: int = 10  # BOARD-1

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", find_edition(self.edition))
        if self.format not in FORMATS:
            raise SetupError("setup-format", given=str(self.format), known=", ".join(FORMATS))
        if self.first_skip is None:
            object.__setattr__(self, "first_skip", self.edition.first_skip)
        for name in SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise SetupError("setup-switch", name=name, given=str(getattr(self, name)))
        for name, (least, most) in NUMBERS.items():
            number = getattr(self, name)
            if name == "hands" and number in (None, SHEET_HANDS.get(self.format)):
                object.__setattr__(self, "hands", None)
                continue
            if type(number) is not int or not least <= number <= most:
                raise SetupError("setup-number", name=name, given=str(number), least=str(least), most=str(most))

    @property
    def rounds(self) -> int:
        """How many hands a match has in the formats that have a fixed number; 0 in the others."""
        return (self.hands or SHEET_HANDS[self.format]) if self.format in SHEET_HANDS else 0

    @property
    def house(self) -> tuple[str, ...]:
        return tuple(name for name in HOUSE_RULES if getattr(self, name))

    def __str__(self) -> str:
        usual = Rules(self.edition)
        words = [self.edition.name]
        turned = [name for name in SWITCHES if getattr(self, name) != getattr(usual, name)]
        words += [name if getattr(self, name) else f"no_{name}" for name in turned]
        if self.format != usual.format:
            words.append(self.format)
        words += [f"{name}={getattr(self, name)}" for name in NUMBERS if getattr(self, name) != getattr(usual, name)]
        return "+".join(words)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the one-line form."""
        edition, *words = text.split("+")
        options: dict[str, Any] = {}
        for word in words:
            name, value = parse_option(word)
            if name in options:
                raise SetupError("setup-twice", name=name)
            options[name] = value
        return cls(find_edition(edition), **options)

    def with_(self, **options: Any) -> Self:
        """The same rules with these options changed."""
        return replace(self, **options)

    def new_round(self, players: int) -> Round:
        """The record of an empty table with these rules."""
        r = Round()
        r.players = players
        for name in SWITCHES:
            setattr(r, name, int(getattr(self, name)))
        r.special = self.edition.special
        return r


def find_edition(name: object) -> Edition:
    """The edition of this name. An `Edition` is returned unchanged."""
    if isinstance(name, Edition):
        return name
    if not isinstance(name, str) or name not in EDITIONS:
        raise SetupError("setup-edition", given=str(name), known=", ".join(EDITIONS))
    return EDITIONS[name]


def parse_option(word: str) -> tuple[str, Any]:
    """One word of the one-line form: a switch, a format or a number. Its field in `Rules`, and the value."""
    name, equals, number = word.partition("=")
    if equals and name in NUMBERS:
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise SetupError(
                "setup-number", name=name, given=number, least=str(NUMBERS[name][0]), most=str(NUMBERS[name][1])
            )
        return name, int(number)
    if word in FORMATS:
        return "format", word
    if word in SWITCHES:
        return word, True
    if word.removeprefix("no_") in SWITCHES:
        return word.removeprefix("no_"), False
    known = [*SWITCHES, *(f"no_{name}" for name in SWITCHES), *FORMATS, *(f"{name}=…" for name in NUMBERS)]
    raise SetupError("setup-word", given=word, known=", ".join(known))
