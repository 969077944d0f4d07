"""The rulebook screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(("language", "title"), [("en", "Rules"), ("es", "Reglas")])
def test_the_rulebook_in_both_languages(new_page, language, title):
    page = new_page("/rules", language=language)
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.locator("dt", has_text="WD4-2")).to_be_visible()
