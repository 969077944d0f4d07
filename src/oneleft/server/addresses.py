"""Whose address a request comes from: the peer's or, if the peer is one of our proxies, the one that it forwards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from oneleft.errors import SetupError

Network = IPv4Network | IPv6Network
IPV6_BLOCK = 64  # bits that one customer of a provider gets; the rest they choose themselves
MAPPED = 96  # bits before an IPv4 address that is written as an IPv6 one


@lru_cache(4096)
def block_of(address: str) -> str:
    """The address as it is counted: an IPv4 address, or the /64 network of an IPv6 address.

    >>> block_of("192.0.2.7"), block_of("::ffff:192.0.2.7"), block_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    parsed = parse(address)
    if parsed is None:
        return address
    return str(IPv6Network((parsed, IPV6_BLOCK), strict=False) if isinstance(parsed, IPv6Address) else parsed)


def parse(address: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address that is written as an IPv6 one is itself: a socket for both kinds names it so."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def counted_network(network: Network) -> Network:
    """A network of addresses as they are counted: of an IPv6 address all of its /64.

    >>> str(counted_network(ip_network("2001:db8:1:2::3"))), str(counted_network(ip_network("::ffff:192.0.2.0/120")))
    ('2001:db8:1:2::/64', '192.0.2.0/24')
    """
    network = unmapped(network)
    if isinstance(network, IPv4Network):
        return network
    return network.supernet(new_prefix=min(network.prefixlen, IPV6_BLOCK))


def unmapped(network: Network) -> Network:
    """IPv4 written as IPv6 is IPv4, as `parse` has it for addresses."""
    mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    if mapped is None or network.prefixlen < MAPPED:
        return network
    return IPv4Network((mapped, network.prefixlen - MAPPED))


def network_of(address: str) -> str:
    """The network in which one person can easily have several addresses: the /24 of IPv4, the /48 of IPv6.

    A site gets up to a /48 from its provider, and 256 neighbours of each kind are seldom at one table.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::/64")
    ('192.0.2.0/24', '2001:db8:1::/48')
    """
    try:
        block = ip_network(block_of(address))
    except ValueError:
        return address
    return str(block.supernet(new_prefix=24 if block.version == 4 else 48))


class Proxies:
    """The proxies that the operator names. Only they may say for whom they ask."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self.networks = tuple(read_network(one) for one in given)

    def __contains__(self, address: str) -> bool:
        parsed = parse(address) if self.networks else None
        return parsed is not None and any(parsed in network for network in self.networks)

    def client_of(self, peer: str, headers: Sequence[tuple[bytes, bytes]]) -> str:
        """For whom one of our proxies asks: by X-Forwarded-For, and without it by Forwarded.

        Nearly every proxy writes the first, and many pass on the second as their client wrote it.
        """
        if peer not in self:
            return peer
        addresses = forwarded_for(headers) or forwarded(headers)
        return self.last_stranger(addresses) if addresses else peer

    def last_stranger(self, addresses: Sequence[str]) -> str:
        """The last address that is not one of our proxies. Anything before it may be forged."""
        return next((address for address in reversed(addresses) if address not in self), addresses[0])

    def address_of(self, scope: Any) -> str:
        """The address behind an ASGI request, as it is counted."""
        client = scope.get("client")
        return block_of(self.client_of(str(client[0]), scope["headers"])) if client else ""


def forwarded_for(headers: Sequence[tuple[bytes, bytes]]) -> list[str]:
    return [without_port(part.strip()) for part in joined(headers, b"x-forwarded-for").split(",") if part.strip()]


def without_port(given: str) -> str:
    """The address alone: some proxies write the port of the connection after it.

    >>> [without_port(one) for one in ("192.0.2.7:443", "[2001:db8::1]:80", "192.0.2.7", "2001:db8::1")]
    ['192.0.2.7', '2001:db8::1', '192.0.2.7', '2001:db8::1']
    """
    if given.startswith("["):
        return given[1:].partition("]")[0]
    return given.partition(":")[0] if given.count(":") == 1 else given


def forwarded(headers: Sequence[tuple[bytes, bytes]]) -> list[str]:
    """The addresses in Forwarded (RFC 7239), without ports.

    >>> forwarded([(b"forwarded", b'for=192.0.2.7:443;proto=https, For="[2001:db8::1]:80"')])
    ['192.0.2.7', '2001:db8::1']
    """
    return [bracketed or plain for bracketed, plain in FOR.findall(joined(headers, b"forwarded"))]


FOR = re.compile(r'(?:^|[;,\s])for="?(?:\[([^\]"]+)\]|([^\s;,":]+))', re.IGNORECASE)


def joined(headers: Sequence[tuple[bytes, bytes]], wanted: bytes) -> str:
    return ",".join(value.decode("latin-1") for name, value in headers if name == wanted)


def read_network(given: str) -> Network:
    try:
        return unmapped(ip_network(given, strict=False))
    except ValueError:
        raise SetupError("serve-proxy", given=given) from None
