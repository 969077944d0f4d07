"""How quickly the full-screen table is painted, and what it costs while idle."""

from __future__ import annotations

import os
import re
import tempfile
import time
from pathlib import Path

import psutil

from oneleft.lang import say
from tests.support.pty_terminal import Terminal

from .measure import REPEATS, Figure, machine, table

PAGE = Path(__file__).parents[1] / "docs" / "terminal.md"
IDLE = 5.0  # seconds
OWN_TURN = ("play", "--lang", "en", "--key", "00" * 32, "--name", "Mia")  # the person begins, so nothing moves
MARKS = ("<!-- figures -->", "<!-- end of figures -->")


def one_run(home: str) -> tuple[float, float, float, float]:
    """Seconds to the first whole screen, CPU seconds of that, CPU while idle in percent, memory in MB."""
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": home}
    begun = time.monotonic()
    with Terminal(OWN_TURN, environment, fresh=True) as terminal:
        terminal.until(say("page-phase-turn", "en"))
        started = time.monotonic() - begun
        process = psutil.Process(terminal.process.pid)
        spent = cpu(process)
        settle = time.monotonic() + 1
        while time.monotonic() < settle:
            terminal.read()
        before, since = cpu(process), time.monotonic()
        while time.monotonic() < since + IDLE:
            terminal.read()
        idle = 100 * (cpu(process) - before) / (time.monotonic() - since)
        memory = process.memory_info().rss / 1e6
        terminal.press("q")
        terminal.end()
    return started, spent, idle, memory


def cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def figures() -> str:
    with tempfile.TemporaryDirectory() as home:
        one_run(home)  # the first one warms the disk
        runs = [one_run(home) for _ in range(REPEATS)]
    started, spent, idle, memory = (Figure(tuple(values)) for values in zip(*runs, strict=True))
    rows = [
        ("from the command to the first complete screen, s", started.text(2)),
        ("CPU until then, s", spent.text(2)),
        ("CPU while idle, %", idle.text(1)),
        ("memory, MB", memory.text(0)),
    ]
    load = " ".join(f"{value:.0f}" for value in os.getloadavg())
    about = f"By `make bench-terminal` at 80x24 on {machine()}, load average {load}:"
    return f"{about} median of {REPEATS} with minimum and maximum.\n\n{table(('', 'figure'), rows)}"


def main() -> None:
    page = PAGE.read_text("utf-8")
    made = f"{MARKS[0]}\n\n{figures()}\n\n{MARKS[1]}"
    print(made)
    PAGE.write_text(re.sub(f"{MARKS[0]}.*{MARKS[1]}", lambda _: made, page, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
