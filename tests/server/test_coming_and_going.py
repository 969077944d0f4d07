"""Seats that change on a real server: connections follow them, and nobody loses their part of the shuffle."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest

from oneleft.bots.factory import new_bot
from oneleft.client import Lobby
from oneleft.client.remote_bot import play
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import Settings
from oneleft.table.record import verify_record

QUICK = {"bot_pace": 0, "pause_seconds": 0, "uno_grace": 0, "turn_seconds": 0}
SECONDS = 30.0


async def code_of(asked) -> str:
    with pytest.raises(ServerRefused) as refused:
        await asked
    return refused.value.code


@pytest.mark.slow
def test_people_come_and_go_and_every_match_verifies(server):
    """Bo leaves, so Cy and Di move up; Eva comes during the match; two of the people present agree on another."""

    async def evening() -> None:
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            ana = await lobby.open_table("Ana", Settings(players=10, rules="classic+target=1", **QUICK))
            table = ana.table.id
            others = {name: await lobby.take_seat(table, name) for name in ("Bo", "Cy", "Di")}
            links = {
                name: await stack.enter_async_context(lobby.connect(table, seated.token))
                for name, seated in {"Ana": ana, **others}.items()
            }
            for link in links.values():
                await link.wait_until_entered()
            await links["Ana"].wait_until_ready()
            await lobby.leave(table, 1, others["Bo"].token)
            await lobby.start(table, ana.token)
            present = [links[name] for name in ("Ana", "Cy", "Di")]
            for link in present:
                await link.wait_until(lambda here: here.view is not None, SECONDS)
            assert [link.seat for link in present] == [0, 1, 2]
            assert not any(seat.left_out for seat in (await lobby.table(table)).seats)

            eva = await lobby.take_seat(table, "Eva")
            assert (eva.seat, eva.table.seats[3].next_match) == (3, True)
            late = await stack.enter_async_context(lobby.connect(table, eva.token))
            await late.wait_until_entered()
            assert (late.seat, late.view.hand) == (3, None)
            assert await code_of(late.move("3 draw")) == "next-match"
            assert await code_of(lobby.change(table, Settings(), ana.token)) == "begun"

            await asyncio.gather(*(play(link, lambda seed: new_bot("steady", seed), 1) for link in present))
            await links["Di"].again()
            await late.wait_until(lambda here: here.table.again == [2], SECONDS)
            await late.again()
            await links["Cy"].again()
            for link in (*present, late):
                await link.wait_until(lambda here: here.table.match == 2 and here.view is not None, SECONDS)
            assert late.view.names == ("Ana", "Cy", "Di", "Eva")
            assert not any(seat.left_out for seat in late.table.seats)
            matches = {late: 2}  # it has heard of the first one as well
            await asyncio.gather(
                *(play(link, lambda seed: new_bot("steady", seed), matches.get(link, 1)) for link in (*present, late))
            )
            for match, people in ((1, 3), (2, 4)):
                game = verify_record(await lobby.record(table, match))
                assert [bool(part) for part in game.words] == [True] * people

    async def limited() -> None:
        async with asyncio.timeout(100):
            await evening()

    asyncio.run(limited())


@pytest.mark.slow
def test_the_host_changes_settings_within_the_limits_of_the_server(server):
    async def visit() -> None:
        async with Lobby(server.address) as lobby:
            ana = await lobby.open_table("Ana", Settings(players=4))
            bo = await lobby.take_seat(ana.table.id, "Bo")
            changed = await lobby.change(ana.table.id, Settings(rules="party", players=6), ana.token)
            assert (len(changed.seats), "jump_in" in changed.settings.rules) == (6, True)
            assert await code_of(lobby.change(ana.table.id, Settings(), bo.token)) == "not-host"
            assert (
                await code_of(lobby.change(ana.table.id, Settings(rules="classic+target=9999"), ana.token))
                == "too-long"
            )
            assert await code_of(lobby.change(ana.table.id, Settings(rules="nonsense"), ana.token)) == "bad-setting"
            unchanged = httpx.get(f"{server.address}/api/tables/{ana.table.id}").json()
            assert unchanged["settings"]["rules"] == changed.settings.rules

    asyncio.run(visit())
