"""What can be said to the others: a server's set phrases, each with its number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oneleft.lang import Explained, say


class NoPhrase(Explained):
    """None is meant by what was typed."""


def phrase_lines(phrases: Sequence[str], language: str) -> list[str]:
    return [f"{number:>3}  {say(f'phrase-{phrase}', language)}" for number, phrase in enumerate(phrases, 1)]


def find_phrase(phrases: Sequence[str], typed: str, language: str) -> str:
    """By its number, its name, or the beginning of its words, however they are pointed."""
    wanted = bare(typed)
    for number, phrase in enumerate(phrases, 1):
        named = bare(phrase), bare(say(f"phrase-{phrase}", language))
        if wanted == str(number) or (wanted and any(name.startswith(wanted) for name in named)):
            return phrase
    raise NoPhrase("play-no-phrase", given=typed[:60])


def bare(words: str) -> str:
    return " ".join(re.findall(r"\w+", words.lower()))
