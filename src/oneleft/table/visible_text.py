"""Whether all of a text can be seen, in any script and with joined emoji. The code that shows it escapes it."""

from __future__ import annotations

import re

# Characters without a shape of their own that scripts and emoji need: a joiner between two others, and the letters in
# the flag of a region, such as that of Scotland.
JOINERS = "\u200c\u200d"
JOINED = re.compile(f"(?<=[^{JOINERS} ])[{JOINERS}](?=[^{JOINERS} ])|(?<=\U0001f3f4)[\U000e0061-\U000e007a]+\U000e007f")


def is_visible(text: str) -> bool:
    """Whether nothing of the text is hidden.

    >>> is_visible("Tom & 👩‍👧"), is_visible("two\\nlines"), is_visible("joined to nothing\u200d")
    (True, False, False)
    """
    return JOINED.sub("", text).isprintable()
