"""Parts that several screens share."""

from rich.text import Text
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from oneleft.lang import say

MIN_SIZE = Size(60, 20)  # columns and lines


def too_small_text(size: Size, language: str) -> Text | None:
    """What to show instead of a screen that needs more room, or None if there is enough."""
    if size.width >= MIN_SIZE.width and size.height >= MIN_SIZE.height:
        return None
    return Text(say("screen-small", language, width=MIN_SIZE.width, height=MIN_SIZE.height))


class Panel(Static):
    """A text whose clickable parts keep their own style. It is drawn again only if the text has changed."""

    auto_links = False

    def show(self, text: Text) -> None:
        if text != self.content or text.spans != getattr(self.content, "spans", None):
            self.update(text)


class KeyScreen(Screen[None]):
    """A screen whose keys are commands. A click on a key does what the key does."""

    AUTO_FOCUS = ""  # keys are commands until the person wants to type

    def action_press(self, key: str) -> None:
        self.set_focus(None)
        self.app.simulate_key(key)
