"""Rate limits: token buckets, one for each address."""

from __future__ import annotations

from time import monotonic
from typing import Any


class Bucket:
    """A token bucket: up to ``most`` at once and ``rate`` a second. A rate of 0 is no limit."""

    __slots__ = ("filled", "most", "rate", "when")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.filled, self.when = rate, most, most, monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        now = monotonic()
        self.filled = min(self.most, self.filled + (now - self.when) * self.rate)
        self.when = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class RateLimiter:
    """A bucket for each address. Idle addresses (full buckets) are dropped when there are more than 10,000."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.buckets: dict[str, Bucket] = {}

    def admits(self, address: str) -> bool:
        if not self.rate:
            return True
        if len(self.buckets) > 10_000:
            now = monotonic()
            full = [name for name, b in self.buckets.items() if b.filled + (now - b.when) * b.rate >= b.most]
            for name in full:
                del self.buckets[name]
        return self.buckets.setdefault(address, Bucket(self.rate, self.most)).take()
