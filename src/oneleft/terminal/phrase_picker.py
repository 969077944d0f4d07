"""The set phrases of a server, each with its number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oneleft.errors import UnknownPhrase
from oneleft.lang import say


def phrase_lines(phrases: Sequence[str], language: str) -> list[str]:
    return [f"{number:>3}  {say(f'phrase-{phrase}', language)}" for number, phrase in enumerate(phrases, 1)]


def find_phrase(phrases: Sequence[str], typed: str, language: str) -> str:
    """Find a phrase by its number, its name, or the beginning of its words, whatever the punctuation."""
    wanted = _normalize(typed)
    for number, phrase in enumerate(phrases, 1):
        names = _normalize(phrase), _normalize(say(f"phrase-{phrase}", language))
        if wanted == str(number) or (wanted and any(name.startswith(wanted) for name in names)):
            return phrase
    raise UnknownPhrase("play-no-phrase", given=typed[:60])


def _normalize(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))
