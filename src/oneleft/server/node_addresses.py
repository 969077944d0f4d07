"""The address by which the other nodes reach this one."""

from __future__ import annotations

import os
import socket
import sys
from typing import NamedTuple

from oneleft.errors import SetupError

from .store import Store

LOOPBACK = "127.0.0.1"


class Address(NamedTuple):
    """A host and a port; port 0 is any free one, and no host the one that the database sees."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @staticmethod
    def read(given: str) -> Address:
        """
        >>> [str(Address.read(one)) for one in ("10.0.0.5:7000", "[2001:db8::5]:7000", "10.0.0.5", ":7000", "")]
        ['10.0.0.5:7000', '[2001:db8::5]:7000', '10.0.0.5:0', ':7000', ':0']
        """
        host, bracket, rest = given.removeprefix("[").partition("]") if given.startswith("[") else ("", "", given)
        if not bracket:
            host, _, rest = rest.partition(":")
        else:
            rest = rest.removeprefix(":")
        if not (rest or "0").isascii() or not (rest or "0").isdecimal() or int(rest or 0) > 65535:
            raise SetupError("serve-node-address", given=given)
        return Address(host, int(rest or 0))


def bind_for_nodes(given: str, store: Store, count: int) -> list[socket.socket]:
    """A socket for the other nodes for each of some workers, with ports one after the other unless any will do."""
    host, port = Address.read(given)
    host = host or own_host(store)
    return [bind(host, port + number if port else 0) for number in range(count)]


def bind(host: str, port: int) -> socket.socket:
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers have one port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        address = str(Address(host, port))
        raise SetupError("serve-node-port", address=address, reason=error.strerror or str(error)) from None
    return bound


def own_host(store: Store) -> str:
    """The address by which this machine reaches the database: the other nodes, which reach it too, are near.

    A database on this machine is for nodes of this machine.
    """
    with store.begin() as connection:
        descriptor = connection.connection.driver_connection.fileno()  # type: ignore[union-attr]
        with socket.socket(fileno=os.dup(descriptor)) as used:  # a copy, which may be closed
            name = used.getsockname()
    return name[0] if isinstance(name, tuple) else LOOPBACK
