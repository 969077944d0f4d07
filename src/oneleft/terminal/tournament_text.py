"""A tournament as lines of text: how far it is, the tables of the round, and the standings."""

from __future__ import annotations

from collections.abc import Iterator

from oneleft.lang import say
from oneleft.protocol.tournaments import TournamentRound, TournamentShown, TournamentTable


def tournament_lines(shown: TournamentShown, language: str) -> Iterator[str]:
    people = sum(not person.left for person in shown.standings)
    parts = [shown.name, say("tournament-people", language, count=people)]
    if shown.rounds:
        parts.append(say("tournament-round", language, number=len(shown.rounds), rounds=shown.planned))
    yield " · ".join(parts)
    if shown.rounds and shown.status != "over":
        yield from round_lines(shown, shown.rounds[-1], language)
    if shown.standings:
        yield from standing_lines(shown, language)


def round_lines(shown: TournamentShown, drawn: TournamentRound, language: str) -> Iterator[str]:
    names = {person.person: person.name for person in shown.standings}
    for number, table in enumerate(drawn.tables, 1):
        people = ", ".join(names[person] for person in table.people)
        yield f"{say('tournament-table', language, number=number)}: {people} ({state_of(table, language)})"
    if drawn.byes:
        yield say("tournament-byes", language, names=", ".join(names[person] for person in drawn.byes))


def state_of(table: TournamentTable, language: str) -> str:
    if table.called:
        return say("tournament-table-called", language)
    if table.status == "over":
        return say("tournament-table-over", language)
    return say("tournament-table-playing" if table.status == "playing" else "tournament-table-waiting", language)


def standing_lines(shown: TournamentShown, language: str) -> Iterator[str]:
    """The place, the points, those of the opponents, and the name."""
    yield f"{say('tournament-standings', language)}: {say('tournament-points', language)}, " + say(
        "tournament-opposition", language
    )
    for person in shown.standings:
        left = f" ({say('tournament-left', language)})" if person.left else ""
        yield f"{person.place:>3}  {person.points:>5g}  {person.opposition:>5g}  {person.name}{left}"


def has_result(shown: TournamentShown, table_id: str) -> bool:
    """Whether a table of this tournament has been counted."""
    return any(table.id == table_id and table.points for drawn in shown.rounds for table in drawn.tables)
