"""The operator's desk: the tables, the people and the nodes of a server, read from its database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from contextlib import suppress

import msgspec
from sqlalchemy import func, select

from oneleft.protocol.desk import DeskNode, DeskOrder, DeskPerson, DeskStatus, DeskTable, DeskTables
from oneleft.room.state import Room

from .database_errors import DamagedLog
from .disk_space import PATIENCE, database_bytes, free_bytes
from .node import node_of_connection
from .node_metrics import SILENT_SECONDS
from .orders import DRAIN, PASSING, Order, read_orders
from .schema import NODES, ROOMS
from .store import Store
from .stored_rooms import read_room

ROWS = 1000  # that are read at a time
MOST_TABLES = 100  # that are read in full for one answer


class Named(msgspec.Struct):
    name: str | None = None


class BriefSettings(msgspec.Struct):
    rules: str = ""


class Brief(msgspec.Struct):
    """What tables are chosen by, of what the row of each shows."""

    status: str = ""
    code: str = ""
    settings: BriefSettings = msgspec.field(default_factory=BriefSettings)
    seats: list[Named] = []
    called: list[float] = []

    @property
    def state(self) -> str:
        return "over" if self.called else self.status

    def has(self, room: str, text: str) -> bool:
        names = (seat.name or "" for seat in self.seats)
        return any(text in one.casefold() for one in (room, self.code, self.settings.rules, *names))


read_brief = msgspec.json.Decoder(Brief).decode


def read_tables(store: Store, now: float, status: str = "", text: str = "", most: int = MOST_TABLES) -> DeskTables:
    """The tables with a status and a text in their id, code, rules or names; those first that changed last."""
    counts: Counter[str] = Counter()
    chosen: list[tuple[str, float, Brief]] = []
    rows = select(ROOMS.c.id, ROOMS.c.opened, ROOMS.c.shown).order_by(ROOMS.c.changed.desc(), ROOMS.c.id)
    with store.begin(patience=PATIENCE) as connection:
        for room, opened, shown in connection.execution_options(yield_per=ROWS).execute(rows):
            brief = Brief()
            with suppress(msgspec.DecodeError):  # damaged
                brief = read_brief(shown)
            counts[brief.state] += 1
            if status in ("", brief.state) and brief.has(room, text.casefold()):
                chosen.append((room, opened, brief))
    alive = {node.id for node in read_nodes(store, now)}
    tables = [read_table(store, *one, alive) for one in chosen[:most]]
    tables.sort(key=lambda table: (-table.moved, table.id))
    return DeskTables(counts=dict(sorted(counts.items())), found=len(chosen), tables=tables)


def read_table(store: Store, room_id: str, opened: float, brief: Brief, alive: Set[str]) -> DeskTable:
    try:
        found = read_room(store, room_id)
    except DamagedLog:
        found = None
    if found is None:
        return DeskTable(id=room_id, opened=opened, status=brief.state, rules=brief.settings.rules, damaged=True)
    room = found[0]
    return DeskTable(
        id=room_id,
        opened=opened,
        status="over" if room.called else room.status,
        rules=room.settings.rules,
        code=brief.code,
        listed=room.settings.listed,
        match=room.match,
        players=room.settings.players,
        bots=sum(seat.bot is not None for seat in room.seats),
        people=people_of(room, alive),
        moved=room.at,
        tournament=room.tournament,
    )


def people_of(room: Room, alive: Set[str]) -> list[DeskPerson]:
    """The people with a seat. Connections to a node that has stopped are none."""
    return [
        DeskPerson(
            seat=number,
            name=seat.name or "",
            online=any(node_of_connection(connection_id) in alive for connection_id in seat.connections),
            since=seat.since,
        )
        for number, seat in enumerate(room.seats)
        if seat.is_person
    ]


def read_status(store: Store, now: float) -> DeskStatus:
    with store.begin(patience=PATIENCE) as connection:
        tables = connection.execute(select(func.count()).select_from(ROOMS)).scalar_one()
        size = database_bytes(connection, store.shared)
    nodes = read_nodes(store, now)
    return DeskStatus(
        now=now,
        tables=tables,
        database=size,
        free=free_bytes(store),
        nodes=nodes,
        orders=[DeskOrder(**order._asdict()) for order in read_orders(store) if is_in_force(order, nodes)],
    )


def is_in_force(order: Order, nodes: list[DeskNode]) -> bool:
    """A drain is over when every node has started since. Messages and closed tables are followed once."""
    if order.kind == DRAIN:
        return any(node.started < order.given for node in nodes)
    return order.kind not in PASSING


def read_nodes(store: Store, now: float) -> list[DeskNode]:
    """The nodes that run and have reported, the oldest first."""
    reported = select(NODES.c.figures).where(NODES.c.figures.is_not(None), NODES.c.seen > now - SILENT_SECONDS)
    with store.begin(patience=PATIENCE) as connection:
        found = [msgspec.json.decode(row[0], type=DeskNode) for row in connection.execute(reported)]
    found.sort(key=lambda node: (node.started, node.id))
    return found if store.shared else found[-1:]  # one before it was killed
