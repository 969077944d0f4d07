"""Experts at many tables at once: ``python -m bench.thinking`` prints how long they take.

It keeps the page in docs/thinking.md. One node of the server, in this process, runs tables of four experts each. The
time of a decision is that from the moment when it is due to the answer: the wait for a thread, what the bot has to
hear, and the search.
"""

from __future__ import annotations

import asyncio
import tempfile
from os import getloadavg
from pathlib import Path
from time import monotonic

from oneleft.bots.expert import MILLISECONDS, warm_up
from oneleft.protocol.tables import Settings
from oneleft.server.lifecycle import running_node
from oneleft.server.live_table import LiveTable
from oneleft.server.node import Node
from oneleft.server.scheduler import Scheduler
from oneleft.table.views import View
from tests.support.in_process_nodes import open_table

from .measure import machine, table

PAGE = Path(__file__).parents[1] / "docs" / "thinking.md"
HEAD = """# Experts at many tables

Output of the last `make bench-thinking`, on {machine}, at a load of {load:.1f}.

Every table has four experts, who are given {budget} ms for a decision, and one node runs all tables. A decision takes
from the moment when it is due to its answer. The aim is a p99 of at most {most:g} ms with twenty tables. *Hurried*
decisions were made without a search, because the bot would have had to wait. A pace of 1 is that of a table with
people; 0.1 is the fastest that a server allows its guests.
"""
SECONDS = 40
LOADS = ((1, 1.0), (20, 1.0), (20, 0.1))  # tables, and the pace of the bots


class TimedScheduler(Scheduler):
    """Notes the milliseconds of every decision that was a choice."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.took: list[float] = []

    async def ask_bot(self, live: LiveTable, level: str, seat: int, view: View) -> str | None:
        begun = monotonic()
        answer = await super().ask_bot(live, level, seat, view)
        if len(view.legal) > 1:
            self.took.append(1000 * (monotonic() - begun))
        return answer


async def measure(tables: int, pace: float, place: str) -> tuple[str, ...]:
    settings = Settings(players=4, turn_seconds=0, bot_pace=pace, pause_seconds=0)
    async with running_node(f"sqlite:///{place}/tables.sqlite") as node:
        scheduler = TimedScheduler(node)
        for _ in range(tables):
            await open_table(node, settings, people=0, level="expert")
        await asyncio.sleep(SECONDS)
        hurried = node.hurried_bots
    took = sorted(scheduler.took)
    figures = (took[len(took) // 2], took[len(took) * 99 // 100], took[-1])
    return (
        f"{tables}",
        f"{pace:g}",
        f"{len(took) / SECONDS:.0f}",
        *(f"{figure:.1f}" for figure in figures),
        f"{hurried}",
    )


def main() -> None:
    warm_up().done.wait()
    rows = []
    for tables, pace in LOADS:
        with tempfile.TemporaryDirectory() as place:
            rows.append(asyncio.run(measure(tables, pace, place)))
            print(*rows[-1])
    columns = ("tables", "pace", "decisions in a second", "median, ms", "p99", "longest", "hurried, in all")
    head = HEAD.format(machine=machine(), load=getloadavg()[0], budget=MILLISECONDS, most=1.5 * MILLISECONDS)
    page = f"{head}\n{table(columns, rows)}\n"
    PAGE.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
