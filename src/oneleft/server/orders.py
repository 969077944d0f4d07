"""The operator's orders to a server, through the database: every node reads them, wherever it runs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, or_, select

from oneleft.errors import SetupError
from oneleft.lang import LANGUAGES, on_one_line, say
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.results import player_key

from .addresses import Network, counted_network, parse, read_network
from .disk_space import delete_table
from .limits import DAY
from .look_alikes import looks
from .schema import ENTRIES, ORDERS, PACKED_LOGS, ROOMS
from .store import Store

DRAIN, NAME, NETWORK, MESSAGE, CLOSE = "drain", "name", "network", "message", "close"
BAN = "ban"  # of a name or a network
BANS = (NAME, NETWORK)
PASSING = (MESSAGE, CLOSE)  # followed once, the others until they are withdrawn; a restart ends a drain too


LONGEST_MESSAGE = 300  # characters
LIKE_AN_ADDRESS = re.compile(r"[\da-f:.]*([.:][\da-f:.]*){3}(/\d*)?|.*/\d*", re.IGNORECASE)  # mistyped, most likely


class NothingToDo(SetupError):
    """There is no such table to close, or no such ban to lift."""


class Order(NamedTuple):
    """Something that the operator wants of every node."""

    kind: str
    value: str
    given: float  # when


@dataclass(frozen=True, slots=True)
class OrdersInForce:
    """The orders that hold until they are withdrawn."""

    draining: bool = False  # no new tables
    names: frozenset[tuple[str, str]] = frozenset()  # that may not sit down, and what looks like them: `forms`
    networks: tuple[Network, ...] = ()  # that are not answered

    def check_entry(self, entry: n.AnyEntry) -> None:
        if isinstance(entry, n.Sat):
            self.check_name(entry.name)

    def check_name(self, name: str) -> None:
        if self.names and not self.names.isdisjoint(forms(name)):
            raise Refused("banned")

    def bans(self, address: str) -> bool:
        """Whether an address, or a /64 network of IPv6, is among the networks."""
        parsed = parse(address.partition("/")[0]) if self.networks else None
        return parsed is not None and any(parsed in network for network in self.networks)


def forms(name: str) -> set[tuple[str, str]]:
    """The forms of a name. Two names with one in common are the same for a ban, as for claimed names."""
    return {("player", player_key(name)), *looks(name).items()}


def check_not_default(name: str) -> None:
    """Refuse to ban the name of everyone who enters none, in any language."""
    if any(forms(name) & forms(say("page-you", language)) for language in LANGUAGES):
        raise SetupError("admin-default-name", value=name)


def banned(who: str) -> tuple[str, str]:
    """What a ban is for: an address or a network as they are counted, or else a name as names are compared.

    >>> banned("192.0.2.7"), banned("2001:db8::7"), banned("Ana")
    (('network', '192.0.2.7/32'), ('network', '2001:db8::/64'), ('name', 'ana'))
    """
    try:
        return NETWORK, str(counted_network(read_network(who)))
    except SetupError:
        name = player_key(who)
        if not name.strip() or LIKE_AN_ADDRESS.fullmatch(who):
            raise SetupError("admin-no-address", value=who) from None
        return NAME, name


def obey(store: Store, what: str, value: str, now: float, lift: bool = False) -> str:
    """Do what the operator asks for: a drain, a message, a ban, or to close a table. Returns the value as stored."""
    if what == CLOSE:
        if lift or not is_stored(store, value):  # a damaged table can be closed too
            raise NothingToDo("admin-no-table", table=value)
        close_table(store, value, now)
        return value
    kind = what
    if what == MESSAGE:
        value = on_one_line(value.strip())[:LONGEST_MESSAGE]
        if not value:
            raise SetupError("admin-no-text")
    elif what == DRAIN:
        value = ""
    else:
        kind, value = banned(value)
    if kind == NAME and not lift:
        check_not_default(value)
    if not lift:
        give_order(store, kind, value, now)
    elif not withdraw_order(store, kind, value) and kind in BANS:
        raise NothingToDo("admin-not-banned", value=value)
    return value


def is_stored(store: Store, room: str) -> bool:
    """Whether anything of a table is in the database."""
    with store.begin() as connection:
        found = [exists().where(column == room) for column in (ROOMS.c.id, ENTRIES.c.room, PACKED_LOGS.c.room)]
        return bool(connection.execute(select(or_(*found))).scalar())


def orders_in_force(orders: Iterable[Order]) -> OrdersInForce:
    given = list(orders)
    return OrdersInForce(
        draining=any(order.kind == DRAIN for order in given),
        names=frozenset(form for order in given if order.kind == NAME for form in forms(order.value)),
        networks=tuple(counted_network(read_network(order.value)) for order in given if order.kind == NETWORK),
    )


def read_orders(store: Store) -> list[Order]:
    with store.begin() as connection:
        return [Order(*row) for row in connection.execute(select(ORDERS).order_by(ORDERS.c.given))]


def give_order(store: Store, kind: str, value: str, now: float) -> None:
    with store.begin() as connection:
        _give(connection, kind, value, now)


def reason_of_absence(store: Store, room: str) -> Refused:
    """Why there is no such table: the operator has closed it, or nobody knows of it."""
    closed = exists().where(ORDERS.c.kind == CLOSE, ORDERS.c.value == room)
    with store.begin() as connection:
        return Refused("table-closed" if connection.execute(select(closed)).scalar() else "no-table")


def close_table(store: Store, room: str, now: float) -> None:
    """Delete a table, and have every node forget it. Results of its finished matches stay."""
    with store.begin() as connection:
        delete_table(connection, room)
        _give(connection, CLOSE, room, now)


def _give(connection: Connection, kind: str, value: str, now: float) -> None:
    is_same = (ORDERS.c.kind == kind) & (ORDERS.c.value == value)
    is_old = ORDERS.c.kind.in_(PASSING) & (ORDERS.c.given < now - DAY)
    connection.execute(delete(ORDERS).where(is_same | is_old))
    connection.execute(ORDERS.insert().values(kind=kind, value=value, given=now))


def withdraw_order(store: Store, kind: str, value: str) -> bool:
    """Whether there was one. A network may have been stored as it was given, by an earlier version."""
    with store.begin() as connection:
        stored = connection.execute(select(ORDERS.c.value).where(ORDERS.c.kind == kind)).scalars()
        same = [one for one in stored if one == value or (kind == NETWORK and banned(one)[1] == value)]
        found = delete(ORDERS).where(ORDERS.c.kind == kind, ORDERS.c.value.in_(same))
        return connection.execute(found).rowcount > 0
