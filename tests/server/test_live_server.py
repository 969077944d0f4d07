"""Matches and connections on a real server process, through the Python client."""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from oneleft.bots.factory import new_bot
from oneleft.bots.levels import LEVELS
from oneleft.client import Lobby
from oneleft.client.remote_bot import play
from oneleft.errors import ServerRefused
from oneleft.policies.characters import CHARACTERS
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.table.record import verify_record

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
QUICK = {"bot_pace": 0, "pause_seconds": 0, "uno_grace": 0, "rules": "classic+target=1"}


def run(work, seconds=60):
    async def limited():
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(limited())


async def until(link, what):
    """The first message that satisfies a condition."""
    async for message in link:
        if what(message):
            return message
    raise AssertionError("the connection ended")


async def next_own_turn(link):
    while link.view is None or link.view.turn != link.seat or not link.view.legal:
        await link.inbox.get()
    return link.view


def plain(view):
    return next(text for text in view.legal if text.split()[1] in ("draw", "keep", "take", "color", "swap", "discard"))


async def play_match(server, people, bots, **settings):
    """Play a match of remote players (bots decide for them) and bots; the table and the record afterwards."""
    async with Lobby(server.address) as lobby:
        chosen = Settings(players=len(people) + len(bots), **{**QUICK, **settings})
        seated = [await lobby.open_table(people[0], chosen, list(bots))]
        table = seated[0].table.id
        seated += [await lobby.take_seat(table, name) for name in people[1:]]
        links = [lobby.connect(table, one.token) for one in seated]
        for link in links:
            await link.__aenter__()
        try:
            await links[0].wait_until_ready()
            await lobby.start(table, seated[0].token)
            await asyncio.gather(*(play(link, lambda seed: new_bot("steady", seed), 1) for link in links))
        finally:
            for link in links:
                await link.__aexit__(None, None, None)
        return await lobby.table(table), await lobby.record(table, 1)


def test_people_and_bots_of_every_kind_play_a_match_that_verifies(server):
    simple = ("random",)  # ten can play
    bots = [*(name for name in LEVELS if name not in (*simple, *CHARACTERS)), "racer"]
    table, record = run(play_match(server, ["Quinn", "Rosa"], bots, turn_seconds=20), 120)
    assert table.status == "over"
    game = verify_record(record)
    assert list(game.winners) == table.winners
    assert game.commitment == table.commitment
    assert [bool(reveal) for reveal in game.words] == [True, *[False] * len(bots), True]
    replay = httpx.get(f"{server.address}/api/tables/{table.id}/matches/1/replay").json()
    assert replay["winners"] == table.winners
    assert len(replay["steps"]) == len(game.log) + 1
    quinn = httpx.get(f"{server.address}/api/players/QUINN").json()
    assert (quinn["name"], quinn["matches"], quinn["matches_won"]) == ("Quinn", 1, int(0 in table.winners))
    assert (table.rated, quinn["rated"]) == ("bots", [])


def test_eight_players_at_two_tables(server):
    people = [f"Player {number}" for number in range(3)]
    table, record = run(play_match(server, people, ["easy"] * 5, rules="classic+eight"), 120)
    assert table.status == "over"
    assert list(verify_record(record).winners) == table.winners


def test_the_same_seat_on_two_devices(server):
    async def both():
        async with Lobby(server.address) as lobby:
            seated = await lobby.open_table("Ana", Settings(players=2, turn_seconds=0), ["easy"])
            table, token = seated.table.id, seated.token
            async with lobby.connect(table, token) as phone, lobby.connect(table, token) as laptop:
                await lobby.start(table, token)
                view = await next_own_turn(phone)
                await next_own_turn(laptop)
                assert laptop.view == view
                number = await phone.move(plain(view))
                assert (await until(laptop, lambda message: message.number == number)).view.number == view.number + 1
                with pytest.raises(ServerRefused) as refused:
                    await laptop.move(plain(view), view.number)  # the other device was first
                assert refused.value.code == "stale"
            async with lobby.connect(table, token) as laptop:
                await until(laptop, lambda message: isinstance(message, m.Hello))
                phone = lobby.connect(table, token)
                await phone.__aenter__()
                await until(phone, lambda message: isinstance(message, m.Table))
                came = phone.number
                await phone.__aexit__(None, None, None)
                left = await until(laptop, lambda message: isinstance(message, m.Table) and message.number > came)
                assert left.table.seats[0].online

    run(both())


def test_a_spectator_sees_no_hand_and_can_do_nothing(server):
    async def look():
        async with Lobby(server.address) as lobby:
            seated = await lobby.open_table("Ana", Settings(players=2, turn_seconds=0), ["easy"])
            table = seated.table.id
            async with lobby.connect(table, seated.token) as ana, lobby.connect(table) as guest:
                await until(guest, lambda message: isinstance(message, m.Hello))
                await lobby.start(table, seated.token)
                await until(guest, lambda message: isinstance(message, m.Events))
                await next_own_turn(ana)
                assert (guest.seat, guest.view.hand, guest.view.legal) == (None, None, [])
                for ask in (guest.move(plain(ana.view)), guest.say("wow"), guest.back()):
                    with pytest.raises(ServerRefused) as refused:
                        await ask
                    assert refused.value.code == "not-seated"
            closed = await lobby.open_table("Bo", Settings(players=2, spectators=False))
            with pytest.raises(ServerRefused) as refused:
                async with lobby.connect(closed.table.id) as guest:
                    await until(guest, lambda message: False)
            assert refused.value.code == "no-spectators"

    run(look())


def test_a_reconnected_client_misses_nothing_and_gets_nothing_twice(server):
    async def come_again():
        async with Lobby(server.address) as lobby:
            settings = Settings(players=2, turn_seconds=0, **{**QUICK, "rules": "classic", "pause_seconds": 600})
            seated = await lobby.open_table("Ana", settings)
            other = await lobby.take_seat(seated.table.id, "Bo")
            table = seated.table.id
            told = {}
            async with lobby.connect(table, seated.token) as ana, lobby.connect(table, other.token) as bo:
                links = {0: ana, 1: bo}
                for link in links.values():
                    await until(link, lambda message: isinstance(message, m.Hello))
                await lobby.start(table, seated.token)
                for step in range(40):
                    while bo.view is None or ana.view is None or bo.view.number != ana.view.number:
                        await asyncio.sleep(0.005)
                    if step % 5 == 4:
                        bo.socket.transport.abort()  # as if the cable was pulled
                    mover = ana if ana.view.phase == "over" else links[ana.view.turn]
                    await mover.move("deal" if ana.view.phase == "over" else plain(mover.view))
                while bo.view.number != ana.view.number or bo.reconnects < 8:
                    await asyncio.sleep(0.01)
                for name, link in (("ana", ana), ("bo", bo)):
                    told[name] = []
                    while not link.inbox.empty():
                        message = link.inbox.get_nowait()
                        if isinstance(message, m.Hello):
                            told[name] += [(one.number, len(one.events)) for one in message.missed or []]
                        elif isinstance(message, m.Events):
                            told[name].append((message.number, len(message.events)))
            assert told["bo"] == told["ana"]
            assert len(told["ana"]) == len(set(told["ana"])) == 41  # with the first deal

    run(come_again())


def test_a_removed_player_is_disconnected_at_once(server):
    async def send_away():
        async with Lobby(server.address, "es") as lobby:
            seated = await lobby.open_table("Ana", Settings(players=2))
            other = await lobby.take_seat(seated.table.id, "Bo")
            async with lobby.connect(seated.table.id, other.token) as bo:
                await until(bo, lambda message: isinstance(message, m.Hello))
                await lobby.leave(seated.table.id, 1, seated.token)
                with pytest.raises(ServerRefused) as refused:
                    await until(bo, lambda message: False)
                assert refused.value.code == "bad-token"
                assert "asiento" in str(refused.value)  # in the player's language

    run(send_away())


# Remote bots


@pytest.mark.parametrize(("bot", "name"), [("steady", "steady"), ("examples/mybot.py", "mybot.py")])
def test_a_remote_bot_joins_by_link(server, bot, name):
    async def host():
        async with Lobby(server.address) as lobby:
            settings = Settings(players=3, turn_seconds=0, **QUICK)
            seated = await lobby.open_table("Ana", settings, ["easy"])
            words = [sys.executable, "-m", "oneleft", "join", f"{server.address}/t/{seated.table.id}", "--bot", bot]
            joined = subprocess.Popen(
                [*words, "--lang", "en"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            )
            try:
                async with lobby.connect(seated.table.id, seated.token) as ana:
                    came = await until(
                        ana, lambda message: isinstance(message, m.Hello | m.Table) and message.table.seats[2].online
                    )
                    assert came.table.seats[2].name == name
                    await lobby.start(seated.table.id, seated.token)
                    await play(ana, lambda seed: new_bot("steady", seed), 1)
                out, err = await asyncio.to_thread(joined.communicate, timeout=30)
            finally:
                joined.kill()
                joined.wait()
            assert (joined.returncode, err) == (0, "")
            assert f"{server.address}/t/{seated.table.id}#" in out
            assert "Left after one match." in out

    run(host(), 120)
