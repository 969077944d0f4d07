"""A part of a screen."""

from textual.widgets import Static


class Part(Static):
    """What can be clicked keeps its own looks."""

    auto_links = False
