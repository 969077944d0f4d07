"""Entries of a log packed into one compressed text, as they are stored, and unpacked again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from .database_errors import DamagedLog
from .writes import Stored

encode = msgspec.msgpack.encode
decode = msgspec.msgpack.Decoder(list[tuple[str, bytes]]).decode


def pack(entries: Sequence[Stored]) -> bytes:
    """Entries whose numbers follow each other."""
    return zlib.compress(encode([(one.stamp, one.body) for one in entries]))


def unpack(room: str, packed: bytes, after: int = 0) -> list[Stored]:
    """The entries again, but those among the first ``after`` of the log. The very first one is never packed."""
    try:
        pairs = decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError) as error:
        raise DamagedLog(room, 1) from error
    first = max(1, after)
    return [Stored(number, stamp, body) for number, (stamp, body) in enumerate(pairs[first - 1 :], first)]
