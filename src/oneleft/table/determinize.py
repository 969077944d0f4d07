"""Determinization: a full round that agrees with everything a seat sees. Hidden cards are placed arbitrarily.

The placement is neither random nor likely: code that needs likely hands samples them (`search.sampling`). Policies run
on such a round, because they are functions of the record and a bot has only a view.
"""

from __future__ import annotations

from functools import cache

from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.hands import hand_words, set_challenged_hand, set_hand
from oneleft.rules.round import Round
from oneleft.rules.turn import accused

from .deck_inventory import cards_by_text
from .notation import DROPS, color_letters, hand_cards, words_of
from .position import PENALTY_RANKS, PHASES
from .views import View

read_rules = cache(Rules.parse)


def determinize(view: View) -> tuple[Round, int]:
    """A round that this view could show, and the chair of its seat."""
    rules = read_rules(view.rules)
    edition = rules.edition
    r = rules.new_round(len(view.table))
    chair = {seat: place for place, seat in enumerate(view.table)}
    if view.seat is None:
        raise ValueError("a spectator has no hand to look at")
    own_chair = chair[view.seat]
    letters = color_letters(edition)
    r.phase = PHASES.index(view.phase)
    r.dealer = chair[view.dealer]
    r.turn = chair[view.turn]
    r.direction = 1 if view.direction == "left" else -1
    r.color = NONE if view.color is None else letters.index(view.color)
    r.color_before = NONE if view.color_before is None else letters.index(view.color_before)
    r.pending = view.pending
    r.penalty_rank = NONE if view.penalty is None else PENALTY_RANKS[view.penalty]
    for seat in view.out_of_round:
        r.out_of_round |= 1 << chair[seat]
    r.reverse_pending = int(view.reverse_pending)
    r.exposed = NONE if view.exposed is None else chair[view.exposed]
    r.slam = view.slam
    r.drop = DROPS.index(view.drop or "")
    place_cards(r, view, own_chair, cards_by_text(edition))
    return r, own_chair


def place_cards(r: Round, view: View, own_chair: int, deck: dict[str, list[int]]) -> None:
    """Place the cards that the seat sees, then the rest in the other hands and the draw pile."""
    left: dict[str, list[int]] = {}  # of the kinds that the seat sees, the cards that it does not see
    for card in {*view.discard, *(view.hand or ())}:
        left[card] = deck[card].copy()
    r.n_discard = len(view.discard)
    r.discard[: r.n_discard] = [left[card].pop() for card in view.discard]
    set_hand(r, own_chair, *words_of(left[card].pop(0) for card in view.hand or ()))
    hidden = [card for text, cards in deck.items() for card in left.get(text, cards)]
    for place, seat in enumerate(view.table):
        if place != own_chair:
            kept = len(hidden) - view.counts[seat]
            set_hand(r, place, *words_of(hidden[kept:]))
            del hidden[kept:]
    r.n_draw = view.draw
    r.draw[: view.draw] = hidden
    if view.phase == "drew":
        held = hand_cards(*hand_words(r, r.turn))
        r.drawn = next(card for card in held if view.drawn is None or card in deck[view.drawn])
    if r.color_before != NONE:
        set_challenged_hand(r, *hand_words(r, accused(r)))
