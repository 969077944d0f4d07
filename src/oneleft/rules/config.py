"""The rules of a table: an edition, house rules, a match format and numbers; and their one-line form."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self

from oneleft.errors import SetupError

from .editions import CLASSIC, EDITIONS, Edition
from .formats import FORMATS, NO_PARTNERS, POINTS, Format
from .options import (
    DRAWING,
    GROUPS,
    HANDS,
    MATCH,
    PENALTIES,
    START_AND_END,
    TURNS,
    UNO,
    Option,
    number,
    options_of,
    short_for,
    switch,
)
from .round import Round
from .rules_line import check_together, number_error, read_line


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table. Each option is declared here, and nowhere else.

    >>> Rules("jam", jump_in=True, format="lowest", target=300)
    Rules.parse('jam+jump_in+lowest+target=300')
    >>> Rules.parse("classic+no_bluffing").bluffing
    False
    """

    edition: Edition = CLASSIC  # or its name
    progressive: bool = switch(False, "PROG-1", "PROG-2", "PROG-3", group=PENALTIES)
    seven_zero: bool = short_for(("sevens", "zeros"), "SEVEN-1", "SEVEN-2", "SEVEN-3", "HALF-1")
    jump_in: bool = switch(False, "JUMP-1", "JUMP-2", "JUMP-3", "HOUSE-1", group=TURNS)
    bluffing: bool = switch(True, about=("WD4-2", "WD4-3"), group=PENALTIES)
    first_skip: bool | None = switch(None, about=("START-3",))  # None: as the edition's sheet says
    cross_stacking: bool = switch(
        False, "CROSS-1", "CROSS-2", group=PENALTIES, brings=("progressive",), excludes=("no_progressive",)
    )
    deflect: bool = switch(False, "DEFLECT-1", "DEFLECT-2", "DEFLECT-3", group=PENALTIES)
    draw_until_playable: bool = switch(False, "UNTIL-1", "UNTIL-2", group=DRAWING)
    must_play: bool = switch(False, "MUST-1", "MUST-2", group=DRAWING)
    free_draw_four: bool = switch(False, "FREE-1", group=PENALTIES, excludes=("no_bluffing",))
    silent: bool = switch(False, "SILENT-1", group=UNO)
    sevens: bool = switch(False, "SEVEN-2", "SEVEN-3", "HALF-1", group=HANDS)
    zeros: bool = switch(False, "SEVEN-1", "SEVEN-3", "HALF-1", group=HANDS)
    multi_play: bool = switch(False, "MULTI-1", "MULTI-2", "MULTI-3", group=TURNS)
    number_start: bool = switch(False, "NSTART-1", group=START_AND_END)
    number_finish: bool = switch(False, "NFINISH-1", "NFINISH-2", group=START_AND_END)
    cards: int = number(7, 3, 15, "DEAL-1", group=START_AND_END)
    catch: int = number(2, 1, 10, "CATCH-1", group=UNO)
    mercy: int | None = number(None, 10, 40, "MERCY-1", "MERCY-2", "MERCY-3", "MERCY-4", group=DRAWING, above="cards")
    format: Format = POINTS  # or its name
    target: int = number(500, 1, 1_000_000, about=("MATCH-3",), scope=MATCH)
    hands: int | None = number(  # rounds of a match; None: as usual
        None, 1, 1_000, about=("PARTNERS-2", "PARTNERS-3"), scope=MATCH
    )
    rows: int = number(10, 2, 1_000, about=("BOARD-1",), scope=MATCH)
    switches: int = field(init=False, compare=False)  # those that are on, and those that they bring, as bits

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", find_edition(self.edition))
        object.__setattr__(self, "format", find_format(self.format))
        if self.format.rounds and self.hands == self.format.rounds:
            object.__setattr__(self, "hands", None)
        options = options_of(type(self))
        self._shorten(options)
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
        check_together(type(self), str(self).split("+"))
        for above, option in ((options[option.above], option) for option in options.values() if option.above):
            check_above(option, getattr(self, option.name), above, getattr(self, above.name))

    def _shorten(self, options: dict[str, Option]) -> None:
        """Write switches that have one short word as that word: `sevens` and `zeros` are `seven_zero`."""
        for short in (option for option in options.values() if option.is_short):
            if getattr(self, short.name) is True or all(getattr(self, name) is True for name in short.brings):
                for name, value in {short.name: True, **dict.fromkeys(short.brings, False)}.items():
                    object.__setattr__(self, name, value)

    def _usual(self, option: Option) -> bool | int | None:
        """The value of an option where nobody chooses one."""
        of_edition = option.is_switch and option.default is None
        return getattr(self.edition, option.name) if of_edition else option.default

    def changed(self) -> list[tuple[Option, Any]]:
        """The options that are not as usual, with their values."""
        values = [(option, getattr(self, option.name)) for option in options_of(type(self)).values()]
        return [(option, value) for option, value in values if value != self._usual(option)]

    def is_on(self, name: str) -> bool:
        """Whether a switch is on, itself or through another that brings it, or a number differs from the default.

        >>> Rules(seven_zero=True).is_on("zeros"), Rules(cards=7).is_on("cards")
        (True, False)
        """
        option = options_of(type(self))[name]
        return bool(self.switches & option.bit) if option.is_switch else getattr(self, name) != option.default

    @property
    def rounds(self) -> int:
        """How many hands a match has in the formats that have a fixed number; 0 in the others."""
        return (self.hands or self.format.rounds) if self.format.rounds else 0

    @property
    def house(self) -> tuple[str, ...]:
        return tuple(name for name in HOUSE_RULES if getattr(self, name))

    def __str__(self) -> str:
        changed = self.changed()
        words = [self.edition.name, *(option.word(value) for option, value in changed if option.is_switch)]
        if self.format is not POINTS:
            words.append(self.format.name)
        words += [option.word(value) for option, value in changed if not option.is_switch]
        return "+".join(words)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    @classmethod
    def parse(cls, line: str) -> Self:
        """Read the one-line form."""
        return cls(**read_line(cls, line))

    def with_(self, **options: Any) -> Self:
        """The same rules with these options changed. Another edition brings its own settings."""
        if "edition" in options:
            options = dict.fromkeys(self._of_edition(), None) | options
        for short in (option for option in options_of(type(self)).values() if option.is_short):
            if getattr(self, short.name) and set(options) & {short.name, *short.brings}:  # as its parts, one may go
                options = {short.name: False} | dict.fromkeys(short.brings, options.get(short.name, True)) | options
        return replace(self, **options)

    def _of_edition(self) -> list[str]:
        """The options that are as the edition's sheet says."""
        found = [option for option in options_of(type(self)).values() if option.is_switch and option.default is None]
        return [option.name for option in found if getattr(self, option.name) == self._usual(option)]

    def new_round(self, players: int) -> Round:
        """The record of an empty table with these rules."""
        r = Round()
        r.players = players
        r.switches = self.switches
        r.special = self.edition.special
        r.cards = self.cards
        r.catch = self.catch
        r.mercy = self.mercy or 0
        r.teams = int(self.format.partners != NO_PARTNERS)
        return r


OPTIONS = options_of(Rules)  # each is described by `house-NAME` in the catalogues, where people choose it
SWITCHES = tuple(name for name, option in OPTIONS.items() if option.is_switch)  # in the order of their bits
OFFERED = {group: tuple(name for name, option in OPTIONS.items() if option.group == group) for group in GROUPS}
HOUSE_RULES = tuple(name for name, option in OPTIONS.items() if option.is_house_rule)

# The switches for the law, as bits of the record's ``switches``.
PROGRESSIVE = OPTIONS["progressive"].bit
JUMP_IN = OPTIONS["jump_in"].bit
BLUFFING = OPTIONS["bluffing"].bit
FIRST_SKIP = OPTIONS["first_skip"].bit
CROSS_STACKING = OPTIONS["cross_stacking"].bit
DEFLECT = OPTIONS["deflect"].bit
DRAW_UNTIL_PLAYABLE = OPTIONS["draw_until_playable"].bit
MUST_PLAY = OPTIONS["must_play"].bit
FREE_DRAW_FOUR = OPTIONS["free_draw_four"].bit
SILENT = OPTIONS["silent"].bit
SEVENS = OPTIONS["sevens"].bit
ZEROS = OPTIONS["zeros"].bit
MULTI_PLAY = OPTIONS["multi_play"].bit
NUMBER_START = OPTIONS["number_start"].bit
NUMBER_FINISH = OPTIONS["number_finish"].bit


def check_value(option: Option, value: object) -> None:
    """Refuse a value that the option cannot have."""
    if option.is_switch and not isinstance(value, bool):
        raise SetupError("setup-switch", name=option.name, given=str(value))
    if option.is_switch or (value is None and option.default is None):
        return
    if type(value) is not int or not option.least <= value <= option.most:
        raise number_error(option, value)


def check_above(option: Option, value: int | None, below: Option, other: int) -> None:
    """Refuse a number that does not exceed another one that it must exceed."""
    if value is not None and value <= other:
        raise SetupError("setup-above", option.rules[0], more=option.word(value), less=below.word(other))


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
