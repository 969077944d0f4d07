"""`sharp` inside RLCard's UNO: it understands what it is shown and answers with what is offered."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oneleft.rules.cards import WILD, WILD_DRAW_FOUR, color_of, face_of, fill_deck, rank_of
from oneleft.rules.hands import card_count
from tests.support import peers
from tests.support.rlcard_sharp import COLOR_LETTERS, RANKS, Sharp, Shown, card_of, play, record_of

pytestmark = pytest.mark.slow

GREEN = COLOR_LETTERS.index("g")


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
    cards = [card_of(as_made(card, chance)) for card in deck]
    target, hand = cards[0], cards[1 : chance.randrange(2, 40)]
    color, rank = chance.choice(COLOR_LETTERS) if "wild" in target else target[0], target[2:]
    legal = [card for card in hand if "wild" not in card and (card[0] == color or card[2:] == rank)]
    for kind in (WILD, WILD_DRAW_FOUR):
        if any(card[2:] == RANKS[kind] for card in hand) and (kind == WILD or not legal):
            legal += [card_of(face_of(color, kind)) for color in range(4)]
    seat = chance.randrange(2)
    counts = [len(hand), chance.randrange(1, 60)]
    return Shown(
        hand=hand,
        target=target,
        num_cards=counts if seat == 0 else counts[::-1],
        current_player=seat,
        legal_actions=legal,
    )


@given(st.integers(0, 10**9))
def test_answer_is_offered_and_reproducible(seed):
    shown = shown_by_chance(seed)
    assume(shown["legal_actions"])
    action = Sharp("a").answer(shown)
    assert action in shown["legal_actions"]
    assert Sharp("a").answer(shown) == action
    r = record_of(shown)
    assert [card_count(r, seat) for seat in range(2)] == shown["num_cards"]


def test_color_of_a_wild_is_inferred_from_legal_actions():
    shown = Shown(
        hand=["r-7", "g-3", "y-0", "b-wild"],
        target="r-wild",
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
    won = play("sharp", "random", 10)
    assert won.total() == 10
    assert won == play("sharp", "random", 10)
