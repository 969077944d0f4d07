"""Games as rows of a Parquet file, written while they are played: memory stays flat however many they are."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Full, Queue
from types import TracebackType
from typing import Any, Self

import numpy as np

from oneleft import __version__

from .batch import Batch
from .extras import need
from .game_kernel import GAME
from .report import head

need("polars", "charts")

import polars as pl  # noqa: E402  # after the message about its extra
from polars.io.plugins import register_io_source  # noqa: E402

GROUP = 100_000  # rows in a row group
WAITING = 8  # parts that wait to be written, at most
PATIENCE = 0.2  # seconds between looks at whether the writer still writes


def columns(first: int, rows: np.ndarray[Any, Any], batch: Batch) -> dict[str, np.ndarray[Any, Any]]:
    """A column for each field of a row, and for each seat where there is one."""
    players = batch.players
    numbers = np.arange(first, first + len(rows))
    shared = {name: np.ascontiguousarray(rows[name]) for name in rows.dtype.names or () if rows[name].ndim == 1}
    del shared["winners"]
    if not batch.count_choices:
        del shared["choices"]
    won = {f"won_{seat}": (rows["winners"] >> seat & 1).astype(bool) for seat in range(players)}
    points = {f"points_{seat}": np.ascontiguousarray(rows["points"][:, seat]) for seat in range(players)}
    return {"game": numbers, **shared, **won, **points}


class ParquetWriter:
    """Takes rows as they come; a thread writes them. What was played, and how, stands in the file's metadata."""

    def __init__(self, file: Path, batch: Batch) -> None:
        self.file = file
        self.batch = batch
        self.games = 0
        self.waiting: Queue[pl.DataFrame | None] = Queue(WAITING)

    def __enter__(self) -> Self:
        self.pool = ThreadPoolExecutor(1)
        self.written = self.pool.submit(self.write)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self.put(None)
            self.written.result()
        finally:
            self.pool.shutdown()

    def add(self, rows: np.ndarray[Any, Any]) -> None:
        self.put(pl.DataFrame(columns(self.games, rows, self.batch)))
        self.games += len(rows)

    def put(self, frame: pl.DataFrame | None) -> None:
        """Wait for a place; a writer that has failed takes nothing more."""
        while not self.written.done():
            try:
                self.waiting.put(frame, timeout=PATIENCE)
            except Full:
                continue
            return
        self.written.result()

    def write(self) -> None:
        nothing = pl.DataFrame(columns(0, np.zeros(0, GAME), self.batch))

        def frames(columns: object, predicate: object, limit: object, size: object) -> Iterator[pl.DataFrame]:
            yield nothing
            while (frame := self.waiting.get()) is not None:
                yield frame

        known = {name: str(value) for name, value in head(self.batch).items()}
        played = register_io_source(frames, schema=nothing.schema)
        try:
            played.sink_parquet(self.file, row_group_size=GROUP, metadata={"oneleft": __version__, **known})
        except pl.exceptions.ComputeError as error:  # a full disk, with the reason last
            raise OSError(str(error).rpartition(": ")[2]) from error
