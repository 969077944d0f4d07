"""Behind real proxies, with the configurations of docs/proxies.md and deploy, and with the limits of addresses on."""

from __future__ import annotations

import asyncio
import os
import shutil

import httpx
import pytest

from oneleft.client import Lobby
from oneleft.protocol.tables import Settings
from tests.support.proxies import CADDY, DEPLOYED_CADDY, HAPROXY, NGINX, Proxy, in_front_of
from tests.support.servers import Server

pytestmark = pytest.mark.slow

BURST = 20  # requests at once with a rate of 2
CAN_NAME = os.name == "posix" and os.geteuid() == 0 and shutil.which("unshare") is not None


def needs(proxy: Proxy) -> pytest.MarkDecorator:
    return pytest.mark.skipif(proxy.program is None, reason=f"no {proxy.name}: the server behind it IS NOT TESTED")


async def play(address: str) -> None:
    """Two moves at a table through the proxy: web sockets carry them both ways."""
    async with Lobby(address) as lobby:
        ana = await lobby.open_table("Ana", Settings(players=2, bot_pace=0.1))
        table = ana.table.id
        await lobby.add_bot(table, "random", ana.token)
        async with lobby.connect(table, ana.token) as seat:
            await seat.wait_until_ready()
            await lobby.start(table, ana.token)
            for _ in range(2):
                await seat.wait_until(lambda link: bool(link.view and link.view.turn == 0 and link.view.legal), 60)
                assert seat.view is not None
                await seat.move(seat.view.legal[0], seat.view.number)
            assert not seat.reconnects


def refused_after(address: str, visitor: str) -> int:
    """How many requests someone may make from this address of this machine."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=visitor)) as client:
        for number in range(3 * BURST):
            if client.get(f"{address}/api/tables").status_code == 429:
                return number
    return 3 * BURST


def check(address: str) -> None:
    """It serves the page and tables, hides the metrics, and knows its visitors apart."""
    assert httpx.get(f"{address}/metrics").status_code == 404
    page = httpx.get(f"{address}/")
    assert (page.status_code, "<title>" in page.text) == (200, True)
    asyncio.run(play(address))
    assert BURST <= refused_after(address, "127.0.0.2") < 2 * BURST
    made_up = {"x-forwarded-for": "192.0.2.1", "forwarded": "for=192.0.2.1"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), headers=made_up) as client:
        assert client.get(f"{address}/api/tables").status_code == 429
    assert BURST <= refused_after(address, "127.0.0.3") < 2 * BURST


@pytest.mark.parametrize("proxy", [pytest.param(one, id=one.name, marks=needs(one)) for one in (NGINX, CADDY, HAPROXY)])
def test_under_a_path_behind_a_proxy_as_documented(proxy, tmp_path):
    words = ("--proxy", "127.0.0.1", "--root-path", proxy.path, "--rate", "2")
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", words, seed=None) as server,
        in_front_of(proxy, f"127.0.0.1:{server.port.number}", tmp_path) as address,
    ):
        moved = httpx.get(f"{address}{proxy.path}")
        assert (moved.status_code // 100, moved.headers["location"].removeprefix(address)) == (3, f"{proxy.path}/")
        check(address + proxy.path)


@needs(DEPLOYED_CADDY)
@pytest.mark.skipif(not CAN_NAME, reason="no root: deploy/Caddyfile IS NOT TESTED with names of its own")
def test_two_nodes_behind_caddy_as_deployed(tmp_path):
    """Caddy asks each node for its health by a name that only Caddy knows, and leaves out the one that is down."""
    words = ("--proxy", "127.0.0.1", "--rate", "2")
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", words, seed=None) as server,
        Server(f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path / "other", words, seed=None) as other,
    ):
        nodes = f"node1:{other.port.number} node2:{server.port.number}"
        other.stop()
        with in_front_of(DEPLOYED_CADDY, "", tmp_path, "127.0.0.1 localhost node1 node2\n", UPSTREAMS=nodes) as address:
            check(address)
