"""The points of a table for people who go: before the deal, during the match, or when it is over."""

from __future__ import annotations

import pytest

from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.tournament.points import MOST, points_at
from tests.support.offline_table import KEY, PEOPLE, plain_move

SETTINGS = Settings(rules="classic+target=1", players=3)


def new_room() -> Room:
    seats = [n.Sat(at=0.0, seat=seat, name=name, token_digest=name) for seat, name in enumerate(PEOPLE[:3])]
    return Room.fold("table", [n.Opened(at=0.0, settings=SETTINGS, secret=KEY, tournament="evening"), *seats])


def finished_room() -> Room:
    room = new_room()
    room.apply(n.Begun(at=1.0))
    game = commands.running_game(room)
    while not game.over:
        move = "deal" if game.round_over else plain_move(game.view(game.turn))
        room.apply(n.Moved(at=2.0, move=move))
    return room


@pytest.mark.parametrize("seat", range(3))
def test_who_leaves_before_the_deal_or_after_it_comes_last(seat):
    left, begun = n.Left(at=1.0, seat=seat), n.Begun(at=1.0)
    for log in ([left, begun], [begun, left]):
        room = new_room()
        for entry in log:
            room.apply(entry)
        assert points_at(room)[seat] == 0


def test_who_leaves_a_match_that_is_over_keeps_the_points():
    room = finished_room()
    points, [winner] = points_at(room), commands.running_game(room).winners
    assert points[winner] == MOST
    room.apply(n.Left(at=3.0, seat=winner))
    assert points_at(room) == points
