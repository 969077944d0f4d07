"""A part of a screen."""

from rich.text import Text
from textual.geometry import Size
from textual.widgets import Static

from oneleft.lang import say

LEAST = Size(60, 20)  # signs and lines that a screen needs


def too_small(size: Size, language: str) -> Text | None:
    """What is said instead."""
    if size.width >= LEAST.width and size.height >= LEAST.height:
        return None
    return Text(say("screen-small", language, width=LEAST.width, height=LEAST.height))


class Panel(Static):
    """What can be clicked keeps its own looks."""

    auto_links = False
