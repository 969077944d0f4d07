"""The deal of the day at a real server: everyone once, through a kill, compared, and open on the next day."""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic, time

import httpx
import msgspec
import pytest

from oneleft.client import Lobby, TableConnection
from oneleft.client.errors import LATE
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import TableShown
from oneleft.room.daily import day_at, day_before, seconds_of
from oneleft.room.entries import Moved
from oneleft.room.state import Room
from oneleft.server.app import Application, Options
from oneleft.server.clock import Clock
from oneleft.server.limits import Limits
from oneleft.server.stored_ratings import daily_results
from oneleft.table.fairness import commitment
from oneleft.table.record import verify_record
from tests.support.in_process_nodes import until
from tests.support.offline_table import plain_move
from tests.support.servers import Server

pytestmark = pytest.mark.slow

NOON = 1794916800.0  # of a day that does not end during a test
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


def test_an_address_has_so_many_results_a_day_and_a_double_click_one_table(tmp_path):
    """Secrets are made up in no time. Only a digest of the address is stored."""

    async def main():
        database = f"sqlite:///{tmp_path / 'many.sqlite'}"
        front = Application(Options(database, limits=Limits(daily_results=2), clock=Clock(lambda: NOON + monotonic())))
        async with front.http_app.lifespan():
            node = front.http_app.state.node

            async def play(secret: str, address: str) -> TableShown:
                transport = httpx.ASGITransport(app=front, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                    body = {"nickname": "Ana", "person": f"{secret:_>32}"}
                    answer = await http.post("/api/daily", json=body)
                    assert answer.status_code == 200, answer.text
                    return msgspec.convert(answer.json()["table"], TableShown)

            clicks = await asyncio.gather(*(play("one", "192.0.2.7") for _ in range(3)))
            assert len({table.id for table in clicks}) == 1
            assert (await play("two", "192.0.2.7")).ranked
            third = await play("three", "192.0.2.7")
            assert not third.ranked
            assert (await play("three", "192.0.2.8")).id == third.id  # from elsewhere it is the same table
            assert (await play("one", "192.0.2.7")).ranked  # it goes on
            assert (await play("four", "2001:db8:1:2::1")).ranked
            assert (await play("five", "2001:db8:1:2::2")).ranked
            assert not (await play("six", "2001:db8:1:2:ffff::3")).ranked  # all of one /64 network
            for live in list(node.live_tables.values()):
                async with live.lock:
                    while not (game := live.room.game).over:
                        seat = game.turn
                        move = "deal" if game.round_over else plain_move(game.view(seat))
                        await node.write(live, partial(moved, move))
            daily = front.http_app.state.daily
            today = (await daily.show()).today
            assert (today.players, len(today.ranks)) == (4, 4)
            assert sum(count for _, count in today.counts) == 4
            best = await asyncio.to_thread(daily_results, node.store, today.day, 3)
            assert [row.points for row in best.best] == [rank.points for rank in today.ranks[:3]]
        assert b"192.0.2" not in (tmp_path / "many.sqlite").read_bytes()

    asyncio.run(asyncio.wait_for(main(), 120))


def moved(move: str, room: Room, now: float) -> Moved:
    return Moved(at=now, move=move, made_by="test")


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
