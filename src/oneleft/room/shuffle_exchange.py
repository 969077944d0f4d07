"""What people add to the shuffle of a match: first hashes, and once these are fixed, what they hide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oneleft.table.game import Game


@dataclass(slots=True)
class ShuffleExchange:
    """The exchange of one shuffle. Nobody is shown a reveal before the match is over."""

    sent: dict[int, str] = field(default_factory=dict)  # the hash of each seat that sent one
    fixed: tuple[str | None, ...] = ()  # the hashes of all seats since the start; None for a bot
    reveals: dict[int, str] = field(default_factory=dict)
    since: float = 0  # when the table began to wait for the reveals

    def fix(self, bots: Sequence[bool], at: float) -> None:
        self.fixed = tuple(None if bot else self.sent.get(seat, "") for seat, bot in enumerate(bots))
        self.since = at

    def hash_of(self, seat: int) -> str:
        if not self.fixed:
            return self.sent.get(seat, "")
        return (self.fixed[seat] or "") if seat < len(self.fixed) else ""  # of a latecomer: none

    def is_open(self, seat: int) -> bool:
        """Whether the table waits for the reveal of this seat."""
        return seat < len(self.fixed) and bool(self.fixed[seat]) and seat not in self.reveals

    @property
    def words(self) -> tuple[str, ...]:
        """What each seat revealed; empty for a seat that did not."""
        return tuple(self.reveals.get(seat, "") for seat in range(len(self.fixed)))


def is_left_out(game: Game, seat: int, is_person: bool) -> bool:
    """Whether a person of the match has no part in its shuffle."""
    if seat >= len(game.names):
        return False
    if game.hashes:
        return game.hashes[seat] is not None and not game.words[seat]
    return is_person and not game.words
