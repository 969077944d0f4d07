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
        words = set().union(*(_color_words(color, language) for language in languages))
        code = rf"\b{color[0].upper()}(?:\d|S|R|\+2)(?![\w+])"
        patterns.append((re.compile(rf"\b(?:{'|'.join(sorted(words))})\b|{code}"), color))
    return patterns


def _color_words(color: str, language: str) -> set[str]:
    """The name of a colour, and how it is inflected with a card: “rojo”, but “Salta roja”."""
    words = {say(f"color-{color}", language)}
    for rank in ("7", "skip"):
        first, second, *_ = (set(_card(rank, other, language).split()) for other in TERMINAL_COLORS)
        words |= set(_card(rank, color, language).split()) - (first & second)
    return words


def _card(rank: str, color: str, language: str) -> str:
    return say("card", language, rank=rank, color=color)


def colorize(line: str) -> str:
    for pattern, color in color_patterns():
        line = pattern.sub(partial(_style_match, TERMINAL_COLORS[color]), line)
    return line


def _style_match(ink: str, match: re.Match[str]) -> str:
    return typer.style(match.group(), fg=ink)
