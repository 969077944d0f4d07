"""What a player writes down about the hands of the others, from what the own seat sees and hears.

A hand is a list of places for cards. A place knows when its card came and what that card probably is not: whoever drew
had nothing to play, so none of the cards held then fits what lay on top. Every decision of another player is kept with
the table as it was, so that a guess at a hand can be asked: would a player with these cards have done that?

Hands can move from chair to chair (SEVEN-1, SEVEN-2), so places belong to a hand and a chair holds a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oneleft.rules.cards import COLORED, NONE, WILD_DRAW_FOURS, types_of, types_of_color
from oneleft.rules.matching import matching
from oneleft.rules.moves import CHALLENGE, COLOR_VERB, DRAW, PLAY, TAKE, move
from oneleft.rules.round import Round
from oneleft.table import events as e
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.notation import read_card
from oneleft.table.views import View

MOST_DECISIONS = 40  # that are thought about


@dataclass(slots=True)
class CardSlot:
    """One card of a hand."""

    since: int  # the moment at which it came
    not_these: int = 0  # types that it probably is not
    known: int = NONE  # its type, if that was seen


@dataclass(slots=True)
class Decision:
    """What a player chose, and when. ``seen`` are cards held then that have been seen since."""

    moment: int
    seat: int
    hand: int
    table: Round
    chair: int
    code: int
    seen: list[int] = field(default_factory=list)


class Beliefs:
    """Of one seat, through a match; every deal begins a new page."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.moment = 0
        self.hands: dict[int, list[CardSlot]] = {}  # places by hand
        self.holds: dict[int, int] = {}  # the hand that a seat holds
        self.decisions: list[Decision] = []
        self.moving: dict[int, int] = {}  # who held what before hands began to move

    def hear(self, events: Sequence[e.Event], view: View) -> None:
        """What happened, and the table as it is now."""
        before, self.view = self.view, view
        if view.seat is None:  # out of the match: only watching
            return
        if before is None or before.seat is None or any(isinstance(event, e.TurnedUp) for event in events):
            self.begin(view)
            return
        self.moment += 1
        told = [event for event in events if not isinstance(event, e.Reshuffled)]
        self.note_decision(told, before)
        for event in told:
            self.note(event, before, view)
        if told and isinstance(told[0], e.Drew) and told[0].seat == before.turn and before.phase == "turn":
            self.note_draw(told[0], before, view)

    def begin(self, view: View) -> None:
        """A deal, or a seat taken in the middle of a round: nothing is known of any hand."""
        self.moment = 0
        self.decisions = []
        self.hands = {seat: [CardSlot(NONE) for _ in range(view.counts[seat])] for seat in view.table}
        self.holds = {seat: seat for seat in view.table}

    def places(self, view: View, seat: int) -> list[CardSlot]:
        """Those of a seat's hand; blank ones where the notes do not fit what lies on the table."""
        places = self.hands.get(self.holds.get(seat, NONE), [])
        return places if len(places) == view.counts[seat] else [CardSlot(NONE) for _ in range(view.counts[seat])]

    # Decisions

    def telling(self, seat: int | None) -> list[Decision]:
        """The last decisions about hands that are not in this seat."""
        own = self.holds.get(NONE if seat is None else seat)
        return [decision for decision in self.decisions if decision.hand != own][-MOST_DECISIONS:]

    def note_decision(self, events: Sequence[e.Event], before: View) -> None:
        if not events or before.turn == before.seat or before.phase not in ("turn", "penalty", "color"):
            return
        code = self.decided(events[0], before)
        if code != NONE:
            table, _ = determinize(before)
            table.exposed = NONE
            decision = Decision(self.moment, before.turn, self.holds[before.turn], table, table.turn, code)
            self.decisions.append(decision)

    def decided(self, event: e.Event, before: View) -> int:
        """The move that the player in turn made, or none that tells anything of the hand."""
        if getattr(event, "seat", None) != before.turn:
            return NONE
        if isinstance(event, e.Played) and not event.jump:
            return move(PLAY, self.face(before, event))
        if isinstance(event, e.Drew):
            return move(DRAW if before.phase == "turn" else TAKE, 0)
        if isinstance(event, e.Challenged):
            return move(CHALLENGE, 0)
        if isinstance(event, e.NamedColor):
            return move(COLOR_VERB, read_rules(before.rules).edition.colors.index(event.color))
        return NONE

    def face(self, view: View, event: e.Played) -> int:
        edition = read_rules(view.rules).edition
        card_type = read_card(edition, event.card)
        return card_type if event.color is None else edition.colors.index(event.color) * 16 + (card_type & 15)

    # Cards that come and go

    def note(self, event: e.Event, before: View, view: View) -> None:
        if isinstance(event, e.Played | e.Discarded):
            drawn = before.phase == "drew" and before.turn == event.seat
            played_drawn = drawn and isinstance(event, e.Played) and not event.jump
            self.release(event.seat, read_card(read_rules(view.rules).edition, event.card), played_drawn)
        elif isinstance(event, e.Drew):
            self.hands[self.holds[event.seat]] += [CardSlot(self.moment) for _ in range(event.count)]
        elif isinstance(event, e.Challenged):
            self.show(event, before, view)
        elif isinstance(event, e.Received):
            self.receive(event, view)
        elif isinstance(event, e.HandsPassed | e.Swapped):
            self.moving = dict(self.holds)

    def release(self, seat: int, card_type: int, the_last: bool) -> None:
        """A card was laid: which place it came from, as far as that can be told."""
        hand = self.holds[seat]
        places = self.hands[hand]
        if not places:
            return
        place = places[-1] if the_last else likely_place(places, card_type)
        places.remove(place)
        for decision in self.decisions:
            if decision.hand == hand and decision.moment > place.since:
                decision.seen.append(card_type)

    def note_draw(self, event: e.Drew, before: View, view: View) -> None:
        """TURN-3: whoever draws has nothing to play, but perhaps a wild that is being kept."""
        table, _ = determinize(before)
        fitting = matching(table)
        places = self.hands[self.holds[event.seat]]
        for place in places:
            place.not_these |= fitting & COLORED
        if view.phase == "drew" and view.turn == event.seat:  # what was drawn could be played
            places[-1].not_these = ~fitting
        else:
            places[-1].not_these |= fitting if table.bluffing else fitting & ~WILD_DRAW_FOURS  # WD4-3

    def show(self, event: e.Challenged, before: View, view: View) -> None:
        """WD4-4: the challenger sees the hand; all others hear whether it had the colour."""
        hand = self.holds[event.accused]
        if event.cards is not None:
            self.know(hand, event.cards, view)
        elif not event.guilty and before.color_before is not None:
            table, _ = determinize(before)
            for place in self.hands[hand]:
                place.not_these |= types_of_color(table.color_before)

    def receive(self, event: e.Received, view: View) -> None:
        hand = self.moving[event.giver]
        self.holds[event.seat] = hand
        if event.cards is not None:  # it was the own hand, or is now
            self.know(hand, event.cards, view)

    def know(self, hand: int, cards: Sequence[str], view: View) -> None:
        """A whole hand was seen: what it decided before has nothing more to tell."""
        edition = read_rules(view.rules).edition
        self.hands[hand] = [CardSlot(NONE, known=read_card(edition, card)) for card in cards]
        self.decisions = [decision for decision in self.decisions if decision.hand != hand]


def likely_place(places: list[CardSlot], card_type: int) -> CardSlot:
    """One whose card was seen; else of those that could hold it the one that could hold the fewest others."""
    of_type = types_of(card_type)
    for place in places:
        if place.known != NONE and types_of(place.known) == of_type:
            return place
    fitting = [place for place in places if place.known == NONE and not place.not_these & of_type]
    if fitting:
        return max(fitting, key=lambda place: (place.not_these & COLORED).bit_count())
    return min(places, key=lambda place: (place.known != NONE, (place.not_these & COLORED).bit_count()))
