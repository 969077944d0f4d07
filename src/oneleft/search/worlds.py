"""Guesses at what is hidden: deals of the unseen cards that fit the notes, and how likely each makes what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from oneleft.arena.choices import first_state, next_state, word_of
from oneleft.arena.compiler import RECORD, compiled, part_of
from oneleft.policies.weighing import weighed
from oneleft.rules.cards import DECK_SIZE, NONE, WILD, types_of
from oneleft.rules.matching import playable
from oneleft.rules.moves import DRAW, PLAY_UNO, TAKE, operand_of, verb_of
from oneleft.rules.round import ARRAYS, SCALARS, Round
from oneleft.table.notation import hand_cards
from oneleft.table.views import View

from .notes import Notes

Array = np.ndarray[Any, Any]

MOST_PLACES = DECK_SIZE
MOST_DECISIONS = 40
TRIES = 16  # to find a card that a place can hold
SLIP = 0.02  # how likely a player does what nobody with such a hand would do


@dataclass
class Hidden:
    """What is not seen, as arrays: the cards, the places for them, and the decisions that speak of them."""

    base: Array  # the table without the other hands
    pool: Array  # cards that may be anywhere
    chairs: Array  # of each place
    since: Array
    not_these: Array
    tables: Array  # of each decision
    deciders: Array  # the chair that decided
    codes: Array
    moments: Array
    holders: Array  # the chair that holds that hand now
    seen: Array  # two words for each decision: cards of that hand that have been seen since
    seats: list[int]  # who decided


def hidden_from(view: View, notes: Notes, r: Round, own: int) -> Hidden:
    """All that a seat does not see, by its notes. The round is as the seat imagines it."""
    base = np.zeros(1, RECORD)
    write_record(base[0], r)
    pool = r.draw[: r.n_draw]
    places = []
    for chair, seat in enumerate(view.table):
        if chair == own:
            continue
        pool += hand_cards(r.hands[2 * chair], r.hands[2 * chair + 1])
        base[0]["hands"][2 * chair : 2 * chair + 2] = 0
        places += [(chair, place) for place in notes.places(view, seat)]
    unknown = []
    for chair, place in places:
        found = NONE if place.known == NONE else take_from(pool, place.known)
        if found == NONE:
            unknown.append((chair, place))
        else:
            base[0]["hands"][2 * chair + (found >> 6)] |= 1 << (found & 63)
    unknown.sort(key=lambda item: -item[1].not_these.bit_count() if item[1].not_these >= 0 else -64)
    chair_of = {notes.holds.get(seat, NONE): chair for chair, seat in enumerate(view.table)}
    decisions = [d for d in notes.decisions if chair_of.get(d.hand, own) != own][-MOST_DECISIONS:]
    tables = np.zeros(len(decisions), RECORD)
    seen = np.zeros((len(decisions), 2), np.int64)
    for i, decision in enumerate(decisions):
        write_record(tables[i], decision.table)
        for card_type in decision.seen:
            bit = free_bit(seen[i], card_type)
            seen[i, bit >> 6] |= 1 << (bit & 63)
    return Hidden(
        base=base,
        pool=np.array(pool, np.int64),
        chairs=np.array([chair for chair, _ in unknown], np.int64),
        since=np.array([place.since for _, place in unknown], np.int64),
        not_these=np.array([place.not_these for _, place in unknown], np.int64),
        tables=tables,
        deciders=np.array([d.chair for d in decisions], np.int64),
        codes=np.array([d.code for d in decisions], np.int64),
        moments=np.array([d.moment for d in decisions], np.int64),
        holders=np.array([chair_of[d.hand] for d in decisions], np.int64),
        seen=seen,
        seats=[d.seat for d in decisions],
    )


def write_record(record: Any, r: Round) -> None:
    for name in SCALARS:
        record[name] = getattr(r, name)
    for name in ARRAYS:
        record[name] = getattr(r, name)


def take_from(pool: list[int], card_type: int) -> int:
    for place, card in enumerate(pool):
        if types_of(card & 63) == types_of(card_type):
            return pool.pop(place)
    return NONE


def free_bit(words: Array, card_type: int) -> int:
    """A copy of the card that these words do not hold yet."""
    wilds = (card_type & 15, card_type & 15 | 16) if card_type & 15 >= WILD else (card_type,)
    copies = [copy * 64 + bit for copy in range(2) for bit in wilds]
    return next((card for card in copies if not int(words[card >> 6]) >> (card & 63) & 1), copies[0])


NAME = "guessing"


@part_of(NAME)
def place_cards(pool: Any, chairs: Any, not_these: Any, hands: Any, cards: Any, state: int) -> int:
    """Deal from the pool to every place what it can hold; what is left stays at the pool's beginning."""
    left = len(pool)
    for i in range(len(chairs)):
        j = 0
        for _ in range(TRIES):
            state = next_state(state)
            j = (word_of(state) * left) >> 32
            if not not_these[i] >> (pool[j] & 63) & 1:
                break
        card = pool[j]
        left -= 1
        pool[j] = pool[left]
        cards[i] = card
        hands[2 * chairs[i] + (card >> 6)] |= 1 << (card & 63)
    return state


@part_of(NAME)
def chance_of(r: Any, chair: int, code: int, types: int) -> float:
    """How likely a player who lays any fitting card, and draws only without one, does this."""
    verb = verb_of(code)
    cards = (r.hands[2 * chair] & types).bit_count() + (r.hands[2 * chair + 1] & types).bit_count()
    if verb == DRAW or verb == TAKE:
        return 1.0 if cards == 0 else SLIP
    if verb <= PLAY_UNO:
        ways = 4.0 if operand_of(code) & 15 >= WILD else 1.0
        return 1.0 / (ways * cards) if cards > 0 else SLIP
    return 0.5


@part_of(NAME)
def same_choice(code: int, other: int) -> bool:
    """The same move, with or without a call of UNO."""
    if operand_of(code) != operand_of(other):
        return False
    return verb_of(code) == verb_of(other) or (verb_of(code) <= PLAY_UNO and verb_of(other) <= PLAY_UNO)


def guess(
    base: Any,
    pool: Any,
    chairs: Any,
    since: Any,
    not_these: Any,
    tables: Any,
    deciders: Any,
    codes: Any,
    moments: Any,
    holders: Any,
    seen: Any,
    weights: Any,
    table: int,
    seed: int,
    hands: Any,
    rests: Any,
    sharp: Any,
    loose: Any,
) -> None:
    """Fill worlds, one in each row: hands, the cards left, and how likely each decision was by two kinds of players."""
    state = first_state(seed & 0xFFFFFFFF, 12345)
    cards = np.zeros(len(chairs), np.int64)
    shuffled = pool.copy()
    for i in range(len(hands)):
        shuffled[:] = pool
        hands[i] = base[0].hands
        state = place_cards(shuffled, chairs, not_these, hands[i], cards, state)
        for j in range(len(pool) - len(chairs)):
            rests[i, j] = shuffled[j]
        for d in range(len(codes)):
            r = tables[d]
            first = seen[d, 0]
            second = seen[d, 1]
            for k in range(len(chairs)):
                if chairs[k] == holders[d] and since[k] < moments[d]:
                    if cards[k] >> 6:
                        second |= 1 << (cards[k] & 63)
                    else:
                        first |= 1 << (cards[k] & 63)
            chair = deciders[d]
            r.hands[2 * chair] = first
            r.hands[2 * chair + 1] = second
            state = next_state(state)
            loose[i, d] = chance_of(r, chair, codes[d], playable(r, chair))
            same = same_choice(weighed(r, chair, word_of(state), weights, table), codes[d])
            sharp[i, d] = 1.0 if same else SLIP


guess_worlds = compiled(guess)
