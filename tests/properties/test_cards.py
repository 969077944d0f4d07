"""The strongest law: every card is in exactly one place after every move."""

import pytest

from oneleft.rules.cards import DECK_SIZE, fill_deck
from oneleft.rules.round import OVER, Round
from tests.support.all_tables import ALL_RULES, random_play


def places(r: Round) -> list[int]:
    """Every card on the table, once for each place where it lies."""
    hands = [
        copy * 64 + bit
        for seat in range(r.players)
        for copy in range(2)
        for bit in range(64)
        if r.hands[2 * seat + copy] >> bit & 1
    ]
    return hands + r.draw[: r.n_draw] + r.discard[: r.n_discard]


def deck(special: int) -> list[int]:
    cards = [0] * DECK_SIZE
    return sorted(cards[: fill_deck(cards, special)])


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_card_is_in_exactly_one_place(rules):
    whole = deck(rules.edition.special)
    for players in range(2, 11):
        for r, _, _ in random_play(rules, players, 110, f"{rules} {players}"):
            assert sorted(places(r)) == whole


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_record_stays_sound(rules):
    for players in (2, 3, 7, 10):
        for r, seat, _ in random_play(rules, players, 130, f"sound {rules} {players}"):
            assert 0 <= seat < players
            assert 0 <= r.turn < players
            assert r.direction in (1, -1)
            assert (r.pending > 0) == (r.phase == 2)
            assert (r.drawn >= 0) == (r.phase == 1)
            assert (r.slam > 0) == (r.phase == 5)
            assert r.phase != OVER
            assert all(word >= 0 for word in r.hands), "a word of cards never uses its sign"
            check_who_is_in(r)


def check_who_is_in(r: Round) -> None:
    """OUT-1, MERCY-1: everybody holds cards, and not too many, but for those who are out of the round."""
    for seat in range(r.players):
        cards = r.hands[2 * seat].bit_count() + r.hands[2 * seat + 1].bit_count()
        held = r.out_with[2 * seat].bit_count() + r.out_with[2 * seat + 1].bit_count()
        if r.out_of_round >> seat & 1:
            assert (cards, held) == (0, r.mercy)
            assert seat not in (r.turn, r.exposed)
        else:
            assert held == 0
            assert cards > 0
            assert not r.mercy or cards < r.mercy
