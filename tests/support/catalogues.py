"""The parsed catalogues: the messages of a language, their variables, plural forms and words."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentSerializer, parse, visitor
from fluent.syntax import ast as ftl

from oneleft.lang import CATALOGUES

PLURAL_KEYS = {"zero", "one", "two", "few", "many", "1"}  # “other” alone is also the default of other choices


class Finder(visitor.Visitor):
    """Collects the variables and the choices of a message."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.choices.append(node)
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ftl.EntryType]:
    return parse((CATALOGUES / f"{language}.ftl").read_text("utf-8")).body


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    return {key: Finder(message).variables for key, message in messages(language).items()}


def plurals(message: ftl.Message) -> list[tuple[str, dict[str, set[str]]]]:
    """The variables that a message counts: for each its plural forms, with the variables that they show."""
    found = []
    for choice in Finder(message).choices:
        shown = {key_of(variant): Finder(variant.value).variables for variant in choice.variants}
        if isinstance(choice.selector, ftl.VariableReference) and PLURAL_KEYS & shown.keys():
            found.append((choice.selector.id.name, shown))
    return found


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def text_of(message: ftl.Message) -> str:
    """The source of a message without its key and its comment."""
    bare = ftl.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(bare).partition("=")[2].strip()


def words_of(message: ftl.Message) -> set[str]:
    """The words that are shown, outside braces."""
    return set(re.findall(r"[^\W\d_]+", re.sub(r"\{[^{}]*\}", "", text_of(message))))
