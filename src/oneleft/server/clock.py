"""The time at this node's tables. It does not jump when someone sets a clock."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time


class Clock:
    """Seconds since 1970 by a reference, which the monotonic clock carries on from one reading to the next.

    The reference is this machine's clock (``wall``) or, where nodes share a database, the database's, so that the nodes
    agree whatever their own clocks show.
    """

    def __init__(self, wall: Callable[[], float] = time) -> None:
        self.wall = wall
        self.skew = 0.0  # seconds by which this machine's clock is ahead of the reference
        self._offset = wall() - monotonic()

    def now(self) -> float:
        return monotonic() + self._offset

    def follow(self, reference: float, read_at: float) -> float:
        """Follow the reference, which was read at this monotonic time. Returns the seconds by which it had moved."""
        step = reference - read_at - self._offset
        self._offset += step
        self.skew = self.wall() - self.now()
        return step
