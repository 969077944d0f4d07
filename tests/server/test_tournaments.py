"""Tournaments through crashes, on two nodes at once, and with tables that are closed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from oneleft.client import Lobby
from oneleft.protocol.tournaments import TournamentShown
from oneleft.room.commands import digest
from oneleft.room.entries import Begun
from oneleft.server import stored_tournaments as stored
from oneleft.server.admission import Admission
from oneleft.server.order_follower import OrderFollower
from oneleft.server.orders import close_table
from oneleft.server.store import Store
from oneleft.tournament import commands
from oneleft.tournament import entries as n
from oneleft.tournament.state import Tournament
from oneleft.tournament.verify import first_wrong_draw
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import RecordingConnection, seeded_node, until
from tests.support.servers import Server, postgres
from tests.support.tournament_app import new_tournaments, open_with_people
from tests.support.tournament_people import EVENING, QUICK, Guest

pytestmark = pytest.mark.slow

ABSENT = msgspec.structs.replace(QUICK, away_seconds=0)  # nobody waits for people who never come: bots play at once
BY_ITSELF = msgspec.structs.replace(EVENING, settings=ABSENT)


def check_whole(shown: TournamentShown, log: list[n.AnyEntry], people: int) -> None:
    """Three whole rounds, each drawn once and as the key asks, and every table counted once."""
    assert (shown.status, len(shown.rounds)) == ("over", 3)
    assert [person.played for person in shown.standings] == [3] * people
    assert sum(person.points for person in shown.standings) == 3 * people * 6
    assert sum(isinstance(entry, n.Drawn) for entry in log) == 3
    assert sum(isinstance(entry, n.Played) for entry in log) == sum(len(one.tables) for one in shown.rounds)
    assert not any(table.called for one in shown.rounds for table in one.tables)
    assert first_wrong_draw(shown) is None
    assert first_wrong_draw(msgspec.structs.replace(shown, key="0" * 64)) == 1


def read_log(database: str, tournament: str) -> list[n.AnyEntry]:
    store = Store(database)
    try:
        return stored.read(store, tournament)
    finally:
        store.close()


async def play_through_two_kills(server: Server) -> None:
    """Twelve people over three rounds. The server is killed in the first round, and as the second one begins."""
    moves = 0

    def count() -> None:
        nonlocal moves
        moves += 1

    async with Lobby(server.address) as lobby:
        opened = await lobby.open_tournament(msgspec.structs.replace(EVENING, nickname="Ana", person="a" * 32))
        tournament_id = opened.tournament.id
        guests = [Guest(lobby, tournament_id, number, count) for number in range(12)]
        for guest in guests[:11]:
            await guest.join()
        await lobby.leave_tournament(tournament_id, 0, opened.token)  # the host plays no more
        await guests[11].join()
        started = await lobby.draw_round(tournament_id, 1, opened.token)
        assert [len(table.people) for table in started.rounds[0].tables] == [4, 4, 4]
        async with asyncio.TaskGroup() as people:
            playing = [people.create_task(guest.play()) for guest in guests]
            await until(lambda: moves > 40)
            await asyncio.to_thread(server.kill)
            killed_in = Tournament.fold(
                tournament_id, await asyncio.to_thread(read_log, server.database, tournament_id)
            )
            assert len(killed_in.rounds) == 1
            assert killed_in.round.open_tables, "the first round was not over"
            await asyncio.to_thread(server.start)
            await until_round(guests[0], 2)
            await restart(server)
            await asyncio.gather(*playing)
        shown = await guests[0].look()
        ana = shown.standings[-1]
        assert (ana.name, ana.left, ana.played) == ("Ana", True, 0)
        present = msgspec.structs.replace(shown, standings=shown.standings[:-1])
        check_whole(present, await asyncio.to_thread(read_log, server.database, tournament_id), 12)
        assert all(len(set(guest.tables)) == 3 for guest in guests)
        for one in shown.rounds:
            for table in one.tables:
                played = await lobby.table(table.id)
                assert (played.match, played.tournament) == (1, tournament_id)
                assert table.points[played.winners[0]] == max(table.points)
    assert "Traceback" not in server.log.read_text("utf-8")


def test_a_tournament_survives_two_kills(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log") as server:
        asyncio.run(asyncio.wait_for(play_through_two_kills(server), 300))


def test_a_tournament_of_two_nodes_survives_two_kills_of_one(tmp_path):
    """The other one goes on with its tables meanwhile, and neither draws a round twice."""
    with (
        postgres(synced=False) as database,
        Server(database.url, tmp_path / "server.log") as server,
        Server(database.url, tmp_path / "other.log", seed="other"),
    ):
        asyncio.run(asyncio.wait_for(play_through_two_kills(server), 300))


async def restart(server: Server) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def until_round(guest: Guest, number: int) -> None:
    while len((await guest.look()).rounds) < number:
        await asyncio.sleep(0.02)


def test_two_nodes_draw_every_round_once():
    """Both begin each round and count its tables at the same time. Everyone stays away, so bots play."""

    async def main(url: str):
        async with seeded_node(url, "here") as here, seeded_node(url, "there") as there, AsyncExitStack() as stack:
            nodes = [await new_tournaments(stack, here), await new_tournaments(stack, there)]
            tournament_id, token = await open_with_people(nodes[0], BY_ITSELF, 7)
            await asyncio.gather(*(one.draw(tournament_id, digest(token), 1) for one in nodes))
            while (await nodes[0].get(tournament_id)).status != "over":
                await asyncio.gather(*(one.go_on(tournament_id) for one in nodes), return_exceptions=True)
                await asyncio.sleep(0.05)
            shown = await nodes[1].show(tournament_id)
            check_whole(shown, await asyncio.to_thread(stored.read, there.store, tournament_id), 7)

    with postgres(synced=False) as database:
        asyncio.run(asyncio.wait_for(main(database.url), 200))


def test_tables_are_opened_after_a_crash_between_the_draw_and_them(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            tournaments = app.front.http_app.state.tournaments
            tournament_id, _ = await open_with_people(tournaments, EVENING, 6)
            await tournaments.write(
                tournament_id, commands.draw_round
            )  # and nothing follows, as if the server were killed
        async with in_process_app(tmp_path) as app:
            tournaments = app.front.http_app.state.tournaments
            await until(lambda: len(app.node.live_tables) == 2)
            await tournaments.go_on(tournament_id)
            tournament = await tournaments.get(tournament_id)
            ids = tournaments.tables.ids(tournament, 0)
            for room in (app.node.live_tables[table].room for table in ids):
                assert (room.tournament, room.host, len(room.seats), room.number) == (tournament_id, None, 3, 4)

    asyncio.run(asyncio.wait_for(main(), 100))


def test_a_closed_table_is_begun_again_with_whoever_is_connected(tmp_path):
    """Whether the order to close it is followed before or, as here, after the table is opened again."""

    async def main():
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        async with seeded_node(url) as node, AsyncExitStack() as stack:
            desk = OrderFollower(node, Admission(0))
            await desk.look()
            tournaments = await new_tournaments(stack, node)
            await tournaments.aclose()  # it does nothing on its own here
            tournament_id, token = await open_with_people(tournaments, EVENING, 3)
            await tournaments.draw(tournament_id, digest(token), 1)
            [table] = node.live_tables
            watcher = RecordingConnection(node)
            await node.enter(table, watcher.connection, None)
            await node.execute(table, lambda room, now: Begun(at=now))
            await asyncio.to_thread(close_table, node.store, table, node.clock.now())
            await tournaments.go_on(tournament_id)
            await desk.look()
            await node.execute(table, lambda room, now: Begun(at=now))
            await until(lambda: len(watcher.heard) == 5)
            kinds = [type(message).__name__ for message in watcher.heard]
            assert (kinds, watcher.closed) == (["Hello", "Events", "Hello", "Hello", "Events"], [])
            assert watcher.heard[2].table.status == "waiting"

    asyncio.run(asyncio.wait_for(main(), 100))
