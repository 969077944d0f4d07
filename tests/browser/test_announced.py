"""A screen reader hears all that happens: every event once, in order, in the words of the terminal."""

from __future__ import annotations

import msgspec
import pytest

from oneleft.rules.editions import EDITIONS
from oneleft.table.events import AnyEvent
from oneleft.table.narrate import tell
from tests.support.page_actions import get, own_cards, play_to_the_end


@pytest.mark.parametrize(("language", "start"), [("en", "Start the match"), ("es", "Empezar la partida")])
def test_every_event_is_announced_once_and_in_order(new_page, at_moment, server, language, start):
    moment = at_moment(
        None, people=1, bots=["easy"], rules="classic+target=1", bot_pace=0, uno_grace=0, pause_seconds=0
    )
    page = new_page(moment.paths[0], language=language)
    page.get_by_role("button", name=start).click()
    own_cards(page, 7)
    play_to_the_end(page)
    replay = get(server, f"/{moment.table}/matches/1/replay")
    events = [msgspec.convert(event, AnyEvent) for step in replay["steps"] for event in step["events"]]
    told = [tell(event.seen_by(0), language, EDITIONS["classic"], tuple(replay["names"])) for event in events]
    page.wait_for_timeout(200)  # for what is said last
    assert plain(page.evaluate("window.logged")) == plain(told)


def plain(lines):
    return [" ".join(line.split()) for line in lines]
