"""Codes of four letters: they lead to a table, and nobody finds tables by trying them all."""

import asyncio

import httpx
import pytest

from oneleft.client import Lobby, read_link
from oneleft.errors import ServerRefused
from oneleft.protocol.table_codes import LETTERS, code_of, is_code
from oneleft.server.app import Application, Options
from oneleft.server.entropy import Entropy
from oneleft.server.limits import Allowance, Limits
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import open_table, running_node
from tests.support.servers import Server


def test_a_code_finds_its_table(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, _ = await app.open("Ana", "Bo")
            other, _ = await app.open("Cy", "Di")
            for one in (table, other):
                shown = (await app.http.get(f"/api/tables/{code_of(one).lower()}")).json()
                assert (shown["id"], shown["code"]) == (one, code_of(one))
            refused = await app.http.get("/api/tables/zzzz")
            assert (refused.status_code, refused.json()["code"]) == (404, "no-code")
            page = await app.http.get("/bcdf", headers={"accept": "text/html"})
            assert page.status_code == 200
            assert (await app.http.get("/nothing", headers={"accept": "text/html"})).status_code == 404

    asyncio.run(main())


def test_an_address_can_try_few_codes(tmp_path):
    limits = Limits(codes=Allowance(0.001, 3))
    options = Options(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits)

    async def main():
        front = Application(options)
        async with front.http_app.lifespan():
            transport = httpx.ASGITransport(app=front, client=("192.0.2.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return [(await http.get(f"/api/tables/BBB{letter}")).status_code for letter in LETTERS[:5]]

    assert asyncio.run(main()) == [404, 404, 404, 429, 429]


class FewIds(Entropy):
    """Draws the id of the first table once more before it draws another."""

    def __init__(self):
        self.ids = iter(["first", "first", "second"])

    def room_id(self, request):
        return next(self.ids)


def test_no_two_tables_have_the_same_code_if_it_can_be_avoided(tmp_path):
    async def main():
        async with running_node(f"sqlite:///{tmp_path / 'tables.sqlite'}", FewIds()) as node:
            return [await open_table(node) for _ in range(2)]

    assert asyncio.run(main()) == ["first", "second"]


def test_codes_have_letters_that_cannot_be_mistaken():
    codes = {code_of(str(number)) for number in range(3000)}
    assert len(codes) > 2900
    assert all(is_code(code) and is_code(code.lower()) for code in codes)
    assert not set("AEIOUL01") & set("".join(codes))
    assert not any(is_code(text) for text in ("BCD", "BCDFG", "ABCD", "BCD1", "BC F", ""))


@pytest.mark.slow
def test_a_program_finds_a_table_by_its_code(tmp_path):
    async def main(address):
        async with Lobby(address) as lobby:
            opened = (await lobby.open_table("Ana")).table
            server, code, token = read_link(f"{address}/{opened.code.lower()}")
            assert (server, token) == (address, None)
            assert (await lobby.table(code)).id == opened.id
            with pytest.raises(ServerRefused) as refused:
                await lobby.table("ZZZZ")
            assert refused.value.code == "no-code"

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:
        asyncio.run(main(server.address))


def test_a_table_tells_whether_a_tv_shows_it(tmp_path):
    """A person who types its code in front of the TV then gets a hand and nothing else. A seat is never a TV."""

    async def main():
        async with in_process_app(tmp_path) as app:
            table, tokens = await app.open("Ana", "Bo")

            async def is_shown():
                return (await app.http.get(f"/api/tables/{code_of(table)}")).json()["tv"]

            for enter in ({}, {"token": tokens[0], "tv": True}):
                other = app.socket(table)
                other.say({"type": "enter", **enter})
                await other.hear("hello")
                assert not await is_shown()
            tv = app.socket(table)
            tv.say({"type": "enter", "tv": True})
            await tv.hear("hello")
            assert await is_shown()
            tv.leave()
            await tv.end()
            assert not await is_shown()

    asyncio.run(main())
