"""The rules of a table in words: their names, and the house rules with what they mean."""

from __future__ import annotations

from oneleft.lang import say, split_name
from oneleft.rules.config import OFFERED, OPTIONS, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS


def rules_in_words(rules: Rules, language: str) -> str:
    """The names of the rules: ``Classic · Jump-In · Mercy (25)``."""
    return " · ".join(word_name(word, language) for word in str(rules).split("+"))


def rules_in_force(rules: Rules, language: str) -> str:
    """The same, and where there are no house rules, that it is played as printed: ``Classic · Official``."""
    names = rules_in_words(rules, language)
    is_printed = not house_rules_in_words(rules, language)
    return f"{names} · {split_name('preset-official', language)[0]}" if is_printed else names


def word_name(word: str, language: str) -> str:
    """The name of one word of a rules line, such as ``jump_in`` or ``target=500``."""
    name, _, number = word.partition("=")
    if name == "target":
        return say("page-points", language, count=int(number))
    for kind, known in (("edition", EDITIONS), ("format", FORMATS), ("house", described())):
        if name in known:
            called = split_name(f"{kind}-{name}", language)[0]
            return f"{called} ({number})" if number else called
    return word


def described() -> list[str]:
    """The words that have a text in the catalogues: of what people choose, and of what is short for it."""
    options = [option for option in OPTIONS.values() if option.is_offered or option.is_short]
    return [option.name for option in options] + [option.word(False) for option in options if option.default is True]


def house_rules_in_words(rules: Rules, language: str) -> list[str]:
    """What the house rules of a table mean, one sentence for each, also for those that another one brings."""
    words = [word for group in OFFERED.values() for name in group for word in house_words(rules, name)]
    return [describe_word(word, language) for word in words]


def house_words(rules: Rules, name: str) -> list[str]:
    """The word for an option if it is not as usual at this table, or on because another one brings it."""
    option = OPTIONS[name]
    value = rules.is_on(name) if option.is_switch else getattr(rules, name)
    return [] if value == option.default else [option.word(value)]


def describe_word(word: str, language: str) -> str:
    key = f"house-{word.partition('=')[0]}"
    text = say(key, language)
    name = split_name(key, language)[0]
    return text.replace(name, word_name(word, language), 1)
