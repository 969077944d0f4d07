"""Events from the record before and after a move."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oneleft.rules import moves
from oneleft.rules.cards import REVERSE, SKIP, color_of, is_jam, rank_of
from oneleft.rules.config import FIRST_SKIP, ZEROS
from oneleft.rules.editions import Edition
from oneleft.rules.hands import card_count, hand_words, out_with_words, top_rank
from oneleft.rules.round import (
    OVER,
    PENALTY,
    SERIES,
    SLAM_SIDE,
    Round,
    chair_after,
    is_out_of_round,
    players_in,
    seat_after,
)
from oneleft.rules.turn import accused, guilty

from . import events as e
from .notation import DIRECTIONS, card_text, hand_texts, names_color


@dataclass(frozen=True, slots=True)
class EventBuilder:
    """Builds the events of one table, with all hidden cards and with the seat numbers of the match.

    `Table` calls it. Before an event leaves the table, `Event.seen_by` removes what a seat may not see.
    """

    edition: Edition
    seating: tuple[int, ...]

    def hand(self, r: Round, chair: int) -> list[str]:
        return hand_texts(self.edition, *hand_words(r, chair))

    def left(self, r: Round, chair: int) -> list[str]:
        """The cards of a chair that are counted after the round. MERCY-2: none of the last one left."""
        if chair == r.out:
            return []
        return hand_texts(self.edition, *out_with_words(r, chair)) if is_out_of_round(r, chair) else self.hand(r, chair)

    def deal_events(self, r: Round) -> Iterator[e.Event]:
        """The deal of a new round, from the dealer's left, and the effect of the first discard."""
        for steps in range(1, r.players + 1):
            chair = (r.dealer + steps) % r.players
            yield e.Dealt(seat=self.seating[chair], count=r.cards, cards=self.hand(r, chair))
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
        elif verb == moves.END_SERIES:
            yield e.EndedSeries(seat=seat)
            yield from self.pass_events(before, move, after)
        elif verb == moves.DRAW and after.passes > 0 and not after.no_more_refills:
            yield e.Passed(seat=seat)
        if after.shuffles > before.shuffles:
            yield e.Reshuffled(count=before.n_discard - (verb > moves.JUMP_UNO))
        if not passes_hands(before, move, after):
            yield from self.draw_events(before, chair, move, after)
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
            yield e.Dropped(seat=seat, side="slam" if after.drop == SLAM_SIDE else "back")
        deflects = before.phase == PENALTY and rank in (SKIP, REVERSE)
        if deflects:
            yield e.Deflected(seat=seat)
        if after.phase == OVER and not deflects:
            return
        if rank == REVERSE and players_in(before) > 2:
            yield e.Turned(direction=DIRECTIONS[after.direction])
        elif rank in (SKIP, REVERSE) and not deflects:
            yield e.Skipped(seat=self.seating[seat_after(after, chair, 1)])
        yield from self.pass_events(before, moves.move(verb, face), after)
        yield from self.penalty_events(after)

    def pass_events(self, before: Round, move: int, after: Round) -> Iterator[e.Event]:
        """SEVEN-1: every hand moves on."""
        if not passes_hands(before, move, after):
            return
        yield e.HandsPassed(direction=DIRECTIONS[after.direction])
        for giver in range(after.players):
            if not is_out_of_round(after, giver):
                yield self.received(after, seat_after(after, giver, 1), giver)

    def penalty_events(self, r: Round) -> Iterator[e.Event]:
        if r.phase == PENALTY:
            yield e.Facing(seat=self.seating[r.turn], count=r.pending)

    def received(self, after: Round, chair: int, giver: int) -> e.Received:
        cards = self.hand(after, chair)
        return e.Received(seat=self.seating[chair], giver=self.seating[giver], count=len(cards), cards=cards)

    def draw_events(self, before: Round, chair: int, move: int, after: Round) -> Iterator[e.Event]:
        """One event for each player who drew, from the cards that are new in the hand."""
        for steps in range(after.players):
            drawer = chair_after(after, chair, steps)
            seat, held = self.seating[drawer], hand_words(after, drawer)
            leaves = is_out_of_round(after, drawer) and not is_out_of_round(before, drawer)
            if leaves:
                held = out_with_words(after, drawer)
            known = hand_words(before, drawer)
            first, second = held[0] & ~known[0], held[1] & ~known[1]
            if not first | second and not leaves:
                continue
            drawn = hand_texts(self.edition, first, second)
            if moves.verb_of(move) == moves.DRAW and len(drawn) > 1:
                yield e.WentOnDrawing(seat=seat, count=len(drawn))
            if drawn:
                yield e.Drew(seat=seat, count=len(drawn), cards=drawn)
            if leaves:
                cards = hand_texts(self.edition, *held)
                yield e.OutOfRound(seat=seat, count=len(cards), cards=cards)

    def end_events(self, r: Round) -> Iterator[e.Event]:
        if r.phase == OVER and r.out < 0:
            yield e.Blocked(refills=bool(r.no_more_refills))
        elif r.phase == OVER:
            left = [(self.seating[chair], self.left(r, chair)) for chair in range(r.players) if chair != r.out]
            yield e.Out(seat=self.seating[r.out], left=left, last=card_count(r, r.out) > 0)


def passes_hands(before: Round, move: int, after: Round) -> bool:
    """SEVEN-1, SEVEN-3, MULTI-3: whether a 0, or a series of it, passed every hand on. Then nobody drew."""
    verb = moves.verb_of(move)
    rank = rank_of(moves.operand_of(move)) if verb <= moves.JUMP_UNO else top_rank(before)
    ends_turn = verb <= moves.JUMP_UNO or verb == moves.END_SERIES
    return ends_turn and rank == 0 and bool(after.switches & ZEROS) and after.phase not in (SERIES, OVER)
