"""No screen has a fault that axe-core knows, in any theme, in either language."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import screens

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = (1280, 800), (390, 844)
WAYS = (("light", "EN"), ("dark", "ES"), ("contrast", "EN"))
# The faces of cards are pictures that are made of text; what a card is called is tested elsewhere.
FAULTS = """async () => {
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not(.held, .pile), a' }] })
  const { violations } = await axe.run()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}"""


@pytest.mark.parametrize("screen", screens.SCREENS, ids=lambda screen: screen.__name__)
def test_no_fault(new_page, at_moment, screen):
    size = PHONE if screens.SCREENS.index(screen) % 2 else DESK
    page = screen(
        new_page, at_moment, size=size, touch=size == PHONE, bypass_csp=True
    )  # axe is no script of the page's
    page.add_script_tag(content=AXE.read_text("utf-8"))
    faults = {}
    for theme, language in WAYS:
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.get_by_role("button", name=language, exact=True).click()
        page.wait_for_function("language => document.documentElement.lang === language", arg=language.lower())
        faults |= dict.fromkeys((theme, fault) for fault in page.evaluate(FAULTS))
    assert not faults, "\n".join(f"{theme}: {fault}" for theme, fault in faults)
