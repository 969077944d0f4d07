"""Sampling worlds: deals of the unseen cards that fit the beliefs, and how likely each makes what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import RECORD, compiled, to_records
from oneleft.arena.linking import inlined, linked
from oneleft.arena.policy_rng import first_state, next_state, word_of
from oneleft.policies.weighted import choose_by_weights, count_held
from oneleft.rules.cards import COLORED, COLORS, NONE, WILD, is_jam, rank_of, second_bit, type_of, types_of
from oneleft.rules.hands import give, hand_words, set_hand
from oneleft.rules.matching import playable
from oneleft.rules.moves import COLOR_VERB, DRAW, PLAY_UNO, TAKE, operand_of, verb_of
from oneleft.rules.rng import WORD
from oneleft.rules.round import DREW, Round
from oneleft.table.notation import hand_cards
from oneleft.table.views import View

from .beliefs import Beliefs, CardSlot, ObservedDecision

Array = np.ndarray[Any, Any]

TRIES = 16  # draws from the pool for a card that a slot can hold
# The likelihood of a decision that the model would not have made, or of a card that a slot excludes: never 0, because a
# model of a player may be wrong and a world must not be lost by one surprise.
SLIP = 0.05
LOOSE_CHALLENGE = 0.5  # a loose player challenges as if by a coin
LOG_SLIP = log(SLIP)


class Hidden(NamedTuple):
    """What a seat does not see, as arrays for the kernels: cards, slots for them, and decisions that tell of them."""

    base: Array  # the table as the seat sees it, with the cards of other hands that are known
    pool: Array  # the cards that may be anywhere else
    # for each slot of another hand whose card is not known
    chairs: Array
    since: Array
    excluded: Array
    drawn: int  # the slot of the card that another player has just drawn, or none
    # for each decision
    tables: Array
    deciding_chairs: Array  # the chair that decided
    codes: Array
    moments: Array
    holders: Array  # the chair that holds that hand now
    seen: Array  # two words of a hand: the cards held then that are known now


class Model(NamedTuple):
    """How the others are expected to play: by these weights, of which a table begins at this index."""

    weights: Any  # a numpy array, where the interpreted policy has a list
    table: int


class Worlds(NamedTuple):
    """Sampled deals of the hidden cards, one in each row."""

    hands: Array  # a card for each slot
    piles: Array  # the cards that are left for the draw pile

    def rows(self, rows: Any) -> Worlds:
        """Some of the worlds, by a slice or by indices."""
        return Worlds(self.hands[rows], self.piles[rows])


class Likelihoods(NamedTuple):
    """By world and decision: how likely the decision was of a player like the model, and of a loose player."""

    sharp: Array
    loose: Array

    def rows(self, rows: Any) -> Likelihoods:
        return Likelihoods(self.sharp[rows], self.loose[rows])


def hidden_from(view: View, beliefs: Beliefs, r: Round, chair: int, decisions: Sequence[ObservedDecision]) -> Hidden:
    """What the seat in ``chair`` does not see.

    ``r`` is the table as determinized for that seat, so its other hands and its draw pile hold arbitrary cards. These
    go into one pool. Cards that the beliefs know go back to their hands, and ``r`` becomes the ``base``; every other
    card of another hand becomes a slot, to be filled from the pool. Slots that exclude most come first: they are the
    hardest to fill.
    """
    pool = r.draw[: r.n_draw]
    for other in range(r.players):
        if other != chair:
            pool += hand_cards(*hand_words(r, other))
            set_hand(r, other, 0, 0)
    unknown: list[tuple[int, CardSlot]] = []
    known: list[tuple[int, CardSlot]] = []
    for other, seat in enumerate(view.table):
        for slot in beliefs.slots_of(view, seat) if other != chair else ():
            card = NONE if slot.known == NONE else take_from(pool, slot.known)
            if card == NONE:
                unknown.append((other, slot))
            else:
                known.append((other, slot))
                give(r, other, card)
    unknown.sort(key=lambda item: -(item[1].excluded & COLORED).bit_count())
    chair_of = {hand: view.table.index(seat) for seat, hand in beliefs.hand_at.items()}
    return Hidden(
        base=to_records(r),
        pool=np.array(pool, np.int64),
        chairs=np.array([other for other, _ in unknown], np.int64),
        since=np.array([slot.since for _, slot in unknown], np.int64),
        excluded=np.array([slot.excluded for _, slot in unknown], np.int64),
        drawn=drawn_slot(unknown, r.turn) if r.phase == DREW and chair != r.turn else NONE,
        tables=np.concatenate([np.zeros(0, RECORD), *(to_records(d.table) for d in decisions)]),
        deciding_chairs=np.array([d.chair for d in decisions], np.int64),
        codes=np.array([d.code for d in decisions], np.int64),
        moments=np.array([d.moment for d in decisions], np.int64),
        holders=np.array([chair_of[d.hand] for d in decisions], np.int64),
        seen=seen_cards(decisions, known, chair_of),
    )


def drawn_slot(unknown: list[tuple[int, CardSlot]], turn: int) -> int:
    """The index of the newest slot of the player in turn."""
    newest = max((slot.since for chair, slot in unknown if chair == turn), default=NONE)
    found = (i for i, (chair, slot) in enumerate(unknown) if chair == turn and slot.since == newest)
    return next(found, NONE)


def seen_cards(
    decisions: Sequence[ObservedDecision], known: list[tuple[int, CardSlot]], chair_of: dict[int, int]
) -> Array:
    """For each decision two words: the cards of that hand which have been laid since or are known now."""
    seen = np.zeros((len(decisions), 2), np.int64)
    for words, decision in zip(seen, decisions, strict=True):
        holder = chair_of[decision.hand]
        held = [slot.known for chair, slot in known if chair == holder and slot.since < decision.moment]
        for card_type in [*decision.seen, *held]:
            words[:] = with_card(int(words[0]), int(words[1]), card_type)
    return seen


def take_from(pool: list[int], card_type: int) -> int:
    """Take a card of this type out of the pool; ``NONE`` if there is none."""
    for i, card in enumerate(pool):
        if types_of(type_of(card)) == types_of(card_type):
            return pool.pop(i)
    return NONE


@inlined
def with_card(first: int, second: int, card: int) -> tuple[int, int]:
    """The words of a hand with one more card of this type. Copies look alike, so any free bit will do."""
    card_type = type_of(card) if rank_of(card) < WILD else rank_of(card)
    if first & second & 1 << card_type:  # the third or fourth of a kind of wild
        card_type = second_bit(card_type)
    bit = 1 << card_type
    return (first, second | bit) if first & bit else (first | bit, second)


@inlined
def is_excluded(excluded: int, card: int) -> bool:
    """Whether a slot that excludes these types probably does not hold the card."""
    return excluded >> type_of(card) & 1 != 0


@linked
def fill_slots(pool: Any, excluded: Any, cards: Any, state: Any) -> Any:
    """Deal every slot a card that it can hold; what is left stays at the pool's beginning. Returns the new state.

    The deals are not equally likely among those that fit: slots are filled one after the other, so an early slot may
    take what a later one needed. After `TRIES` a slot takes any card, so this never hangs. Both errors are small beside
    the likelihoods, and `refine` walks away from what does not fit.
    """
    left = len(pool)
    for slot in range(len(cards)):
        k = 0
        for _ in range(TRIES):
            state = next_state(state)
            k = (word_of(state) * left) >> 32
            if not is_excluded(excluded[slot], pool[k]):
                break
        left -= 1
        cards[slot] = pool[k]
        pool[k] = pool[left]
    return state


@linked
def decision_likelihood(d: int, cards: Any, h: Hidden, model: Model, word: int) -> tuple[float, float]:
    """How likely decision ``d`` was with these cards: of a player like the model, and of a loose one.

    Neither adds up to 1 over the legal moves: the model's move has 1 and every other one `SLIP`, and a loose player who
    may challenge takes with 1 and challenges with `LOOSE_CHALLENGE`. So the odds drift towards the model, the more, the
    more moves were legal: with 20 of them its likelihoods add up to 1.95, and a player who chooses among them at random
    looks neither like the model nor unlike it. Worlds with many moves weigh too much where the model's was not made.
    Likelihoods that add up were tried over the set of `bench.decisions`: the mean loss changed by -0.09 ±0.16 points
    with 4,000 playouts and by -0.06 ±0.18 with 10,000, so no difference was found.
    """
    r = h.tables[d]
    chair = h.deciding_chairs[d]
    first = h.seen[d, 0]
    second = h.seen[d, 1]
    for slot in range(len(cards)):
        if h.chairs[slot] == h.holders[d] and h.since[slot] < h.moments[d]:
            first, second = with_card(first, second, cards[slot])
    set_hand(r, chair, first, second)
    same = is_same_choice(choose_by_weights(r, chair, word, model.weights, model.table), h.codes[d])
    return 1.0 if same else SLIP, loose_likelihood(r, chair, h.codes[d])


@linked
def loose_likelihood(r: Any, chair: int, code: int) -> float:
    """How likely the decision is of a player who lays any matching card, and draws only without one."""
    verb = verb_of(code)
    cards = count_held(r, chair, playable(r, chair))
    if verb == DRAW or verb == TAKE:
        return 1.0 if cards == 0 else SLIP
    if verb <= PLAY_UNO:
        face = operand_of(code)
        colors = COLORS if rank_of(face) >= WILD and not is_jam(r.special, face) else 1
        return 1.0 / (colors * cards) if cards > 0 else SLIP
    return 1.0 / COLORS if verb == COLOR_VERB else LOOSE_CHALLENGE


@linked
def is_same_choice(code: int, other: int) -> bool:
    """Whether two moves are the same, with or without a call of UNO."""
    if operand_of(code) != operand_of(other):
        return False
    return verb_of(code) == verb_of(other) or (verb_of(code) <= PLAY_UNO and verb_of(other) <= PLAY_UNO)


def sample(h: Hidden, model: Model, seed: int, worlds: Worlds, likelihoods: Likelihoods) -> None:
    """Fill every row of ``worlds`` with a random deal of the pool, and write how likely it makes each decision."""
    state = first_state(seed, seed)
    for world in range(len(worlds.hands)):
        cards = worlds.hands[world]
        pool = h.pool.copy()
        state = fill_slots(pool, h.excluded, cards, state)
        for i in range(worlds.piles.shape[1]):
            worlds.piles[world, i] = pool[i]
        for d in range(len(h.codes)):
            state = next_state(state)
            sharp, loose = decision_likelihood(d, cards, h, model, word_of(state))
            likelihoods.sharp[world, d] = sharp
            likelihoods.loose[world, d] = loose


def refine(h: Hidden, model: Model, trust: Any, seed: int, steps: int, worlds: Worlds) -> None:
    """Move every world towards likelier ones by a Metropolis walk.

    A step swaps two hidden cards. A likelier world is kept, a less likely one only as often as the ratio of the two
    likelihoods says.
    """
    state = first_state(seed, seed)
    slots = worlds.hands.shape[1]
    others = worlds.piles.shape[1]
    if slots == 0:
        return
    for world in range(len(worlds.hands)):
        cards = worlds.hands[world]
        pile = worlds.piles[world]
        now = 0.0
        for step in range(steps + 1):
            state = next_state(state)
            one = (word_of(state) * slots) >> 32
            state = next_state(state)
            other = (word_of(state) * (slots + others)) >> 32
            if step > 0:
                swap_cards(one, other, cards, pile)
            then = log_likelihood(h, model, trust, cards, word_of(state))
            state = next_state(state)
            if step == 0 or then >= now or word_of(state) < exp(then - now) * WORD:
                now = then
            else:
                swap_cards(one, other, cards, pile)


@linked
def swap_cards(one: int, other: int, cards: Any, pile: Any) -> None:
    """Swap the card of a slot with that of another slot or, from ``len(cards)`` on, with one of the draw pile."""
    card = cards[one]
    if other < len(cards):
        cards[one] = cards[other]
        cards[other] = card
    else:
        cards[one] = pile[other - len(cards)]
        pile[other - len(cards)] = card


@linked
def log_likelihood(h: Hidden, model: Model, trust: Any, cards: Any, word: int) -> float:
    """How likely a world is, by what its slots can hold and by all decisions.

    ``trust[d]`` is the probability that the player of decision ``d`` plays like the model.
    """
    total = 0.0
    for slot in range(len(cards)):
        if is_excluded(h.excluded[slot], cards[slot]):
            total += LOG_SLIP
    for d in range(len(h.codes)):
        sharp, loose = decision_likelihood(d, cards, h, model, word)
        total += log(trust[d] * sharp + (1 - trust[d]) * loose)
    return total


sample_worlds = compiled(sample)
refine_worlds = compiled(refine)
