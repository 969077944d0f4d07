"""Who may come in: connections and requests, counted by address, and what was turned away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from litestar.utils.path import normalize_path

from oneleft.room.error_codes import Refused

from .access import Access
from .addresses import Proxies, block_of
from .limits import DAY, Allowance, Limits
from .orders import OrdersInForce
from .rate_limits import RateLimiter
from .sites import HEALTH, Sites

ASSETS = "/assets/"  # the files of the page
MONITORING = (*HEALTH, "/metrics")  # for the operator
LOCAL = (block_of("127.0.0.1"), block_of("::1"))
OFFENCE = 1.0  # seconds of an address's requests that a connection costs which had to be cut off
REFUSAL = 0.5  # requests that a refused one costs
WRONG_INVITE = 10.0  # requests that a wrong invite code costs


def check_spelling(path: str) -> None:
    """Refuse a spelling that only the router would take for the API or for monitoring: `//api/tables`, `/metrics/`.

    What guards them, here and in a proxy, compares their paths.
    """
    plain = normalize_path(path)
    if plain != path and (plain.startswith("/api/") or plain in MONITORING):
        raise Refused("no-page")


class Admission:
    """Counts what each address does. With a rate of 0 addresses have no limits; connections and seats still do.

    The protocols ask it for every connection, the application for every request. It runs on the event loop alone. It
    owns every limiter by address, and knows nothing of tables and seats: their allowances are in `Spending` and `Node`.
    """

    def __init__(
        self,
        rate: float,
        limits: Limits | None = None,
        sites: Sites | None = None,
        proxies: Proxies | None = None,
        access: Access | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.sites = sites or Sites()
        self.proxies = proxies or Proxies()
        self.access = access or Access()
        self.requests = RateLimiter(rate, rate * 10)
        self.monitoring = self.limiter(self.limits.monitoring)
        self.frames = self.limiter(self.limits.address_frames)
        self.openings = self.limiter(self.limits.openings)
        of_day = self.limits.openings_of_day
        self.openings_of_day = self.limiter(Allowance(of_day / DAY, of_day))
        self.seatings = self.limiter(self.limits.seatings)
        self.joinings = self.limiter(self.limits.joinings)
        self.files = self.limiter(self.limits.files)
        self.codes = self.limiter(self.limits.codes)
        self.analyses = self.limiter(self.limits.analyses)
        self.names = self.limiter(self.limits.names)
        self.claims = self.limiter(self.limits.claims)
        self.connections: Counter[str] = Counter()
        self.open_connections = 0
        self.most_connections = 0  # of the whole process; 0: as many as the system allows
        self.orders = OrdersInForce()  # of the operator; set by `OrderFollower`
        self.turned_away: Counter[str] = Counter()  # by reason, for the metrics

    def limiter(self, allowance: Allowance) -> RateLimiter:
        return RateLimiter(*allowance if self.counts_addresses else (0, 0))

    @property
    def counts_addresses(self) -> bool:
        return bool(self.requests.rate)

    # Connections

    def connect(self, peer: str) -> bool:
        """Count a connection, if there may be another one. A proxy's connections are of many people."""
        block = block_of(peer)
        is_full = 0 < self.most_connections <= self.open_connections
        if is_full or (self.counts_addresses and peer not in self.proxies and self.is_busy(block)):
            self.turned_away["connection"] += 1
            return False
        self.open_connections += 1
        self.connections[block] += 1
        return True

    def is_busy(self, block: str) -> bool:
        return self.connections[block] >= self.limits.connections or self.requests.is_indebted(block)

    def disconnect(self, peer: str) -> None:
        self.open_connections -= 1
        self.release(block_of(peer))

    def release(self, block: str) -> None:
        self.connections[block] -= 1
        if not self.connections[block]:
            del self.connections[block]

    @contextmanager
    def holding(self, scope: Any) -> Iterator[None]:
        """Count a web socket that came through a proxy for whom it is. Others are counted as connections already."""
        block = self.proxies.address_of(scope)
        if not self.counts_addresses or block in ("", block_of(scope["client"][0])):
            yield
            return
        if self.connections[block] >= self.limits.connections:
            raise Refused("too-many")
        self.connections[block] += 1
        try:
            yield
        finally:
            self.release(block)

    def cut_off(self, peer: str, reason: str) -> None:
        """Remember that a connection had to be cut off: its address pays for it with its requests."""
        self.turned_away[reason] += 1
        if peer not in self.proxies:
            self.requests.charge(block_of(peer), OFFENCE * self.requests.rate)

    def admits_frames(self, address: str, count: int) -> bool:
        """Whether an address may send this many more frames. Before the handshake it is not known: nobody pays then."""
        return not address or self.frames.admits(address, count)

    # Requests

    def check(self, scope: Any) -> None:
        """Refuse a request for another host, from another site's page, one too many, or one from outside the access."""
        try:
            self.sites.check(scope)
            address = self.proxies.address_of(scope)
            if self.orders.bans(address):
                raise Refused("banned")
            self.count_request(address, scope["path"])
            check_spelling(scope["path"])
            self.access.check(scope, self.proxies)
        except Refused as refused:
            self.turned_away[refused.code] += 1
            if refused.code == "wrong-invite":
                self.requests.charge(address, WRONG_INVITE)
            raise

    def count_request(self, address: str, path: str) -> None:
        """Count a request. Monitoring has an allowance of its own, so that it does not depend on guests.

        So have the files of the page, which many phones ask for at once when a club scans a code.
        """
        limiter = self.monitoring if path in MONITORING else self.requests
        if path.startswith(ASSETS) and not self.requests.is_indebted(address):
            limiter = self.files
        if not limiter.admits(address):
            self.requests.charge(address, REFUSAL)
            raise Refused("too-fast")

    def check_opening(self, scope: Any) -> None:
        """Refuse a table too many from one address."""
        address = self.proxies.address_of(scope)
        if not (self.openings.admits(address) and self.openings_of_day.admits(address)):
            self.turned_away["opening"] += 1
            raise Refused("too-many-tables")

    def check_seating(self, scope: Any) -> None:
        """Refuse a seat too many from one address: each is an entry of a table's log."""
        if not self.seatings.admits(self.proxies.address_of(scope)):
            self.turned_away["seat"] += 1
            raise Refused("too-fast")

    def check_joining(self, scope: Any) -> None:
        """Refuse someone too many from one address in tournaments: each is an entry of a tournament's log."""
        if not self.joinings.admits(self.proxies.address_of(scope)):
            self.turned_away["seat"] += 1
            raise Refused("too-fast")

    def check_analysis(self, scope: Any) -> None:
        """Refuse an analysis too many from one address: each is a minute of a core."""
        if not self.analyses.admits(self.proxies.address_of(scope)):
            self.turned_away["analysis"] += 1
            raise Refused("too-fast")

    def check_names(self, scope: Any) -> None:
        """Refuse an address that asks too often about names, where keys could be tried."""
        if not self.names.admits(self.proxies.address_of(scope)):
            self.turned_away["names"] += 1
            raise Refused("too-fast")

    def check_claim(self, scope: Any) -> None:
        """Refuse an address that claims too many names."""
        if not self.claims.admits(self.proxies.address_of(scope)):
            self.turned_away["names"] += 1
            raise Refused("too-fast")

    def addresses_for(self, scope: Any) -> list[str]:
        """The server's addresses in its network, for a browser of this machine. Others have found it already."""
        return self.sites.addresses if self.proxies.address_of(scope) in LOCAL else []

    def check_code(self, scope: Any) -> None:
        """Refuse an address that tries too many codes: trying them all would find every table."""
        if not self.codes.admits(self.proxies.address_of(scope)):
            self.turned_away["code"] += 1
            raise Refused("too-fast")

    def opener_of(self, scope: Any) -> str:
        """A few bits of a digest of the address: enough to count its tables, too few to find the address again."""
        if not self.counts_addresses:
            return ""
        return sha256(b"oneleft opener\0" + self.proxies.address_of(scope).encode()).hexdigest()[:4]
