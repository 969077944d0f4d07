"""A room as bytes, kept next to its log, so that a long match need not be replayed to open its table.

The log stays the only truth. A snapshot is read only by the very code that wrote it: whatever that code is changed in,
it may fold the log into something else.
"""

from __future__ import annotations

import copyreg
import hashlib
import pickle
import sys
import zlib
from collections import deque
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from types import ModuleType
from typing import Any, get_args

from oneleft.match.match import Match
from oneleft.match.standing import Standing
from oneleft.protocol.tables import Settings
from oneleft.rules.config import Rules
from oneleft.rules.editions import EDITIONS, Edition
from oneleft.table.events import AnyEvent
from oneleft.table.game import Game
from oneleft.table.kept_positions import KeptPosition, KeptPositions, Snapshot
from oneleft.table.move import Move, codec_of
from oneleft.table.old_moves import OldMoves
from oneleft.table.table import Table

from .checkpoints import Checkpoint
from .entries import Said
from .recent import RecentEntry
from .seat import Seat
from .shuffle_exchange import ShuffleExchange
from .state import Room
from .stopwatch import Stopwatch
from .tally import Score, Tally

CLOCK_TOLERANCE = 1.0  # seconds
# The packages whose code decides what a log is folded into: some bots change after a round, and protocol has settings.
FOLDING = ("rules", "match", "table", "protocol", "bots", "room")


@lru_cache(256)
def read_rules(line: str) -> Rules:
    return Rules.parse(line)


def edition_named(name: str) -> Edition:
    return EDITIONS[name]


# All that a snapshot is made of. Nothing else is built from one: anyone with access to the database could otherwise
# have the server run anything.
DATA = (
    *(Room, Settings, Seat, ShuffleExchange, Stopwatch, Tally, Score, RecentEntry, Said, Checkpoint, deque, set),
    *(Game, Table, Move, Match, Standing, KeptPositions, KeptPosition, Snapshot, OldMoves, *get_args(AnyEvent)),
)
BUILDERS = (read_rules, edition_named, codec_of.__wrapped__)
ALLOWED = {(one.__module__, one.__qualname__) for one in (*DATA, *BUILDERS)} | {
    ("msgspec._utils", "rebuild"),  # calls one of the classes above with keywords
}


class Writer(pickle.Pickler):
    """Rules and editions are written by name: there is one object for each."""

    dispatch_table = copyreg.dispatch_table | {
        Rules: lambda rules: (read_rules, (str(rules),)),
        Edition: lambda edition: (edition_named, (edition.name,)),
    }


class Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in ALLOWED:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a room")
        return super().find_class(module, name)


def write_snapshot(room: Room) -> bytes:
    file = BytesIO()
    Writer(file, protocol=5).dump(room)
    return zlib.compress(file.getvalue(), 1)


def read_snapshot(body: bytes) -> Room:
    """The room of a snapshot that this code has written."""
    room: Room = Reader(BytesIO(zlib.decompress(body))).load()
    return room


@cache
def code_digest() -> str:
    """A mark of the code that folds logs, and of the Python that runs it."""
    digest = hashlib.sha256(sys.version.encode())
    for package in FOLDING:
        for name, text in sorted(sources(package)):
            digest.update(name.encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def sources(package: str) -> Iterator[tuple[str, bytes]]:
    for file in files(f"oneleft.{package}").iterdir():
        if file.name.endswith(".py"):
            yield f"{package}/{file.name}", file.read_bytes()


def facts_of(value: Any) -> Any:
    """A room, or a part of one, as plain values to compare: equal if everything in them is."""
    if value is None or isinstance(value, bool | int | float | str | bytes | type | ModuleType):
        return str(value) if isinstance(value, str) else value
    if isinstance(value, list | tuple | deque):
        return [facts_of(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    if isinstance(value, dict):
        return {facts_of(key): facts_of(one) for key, one in value.items()}
    if isinstance(value, Rules | Edition):
        return str(value)
    _, *parts = value.__reduce_ex__(2)
    return [type(value).__name__, facts_of(parts)]


def agree(first: Any, second: Any) -> bool:
    """Whether two `facts_of` are the same. Times may differ by as much as the clocks of nodes do."""
    if isinstance(first, float) and isinstance(second, float):
        return abs(first - second) <= CLOCK_TOLERANCE
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(agree, first, second))
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(agree(first[key], second[key]) for key in first)
    return bool(first == second)
