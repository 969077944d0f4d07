"""Where people may ask what to play: alone against bots, and where the host allows it."""

import pytest

from oneleft.room.error_codes import Refused
from oneleft.room.hints import allows_hints, position_for_hint
from oneleft.room.presenters import show_table
from tests.support.offline_table import OfflineTable


@pytest.mark.parametrize(
    ("people", "bots", "settings", "allowed"),
    [
        (1, ("easy", "easy"), {}, True),
        (2, ("easy",), {}, False),
        (2, (), {"hints": True}, True),
        (1, ("easy",), {"listed": True}, False),
        (2, (), {"hints": True, "listed": True}, False),
    ],
)
def test_hints_are_for_private_tables_against_bots_or_by_the_host(people, bots, settings, allowed):
    offline = OfflineTable(people, bots, **settings).begin()
    assert allows_hints(offline.room) == show_table(offline.room).hints == allowed
    turn = offline.game.turn
    if allowed:
        game, view = position_for_hint(offline.room, turn, offline.position)
        assert (game, view) == (offline.game, offline.game.view(turn))
    else:
        with pytest.raises(Refused) as refused:
            position_for_hint(offline.room, turn, offline.position)
        assert refused.value.code == "no-hints"


def test_nobody_gets_hints_because_the_others_left_a_match():
    offline = OfflineTable(2).begin()
    offline.leave(1, 1)
    assert sum(seat.is_person for seat in offline.room.seats) == 1
    assert not allows_hints(offline.room)


def test_a_hint_is_about_the_position_that_is_shown():
    offline = OfflineTable(2, hints=True).begin()
    turn = offline.game.turn
    for seat, number in ((turn, offline.position + 1), (1 - turn, offline.position)):  # another position, no choice
        with pytest.raises(Refused) as refused:
            position_for_hint(offline.room, seat, number)
        assert refused.value.code == "stale"


def test_there_are_no_hints_before_the_match():
    with pytest.raises(Refused) as refused:
        position_for_hint(OfflineTable(1, ("easy",)).room, 0, 0)
    assert refused.value.code == "not-begun"
