"""Quick match: a seat among strangers, wherever the fewest people are missing.

The lists of two nodes may differ for a moment, but the log of a table decides: the second writer decides again.
"""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Iterable
from functools import partial

import msgspec

from oneleft.protocol.codes import WITHOUT_TABLE
from oneleft.protocol.table_codes import code_of
from oneleft.protocol.tables import QuickMatch, Seated, TableShown
from oneleft.room import commands, quick
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.results import tag_of
from oneleft.room.state import Room

from .claimed_names import Names
from .identities import Identities, Person
from .node import Node
from .table_requests import current_room, seated

ATTEMPTS = 8  # to be the first somewhere
MOST_TABLES = 1000  # that are looked at, the newest
ID_LENGTH = 16  # characters of a table's id, of five bits each
ELSEWHERE = ("full", "begun", "name-taken", "look-alike", "table-full", "damaged", *WITHOUT_TABLE)  # for another table


class QuickMatches:
    """Seats people one after another. People of several nodes meet in the database."""

    def __init__(self, node: Node, names: Names) -> None:
        self.node, self.names = node, names
        self.lock = Lock()

    async def seat(self, asked: QuickMatch, language: str, address: str) -> Seated:
        async with self.node.in_time(), self.lock:
            person = await self.names.who(asked.nickname, asked.person, address)
            guest = Guest(self.node, self.names.identities, person, language)
            for attempt in range(ATTEMPTS):
                tables = await self.listed()
                found = await guest.own_seat(tables) or await guest.free_seat(tables)
                found = found or await guest.new_table(tables, attempt)
                if found is not None:
                    return found
        raise Refused("busy")

    async def listed(self) -> list[TableShown]:
        run, store = self.node.pools.queries.run, self.node.store
        shown = await self.node.errors_as_refusals(run(store.listed, MOST_TABLES, MOST_TABLES))
        return [msgspec.json.decode(one, type=TableShown) for one in shown]


class Guest:
    """A person who wants to play. With the secret of a device, they have one token at each table."""

    def __init__(self, node: Node, identities: Identities, person: Person, language: str) -> None:
        self.node, self.identities = node, identities
        self.person, self.language = person, language
        self.tag = tag_of(person.id)

    def token_at(self, table: str) -> str:
        if self.person.secret:
            return self.identities.digest("quick seat", table, self.person.secret)
        return self.node.entropy.token(f"{table} {self.person.name}")

    async def own_seat(self, tables: Iterable[TableShown]) -> Seated | None:
        """The seat that this person got before, and has not left."""
        for table in tables:
            if self.tag and any(seat.tag == self.tag for seat in table.seats):
                room, token = await current_room(self.node, table.id), self.token_at(table.id)
                if room.seat_of(commands.digest(token)) is not None:
                    return seated(room, token)
        return None

    async def free_seat(self, tables: Iterable[TableShown]) -> Seated | None:
        """A seat at the first table that takes this person. Another may have been quicker, or have the same name."""
        for table in sorted(filter(missing, tables), key=self.preference):
            token = self.token_at(table.id)
            try:
                live, _ = await self.node.execute(table.id, partial(self.sit, token))
            except Refused as refused:
                if refused.code not in ELSEWHERE:
                    raise
            else:
                return seated(live.room, token)
        return None

    def preference(self, table: TableShown) -> tuple[int, bool, bool, str]:
        """The least is the best. At the end comes an order that is the same for everyone."""
        settings = table.settings
        return missing(table), settings.language != self.language, not settings.quick, table.id

    def sit(self, token: str, room: Room, now: float) -> n.Sat:
        return self.identities.identify(room, quick.sit(room, self.person.name, token, now), self.person)

    async def new_table(self, tables: Iterable[TableShown], attempt: int) -> Seated | None:
        """A new table, unless someone else opens it.

        Its id follows from what both have seen, within a minute: of two nodes that see no free seat, one opens it, and
        the other one finds it when it looks again.
        """
        minute = str(int(self.node.clock.now() // 60))
        seen = sorted(table.id for table in tables)
        room_id = self.identities.digest("quick table", minute, str(attempt), *seen)[:ID_LENGTH]
        find_code = self.node.pools.queries.run(self.node.store.find_code, code_of(room_id))
        if await self.node.errors_as_refusals(find_code) is not None:
            return None
        token = self.token_at(room_id)
        try:
            live = await self.node.open_table(partial(self.opening, token), room_id=room_id)
        except Refused as refused:
            if refused.code != "busy":
                raise
            return None
        return seated(live.room, token)

    def opening(self, token: str, room: Room, now: float) -> list[n.AnyEntry]:
        settings = msgspec.structs.replace(quick.SETTINGS, language=self.language)
        opened = commands.open_table(settings, self.node.entropy.match_key(room.id, 0), now)
        room.apply(opened)
        sat = self.sit(token, room, now)
        room.apply(sat)
        return [opened, sat]


def missing(table: TableShown) -> int:
    """How many people a table needs until it is full. Nobody can come to one that has begun."""
    taken = sum(seat.name is not None for seat in table.seats)
    return max(0, table.settings.players - taken) if table.status == "waiting" else 0
