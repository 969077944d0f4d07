"""Tournaments in the database: their logs, and which of them are under way."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from oneleft.tournament import entries as n
from oneleft.tournament.state import Tournament

from .database_errors import DamagedLog
from .schema import ROOM_ID, ROOMS, TOURNAMENT_ENTRIES, TOURNAMENTS
from .store import Store

ENTRIES = TOURNAMENT_ENTRIES.c


def append(store: Store, tournament: Tournament, entries: Sequence[n.AnyEntry]) -> bool:
    """Write entries that are already applied. False if another node was first, or has deleted the tournament."""
    first = tournament.number - len(entries)
    rows = [
        {"tournament": tournament.id, "number": first + i, "body": n.write_entry(entry)}
        for i, entry in enumerate(entries)
    ]
    row = {"status": "resting" if tournament.is_resting else tournament.status, "changed": tournament.at}
    try:
        with store.begin() as connection:
            if first == 0:
                connection.execute(insert(TOURNAMENTS), {"id": tournament.id} | row)
            else:
                is_this = TOURNAMENTS.c.id == tournament.id
                if not connection.execute(update(TOURNAMENTS).where(is_this).values(row)).rowcount:
                    return False
            connection.execute(insert(TOURNAMENT_ENTRIES), rows)
    except IntegrityError:
        return False
    return True


def read(store: Store, tournament: str, after: int = 0) -> list[n.AnyEntry]:
    """The entries of a log after the first ``after``. One that has gaps cannot be read."""
    if not ROOM_ID.fullmatch(tournament):
        return []
    is_new = (ENTRIES.tournament == tournament) & (ENTRIES.number >= after)
    with store.begin() as connection:
        rows = connection.execute(select(ENTRIES.number, ENTRIES.body).where(is_new).order_by(ENTRIES.number)).all()
    for number, row in enumerate(rows, after):
        if row.number != number:
            raise DamagedLog(tournament, number)
    return [n.read_entry(row.body) for row in rows]


def under_way(store: Store) -> list[str]:
    """The tournaments that go on by themselves: those that rest cost nothing."""
    with store.begin() as connection:
        found = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status.in_(("playing", "pausing")))
        return [row[0] for row in connection.execute(found)]


def shown_tables(store: Store, rooms: Sequence[str]) -> dict[str, bytes]:
    """The tables among these that exist, as they are shown."""
    with store.begin() as connection:
        found = select(ROOMS.c.id, ROOMS.c.shown).where(ROOMS.c.id.in_(rooms))
        return {row[0]: row[1] for row in connection.execute(found)}


def delete_unused(store: Store, before: float, most: int = 100) -> None:
    """Delete tournaments of which no round was drawn, if nobody has come for so long."""
    unused = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "waiting", TOURNAMENTS.c.changed < before)
    with store.begin() as connection:
        found = connection.execute(unused.limit(most).with_for_update()).scalars().all()  # nobody joins meanwhile
        connection.execute(TOURNAMENT_ENTRIES.delete().where(ENTRIES.tournament.in_(found)))
        connection.execute(TOURNAMENTS.delete().where(TOURNAMENTS.c.id.in_(found)))
