"""The messages between a server and the process that analyses for it: MessagePack, each after its length."""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from oneleft.analysis.analysis_status import RoughCurve
from oneleft.analysis.report import Player

LENGTH_BYTES = 4


class Job(msgspec.Struct, frozen=True):
    """A match to analyse."""

    record: str
    playouts: int  # of a decision
    worlds: int  # in which every position is played out


class Rough(msgspec.Struct, frozen=True, tag=True):
    """The rough curve."""

    curve: RoughCurve


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How much is done, from 0 to 1."""

    share: float


class Done(msgspec.Struct, frozen=True, tag=True):
    """The last message of a job: the whole `AnalysisShown` as JSON, compressed, and the summaries."""

    packed: bytes
    players: list[Player]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The last message of a job in which something went wrong: the error without its words, which could tell cards."""

    error: str


Message = Rough | Progress | Done | Failed
read_message = msgspec.msgpack.Decoder(Message).decode
read_job = msgspec.msgpack.Decoder(Job).decode


def frame(message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_frame(file: BinaryIO) -> bytes:
    """The next message, or nothing at the end of the file."""
    head = file.read(LENGTH_BYTES)
    return file.read(int.from_bytes(head)) if len(head) == LENGTH_BYTES else b""
