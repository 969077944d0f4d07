"""Every screen of the page, each by the way on which a person comes to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from oneleft import Game
from tests.support.browser import PATIENCE, held, tap
from tests.support.prepared_tables import Moment

Visit = Callable[..., Page]
Reach = Callable[..., Moment]


def mine(game: Game) -> bool:
    """Seat 0 is in turn."""
    return game.turn == 0 and not game.round_over


def wild_in_hand(game: Game) -> bool:
    return mine(game) and any(move.what.startswith("W:") for move in game.legal_moves(0))


def challenge_to_make(game: Game) -> bool:
    return mine(game) and any(move.verb == "challenge" for move in game.legal_moves(0))


def hand_to_trade(game: Game) -> bool:
    return mine(game) and game.view(0).phase == "swap"


def last_card_fits(game: Game) -> bool:
    hand = game.view(0).hand or []
    return mine(game) and len(hand) == 1 and any(move.what == hand[0] for move in game.legal_moves(0))


def start(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit(**device)
    expect(page.locator(".primary").first).to_be_visible()
    return page


def start_open(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = start(visit, reach, **device)
    page.locator("summary").first.click()
    return page


def waiting(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit(reach(None, people=2, players=4).paths[0], **device)
    expect(page.get_by_role("img")).to_be_visible()
    return page


def join(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit(reach(None, people=1, players=4).paths[0].partition("#")[0], **device)
    expect(page.locator("form")).to_be_visible()
    return page


def at_table(visit: Visit, moment: Moment, **device: Any) -> Page:
    page = visit(moment.paths[0], **device)
    expect(page.locator(".hand-card").first).to_be_visible(timeout=PATIENCE)
    return page


def table(visit: Visit, reach: Reach, **device: Any) -> Page:
    return at_table(visit, reach(mine, 1, ["easy"] * 3), **device)


def table_of_ten(visit: Visit, reach: Reach, **device: Any) -> Page:
    return at_table(visit, reach(mine, 1, ["easy"] * 9), **device)


def color(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = at_table(visit, reach(wild_in_hand, 1, ["easy"] * 3), **device)
    tap(held(page, "W", language=device.get("language", "en")))
    expect(page.locator("button.color-button").first).to_be_visible()
    return page


def penalty(visit: Visit, reach: Reach, **device: Any) -> Page:
    return at_table(visit, reach(challenge_to_make, 1, ["easy"] * 3), **device)


def trade(visit: Visit, reach: Reach, **device: Any) -> Page:
    return at_table(visit, reach(hand_to_trade, 1, ["easy"] * 3, rules="classic+seven_zero"), **device)


def refused(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = table(visit, reach, **device)
    page.locator(".hand-card:not(.playable)").first.press("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    return page


def scores(visit: Visit, reach: Reach, **device: Any) -> Page:
    """After the last card of a round."""
    page = at_table(visit, reach(last_card_fits, 1, ["easy"] * 3), **device)
    tap(page.locator(".hand-card.playable"))
    expect(page.get_by_role("table")).to_be_visible()
    return page


def match_over(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = at_table(visit, reach(last_card_fits, 1, ["easy"] * 3, rules="classic+target=1"), **device)
    tap(page.locator(".hand-card.playable"))
    expect(page.locator("a[href*=replay]")).to_be_visible()
    return page


def replay(visit: Visit, reach: Reach, **device: Any) -> Page:
    moment = reach(lambda game: game.over, 1, ["easy"] * 3, rules="classic+target=1")
    page = visit(f"/t/{moment.table}/replay/1", **device)
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("slider").fill("30")
    return page


def rules(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit("/rules", **device)
    expect(page.locator("dt").first).to_be_visible()
    return page


def watching(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit(reach(mine, 1, ["easy"] * 3).paths[0].partition("#")[0], **device)
    page.locator("main button").last.click()
    expect(page.locator(".draw")).to_be_visible()
    return page


def fault(visit: Visit, reach: Reach, **device: Any) -> Page:
    page = visit("/t/nowhere", **device)
    expect(page.get_by_role("alert")).to_be_visible()
    return page


SCREENS = (
    start, start_open, waiting, join, table, table_of_ten, color, penalty, trade, refused, scores, match_over, replay,
    rules, watching, fault,
)  # fmt: skip
