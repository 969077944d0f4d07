"""One table: the round that is played there, and the seats in its chairs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import TYPE_CHECKING

from oneleft.errors import IllegalMove
from oneleft.match.match import Seating
from oneleft.rules.apply import apply
from oneleft.rules.cards import COLORED, NONE, WILDS, wild_kinds
from oneleft.rules.config import JUMP_IN, Rules
from oneleft.rules.deal import draw_for_deal, start_round
from oneleft.rules.hands import types_held
from oneleft.rules.legal import (
    card_move,
    choice,
    choice_count,
    face_count,
    laying_verb,
    reaction,
    reaction_count,
    uno_due,
    uno_due_with,
)
from oneleft.rules.matching import jump_types, playable
from oneleft.rules.moves import CATCH, UNO, move, operand_of, verb_of
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.rules.round import OVER, Round, State

from . import events as e
from .event_builder import EventBuilder
from .explain_refusal import explain_refusal
from .fairness import load_key
from .move import Move, MoveCodec, codec_of
from .notation import bits

if TYPE_CHECKING:
    from .views import WrittenHand

Saved = tuple[State, MoveCodec, int]  # a table at one moment: its record, its seats and who escaped


class Table:
    """One round in its record, and the seats of the match that sit in its chairs.

    `Game` and the referee own the tables. They ask ``is_legal`` first, for ``push`` carries out any move.
    """

    __slots__ = ("_legal", "codec", "escaped", "event_builder", "round", "rules", "written_hands")

    def __init__(self, rules: Rules, seating: Seating, key: str, number: int) -> None:
        self.rules: Rules = rules
        self.round: Round = rules.new_round(len(seating))
        self.escaped: int = (
            0  # a bit for each chair that went down to one card without a call and was not caught in time
        )
        self._sit(codec_of(rules.edition, seating))
        load_key(self.round, key, number)

    def _sit(self, codec: MoveCodec) -> None:
        self.codec: MoveCodec = codec
        self.event_builder: EventBuilder = EventBuilder(codec.edition, codec.seating)
        self.written_hands: dict[int, WrittenHand] = {}  # of `views.write_own_part`
        self._legal: dict[int, list[int]] = {}  # the legal moves of the chairs that were asked for since the last move

    @property
    def seating(self) -> Seating:
        return self.codec.seating

    @property
    def over(self) -> bool:
        return self.round.phase == OVER

    @property
    def blocked(self) -> bool:
        """PILE-2: over, and nobody went out."""
        return self.round.phase == OVER and self.round.out < 0

    def seat_anew(self, seating: Seating) -> None:
        """Seat other players. The random generator continues where it was."""
        self.round.players = len(seating)
        self._sit(codec_of(self.rules.edition, seating))

    def cut_for_deal(self) -> list[e.Event]:
        """SETUP-1: the players draw for the deal until one has the highest card."""
        cuts: list[e.Event] = []
        drawing = list(range(self.round.players))
        while len(drawing) > 1:
            tied = draw_for_deal(self.round, sum(1 << chair for chair in drawing))
            left = [chair for chair in drawing if tied >> chair & 1]
            cuts.append(self.event_builder.cut_event(self.round, drawing, left[0] if len(left) == 1 else None))
            drawing = left
        self.round.dealer = drawing[0]
        return cuts

    def deal(self) -> list[e.Event]:
        """SETUP-2, SETUP-3: shuffle, deal and turn up the first card."""
        start_round(self.round)
        self.escaped = 0
        self._legal.clear()
        return list(self.event_builder.deal_events(self.round))

    def push(self, chair: int, code: int) -> None:
        """Carry out a legal move."""
        exposed = self.round.exposed
        apply(self.round, chair, code)
        self._legal.clear()
        if (exposed >= 0 or self.escaped) and verb_of(code) not in (UNO, CATCH):
            # remembered so that a late catch is refused by UNO-3 and not by UNO-4
            self.escaped &= ~(1 << chair)
            if exposed not in (NONE, self.round.exposed):
                self.escaped |= 1 << exposed

    def push_with_events(self, chair: int, code: int) -> list[e.Event]:
        before = self.round.before_move()
        self.push(chair, code)
        return list(self.event_builder.move_events(before, chair, code, self.round))

    def find_legal(self, move: str) -> tuple[int, int] | None:
        """The chair and the integer of a legal move that has been translated before."""
        found = self.codec.codes.get(move)
        return found if found is not None and self.is_legal(*found) else None

    def is_legal(self, chair: int, code: int) -> bool:
        codes = self._legal.get(chair)
        return refusal(self.round, chair, code) == LEGAL if codes is None else code in codes

    def refusal(self, chair: int, code: int, names: Sequence[str]) -> IllegalMove | None:
        """Why the move is refused; None if it is legal."""
        return explain_refusal(self.rules.edition, self.round, self.seating, chair, code, names, escaped=self.escaped)

    @property
    def may_react(self) -> bool:
        """Whether a chair that is not in turn could move: a cheap test, before their hands are looked at."""
        return self.round.exposed >= 0 or bool(self.round.switches & JUMP_IN)

    def acting_chairs(self) -> list[int]:
        """The chairs that may move now: the player in turn, then those who can react."""
        r = self.round
        if r.phase == OVER:
            return []
        if not self.may_react:
            return [r.turn]
        others = [chair for chair in range(r.players) if chair != r.turn and self.legal_codes(chair)]
        return [r.turn, *others]

    def legal_codes(self, chair: int) -> list[int]:
        """The legal moves of a chair, in the order of `legal_move`."""
        codes = self._legal.get(chair)
        if codes is None:
            is_asked = chair == self.round.turn or self.may_react
            codes = self._legal[chair] = list_legal_codes(self.round, chair) if is_asked else []
        return codes

    def legal_moves(self, chair: int) -> list[Move]:
        return list(map(self.codec.moves[chair].__getitem__, self.legal_codes(chair)))

    def legal_texts(self, chair: int) -> list[str]:
        moves, codes = self.codec.moves[chair], self.legal_codes(chair)
        try:
            return list(map(moves.texts.__getitem__, codes))
        except KeyError:
            return [str(moves[code]) for code in codes]

    def save(self) -> Saved:
        return self.round.state(), self.codec, self.escaped

    def restore(self, saved: Saved) -> None:
        state, codec, self.escaped = saved
        self.round.restore(state)
        self._sit(codec)

    def __getstate__(self) -> tuple[Rules, Saved]:
        return self.rules, self.save()

    def __setstate__(self, state: tuple[Rules, Saved]) -> None:
        self.rules, saved = state
        self.round = Round()
        self.restore(saved)

    def copy(self) -> Table:
        twin = object.__new__(Table)
        twin.rules = self.rules
        twin.round = self.round.copy()
        twin.escaped = self.escaped
        twin._sit(self.codec)
        return twin


def list_laid_codes(r: Round, chair: int, verb: int, types: int) -> list[int]:
    """The moves that `card_move` numbers: every card in every colour, then those with which UNO can be called."""
    codes = [*list_colored_codes(verb, types & COLORED)]
    if types & WILDS:
        codes += list_wild_codes(r, verb, types & WILDS)
    if codes and uno_due(r, chair, verb):
        faces = map(operand_of, codes.copy())
        codes += [move(verb + 1, face) for face in faces if uno_due_with(r, chair, verb, face)]
    return codes


@lru_cache(1 << 13)
def list_colored_codes(verb: int, types: int) -> tuple[int, ...]:
    return tuple(move(verb, face) for face in bits(types))


WILD_CODES: dict[tuple[int, int, int], list[int]] = {}  # a cache of `list_wild_codes`, which has few


def list_wild_codes(r: Round, verb: int, types: int) -> list[int]:
    key = wild_kinds(types), verb, r.special
    codes = WILD_CODES.get(key)
    if codes is None:
        codes = WILD_CODES[key] = [card_move(r, verb, types, k) for k in range(face_count(r, verb, types))]
    return codes


def list_legal_codes(r: Round, chair: int) -> list[int]:
    """The moves that `legal_move` numbers, but what can be laid is found once and not for every number."""
    codes: list[int] = []
    if chair == r.turn:
        codes += list_laid_codes(r, chair, laying_verb(r), playable(r, chair))
        codes += map(choice, repeat(r), range(choice_count(r)))
    if r.exposed >= 0 or types_held(r, chair) & jump_types(r):  # a cheap test first: few seats can jump in
        codes += [reaction(r, chair, k) for k in range(reaction_count(r, chair))]
    return codes
