"""An assistant at a real server's tables, through the SDK's own client: as a process, and in this one."""

import asyncio
import os
import re
import sys

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from oneleft.client import Lobby, Settings
from oneleft.mcp.tools import new_server
from tests.support.servers import Server

pytestmark = pytest.mark.slow

TOOLS = ["open_table", "join_table", "look", "play", "wait", "rules", "explain", "analyse", "leave"]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    directory = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "server.log") as server:
        yield server.address


def with_client(server, use):
    """Run what uses a client of this server."""

    async def run():
        async with Client(server) as client:
            return await use(Told(client))

    return asyncio.run(run())


class Told:
    """Calls tools. Their answers are texts, and refusals raise."""

    def __init__(self, client):
        self.client = client

    async def __call__(self, tool, **arguments):
        answer = await self.client.call_tool(tool, arguments)
        text = answer.content[0].text
        if answer.is_error:
            raise AssertionError(text)
        return text

    async def refused(self, tool, **arguments):
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error, answer
        assert "Traceback" not in answer.content[0].text
        return answer.content[0].text


async def play_match(tell, told):
    """Play the first legal move again and again until the match is over. Return everything that was told."""
    heard = [told]
    for _ in range(2_000):
        if "Type again" in told:
            return "\n".join(heard)
        legal = re.findall(r"^You can: (.+)$", told, re.MULTILINE)
        told = await tell("play", move=legal[-1].split(", ")[0]) if legal else await tell("wait", wait_seconds=5)
        heard.append(told)
    raise AssertionError(heard[-20:])


def test_assistant_plays_a_match_over_standard_input_and_output(address):
    """It opens a table, fills it with a bot, plays to the end, and has its match analysed."""

    async def use(tell):
        assert [tool.name for tool in (await tell.client.list_tools()).tools] == TOOLS
        told = await tell("open_table", server=address, rules="classic+target=20", players=2, bots=1)
        link = re.search(r"http\S+", told)[0]
        told = await tell("play", move="start")
        assert "You can: " in told
        told = await play_match(tell, told)
        return link, told, await tell("analyse", match=f"{link}/replay/1", player=0)

    command = StdioServerParameters(
        command=sys.executable, args=["-m", "oneleft", "mcp", "--lang", "en"], env=dict(os.environ)
    )
    link, told, analysed = with_client(command, use)
    assert link.startswith(f"{address}/t/")
    assert "wins" in told
    assert re.search(r"^Assistant: luck [+−0]", analysed, re.MULTILINE), analysed
    assert "No mistakes" in analysed or "round" in analysed


async def look_at_hand(tell):
    """Look again until the cards are dealt."""
    while "Your hand" not in (look := await tell("look")):
        await tell("wait", wait_seconds=0.1)
    return look


CARD = re.compile(r"\b(?:[RYGB](?:[0-9]|S|R|\+2)|W(?:\+4)?)(?!\S*[a-z])")


def test_assistant_sees_only_its_seat(address):
    """Every card that is named to one of two assistants is in its hand, or on top of the discard pile."""

    async def use(tell):
        async with Client(new_server("en")) as client:
            tell_other = Told(client)
            link = re.search(r"http\S+", await tell("open_table", server=address, name="Ana", players=2))[0]
            await tell_other("join_table", link=link, name="Bo")
            await tell("play", move="start", wait_seconds=0)
            looks = [await look_at_hand(tell), await look_at_hand(tell_other)]
        for look in looks:
            hand = CARD.findall(re.search(r"^Your hand .*: (.+)$", look, re.MULTILINE)[1])
            top = re.search(r"^On top: .*\((\S+)\)", look, re.MULTILINE)[1]
            assert len(hand) == 7
            assert set(CARD.findall(look)) <= {*hand, top}
        assert looks[0] != looks[1]

    with_client(new_server("en"), use)


def test_refusals_are_explained(address):
    async def use(tell):
        assert "open_table" in await tell.refused("look")
        assert "open_table" in await tell.refused("play", move="draw")
        assert "NOSUCH" in await tell.refused("rules", rule="NOSUCH")
        assert (await tell("rules", rule="turn-1")).startswith("TURN-1: ")
        assert "nowhere" in await tell.refused("join_table", link="nowhere")
        assert "clasic" in await tell.refused("open_table", server=address, rules="clasic")
        assert await tell.refused("open_table", server="http://127.0.0.1:9", rules="classic")
        assert await tell.refused("analyse", match="no record")
        told = await tell("open_table", server=address, rules="classic+jump_in", players=2, bots=1)
        assert "Jump-In" in await tell("rules")
        assert "start" in told
        await tell("play", move="start")
        refused = await tell.refused("play", move="challenge")
        rule = re.search(r"\[([A-Z0-9]+-\d+)\]$", refused)[1]
        assert (await tell("explain")).startswith(f"{rule}: ")
        assert "Type" not in await tell("play", move="hint")
        assert "nonsense" in await tell.refused("play", move="nonsense")
        assert "Assistant" in await tell("leave")
        assert "open_table" in await tell.refused("look")

    with_client(new_server("en"), use)


def test_assistant_joins_people_and_its_match_is_not_rated(address):
    """A person who opens a table for it plays with the client; the assistant's seat has no person."""

    async def use(tell):
        async with Lobby(address) as lobby:
            ana = await lobby.open_table("Ana", Settings(rules="classic+target=20", players=2), person="5a" * 16)
            told = await tell("join_table", link=f"{address}/t/{ana.table.id}", name="Hal")
            assert "Ana" in told
            shown = await lobby.table(ana.table.id)
            assert [seat.name for seat in shown.seats] == ["Ana", "Hal"]
            assert shown.seats[0].tag
            assert not shown.seats[1].tag

    with_client(new_server("en"), use)
