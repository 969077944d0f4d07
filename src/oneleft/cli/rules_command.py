"""``oneleft rules``: the rulebook, or a part of it."""

from __future__ import annotations

from typing import Annotated

import typer

from oneleft.errors import SetupError, suggest
from oneleft.lang import say
from oneleft.rules.config import OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS, POINTS
from oneleft.rules.presets import PRESETS
from oneleft.table.narrate import listed
from oneleft.table.rulebook import BY_ID, Rule, rules_about, rules_beside_sheet, rules_of
from oneleft.table.rules_in_words import described, house_rules_in_words, rules_in_words

from .command_io import Language, fail, print_text
from .completion import completion

HOUSE = described()  # house rules, switches and numbers
NAMES = (*EDITIONS, *PRESETS, *HOUSE, *FORMATS, *BY_ID)


def print_rules(
    language: Language,
    which: Annotated[
        str,
        typer.Argument(
            help="A rule id or its beginning, an edition, preset, house rule or format, or a line: party+cards=5.",
            metavar="WHICH",
            autocompletion=completion(NAMES),
        ),
    ] = "",
) -> None:
    """Print the rulebook, or a part of it."""
    try:
        heading, chosen, played = find_rules(which, language)
    except SetupError as error:
        fail(error.explain_with_rule(language), 2)
    if not heading and not chosen:
        fail(_unknown(which, language), 2)
    if heading:
        print_text(heading + "\n")
    section = ""
    for rule in chosen:
        if rule.section != section and len(chosen) > 1:
            section = rule.section
            print_text(f"{say(f'section-{section}', language)}\n")
        print_text(rule_paragraph(rule, language, played) + "\n")
    if len(chosen) > 1:
        sheets = ", ".join(f"{edition.sheet} {name}" for name, edition in EDITIONS.items())
        print_text(say("rules-sheets", language, sheets=sheets))


def find_rules(which: str, language: str) -> tuple[str, list[Rule], Rules | None]:
    """A heading and the rules of what has this name, or whose ids begin so; and of a line the rules of its table."""
    name = which.lower()
    if name in EDITIONS:
        return say(f"edition-{name}", language), rules_of(name), None
    if name in PRESETS or "+" in name:
        rules = Rules.parse(name)
        named = say(f"preset-{name}", language) if name in PRESETS else rules_in_words(rules, language)
        scoring = [] if rules.format is POINTS else [say(f"format-{rules.format}", language)]
        sentences = [named, *house_rules_in_words(rules, language), *scoring]
        return "\n- ".join(sentences), rules_beside_sheet(rules), rules
    if name in HOUSE:
        option = OPTIONS[name.removeprefix("no_")]
        return say(f"house-{name}", language), [BY_ID[rule] for rule in (*option.rules, *option.about)], None
    if name in FORMATS:
        return say(f"format-{name}", language), [BY_ID[rule] for rule in FORMATS[name].rules], None
    return "", [BY_ID[which.upper()]] if which.upper() in BY_ID else rules_about(which.upper()), None


def _unknown(which: str, language: str) -> str:
    """What `find_rules` finds, and which of it was perhaps meant."""
    editions, presets, house, formats = (", ".join(names) for names in (EDITIONS, PRESETS, HOUSE, FORMATS))
    listed = say(
        "rules-unknown", language, given=which, editions=editions, presets=presets, house=house, formats=formats
    )
    return f"{listed} {suggest(which, NAMES, language)}".rstrip()


def rule_paragraph(rule: Rule, language: str, played: Rules | None) -> str:
    source = say("rules-sheets", language, sheets=rule.sheets) if rule.sheets else ""
    if not source and not rule.reading:
        source = say("rules-beyond", language)
    reading = say("rules-reading", language) if rule.reading else ""
    paragraph = f"{rule.id}  {rule.text(language)} ({'; '.join(filter(None, (source, reading)))})"
    replacing = rule.replaced_by(played) if played else []
    replaced = say("rules-replaced", language, rules=listed(replacing, language)) if replacing else ""
    return "\n  ".join(filter(None, (paragraph, replaced, rule.note(language))))
