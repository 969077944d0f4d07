"""Simulations: many games, and their totals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from typing import Any

import numpy as np

from .batch import Batch
from .executors import Executor, ThreadExecutor
from .totals import Totals

Rows = np.ndarray[Any, Any]


def simulate(
    batch: Batch,
    games: int,
    threads: int | None = None,
    on_progress: Callable[[Totals], None] = lambda totals: None,
    on_rows: Callable[[Rows], None] | None = None,
    executor: Executor | None = None,
) -> Totals:
    """Play games 0 to ``games`` of a batch. Interrupted, it returns the totals of the games played so far.

    ``on_rows`` receives the rows of all games, in order.
    """
    totals = Totals(batch.players)
    parts = (executor or ThreadExecutor(threads)).parts(partial(_play_part, batch, on_rows is not None), games)
    with suppress(KeyboardInterrupt), closing(parts):
        for part, rows in parts:
            totals.add(part)
            if on_rows and rows is not None:
                on_rows(rows)
            on_progress(totals)
    return totals


def _play_part(batch: Batch, with_rows: bool, first: int, games: int) -> tuple[Totals, Rows | None]:
    """The totals of a part, and its rows only if someone wants them: they may travel between machines."""
    rows = batch.play(first, games)
    return Totals.of(batch.players, rows), rows if with_rows else None
