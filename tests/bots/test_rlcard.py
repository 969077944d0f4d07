"""Our bots inside RLCard's UNO: they understand what they are shown and answer with what is offered."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oneleft.envs.adaptors.rlcard_agent import BotAgent, Shown, record_of, view_of
from oneleft.envs.rlcard_rules import COLOR_LETTERS, NEAREST, RANKS, action_named, named
from oneleft.errors import OneleftError
from oneleft.rules.cards import WILD, WILD_DRAW_FOUR, color_of, face_of, fill_deck, rank_of
from oneleft.rules.hands import card_count, hand_words
from oneleft.table.determinize import determinize
from oneleft.table.notation import card_text, hand_cards
from tests.support import peers
from tests.support.rlcard_games import play_in_rlcard

pytestmark = pytest.mark.slow

GREEN = 2


def as_made(card: int, chance: Random) -> int:
    """The face of a card. RLCard makes every wild in some colour."""
    rank = rank_of(card)
    return face_of(chance.randrange(4) if rank >= WILD else color_of(card), rank)


def shown_by_chance(seed: int) -> Shown:
    """A turn as RLCard shows it; its wilds have a colour in the hand, and one of their making on the table."""
    chance = Random(seed)
    deck = [0] * 108
    fill_deck(deck, 0)
    chance.shuffle(deck)
    cards = [named(as_made(card, chance)) for card in deck]
    size = chance.randrange(2, 40)
    target, hand, played = cards[0], cards[1:size], cards[size : chance.randrange(size, 60)]
    color, rank = chance.choice(COLOR_LETTERS) if "wild" in target else target[0], target[2:]
    legal = [card for card in hand if "wild" not in card and (card[0] == color or card[2:] == rank)]
    for kind in (WILD, WILD_DRAW_FOUR):
        if any(card[2:] == RANKS[kind] for card in hand) and (kind == WILD or not legal):
            legal += [named(face_of(color, kind)) for color in range(4)]
    seat = chance.randrange(2)
    counts = [len(hand), chance.randrange(1, 40)]
    return Shown(
        hand=hand,
        target=target,
        played_cards=[*played, target] if chance.randrange(5) else [],
        num_cards=counts if seat == 0 else counts[::-1],
        current_player=seat,
        legal_actions=legal,
    )


def text_of(card: str) -> str:
    return card_text(NEAREST.edition, action_named(card))


def asked(agent: BotAgent, shown: Shown) -> str:
    action, _ = agent.eval_step({"raw_obs": shown, "raw_legal_actions": shown["legal_actions"]})
    return action


@given(st.integers(0, 10**9))
def test_answer_is_offered_and_reproducible(seed):
    shown = shown_by_chance(seed)
    assume(shown["legal_actions"])
    action = asked(BotAgent("sharp", "a"), shown)
    assert action in shown["legal_actions"]
    assert asked(BotAgent("sharp", "a"), shown) == action
    r = record_of(shown)
    assert [card_count(r, seat) for seat in range(2)] == shown["num_cards"]


@given(st.integers(0, 10**9))
def test_view_is_the_same_table(seed):
    shown = shown_by_chance(seed)
    view = view_of(shown)
    r, chair = determinize(view)
    assert chair == shown["current_player"]
    assert [card_count(r, seat) for seat in range(2)] == shown["num_cards"]
    everything = hand_cards(*hand_words(r, 0)) + hand_cards(*hand_words(r, 1)) + r.draw[: r.n_draw]
    assert len({*everything, *r.discard[: r.n_discard]}) == 108
    held = [card_text(NEAREST.edition, card) for card in hand_cards(*hand_words(r, chair))]
    assert sorted(held) == sorted(map(text_of, shown["hand"]))


def test_expert_answers_with_what_is_offered():
    for seed in range(25):
        shown = shown_by_chance(seed)
        if shown["legal_actions"]:
            action = asked(BotAgent("expert@200", seed), shown)
            assert action in shown["legal_actions"]
            assert asked(BotAgent("expert@200", seed), shown) == action


def test_unknown_bots_are_refused():
    for name in ("clever", "expert@fast", ""):
        with pytest.raises(OneleftError):
            BotAgent(name)


def test_color_of_a_wild_is_inferred_from_legal_actions():
    shown = Shown(
        hand=["r-7", "g-3", "y-0", "b-wild"],
        target="r-wild",
        played_cards=["r-wild"],
        num_cards=[4, 1],
        current_player=0,
        legal_actions=["g-3", "r-wild", "g-wild", "b-wild", "y-wild"],
    )
    assert record_of(shown).color == GREEN
    assert record_of(shown | {"target": "g-8"}).color == GREEN
    nothing_follows = shown | {"hand": ["r-7", "y-0", "b-5", "b-wild"], "legal_actions": shown["legal_actions"][1:]}
    assert record_of(nothing_follows).color == GREEN


@pytest.mark.skipif(not peers.PYTHON.exists(), reason="RLCard is set up by `make bench`")
def test_rlcard_games_are_reproducible():
    won = play_in_rlcard("sharp", "random", 10)
    assert won.total() == 10
    assert won == play_in_rlcard("sharp", "random", 10)
    assert play_in_rlcard("expert@100", "uno-rule-v1", 2).total() == 2
