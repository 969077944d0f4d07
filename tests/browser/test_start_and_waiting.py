"""The start page and the waiting room: what matters is in sight without scrolling, and nothing covers anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from oneleft import Rules
from tests.support.page_actions import add_bot, button, get_table, open_chair
from tests.support.page_screens import is_my_turn

SIZES = [(1366, 650), (390, 844), (844, 390), (320, 568), (820, 1180)]
ZOOMED = [(683, 325), (410, 590)]  # a laptop and a tablet at 200%: they may scroll
WINDOWS = [(size, True) for size in SIZES] + [(size, False) for size in ZOOMED]

# What of these things is not in the window before anyone scrolls, and which two things overlap. The button of a game
# lies in the corner of its card.
MISFITS = """([above, things]) => {
  scrollTo(0, 0)
  const box = one => one.getBoundingClientRect()
  const all = query => [...document.querySelectorAll(query)].filter(one => one.checkVisibility())
  const label = one => one.getAttribute('aria-label') || one.textContent.trim().slice(0, 20) || one.className
  const misfits = above.filter(query => !all(query).length).map(query => `${query} is missing`)
  for (const one of above.flatMap(all)) {
    const { top, bottom } = box(one)
    if (top < 0 || bottom > innerHeight) misfits.push(`${label(one)} is not in sight`)
  }
  const seen = all(things)
  for (const [i, one] of seen.entries()) {
    const a = box(one)
    if (a.left < -1 || a.right > innerWidth + 1) misfits.push(`${label(one)} is cut off`)
    for (const other of seen.slice(i + 1)) {
      const b = box(other)
      if (one.contains(other) || (one.closest('.table-cards li')?.contains(other) ?? false)) continue
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) misfits.push(`${label(one)} / ${label(other)}`)
    }
  }
  return misfits
}"""
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
THINGS = "button, input, select, summary, header a, main a, .seats b, .code, .qr-code, .fan, h1, h2"
# Stands in for the menu of a phone, and counts the tones and the animations that begin.
DEVICE = """
navigator.share = async data => { window.shared = data }
window.tones = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when) }
window.popped = []
addEventListener('animationstart', event => {
  if (event.animationName.endsWith('pop')) window.popped.push(event.target.textContent.trim())
})
"""


def misfits(page: Page, above: list[str]) -> list[str]:
    found = []
    for (width, height), is_whole in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAMES)  # the chairs move to their places
        wrong = page.evaluate(MISFITS, [above if is_whole else [], THINGS])
        found += [f"{width}x{height}: {one}" for one in wrong]
    return found


def test_the_start_page_at_a_glance(new_page, prepare, server):
    page = new_page()
    glance = [".now", ".friends", "input[autocomplete=nickname]", "form input[maxlength='200']"]
    expect(page.locator(".now")).to_be_visible()
    assert misfits(page, glance) == []
    for path in (prepare(is_my_turn, 1, ["easy"] * 3).paths[0], prepare(None, people=2, players=4).paths[0]):
        page.goto(server.address + path)
        expect(page.locator(".hand-card, .qr-code").first).to_be_visible()
    prepare(None, people=1, players=4, listed=True)
    page.goto(server.address)
    expect(page.get_by_role("link", name="Ana, ")).to_have_count(2)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert misfits(page, glance) == []


def test_chips_choose_the_rules_of_a_table(new_page, server):
    page = new_page()
    page.get_by_role("group", name="Edition").get_by_role("button", name="Jam").click()
    page.get_by_role("group", name="House rules").get_by_role("button", name="Party").click()
    button(page, "Play now").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    table = get_table(server, page.url.removeprefix(f"{server.address}/t"))
    assert Rules.parse(table["settings"]["rules"]) == Rules.parse("jam+party")


@pytest.mark.parametrize(
    ("people", "bots", "players", "language"), [(1, 0, 10, "en"), (6, 4, 10, "de"), (3, 0, 9, "fr")]
)
def test_the_waiting_room_at_a_glance(new_page, prepare, server, people, bots, players, language):
    prepared = prepare(None, people, ["expert"] * bots, players=players)
    page = new_page("/rules", language=language)
    page.context.add_init_script(DEVICE)
    page.goto(server.address + prepared.paths[0])
    expect(page.locator(".qr-code")).to_be_visible()
    expect(page.locator(".seats li")).to_have_count(players)
    assert misfits(page, [".code", ".qr-code", ".share", ".invite .row button", ".start .primary", ".seats li"]) == []
    page.locator(".share").click()
    assert page.evaluate("window.shared.url") == f"{server.address}/t/{prepared.table}"


def test_whoever_sits_down_pops_in_with_a_sound(new_page, prepare, server):
    prepared = prepare(None, people=1, players=4)
    host = new_page("/rules", reduced_motion="no-preference")
    host.context.add_init_script(DEVICE)
    host.goto(server.address + prepared.paths[0])
    expect(host.locator(".seats b")).to_have_text(["Ana"])
    host.locator("h1").click()  # browsers allow sound after a first click
    host.evaluate("window.popped = []; window.tones = 0")
    guest = new_page(f"/t/{prepared.table}")
    guest.get_by_label("Your name").fill("Bo")
    guest.keyboard.press("Enter")
    expect(host.locator(".seats b")).to_have_text(["Ana", "Bo"])
    host.wait_for_function("() => window.popped.some(text => text.startsWith('Bo')) && window.tones > 0")
    add_bot(host, "sharp")
    expect(host.locator(".seats b")).to_have_count(3)
    bot = host.locator(".seats b").last.inner_text()
    expect(open_chair(host, bot)).to_contain_text("bot, sharp")


def test_the_host_chooses_other_rules_with_a_chip(new_page, prepare):
    prepared = prepare(None, people=2, players=4)
    host, guest = (new_page(path) for path in prepared.paths)
    host.locator("[data-value=party]").click()
    expect(guest.locator(".rules-in-force")).to_contain_text("Jump-In")
    expect(host.locator("[data-value=party]")).to_have_attribute("aria-pressed", "true")
    expect(guest.locator("[data-value]")).to_have_count(0)


def test_a_match_starts_with_the_rules_that_the_host_is_editing(new_page, prepare, server):
    prepared = prepare(None, people=1, bots=["easy"])
    host = new_page(prepared.paths[0])
    button(host, "Change the rules").click()
    host.get_by_label("Points to win").fill("70")
    host.locator(".start .primary").click()
    expect(host.locator(".hand-card").first).to_be_visible()
    assert "target=70" in get_table(server, f"/{prepared.table}")["settings"]["rules"]


def test_a_waiting_room_that_cannot_be_loaded_says_so(new_page, prepare):
    prepared = prepare(None, people=1, players=4)
    page = new_page()
    page.route("**/WaitingRoom*.js", lambda route: route.abort("connectionrefused"))
    page.goto(page.url.rstrip("/") + prepared.paths[0])
    expect(page.get_by_role("alert")).to_contain_text("The server")
    expect(page.locator("header")).to_have_count(1)
    page.unroute("**/WaitingRoom*.js")
    page.reload()
    expect(page.locator(".qr-code")).to_be_visible()
