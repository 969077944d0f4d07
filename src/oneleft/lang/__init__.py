"""Words: one Fluent catalogue per language, and errors that explain themselves in each of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "es")
LONGEST = 2300  # Fluent refuses values of 2500 signs, and nothing at the table is that long
Words = Callable[[str], str]  # a value that is said differently in each language


def spoken(asked: str) -> str:
    """The language that somebody asked for, as browsers and systems do: ``es-MX,es;q=0.9``, ``es_ES.UTF-8``."""
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), LANGUAGES[0])


@cache
def catalogue(language: str) -> dict[str, str]:
    """The source of each message. To parse them all would take a third of a second, and few are ever said."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: choose from {', '.join(LANGUAGES)}")
    from importlib.resources import files

    text = files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[A-Za-z])", text, flags=re.MULTILINE)[1:]
    return {entry.partition(" =")[0]: entry for entry in entries}


@cache
def bundle(language: str) -> FluentBundle:
    # Only needed where something is told, so importing the game does not pay for it.
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def pattern(key: str, language: str) -> Pattern:
    """What stands behind a key."""
    from fluent.runtime import FluentResource

    words = bundle(language)
    words.add_resource(FluentResource(catalogue(language)[key]))
    found = words.get_message(key).value
    if found is None:
        raise KeyError(key)
    return found


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The message of this key in this language."""
    said = pattern(key, language)
    fitting = {name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
    text, errors = bundle(language).format_pattern(said, fitting)
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


def decimal(value: float, language: str, least: int = 0, most: int = 12, sign: bool = False) -> str:
    """A number with so many digits behind the point, or the comma, as the language writes it."""
    from fluent.runtime.types import fluent_number

    shown = round(value, most)
    mark = "−" if shown < 0 else "+" if sign and shown > 0 else ""
    digits = fluent_number(abs(shown), minimumFractionDigits=least, maximumFractionDigits=most)
    return mark + say("simulate-number", language, value=digits)


MOST_REPEATED = 400  # signs of a text from outside that a message repeats
MANY = 10**9  # and the highest number


def on_one_line(text: str) -> str:
    """A text from outside, fit for a message: what cannot be printed is spelt out."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def in_words(value: Any, language: str) -> Any:
    """A value as a message can speak of it."""
    if callable(value):
        return value(language)
    if isinstance(value, int):
        return min(max(value, -MANY), MANY)
    return on_one_line(value if len(value) <= MOST_REPEATED else value[:MOST_REPEATED] + "…")


class Explained(Exception):
    """An error with a message key, the values it speaks of and, where one stands behind it, a rule id."""

    def __init__(self, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.args_said = args

    def explain(self, language: str = "en") -> str:
        return say(self.key, language, **{name: in_words(arg, language) for name, arg in self.args_said.items()})

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes with all they know."""
        return _rebuild, (type(self), self.__dict__)

    def __str__(self) -> str:
        return f"{self.explain()} [{self.rule}]" if self.rule else self.explain()


def _rebuild(kind: type[Explained], known: dict[str, Any]) -> Explained:
    error = kind.__new__(kind)
    error.__dict__.update(known)
    return error
