"""The rulebook: each rule's id, its sheets and the editions it is for. The texts are in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from oneleft.lang import say
from oneleft.rules.editions import EDITIONS

ALL = "C D J G I"


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    section: str
    sheets: str = ALL
    reading: bool = False  # the sheets are silent here, or partly so
    editions: tuple[str, ...] = tuple(EDITIONS)

    def text(self, language: str) -> str:
        return say(f"rule-{self.id}", language)


def section(name: str, *rules: tuple[str, str, bool] | tuple[str, str, bool, tuple[str, ...]]) -> tuple[Rule, ...]:
    return tuple(Rule(rule[0], name, rule[1], rule[2], *rule[3:]) for rule in rules)


JAM_ONLY = ("jam",)
GRADUATION_ONLY = ("graduation",)

RULES: tuple[Rule, ...] = (
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
        ("JAM-1", "J", False, JAM_ONLY),
        ("JAM-2", "J", True, JAM_ONLY),
        ("JAM-3", "J", True, JAM_ONLY),
        ("GRAD-1", "G", False, GRADUATION_ONLY),
    ),
    *section(
        "uno",
        ("UNO-1", ALL, False),
        ("UNO-2", ALL, False),
        ("UNO-3", "I", False),
        ("UNO-4", "", True),
        ("UNO-5", "", True),
    ),
    *section(
        "out",
        ("OUT-1", ALL, False),
        ("OUT-2", ALL, True),
        ("PILE-1", ALL, False),
        ("PILE-2", "", True),
        ("SCORE-1", ALL, False),
        ("SCORE-2", ALL, False),
    ),
    *section(
        "match",
        ("MATCH-1", ALL, False),
        ("MATCH-2", ALL, True),
        ("MATCH-3", "I", False),
        ("TWO-1", "I", True),
        ("PARTNERS-1", "I", False),
        ("PARTNERS-2", "I", False),
        ("PARTNERS-3", "I", False),
        ("CHALLENGE-1", "I", False),
        ("BOARD-1", "D", False),
    ),
    *section(
        "house",
        ("PROG-1", "C", False),
        ("PROG-2", "C", False),
        ("PROG-3", "C", False),
        ("SEVEN-1", "C", False),
        ("SEVEN-2", "C", False),
        ("SEVEN-3", "", True),
        ("JUMP-1", "C", False),
        ("JUMP-2", "C", False),
        ("JUMP-3", "", True),
        ("HOUSE-1", "C", True),
    ),
)
BY_ID = {rule.id: rule for rule in RULES}

# How the ids of a house rule's or a format's rules begin.
HOUSE_IDS = {"progressive": "PROG", "seven_zero": "SEVEN", "jump_in": "JUMP"}
FORMAT_IDS = {
    "points": "MATCH-1",
    "lowest": "MATCH-2",
    "partners": "PARTNERS-1",
    "rotating": "PARTNERS-2",
    "eight": "PARTNERS-3",
    "challenge": "CHALLENGE",
}


def rules_of(edition: str) -> list[Rule]:
    return [rule for rule in RULES if edition in rule.editions]


def rules_about(beginning: str) -> list[Rule]:
    """The rules whose ids begin so."""
    return [rule for rule in RULES if rule.id.startswith(beginning)]
