"""The clock of the player in turn."""

from __future__ import annotations

from time import monotonic

from oneleft.protocol.messages import Clock


class TurnClock:
    """Counts down from the seconds that a message reported."""

    def __init__(self) -> None:
        self._reported: Clock | None = None
        self._deadline = 0.0

    def set(self, reported: Clock | None) -> bool:
        """Start again if the table reports another clock. Return whether it does."""
        if reported is self._reported:
            return False
        self._reported = reported
        self._deadline = monotonic() + (0 if reported is None else reported.seconds)
        return True

    @property
    def seconds_left(self) -> int | None:
        return None if self._reported is None else max(0, round(self._deadline - monotonic()))
