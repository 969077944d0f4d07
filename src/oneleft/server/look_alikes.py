"""Names that look alike, by the confusable characters of Unicode (UTS 39)."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import normalize

from confusable_homoglyphs.confusables import confusables_data

from oneleft.room.commands import taken_names
from oneleft.room.error_codes import Refused
from oneleft.room.results import without_face
from oneleft.room.state import Room

INVISIBLE = re.compile("[\u034f\u180b-\u180f\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff\U000e0100-\U000e01ef]")


@lru_cache(4096)
def skeleton(name: str) -> str:
    """What is left of a name if characters that look alike are the same one, in any case.

    >>> skeleton("\u0410na") == skeleton("Ana"), skeleton("BiII") == skeleton("Bill"), skeleton("Bo") == skeleton("Ba")
    (True, True, False)
    """
    visible = INVISIBLE.sub("", normalize("NFD", name))
    return normalize("NFD", "".join(map(prototype, visible))).casefold()


@lru_cache(4096)
def prototype(character: str) -> str:
    """The character that stands for all that look like it: the library lists them with it, and it alone with them."""
    alike = [INVISIBLE.sub("", one["c"]) for one in confusables_data.get(character, ())]
    if len(alike) != 1:
        return character
    other = alike[0]
    return max(character, other, key=lambda one: (len(confusables_data.get(one, ())), len(one), one))


def looks(name: str) -> dict[str, str]:
    """What a name looks like, as it is written and in capitals: an l is like an I, and a B like a Cyrillic one."""
    bare = without_face(name)
    return {"look": skeleton(bare), "capitals": skeleton(bare.upper())}


def check_look_alike(room: Room, name: str) -> None:
    """Refuse a name that looks like that of someone at the table."""
    for taken in taken_names(room):
        if skeleton(taken) == skeleton(name):
            raise Refused("look-alike", given=name, name=taken)
