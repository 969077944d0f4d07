"""Rate limits: token buckets, one for each address or seat."""

from __future__ import annotations

from time import monotonic

PATIENCE = 100  # tokens of debt, after which an address is not even answered
MOST_KEPT = 10_000  # buckets; then those that are full again are dropped


class Bucket:
    """A token bucket: up to ``most`` at once and ``rate`` a second. A rate of 0 is no limit."""

    __slots__ = ("filled", "most", "rate", "when")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.filled, self.when = rate, most, most, monotonic()

    def take(self, count: float = 1) -> bool:
        """Take this many tokens. If there are too few, nothing is taken."""
        if not self.rate:
            return True
        self.fill()
        if self.filled < count:
            return False
        self.filled -= count
        return True

    def fill(self) -> None:
        now = monotonic()
        self.filled = min(self.most, self.filled + (now - self.when) * self.rate)
        self.when = now

    @property
    def is_full(self) -> bool:
        self.fill()
        return self.filled >= self.most


class RateLimiter:
    """A bucket for each address, or seat. Those with a full bucket are forgotten when there are many."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.buckets: dict[str, Bucket] = {}

    def admits(self, address: str, count: float = 1) -> bool:
        return not self.rate or self.bucket(address).take(count)

    def charge(self, address: str, count: float) -> None:
        """Take this many tokens, also on credit."""
        if self.rate:
            bucket = self.bucket(address)
            bucket.fill()
            bucket.filled = max(-bucket.most - PATIENCE, bucket.filled - count)

    def is_used_up(self, address: str) -> bool:
        """Whether there is not even one token now. Nothing is taken."""
        if not self.rate or address not in self.buckets:
            return False
        bucket = self.buckets[address]
        bucket.fill()
        return bucket.filled < 1

    def is_indebted(self, address: str) -> bool:
        if not self.rate or address not in self.buckets:
            return False
        bucket = self.buckets[address]
        bucket.fill()
        return bucket.filled < -PATIENCE

    def bucket(self, address: str) -> Bucket:
        if len(self.buckets) > MOST_KEPT:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full}
        return self.buckets.setdefault(address, Bucket(self.rate, self.most))
