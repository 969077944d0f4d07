"""Games as rows of a Parquet file, written while they are played, so that memory stays flat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Full, Queue
from types import TracebackType
from typing import Any, Self

import numpy as np

from oneleft import __version__

from .batch import Batch
from .extras import require
from .game_kernel import DETAILS, GAME
from .simulation_report import describe_batch

require("polars", "charts")

import polars as pl  # noqa: E402  # after the message about its extra
from polars.io.plugins import register_io_source  # noqa: E402

GROUP = 100_000  # rows in a row group
QUEUE_LENGTH = 8  # parts that may wait to be written
POLL_SECONDS = 0.2  # between checks whether the writing thread has failed


def columns(first: int, rows: np.ndarray[Any, Any], batch: Batch) -> dict[str, np.ndarray[Any, Any]]:
    """The columns of the file: one for each field of a row, or one for each seat."""
    players = batch.players
    numbers = np.arange(first, first + len(rows))
    shared = {name: np.ascontiguousarray(rows[name]) for name in rows.dtype.names or () if rows[name].ndim == 1}
    del shared["winners"]
    if not batch.details:
        for name in DETAILS:
            del shared[name]
    won = {f"won_{seat}": (rows["winners"] >> seat & 1).astype(bool) for seat in range(players)}
    points = {f"points_{seat}": np.ascontiguousarray(rows["points"][:, seat]) for seat in range(players)}
    return {"game": numbers, **shared, **won, **points}


class FrameWriter:
    """Takes frames as they come and writes them in a thread.

    Use it as a context manager: leaving it waits until everything is written.
    """

    def __init__(self, file: Path, empty: pl.DataFrame, about: Mapping[str, Any], group: int = GROUP) -> None:
        self.file = file
        self.empty = empty
        self.about = {name: str(value) for name, value in about.items()}  # the file's metadata
        self.group = group
        self._queue: Queue[pl.DataFrame | None] = Queue(QUEUE_LENGTH)

    def __enter__(self) -> Self:
        self._pool = ThreadPoolExecutor(1)
        self._writing = self._pool.submit(self._write)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self.put(None)
            self._writing.result()
        finally:
            self._pool.shutdown()

    def put(self, frame: pl.DataFrame | None) -> None:
        """Wait for a place in the queue. Raises the error of a writing thread that has failed."""
        while not self._writing.done():
            try:
                self._queue.put(frame, timeout=POLL_SECONDS)
            except Full:
                continue
            return
        self._writing.result()

    def _write(self) -> None:
        def frames(columns: object, predicate: object, limit: object, size: object) -> Iterator[pl.DataFrame]:
            yield self.empty
            while (frame := self._queue.get()) is not None:
                yield frame

        played = register_io_source(frames, schema=self.empty.schema)
        try:
            played.sink_parquet(self.file, row_group_size=self.group, metadata=self.about)
        except pl.exceptions.ComputeError as error:  # such as a full disk; the reason comes last
            raise OSError(str(error).rpartition(": ")[2]) from error


class ParquetWriter(FrameWriter):
    """Takes the rows of games. The file's metadata says what was played."""

    def __init__(self, file: Path, batch: Batch) -> None:
        empty = pl.DataFrame(columns(0, np.zeros(0, GAME), batch))
        super().__init__(file, empty, {"oneleft": __version__} | describe_batch(batch))
        self.batch = batch
        self.games = 0

    def add(self, rows: np.ndarray[Any, Any]) -> None:
        self.put(pl.DataFrame(columns(self.games, rows, self.batch)))
        self.games += len(rows)
