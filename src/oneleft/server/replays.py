"""Finished matches: records and replays."""

from __future__ import annotations

import zlib
from asyncio import Future, ensure_future, shield
from collections import OrderedDict
from collections.abc import Iterator

import msgspec

from oneleft.room import entries as n
from oneleft.room.daily import is_secret_yet
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.table.events import AnyEvent
from oneleft.table.game import Game
from oneleft.table.kept_positions import Positions
from oneleft.table.move import DEAL
from oneleft.table.record import played_again, write_record
from oneleft.table.views import View

from .bounded_pool import BoundedPool
from .store import Store

REPLAY_BYTES = 16_000_000  # of replays that are kept
GZIP_FORMAT = 31  # for zlib
PIECE = 8192  # bytes of a compressed replay
NO_STEPS = b"[]}"
MOST_POSITIONS = 4  # matches whose positions are kept


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """The position after a move with every hand open, and a view of each table of the match."""

    move: str
    events: list[AnyEvent]
    views: list[View]
    hands: dict[int, list[str]]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, step by step."""

    rules: str
    names: tuple[str, ...]
    commitment: str
    key: str
    words: tuple[str, ...]  # what each seat revealed; "": nothing
    hashes: tuple[str | None, ...]  # of these, as each seat showed it before; null for a bot
    winners: list[int]
    totals: list[int]
    taken_back: int = 0  # how often a person took a decision back
    steps: list[Step]


def finished_match(store: Store, room_id: str, number: int, now: float) -> Game:
    """A match of a table that is over. Before that its key is secret, and the request is refused.

    That of a deal of the day is secret until the day is over, by the clock of the tables.
    """
    room = Room(room_id)
    for body in store.read(room_id):
        room.apply(n.read_entry(body))
        if room.match == number and room.status == "over" and room.game is not None:
            if is_secret_yet(room, now):
                raise Refused("secret-yet")
            return room.game
    if room.number == 0:
        raise Refused("no-table")
    if room.match != number or room.game is None:
        raise Refused("no-match", number=number)
    raise Refused("secret-yet")


def record_of(store: Store, room_id: str, number: int, now: float) -> str:
    return write_record(finished_match(store, room_id, number, now))


def pack_replay(store: Store, room_id: str, number: int, now: float) -> bytes:
    """The replay as JSON, compressed. It is written step by step: all the steps of a long match fill the memory."""
    game = finished_match(store, room_id, number, now)
    head = msgspec.json.encode(head_of(game))
    packing = zlib.compressobj(wbits=GZIP_FORMAT)
    parts = [packing.compress(head[: -len(NO_STEPS)] + b"[")]
    for i, again in enumerate(played_again(game)):
        parts.append(packing.compress((b"," if i else b"") + msgspec.json.encode(step_of(again))))
    return b"".join([*parts, packing.compress(b"]}"), packing.flush()])


def unpacked(packed: bytes) -> Iterator[bytes]:
    """A compressed replay in pieces, for a client that cannot read it compressed."""
    unpacking = zlib.decompressobj(wbits=GZIP_FORMAT)
    for start in range(0, len(packed), PIECE):
        yield unpacking.decompress(packed[start : start + PIECE])


def head_of(game: Game) -> Replay:
    return Replay(
        rules=str(game.rules),
        names=game.names,
        commitment=game.commitment,
        key=game.key,
        words=game.words,
        hashes=game.hashes,
        winners=list(game.winners),
        totals=list(game.scores),
        taken_back=game.taken_back,
        steps=[],
    )


def step_of(game: Game) -> Step:
    return Step(
        move=str(game.log[-1]) if game.log else DEAL,
        events=game.events,
        views=[game.view(None, table) for table in range(len(game.tables))],
        hands=dict(enumerate(game.hands)),
    )


class Replays:
    """Replays. The latest ones are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.replays: OrderedDict[tuple[str, int], Future[bytes]] = OrderedDict()
        self.positions: dict[tuple[str, int], Positions] = {}  # the one that was used last is at the end

    async def replay(self, pool: BoundedPool, room_id: str, number: int, now: float) -> bytes:
        """The replay of a match, compressed. Everyone who asks at the same time gets the same one."""
        key = room_id, number
        if key not in self.replays:
            self.replays[key] = ensure_future(pool.run(pack_replay, self.store, room_id, number, now))
        self.replays.move_to_end(key)
        try:
            packed = await shield(self.replays[key])
        except Exception:
            self.replays.pop(key, None)
            raise
        self.forget_replays()
        return packed

    def forget_replays(self) -> None:
        """Keep the replays that were asked for last, up to a size."""
        ready = [
            (key, len(made.result())) for key, made in self.replays.items() if made.done() and not made.exception()
        ]
        size = sum(length for _, length in ready)
        for key, length in ready:
            if size <= REPLAY_BYTES:
                return
            del self.replays[key]
            size -= length

    def view(self, room_id: str, number: int, step: int, seat: int, now: float) -> View:
        """What a seat saw in a finished match at a step of its replay. Call it in one thread."""
        key = room_id, number
        positions = self.positions.pop(key, None) or Positions(finished_match(self.store, room_id, number, now))
        self.positions[key] = positions
        if len(self.positions) > MOST_POSITIONS:
            del self.positions[next(iter(self.positions))]
        if step > len(positions.log) + 1:
            raise Refused("no-step", given=step, most=len(positions.log) + 1)
        game = positions.after(step - 1)
        if seat >= len(game.names):
            raise Refused("no-seat", given=seat)
        return game.view(seat)
