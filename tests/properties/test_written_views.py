"""Views as they are written for the sockets: they say what the views say, move after move."""

from random import Random

import msgspec
import pytest

from oneleft import Game
from oneleft.table.views import View, views, write_views
from tests.support.all_tables import TABLES_AND_MATCHES
from tests.support.random_games import random_move

read = msgspec.json.Decoder(View).decode


TABLES = [*TABLES_AND_MATCHES[::40], *TABLES_AND_MATCHES[-10:]]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_what_is_written_once_for_several_moves_is_what_each_seat_sees_now(rules, players):
    game, chance = Game(rules, players, seed=7), Random(7)
    while not game.over and len(game.log) < 80:
        for number, table in enumerate(game.tables):
            seats = [None, *table.seating]
            written = [read(one) for one in write_views(game, number, seats)]
            assert written == views(game, number, seats)
        game.push(random_move(game, chance))
