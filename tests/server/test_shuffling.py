"""The exchange before a deal, over real sockets: what is sent, and what survives a crash or another node."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from oneleft.bots.factory import new_bot
from oneleft.client import Lobby, Shuffling, TableConnection
from oneleft.client.remote_bot import play
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.table.fairness import reveal_hash
from oneleft.table.record import verify_record
from oneleft.table.shuffle_parts import check_seen
from oneleft.terminal.remote_table import RemoteTable
from tests.support.in_process_nodes import QUIET, TOKENS, RecordingConnection, read_log, seeded_node, until
from tests.support.servers import Server, postgres

pytestmark = pytest.mark.slow

QUICK = Settings(players=2, rules="classic+target=1", turn_seconds=0, pause_seconds=0)


class Reluctant(Shuffling):
    """Does not reveal before it is told to."""

    willing = False

    def answer(self, seat, table, entered):
        return super().answer(seat, table, entered) if self.willing or table.status == "waiting" else None


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    home = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{home / 'tables.sqlite'}", home / "server.log") as made:
        yield made


async def seated(stack: AsyncExitStack, lobby: Lobby, *shufflings: Shuffling) -> tuple[str, str, list[TableConnection]]:
    """A table with everyone connected and committed; its id, the host's token and the connections."""
    opened = [await lobby.open_table("Ana", QUICK)]
    table = opened[0].table.id
    opened.append(await lobby.take_seat(table, "Bo"))
    links = [
        await stack.enter_async_context(lobby.connect(table, one.token, shuffling=shuffling))
        for one, shuffling in zip(opened, shufflings, strict=True)
    ]
    await links[0].wait_until_entered()
    await until(lambda: links[0].table is not None and all(seat.hash for seat in links[0].table.seats))
    return table, opened[0].token, links


def test_nobody_is_sent_a_reveal_before_the_match_is_over(server):
    """Every byte to a spectator and to another player, while one has revealed and the other has not yet."""

    async def main():
        heard: list[str] = []

        async def listen(table: str, token: str | None) -> None:
            async with connect(f"ws{server.address[4:]}/api/tables/{table}/socket", compression=None) as socket:
                await socket.send(m.encode(m.Enter(token=token)).decode())
                async for text in socket:
                    heard.append(str(text))  # noqa: PERF401 - it is read meanwhile

        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            bo = Reluctant()
            table, token, links = await seated(stack, lobby, Shuffling(), bo)
            listeners = [asyncio.create_task(listen(table, who)) for who in (None, links[1].token)]
            await until(lambda: len(heard) >= 2)
            await lobby.start(table, token)
            await until(lambda: len(links[1].shuffling.reveals) == 1 and links[1].table.status == "starting")
            await until(lambda: any('"status":"starting"' in text for text in heard))
            (own,) = links[0].shuffling.reveals.values()
            hidden = next(iter(bo.reveals.values()))
            await until(
                lambda: sum('"status":"starting"' in text for text in heard) >= 4
            )  # the start, and Ana's reveal
            await links[1].ask(m.Reveal(id="late", reveal=hidden))
            await until(lambda: links[0].view is not None)
            await asyncio.gather(*(play(link, lambda seed: new_bot("steady", seed), 1) for link in links))
            for listener in listeners:
                listener.cancel()
            assert len(heard) > 20
            assert not [text for text in heard if own[:32] in text or hidden[:32] in text]
            game = verify_record(await lobby.record(table, 1))
            assert game.words == (own, hidden)
            check_seen(game, links[0].table.commitment, own, links[0].shuffling.fixed[game.commitment])

    asyncio.run(main())


def test_the_openers_part_is_made_after_the_servers_commitment(server):
    """The request that opens the table has nothing of the shuffle, and the hash depends on what came back."""

    async def main():
        async with Lobby(server.address) as lobby:
            opened = await lobby.open_table("Ana", QUICK, ["easy"])
            async with lobby.connect(opened.table.id, opened.token) as link:
                await link.wait_until_ready()
                (match, reveal), *_ = link.shuffling.reveals.items()
                assert match == (opened.table.commitment, 0)
                assert link.table.seats[0].hash == reveal_hash(opened.table.commitment, 0, reveal)
            body = b'{"nickname":"Ana","words":"otters"}'
            answer = await lobby.request("POST", "/api/tables", body, {"content-type": "application/json"})
            assert answer.status_code == 400

    asyncio.run(main())


def test_a_server_that_is_killed_while_a_match_is_starting(tmp_path):
    """Both come back by themselves and reveal for the same hashes. Nobody is left out."""

    async def main():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            bo = Reluctant()
            table, token, links = await seated(stack, lobby, Shuffling(), bo)
            shown = await lobby.start(table, token)
            assert shown.status == "starting"
            hashes = [seat.hash for seat in shown.seats]
            await asyncio.to_thread(server.kill)
            bo.willing = True
            await asyncio.to_thread(server.start)
            await until(lambda: all(link.view is not None for link in links))
            assert not any(seat.left_out for seat in links[0].table.seats)
            assert [seat.hash for seat in links[1].table.seats] == hashes

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log") as server:
        asyncio.run(main())


def test_somebody_who_is_left_out_gets_another_shuffle(server):
    async def main():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            bo = Reluctant()
            table, token, links = await seated(stack, lobby, Shuffling(), bo)
            await lobby.start(table, token)
            await until(lambda: all(link.view is not None for link in links))
            assert [seat.left_out for seat in links[0].table.seats] == [False, True]
            bo.willing = True
            first = links[0].table.commitment
            shown = await lobby.reshuffle(table, links[1].token)
            assert (shown.status, shown.match) == ("waiting", 0)
            await until(lambda: links[0].table.commitment != first)
            await links[0].wait_until_ready()
            await lobby.start(table, token)
            await until(lambda: links[0].table.status == "playing")
            assert [seat.left_out for seat in links[0].table.seats] == [False, False]

    asyncio.run(main())


def test_two_nodes_share_an_exchange():
    """Each person is connected to another node, and one of these writes the deal."""

    async def main(url: str):
        async with seeded_node(url, "one") as one, seeded_node(url, "two") as two:

            def decide(room, now):
                made = []

                def add(entry):
                    room.apply(entry)
                    made.append(entry)

                add(commands.open_table(QUIET, one.entropy.match_key(room.id, 0), now))
                for name, token in zip(("Ana", "Bo"), TOKENS, strict=True):
                    add(commands.sit(room, name, token, now))
                return made

            room_id = (await one.open_table(decide)).room.id
            nodes = (one, two)
            people = [RecordingConnection(node, seat) for seat, node in enumerate(nodes)]
            for node, person in zip(nodes, people, strict=True):
                await node.enter(room_id, person.connection, None)
            room = (await one.get_table(room_id)).room
            reveals = ["0a" * 16, "0b" * 16]
            for seat, node in enumerate(nodes):
                promised = reveal_hash(room.commitment, seat, reveals[seat])
                await node.execute(
                    room_id,
                    lambda room, now, seat=seat, promised=promised: commands.commit(
                        room, seat, room.commitment, promised, "c", now
                    ),
                )
            await two.execute(room_id, lambda room, now: commands.begin(room, 0, now))
            for seat, node in enumerate(nodes):
                await node.execute(
                    room_id, lambda room, now, seat=seat: commands.reveal(room, seat, reveals[seat], "r", now)
                )
            await until(lambda: all(isinstance(person.heard[-1], m.Events) for person in people))
            log = read_log(one.store, room_id)
            assert sum(isinstance(entry, n.Begun) for entry in log) == 1
            room = (await two.get_table(room_id)).room
            assert room.game is not None
            assert room.game.words == tuple(reveals)

    with postgres(synced=False) as database:
        asyncio.run(main(database.url))


def test_the_terminal_tells_what_it_saw(server):
    """After a real match: that its part is in, one shuffle, who took part, and what to keep."""

    async def main():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            table, token, links = await seated(stack, lobby, Shuffling(), Shuffling())
            terminal = RemoteTable(server.address, table, token, "en", links[0].shuffling)
            await stack.enter_async_context(terminal)
            await lobby.start(table, token)
            await until(lambda: links[0].view is not None)
            await asyncio.gather(*(play(link, lambda seed: new_bot("steady", seed), 1) for link in links))
            await until(lambda: terminal.is_over)
            holds, shuffles, people, keep = await terminal.check_shuffle()
            assert holds == say("page-part-holds", "en")
            assert shuffles == say("page-shuffles", "en", match=1, count=1)
            assert people == say("page-parts", "en", names="Ana, Bo")
            assert ",".join(str(seat.hash) for seat in links[0].table.seats) in keep

    asyncio.run(main())
