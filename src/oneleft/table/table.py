"""One table: the round that is played there, and the seats in its chairs."""

from oneleft.match.match import Seating
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.config import JUMP_IN, Rules
from oneleft.rules.deal import draw_for_deal, start_round
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import CATCH, UNO, verb_of
from oneleft.rules.round import OVER

from . import events as e
from .event_builder import EventBuilder
from .fairness import load_key
from .notation import Move, decode, move_text


class Table:
    """One round in its record, and the seats of the match that sit in its chairs.

    `Game` and the referee own the tables. They ask the law first (`refusal`), for ``push`` carries out any move.
    """

    def __init__(self, rules: Rules, seating: Seating, key: str, number: int) -> None:
        self.rules = rules
        self.round = rules.new_round(len(seating))
        self.event_builder = EventBuilder(rules.edition, seating)
        self.escaped: set[int] = set()  # chairs that went down to one card without a call and were not caught in time
        load_key(self.round, key, number)

    @property
    def seating(self) -> Seating:
        return self.event_builder.seating

    @property
    def over(self) -> bool:
        return self.round.phase == OVER

    @property
    def blocked(self) -> bool:
        """PILE-2: over, and nobody went out."""
        return self.over and self.round.out < 0

    def seat_anew(self, seating: Seating) -> None:
        """Seat other players. The random generator continues where it was."""
        self.round.players = len(seating)
        self.event_builder = EventBuilder(self.rules.edition, seating)

    def cut_for_deal(self) -> list[e.Event]:
        """SETUP-1: the players draw for the deal until one has the highest card."""
        told: list[e.Event] = []
        drawing = list(range(self.round.players))
        while len(drawing) > 1:
            tied = draw_for_deal(self.round, sum(1 << chair for chair in drawing))
            left = [chair for chair in drawing if tied >> chair & 1]
            told.append(self.event_builder.cut_event(self.round, drawing, left[0] if len(left) == 1 else None))
            drawing = left
        self.round.dealer = drawing[0]
        return told

    def deal(self) -> list[e.Event]:
        """SETUP-2, SETUP-3: shuffle, deal and turn up the first card."""
        start_round(self.round)
        self.escaped.clear()
        return list(self.event_builder.deal_events(self.round))

    def push(self, chair: int, code: int) -> list[e.Event]:
        """Carry out a legal move."""
        before = self.round.copy()
        apply(self.round, chair, code)
        if verb_of(code) not in (UNO, CATCH):
            self._note_escape(chair, before.exposed)
        return list(self.event_builder.move_events(before, chair, code, self.round))

    def _note_escape(self, mover: int, exposed: int) -> None:
        """Remember who escaped a catch, so that a late catch is refused by UNO-3 and not by UNO-4."""
        self.escaped.discard(mover)
        if exposed not in (NONE, self.round.exposed):
            self.escaped.add(exposed)

    def legal_codes(self, chair: int) -> list[int]:
        r = self.round
        if chair != r.turn and r.exposed < 0 and not r.switches & JUMP_IN:  # a short cut: there is nothing to react to
            return []
        return [legal_move(r, chair, k) for k in range(legal_count(r, chair))]

    def legal_moves(self, chair: int) -> list[Move]:
        return [decode(self.rules.edition, chair, code, self.seating) for code in self.legal_codes(chair)]

    def legal_texts(self, chair: int) -> list[str]:
        return [move_text(self.rules.edition, chair, code, self.seating) for code in self.legal_codes(chair)]
