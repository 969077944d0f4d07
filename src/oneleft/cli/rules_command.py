"""``oneleft rules``: the rulebook, or a part of it."""

from __future__ import annotations

from typing import Annotated

import typer

from oneleft.errors import suggest
from oneleft.lang import say
from oneleft.rules.config import HOUSE_RULES, OPTIONS
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.table.rulebook import BY_ID, Rule, rules_about, rules_of

from .common import Language, fail, print_text
from .completion import completion


def print_rules(
    language: Language,
    which: Annotated[
        str,
        typer.Argument(
            help="A rule id or its beginning, an edition, a house rule or a format.",
            metavar="WHICH",
            autocompletion=completion([*EDITIONS, *HOUSE_RULES, *FORMATS, *BY_ID]),
        ),
    ] = "",
) -> None:
    """Print the rulebook, or a part of it."""
    heading, chosen = find_rules(which, language)
    if not chosen:
        fail(_unknown(which, language), 2)
    if heading:
        print_text(heading + "\n")
    section = ""
    for rule in chosen:
        if rule.section != section and len(chosen) > 1:
            section = rule.section
            print_text(f"{say(f'section-{section}', language)}\n")
        print_text(_rule_paragraph(rule, language) + "\n")
    if len(chosen) > 1:
        sheets = ", ".join(f"{edition.sheet} {name}" for name, edition in EDITIONS.items())
        print_text(say("rules-sheets", language, sheets=sheets))


def find_rules(which: str, language: str) -> tuple[str, list[Rule]]:
    """A heading, and the rules of an edition, a house rule or a format, or the rules whose ids begin like this."""
    name = which.lower()
    if name in EDITIONS:
        return say(f"edition-{name}", language), rules_of(name)
    if name in HOUSE_RULES:
        return say(f"house-{name}", language), [BY_ID[rule] for rule in OPTIONS[name].rules]
    if name in FORMATS:
        return say(f"format-{name}", language), [BY_ID[rule] for rule in FORMATS[name].rules]
    return "", [BY_ID[which.upper()]] if which.upper() in BY_ID else rules_about(which.upper())


def _unknown(which: str, language: str) -> str:
    """What `find_rules` finds, and which of it was perhaps meant."""
    editions, house, formats = (", ".join(names) for names in (EDITIONS, HOUSE_RULES, FORMATS))
    listed = say("rules-unknown", language, given=which, editions=editions, house=house, formats=formats)
    return f"{listed} {suggest(which, [*EDITIONS, *HOUSE_RULES, *FORMATS, *BY_ID], language)}".rstrip()


def _rule_paragraph(rule: Rule, language: str) -> str:
    source = say("rules-sheets", language, sheets=rule.sheets) if rule.sheets else ""
    reading = say("rules-reading", language) if rule.reading else ""
    paragraph = f"{rule.id}  {rule.text(language)} ({'; '.join(filter(None, (source, reading)))})"
    note = rule.note(language)
    return f"{paragraph}\n  {note}" if note else paragraph
