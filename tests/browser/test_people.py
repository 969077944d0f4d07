"""People at the page: who is removed by whom, who "you" are, and whether a match was rated."""

from __future__ import annotations

from playwright.sync_api import expect

from oneleft.lang import say
from tests.support.page_actions import button, open_chair, set_last_choice


def vote_out(page, name):
    button(page, "Menu").click()
    page.get_by_role("button", name=say("page-remove", "en", name=name)).click()
    page.keyboard.press("Escape")


def test_all_the_others_together_remove_a_player(new_page, prepare):
    prepared = prepare(lambda game: len(game.log) > 3, people=3)
    ana, bo, cy = (new_page(path) for path in prepared.paths)
    vote_out(ana, "Cy")
    for page in (ana, bo, cy):
        expect(page.get_by_text("Ana wants to remove Cy from the match.")).to_be_visible()
    vote_out(bo, "Cy")
    expect(cy.get_by_role("alert").filter(has_text="no longer yours")).to_be_visible()
    expect(ana.locator('[data-seat="2"]')).to_contain_text("bot")
    expect(ana.get_by_text("to remove Cy")).to_have_count(0)


def test_a_link_takes_the_player_to_another_device(new_page, server):
    page = new_page()
    set_last_choice(page, name="Ana", players=2)
    button(page, "Play with friends").click()
    you = open_chair(page, "Ana")
    expect(you).to_contain_text("this is you")
    tag = you.get_by_role("heading", level=2).inner_text().removeprefix("Ana · ")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    rating = you.locator("section").filter(has_text="What you have played belongs")
    button(rating, "Copy the link").click()
    expect(button(rating, "Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    other = new_page(link.removeprefix(server.address))
    before = other.evaluate("localStorage.getItem('person')")
    button(other, "Keep my own").click()
    assert other.evaluate("localStorage.getItem('person')") == before
    other.goto(link)  # the page is open already: only what follows the # changes
    button(other, "Play as Ana").click()
    assert other.url == f"{server.address}/"
    expect(other.get_by_label("Your name")).to_have_value("Ana")
    button(other, "Play with friends").click()
    expect(open_chair(other, "Ana").get_by_role("heading", name=f"Ana · {tag}")).to_be_visible()


def test_the_score_board_says_whether_the_match_was_rated(new_page, prepare):
    prepared = prepare(lambda game: game.over, rules="classic+target=1")
    page = new_page(prepared.paths[0])
    expect(page.get_by_text(say("rated-no-clock", "en"))).to_be_visible()
