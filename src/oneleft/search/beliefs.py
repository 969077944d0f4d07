"""The evidence of a player about the hands of the others, from what their seat sees.

A hand is a list of card slots. A slot knows when its card came and what it probably is not: a player who drew had
nothing to play, so none of the cards held then matches what lay on top. Every decision of another player is kept with
the table as it was, to ask of a guessed hand: would a player with these cards have done that?

Hands can move from seat to seat (SEVEN-1, SEVEN-2). So every hand has a number, its seat at the deal, and the slots
belong to the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oneleft.rules.cards import (
    COLORED,
    NONE,
    NUMBERS,
    SKIP,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    rank_of,
    types_of,
    types_of_color,
    types_of_rank,
)
from oneleft.rules.config import BLUFFING, MUST_PLAY, NUMBER_FINISH
from oneleft.rules.matching import matching
from oneleft.rules.moves import CHALLENGE, COLOR_VERB, DRAW, PLAY, TAKE, verb_of
from oneleft.rules.round import Round
from oneleft.table import events as e
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.notation import read_card
from oneleft.table.public_move import played_face, public_move
from oneleft.table.views import View

MAX_DECISIONS = 40  # the latest ones that are taken into account
DECISION_PHASES = ("turn", "penalty", "color")
DECISIONS = (PLAY, DRAW, TAKE, CHALLENGE, COLOR_VERB)  # the moves that say something about a hand


@dataclass(slots=True)
class CardSlot:
    """One card of a hand."""

    since: int  # the moment at which the card came
    excluded: int = 0  # types that it probably is not
    known: int = NONE  # its type, if someone showed it


@dataclass(slots=True)
class ObservedDecision:
    """What another player chose, and when."""

    moment: int
    seat: int
    hand: int  # the number of the hand from which it was made
    table: Round  # as it was then
    chair: int
    code: int  # the move
    seen: list[int] = field(default_factory=list)  # types held then that have been laid since


class Beliefs:
    """The evidence of one seat through a match, from which the hidden hands are guessed. Every deal starts it anew.

    It has no probabilities: `sampling` deals hands that fit the slots and computes how likely each makes the decisions,
    and `Searcher._posterior` weights them by that. It is owned by a bot, which calls `hear` with every event and view
    of its seat, and never sees the game itself.
    """

    def __init__(self) -> None:
        self.view: View | None = None
        self.moment = 0  # counts the calls of `hear` since the deal
        self.slots: dict[int, list[CardSlot]] = {}  # by the number of the hand
        self.hand_at: dict[int, int] = {}  # the number of the hand that a seat holds
        self.hand_at_before: dict[int, int] = {}  # the same before hands began to move
        self.decisions: list[ObservedDecision] = []
        self.draw_four = 0  # the moment of the last Wild Draw Four

    def hear(self, events: Sequence[e.Event], view: View) -> None:
        """Take in what happened, and the table as it is now."""
        before, self.view = self.view, view
        if view.seat is None:  # out of the match: only watching
            return
        if before is None or before.seat is None or any(isinstance(event, e.TurnedUp) for event in events):
            self._start_round(view)
            return
        self.moment += 1
        events = [event for event in events if not isinstance(event, e.Reshuffled | e.WentOnDrawing)]
        self._record_decision(events, before)
        for event in events:
            self._record(event, before, view)
        if events and isinstance(events[0], e.Drew) and events[0].seat == before.turn and before.phase == "turn":
            self._record_draw(events[0], before, view)

    def slots_of(self, view: View, seat: int) -> list[CardSlot]:
        """The slots of a seat's hand. Blank ones, should their number not fit the view."""
        slots = self.slots.get(self.hand_at.get(seat, NONE), [])
        return slots if len(slots) == view.counts[seat] else [CardSlot(NONE) for _ in range(view.counts[seat])]

    def decisions_of_others(self, seat: int | None) -> list[ObservedDecision]:
        """The latest decisions made from hands that this seat does not hold."""
        held = self.hand_at.get(NONE if seat is None else seat)
        return [decision for decision in self.decisions if decision.hand != held][-MAX_DECISIONS:]

    def _start_round(self, view: View) -> None:
        """After a deal, or when a seat is taken in the middle of a round, nothing is known of any hand."""
        self.moment = 0
        self.decisions = []
        self.slots = {seat: [CardSlot(NONE) for _ in range(view.counts[seat])] for seat in view.table}
        self.hand_at = {seat: seat for seat in view.table}

    # Decisions

    def _record_decision(self, events: Sequence[e.Event], before: View) -> None:
        if before.turn == before.seat or before.phase not in DECISION_PHASES:
            return
        seat, code = public_move(events, before)
        if seat == before.turn and verb_of(code) in DECISIONS:
            table, _ = determinize(before)
            table.exposed = NONE
            decision = ObservedDecision(self.moment, before.turn, self.hand_at[before.turn], table, table.turn, code)
            self.decisions.append(decision)

    # Cards that come and go

    def _record(self, event: e.Event, before: View, view: View) -> None:
        if isinstance(event, e.Played | e.Discarded):
            drew = before.phase == "drew" and before.turn == event.seat
            is_drawn_card = drew and isinstance(event, e.Played) and not event.jump
            self._remove_card(event.seat, read_card(read_rules(view.rules).edition, event.card), is_drawn_card)
            if isinstance(event, e.Played) and not event.jump:
                self._record_no_series(event, view)
            if isinstance(event, e.Played) and rank_of(played_face(view, event)) == WILD_DRAW_FOUR:
                self.draw_four = self.moment
        elif isinstance(event, e.Drew):
            self.slots[self.hand_at[event.seat]] += [CardSlot(self.moment) for _ in range(event.count)]
        elif isinstance(event, e.Challenged):
            self._record_challenge(event, before, view)
        elif isinstance(event, e.Received):
            self._record_received(event, view)
        elif isinstance(event, e.HandsPassed | e.Swapped):
            self.hand_at_before = dict(self.hand_at)
        elif isinstance(event, e.OutOfRound):
            self._forget_hand(self.hand_at[event.seat])

    def _remove_card(self, seat: int, card_type: int, is_drawn_card: bool) -> None:
        """A card was laid: remove the slot that it probably came from."""
        hand = self.hand_at[seat]
        slots = self.slots[hand]
        if not slots:
            return
        slot = slots[-1] if is_drawn_card else likely_slot(slots, card_type)
        slots.remove(slot)
        for decision in self.decisions:
            if decision.hand == hand and decision.moment > slot.since:
                decision.seen.append(card_type)

    def _record_draw(self, event: e.Drew, before: View, view: View) -> None:
        """TURN-3: a player who draws has nothing to play, except perhaps a wild that is being saved.

        MUST-1: not even that. UNTIL-1: of several cards drawn, only the last one can be played.
        """
        table, _ = determinize(before)
        fitting = matching(table)
        slots = self.slots[self.hand_at[event.seat]]
        if not slots:  # MERCY-1: out of the round
            return
        held, drawn = slots[: -event.count], slots[-event.count :]
        unfit = fitting if table.switches & BLUFFING else fitting & ~WILD_DRAW_FOURS  # WD4-3
        for slot in drawn:
            slot.excluded |= unfit
        if view.phase == "drew" and view.turn == event.seat:
            drawn[-1].excluded = ~fitting  # the last card can be played, so it is none of those that do not fit
        if not table.switches & MUST_PLAY:
            unfit &= COLORED
        if table.switches & NUMBER_FINISH and len(held) == 1:  # NFINISH-2
            unfit &= NUMBERS
        for slot in held:
            slot.excluded |= unfit

    def _record_no_series(self, event: e.Played, view: View) -> None:
        """MULTI-1: a player who plays a number and may not start a series has no other card of it."""
        rules = read_rules(view.rules)
        rank = rank_of(read_card(rules.edition, event.card))
        goes_on = view.phase == "series" and view.turn == event.seat
        if rules.multi_play and rank < SKIP and not goes_on:
            for slot in self.slots[self.hand_at[event.seat]]:
                slot.excluded |= types_of_rank(rank)

    def _record_challenge(self, event: e.Challenged, before: View, view: View) -> None:
        """WD4-4: the challenger sees the hand. All others learn whether it had the colour."""
        hand = self.hand_at[event.accused]
        if event.cards is not None:
            self._record_shown_hand(hand, event.cards, view)
        elif not event.guilty and before.color_before is not None:
            table, _ = determinize(before)
            for slot in self.slots[hand]:
                if slot.since <= self.draw_four:  # not what they drew since, caught without UNO
                    slot.excluded |= types_of_color(table.color_before)

    def _record_received(self, event: e.Received, view: View) -> None:
        hand = self.hand_at_before[event.giver]
        self.hand_at[event.seat] = hand
        if event.cards is not None:  # it was this player's hand, or is now
            self._record_shown_hand(hand, event.cards, view)

    def _forget_hand(self, hand: int) -> None:
        """MERCY-1: the hand is gone, and what was decided with it says nothing about the others."""
        self.slots[hand] = []
        self.decisions = [decision for decision in self.decisions if decision.hand != hand]

    def _record_shown_hand(self, hand: int, cards: Sequence[str], view: View) -> None:
        """A whole hand was seen: earlier decisions from it say nothing more."""
        edition = read_rules(view.rules).edition
        self.slots[hand] = [CardSlot(NONE, known=read_card(edition, card)) for card in cards]
        self.decisions = [decision for decision in self.decisions if decision.hand != hand]


def likely_slot(slots: list[CardSlot], card_type: int) -> CardSlot:
    """The slot that a laid card came from: a known card; else, of those that fit, the one that excludes most."""
    types = types_of(card_type)
    for slot in slots:
        if slot.known != NONE and types_of(slot.known) == types:
            return slot
    fitting = [slot for slot in slots if slot.known == NONE and not slot.excluded & types]
    if fitting:
        return max(fitting, key=lambda slot: (slot.excluded & COLORED).bit_count())
    return min(slots, key=lambda slot: (slot.known != NONE, (slot.excluded & COLORED).bit_count()))
