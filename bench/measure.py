"""Measuring on a shared machine: contestants take turns, and every figure has its median and its spread."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import psutil

REPEATS = 7
ROOT = Path(__file__).parents[1]
MEASURED = ("src", "bench", "pyproject.toml", "constraints.txt")  # what a figure depends on


@dataclass(frozen=True, slots=True)
class Figure:
    """Several measurements of the same thing."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def __truediv__(self, other: Figure) -> Figure:
        """Ratios of what was measured side by side."""
        return Figure(tuple(mine / theirs for mine, theirs in zip(self.values, other.values, strict=True)))

    def text(self, digits: int = 1) -> str:
        return f"{self.median:,.{digits}f} ({min(self.values):,.{digits}f} to {max(self.values):,.{digits}f})"


def scaled(figure: Figure, by: float, digits: int = 1) -> str:
    return Figure(tuple(value / by for value in figure.values)).text(digits)


def take_turns(contestants: Mapping[str, Callable[[], float]], repeats: int = REPEATS) -> dict[str, Figure]:
    """Measure all of them once, then all again: whatever else the machine does, it does to all."""
    values: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(repeats):
        for name, measure in contestants.items():
            values[name].append(measure())
    return {name: Figure(tuple(measured)) for name, measured in values.items()}


@contextmanager
def one_core() -> Iterator[None]:
    """Where the system can be told."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(usual)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


def give_first_core(pid: int) -> None:
    """Let another process run on one core alone, with the threads that it has and those that they start."""
    if hasattr(os, "sched_setaffinity"):
        for thread in psutil.Process(pid).threads():
            os.sched_setaffinity(thread.id, {min(os.sched_getaffinity(0))})


def leave_first_core() -> None:
    """Let this process run on the other cores, if there are any."""
    if hasattr(os, "sched_setaffinity") and len(cores := os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, cores - {min(cores)})


def machine() -> str:
    """Where, when and of what a page's figures were measured."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text("utf-8").splitlines() if cpu.exists() else []
    model = next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine()
    )
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba"))
    today = datetime.now(UTC).date().isoformat()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {libraries},\
 oneleft at commit {commit()}, {today}"


def commit() -> str:
    """The commit that is checked out, with a plus sign if the sources were changed since."""
    name = git("rev-parse", "--short", "HEAD")
    if name is None:
        return "unknown"
    return f"{name}+" if git("status", "--porcelain", "--", *MEASURED) else name


def git(*arguments: str) -> str | None:
    """What git answers here; None without git or a repository."""
    try:
        return subprocess.run(("git", *arguments), cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def table(heading: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """As Markdown."""
    lines = [heading, tuple("---" for _ in heading), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
