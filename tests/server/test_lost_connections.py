"""Connections that end with their server, or that outlive a wrong assumption about it."""

import asyncio
import runpy
from pathlib import Path

import pytest

from oneleft.client import Lobby
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from tests.support.servers import Server

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def test_a_bot_stands_in_for_a_player_who_is_missing_after_a_restart(tmp_path):
    """Also without a turn clock: else the table would wait forever for a seat that only seems connected."""

    async def play_on(server):
        async with Lobby(server.address) as lobby:
            ana = await lobby.open_table("Ana", Settings(players=2, turn_seconds=0, away_seconds=0.2))
            bo = await lobby.take_seat(ana.table.id, "Bo")
            async with lobby.connect(ana.table.id, ana.token):
                gone = lobby.connect(ana.table.id, bo.token)
                await gone.__aenter__()
                while not all(seat.online for seat in (await lobby.table(ana.table.id)).seats):
                    await asyncio.sleep(0.05)
                await lobby.start(ana.table.id, ana.token)
                await asyncio.to_thread(server.kill)
                await gone.__aexit__(None, None, None)
                await asyncio.to_thread(server.start)
                while not (seats := (await lobby.table(ana.table.id)).seats)[1].stood_in:
                    await asyncio.sleep(0.1)
                assert not seats[1].online

    async def limited(server):
        async with asyncio.timeout(120):
            await play_on(server)

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:
        asyncio.run(limited(server))
        server.stop()


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_a_node_that_counted_as_dead_restores_its_connections():
    """Else the table would sleep although its players are connected."""
    page = runpy.run_path(str(ROOT / "docs" / "write_protocol.py"))

    async def work():
        async with page["session"]() as made:
            await made.play(page["SCRIPT"])
            node = made.app.http_app.state.node
            live = node.live_tables[page["TABLE"]]
            (link,) = live.room.seats[0].connections
            await node.execute(page["TABLE"], lambda room, now: n.Away(at=now, seat=0, connection_id=link))
            async with asyncio.timeout(60):
                while link not in live.room.seats[0].connections:
                    await asyncio.sleep(0.01)
            await made.play([page["Step"]("Ana", "BREAK")])  # a real disconnect counts
            assert not live.room.seats[0].connections

    asyncio.run(work())
