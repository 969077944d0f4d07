"""Guesses at what is hidden: deals of the unseen cards that fit the notes, and how likely each makes what was done."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import RECORD, compiled, part_of, to_records
from oneleft.arena.policy_rng import first_state, next_state, word_of
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.cards import COLORED, COLORS, NONE, WILD, is_jam, rank_of, types_of
from oneleft.rules.matching import playable
from oneleft.rules.moves import COLOR_VERB, DRAW, PLAY_UNO, TAKE, operand_of, verb_of
from oneleft.rules.rng import WORD
from oneleft.rules.round import DREW, Round
from oneleft.table.notation import hand_cards
from oneleft.table.views import View

from .beliefs import Beliefs, Decision

Array = np.ndarray[Any, Any]

TRIES = 16  # to find a card that a place can hold
SLIP = 0.05  # how likely a player does what nobody with such a hand would do
SLIPPED = log(SLIP)


class Hidden(NamedTuple):
    """What a seat does not see, as arrays: the cards, the places for them, and the decisions that speak of them."""

    base: Array  # the table as the seat sees it, with those cards of other hands that are known
    pool: Array  # cards that may be anywhere else
    chairs: Array  # of each place
    since: Array
    not_these: Array
    drawn: int  # the place of the card that another player has just drawn, or none
    tables: Array  # of each decision
    deciders: Array  # the chair that decided
    codes: Array
    moments: Array
    holders: Array  # the chair that holds that hand now
    seen: Array  # two words for each decision: cards held then that are known now


def hidden_from(view: View, notes: Beliefs, r: Round, own: int, decisions: Sequence[Decision]) -> Hidden:
    """By the notes of a seat; the round is as the seat imagines it."""
    base = to_records(r)
    pool = r.draw[: r.n_draw]
    unknown, known = [], []
    for chair in range(r.players):
        if chair != own:
            pool += hand_cards(r.hands[2 * chair], r.hands[2 * chair + 1])
            base[0]["hands"][2 * chair : 2 * chair + 2] = 0
    for chair, seat in enumerate(view.table):
        for place in notes.places(view, seat) if chair != own else ():
            card = NONE if place.known == NONE else take_from(pool, place.known)
            if card == NONE:
                unknown.append((chair, place))
            else:
                known.append((chair, place))
                base[0]["hands"][2 * chair + (card >> 6)] |= 1 << (card & 63)
    newest = max((place.since for chair, place in unknown if chair == r.turn), default=NONE)
    unknown.sort(key=lambda item: -(item[1].not_these & COLORED).bit_count())  # the hardest to fill come first
    just_drawn = [chair == r.turn and place.since == newest for chair, place in unknown]
    chair_of = {hand: view.table.index(seat) for seat, hand in notes.holds.items()}
    seen = np.zeros((len(decisions), 2), np.int64)
    for words, decision in zip(seen, decisions, strict=True):
        held = [p.known for chair, p in known if chair == chair_of[decision.hand] and p.since < decision.moment]
        for card_type in [*decision.seen, *held]:
            words[:] = with_card(int(words[0]), int(words[1]), card_type)
    return Hidden(
        base=base,
        pool=np.array(pool, np.int64),
        chairs=np.array([chair for chair, _ in unknown], np.int64),
        since=np.array([place.since for _, place in unknown], np.int64),
        not_these=np.array([place.not_these for _, place in unknown], np.int64),
        drawn=just_drawn.index(True) if r.phase == DREW and own != r.turn and True in just_drawn else NONE,
        tables=np.concatenate([np.zeros(0, RECORD), *(to_records(d.table) for d in decisions)]),
        deciders=np.array([d.chair for d in decisions], np.int64),
        codes=np.array([d.code for d in decisions], np.int64),
        moments=np.array([d.moment for d in decisions], np.int64),
        holders=np.array([chair_of[d.hand] for d in decisions], np.int64),
        seen=seen,
    )


def take_from(pool: list[int], card_type: int) -> int:
    for place, card in enumerate(pool):
        if types_of(card & 63) == types_of(card_type):
            return pool.pop(place)
    return NONE


NAME = "guessing"


@part_of(NAME, inline=True)
def with_card(first: int, second: int, card: int) -> tuple[int, int]:
    """A hand with one more card of this type: nobody can tell copies apart, so any free one will do."""
    card_type = card & 63 if card & 15 < WILD else card & 15
    if first & second & 1 << card_type:  # the third or fourth of a kind of wild
        card_type |= 16
    bit = 1 << card_type
    return (first, second | bit) if first & bit else (first | bit, second)


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
            first, second = with_card(first, second, cards[place])
    r.hands[2 * chair] = first
    r.hands[2 * chair + 1] = second
    same = same_choice(choose_by_weights(r, chair, word, weights, table), h.codes[d])
    return 1.0 if same else SLIP, chance_of(r, chair, h.codes[d], playable(r, chair))


@part_of(NAME)
def chance_of(r: Any, chair: int, code: int, types: int) -> float:
    """How likely a player who lays any fitting card, and draws only without one, does this."""
    verb = verb_of(code)
    cards = (r.hands[2 * chair] & types).bit_count() + (r.hands[2 * chair + 1] & types).bit_count()
    if verb == DRAW or verb == TAKE:
        return 1.0 if cards == 0 else SLIP
    if verb <= PLAY_UNO:
        ways = 4.0 if rank_of(operand_of(code)) >= WILD and not is_jam(r.special, operand_of(code)) else 1.0
        return 1.0 / (ways * cards) if cards > 0 else SLIP
    return 1.0 / COLORS if verb == COLOR_VERB else 0.5


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
