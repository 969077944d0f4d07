"""Whether the rounds of a tournament were drawn as its key asks: every draw is repeated."""

from __future__ import annotations

from oneleft.protocol.tournaments import TournamentShown
from oneleft.rules.config import Rules
from oneleft.table.fairness import commitment

from .pairing import draw
from .rounds import Round
from .table_sizes import sizes_for


def first_wrong_draw(shown: TournamentShown) -> int | None:
    """The number of the first round, from 1, that does not follow from the key; None if all do."""
    sizes = sizes_for(Rules.parse(shown.settings.rules))
    is_key = commitment(shown.key) == shown.commitment
    past: list[Round] = []
    for number, played in enumerate(shown.rounds, 1):
        tables = tuple(tuple(table.people) for table in played.tables)
        present = [person for table in (*tables, played.byes) for person in table]
        if not is_key or draw(shown.key, present, past, sizes, number == shown.planned) != (tables, tuple(played.byes)):
            return number
        points = [None if table.points is None else tuple(table.points) for table in played.tables]
        past.append(Round(tables, tuple(played.byes), points=points))
    return None
