"""Colours on the screen: the words of a colour, and cards in the notation."""

from __future__ import annotations

import re
from functools import cache

import typer

from oneleft.lang import LANGUAGES, say

INK = {"red": "bright_red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "orange": "bright_yellow"}


@cache
def patterns(languages: tuple[str, ...] = LANGUAGES) -> list[tuple[re.Pattern[str], str]]:
    """For each colour: its words in these languages, and its letter before a number or a symbol."""
    made = []
    for color in INK:
        words = {say(f"color-{color}", language) for language in languages}
        words |= {re.sub(r"\W*Skip\W*|\W*Salta\W*", "", say_skip(color, language)) for language in languages}
        code = rf"\b{color[0].upper()}(?:\d|S|R|\+2)(?![\w+])"
        made.append((re.compile(rf"\b(?:{'|'.join(sorted(words))})\b|{code}"), color))
    return made


def say_skip(color: str, language: str) -> str:
    return say("card", language, rank="skip", color=color)


def paint(line: str) -> str:
    for pattern, color in patterns():
        line = pattern.sub(lambda found, ink=INK[color]: typer.style(found.group(), fg=ink), line)  # type: ignore[misc]
    return line
