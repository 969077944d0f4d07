"""Colours for lines of text: the names of colours, and cards in the notation."""

from __future__ import annotations

import re
from functools import cache, partial

import typer

from oneleft.lang import LANGUAGES, say

TERMINAL_COLORS = {
    "red": "bright_red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "orange": "bright_yellow",
}


@cache
def color_patterns(languages: tuple[str, ...] = LANGUAGES) -> list[tuple[re.Pattern[str], str]]:
    """A pattern for each colour: its words in these languages, or its letter before a number or a symbol."""
    patterns = []
    for color in TERMINAL_COLORS:
        words = {say(f"color-{color}", language) for language in languages}
        # Spanish inflects the colour of a card: “rojo”, but “Salta roja”.
        words |= {re.sub(r"\W*Skip\W*|\W*Salta\W*", "", _skip_words(color, language)) for language in languages}
        code = rf"\b{color[0].upper()}(?:\d|S|R|\+2)(?![\w+])"
        patterns.append((re.compile(rf"\b(?:{'|'.join(sorted(words))})\b|{code}"), color))
    return patterns


def _skip_words(color: str, language: str) -> str:
    return say("card", language, rank="skip", color=color)


def colorize(line: str) -> str:
    for pattern, color in color_patterns():
        line = pattern.sub(partial(_style_match, TERMINAL_COLORS[color]), line)
    return line


def _style_match(ink: str, match: re.Match[str]) -> str:
    return typer.style(match.group(), fg=ink)
