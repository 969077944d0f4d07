"""The strongest law: every card is in exactly one place after every move."""

import pytest

from oneleft.rules.cards import DECK_SIZE, fill_deck
from oneleft.rules.config import Rules
from oneleft.rules.hands import card_count, give, out_with_words
from oneleft.rules.round import OVER, Round
from tests.support.all_tables import ALL_RULES, new_round, random_play

BITS = [1 << card for card in range(128)]


def places(r: Round) -> tuple[int, int]:
    """The number of cards on the table, and the sum of all of them, each as a bit.

    So many bits add up to a number with as many bits only if all are different: so every card is in one place.
    """
    hands, piles = r.hands[: 2 * r.players], r.draw[: r.n_draw] + r.discard[: r.n_discard]
    count = sum(map(int.bit_count, hands)) + len(piles)
    return count, sum(hands[::2]) + (sum(hands[1::2]) << 64) + sum(map(BITS.__getitem__, piles))


def deck(special: int) -> tuple[int, int]:
    cards = [0] * DECK_SIZE
    size = fill_deck(cards, special)
    return size, sum(BITS[card] for card in cards[:size])


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_card_is_in_exactly_one_place_and_the_record_stays_sound(rules):
    whole = deck(rules.edition.special)
    for players in range(2, 11):
        for r, seat, _ in random_play(rules, players, 130, f"{rules} {players}"):
            assert places(r) == whole
            assert 0 <= seat < players
            assert 0 <= r.turn < players
            assert r.direction in (1, -1)
            assert (r.pending > 0) == (r.phase == 2)
            assert (r.drawn >= 0) == (r.phase == 1)
            assert (r.slam > 0) == (r.phase == 5)
            assert r.phase != OVER
            assert min(r.hands) >= 0, "a word of cards never uses its sign"
            check_who_is_in(r)


def check_who_is_in(r: Round) -> None:
    """OUT-1, MERCY-1: everyone holds cards, and not too many, but for those who are out of the round."""
    for seat in range(r.players):
        cards = card_count(r, seat)
        held = sum(word.bit_count() for word in out_with_words(r, seat))
        if r.out_of_round >> seat & 1:
            assert (cards, held) == (0, r.mercy)
            assert seat not in (r.turn, r.exposed)
        else:
            assert held == 0
            assert cards > 0
            assert not r.mercy or cards < r.mercy


def test_a_card_that_is_missing_or_there_twice_would_be_seen():
    rules = Rules()
    whole = deck(rules.edition.special)
    r = new_round(rules, 3, "seen")
    assert places(r) == whole
    give(r, 1, r.draw[0])  # twice
    assert places(r) != whole
    r.draw[0] = r.draw[1]  # now another one is
    assert places(r) != whole
    r.n_draw -= 1  # and one is missing
    assert places(r) != whole
