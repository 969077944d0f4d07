"""Table codes: four letters that people can say and type. A table's code follows from its id."""

from __future__ import annotations

import re
from hashlib import sha256

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # none is mistaken for another or for a digit, and without vowels they make no words
LENGTH = 4
FORM = re.compile(f"[{LETTERS}]{{{LENGTH}}}", re.IGNORECASE)


def code_of(table_id: str) -> str:
    """The code of a table. It says nothing about the id.

    >>> code_of("qY3hfEoQ6NB6IFEW")
    'JHYD'
    """
    number = int.from_bytes(sha256(b"oneleft code\0" + table_id.encode()).digest())
    return "".join(LETTERS[number // len(LETTERS) ** i % len(LETTERS)] for i in range(LENGTH))


def is_code(text: str) -> bool:
    return FORM.fullmatch(text) is not None
