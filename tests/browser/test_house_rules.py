"""House rules on the page: presets, groups, numbers, what does not go together, links, and the rules at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from oneleft import Rules
from oneleft.lang import LANGUAGES, say, split_name
from oneleft.rules.config import OFFERED
from oneleft.rules.presets import PRESETS
from oneleft.table.rules_in_words import house_rules_in_words
from tests.support.page_actions import button, get_table, set_last_choice
from tests.support.page_screens import at_table, is_my_turn


def rule(page: Page, name: str):
    return page.locator(f"[data-rule={name}]")


def switch(page: Page, name: str):
    return rule(page, name).get_by_role("checkbox")


def open_settings(page: Page) -> None:
    page.locator("summary").first.click()


def expect_line(page: Page, line: str) -> None:
    expect(page.locator("output")).to_have_text(line)


def rules_of_new_table(page: Page, server) -> tuple[Rules, int]:
    """Begin, and ask the server what is played and by how many."""
    button(page, "Play now").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    table = get_table(server, page.url.removeprefix(f"{server.address}/t"))
    return Rules.parse(table["settings"]["rules"]), len(table["seats"])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_one_click(new_page, server, preset):
    """HOUSE-2"""
    page = new_page()
    page.locator(f"[data-value={preset}]").click()
    expect(page.locator(f"[data-value={preset}]")).to_have_attribute("aria-pressed", "true")
    expect_line(page, "classic" if preset == "official" else preset)
    assert rules_of_new_table(page, server)[0] == Rules.parse(preset)


def test_every_house_rule_is_offered_in_its_group_with_a_sentence(new_page):
    page = new_page()
    open_settings(page)
    for group, names in OFFERED.items():
        box = page.locator(f"[data-group={group}]")
        expect(box.locator("legend")).to_have_text(say(f"group-{group}", "en"))
        for name in names:
            label, meaning = (part.strip() for part in say(f"house-{name}", "en").split(":", 1))
            expect(box.locator(f"[data-rule={name}]")).to_contain_text(label)
            expect(box.locator(f"[data-rule={name}]")).to_contain_text(meaning[1:])
            expect(box.locator(f"[data-rule={name}] svg").first).to_be_visible()


def test_rules_and_numbers_are_chosen_one_by_one(new_page, server):
    page = new_page()
    open_settings(page)
    for name in ("zeros", "silent", "bluffing"):
        switch(page, name).click()
    rule(page, "cards").get_by_role("spinbutton").fill("5")
    rule(page, "catch").get_by_role("spinbutton").fill("4")
    switch(page, "mercy").check()
    rule(page, "mercy").get_by_role("spinbutton").fill("30")
    expect_line(page, "classic+no_bluffing+silent+zeros+cards=5+catch=4+mercy=30")
    assert rules_of_new_table(page, server) == (
        Rules(bluffing=False, silent=True, zeros=True, cards=5, catch=4, mercy=30),
        4,
    )


def test_what_does_not_go_together_is_greyed_with_its_reason(new_page):
    """FREE-1, CROSS-1"""
    page = new_page()
    open_settings(page)
    switch(page, "bluffing").uncheck()
    expect(switch(page, "free_draw_four")).to_be_disabled()
    reason = say("page-conflict", "en", name=split_name("house-no_bluffing", "en")[0])
    expect(rule(page, "free_draw_four")).to_contain_text(reason)
    switch(page, "bluffing").check()
    switch(page, "free_draw_four").check()
    expect(switch(page, "bluffing")).to_be_disabled()
    switch(page, "cross_stacking").check()
    expect(switch(page, "progressive")).to_be_checked()
    expect(switch(page, "progressive")).to_be_disabled()
    expect(rule(page, "progressive")).to_contain_text(say("page-brought", "en", name="Cross-stacking"))


def test_numbers_are_kept_within_what_the_table_allows(new_page):
    """DEAL-1, MERCY-1"""
    page = new_page()
    open_settings(page)
    page.get_by_label("Players", exact=True).fill("10")
    cards = rule(page, "cards").get_by_role("spinbutton")
    cards.fill("12")
    cards.blur()
    expect(cards).to_have_value("8")
    expect(rule(page, "cards")).to_contain_text(say("page-at-most-players", "en", count=8, players=10))
    page.get_by_label("Players", exact=True).fill("3")
    cards.fill("14")
    cards.blur()
    switch(page, "mercy").check()
    mercy = rule(page, "mercy").get_by_role("spinbutton")
    mercy.fill("11")
    mercy.blur()
    expect(mercy).to_have_value("15")


def test_more_players_leave_fewer_cards_to_each(new_page):
    """DEAL-1: what the table does not allow is shown and changed at once, and comes back with fewer players."""
    page = new_page()
    open_settings(page)
    rule(page, "cards").get_by_role("spinbutton").fill("15")
    page.get_by_label("Players", exact=True).fill("10")
    expect_line(page, "classic+cards=8")
    expect(rule(page, "cards")).to_contain_text(say("page-at-most-players", "en", count=8, players=10))
    page.get_by_label("Players", exact=True).fill("5")
    expect_line(page, "classic+cards=15")


def test_a_link_carries_the_rules(new_page, server):
    page = new_page("/?rules=party+cards=5+lowest+target=200&players=6")
    expect_line(page, "party+cards=5+lowest+target=200")
    expect(switch(page, "jump_in")).to_be_checked()
    expect(rule(page, "cards").get_by_role("spinbutton")).to_have_value("5")
    link = page.locator("[data-link]").get_attribute("data-link")
    assert link == f"{server.address}/?rules=party+cards=5+lowest+target=200&players=6"
    other = new_page(link.removeprefix(server.address))
    assert rules_of_new_table(other, server) == (Rules.parse("party+cards=5+lowest+target=200"), 6)


def test_a_link_keeps_words_without_a_field(new_page, server):
    page = new_page("/?rules=jam+eight+hands=14&players=8")
    expect_line(page, "jam+eight+hands=14")
    assert rules_of_new_table(page, server) == (Rules.parse("jam+eight+hands=14"), 8)


def test_the_old_choice_of_a_device_is_still_read(new_page):
    page = new_page()
    set_last_choice(page, house=["seven_zero", "jump_in"])
    expect_line(page, "classic+jump_in+seven_zero")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_is_explained(new_page, language):
    page = new_page("/?rules=chaos+no_progressive", language=language)
    said = say("setup-preset-excludes", language, preset="chaos", name="cross_stacking", excluded="no_progressive")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect_line(page, "classic")
    page = new_page("/?rules=classic+cards=9&players=10", language=language)
    expect(page.get_by_role("alert")).to_contain_text(say("setup-cards", language, players=10, most=8, cards=9))


def test_a_surprise_can_be_played(new_page, server):
    page = new_page()
    seen = set()
    for _ in range(12):
        page.locator("[data-value=surprise]").click()
        seen.add(page.locator("output").text_content())
        Rules.parse(page.locator("output").text_content())
    assert len(seen) > 3
    chosen = Rules.parse(page.locator("output").text_content())
    assert rules_of_new_table(page, server)[0] == chosen


def test_the_rules_of_the_table_are_one_tap_away(new_page, prepare):
    rules = Rules.parse("party+cards=5")
    page = at_table(new_page, prepare(is_my_turn, 1, ["easy"] * 2, rules=str(rules)))
    page.locator(".tools .rules").click()
    panel = page.get_by_role("complementary", name=say("page-rules", "en"))
    for sentence in house_rules_in_words(rules, "en"):
        name, meaning = sentence.split(":", 1)
        expect(panel).to_contain_text(name)
        expect(panel).to_contain_text(meaning.strip()[1:])
    first = panel.get_by_role("listitem").first
    expect(first).to_contain_text(say("house-progressive", "en").partition(":")[0])
    page.locator(".tools .rules").click()
    expect(panel).to_have_count(0)


def test_a_newcomer_sees_the_rules_before_the_first_deal(new_page, server):
    host = new_page("/?rules=chaos&players=3")
    expect_line(host, "chaos")
    host.get_by_label("Your name").fill("Ana")
    button(host, "Play with friends").click()
    guest = new_page(f"/t/{host.locator('code').inner_text().rsplit('/', 1)[1]}")
    mercy = say("house-mercy", "en").split(":")[1].strip()[1:]
    expect(guest.locator(".rules")).to_contain_text("Mercy (25)")
    expect(guest.get_by_text(mercy)).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    button(guest, "Sit down").click()
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(guest.get_by_text(mercy)).to_be_visible()
