"""People who cheat people, at a real server: puppets, impostors, kicks, closed tabs, look-alike names."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, suppress
from itertools import count

import pytest

from oneleft.client import Lobby
from oneleft.errors import ServerRefused
from oneleft.server.look_alikes import skeleton
from tests.support.raw_socket import answer, problem_of, serve, short_settings, sit

pytestmark = pytest.mark.slow
NUMBERS = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from serve(tmp_path_factory.mktemp("people"), "--rate", "0", "--proxy", "127.0.0.1")


def secret_of(device):
    return f"{device:_>32}"


class Guests:
    """People at one table of a server, each with a device, in networks of documentation."""

    def __init__(self, server, **settings):
        self.server, self.settings = server, {"turn_seconds": 300} | settings
        self.tokens, self.table = [], ""

    async def come(self, *people):
        """Claim a name that is free, and sit down as (name, device, network), the first as the host."""
        for name, device, network in people:
            async with Lobby(self.server.address) as lobby:
                lobby.http.headers["x-forwarded-for"] = f"203.0.{network}.{next(NUMBERS) % 250}"
                names = lobby.names(secret_of(device))
                if not (await names.look(name)).claimed:
                    await names.claim(name, await names.new_code())
                if not self.table:
                    settings = short_settings(players=len(people), rules="classic+target=1", **self.settings)
                    seated = await lobby.open_table(name, settings, person=secret_of(device))
                    self.table = seated.table.id
                else:
                    seated = await lobby.take_seat(self.table, name, person=secret_of(device))
                self.tokens.append(seated.token)
        async with AsyncExitStack() as seated, Lobby(self.server.address) as lobby:
            for token in self.tokens:
                await seated.enter_async_context(sit(self.server.address, self.table, token))
            return await lobby.start(self.table, self.tokens[0])

    async def finish(self, *seats, moves=0):
        """Let the people in these seats play to the end, in all seats by default; whether the match was rated.

        With ``moves`` each of them makes only that many.
        """
        async with Lobby(self.server.address) as lobby:
            tokens = [self.tokens[seat] for seat in seats or range(len(self.tokens))]
            await asyncio.wait_for(asyncio.gather(*(play(lobby, self.table, token, moves) for token in tokens)), 60)
            return (await lobby.table(self.table)).rated


async def play(lobby, table, token, moves=0):
    """Make the first legal move, until someone has won. Someone else may be quicker."""
    made = 0
    async with lobby.connect(table, token) as player:
        async for _ in player:
            view = player.view
            if view is not None and view.winners:
                return
            if view is not None and view.legal:
                with suppress(ServerRefused):
                    await player.move(view.legal[0], view.number)
                    made += 1
            if made == moves > 0:
                return


def rated(server, name):
    """The rated players of a name: their tags, and what is known of them."""
    told = answer(server, "GET", f"/api/players/{name}").json()
    return {rank["tag"]: (rank["matches"], rank["rating"]) for rank in told["rated"]}


def test_ten_puppets_of_one_machine_make_no_number_one(server):
    async def run():
        guests = Guests(server)
        await guests.come(*((f"Puppet {letter}", f"puppet {letter}".replace(" ", "-"), 1) for letter in "ABCDEFGHIJ"))
        assert await guests.finish() == "one-network"

    asyncio.run(run())
    names = {rank["name"] for rank in answer(server, "GET", "/api/leaderboard").json()}
    assert not {name for name in names if name.startswith("Puppet")}
    assert answer(server, "GET", "/api/players/puppet a").json()["matches"] == 1  # it is kept as a statistic


def test_one_device_in_two_networks_is_one_person(server):
    async def run():
        guests = Guests(server)
        await guests.come(("Sly", "sly", 1), ("Foil", "sly", 2))
        assert await guests.finish() == "one-device"

    asyncio.run(run())
    assert rated(server, "Sly") == {}


def test_nobody_can_play_as_somebody_else(server):
    async def run():
        guests = Guests(server)
        shown = await guests.come(("Olga", "olga", 1), ("Bo", "bo", 2))
        assert await guests.finish() == "rated"
        tag, before = shown.seats[0].tag, rated(server, "Olga")
        assert [*before] == [tag]
        assert (before[tag][0], len(tag), tag[-1]) == (1, 7, "✓")
        with pytest.raises(ServerRefused) as refused:
            await Guests(server).come(("OLGA", "impostor", 3), ("Bo", "bo", 2))
        assert refused.value.code == "name-owned"
        guests = Guests(server)
        # from another network, in another case, with a face
        shown = await guests.come(("olga 🐼", "olga", 4), ("Bo", "bo", 2))
        assert shown.seats[0].tag == tag
        assert await guests.finish() == "rated"
        assert rated(server, "Olga")[tag][0] == 2
        assert tag in {rank["tag"] for rank in answer(server, "GET", "/api/leaderboard").json()}

    asyncio.run(run())


def test_one_owner_on_two_devices_is_one_person(server):
    async def run():
        async with Lobby(server.address) as lobby:
            code = await lobby.names(secret_of("first")).new_code()
            await lobby.names(secret_of("first")).claim("Twin", code)
            await lobby.names(secret_of("second")).sign_in("Twin", code)
        guests = Guests(server)
        await guests.come(("Twin", "first", 1), ("Twin 🐼", "second", 2))
        assert await guests.finish() == "one-device"

    asyncio.run(run())
    assert rated(server, "Twin") == {}


def test_only_all_others_together_remove_a_person_from_a_match(server):
    async def run():
        guests = Guests(server)
        await guests.come(("Di", "di", 1), ("Ed", "ed", 2), ("Fe", "fe", 3))
        assert await guests.finish(moves=1) is None
        host, _, victim = guests.tokens
        kicked = answer(
            server,
            "DELETE",
            f"/api/tables/{guests.table}/seats/2",
            headers={"authorization": f"Bearer {host}"},
        )
        assert (kicked.status_code, problem_of(kicked)) == (409, "needs-vote")
        async with sit(server.address, guests.table, victim) as removed:
            async with sit(server.address, guests.table, guests.tokens[0]) as first:
                vote = {"type": "vote", "id": "1", "seat": 2}
                assert (await first.ask(vote))["type"] == "done"
                assert (await first.ask(vote))["type"] == "done"  # sent again
                while (told := await removed.hear("table"))["table"]["seats"][2]["votes"] != [0]:
                    pass
                assert not told["table"]["seats"][2]["bot"]
                async with sit(server.address, guests.table, guests.tokens[1]) as second:
                    assert (await second.ask(vote))["type"] == "done"
            assert (await removed.end())[0] == 4401
        assert await guests.finish(0, 1) == "voted-out"

    asyncio.run(run())
    assert rated(server, "Fe") == {}
    for name in ("Di", "Ed"):
        ((matches, rating),) = rated(server, name).values()
        assert matches == 1
        assert rating < 1500


def test_closing_the_tab_loses_the_match(server):
    async def run():
        guests = Guests(server, away_seconds=0.1)
        await guests.come(("Gil", "gil", 1), ("Hu", "hu", 2))
        assert await guests.finish(moves=1) is None
        async with sit(server.address, guests.table, guests.tokens[0]) as gil:
            async with sit(server.address, guests.table, guests.tokens[1]):
                pass
            while not (await gil.hear("table"))["table"]["seats"][1]["stood_in"]:
                pass
        assert await guests.finish(0) == "rated"

    asyncio.run(run())
    ((_, won),), ((_, lost),) = rated(server, "Gil").values(), rated(server, "Hu").values()
    assert won > 1500 > lost


LOOK_ALIKES = {
    "cyrillic": "\u0410na",
    "cyrillic capitals": "AN\u0410",
    "full width": "An\uff41",
    "armenian": "A\u0578a",
    "selector": "Ana\ufe0f",
}


def test_a_name_that_looks_like_another_one_is_refused(server):
    opened = answer(server, "POST", "/api/tables", json={"nickname": "Ana", "settings": {"players": 3}}).json()
    path = f"/api/tables/{opened['table']['id']}/seats"
    for kind, name in LOOK_ALIKES.items():
        refused = answer(server, "POST", path, json={"nickname": name})
        assert (refused.status_code, problem_of(refused)) == (409, "look-alike"), kind
        assert "“Ana”" in refused.json()["message"]
    for name in ("Anna", "Án\u0430"):  # an accent is seen
        assert answer(server, "POST", path, json={"nickname": name}).status_code == 201


def test_letters_that_look_alike():
    for one, other in (("Bill", "BiII"), ("Bill", "B\u0456ll"), ("Mo", "M\u03bf"), ("Mo", "M0"), ("Kim", "Kirn")):
        assert skeleton(one) == skeleton(other)
    for one, other in (("Bill", "Ball"), ("Ana", "Anna"), ("Mia", "Mía"), ("山田", "山本"), ("😀", "😃")):
        assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("person", ["short", "x" * 65, "with space in it, of 32 letters!"])
def test_a_secret_that_is_no_secret_is_refused(server, person):
    refused = answer(server, "POST", "/api/tables", json={"nickname": "Ana", "person": person})
    assert (refused.status_code, problem_of(refused)) == (400, "bad-document")
    assert person not in refused.text


def test_the_database_has_neither_addresses_nor_secrets(server):
    asyncio.run(Guests(server).come(("Ina", "ina", 7), ("Jo", "jo", 8)))
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        dump = "\n".join(database.iterdump()).encode()
        logs = b"".join(row[0] for row in database.execute("SELECT body FROM entries"))
        (key,) = database.execute("SELECT value FROM secrets").fetchone()
    assert b"Ina" in logs
    for secret in (b"203.0.", secret_of("ina").encode()):
        assert secret not in dump + logs
    assert key not in logs
