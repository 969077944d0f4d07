"""A real Chromium, and how a person plays with it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, BrowserType, Error, Locator, Page, sync_playwright

from oneleft.rules.editions import CLASSIC, Edition
from oneleft.table.narrate import card_words

# The headless shell is the same engine without the windows of a desktop: a page costs a quarter of the processor time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
TIMEOUT = 20_000  # milliseconds; bots take their time, and machines are shared


class NoBrowser(Exception):
    """There is no Chromium on this machine, or it does not start."""


def chromium_path(kind: BrowserType) -> str:
    """The machine's Chromium, or else Playwright's own."""
    for program in PROGRAMS:
        path = shutil.which(program)
        if path is not None:
            return path
    bundled = kind.executable_path
    if Path(bundled).exists():
        return bundled
    raise NoBrowser("there is no Chromium: install it, or run `playwright install chromium`")


def launch(kind: BrowserType, *arguments: str) -> Browser:
    path = chromium_path(kind)
    try:
        return kind.launch(executable_path=path, args=[*ARGUMENTS, *arguments])
    except Error as error:
        raise NoBrowser(f"{path} does not start: {error.message.splitlines()[0]}") from error


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def wait_for_promise(page: Page, script: str, arg: object = None) -> None:
    """Wait until a promise is kept with something true. `wait_for_function` takes the promise itself for true."""
    end = monotonic() + TIMEOUT / 1000
    while not page.evaluate(script, arg):
        assert monotonic() < end, script
        page.wait_for_timeout(20)


def choose_language(page: Page, language: str) -> None:
    page.locator("nav select").select_option(language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def hand_card(page: Page, card: str, edition: Edition = CLASSIC, language: str = "en") -> Locator:
    """A card in the player's hand."""
    name = re.compile(rf"^{re.escape(card_words(edition, card, language))}(,|$)")
    return page.locator(".hand-card").and_(page.get_by_role("button", name=name)).first


# A point of a card that no other card covers, or null.
UNCOVERED_POINT = """card => {
  const box = card.getBoundingClientRect()
  for (let y = 0.5; y > 0; y -= 0.06)
    for (let x = 0.04; x < 1; x += 0.04) {
      const [left, top] = [box.x + x * box.width, box.y + y * box.height]
      if (card.contains(document.elementFromPoint(left, top))) return [left, top]
    }
  return null
}"""


def tap(card: Locator) -> None:
    """Click where the card is uncovered, as a person does; wait for it while cards move."""
    card.scroll_into_view_if_needed(timeout=TIMEOUT)
    point = card.page.wait_for_function(UNCOVERED_POINT, arg=card.element_handle(timeout=TIMEOUT), timeout=TIMEOUT)
    card.page.mouse.click(*point.json_value())
