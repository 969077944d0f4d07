"""RLCard's rules behind our environments: its own games, move by move."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test

from oneleft.envs import RlcardTableEnv
from oneleft.envs.actions import DRAW_ONE, NO_REACTION
from oneleft.envs.rlcard_rules import RlcardGame, action_named, deck, named
from oneleft.errors import IllegalAction, SetupError
from oneleft.rules.cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR, face_of, fill_deck, types_of
from oneleft.rules.hands import card_count, hand_words, set_hand, top_type
from oneleft.rules.round import OVER
from oneleft.table.notation import hand_cards
from tests.support.rlcard_games import decision, digest

RECORDED = Path(__file__).with_name(
    "rlcard_games.json"
)  # by RLCard 1.2.0: `python tests/envs/adaptor_checks.py record`


def played_by_us(seed: int) -> Iterator[str]:
    game, random = RlcardGame(np.random.RandomState(seed)), Random(seed)
    while game.r.phase != OVER:
        r = game.r
        legal = sorted(named(action) for action in game.actions())
        hands = [[named(card & 63) for card in hand_cards(*hand_words(r, seat))] for seat in range(2)]
        color = named(face_of(r.color, 0))[0]
        yield decision(r.turn, hands, named(top_type(r)), color, len(game.pile), legal)
        game.step(action_named(random.choice(legal)))
    yield f"payoffs {[1 if seat == game.r.out else -1 for seat in range(2)]}"


def test_games_are_those_that_rlcard_played():
    recorded = json.loads(RECORDED.read_text("utf-8"))
    assert len(recorded) >= 200
    assert {seed: digest(played_by_us(int(seed))) for seed in recorded} == recorded


def test_deck_is_ours_in_another_order():
    ours = [0] * 112
    assert fill_deck(ours, 0) == len(deck()) == 108
    assert sorted(deck()) == sorted(ours[:108])


def at_a_turn(*hand: int, top: int = 3, other: int = 5) -> RlcardGame:
    """Seat 0 has these faces to play on a card, red 3 if nothing else is said."""
    game = RlcardGame(np.random.RandomState(1))
    r = game.r
    r.turn, r.direction, r.color, r.n_discard, r.discard[0] = 0, 1, top >> 4, 1, top
    set_hand(r, 0, sum(types_of(face) & -types_of(face) for face in hand), 0)
    set_hand(r, 1, (1 << other) - 1, 0)
    return game


def test_only_who_can_lay_nothing_draws_and_lays_a_draw_four():
    four, wild = face_of(0, WILD_DRAW_FOUR), face_of(0, 13)
    green_eight = face_of(2, 8)
    assert at_a_turn(green_eight).actions() == [DRAW_ONE]
    assert at_a_turn(green_eight, four).actions() == [face_of(color, WILD_DRAW_FOUR) for color in range(4)]
    assert at_a_turn(wild, four).actions() == [face_of(color, 13) for color in range(4)]
    assert at_a_turn(5, wild, four).actions()[:2] == [5, wild]


@pytest.mark.parametrize(
    ("card", "turn", "cards"), [(7, 1, 5), (SKIP, 0, 5), (REVERSE, 1, 5), (DRAW_TWO, 0, 7), (WILD_DRAW_FOUR, 0, 9)]
)
def test_cards_from_the_hand_take_effect(card, turn, cards):
    game = at_a_turn(card, 0x20)
    game.step(card)
    assert (game.r.turn, card_count(game.r, 1), top_type(game.r)) == (turn, cards, card)


@pytest.mark.parametrize(
    ("drawn", "turn", "stays"),
    [(7, 1, False), (SKIP, 0, False), (3 + 16, 1, True), (WILD_DRAW_FOUR, 1, False), (0x20, 1, True)],
)
def test_drawn_card_is_laid_or_kept(drawn, turn, stays):
    """Of the colour in play, or wild and then without effect; one that only matches by its number is kept."""
    game = at_a_turn(0x28)
    game.pile.append(drawn)
    game.step(DRAW_ONE)
    assert (game.r.turn, card_count(game.r, 0), card_count(game.r, 1)) == (turn, 1 + stays, 5)
    assert (top_type(game.r) == drawn) is not stays


def test_top_card_becomes_part_of_the_pile_too():
    game = at_a_turn(0x28)
    game.pile = []
    game.step(DRAW_ONE)  # the only discard
    assert game.r.shuffles == 1
    assert game.r.discard[: game.r.n_discard] == [3, 3]  # drawn and laid, on what still shows it
    game.pile = []
    game.r.turn = 0
    game.step(DRAW_ONE)
    assert game.r.n_discard == 2  # the one that only shows is not counted again


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a dictionary, for the mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # when the game is over
def test_environment_passes_the_test_of_pettingzoo():
    api_test(RlcardTableEnv(), 300)


def test_environment_is_reproducible_and_shows_nothing_hidden():
    one, other = RlcardTableEnv(), RlcardTableEnv()
    for env in (one, other):
        env.reset(seed=4)
    random = Random(4)
    while not any(one.terminations.values()):
        agent = one.agent_selection
        assert other.agent_selection == agent
        seen, same = one.observe(agent), other.observe(agent)
        assert (seen["observation"] == same["observation"]).all()
        assert one.observation_space(agent).contains(seen)
        parts = one.decode(seen["observation"])
        assert parts["turn"][0] == 1
        assert parts["hand"].sum() == parts["cards"][0] == card_count(one.game.r, one.game.r.turn)
        assert not parts["known"].any()
        hidden = 1 - one.game.r.turn
        words = hand_words(other.game.r, hidden)
        cards = sorted(other.game.pile + hand_cards(*words))
        set_hand(other.game.r, hidden, *word_pair(cards[: card_count(other.game.r, hidden)]))
        assert (other.observe(agent)["observation"] == seen["observation"]).all()
        set_hand(other.game.r, hidden, *words)
        action = random.choice(seen["action_mask"].nonzero()[0].tolist())
        for env in (one, other):
            env.step(action)
    assert one.rewards == {f"seat_{seat}": 1 if seat == one.game.r.out else -1 for seat in range(2)}
    while one.agents:
        one.step(None)


def word_pair(cards: list[int]) -> tuple[int, int]:
    first, second = (sum(1 << (card & 63) for card in cards if card >> 6 == copy) for copy in range(2))
    return first, second


def test_wrong_usage_is_refused():
    env = RlcardTableEnv()
    with pytest.raises(SetupError):
        env.step(1)
    with pytest.raises(SetupError):
        env.observe("seat_0")
    env.reset(seed=7)
    for action in (NO_REACTION, -1, 277, "R5", None):
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        assert refused.value.explain("en") != refused.value.explain("es")
