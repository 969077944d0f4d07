"""The page begins in the browser's language, keeps the one that is chosen, and loads no other catalogue."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneleft.lang import LANGUAGES, say
from tests.support.browser import choose_language

CATALOGUE = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-")


def loaded_catalogues(page: Page) -> list[str]:
    """The languages of the catalogues that the page has loaded."""
    addresses = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return [found[1] for address in addresses if (found := CATALOGUE.search(address))]


@pytest.mark.parametrize(
    ("requested", "language"), [("de-AT", "de"), ("pt-PT", "pt"), ("fr", "fr"), ("es-MX", "es"), ("eo", "en")]
)
def test_page_begins_in_the_language_of_the_browser(new_page, requested, language):
    page = new_page("/rules", language=requested)
    expect(page.get_by_role("heading", name=say("page-rules", language), exact=True)).to_be_visible()
    expect(page.locator("dt", has_text="WD4-2")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert loaded_catalogues(page) == [language]


def test_chosen_language_is_kept(new_page):
    page = new_page("/rules", language="de")
    expect(page.locator("header option")).to_have_text([say("language-name", language) for language in LANGUAGES])
    choose_language(page, "fr")
    page.reload()
    expect(page.get_by_role("heading", name=say("page-rules", "fr"), exact=True)).to_be_visible()
    assert loaded_catalogues(page) == ["fr"]
