"""The rulebook: each rule's id, its sheets and the editions it is for. The texts are in the catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oneleft.lang import say
from oneleft.rules.config import OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS, POINTS
from oneleft.rules.options import Option

ALL = "C D J G I"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the rulebook. Refusals, documents and tests cite its id; its text is in the catalogues."""

    id: str
    section: str
    sheets: str = ALL
    reading: bool = False  # the sheets leave at least a part of it open
    editions: tuple[str, ...] = tuple(EDITIONS)

    def text(self, language: str) -> str:
        return say(f"rule-{self.id}", language)

    def note(self, language: str) -> str:
        """What is our reading, or what is odd about a sheet; empty for most rules."""
        return say(f"note-{self.id}", language) if self.reading or self.id in SHEET_NOTES else ""

    @property
    def houses(self) -> list[str]:
        """The house rules that it belongs to: it applies where one of them is played, everywhere if there are none."""
        own = [name for name, option in OPTIONS.items() if self.id in option.rules]
        return own + [name for name, option in OPTIONS.items() if {*own} & {*option.brings} and name not in own]

    @property
    def formats(self) -> list[str]:
        """The ways of scoring that it belongs to; to all if none is named."""
        return [name for name, played in FORMATS.items() if self.id in played.rules]

    @property
    def about(self) -> list[str]:
        return [subject for subject, ids in SUBJECTS.items() if self.id in ids]

    def in_force(self, rules: Rules) -> bool:
        """Whether a table with these rules plays by it."""
        in_house = not self.houses or any(map(rules.is_on, self.houses))
        in_format = not self.formats or rules.format.name in self.formats
        return rules.edition.name in self.editions and in_house and in_format

    def replaced_by(self, rules: Rules) -> list[str]:
        """The rules of a table that go before this one where the two differ."""
        return in_force(REPLACED_BY.get(self.id, ()), rules)


def section(name: str, *rules: tuple[str, str, bool] | tuple[str, str, bool, tuple[str, ...]]) -> tuple[Rule, ...]:
    return tuple(Rule(rule[0], name, rule[1], rule[2], *rule[3:]) for rule in rules)


# Rules taken as printed, whose sheet is damaged, misprinted, or different on its Spanish side.
SHEET_NOTES = (
    "DECK-4",
    "START-3",
    "START-5",
    "TURN-2",
    "TURN-3",
    "WD4-1",
    "WD4-3",
    "WD4-4",
    "WD4-6",
    "UNO-2",
    "PARTNERS-2",
    "CHALLENGE-1",
)

# House rules of which another one replaces a part, where it is played too.
REPLACED_BY = {
    "PROG-1": ("CROSS-1", "CROSS-2"),  # the two kinds mix
    "PROG-3": ("FREE-1",),  # no challenges
    "CROSS-1": ("FREE-1",),
    "CROSS-2": ("FREE-1",),
    "DEFLECT-3": ("FREE-1", "NFINISH-1"),  # no challenges; a last card does not deflect
    "UNTIL-1": ("MUST-2", "MERCY-1"),  # the card is not kept; drawing stops at the limit
    "MULTI-2": ("SILENT-1",),  # no calls
    "CATCH-1": ("SILENT-1",),
}

JAM_ONLY = ("jam",)
GRADUATION_ONLY = ("graduation",)

SHEET_RULES: tuple[Rule, ...] = (
    *section(
        "deck",
        ("DECK-1", ALL, False),
        ("DECK-2", ALL, False),
        ("DECK-3", ALL, False),
        ("DECK-4", ALL, False),
        ("DECK-5", "J G", False, ("jam", "graduation")),
        ("PLAYERS-1", "D", False),
    ),
    *section(
        "setup",
        ("SETUP-1", ALL, True),
        ("SETUP-2", ALL, False),
        ("SETUP-3", ALL, False),
        ("SETUP-4", ALL, False),
        ("SETUP-5", ALL, True),
    ),
    *section(
        "start",
        ("START-1", ALL, False),
        ("START-2", ALL, False),
        ("START-3", ALL, False),
        ("START-4", ALL, False),
        ("START-5", ALL, False),
        ("START-6", "J G", False, ("jam", "graduation")),
        ("START-7", "", True),
    ),
    *section(
        "turn",
        ("TURN-1", ALL, False),
        ("TURN-2", ALL, False),
        ("TURN-3", ALL, False),
        ("TURN-4", ALL, False),
    ),
    *section(
        "action",
        ("DRAW2-1", ALL, False),
        ("REVERSE-1", ALL, False),
        ("SKIP-1", ALL, False),
        ("WILD-1", ALL, False),
        ("WD4-1", ALL, False),
        ("WD4-2", ALL, False),
        ("WD4-3", ALL, False),
        ("WD4-4", ALL, False),
        ("WD4-5", ALL, True),
        ("WD4-6", ALL, False),
        ("JAM-1", "J", True, JAM_ONLY),
        ("JAM-2", "J", True, JAM_ONLY),
        ("JAM-3", "J", True, JAM_ONLY),
        ("GRAD-1", "G", False, GRADUATION_ONLY),
    ),
    *section(
        "uno",
        ("UNO-1", ALL, True),
        ("UNO-2", ALL, False),
        ("UNO-3", "I", False),
        ("UNO-4", "", True),
        ("UNO-5", "", True),
    ),
    *section(
        "out",
        ("OUT-1", ALL, False),
        ("OUT-2", ALL, True),
        ("PILE-1", ALL, True),
        ("PILE-2", "", True),
        ("PILE-3", "", True),
        ("SCORE-1", ALL, False),
        ("SCORE-2", ALL, False),
    ),
    *section(
        "match",
        ("MATCH-1", ALL, False),
        ("MATCH-2", ALL, True),
        ("MATCH-3", "I", False),
        ("TWO-1", "I", True),
        ("PARTNERS-1", "I", True),
        ("PARTNERS-2", "I", False),
        ("PARTNERS-3", "I", True),
        ("CHALLENGE-1", "I", False),
        ("BOARD-1", "D", False),
    ),
    *section(
        "house",
        ("PROG-1", "C", False),
        ("PROG-2", "C", False),
        ("PROG-3", "C", True),
        ("SEVEN-1", "C", False),
        ("SEVEN-2", "C", False),
        ("SEVEN-3", "", True),
        ("JUMP-1", "C", True),
        ("JUMP-2", "C", True),
        ("JUMP-3", "", True),
        ("HOUSE-1", "C", True),
    ),
)


def rules_beyond_sheets(options: Iterable[Option]) -> Iterator[Rule]:
    """The rules of options that no sheet prints. They have no entry above: the option's declaration names them."""
    listed = {rule.id for rule in SHEET_RULES}
    beyond = dict.fromkeys(rule for option in options for rule in option.rules if rule not in listed)
    yield from (Rule(rule, "house", sheets="") for rule in beyond)


RULES = (*SHEET_RULES, Rule("HOUSE-2", "house", sheets=""), *rules_beyond_sheets(OPTIONS.values()))
BY_ID = {rule.id: rule for rule in RULES}

OF_SOME_FORMAT = tuple(dict.fromkeys(rule for played in FORMATS.values() for rule in played.rules))

# What people ask about: a card by its face, a move by its verb, a penalty by its card, the score.
SUBJECTS = {
    "number": ("TURN-1",),
    "0": ("SEVEN-1",),
    "7": ("SEVEN-2",),
    "S": ("SKIP-1",),
    "R": ("REVERSE-1",),
    "+2": ("DRAW2-1",),
    "W": ("WILD-1", "TURN-2"),
    "W+4": ("WD4-1", "WD4-2", "WD4-3"),
    "WJ": ("JAM-1", "JAM-2", "JAM-3"),
    "WG": ("GRAD-1",),
    "worth": ("SCORE-1",),
    "draw": ("TURN-3", "TURN-4", "PILE-1"),
    "keep": ("TURN-3", "TURN-4"),
    "pass": ("MULTI-1", "MULTI-2"),
    "uno": ("UNO-1", "UNO-2"),
    "catch": ("UNO-2", "UNO-3", "UNO-4"),
    "swap": ("SEVEN-2",),
    "color": ("WILD-1",),
    "penalty +2": ("DRAW2-1", "PROG-1"),
    "penalty W+4": ("WD4-1", "WD4-4", "WD4-5", "WD4-6", "PROG-1"),
    "score": ("SCORE-1", *OF_SOME_FORMAT, "BOARD-1"),
}


def face(card: str) -> str:
    """What a card is whatever its colour: a number, a symbol or a kind of wild."""
    return card if card.startswith("W") else card[1:]


def rules_of_card(card: str) -> tuple[str, ...]:
    """A number fits by its colour or its number, and some numbers do more at some tables."""
    number = SUBJECTS["number"] if face(card).isdigit() else ()
    return SUBJECTS.get(face(card), ()) + number


def in_force(ids: Iterable[str], rules: Rules) -> list[str]:
    """Those that a table with these rules plays by, each once."""
    return [rule for rule in dict.fromkeys(ids) if BY_ID[rule].in_force(rules)]


def rules_beside_sheet(rules: Rules) -> list[Rule]:
    """The rules by which a table is told apart: of its house rules, its way of scoring and its numbers."""
    told = {rule for option, _ in rules.changed() for rule in option.about}
    told |= set() if rules.format is POINTS else {*rules.format.rules}
    return [rule for rule in RULES if (rule.houses or rule.id in told) and rule.in_force(rules)]


def rules_of(edition: str) -> list[Rule]:
    return [rule for rule in RULES if edition in rule.editions]


def rules_about(beginning: str) -> list[Rule]:
    """The rules whose ids begin so."""
    return [rule for rule in RULES if rule.id.startswith(beginning)]
