"""Events from the record before and after a move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oneleft.rules import moves
from oneleft.rules.cards import REVERSE, SKIP, color_of, is_jam, rank_of
from oneleft.rules.config import FIRST_SKIP, SEVEN_ZERO
from oneleft.rules.deal import HAND_SIZE
from oneleft.rules.editions import Edition
from oneleft.rules.round import OVER, PENALTY, Round, seat_after
from oneleft.rules.turn import accused, guilty

from . import events as e
from .notation import DIRECTIONS, DROPS, card_text, hand_texts, names_color


@dataclass(frozen=True, slots=True)
class EventBuilder:
    """Builds the events of one table, with all hidden cards and with the seat numbers of the match.

    `Table` calls it. Before an event leaves the table, `Event.seen_by` removes what a seat may not see.
    """

    edition: Edition
    seating: tuple[int, ...]

    def hand(self, r: Round, chair: int) -> list[str]:
        return hand_texts(self.edition, r.hands[2 * chair], r.hands[2 * chair + 1])

    def deal_events(self, r: Round) -> Iterator[e.Event]:
        """The deal of a new round, from the dealer's left, and the effect of the first discard."""
        for steps in range(1, r.players + 1):
            chair = (r.dealer + steps) % r.players
            yield e.Dealt(seat=self.seating[chair], count=HAND_SIZE, cards=self.hand(r, chair))
        if r.returned:
            yield e.Returned(count=r.returned)
        first = r.discard[0]
        yield e.TurnedUp(dealer=self.seating[r.dealer], card=card_text(self.edition, first))
        if rank_of(first) == REVERSE:
            yield e.Turned(direction=DIRECTIONS[r.direction])
        if rank_of(first) == SKIP and r.switches & FIRST_SKIP:
            yield e.Skipped(seat=self.seating[(r.dealer + 1) % r.players])
        yield from self.penalty_events(r)

    def cut_event(self, r: Round, drawing: Sequence[int], dealer: int | None) -> e.Cut:
        """SETUP-1: these chairs drew a card each. The cards still stand in ``draw`` above the pile."""
        tops = range(r.n_draw + len(drawing) - 1, r.n_draw - 1, -1)
        cards = [
            (self.seating[chair], card_text(self.edition, r.draw[top]))
            for chair, top in zip(drawing, tops, strict=True)
        ]
        return e.Cut(cards=cards, dealer=None if dealer is None else self.seating[dealer])

    def move_events(self, before: Round, chair: int, move: int, after: Round) -> Iterator[e.Event]:
        verb, operand = moves.verb_of(move), moves.operand_of(move)
        seat = self.seating[chair]
        if verb <= moves.JUMP_UNO:
            yield from self.card_events(before, chair, verb, operand, after)
        elif verb <= moves.DISCARD_UNO:
            yield e.Discarded(seat=seat, card=card_text(self.edition, operand))
            if verb == moves.DISCARD_UNO:
                yield e.CalledUno(seat=seat)
        elif verb == moves.COLOR_VERB:
            yield e.NamedColor(seat=seat, color=self.edition.colors[operand])
        elif verb == moves.SWAP_VERB:
            other = self.seating[operand]
            yield e.Swapped(seat=seat, other=other)
            yield self.received(after, chair, operand)
            yield self.received(after, operand, chair)
            return
        elif verb == moves.CATCH:
            yield e.Caught(seat=self.seating[operand], by=seat)
        elif verb == moves.CHALLENGE:
            shown = hand_texts(self.edition, *before.challenged_hand)
            yield e.Challenged(seat=seat, accused=self.seating[accused(before)], guilty=guilty(before), cards=shown)
        elif verb == moves.UNO:
            yield e.CalledUno(seat=seat)
        elif verb == moves.KEEP:
            yield e.Kept(seat=seat)
        elif verb == moves.DRAW and after.passes > 0:
            yield e.Passed(seat=seat)
        if after.shuffles > before.shuffles:
            yield e.Reshuffled(count=before.n_discard - (verb > moves.JUMP_UNO))
        if not passes_hands(move, after):
            yield from self.draw_events(before, chair, after)
        yield from self.end_events(after)

    def card_events(self, before: Round, chair: int, verb: int, face: int, after: Round) -> Iterator[e.Event]:
        """The card, then its effect on the order of play and on whole hands."""
        seat = self.seating[chair]
        rank = rank_of(face)
        color = self.edition.colors[color_of(face)] if names_color(self.edition, face) else None
        jump = verb in (moves.JUMP, moves.JUMP_UNO)
        yield e.Played(seat=seat, card=card_text(self.edition, face), color=color, jump=jump)
        if verb in (moves.PLAY_UNO, moves.JUMP_UNO):
            yield e.CalledUno(seat=seat)
        if jump and (before.reverse_pending or before.pending):
            yield e.Cancelled(card=card_text(self.edition, before.discard[before.n_discard - 1]))
        if is_jam(after.special, face):
            yield e.Dropped(seat=seat, side=DROPS[after.drop])
        if after.phase == OVER:
            return
        if rank == REVERSE and after.players > 2:
            yield e.Turned(direction=DIRECTIONS[after.direction])
        elif rank in (SKIP, REVERSE):
            yield e.Skipped(seat=self.seating[seat_after(after, chair, 1)])
        elif passes_hands(moves.move(verb, face), after):
            yield e.HandsPassed(direction=DIRECTIONS[after.direction])
            for giver in range(after.players):
                yield self.received(after, seat_after(after, giver, 1), giver)
        yield from self.penalty_events(after)

    def penalty_events(self, r: Round) -> Iterator[e.Event]:
        if r.phase == PENALTY:
            yield e.Facing(seat=self.seating[r.turn], count=r.pending)

    def received(self, after: Round, chair: int, giver: int) -> e.Received:
        cards = self.hand(after, chair)
        return e.Received(seat=self.seating[chair], giver=self.seating[giver], count=len(cards), cards=cards)

    def draw_events(self, before: Round, chair: int, after: Round) -> Iterator[e.Event]:
        """One event for each player who drew, from the cards that are new in the hand."""
        for steps in range(after.players):
            drawer = seat_after(after, chair, steps)
            first = after.hands[2 * drawer] & ~before.hands[2 * drawer]
            second = after.hands[2 * drawer + 1] & ~before.hands[2 * drawer + 1]
            if first or second:
                cards = hand_texts(self.edition, first, second)
                yield e.Drew(seat=self.seating[drawer], count=len(cards), cards=cards)

    def end_events(self, r: Round) -> Iterator[e.Event]:
        if r.phase == OVER and r.out < 0:
            yield e.Blocked()
        elif r.phase == OVER:
            left = [(self.seating[chair], self.hand(r, chair)) for chair in range(r.players) if chair != r.out]
            yield e.Out(seat=self.seating[r.out], left=left)


def passes_hands(move: int, after: Round) -> bool:
    """SEVEN-1, SEVEN-3: whether a 0 was laid that passed every hand on. Then nobody drew."""
    laid_zero = moves.verb_of(move) <= moves.JUMP_UNO and rank_of(moves.operand_of(move)) == 0
    return laid_zero and bool(after.switches & SEVEN_ZERO) and after.phase != OVER
