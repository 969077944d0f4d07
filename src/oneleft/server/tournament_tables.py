"""The tables of a tournament's rounds: ordinary tables, at which the people who were drawn have their seats."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.commands import Repeated, digest
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.tournament.commands import table_settings
from oneleft.tournament.state import Tournament

from .identities import Identities
from .node import Node

ID_LENGTH = 16  # characters of a table's id, of five bits each


class TournamentTables:
    """Opens the tables of a tournament's round, and reads how they stand.

    Their ids and tokens follow from the key of the digests, which is in the database: every node finds the same.
    """

    def __init__(self, node: Node, identities: Identities) -> None:
        self.node, self.identities = node, identities

    def ids(self, tournament: Tournament, number: int) -> list[str]:
        """The tables of the round with this number, from 0."""
        return [
            self.identities.digest("tournament table", tournament.id, str(number), str(table))[:ID_LENGTH]
            for table in range(len(tournament.rounds[number].tables))
        ]

    def seat_token(self, table_id: str, person: int) -> str:
        return self.identities.digest("tournament seat", table_id, str(person))

    async def open(self, tournament: Tournament, number: int, table: int) -> None:
        """Open a table, unless another node was first."""

        def decide(room: Room, now: float) -> list[n.AnyEntry]:
            entries = self.opening(tournament, tournament.rounds[number].tables[table], room, now)
            for entry in entries:
                room.apply(entry)
            return entries

        try:
            room_id = self.ids(tournament, number)[table]
            live = await self.node.open_table(decide, opener=tournament.opener, room_id=room_id)
        except Refused as refused:
            if refused.code != "busy":
                raise
        else:
            self.node.schedule(live)

    async def leave(self, tournament: Tournament, person: int) -> None:
        """Have a bot play for someone who left, if their table of this round still plays."""
        place = tournament.round.place_of(person) if tournament.round is not None else None
        if place is not None:
            table, seat = place
            table_id = self.ids(tournament, len(tournament.rounds) - 1)[table]
            with suppress(Repeated):
                await self.node.execute(table_id, partial(leave_match, seat))

    def opening(self, tournament: Tournament, drawn: tuple[int, ...], room: Room, now: float) -> list[n.AnyEntry]:
        """The first entries: the people who were drawn sit down. The table starts automatically."""
        people = [tournament.people[number] for number in drawn]
        return [
            n.Opened(
                at=now,
                settings=table_settings(tournament.settings, len(people)),
                secret=self.node.entropy.match_key(room.id, 0),
                tournament=tournament.id,
                ends=tournament.ends or 0.0,
            ),
            *(
                n.Sat(
                    at=now,
                    seat=seat,
                    name=person.name,
                    token_digest=digest(self.seat_token(room.id, number)),
                    player_id=person.player_id,
                    device=person.device,
                    network=person.network,
                )
                for seat, (number, person) in enumerate(zip(drawn, people, strict=True))
            ),
        ]


def leave_match(seat: int, room: Room, now: float) -> n.AnyEntry:
    """A command: a person leaves, unless a bot has the seat or nothing is left to play."""
    if room.status == "over" or not room.seats[seat].is_person:
        raise Repeated(room.number)
    return commands.leave(room, seat, seat, now)
