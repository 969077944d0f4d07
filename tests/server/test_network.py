"""The addresses that a server names: for this machine, and for other devices of its network."""

import asyncio
from types import SimpleNamespace

import httpx
import ifaddr
import pytest

from oneleft.server.app import Application, Options
from oneleft.server.network import local_address, network_addresses


class Bound:
    """A socket that listens on an address. A real one on all addresses would let in the whole network."""

    def __init__(self, host):
        self.host = host

    def getsockname(self):
        return self.host, 8000


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("0.0.0.0", "http://localhost:8000"),
        ("127.0.0.1", "http://localhost:8000"),
        ("192.0.2.7", "http://192.0.2.7:8000"),
    ],
)
def test_the_address_for_this_machine(host, local):
    assert local_address(Bound(host)) == local


def test_every_address_of_the_network_is_named(monkeypatch):
    given = ["127.0.0.1", "169.254.3.4", "192.0.2.7", "198.51.100.7"]
    ips = [SimpleNamespace(ip=ip, is_IPv4=True) for ip in given]
    ips.append(SimpleNamespace(ip=("fe80::1", 0, 0), is_IPv4=False))
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [SimpleNamespace(ips=ips)])
    assert set(network_addresses(Bound("0.0.0.0"))) == {"http://192.0.2.7:8000", "http://198.51.100.7:8000"}
    assert network_addresses(Bound("127.0.0.1")) == ()


def test_the_adapters_of_this_machine_are_read():
    assert all(address.startswith("http://") for address in network_addresses(Bound("0.0.0.0")))


@pytest.mark.parametrize(
    ("client", "forwarded", "named"),
    [("127.0.0.1", None, True), ("192.0.2.9", None, False), ("127.0.0.1", "192.0.2.9", False)],
)
def test_only_a_browser_of_this_machine_is_told_the_addresses(tmp_path, client, forwarded, named):
    addresses = ("http://192.0.2.7:8000", "http://198.51.100.7:8000")
    options = Options(f"sqlite:///{tmp_path / 'tables.sqlite'}", addresses=addresses, proxies=("127.0.0.1",))

    async def ask():
        front = Application(options)
        async with front.http_app.lifespan():
            transport = httpx.ASGITransport(app=front, client=(client, 1))
            headers = {"x-forwarded-for": forwarded} if forwarded else {}
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return (await http.get("/api/addresses", headers=headers)).json()

    assert asyncio.run(ask()) == (list(addresses) if named else [])
