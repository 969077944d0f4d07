"""A real Chromium, and how a person plays with it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from oneleft.rules.editions import CLASSIC, Edition
from oneleft.table.narrate import card_words

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 20_000  # milliseconds; a bot takes its time, and machines are shared


@contextmanager
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        raise RuntimeError("there is no Chromium on this machine: make .venv/chromium installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*QUIET, "--no-first-run"])
        yield browser
        browser.close()


def held(page: Page, card: str, edition: Edition = CLASSIC, language: str = "en") -> Locator:
    """A card of the own hand."""
    name = re.compile(rf"^{re.escape(card_words(edition, card, language))}(,|$)")
    return page.locator(".hand-card").and_(page.get_by_role("button", name=name)).first


# A place of a card on which no other lies, where a finger would go.
BARE = """card => {
  const box = card.getBoundingClientRect()
  for (let y = 0.5; y > 0; y -= 0.06)
    for (let x = 0.04; x < 1; x += 0.04) {
      const [left, top] = [box.x + x * box.width, box.y + y * box.height]
      if (card.contains(document.elementFromPoint(left, top))) return [left, top]
    }
  return null
}"""


def tap(card: Locator) -> None:
    """As a person does, who sees where a card lies open."""
    for _ in range(20):
        card.scroll_into_view_if_needed(timeout=PATIENCE)
        place = card.evaluate(BARE)
        if place is not None:
            card.page.mouse.click(*place)
            return
        card.page.wait_for_timeout(100)  # the cards are still moving
    raise LookupError("the card is covered by others")
