"""Keys and commitments: what is shown before the deal, so that everything can be checked after the match."""

import hashlib
import json
import os
import re
from collections.abc import Sequence

from oneleft.lang import Explained
from oneleft.rules.round import Round

KEY_BYTES = 32


class KeyFormatError(Explained, ValueError):
    """A text that is no key."""


def new_key() -> str:
    return os.urandom(KEY_BYTES).hex()


def read_key(text: object) -> bytes:
    """64 hexadecimal digits, capitals or not."""
    if not isinstance(text, str):
        raise KeyFormatError("key-form", given=type(text).__name__)
    if not re.fullmatch(f"[0-9a-fA-F]{{{2 * KEY_BYTES}}}", text):
        raise KeyFormatError("key-form", given=text if len(text) <= 80 else text[:80] + "…")
    return bytes.fromhex(text)


def commitment(key: str) -> str:
    """A digest that binds the table to its key and tells nothing of it."""
    return hashlib.sha256(b"oneleft key\0" + read_key(key)).hexdigest()


def with_words(key: str, words: Sequence[str]) -> str:
    """The key of all shuffles when players have added words of their own: nobody could know it before they did.

    The commitment is to the secret alone, and is shown before anybody names a word.
    """
    if not words:
        return key
    said = json.dumps(list(words), ensure_ascii=False).encode()
    return hashlib.sha256(b"oneleft words\0" + read_key(key) + said).hexdigest()


def load_key(r: Round, key: str, stream: int = 0) -> None:
    """Start chance from this key. Tables that share a key draw from streams of their own."""
    words = read_key(key)
    for i in range(8):
        r.key[i] = int.from_bytes(words[4 * i : 4 * i + 4], "little")
    r.nonce[0] = stream
    r.counter = 0
    r.used = len(r.pool)
