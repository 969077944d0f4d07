"""How light the page is: what it loads, how soon it shows, and whether it stutters. Writes docs/page.md."""

from __future__ import annotations

import gzip
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from oneleft.server.static_files import BUILT_PAGE
from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT, chromium
from tests.support.prepared_tables import prepare_table
from tests.support.servers import Server

from .measure import Figure, machine, table

PAGE = Path(__file__).parents[1] / "docs" / "page.md"
REPEATS = 9
SECONDS = 30  # of a game
SLOW = 50  # milliseconds of a frame that is seen to stutter

HEAD = """# The page

Output of the last `make bench-page`, on {machine}.
The browser is a headless Chromium {version} with software rendering. It shares these cores with the server, its bots
and everything else on the machine: the load average was {load:.1f}. Times are the median of {repeats} runs, with the
minimum and maximum.
"""


# What is loaded


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def weights() -> str:
    """The first view needs what index.html names and one catalogue of words; the rest comes when it is asked for."""
    assets = sorted((BUILT_PAGE / "assets").iterdir())
    first = re.findall(r"/assets/([\w.-]+)", (BUILT_PAGE / "index.html").read_text("utf-8"))
    rows = []
    for kind, suffix in (("JavaScript, texts included", ".js"), ("styles", ".css")):
        files = [file for file in assets if file.suffix == suffix]
        at_once = [file for file in files if file.name in first]
        words = [file for file in files if file.name.startswith("en-")]
        rows.append((kind, f"{sum(map(packed, at_once + words)) / 1000:.1f}", f"{sum(map(packed, files)) / 1000:.1f}"))
    return table(("gzipped, kB", "first view in English", "all of it"), rows)


# How soon it shows

PAINTS = "Object.fromEntries(performance.getEntriesByType('paint').map(paint => [paint.name, paint.startTime]))"
HAND = """() => new Promise(shown => {
  const look = () => requestAnimationFrame(document.querySelector('.hand-card') ? () => shown(performance.now()) : look)
  look()
})"""


def opened(context: BrowserContext, address: str, path: str) -> dict[str, float]:
    """A table's page, from the click on its link until your cards are shown."""
    page = context.new_page()
    page.goto(address + path, wait_until="commit")
    hand: float = page.evaluate(HAND)
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    times: dict[str, float] = page.evaluate(PAINTS)
    page.close()
    return times | {"hand-visible": hand}


def arrivals(browser: Browser, address: str, path: str) -> tuple[dict[str, float], dict[str, float]]:
    """From a cold cache, and again from a warm one."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    first, again = opened(context, address, path), opened(context, address, path)
    context.close()
    return first, again


def soon(browser: Browser, address: str, database: str) -> str:
    path = prepare_table(database, screens.is_my_turn, 1, ["easy"] * 3).paths[0]
    arrivals(browser, address, path)  # the server's first page is not the rule
    runs = [arrivals(browser, address, path) for _ in range(REPEATS)]
    rows = [
        (name.replace("-", " "), *(Figure(tuple(run[which][name] for run in runs)).text(0) for which in (0, 1)))
        for name in ("first-paint", "first-contentful-paint", "hand-visible")
    ]
    return table(("ms after the click", "cold cache", "warm cache"), rows)


# Whether it stutters

WATCH = """() => {
  window.frames_ = []
  window.tasks_ = []
  const note = list => window.tasks_.push(...list.getEntries().map(task => task.duration))
  new PerformanceObserver(note).observe({ entryTypes: ['longtask'] })
  let last = performance.now()
  const tick = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""
FRAMES = ("", "frames", "median, ms", "p99, ms", "longest, ms", f"over {SLOW} ms", "long tasks", "CPU of the page")


class Watched(NamedTuple):
    frames: list[float]  # milliseconds each
    tasks: list[float]  # those that kept the page's thread for more than 50 ms
    busy: float  # seconds of CPU of that thread


def watch(page: Page, during: Callable[[Page], None]) -> Watched:
    tool = page.context.new_cdp_session(page)
    tool.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cpu_seconds() -> float:
        metrics = tool.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    page.evaluate(WATCH)
    before = cpu_seconds()
    during(page)
    used = cpu_seconds() - before
    seen, tasks = page.evaluate("[window.frames_, window.tasks_]")
    return Watched(seen[1:], tasks, used)


def wait(page: Page) -> None:
    page.wait_for_timeout(SECONDS * 1000)


def play_elsewhere(link: str, page: Page) -> None:
    """On another device of the same seat, so that this one has nothing to do but to show."""
    other = subprocess.Popen(
        [sys.executable, "-m", "oneleft", "join", link, "--bot", "steady"], stdout=subprocess.DEVNULL
    )
    try:
        wait(page)
    finally:
        other.kill()
        other.wait()


def frame_row(name: str, seen: Watched) -> tuple[str, ...]:
    return (
        name,
        str(len(seen.frames)),
        f"{statistics.median(seen.frames):.1f}",
        f"{statistics.quantiles(seen.frames, n=100)[98]:.1f}",
        f"{max(seen.frames):.0f}",
        str(sum(round(frame) > SLOW for frame in seen.frames)),  # three ticks of the screen are 50.0 and a breath
        f"{len(seen.tasks)} (longest {max(seen.tasks, default=0):.0f} ms)",
        f"{100 * seen.busy / SECONDS:.1f}%",
    )


def smooth(browser: Browser, address: str, database: str) -> str:
    """Ten players with motion on; an empty page and a table at which nothing happens are the yardstick."""
    quiet, lively = (
        prepare_table(database, screens.is_my_turn, 1, ["easy"] * 9, bot_pace=0.3, pause_seconds=3) for _ in range(2)
    )
    rows = []

    def measure(name: str, path: str, during: Callable[[Page], None]) -> None:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{address}{path}" if path else "about:blank")
        if path:
            page.locator(".hand-card").first.wait_for(timeout=TIMEOUT)
        page.wait_for_timeout(1000)
        rows.append(frame_row(name, watch(page, during)))
        page.close()

    measure("an empty page", "", wait)
    measure("a table of ten at rest", quiet.paths[0], wait)
    measure("a game of ten", lively.paths[0], partial(play_elsewhere, address + lively.paths[0]))
    return table(FRAMES, rows)


def main() -> None:
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        database = f"sqlite:///{place}/tables.sqlite"
        with Server(database, Path(place) / "log") as server:
            measured: list[tuple[str, Callable[[], str]]] = [
                ("What it loads", weights),
                ("How soon a table of four appears", partial(soon, browser, server.address, database)),
                (f"Frames in {SECONDS} s", partial(smooth, browser, server.address, database)),
            ]
            head = HEAD.format(
                machine=machine(), version=browser.version.split(".")[0], load=os.getloadavg()[0], repeats=REPEATS
            )
            parts = [head, *(f"## {title}\n\n{measure()}" for title, measure in measured)]
    text = "\n\n".join(part.strip() for part in parts) + "\n"
    PAGE.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
