"""Keys and commitments: what is shown before the deal, so that everything can be checked after the match."""

import hashlib
import json
import os
import re
from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from oneleft.errors import KeyFormatError, SetupError
from oneleft.rules.round import Round

KEY_BYTES = 32


def new_key() -> str:
    return os.urandom(KEY_BYTES).hex()


def read_key(text: object) -> bytes:
    """Read 64 hexadecimal digits, in upper or lower case."""
    if not isinstance(text, str):
        raise KeyFormatError("key-form", given=type(text).__name__)
    if not re.fullmatch(f"[0-9a-fA-F]{{{2 * KEY_BYTES}}}", text):
        raise KeyFormatError("key-form", given=text if len(text) <= 80 else text[:80] + "…")
    return bytes.fromhex(text)


def key_from_seed(seed: object) -> str:
    """The key that a whole number stands for."""
    if not isinstance(seed, SupportsIndex) or index(seed) < 0:
        raise SetupError("setup-seed", given=str(seed))
    return hashlib.sha256(f"oneleft seed {index(seed)}".encode()).hexdigest()


def commitment(key: str) -> str:
    """A digest that binds the table to its key and reveals nothing about it."""
    return hashlib.sha256(b"oneleft key\0" + read_key(key)).hexdigest()


def with_words(key: str, words: Sequence[str]) -> str:
    """The key of all shuffles: the secret key mixed with the words that the players added.

    The commitment covers the secret key alone and is shown before anybody adds a word.
    """
    if not words:
        return key
    said = json.dumps(list(words), ensure_ascii=False).encode()
    return hashlib.sha256(b"oneleft words\0" + read_key(key) + said).hexdigest()


def load_key(r: Round, key: str, stream: int = 0) -> None:
    """Seed the random generator of a round with this key. Tables that share a key use different streams."""
    words = read_key(key)
    for i in range(8):
        r.key[i] = int.from_bytes(words[4 * i : 4 * i + 4], "little")
    r.nonce[0] = stream
    r.counter = 0
    r.used = len(r.pool)
