"""The deal of the day at a real server: everybody once, through a kill, compared, and open on the next day."""

from __future__ import annotations

import asyncio
from functools import partial
from time import time

import httpx
import pytest

from oneleft.client import Lobby, TableConnection
from oneleft.client.errors import LATE
from oneleft.errors import ServerRefused
from oneleft.room.daily import day_at, day_before, seconds_of
from oneleft.table.fairness import commitment
from oneleft.table.record import verify_record
from tests.support.in_process_nodes import until
from tests.support.offline_table import plain_move
from tests.support.servers import Server

pytestmark = pytest.mark.slow

ANA, BO = "a" * 32, "b" * 32


@pytest.fixture
def clock(tmp_path):
    """The server's clock shows noon, so that no day ends during the test."""
    file = tmp_path / "clock"
    now = time()
    file.write_text(str(seconds_of(day_at(now))[0] + 12 * 3600 - now))
    return file


@pytest.fixture
def server(tmp_path, clock):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, tmp_path / "server.log", clock=clock) as made:
        yield made


async def decide(link: TableConnection) -> None:
    """Make a move as soon as the person is in turn."""
    await until(lambda: link.view is not None and (link.view.turn == 0 or link.view.round_over))
    seen = link.view
    assert seen is not None
    if not seen.winners:
        try:
            await link.move("deal" if seen.round_over else plain_move(seen))
        except ServerRefused as refused:  # a bot has called UNO meanwhile
            assert refused.code in LATE
        await until(lambda: link.view.number > seen.number)


async def finish(lobby: Lobby, table: str, token: str) -> int:
    async with lobby.connect(table, token) as link:
        await until(lambda: link.view is not None)
        while not link.view.winners:
            await decide(link)
        return (await lobby.table(table)).points


async def refused(asked) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        await asked
    return caught.value


def test_everybody_plays_once_and_is_compared(server, clock):
    async def main():
        async with Lobby(server.address) as lobby:
            ana = await lobby.play_daily("Ana", ANA, bot_pace=0)
            day, sealed = ana.table.daily, ana.table.commitment
            async with lobby.connect(ana.table.id, ana.token) as link:
                await decide(link)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            again = await lobby.play_daily("Ana under another name", ANA)
            assert (again.table.id, again.token) == (ana.table.id, ana.token)
            assert again.table.seats[0].name == "Ana"
            points = await finish(lobby, ana.table.id, ana.token)
            played = await refused(lobby.play_daily("Ana", ANA, bot_pace=0))
            assert (played.code, str(points) in played.message) == ("daily-played", True)
            for ask in (lobby.record, lobby.start_analysis, partial(lobby.view, step=1, seat=2)):
                assert (await refused(ask(ana.table.id, 1))).code == "secret-yet"
            assert httpx.get(f"{server.address}/api/tables/{ana.table.id}/matches/1/replay").status_code == 409

            bo = await lobby.play_daily("Bo", BO, bot_pace=0)
            assert bo.table.commitment == sealed
            others = await finish(lobby, bo.table.id, bo.token)
            today = (await lobby.daily()).today
            assert (today.day, today.commitment, today.key, today.players) == (day, sealed, "", 2)
            assert sorted(rank.points for rank in today.ranks) == sorted([points, others])
            assert {rank.name: bool(rank.tag) for rank in today.ranks} == {"Ana": True, "Bo": True}

            clock.write_text(str(float(clock.read_text()) + 86_400))
            while (tomorrow := await lobby.daily()).today.day == day:
                await asyncio.sleep(0.1)
            assert day_before(tomorrow.today.day) == day
            assert tomorrow.today.commitment != sealed
            assert (tomorrow.today.players, tomorrow.yesterday.players) == (0, 2)
            assert commitment(tomorrow.yesterday.key) == sealed
            game = verify_record(await lobby.record(ana.table.id, 1))
            assert game.key == tomorrow.yesterday.key
            assert (await lobby.play_daily("Ana", ANA, bot_pace=0)).table.id != ana.table.id

    asyncio.run(asyncio.wait_for(main(), 300))
