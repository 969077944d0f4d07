"""Keys and commitments: what is shown before the deal, so that everything can be checked after the match."""

import hashlib
import json
import os
import re
from collections.abc import Iterable, Sequence
from operator import index
from struct import unpack
from typing import SupportsIndex

from oneleft.errors import KeyFormatError, SetupError
from oneleft.rules.round import Round, restart_rng

KEY_BYTES = 32
REVEAL_BYTES = 16
MAX_WORDS = 100  # characters that a person may add to the random bits
REVEAL = re.compile(rf"[0-9a-f]{{{2 * REVEAL_BYTES}}}( [^\0-\x1f\x7f-\x9f\ud800-\udfff]{{1,{MAX_WORDS}}})?")


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


def random_bits() -> str:
    return os.urandom(REVEAL_BYTES).hex()


def new_reveal(words: str = "") -> str:
    """A person's part of a shuffle: 128 random bits, and optional words. It fits exactly once."""
    kept = "".join(letter for letter in " ".join(words.split()) if REVEAL.fullmatch(f"{'0' * 32} {letter}"))
    return f"{random_bits()} {kept[:MAX_WORDS]}".strip()


def reveal_hash(committed: str, seat: int, reveal: str) -> str:
    """What a person shows of a reveal before the deal. It is bound to the match, by its commitment, and to the seat."""
    return hashlib.sha256(b"oneleft reveal\0" + read_key(committed) + f"{seat} {reveal}".encode()).hexdigest()


def check_reveals(committed: str, hashes: Sequence[str | None], words: Sequence[str], seats: int) -> None:
    """Refuse reveals that the hashes do not bind: each seat has one entry, and what is not empty opens its hash."""
    if not len(hashes) == len(words) == seats:
        raise SetupError("setup-reveals", seats=seats, hashes=len(hashes), reveals=len(words))
    for seat, (promised, reveal) in enumerate(zip(hashes, words, strict=True)):
        if reveal and reveal_hash(committed, seat, reveal) != promised:
            raise SetupError("setup-reveal", seat=seat + 1)


def read_words(words: object) -> tuple[str, ...]:
    """What the players add to the shuffles, each a text."""
    if isinstance(words, str) or not isinstance(words, Iterable):
        raise SetupError("setup-words", given=str(words)[:80])
    texts = tuple(words)
    for text in texts:
        if not isinstance(text, str) or any("\ud800" <= letter <= "\udfff" for letter in text):  # half a letter
            raise SetupError("setup-words", given=ascii(text)[:80])
    return texts


def with_words(key: str, words: Sequence[str]) -> str:
    """The key of all shuffles: the secret key mixed with what the players revealed, in the order of their seats.

    The commitment covers the secret key alone and is shown before anyone adds anything.
    """
    if not words:
        return key
    said = json.dumps(list(words), ensure_ascii=False).encode()
    return hashlib.sha256(b"oneleft words\0" + read_key(key) + said).hexdigest()


def key_words(key: str) -> list[int]:
    """A key as the random generator takes it."""
    return list(unpack("<8I", read_key(key)))


def load_key(r: Round, key: str, stream: int = 0) -> None:
    """Seed the random generator of a round with this key. Tables that share a key use different streams."""
    r.key[:] = key_words(key)
    r.nonce[0] = stream
    restart_rng(r)
