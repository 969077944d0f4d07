"""The addresses of this machine: its own, and those by which other devices of the network reach it."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

import ifaddr

EVERY_ADDRESS = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def local_address(bound: socket.socket) -> str:
    """The server's address for a browser of this machine."""
    host, port = bound.getsockname()[:2]
    return f"http://{'localhost' if host in (*EVERY_ADDRESS, *LOOPBACK) else host}:{port}"


def network_addresses(bound: socket.socket) -> tuple[str, ...]:
    """The server's addresses for other devices, the likeliest first; none if it listens on one address only."""
    host, port = bound.getsockname()[:2]
    if host not in EVERY_ADDRESS:
        return ()
    usual = _usual_address()
    found = sorted(_machine_addresses(), key=lambda address: (address != usual, address))
    return tuple(f"http://{address}:{port}" for address in found)


def _machine_addresses() -> set[str]:
    """The IPv4 addresses of all adapters: people can type them, and every phone has one."""
    found = {str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4}
    return {address for address in found if not (ip_address(address).is_loopback or ip_address(address).is_link_local)}


def _usual_address() -> str:
    """The address from which this machine would reach others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent, but a route is chosen
        return str(probe.getsockname()[0])
    return ""
