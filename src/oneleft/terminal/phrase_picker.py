"""The phrases and reactions of a server, each with its number."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oneleft.errors import UnknownPhrase
from oneleft.protocol.phrases import phrase_text


def phrase_lines(phrases: Sequence[str], language: str) -> list[str]:
    return [f"{number:>3}  {phrase_text(phrase, language)}" for number, phrase in enumerate(phrases, 1)]


def find_phrase(phrases: Sequence[str], typed: str, language: str) -> str:
    """Find a phrase by its number, its name, or the beginning of its words, whatever the punctuation."""
    wanted = _normalize(typed)
    for number, phrase in enumerate(phrases, 1):
        names = _normalize(phrase), _normalize(phrase_text(phrase, language))
        if typed == phrase or wanted == str(number) or (wanted and any(name.startswith(wanted) for name in names)):
            return phrase
    raise UnknownPhrase("play-no-phrase", given=typed[:60])


def _normalize(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))
