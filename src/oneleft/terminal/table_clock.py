"""The time of a table in this process."""

from __future__ import annotations

from time import monotonic, time


class TableClock:
    """Runs as fast as a spectator wants, and can stand still. It never goes back."""

    def __init__(self, start: float = 0.0, speed: float = 1.0) -> None:
        """``start`` is the earliest time that it shows, in seconds since 1970."""
        self._shown, self._read_at = max(start, time()), monotonic()
        self._speed, self._is_paused = speed, False

    def now(self) -> float:
        read_at = monotonic()
        if not self._is_paused:
            self._shown += (read_at - self._read_at) * self._speed
        self._read_at = read_at
        return self._shown

    def advance_to(self, at: float) -> None:
        self._shown = max(self.now(), at)

    def seconds_until(self, at: float) -> float | None:
        """How long to wait for a time; None if the clock stands still."""
        missing = at - self.now()
        if missing <= 0:
            return 0.0
        return None if self._is_paused else missing / self._speed

    @property
    def speed(self) -> float:
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self.now()
        self._speed = speed

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    @is_paused.setter
    def is_paused(self, is_paused: bool) -> None:
        self.now()
        self._is_paused = is_paused
