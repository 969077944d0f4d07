"""People and their results: the leaderboard, the last public matches, and the page of a player."""

from __future__ import annotations

from playwright.sync_api import expect

from oneleft.lang import say
from tests.support import page_screens as screens
from tests.support.page_actions import button


def section(page, key):
    return page.locator("section").filter(has=page.get_by_role("heading", name=say(key, "en"), exact=True))


def test_the_way_from_the_start_to_a_player_and_a_replay(new_page, prepare):
    match = screens.rated_matches(prepare)[-1]
    page = new_page()
    page.evaluate("localStorage.tags = JSON.stringify({ anaaaa: true })")
    page.get_by_role("link", name="People").click()
    mine = section(page, "people-leaderboard").get_by_role("row").filter(has_text="anaaaa")
    expect(mine).to_contain_text("you")
    expect(page.get_by_text("you", exact=True).first).to_be_visible()
    expect(section(page, "people-leaderboard").get_by_role("row").filter(has_text="boaaaa")).not_to_contain_text("you")
    mine.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana")
    for key in ("people-ratings", "people-luck", "people-head-to-head", "people-last"):
        expect(section(page, key)).to_be_visible()
    expect(section(page, "people-luck")).to_contain_text("95% interval")
    against = section(page, "people-head-to-head").get_by_role("row").filter(has_text="boaaaa").locator("td")
    met, won, lost = (int(text) for text in against.all_inner_texts())
    assert met >= 3
    assert met == won + lost
    page.locator(f'a[href="/t/{match.table}/replay/1"]').click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_streak_and_favourite_house_rules(new_page, prepare, server):
    screens.rated_matches(prepare)
    page = new_page("/people/Bo/boaaaa")
    career = page.request.get(f"{server.address}/api/players/Bo/career?tag=boaaaa").json()
    assert career["streak"] >= 3
    [(rule, count)] = career["house_rules"]
    assert rule == "jump_in"
    shown = page.locator("dl div").filter(has_text=say("people-streak", "en")).locator("dd")
    expect(shown).to_have_text(str(career["streak"]))
    expect(page.get_by_role("listitem").filter(has_text="Jump-In").first).to_contain_text(f"{count} matches")


def test_a_private_match_is_counted_and_not_shown(new_page, prepare):
    private = prepare(lambda game: game.over, people=2, rules="classic+target=1")
    screens.rated_matches(prepare)
    page = new_page("/people")
    expect(page.locator("a.replay").first).to_be_visible()
    page.get_by_label(say("people-find", "en")).fill("ana")
    button(page, say("people-show", "en")).click()
    expect(page.get_by_text(say("people-anyone", "en", name="Ana"))).to_be_visible()
    expect(page.locator("a.replay").first).to_be_visible()
    assert private.table not in page.content()


def test_nobody_of_that_name(new_page, server):
    page = new_page("/people/No%20one/zzzzzz")
    expect(page.get_by_role("heading", name=say("people-nobody", "en"))).to_be_visible()
    expect(page.get_by_text("No one")).to_be_visible()
    page.goto(f"{server.address}/people/No%20one%20has%20a%20name%20that%20is%20so%20long")
    expect(page.get_by_text("that is so long")).to_be_visible()
    page.get_by_role("link", name=say("people-all", "en")).click()
    expect(page.get_by_role("heading", name=say("people-leaderboard", "en"))).to_be_visible()
