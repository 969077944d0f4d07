"""Hints: the move of a bot that hears what the person's seat heard, and nothing else."""

from time import monotonic, thread_time

import pytest

from oneleft import Game
from oneleft.analysis import hint as hints
from oneleft.analysis.hint import give_hint
from oneleft.bots.expert import warm_up
from oneleft.bots.factory import new_bot
from tests.support.all_tables import key_of
from tests.support.random_games import random_game
from tests.support.twin_worlds import twin_of

pytestmark = pytest.mark.slow

LEVEL = "expert@60"  # decides by its seed, not by the clock


@pytest.fixture(scope="module", autouse=True)
def ready():
    warm_up().done.wait()


def positions():
    """Positions of seat 0 with a choice, at different tables."""
    for number, rules in enumerate(("classic", "jam+jump_in+seven_zero", "classic+partners", "deluxe+multi_play")):
        for moves in (0, 12, 40):
            game = random_game(rules, 4, f"hint {number}", moves)
            for seat in range(4):
                if len(game.view(seat).legal) > 1 and not game.round_over:
                    yield game, seat


def test_hint_is_a_legal_move_and_tells_the_chances_of_the_others():
    told = 0
    for game, seat in positions():
        view = game.view(seat)
        hint = give_hint(game, list(game.log), view, language="es", message_id="7", level=LEVEL)
        assert hint.id == "7"
        assert hint.move in view.legal or (not hint.move and view.turn != seat)
        assert {chance.move for chance in hint.chances} <= {*view.legal, ""}
        assert all(0 <= chance.win <= 1 and chance.error >= 0 for chance in hint.chances)
        if hint.chances:
            told += 1
            assert hint.chances[0].move == hint.move
        assert bool(hint.why) == (len(hint.chances) > 1)
    assert told > 8


def test_hint_does_not_wait_for_a_core_that_others_use():
    """After its time on the clock a search ends, however little of the processor it has had."""
    game, seat = next(positions())
    before = thread_time()
    hint = give_hint(game, list(game.log), game.view(seat), level="expert@60000ms", asked=monotonic() - 1)
    assert hint.chances
    assert thread_time() - before < 20


def test_hidden_cards_do_not_change_a_hint(monkeypatch):
    """Byte for byte, with other cards in the hands of the others and in the draw pile, and with another key."""
    heard = hints.current_round
    for game, seat in positions():
        monkeypatch.setattr(hints, "current_round", lambda other, log, seat, game=game: heard(game, log, seat))
        log = list(game.log)
        twin = twin_of(game, seat, 5, {})
        assert twin.key != game.key
        one, other = (give_hint(world, log, world.view(seat), level=LEVEL) for world in (game, twin))
        assert one == other


def test_bot_hears_what_the_seat_heard(monkeypatch):
    """The round so far, event by event, and nothing of the moves after the position."""
    game = random_game("classic", 3, "heard", 20)
    log, view = list(game.log), game.view(game.turn)
    game.push(view.legal[0])
    heard = []

    class Listening:
        def hear(self, events, seen):
            heard.append((events, seen.seat))

        def answer(self, seen):
            return seen.legal[0]

        def close(self):
            heard.append("closed")

    monkeypatch.setattr(hints, "new_bot", lambda level, seed: Listening())
    hint = give_hint(game, log, view)
    assert (hint.move, hint.chances) == (view.legal[0], [])
    replay = Game("classic", game.names, game.key)
    expected = [(replay.events_for(view.seat), view.seat)]
    for move in log:
        replay.push(move)
        expected.append((replay.events_for(view.seat), view.seat))
    assert heard == [*expected, "closed"]


def test_without_numba_the_net_gives_hints(monkeypatch):
    monkeypatch.setattr(hints, "find_spec", lambda name: None)
    made = []
    monkeypatch.setattr(hints, "new_bot", lambda level, seed: made.append(level) or new_bot(level, seed))
    game = Game("classic", 3, key_of("no numba"))
    hint = give_hint(game, [], game.view(game.turn))
    assert made == ["keen"]
    assert hint.move in game.view(game.turn).legal
    assert not hint.chances
