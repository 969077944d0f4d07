"""What people may call themselves and say: any script and emoji. The code that shows a text escapes it."""

from __future__ import annotations

import re
import unicodedata

from oneleft.table.visible_text import is_visible

from .error_codes import Refused

MAX_NAME = 24  # characters
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # count as letters or marks, and show nothing


def clean_text(text: str, code: str) -> str:
    """The text with single spaces. Text with characters that cannot be seen is refused with ``code``."""
    clean = re.sub(" +", " ", unicodedata.normalize("NFC", text)).strip(" ")
    alone = unicodedata.category((clean or "x")[0]).startswith("M")  # a combining mark without a letter
    if alone or not is_visible(clean) or any(sign in clean for sign in BLANK):
        raise Refused(code, given=text)
    return clean


def clean_name(name: str) -> str:
    clean = clean_text(name, "bad-name")
    if not clean or len(clean) > MAX_NAME:
        raise Refused("bad-name", given=name)
    return clean
