"""The analysis of a match as a server shows it: how far it is, a rough curve soon, and at last the report."""

from __future__ import annotations

from typing import Literal

import msgspec

from .report import Report

State = Literal["none", "waiting", "running", "done", "failed"]


class RoughCurve(msgspec.Struct, frozen=True):
    """The win chances by seat, from a few playouts: there within seconds."""

    start: tuple[int, ...]  # before the first deal
    chances: list[tuple[int, ...]]  # after every event


class AnalysisShown(msgspec.Struct, frozen=True):
    """How far the analysis of a match is."""

    state: State
    progress: float = 0.0  # from 0 to 1
    rough: RoughCurve | None = None  # as soon as it is there
    report: Report | None = None  # once it is done
