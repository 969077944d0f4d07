"""What a seat hears is enough to know who made which move."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oneleft import Game
from oneleft.rules.moves import DISCARD_UNO, KEEP, UNO, move, verb_of
from oneleft.table.move import encode
from oneleft.table.public_move import public_move
from tests.support.all_tables import TABLES_AND_MATCHES, key_of
from tests.support.random_games import random_move


@settings(max_examples=80)
@given(table=st.sampled_from(TABLES_AND_MATCHES), seed=st.integers(0, 10**9))
def test_events_show_the_move(table, seed):
    """All but whether UNO was called with a card; and a call alone looks like keeping a card."""
    rules, players = table
    game, random = Game(rules, players, key_of(seed)), Random(seed)
    while not game.over and len(game.log) < 80:
        before, made = game.view(0), random_move(game, random)
        game.push(made)
        if made.seat not in before.table or before.seat is None:
            continue
        code = encode(rules.edition, made, before.table)
        if verb_of(code) <= DISCARD_UNO:
            code &= ~move(1, 0)
        expected = (before.turn, move(KEEP, 0)) if verb_of(code) in (UNO, KEEP) else (made.seat, code)
        assert public_move(game.events_for(0), before) == expected
