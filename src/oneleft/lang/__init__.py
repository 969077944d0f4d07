"""Localization: one Fluent catalogue per language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

CATALOGUES = Path(__file__).parent
LANGUAGES = tuple(sorted(file.stem for file in CATALOGUES.glob("*.ftl")))
DEFAULT_LANGUAGE = "en"  # for those who ask for no language that is here
LONGEST_ARGUMENT = 2300  # Fluent refuses values of 2500 characters; nothing at the table is that long
Localized = Callable[[str], str]  # takes a language and returns the text in it


def match_language(requested: str) -> str:
    """The first language that a browser or system asks for and that is here: ``it,es-MX;q=0.9``, ``es_ES.UTF-8``."""
    wanted = (re.split(r"[-_.;]", part.strip().lower())[0] for part in requested.split(","))
    return next((language for language in wanted if language in LANGUAGES), DEFAULT_LANGUAGE)


@cache
def catalogue(language: str) -> dict[str, str]:
    """The source of each message. Parsing them all takes a third of a second, and most are never used."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: choose from {', '.join(LANGUAGES)}")
    text = (CATALOGUES / f"{language}.ftl").read_text("utf-8")
    entries = re.split(r"^(?=[A-Za-z])", text, flags=re.MULTILINE)[1:]
    return {entry.partition(" =")[0]: entry for entry in entries}


@cache
def bundle(language: str) -> FluentBundle:
    # Imported on first use, so that importing the game does not pay for it.
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def pattern(key: str, language: str) -> Pattern:
    """The parsed message of a key."""
    from fluent.runtime import FluentResource

    messages = bundle(language)
    messages.add_resource(FluentResource(catalogue(language)[key]))
    found = messages.get_message(key).value
    if found is None:
        raise KeyError(key)
    return found


def say(key: str, language: str = DEFAULT_LANGUAGE, /, **args: Any) -> str:
    """The message of this key in this language."""
    values = tuple(args.items())
    kinds = set(map(type, args.values()))
    # Equal texts and whole numbers are written alike. Other numbers carry options of their own, and True equals 1.
    return say_again(key, language, values) if kinds <= {str, int} else format_message(key, language, values)


def format_message(key: str, language: str, args: tuple[tuple[str, Any], ...]) -> str:
    message = pattern(key, language)
    short_args = {name: arg[:LONGEST_ARGUMENT] if isinstance(arg, str) else arg for name, arg in args}
    text, errors = bundle(language).format_pattern(message, short_args)
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


say_again = lru_cache(2048)(format_message)  # the same sentences recur at a table


def split_name(key: str, language: str) -> tuple[str, str]:
    """The name and the explanation in a message such as “Jump-In: …”. French has a space before the colon."""
    name, _, explanation = say(key, language).partition(":")
    return name.rstrip(), explanation.lstrip()


def format_decimal(value: float, language: str, least: int = 0, most: int = 12, sign: bool = False) -> str:
    """A number with ``least`` to ``most`` decimals and the language's decimal separator."""
    from fluent.runtime.types import fluent_number

    rounded = round(value, most)
    mark = "−" if rounded < 0 else "+" if sign and rounded > 0 else ""
    digits = fluent_number(abs(rounded), minimumFractionDigits=least, maximumFractionDigits=most)
    return mark + say("simulate-number", language, value=digits)


NO_BREAK_SPACES = "\u00a0\u202f"  # in the messages of some languages


def on_one_line(text: str) -> str:
    r"""Foreign text made safe for a message: what cannot be seen is named by its code. No-break spaces stay.

    >>> print(on_one_line("two\nlines, \u202ebackwards"))
    two\nlines, [U+202E]backwards
    """
    return text if text.isprintable() else "".join(map(visible, text))


def visible(sign: str) -> str:
    if sign.isprintable() or sign in NO_BREAK_SPACES:
        return sign
    return ascii(sign)[1:-1] if sign.isascii() else f"[U+{ord(sign):04X}]"
