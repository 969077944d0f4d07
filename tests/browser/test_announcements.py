"""A screen reader announces every event once, in order, in the same words as Python, to the player as "you"."""

from __future__ import annotations

import msgspec
import pytest

from oneleft.rules.editions import EDITIONS
from oneleft.table.events import AnyEvent
from oneleft.table.narrate import tell
from tests.support.browser import TIMEOUT
from tests.support.page_actions import expect_hand_size, get_table, play_to_the_end, short_match


@pytest.mark.parametrize(("language", "start"), [("en", "Start the match"), ("es", "Empezar la partida")])
def test_every_event_is_announced_once_and_in_order(new_page, prepare, server, language, start):
    prepared = short_match(prepare)
    page = new_page(prepared.paths[0], language=language)
    page.get_by_role("button", name=start).click()
    expect_hand_size(page, 7)
    play_to_the_end(page)
    replay = get_table(server, f"/{prepared.table}/matches/1/replay")
    events = [msgspec.convert(event, AnyEvent) for step in replay["steps"] for event in step["events"]]
    expected = [tell(event.seen_by(0), language, EDITIONS["classic"], tuple(replay["names"]), 0) for event in events]
    page.wait_for_function("count => window.logged.length >= count", arg=len(expected), timeout=TIMEOUT)
    assert without_line_breaks(page.evaluate("window.logged")) == without_line_breaks(expected)


def without_line_breaks(lines):
    return [" ".join(line.split()) for line in lines]
