"""Where the server's randomness comes from: the only module of the server that draws any."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from hashlib import sha256

from oneleft.table.fairness import new_key


class Entropy:
    """Ids, tokens and keys that nobody can guess.

    ``request`` says what an id or a token is for. It is of no use here; `SeededEntropy` needs it.
    """

    def of_worker(self, number: int) -> Entropy:
        """That of one of several processes."""
        return self

    def node_id(self) -> str:
        """Every node has its own, also under test: it names a node's writes and connections in a shared database."""
        return secrets.token_hex(6)

    def room_id(self, request: str) -> str:
        """96 random bits. It has no hyphens, so that a command cannot take it for an option."""
        return secrets.token_urlsafe(12).replace("-", "_")

    def token(self, request: str) -> str:
        """The token of a seat: 192 random bits."""
        return secrets.token_urlsafe(24)

    def match_key(self, room_id: str, match: int) -> str:
        """The secret that decides every shuffle of a match. The seeds of its bots derive from it."""
        return new_key()


class SeededEntropy(Entropy):
    """The same ids, tokens and keys from the same seed, for tests alone: the seed reveals every card.

    What is drawn depends on the seed and on the request itself, and on how many equal requests came before, but not on
    the order in which different tables send theirs. Two servers on one database need different seeds.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._drawn: Counter[tuple[str, str]] = Counter()

    def of_worker(self, number: int) -> Entropy:
        return SeededEntropy(f"{self.seed} worker {number}")

    def room_id(self, request: str) -> str:
        return self._text("room", request, 12)

    def token(self, request: str) -> str:
        return self._text("token", request, 24)

    def match_key(self, room_id: str, match: int) -> str:
        return self._digest("key", f"{room_id} {match}", 0).hex()

    def _text(self, purpose: str, request: str, size: int) -> str:
        self._drawn[purpose, request] += 1
        digest = self._digest(purpose, request, self._drawn[purpose, request])
        return urlsafe_b64encode(digest[:size]).decode().replace("-", "_")

    def _digest(self, purpose: str, request: str, count: int) -> bytes:
        return sha256("\0".join((self.seed, purpose, request, str(count))).encode()).digest()
