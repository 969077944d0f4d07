"""Words: one Fluent catalogue per language, and errors that explain themselves in each of them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")


@cache
def bundle(language: str) -> FluentBundle:
    # Fluent is only needed where something is told, so importing the game does not pay for it.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")))
    return made


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The message of this key in this language."""
    words = bundle(language)
    message = words.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = words.format_pattern(message.value, args)
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


class Words:
    """A value that is said differently in each language."""

    __slots__ = ()

    def words(self, language: str) -> str:
        raise NotImplementedError


class Explained(Exception):
    """An error with a message key, the values it speaks of and, where one stands behind it, a rule id."""

    def __init__(self, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.args_said = args

    def explain(self, language: str = "en") -> str:
        said = {name: arg.words(language) if isinstance(arg, Words) else arg for name, arg in self.args_said.items()}
        return say(self.key, language, **said)

    def __str__(self) -> str:
        return f"{self.explain()} [{self.rule}]" if self.rule else self.explain()
