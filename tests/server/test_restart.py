"""A server that is stopped or killed and started again: every table continues."""

from __future__ import annotations

import asyncio
import contextlib
import re

import pytest

from oneleft.client import Lobby, TableConnection
from oneleft.client.errors import LATE
from oneleft.errors import ServerRefused
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.room.timers import Timer, next_timer
from oneleft.server.store import Store
from oneleft.table.events import TakenBack
from oneleft.table.record import verify_record
from oneleft.table.views import View
from tests.support.in_process_nodes import until
from tests.support.offline_table import plain_move
from tests.support.remote_players import PLANS
from tests.support.servers import Server, postgres
from tests.support.soak import Soak

pytestmark = pytest.mark.slow

SLOW = Settings(players=2, turn_seconds=600, bot_pace=0, uno_grace=0)


@pytest.fixture
def server(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log") as made:
        yield made


async def open_table_for_two(lobby: Lobby, settings: Settings) -> tuple[str, list[str]]:
    host = await lobby.open_table("Ana", settings)
    guest = await lobby.take_seat(host.table.id, "Bo")
    await lobby.start(host.table.id, host.token)
    return host.table.id, [host.token, guest.token]


def again(server: Server) -> None:
    server.kill()
    server.start()


def timer_of(server: Server, table: str) -> Timer | None:
    """What is due next at a table, according to its log."""
    store = Store(server.database)
    try:
        return next_timer(Room.fold(table, map(n.read_entry, store.read(table))), set())
    finally:
        store.close()


async def reconnected(*links: TableConnection) -> None:
    await until(lambda: all(link.reconnects and link.greeted for link in links))


def mover(links: list[TableConnection]) -> TableConnection | None:
    return next((link for link in links if link.view is not None and link.view.turn == link.seat), None)


async def play_some(links: list[TableConnection], moves: int) -> None:
    """Make moves; every player sees each before the next is made."""
    for _ in range(moves):
        link = mover(links)
        assert link is not None
        assert link.view is not None
        before = link.view.number
        await link.move(link.view.legal[0])
        await until(lambda before=before: all(one.view.number > before for one in links))


def test_a_table_continues_after_a_kill(server):
    async def main():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SLOW)
            async with lobby.connect(table, tokens[0]) as ana, lobby.connect(table, tokens[1]) as bo:
                await until(lambda: ana.view is not None and bo.view is not None)
                await play_some([ana, bo], 3)
                seen = ana.view, bo.view
                await asyncio.to_thread(again, server)
                await reconnected(ana, bo)
                assert (ana.view, bo.view) == seen
                await play_some([ana, bo], 3)

    asyncio.run(main())


def test_requests_refused_as_too_fast_are_repeated(server):
    """A refusal of an unread message names no id, so all pending requests are repeated."""

    async def main():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SLOW)
            async with lobby.connect(table, tokens[0]) as ana, lobby.connect(table, tokens[1]) as bo:
                await until(lambda: ana.view is not None and bo.view is not None)
                link = mover([ana, bo])
                many = [link.move("0 draw", 10**6) for _ in range(100)]
                outcomes = await asyncio.wait_for(asyncio.gather(*many, return_exceptions=True), 60)
                assert all(isinstance(one, ServerRefused) for one in outcomes)
                await play_some([ana, bo], 3)

    asyncio.run(main())


def test_the_clock_runs_after_a_restart_only_with_connections(server):
    """A table without connections has no timer."""

    async def main():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, Settings(players=2, turn_seconds=0.3, away_seconds=600))
            async with lobby.connect(table, tokens[0]) as ana:
                await until(lambda: ana.view is not None)
                before = ana.view.number
                await asyncio.to_thread(again, server)
                await until(lambda: ana.view.number > before)
            await asyncio.to_thread(again, server)
            await lobby.table(table)  # loads the table, which notices the lost connections
            await until(lambda: timer_of(server, table) is None)
            async with lobby.connect(table, tokens[1]) as bo:
                await until(lambda: bo.view is not None)
                before = bo.view.number
                await until(lambda: bo.view.number > before)

    asyncio.run(main())


def test_bots_play_on_after_a_kill(server):
    """The server is killed while a bot thinks and nobody else can move."""

    async def main():
        async with Lobby(server.address) as lobby:
            settings = Settings(players=2, turn_seconds=0, bot_pace=1.5, uno_grace=0)
            host = await lobby.open_table("Ana", settings, ["easy"])
            await lobby.start(host.table.id, host.token)
            async with lobby.connect(host.table.id, host.token) as ana:
                await until(lambda: ana.view is not None)
                while ana.view.turn == 0:
                    with contextlib.suppress(ServerRefused):
                        await ana.move(ana.view.legal[0])
                    await asyncio.sleep(0.02)
                before = ana.view.number
                await asyncio.to_thread(again, server)
                await until(lambda: ana.view.number > before)

    asyncio.run(main())


def test_decisions_are_taken_back_after_a_kill_and_the_record_says_so(server):
    async def main():
        async with Lobby(server.address) as lobby:
            settings = Settings(rules="classic+target=1", players=2, turn_seconds=0, bot_pace=0, uno_grace=0)
            host = await lobby.open_table("Ana", settings, ["keen"])
            await lobby.start(host.table.id, host.token)
            async with lobby.connect(host.table.id, host.token) as ana:

                async def decide() -> View:
                    """Make a move in turn; what was seen before it."""
                    while True:
                        await until(lambda: ana.view is not None and (ana.view.turn == 0 or ana.view.round_over))
                        seen = ana.view
                        if seen.winners:
                            return seen
                        try:
                            await ana.move(plain_move(seen))
                        except ServerRefused as refused:  # a bot has called UNO meanwhile
                            assert refused.code in LATE
                            continue
                        await until(lambda seen=seen: ana.view.number > seen.number)
                        return seen

                async def see_undone() -> View:
                    """What is seen right after a move was taken back: a bot may react at once."""
                    while True:
                        message = await ana.inbox.get()
                        if isinstance(message, m.Events) and isinstance(message.events[0], TakenBack):
                            return message.view

                seen = [await decide() for _ in range(3)]
                await asyncio.to_thread(again, server)
                await reconnected(ana)
                for before in reversed(seen[1:]):
                    await ana.take_back()
                    assert await see_undone() == before
                while not (await decide()).winners:
                    pass
                assert ana.table.rated == "taken-back"
                game = verify_record(await lobby.record(host.table.id, 1))
                assert game.taken_back == 2
                assert game.winners == tuple(ana.view.winners)

    asyncio.run(main())


def test_a_player_who_does_not_reconnect_after_a_kill_is_away(server):
    """The server that had the connection is gone, so nobody saw it break; and there is no turn clock."""

    async def main():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, Settings(players=2, turn_seconds=0, away_seconds=0.5))
            async with lobby.connect(table, tokens[0]) as ana:
                async with lobby.connect(table, tokens[1]):
                    await until(lambda: ana.table is not None and ana.table.seats[1].online)
                    await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                await until(lambda: ana.table.seats[1].stood_in)
                assert not ana.table.seats[1].online

    asyncio.run(main())


def test_a_graceful_stop_loses_nothing(server, tmp_path):
    """Every socket is closed with 1012, nothing in flight is lost, and the process ends on its own."""
    codes: list[int | None] = []

    async def harm(soak: Soak) -> None:
        for _ in range(3):
            await soak.let_them_play()
            sockets = [player.link.socket for table in soak.tables for player in table.players]
            await asyncio.to_thread(server.stop)
            assert server.process.returncode == 0
            await until(lambda sockets=sockets: all(socket.close_code for socket in sockets))
            codes.extend(socket.close_code for socket in sockets)
            await asyncio.to_thread(server.start)

    soak = Soak([server.address], 1, PLANS[:5])
    done = asyncio.run(soak.run(harm, lambda: Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")))
    assert set(codes) == {1012}
    assert done.promises >= soak.awaited > 0
    assert not re.findall("Traceback|Cancel", server.log.read_text("utf-8"))


def test_a_stop_while_the_database_is_down(tmp_path):
    """A move that waits for the database is not acknowledged, and the server does not wait for it."""

    async def main():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SLOW)
            async with lobby.connect(table, tokens[0]) as ana, lobby.connect(table, tokens[1]) as bo:
                await until(lambda: ana.view is not None and bo.view is not None)
                link = mover([ana, bo])
                await asyncio.to_thread(database.stop)
                moved = asyncio.create_task(link.move(link.view.legal[0]))
                await until(lambda: "the database is not responding" in server.log.read_text("utf-8"))
                await asyncio.to_thread(server.stop)
                assert server.process.returncode == 0
                assert not moved.done()
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(server.start)
                assert await moved > 0

    with postgres(synced=False) as database, Server(database.url, tmp_path / "server.log") as server:
        asyncio.run(main())
