"""Opens every screen of the page, each in the way that a person gets there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Page, expect

from oneleft import Game
from tests.support.browser import TIMEOUT, hand_card, tap
from tests.support.prepared_tables import PreparedTable

NUMBERS = count(1)  # of names: a server has each once
Visit = Callable[..., Page]
Prepare = Callable[..., PreparedTable]


def is_my_turn(game: Game) -> bool:
    """Whether seat 0 is in turn."""
    return game.turn == 0 and not game.round_over


def can_play_wild(game: Game) -> bool:
    return is_my_turn(game) and any(move.card == "W" for move in game.legal_moves(0))


def can_challenge(game: Game) -> bool:
    return is_my_turn(game) and any(move.verb == "challenge" for move in game.legal_moves(0))


def must_swap(game: Game) -> bool:
    return is_my_turn(game) and game.view(0).phase == "swap"


def must_choose_color(game: Game) -> bool:
    return is_my_turn(game) and game.view(0).phase == "color"


def can_go_out(game: Game) -> bool:
    hand = game.view(0).hand or []
    return is_my_turn(game) and len(hand) == 1 and any(move.card == hand[0] for move in game.legal_moves(0))


def is_exposed(game: Game) -> bool:
    """Whether seat 0 is in turn and can catch someone."""
    return is_my_turn(game) and any(move.verb == "catch" for move in game.legal_moves(0))


def start(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(**device)
    expect(page.locator(".primary").first).to_be_visible()
    return page


def ask_invite(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """As the page of a server looks that has an invite code."""
    page = visit(**device)
    problem = {"code": "no-invite", "message": "This server needs an invite code. Ask the person who runs it."}
    page.route("**/api/**", lambda route: route.fulfill(status=401, json=problem))
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def start_open(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = start(visit, prepare, **device)
    page.locator("summary").first.click()
    expect(page.locator("[data-rule]").first).to_be_visible()
    return page


def waiting(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(prepare(None, people=2, players=4).paths[0], **device)
    expect(page.locator(".qr-code")).to_be_visible()
    return page


def free_chair(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = waiting(visit, prepare, **device)
    page.locator(".seats .plus").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def own_chair(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = waiting(visit, prepare, **device)
    page.locator(".seats .mine").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def join(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(prepare(None, people=1, players=4).paths[0].partition("#")[0], **device)
    expect(page.locator("form")).to_be_visible()
    return page


def at_table(visit: Visit, prepared: PreparedTable, **device: Any) -> Page:
    page = visit(prepared.paths[0], **device)
    expect(page.locator(".hand-card").first).to_be_visible(timeout=TIMEOUT)
    return page


def table(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    return at_table(visit, prepare(is_my_turn, 1, ["easy"] * 3), **device)


def settings(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = table(visit, prepare, **device)
    page.locator("button.settings").click()
    expect(page.locator(".settings-panel")).to_be_visible()
    return page


def table_of_ten(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    return at_table(visit, prepare(is_my_turn, 1, ["easy"] * 9), **device)


def menu(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = table(visit, prepare, **device)
    page.locator("header button.menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def color(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = at_table(visit, prepare(can_play_wild, 1, ["easy"] * 3), **device)
    tap(hand_card(page, "W", language=device.get("language", "en")))
    expect(page.locator("button.color-button").first).to_be_visible()
    return page


def penalty(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    return at_table(visit, prepare(can_challenge, 1, ["easy"] * 3), **device)


def swap(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    return at_table(visit, prepare(must_swap, 1, ["easy"] * 3, rules="classic+seven_zero"), **device)


def refusal(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = table(visit, prepare, **device)
    page.locator(".hand-card:not(.playable)").first.press("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    return page


def scores(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """After the last card of a round."""
    page = at_table(visit, prepare(can_go_out, 1, ["easy"] * 3), **device)
    tap(page.locator(".hand-card.playable"))
    expect(page.get_by_role("table")).to_be_visible()
    return page


def match_over(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = at_table(visit, prepare(can_go_out, 1, ["easy"] * 3, rules="classic+target=1"), **device)
    tap(page.locator(".hand-card.playable"))
    expect(page.locator("a.analyse")).to_be_visible()
    return page


def replay(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    prepared = prepare(lambda game: game.over, 1, ["easy"] * 3, rules="classic+target=1")
    page = visit(f"/t/{prepared.table}/replay/1", **device)
    expect(page.get_by_role("slider")).to_be_visible(timeout=TIMEOUT)
    page.get_by_role("slider").fill("30")
    return page


def analysis(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """Where a mistake was made."""
    table, mistake = analysed_match(prepare)
    page = visit(f"/t/{table}/replay/1#{mistake + 1}", **device)
    expect(page.locator(".summary")).to_be_visible(timeout=TIMEOUT)
    expect(page.locator(".comment.mistake")).to_be_visible()
    return page


def exercise(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    table, _ = analysed_match(prepare)
    page = visit(f"/t/{table}/replay/1/learn", **device)
    page.locator(".choice button").first.click(timeout=TIMEOUT)
    expect(page.locator(".hand-card").first).to_be_visible(timeout=TIMEOUT)
    return page


def analysed_match(prepare: Prepare) -> tuple[str, int]:
    """The table of a match with a stored report, and the number of the first mistake in it."""
    prepared = prepare(lambda game: game.over, 1, ["easy"] * 3, rules="classic+target=1", store_report=True)
    assert prepared.report is not None
    return prepared.table, next(event.number for event in prepared.report.events if event.verdicts)


def rules(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit("/rules", **device)
    expect(page.locator("dt").first).to_be_visible()
    return page


def puzzle(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """After an answer, with the chances of all moves."""
    page = visit("/puzzle/1", **device)
    tap(page.locator(".hand-card.playable").first)
    color = page.locator("button.color-button").first
    expect(color.or_(page.locator(".verdict .why")).first).to_be_visible()
    if color.is_visible():
        color.click()
    expect(page.locator(".verdict .why")).to_be_visible()
    return page


def rated_matches(prepare: Prepare) -> list[PreparedTable]:
    """Three public matches of Ana and Bo, rated and analysed."""
    over: dict[str, Any] = {"until": lambda game: game.over, "people": 2, "rules": "classic+target=1+jump_in"}
    return [prepare(**over, listed=True, rated=True, store_report=True) for _ in range(3)]


def people(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    rated_matches(prepare)
    page = visit("/people", **device)
    expect(page.locator("a.replay").first).to_be_visible()
    return page


def player(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """A rated player, with the ratings as a table too."""
    rated_matches(prepare)
    page = visit("/people/Ana/anaaaa", **device)
    page.locator("summary").first.click()
    expect(page.locator(".scroller tbody tr").first).to_be_visible()
    return page


def claim_name(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """A name that is free, with a new recovery code."""
    page = visit("/my-name", **device)
    page.locator("main input").fill(f"Claimer {next(NUMBERS)}")
    page.locator("main form .primary").click()
    page.locator("main section .primary").last.click()
    expect(page.locator("output")).to_be_visible()
    return page


CLAIM = """async name => {
  const ask = (path, body) =>
    fetch('/api/names' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }).then(answer => answer.json())
  const { recovery } = await ask('/codes')
  localStorage.name = name
  localStorage.person = 'screen_'.repeat(4) + name.replaceAll(' ', '-')
  await ask('', { nickname: name, person: localStorage.person, recovery })
}"""


def own_name(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """A claimed name, whose owner thinks of deleting everything."""
    page = visit("/my-name", **device)
    page.evaluate(CLAIM, f"Owner {next(NUMBERS)}")
    page.reload()
    page.locator("main section button").last.click()
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def watching(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(prepare(is_my_turn, 1, ["easy"] * 3).paths[0].partition("#")[0], **device)
    page.locator("main button").last.click()
    expect(page.locator(".draw")).to_be_visible()
    return page


def tv(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(f"/t/{prepare(is_my_turn, 1, ['easy'] * 3).table}?tv", **device)
    expect(page.locator(".tv .player")).to_have_count(4, timeout=TIMEOUT)
    return page


def tv_waiting(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(f"/t/{prepare(None, people=3, players=4).table}?tv", **device)
    expect(page.locator(".tv .qr-code")).to_be_visible(timeout=TIMEOUT)
    return page


def hand_only(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    prepared = prepare(is_my_turn, 1, ["easy"] * 3)
    page = visit(prepared.paths[0].replace("#", "?hand#"), **device)
    expect(page.locator(".hand-only .hand-card").first).to_be_visible(timeout=TIMEOUT)
    return page


def join_as_hand(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """As the code on a TV leads there."""
    page = visit(f"/t/{prepare(None, people=1, players=4).table}?hand", **device)
    expect(page.locator("form")).to_be_visible()
    return page


def tv_scores(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    prepared = prepare(lambda game: game.round_over and not game.over, 1, ["easy"] * 3)
    page = visit(f"/t/{prepared.table}?tv", **device)
    expect(page.locator(".tv .scores")).to_be_visible(timeout=TIMEOUT)
    return page


def passed_round(visit: Visit, prepared: PreparedTable, **device: Any) -> Page:
    """A device with the seats of all people at the table."""
    page = visit(f"/t/{prepared.table}", **device)
    page.evaluate(
        "([table, tokens]) => (localStorage[`seat:${table}`] = tokens)", [prepared.table, " ".join(prepared.tokens)]
    )
    page.reload()
    expect(page.locator(".cover .primary")).to_be_visible(timeout=TIMEOUT)
    return page


def cover(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """Someone can be caught, too."""
    prepared = prepare(is_exposed, 3, ["easy"])
    return passed_round(visit, prepared, **device)


def daily(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """The results of the deal of the day, as if this device had played it."""
    page = visit("/daily", **device)
    page.evaluate("localStorage.daily = JSON.stringify({ [new Date().toISOString().slice(0, 10)]: -31 })")
    page.reload()
    expect(page.locator(".own")).to_be_visible()
    return page


def new_tournament(page: Page, people: int, drawn: int, **asked: Any) -> tuple[str, str, list[str]]:
    """A tournament with this many people and drawn rounds; its address, the host's token and those of the people."""
    address = page.evaluate("location.origin")

    def post(path: str, body: dict[str, Any], token: str = "") -> Any:
        answer = page.request.post(address + path, data=body, headers={"authorization": f"Bearer {token}"})
        assert answer.ok, answer.text()
        return answer.json()

    opened = post("/api/tournaments", {"name": "Evening", **asked})
    path, host = f"/api/tournaments/{opened['tournament']['id']}", opened["token"]
    tokens = [post(f"{path}/people", {"nickname": f"Guest {number}"})["token"] for number in range(people)]
    for number in range(1, drawn + 1):
        post(f"{path}/rounds", {"round": number}, host)
    return f"/e/{opened['tournament']['id']}", host, tokens


def tournament(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """As the host sees it in the second round."""
    page = visit(**device)
    path, host, _ = new_tournament(page, 9, 2, minutes=20)
    page.goto(page.evaluate("location.origin") + f"{path}#{host}")
    page.locator("summary").first.click()
    expect(page.locator("tbody tr")).to_have_count(9)
    return page


def tournament_tv(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(**device)
    path, _, _ = new_tournament(page, 9, 2)
    page.goto(page.evaluate("location.origin") + f"{path}?tv")
    expect(page.locator(".standings li")).to_have_count(9)
    return page


def open_tournament(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit("/e", **device)
    expect(page.locator("form").first).to_be_visible()
    return page


def tournament_waiting(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """As its host sees it, who is asked whether to remove someone."""
    page = visit(**device)
    path, host, _ = new_tournament(page, 7, 0)
    page.goto(page.evaluate("location.origin") + f"{path}#{host}")
    page.locator("button.remove").first.click()
    expect(page.locator(".really")).to_be_visible()
    return page


def tournament_tv_waiting(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit(**device)
    path, _, _ = new_tournament(page, 7, 0)
    page.goto(page.evaluate("location.origin") + f"{path}?tv")
    expect(page.locator(".waiting li")).to_have_count(7)
    return page


def tournament_join(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """The form for those who are not in it."""
    page = visit(**device)
    path, _, _ = new_tournament(page, 7, 0)
    page.goto(page.evaluate("location.origin") + path)
    expect(page.locator("form")).to_be_visible()
    return page


def tournament_guest(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """Someone whose table waits for them."""
    page = visit(**device)
    path, _, tokens = new_tournament(page, 9, 2, minutes=20)
    page.goto(page.evaluate("location.origin") + f"{path}#{tokens[4]}")
    expect(page.locator("tbody tr")).to_have_count(9)
    return page


def tournament_over(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """Bots have played for everyone."""
    page = visit(**device)
    bots = {"rules": "classic+target=1", "bot_pace": 0, "away_seconds": 0, "uno_grace": 0}
    path, _, tokens = new_tournament(page, 7, 1, rounds=1, settings=bots)
    page.goto(page.evaluate("location.origin") + f"{path}#{tokens[0]}")
    expect(page.locator(".winner")).to_be_visible(timeout=TIMEOUT)
    return page


def tournament_tv_over(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = tournament_over(visit, prepare, **device)
    page.goto(page.url + "?tv")
    expect(page.locator(".standings li")).to_have_count(7)
    return page


def quick_match(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """A person who has waited for long may call bots."""
    page = visit(prepare(None, people=2, players=4, quick=True, ago=25, away_seconds=600).paths[0], **device)
    expect(page.locator(".start .primary")).to_be_visible()
    return page


def no_player(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit("/people/No%20one", **device)
    expect(page.locator("main h1")).to_be_visible()
    return page


def offline(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    """Opened from this device, as the server cannot be reached. For contexts with service workers."""
    page = start(visit, prepare, **device)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible(timeout=TIMEOUT)
    return page


def error(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit("/t/nowhere", **device)
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def lesson(visit: Visit, prepare: Prepare, **device: Any) -> Page:
    page = visit("/learn", **device)
    expect(page.locator(".coach .task")).to_be_visible(timeout=TIMEOUT)
    return page


SCREENS = (
    start, start_open, waiting, free_chair, own_chair, join, table, menu, settings, table_of_ten, color, penalty,
    swap, refusal, scores, match_over, replay, analysis, exercise, rules, puzzle, watching, tv, tv_waiting, hand_only,
    tournament, tournament_tv, people, player, claim_name, own_name, daily, error, lesson, cover, open_tournament,
    tournament_waiting, tournament_tv_waiting, quick_match, no_player, ask_invite, join_as_hand, tv_scores,
    tournament_join, tournament_guest, tournament_over, tournament_tv_over,
)  # fmt: skip
