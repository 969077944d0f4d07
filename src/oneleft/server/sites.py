"""Which sites may use this server from a browser, by the headers Host, Origin and Content-Type.

A page of another site must not act for its visitor. And a name that an attacker points at this machine (DNS rebinding)
must not make their page look like ours.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from oneleft.room.error_codes import Refused

ANY_HOST = "*"
HEALTH = ("/health", "/health/live", "/health/ready", "/ready")  # a proxy or a cluster asks under names of its own
JSON = b"application/json"


class Sites:
    """The names by which this server is called, and the other sites whose pages may connect.

    Addresses are always among the names: no attacker can point an address elsewhere.
    """

    def __init__(
        self, origins: Iterable[str] = (), host_names: Iterable[str] = (), addresses: Iterable[str] = ()
    ) -> None:
        self.addresses = list(addresses)  # for other devices of the network
        self.origins = frozenset(origins)
        machine = socket.gethostname().lower()
        named = {(urlsplit(origin).hostname or "") for origin in self.origins}
        given = {name.lower().rstrip(".") for name in host_names}
        self.names = frozenset({"localhost", machine, f"{machine}.local"} | named | given)

    def check(self, scope: Any) -> None:
        headers = [(name, value.decode("latin-1")) for name, value in scope["headers"] if name in CHECKED]
        hosts = {value for name, value in headers if name == b"host"}
        for host in hosts:
            if not self.knows(host) and scope["path"] not in HEALTH:
                raise Refused("bad-host", given=name_of(host))
        if not self.allows({value for name, value in headers if name == b"origin"}, hosts):
            raise Refused("bad-origin")
        if scope.get("method") not in (None, "GET", "HEAD", "OPTIONS"):
            check_content(scope["headers"])

    def knows(self, host: str) -> bool:
        """Whether this is a name of ours, or an address."""
        name = name_of(host)
        return ANY_HOST in self.names or name in self.names or name.endswith(".localhost") or is_address(name)

    def allows(self, origins: set[str], hosts: set[str]) -> bool:
        """Whether the page that asks is ours or of an allowed site. Programs send no Origin header."""
        same_site = {f"{scheme}://{host}" for scheme in ("http", "https") for host in hosts}
        return origins <= same_site | self.origins


CHECKED = (b"host", b"origin")


def check_content(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Refuse a body that is not declared as JSON: a form or a plain text can be sent by any site's page."""
    found = dict(headers)
    if b"transfer-encoding" in found:
        raise Refused("no-length")  # chunks without end cost more than they weigh
    if found.get(b"content-length", b"0") != b"0" and kind_of(found) != JSON:
        raise Refused("bad-type")


def kind_of(headers: dict[bytes, bytes]) -> bytes:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower()


@lru_cache(256)
def name_of(host: str) -> str:
    """The name in a Host header, without the port.

    >>> name_of("localhost:8000"), name_of("[::1]:8000"), name_of("Example.ORG.")
    ('localhost', '::1', 'example.org')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


@lru_cache(256)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
