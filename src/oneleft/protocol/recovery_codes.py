"""Recovery codes: 90 random bits that bring a claimed name to another device, as twenty letters and digits.

They are written in Crockford's base 32, which has no letters that look like digits. The last two characters are a
check: any one wrong character, and any two neighbours that were swapped, are noticed as a slip of the pen.
"""

from __future__ import annotations

import secrets

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 20
CHECKS = 1021  # the greatest prime below 32 * 32
GROUP = 5
CLEAN = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None, "\u2013": None, "\u00a0": None})


def new_code() -> str:
    random = [secrets.choice(SIGNS) for _ in range(LENGTH - 2)]
    return grouped("".join(random) + check_of("".join(random)))


def check_of(text: str) -> str:
    high, low = divmod(value_of(text) * 32 * 32 % CHECKS, 32)
    return SIGNS[high] + SIGNS[low]


def value_of(text: str) -> int:
    value = 0
    for sign in text:
        value = 32 * value + SIGNS.index(sign)
    return value


def grouped(text: str) -> str:
    return "-".join(text[i : i + GROUP] for i in range(0, len(text), GROUP))


def read_code(given: str) -> str | None:
    """The code as it was made, however it is typed; None for what cannot be one.

    >>> read_code("00000-00000-00000-00100"), read_code("ooooo ooooo ooooo oo1oo")
    (None, None)
    >>> code = new_code()
    >>> read_code(code.lower().replace("-", " ")) == code, read_code(code[:-1]), read_code("Zoë")
    (True, None, None)
    """
    text = given.upper().translate(CLEAN)
    if len(text) != LENGTH or not set(text) <= set(SIGNS) or check_of(text[:-2]) != text[-2:]:
        return None
    return grouped(text)
