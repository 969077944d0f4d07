"""Pictures of every main screen at three sizes, by day and by night, in every language; and the README's.

``make screenshots`` writes them to screenshots/, named after what they show, and docs/table.png.
"""

from __future__ import annotations

import io
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES
from oneleft.table.game import Game
from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT, choose_language, chromium, hand_card, tap
from tests.support.prepared_tables import prepare_table
from tests.support.servers import Server

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "screenshots"
SHOWN = (
    screens.start, screens.start_open, screens.waiting, screens.table, screens.menu, screens.table_of_ten,
    screens.color, screens.penalty, screens.scores, screens.replay, screens.rules,
    screens.people, screens.player, screens.tv, screens.hand_only, screens.tournament, screens.tournament_tv,
    screens.cover, screens.quick_match, screens.join_as_hand, screens.tv_waiting, screens.tv_scores,
    screens.open_tournament, screens.tournament_waiting, screens.tournament_join, screens.tournament_guest,
    screens.tournament_over, screens.tournament_tv_waiting, screens.tournament_tv_over, screens.no_player,
    screens.claim_name, screens.own_name, screens.offline,
)  # fmt: skip
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"size": (1280, 800)},
    "phone": {"size": (390, 844), "touch": True},
    "large": {"size": (1920, 1080)},
}
SIGNS = 2000  # milliseconds until a player's badge is no longer shown


def visit(
    browser: Browser, address: str, path: str = "/", size: tuple[int, int] = (1280, 800), touch: bool = False
) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        locale=DEFAULT_LANGUAGE,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address + path)
    return page


def speak(page: Page, language: str) -> None:
    """Without its server the page offers no choice."""
    if page.locator("nav select").count():
        choose_language(page, language)
    else:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.reload()
        page.locator(f"html[lang={language}]").wait_for(state="attached")


def in_every_way(page: Page, name: str) -> None:
    for language in LANGUAGES:
        speak(page, language)
        page.mouse.move(0, 0)
        for theme in ("classic", "night"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            page.screenshot(path=FOLDER / f"{name}-{theme}-{language}.png")


def nice(game: Game) -> bool:
    """In the middle of a round: a hand of all colours with a wild and a choice, and a player close to the end."""
    view = game.view(0)
    hand = view.hand or []
    return (
        screens.is_my_turn(game)
        and view.phase == "turn"
        and {card[0] for card in hand} == set("RYGBW")
        and len(hand) in (7, 8)
        and min(view.counts.values()) == 2
        and bool(numbers(game))
    )


def numbers(game: Game) -> list[str]:
    return [move.card for move in game.legal_moves(0) if move.verb == "play" and (move.card or "")[1:].isdigit()]


def picture_of_the_table(visiting: Any, database: str) -> None:
    """A card was just played, and the others have answered."""
    moment = prepare_table(database, nice, 1, ["steady", "sharp", "easy"], bot_pace=0)
    assert moment.game is not None
    page = screens.at_table(visiting, moment, size=(1200, 800))
    tap(hand_card(page, numbers(moment.game)[0]))
    hand = len(moment.game.view(0).hand or ())
    page.wait_for_function("hand => document.querySelectorAll('.hand-card').length !== hand", arg=hand, timeout=TIMEOUT)
    page.locator(".my-area.turn").or_(page.locator(".scores")).wait_for(timeout=TIMEOUT)
    page.mouse.move(0, 0)
    page.wait_for_timeout(SIGNS)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    fewer = picture.point(
        lambda value: value & 0xFC | value >> 6
    )  # six bits of each colour: half the size, nobody sees it
    fewer.save(ROOT / "docs" / "table.png", optimize=True)
    page.context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        database = f"sqlite:///{place}/tables.sqlite"
        with Server(database, Path(place) / "log") as server:
            visiting = partial(visit, browser, server.address)
            for screen in SHOWN:
                for name, device in DEVICES.items():
                    page = screen(visiting, partial(prepare_table, database), **device)
                    in_every_way(page, f"{screen.__name__}-{name}")
                    page.context.close()
            picture_of_the_table(visiting, database)


if __name__ == "__main__":
    main()
