"""What each seat did in a match, counted from its events for the statistics."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import msgspec

from oneleft.table import events as e


class Score(msgspec.Struct):
    """One seat of one match. ``bot`` is the level of a bot that sat there at the start."""

    name: str
    bot: str | None
    player_id: str = ""  # this and the next two are those of `Sat`
    device: str = ""
    network: str = ""
    present: bool = False  # whether the person was connected at the first deal
    first_by: str = ""  # who made the seat's first move, its player or a bot; the clock does not count
    rounds: int = 0
    rounds_won: int = 0
    uno_missed: int = 0
    challenges: int = 0
    challenges_won: int = 0
    points: int = 0
    won: bool = False


class Tally:
    """The scores of one match while it runs. `Room` counts every move's events here, and `results` reads it at the end.

    It follows from the log alone, and a move that is taken back is taken out of it: see `Checkpoint`.
    """

    def __init__(self, scores: list[Score]) -> None:
        self.scores = scores
        self.removed: set[int] = set()  # the seats whose persons were removed by votes
        self.voters: set[int] = set()  # the seats that removed them

    def copy(self) -> Tally:
        twin = Tally([copy(score) for score in self.scores])
        twin.removed, twin.voters = self.removed.copy(), self.voters.copy()
        return twin

    def note_mover(self, seat: int, made_by: str) -> None:
        score = self.scores[seat]
        if made_by in ("player", "bot"):
            score.first_by = score.first_by or made_by

    def count(self, events: Iterable[e.Event]) -> None:
        for event in events:
            if isinstance(event, e.Caught):
                self.scores[event.seat].uno_missed += 1
            elif isinstance(event, e.Challenged):
                self.scores[event.seat].challenges += 1
                self.scores[event.seat].challenges_won += event.guilty
            elif isinstance(event, e.Out):
                self.scores[event.seat].rounds_won += 1
                for seat in (event.seat, *(seat for seat, _ in event.left)):
                    self.scores[seat].rounds += 1
            elif isinstance(event, e.Scored):
                for seat, points in enumerate(event.totals):
                    self.scores[seat].points = points
            elif isinstance(event, e.Won):
                for seat in event.seats:
                    self.scores[seat].won = True
