"""Tokens that prove for a few minutes that a node made them, and for whom. None is stored."""

from __future__ import annotations

from hmac import compare_digest

from .clock import Clock
from .identities import Identities

LIFETIME = 300.0  # seconds


class ExpiringTokens:
    """Tokens of one kind: the time of expiry, a unique text, and a digest of both and of those who may use it."""

    def __init__(self, kind: str, identities: Identities, clock: Clock) -> None:
        self.kind, self.identities, self.clock = kind, identities, clock

    def make(self, unique: str, *bound: str) -> str:
        return self.made(str(int(self.clock.now() + LIFETIME)), unique, *bound)

    def made(self, expires: str, unique: str, *bound: str) -> str:
        return f"{expires}.{unique}.{self.identities.digest(self.kind, expires, unique, *bound)}"

    def is_valid(self, given: str, *bound: str) -> bool:
        expires, _, rest = given.partition(".")
        if not (expires.isascii() and expires.isdecimal() and len(expires) < 16 and int(expires) >= self.clock.now()):
            return False
        return compare_digest(given.encode(), self.made(expires, rest.partition(".")[0], *bound).encode())
