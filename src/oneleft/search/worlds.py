"""Guesses at what is hidden: deals of the unseen cards that fit the notes, and how likely each makes what was done."""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.choices import first_state, next_state, word_of
from oneleft.arena.compiler import RECORD, compiled, part_of
from oneleft.policies.weighing import weighed
from oneleft.rules.cards import NONE, WILD, types_of
from oneleft.rules.chance import WORD
from oneleft.rules.matching import playable
from oneleft.rules.moves import DRAW, PLAY_UNO, TAKE, operand_of, verb_of
from oneleft.rules.round import ARRAYS, SCALARS, Round
from oneleft.table.notation import hand_cards
from oneleft.table.views import View

from .notes import Notes

Array = np.ndarray[Any, Any]

MOST_DECISIONS = 40
TRIES = 16  # to find a card that a place can hold
SLIP = 0.02  # how likely a player does what nobody with such a hand would do
SLIPPED = log(SLIP)


class Hidden(NamedTuple):
    """What is not seen, as arrays: the cards, the places for them, and the decisions that speak of them."""

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


def hidden_from(view: View, notes: Notes, r: Round, own: int) -> tuple[Array, Hidden, list[int]]:
    """What a seat does not see, by its notes: the table without it, the rest, and the seats that decided.

    The round is as the seat imagines it.
    """
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
    hidden = Hidden(
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
    )
    return base, hidden, [decision.seat for decision in decisions]


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
def place_cards(pool: Any, not_these: Any, cards: Any, state: int) -> int:
    """Deal from the pool to every place what it can hold; what is left stays at the pool's beginning."""
    left = len(pool)
    for place in range(len(cards)):
        k = 0
        for _ in range(TRIES):
            state = next_state(state)
            k = (word_of(state) * left) >> 32
            if not not_these[place] >> (pool[k] & 63) & 1:
                break
        left -= 1
        cards[place] = pool[k]
        pool[k] = pool[left]
    return state


@part_of(NAME)
def would_have(d: int, cards: Any, h: Any, weights: Any, table: int, word: int) -> tuple[float, float]:
    """How likely the decision was with these cards: of a player like `sharp`, and of one who lays any fitting card."""
    r = h.tables[d]
    chair = h.deciders[d]
    first = h.seen[d, 0]
    second = h.seen[d, 1]
    for place in range(len(cards)):
        if h.chairs[place] == h.holders[d] and h.since[place] < h.moments[d]:
            if cards[place] >> 6:
                second |= 1 << (cards[place] & 63)
            else:
                first |= 1 << (cards[place] & 63)
    r.hands[2 * chair] = first
    r.hands[2 * chair + 1] = second
    same = same_choice(weighed(r, chair, word, weights, table), h.codes[d])
    return 1.0 if same else SLIP, chance_of(r, chair, h.codes[d], playable(r, chair))


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


def guess(h: Any, weights: Any, table: int, seed: int, cards: Any, rests: Any, sharp: Any, loose: Any) -> None:
    """Fill worlds, one in each row: a card for each place, those left over, and how likely each decision was."""
    state = first_state(seed, seed)
    pool = h.pool.copy()
    for world in range(len(cards)):
        pool[:] = h.pool
        state = place_cards(pool, h.not_these, cards[world], state)
        for i in range(rests.shape[1]):
            rests[world, i] = pool[i]
        for d in range(len(h.codes)):
            state = next_state(state)
            sharp[world, d], loose[world, d] = would_have(d, cards[world], h, weights, table, word_of(state))


def improve(h: Any, weights: Any, table: int, seed: int, trust: Any, steps: int, cards: Any, rests: Any) -> None:
    """Let every world wander: two unseen cards change places, and stay so as often as that makes it likelier."""
    state = first_state(seed, seed)
    places = cards.shape[1]
    others = rests.shape[1]
    if places == 0:
        return
    for world in range(len(cards)):
        now = 0.0
        for step in range(steps + 1):
            state = next_state(state)
            one = (word_of(state) * places) >> 32
            state = next_state(state)
            other = (word_of(state) * (places + others)) >> 32
            if step > 0:
                trade(one, other, places, cards[world], rests[world])
            likely = log_chance(h, weights, table, trust, cards[world], word_of(state))
            state = next_state(state)
            if step == 0 or likely >= now or word_of(state) < exp(likely - now) * WORD:
                now = likely
            else:
                trade(one, other, places, cards[world], rests[world])


@part_of(NAME)
def trade(one: int, other: int, places: int, cards: Any, rest: Any) -> None:
    card = cards[one]
    if other < places:
        cards[one] = cards[other]
        cards[other] = card
    else:
        cards[one] = rest[other - places]
        rest[other - places] = card


@part_of(NAME)
def log_chance(h: Any, weights: Any, table: int, trust: Any, cards: Any, word: int) -> float:
    """How likely a world is, by what its places can hold and by all decisions."""
    likely = 0.0
    for place in range(len(cards)):
        if h.not_these[place] >> (cards[place] & 63) & 1:
            likely += SLIPPED
    for d in range(len(h.codes)):
        sharp, loose = would_have(d, cards, h, weights, table, word)
        likely += log(trust[d] * sharp + (1 - trust[d]) * loose)
    return likely


guess_worlds = compiled(guess)
improve_worlds = compiled(improve)
