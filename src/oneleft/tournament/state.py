"""A tournament, rebuilt from its log. It has no clock and no tables: every change is an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

from oneleft.protocol.tables import Settings
from oneleft.room.entries import Entry
from oneleft.rules.config import Rules
from oneleft.table.fairness import commitment

from . import entries as n
from .rounds import Round
from .table_sizes import sizes_for


@dataclass(slots=True)
class Person:
    """Someone who joined. Digests are those of `Joined`."""

    name: str
    token_digest: str
    player_id: str = ""
    device: str = ""
    network: str = ""
    left: bool = False


class Tournament:
    """A tournament as the fold of its log. It changes only by ``apply``, so everyone gets the same one."""

    def __init__(self, tournament_id: str) -> None:
        self.id = tournament_id
        self.number = 0
        self.at = 0.0
        self.name = self.secret = self.host = self.opener = ""
        self.settings = Settings()
        self.planned = 0  # rounds
        self.minutes = 0.0
        self.pause: float | None = None
        self.people: list[Person] = []
        self.rounds: list[Round] = []  # that were drawn
        self.closed_at = 0.0  # when the last table of a round had its result
        self.over = False

    @classmethod
    def fold(cls, tournament_id: str, log: Iterable[n.AnyEntry]) -> Tournament:
        tournament = cls(tournament_id)
        for entry in log:
            tournament.apply(entry)
        return tournament

    def copy(self) -> Tournament:
        """One that can continue automatically. Rounds before the last never change, so both have them."""
        made = copy(self)
        made.people = deepcopy(self.people)
        made.rounds = [*self.rounds[:-1], *deepcopy(self.rounds[-1:])]
        return made

    @property
    def round(self) -> Round | None:
        """The round that was drawn last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def rounds_left(self) -> int:
        return self.planned - len(self.rounds)

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        if self.round is None:
            return "waiting"
        return "playing" if self.round.open_tables else "pausing"

    @property
    def present(self) -> list[int]:
        """The people who are drawn in the next round."""
        return [number for number, person in enumerate(self.people) if not person.left]

    @property
    def sizes(self) -> tuple[int, ...]:
        return sizes_for(Rules.parse(self.settings.rules))

    @property
    def ends(self) -> float | None:
        """When the time of the round is up."""
        if self.status != "playing" or self.round is None or not self.minutes:
            return None
        return self.round.at + 60 * self.minutes

    @property
    def next_draw(self) -> float | None:
        """When the next round is drawn automatically, if there are enough people."""
        if self.status != "pausing" or not self.rounds_left or self.pause is None:
            return None
        return self.closed_at + self.pause if len(self.present) >= min(self.sizes) else None

    @property
    def is_resting(self) -> bool:
        """Whether nothing happens between two rounds until the host, or someone who comes, does something."""
        return self.status == "pausing" and self.rounds_left > 0 and self.next_draw is None

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def person_of(self, token_digest: str) -> int | None:
        """The person whom this digest of a token identifies."""
        return next((number for number, person in enumerate(self.people) if person.token_digest == token_digest), None)

    def apply(self, entry: n.AnyEntry) -> None:
        APPLY[type(entry)](self, entry)
        self.at = entry.at
        self.number += 1

    def apply_opened(self, entry: n.Opened) -> None:
        self.name, self.settings, self.planned = entry.name, entry.settings, entry.rounds
        self.minutes, self.pause, self.secret, self.host = entry.minutes, entry.pause, entry.secret, entry.host
        self.opener = entry.opener

    def apply_joined(self, entry: n.Joined) -> None:
        self.people.append(Person(entry.name, entry.token_digest, entry.player_id, entry.device, entry.network))

    def apply_left(self, entry: n.Left) -> None:
        self.people[entry.person].left = True
        if self.round is not None:
            self.round.gone.add(entry.person)

    def apply_returned(self, entry: n.Returned) -> None:
        self.people[entry.person].left = False

    def apply_drawn(self, entry: n.Drawn) -> None:
        self.rounds.append(Round(entry.tables, entry.byes, entry.at))

    def apply_played(self, entry: n.Played) -> None:
        self.rounds[-1].points[entry.table] = entry.points
        if entry.called:
            self.rounds[-1].called.add(entry.table)
        self.closed_at = entry.at

    def apply_finished(self, entry: n.Finished) -> None:
        self.over = True


APPLY: dict[type[Entry], Callable[[Tournament, Any], None]] = {
    n.Opened: Tournament.apply_opened,
    n.Joined: Tournament.apply_joined,
    n.Left: Tournament.apply_left,
    n.Returned: Tournament.apply_returned,
    n.Drawn: Tournament.apply_drawn,
    n.Played: Tournament.apply_played,
    n.Finished: Tournament.apply_finished,
}
