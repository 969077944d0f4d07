"""The one-line form of rules: an edition, a preset, and words that add to it or change it (HOUSE-2).

It is read by the declarations of a class of rules, which is the first argument of these functions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from oneleft.errors import SetupError

from .editions import CLASSIC, EDITIONS
from .formats import FORMATS
from .options import Option, off_words, options_of
from .presets import OFFICIAL, PRESETS


def read_line(rules: Any, line: str) -> dict[str, Any]:
    """The values of the fields that a line sets."""
    edition, preset, words = split_line(rules, line)
    chosen = read_words(rules, words, [] if preset else [*PRESETS])
    brought = in_parts(options_of(rules), (read_word(rules, word) for word in PRESETS[preset or OFFICIAL]))
    parts = in_parts(options_of(rules), chosen.items())
    brought = {name: value for name, value in brought.items() if name not in parts}
    check_together(rules, words)
    check_together(rules, [*words, *write_words(rules, brought)], preset)
    return {"edition": EDITIONS[edition], **brought, **parts}


def read_words(rules: Any, words: list[str], presets: list[str]) -> dict[str, Any]:
    """The fields that the words set, each once. ``presets`` are those that could stand in place of the first word."""
    values: dict[str, Any] = {}
    set_by: dict[str, str] = {}
    for place, word in enumerate(words):
        name, value = read_word(rules, word, presets if place == 0 else [])
        if set_by.get(name) == word:
            raise SetupError("setup-twice", name=word)
        if name in set_by:
            raise SetupError("setup-excludes", name=set_by[name], excluded=word)
        set_by[name], values[name] = word, value
    return values


def house_options(rules: Any) -> list[Option]:
    """The options that presets are about."""
    return [option for option in options_of(type(rules)).values() if option.is_offered or option.is_short]


def changes_to(preset: str, rules: Any) -> list[str]:
    """The words that make a preset into the house rules of a table."""
    base = type(rules).parse(f"{rules.edition}+{preset}")
    values = [(option, getattr(rules, option.name), getattr(base, option.name)) for option in house_options(rules)]
    return [option.word(value) for option, value, of_preset in values if value != of_preset]


def preset_of(rules: Any) -> str | None:
    """The preset that has just the house rules of a table."""
    return next((name for name in PRESETS if not changes_to(name, rules)), None)


def shortest_line(rules: Any) -> str:
    """The line of a table with a preset, if that saves words."""
    full = str(rules).split("+")
    house = {option.name for option in house_options(rules)}
    others = [word for word in full[1:] if word.partition("=")[0].removeprefix("no_") not in house]
    begins = [] if rules.edition is CLASSIC else [rules.edition.name]
    lines = [[*begins, preset, *changes_to(preset, rules), *others] for preset in PRESETS if preset != OFFICIAL]
    shortest: list[str] = min([full, *lines], key=len)
    return "+".join(shortest)


def split_line(rules: Any, line: str) -> tuple[str, str, list[str]]:
    """The edition, the preset or nothing, and the other words."""
    first, *rest = line.split("+")
    if line and "" in (first, *rest):
        raise SetupError("setup-empty-word", given=line)
    if first in PRESETS:
        first, rest = CLASSIC.name, [first, *rest]
    elif first not in EDITIONS and first in all_words(rules):
        raise SetupError("setup-no-edition", given=first, example=f"{CLASSIC.name}+{line}")
    elif first not in EDITIONS:
        raise SetupError("setup-edition", given=first, known=", ".join([*EDITIONS, *PRESETS]))
    preset = rest.pop(0) if rest and rest[0] in PRESETS else ""
    for word in rest:
        if word in EDITIONS:
            raise SetupError("setup-edition-first", given=word)
        if word in PRESETS:
            raise SetupError("setup-presets" if preset else "setup-preset-first", given=word, preset=preset)
    return first, preset, rest


def read_word(rules: Any, word: str, presets: Collection[str] = ()) -> tuple[str, Any]:
    """One word: a switch, a format or a number. Its field, and the value. An error offers these presets too."""
    if word in FORMATS:
        return "format", FORMATS[word]
    options = options_of(rules)
    if word in options and options[word].is_switch:
        return word, True
    if word in off_words(rules):
        return off_words(rules)[word]
    name, equals, digits = word.partition("=")
    if equals and name in options and not options[name].is_switch:
        is_number = digits.isascii() and digits.isdigit() and len(digits) < 10
        return name, int(digits) if is_number else digits
    without = word.removeprefix("no_")
    if without != word and without in options:  # a number that cannot be taken away
        raise number_error(options[without], word)
    known = [other for other in (*all_words(rules), *presets) if other.startswith("no_") == word.startswith("no_")]
    raise SetupError("setup-word", given=word, known=", ".join(known))


def in_parts(options: dict[str, Option], values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """The values, with those that a short word stands for in its place. HALF-1: a word for one of them goes first."""
    parts: dict[str, Any] = {}
    shorts: dict[str, Any] = {}
    for name, value in values:
        if name in options and options[name].is_short:
            shorts |= dict.fromkeys(options[name].brings, value)
        else:
            parts[name] = value
    return shorts | parts


def number_error(option: Option, given: object) -> SetupError:
    least, most = str(option.least), str(option.most)
    return SetupError("setup-number", *option.rules[:1], name=option.name, given=str(given), least=least, most=most)


def write_words(rules: Any, values: dict[str, Any]) -> list[str]:
    return [options_of(rules)[name].word(value) for name, value in values.items()]


def all_words(rules: Any) -> list[str]:
    """The words of the one-line form that may follow an edition and a preset."""
    options = options_of(rules).values()
    switches = [option.name for option in options if option.is_switch]
    numbers = [option.word("…") for option in options if not option.is_switch]
    return [*switches, *off_words(rules), *FORMATS, *numbers]


def check_together(rules: Any, words: Collection[str], preset: str = "") -> None:
    """Refuse words that exclude each other. ``preset`` brought some of them."""
    chosen = [option for option in options_of(rules).values() if option.name in words]
    for option in chosen:
        for excluded in option.excludes:
            if excluded in words:
                key = "setup-preset-excludes" if preset else "setup-excludes"
                raise SetupError(key, *option.rules[:1], name=option.name, excluded=excluded, preset=preset)
