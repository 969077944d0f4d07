"""What it costs to open a table from the database, however long its match is, and what its log takes there.

``python -m bench.opening`` prints its part of the page of `bench.load`.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from oneleft.client.shuffling import new_id
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.snapshots import code_digest, write_snapshot
from oneleft.room.state import Room
from oneleft.server.packed_logs import pack_log
from oneleft.server.room_row import room_row
from oneleft.server.store import Store
from oneleft.server.stored_rooms import is_snapshot_due, read_room
from oneleft.server.writes import StoredSnapshot, Write
from oneleft.table.move import DEAL
from tests.support.in_process_nodes import TOKENS

from .measure import one_core, table

SETTINGS = Settings(rules="classic+target=5000", players=4)
KEY = "07" * 32
MOVES = (50, 300, 1000, 5000)
TABLES = 48  # of each length, each by a move longer: as many entries after the snapshot as there can be
ROUNDS = 5  # in which each is opened
LONG_AGO = 1000.0


class Cost(NamedTuple):
    seconds: float
    cpu: float


def write_of(room: Room, entry: n.AnyEntry) -> Write:
    """An entry as a node writes it."""
    after = f"bench:{room.number}" if room.number else ""
    room.apply(entry)
    made = Write(room.id, room.number - 1, f"bench:{room.number}", [n.write_entry(entry)], after=after)
    if room.number == 1:
        made.row = room_row(room, entry.at, "")
    if is_snapshot_due(room.number, 1):
        made.snapshot = StoredSnapshot(room.id, room.number, made.stamp, code_digest(), write_snapshot(room))
    return made


def played(room_id: str, moves: int) -> list[Write]:
    """A match of four people after so many random moves."""
    room, chance, now = Room(room_id), Random(room_id), LONG_AGO
    writes = [write_of(room, commands.open_table(SETTINGS, KEY, now))]
    for seat in range(SETTINGS.players):
        writes.append(write_of(room, commands.sit(room, f"Ana {seat}", f"{TOKENS[0]}{seat}", now)))
        writes.append(write_of(room, n.Here(at=now, seat=seat, connection_id=f"bench:{seat}")))
    writes.append(write_of(room, commands.begin(room, 0, now)))
    game = room.game
    assert game is not None
    while len(game.log) < moves:
        now += 3
        move = DEAL if game.round_over else str(chance.choice(game.legal_moves(game.turn)))
        writes.append(write_of(room, n.Moved(at=now, move=move, id=new_id())))
    return writes


def write_all(store: Store, matches: Sequence[Sequence[Write]]) -> None:
    """An entry of each in turn, as at tables that are played at the same time."""
    for batch in zip_longest(*matches):
        store.append([write for write in batch if write is not None])


def costs(rooms: Sequence[str], work: Callable[[str], Any]) -> list[Cost]:
    found = []
    for room in rooms:
        begun, cpu = time.perf_counter(), time.thread_time()
        work(room)
        found.append(Cost(time.perf_counter() - begun, time.thread_time() - cpu))
    return found


def used_bytes(store: Store) -> int:
    with store.begin() as connection:
        pages, unused, length = (
            int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
    return (pages - unused) * length


def summary(found: list[Cost]) -> tuple[str, str, str]:
    """Median, p99 and mean CPU in ms."""
    ordered = sorted(one.seconds for one in found)
    mean = sum(one.cpu for one in found) / len(found)
    median, most = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    return f"{1000 * median:.1f}", f"{1000 * most:.1f}", f"{1000 * mean:.1f}"


def measure(moves: int) -> tuple[list[tuple[str, ...]], tuple[str, ...]]:
    """The rows about opening matches of this length, and the one about their logs."""
    with tempfile.TemporaryDirectory() as directory:
        store = Store(f"sqlite:///{Path(directory) / 'tables.sqlite'}")
        store.open()
        before = used_bytes(store)
        matches = [played(f"table{number}", moves + number) for number in range(TABLES)]
        write_all(store, matches)
        rooms = [match[0].room for match in matches]
        read_room(store, rooms[0])  # the first one opens the connection
        opening = costs(ROUNDS * rooms, lambda room: read_room(store, room))
        with_rows = used_bytes(store) - before
        packing = costs(rooms, lambda room: pack_log(store, room, 1e9))
        packed = used_bytes(store) - before
        unpacking = costs(ROUNDS * rooms, lambda room: read_room(store, room))
        store.close()
    name = f"{moves:,}"
    sizes = (name, *(f"{size / TABLES / 1024:,.1f}" for size in (with_rows, packed)), *summary(packing))
    return [(name, "rows", *summary(opening)), (name, "packed", *summary(unpacking))], sizes


def section() -> str:
    code_digest()
    with one_core():
        measured = [measure(moves) for moves in MOVES]
    return (
        "## Opening a table\n\n"
        f"From SQLite, with its queries: {TABLES} tables of each length, with 0 to 47 entries after the snapshot.\n\n"
        + table(
            ("moves", "log", "median, ms", "p99, ms", "CPU, ms"),
            [row for rows, _ in measured for row in rows],
        )
        + "\n\nWhat a table takes in the file with its indices, row and snapshot, and what packing its log costs.\n\n"
        + table(
            ("moves", "in rows, kB", "packed, kB", "packing: median, ms", "p99, ms", "CPU, ms"),
            [sizes for _, sizes in measured],
        )
    )


if __name__ == "__main__":
    print(section())
