"""Tournaments on a server: their logs, the tables of their rounds, and what they do by themselves.

Every decision is in the log of the tournament before anything follows from it. The tables of a round have ids that
follow from the round, so they are opened once, also if the server stops in between or several nodes try.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from oneleft.protocol import tournaments as t
from oneleft.protocol.codes import WITHOUT_TABLE
from oneleft.protocol.tables import TableShown
from oneleft.room.commands import Repeated, digest
from oneleft.room.error_codes import Refused
from oneleft.room.rated import claimed_person
from oneleft.tournament import commands
from oneleft.tournament import entries as n
from oneleft.tournament.points import points_at, share_points
from oneleft.tournament.state import Tournament
from oneleft.tournament.table_sizes import table_sizes

from . import stored_tournaments as stored
from .claimed_names import Names
from .failure_log import log_failure
from .identities import Person
from .look_alikes import skeleton
from .node import Node
from .rate_limits import RateLimiter
from .table_requests import current_room
from .tournament_tables import TournamentTables
from .tournament_view import own_place, show

LOOK_SECONDS = 1.0  # between two looks at what is due
ATTEMPTS = 20  # to write after the entries of others
MOST_KNOWN = 200  # tournaments in memory
WITHOUT_LOG = (*WITHOUT_TABLE, "damaged")  # the refusals of a table that has no log, or none that can be read
Kept = tuple[int, dict[str, str], t.TournamentShown]  # what is shown, and of which number and statuses
Command = Callable[[Tournament, float], n.AnyEntry]  # decides at a time what to write, or refuses


class Tournaments:
    """The tournaments in memory, which is only a cache: what others wrote is read before anything is decided."""

    def __init__(self, node: Node, names: Names) -> None:
        self.node, self.names, self.identities = node, names, names.identities
        self.tables = TournamentTables(node, self.identities)
        self.drawn = RateLimiter(*node.limits.drawn)  # tables, by the opener of their tournament
        self.known: dict[str, Tournament] = {}  # those used last come last
        self.shown: WeakKeyDictionary[Tournament, Kept] = WeakKeyDictionary()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # those that someone holds
        self.task = node.spawn(self.run())

    async def aclose(self) -> None:
        self.task.cancel()

    # The logs

    def lock_of(self, tournament_id: str) -> asyncio.Lock:
        return self.locks.setdefault(tournament_id, asyncio.Lock())

    async def get(self, tournament_id: str) -> Tournament:
        """The tournament at the end of its log."""
        async with self.lock_of(tournament_id):
            return await self.catch_up(tournament_id)

    async def catch_up(self, tournament_id: str) -> Tournament:
        """Read what is new in the log, and its last known entry again: it may be deleted. The caller holds the lock."""
        known = self.known.get(tournament_id) or Tournament(tournament_id)
        run, store, last = self.node.pools.queries.run, self.node.store, max(known.number - 1, 0)
        found = await self.node.errors_as_refusals(run(stored.read, store, tournament_id, last), tournament_id)
        if not found:
            self.known.pop(tournament_id, None)
            raise Refused("no-tournament")
        for entry in found[known.number - last :]:
            known.apply(entry)
        self.known.pop(tournament_id, None)  # the one used last comes last
        self.known[tournament_id] = known
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return known

    async def write(self, tournament_id: str, command: Command) -> Tournament:
        """Append the command's entry to the log, unless someone else has done what it asks for."""
        async with self.lock_of(tournament_id):
            for _ in range(ATTEMPTS):
                tournament = await self.catch_up(tournament_id)
                try:
                    entry = command(tournament, self.node.clock.now())
                except Repeated:
                    return tournament
                if await self.append(tournament, [entry]):
                    return self.known[tournament_id]
        raise Refused("busy")

    async def append(self, tournament: Tournament, entries: Sequence[n.AnyEntry]) -> bool:
        """Write entries after those of a tournament. Nobody sees what follows from them before they are written."""
        after = tournament.copy()
        for entry in entries:
            after.apply(entry)
        run, store = self.node.pools.queries.run, self.node.store
        written = await self.node.errors_as_refusals(run(stored.append, store, after, entries))
        if written:
            self.known[tournament.id] = after
        return bool(written)

    # What people do

    def token_for(self, tournament_id: str, secret: str, request: str) -> str:
        """The token of a person: always the same one for a device with a secret."""
        if secret:
            return self.identities.digest("tournament", tournament_id, secret)
        return self.node.entropy.token(f"{tournament_id} {request}")

    async def open(self, asked: t.OpenTournament, address: str, opener: str = "") -> t.Entered:
        self.node.check_space()
        request = repr(msgspec.structs.replace(asked, person=""))
        tournament = Tournament(self.node.entropy.room_id(request))
        token = self.token_for(tournament.id, asked.person, request)
        secret, now = self.node.entropy.match_key(tournament.id, 0), self.node.clock.now()
        entries: list[n.AnyEntry] = [commands.open_tournament(asked, secret, token, opener, now)]
        if asked.nickname:
            person = await self.names.who(asked.nickname, asked.person, address)
            entries.append(self.identify(tournament, commands.join(tournament, person.name, token, now), person))
        if not await self.append(tournament, entries):
            raise Refused("busy")  # the id is taken; the next request gets another
        return t.Entered(token=token, tournament=await self.show(tournament.id, digest(token)))

    async def join(self, tournament_id: str, asked: t.JoinTournament, address: str) -> t.Entered:
        """Join, or come back under the name from before, if it still is the same person's."""
        token = self.token_for(tournament_id, asked.person, asked.nickname)
        tournament = await self.get(tournament_id)
        number = tournament.person_of(digest(token))
        before = None if number is None else tournament.people[number]
        person = await self.names.who(before.name if before else asked.nickname, asked.person, address)
        if before and person.id not in (before.player_id, claimed_person(before.player_id)):
            raise Refused("name-owned", given=before.name, name=before.name)

        def decide(tournament: Tournament, now: float) -> n.AnyEntry:
            return self.identify(tournament, commands.join(tournament, person.name, token, now), person)

        await self.write(tournament_id, decide)
        return t.Entered(token=token, tournament=await self.show(tournament_id, digest(token)))

    def identify(self, tournament: Tournament, joined: n.Joined | n.Returned, person: Person) -> n.Joined | n.Returned:
        """The entry with what tells this person apart, as `Identities.identify` does it for a table."""
        if isinstance(joined, n.Returned):
            self.node.orders.check_name(tournament.people[joined.person].name)
            return joined
        self.node.orders.check_name(joined.name)
        for other in tournament.people:
            if skeleton(other.name) == skeleton(joined.name):
                raise Refused("tournament-name", given=joined.name, name=other.name)
        return msgspec.structs.replace(joined, **self.identities.digests(tournament.id, person))

    async def leave(self, tournament_id: str, token: str, person: int) -> None:
        """Leave, or as the host remove a person. A repeated request tells the table again."""
        left = await self.write(tournament_id, lambda tournament, now: commands.leave(tournament, token, person, now))
        try:
            await self.tables.leave(left, person)
        except Refused as refused:
            if refused.code not in WITHOUT_LOG:
                raise

    async def draw(self, tournament_id: str, token: str, number: int) -> None:
        """Draw a round, as the host. If it can be drawn, time is called at the tables of the last one."""

        def decide(tournament: Tournament, now: float) -> n.AnyEntry:
            if len(tournament.rounds) >= number:
                raise Repeated(tournament.number)
            return commands.draw_round(tournament, now)

        tournament = await self.get(tournament_id)
        commands.check_host(tournament, token)
        if len(tournament.rounds) < number:
            commands.check_can_draw(tournament)
            if len(tournament.rounds) != number - 1:
                raise Refused("stale")
            self.check_tables(tournament)
            await self.count_tables(tournament, call=True)
        await self.write(tournament_id, decide)
        await self.go_on(tournament_id)

    def check_tables(self, tournament: Tournament) -> None:
        """Refuse a round at whose tables nobody could play, or with too many for the address that opened this."""
        self.node.check_space()
        tables = len(table_sizes(len(tournament.present), tournament.sizes))
        if tournament.opener and not self.drawn.admits(tournament.opener, tables):
            raise Refused("too-many-tables")

    async def finish(self, tournament_id: str, token: str) -> None:
        tournament = await self.get(tournament_id)
        commands.check_host(tournament, token)
        await self.count_tables(tournament, call=True)
        await self.write(tournament_id, commands.finish)

    # What tournaments do by themselves

    async def run(self) -> None:
        while True:
            with suppress(Refused):  # the database is unavailable, and that was logged
                await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        run, store = self.node.pools.queries.run, self.node.store
        for tournament_id in await self.node.errors_as_refusals(run(stored.under_way, store)):
            try:
                await self.go_on(tournament_id)
            except Refused:  # of one tournament: the next look tries again
                continue
            except Exception as error:  # a bug must not stop the others
                log_failure(f"tournament {tournament_id}", error)

    async def go_on(self, tournament_id: str) -> None:
        """Open the tables that are missing, count those that are over, and begin the next round when it is due."""
        tournament = await self.get(tournament_id)
        await self.count_tables(tournament, call=False)
        tournament = await self.get(tournament_id)
        if commands.is_due(tournament, self.node.clock.now()):
            if tournament.rounds_left:
                self.check_tables(tournament)
            await self.count_tables(await self.write(tournament_id, commands.go_on), call=False)

    async def count_tables(self, tournament: Tournament, call: bool) -> None:
        """Write the results of the tables that are over; if the time is up or ``call`` is set, of all of them.

        A table that does not exist yet is opened first, also to be called at once: after its result is counted someone
        who has seen it missing could still open it.
        """
        current, number = tournament.round, len(tournament.rounds) - 1
        if current is None or tournament.over:
            return
        call = call or (tournament.ends is not None and tournament.ends <= self.node.clock.now())
        statuses = await self.statuses(tournament)
        ids = self.tables.ids(tournament, number)
        for table in current.open_tables:
            if ids[table] not in statuses:
                with suppress(Refused):  # of one table: the next look tries again
                    await self.tables.open(tournament, number, table)
            if call or statuses.get(ids[table]) == "over":
                points, called = await self.result(ids[table], len(current.tables[table]))
                await self.write(tournament.id, partial(result_entry, number, table, points, called))

    async def result(self, table_id: str, people: int) -> tuple[tuple[float, ...], bool]:
        """The points of a table, and whether time was called. If it has no log that can be read, all are equal.

        The table is told first: it stops with the points that are counted here, whatever happens in between.
        """
        try:
            with suppress(Repeated):
                await self.node.execute(table_id, commands.call_time)
            room = await current_room(self.node, table_id)
        except Refused as refused:
            if refused.code not in WITHOUT_LOG:
                raise
            return share_points([0] * people), True
        return room.called or points_at(room), bool(room.called)

    # What is shown

    async def statuses(self, tournament: Tournament) -> dict[str, str]:
        """The statuses of the tables of the last round that exist."""
        if not tournament.rounds:
            return {}
        run, store = self.node.pools.queries.run, self.node.store
        ids = self.tables.ids(tournament, len(tournament.rounds) - 1)
        shown = await self.node.errors_as_refusals(run(stored.shown_tables, store, ids))
        return {room: status_of(msgspec.json.decode(table, type=TableShown)) for room, table in shown.items()}

    def show_to_all(self, tournament: Tournament, statuses: dict[str, str]) -> t.TournamentShown:
        """What everyone may see. It is made once for all who ask until something changes."""
        kept = self.shown.get(tournament)
        if kept is None or kept[:2] != (tournament.number, statuses):
            shown = show(tournament, partial(self.tables.ids, tournament), statuses)
            kept = self.shown[tournament] = tournament.number, statuses, shown
        return kept[2]

    async def show(self, tournament_id: str, token: str = "") -> t.TournamentShown:
        """A tournament as seen by the owner of this digest of a token."""
        tournament = await self.get(tournament_id)
        statuses = await self.statuses(tournament) if tournament.status == "playing" else {}
        shown = self.show_to_all(tournament, statuses)
        if not token:
            return shown
        drawn = shown.rounds[-1].tables if shown.rounds and not tournament.over else []
        tables = [table for table in drawn if table.id in statuses or table.points is not None]  # that exist
        return msgspec.structs.replace(shown, you=own_place(tournament, token, tables, self.tables.seat_token))


def status_of(table: TableShown) -> str:
    return "over" if table.called else table.status


def result_entry(
    number: int, table: int, points: tuple[float, ...], called: bool, tournament: Tournament, now: float
) -> n.Played:
    return commands.play(tournament, number, table, points, called, now)
