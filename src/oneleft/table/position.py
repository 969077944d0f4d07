"""Positions as JSON: read one into a round, write a round as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from oneleft.errors import DocumentError, NotationError
from oneleft.rules.cards import (
    DECK_SIZE,
    DRAW_TWO,
    NONE,
    REVERSE,
    SKIP,
    SPECIAL,
    WILD,
    WILD_DRAW_FOUR,
    color_of,
    fill_deck,
    is_jam,
    rank_of,
    types_of,
)
from oneleft.rules.config import PROGRESSIVE, SEVEN_ZERO, Rules
from oneleft.rules.deal import deal
from oneleft.rules.editions import Edition
from oneleft.rules.effects import penalty_of
from oneleft.rules.hands import card_count, give, hand_words, put_on_discards, top_rank, top_type
from oneleft.rules.matching import playable
from oneleft.rules.rng import shuffle
from oneleft.rules.round import (
    BACK_SIDE,
    DREW,
    MAX_PLAYERS,
    NO_DROP,
    OVER,
    PENALTY,
    SLAM,
    SLAM_SIDE,
    SWAP,
    TURN,
    Round,
    clear,
)
from oneleft.rules.round import COLOR as NAMING
from oneleft.rules.turn import accused

from .documents import read_form
from .notation import DROPS, card_text, card_texts, color_letters, hand_cards, hand_texts, read_card, read_color

Phase = Literal["turn", "drew", "penalty", "color", "swap", "slam", "over"]
PHASES: tuple[Phase, ...] = ("turn", "drew", "penalty", "color", "swap", "slam", "over")
Direction = Literal["left", "right"]


class Challenged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """WD4-4: the hand from which the Wild Draw Four was played, and the colour in play before it."""

    hand: list[str]
    color: str


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole table, face up. The fields from ``drawn`` on are present only when the phase needs them."""

    hands: list[list[str]]
    discard: list[str]
    draw: list[str] = []
    rest: Literal["shuffle", "out"] = "shuffle"
    color: str | None = None
    turn: int | None = None
    direction: Direction = "left"
    dealer: int | None = None
    phase: Phase | None = None
    pending: int | None = None
    exposed: int | None = None
    drawn: str | None = None
    slam: int = 0
    drop: Literal["slam", "back"] | None = None
    challenged: Challenged | None = None
    reverse_pending: bool = False
    passes: int = 0
    out: int | None = None


def convert_position(document: Position | Mapping[str, Any]) -> Position:
    """A position from plain values. An error names the field at fault."""
    if isinstance(document, Position):
        return document
    fields = dict(document) if isinstance(document, Mapping) else document
    return read_form(lambda: msgspec.convert(fields, Position))


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stacked deck: its cards from the top, unnamed cards shuffled beneath."""

    players: int
    dealer: int | None = None
    deck: list[str] = []


@cache
def whole_deck(edition: Edition) -> tuple[int, ...]:
    deck = [0] * DECK_SIZE
    return tuple(deck[: fill_deck(deck, edition.special)])


@cache
def cards_by_text(edition: Edition) -> dict[str, list[int]]:
    """The cards of the deck that share a text."""
    cards: dict[str, list[int]] = {}
    for card in whole_deck(edition):
        cards.setdefault(card_text(edition, card), []).append(card)
    return cards


class Pack:
    """The whole deck. Each card that a document names is taken from it once."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._taken: set[int] = set()

    def take(self, text: str, at: str) -> int:
        kind = read_at(at, read_card, self.edition, text)
        for card in cards_by_text(self.edition)[text]:
            if card not in self._taken:
                self._taken.add(card)
                return card
        raise DocumentError(at, "document-card-twice", rule_for_count(kind), card=text)

    @property
    def left(self) -> list[int]:
        """The cards that nobody has taken, in the order of a new deck."""
        return [card for card in whole_deck(self.edition) if card not in self._taken]

    def take_all(self, texts: Sequence[str], at: str) -> list[int]:
        return [self.take(text, f"{at}[{place}]") for place, text in enumerate(texts)]


def rule_for_count(kind: int) -> str:
    """The rule that says how many cards of this kind there are."""
    rank = rank_of(kind)
    return "DECK-2" if rank < SKIP else "DECK-3" if rank < WILD else "DECK-5" if rank == SPECIAL else "DECK-4"


def read_at(at: str, read: Callable[[Edition, str], int], edition: Edition, text: str) -> int:
    """Read a card or a colour. An error names this place of the document."""
    try:
        return read(edition, text)
    except NotationError as error:
        raise DocumentError(at, error.key, error.rule, **error.message_args) from None


def check_seat(seat: int | None, players: int, at: str, default: int) -> int:
    if seat is None:
        return default
    if not 0 <= seat < players:
        raise DocumentError(at, "document-seat", "PLAYERS-1", given=seat, players=players)
    return seat


def check_size(players: int, at: str) -> None:
    if not 2 <= players <= MAX_PLAYERS:
        raise DocumentError(at, "setup-players", "PLAYERS-1", players=players)


def deal_stacked(rules: Rules, doc: Deal, r: Round) -> None:
    """Deal from a stacked deck to an empty table that has its key."""
    check_size(doc.players, "deal.players")
    r.players = doc.players
    r.dealer = check_seat(doc.dealer, doc.players, "deal.dealer", doc.players - 1)
    pack = Pack(rules.edition)
    named = pack.take_all(doc.deck, "deal.deck")
    lay_pile(r, named, pack.left)
    deal(r)


def lay_pile(r: Round, named: Sequence[int], beneath: Sequence[int]) -> None:
    """Make the draw pile: the named cards in order from the top, the others shuffled beneath."""
    r.n_draw = len(named) + len(beneath)
    r.draw[: r.n_draw] = [*beneath, *reversed(named)]
    shuffle(r, r.draw, len(beneath))


def read_position(rules: Rules, doc: Position, r: Round) -> None:
    """Set up a position on an empty table that has its key."""
    check_size(len(doc.hands), "position.hands")
    r.players = len(doc.hands)
    clear(r)
    pack = Pack(rules.edition)
    for seat, hand in enumerate(doc.hands):
        for card in pack.take_all(hand, f"position.hands[{seat}]"):
            give(r, seat, card)
    read_discards(rules.edition, doc, r, pack)
    named = pack.take_all(doc.draw, "position.draw")
    r.dealer = check_seat(doc.dealer, r.players, "position.dealer", r.players - 1)
    r.direction = 1 if doc.direction == "left" else -1
    r.turn = check_seat(doc.turn, r.players, "position.turn", (r.dealer + 1) % r.players)
    r.exposed = check_seat(doc.exposed, r.players, "position.exposed", NONE)
    read_phase(rules.edition, doc, r)
    lay_pile(r, named, pack.left if doc.rest == "shuffle" else [])
    if r.passes and r.n_draw + r.n_discard > 1:  # the last player could have drawn
        raise DocumentError("position.passes", "document-passes", "PILE-2", phase=PHASES[r.phase])


def read_discards(edition: Edition, doc: Position, r: Round, pack: Pack) -> None:
    """Read the discard pile. ``color`` may be left out if the top card has one, printed or named."""
    if not doc.discard:
        raise DocumentError("position.discard", "document-no-discard", "SETUP-3")
    for place, text in enumerate(doc.discard):
        card, colon, named = text.partition(":")
        at = f"position.discard[{place}]"
        put_on_discards(r, pack.take(card, at))
        r.color = NONE if top_rank(r) >= WILD else color_of(top_type(r))
        if colon and r.color != NONE:
            raise DocumentError(at, "notation-color-extra", "WILD-1", given=text)
        if colon:
            r.color = read_at(at, read_color, edition, named)
    if doc.color is None:
        if r.color == NONE and doc.phase not in ("color", "slam", "over"):
            raise DocumentError("position.color", "document-color-missing", "WILD-1", top=doc.discard[-1])
        return
    color = read_at("position.color", read_color, edition, doc.color)
    if r.color not in (NONE, color):
        raise DocumentError("position.color", "document-color-other", "TURN-1", given=doc.color)
    r.color = color


def read_phase(edition: Edition, doc: Position, r: Round) -> None:
    """Read the phase and the fields that belong to it."""
    r.phase = PHASES.index(doc.phase) if doc.phase else PENALTY if doc.pending else 0
    r.drop = read_drop(doc, r)
    for check in phase_checks(doc, r):
        if check.fails:
            raise DocumentError(
                f"position.{check.field}", f"document-{check.message_id}", check.rule, phase=PHASES[r.phase]
            )
    r.slam = doc.slam
    r.passes = doc.passes
    r.reverse_pending = int(doc.reverse_pending)
    if r.phase == PENALTY:
        read_penalty(edition, doc, r)
    if r.phase == DREW:
        read_drawn(edition, doc, r)
    if r.phase == OVER:
        r.out = check_seat(doc.out, r.players, "position.out", NONE)
    for seat in range(r.players):
        if (card_count(r, seat) == 0) != (r.phase == OVER and seat == r.out):
            raise DocumentError(f"position.hands[{seat}]", "document-empty-hand", "OUT-1")


def read_drop(doc: Position, r: Round) -> int:
    """JAM-1: a Jam card that has a card beneath it was played, not turned up first, even if the document is silent."""
    if doc.drop is not None:
        return DROPS.index(doc.drop)
    if r.phase == SLAM:
        return SLAM_SIDE
    return BACK_SIDE if r.phase == NAMING and is_jam(r.special, top_type(r)) and r.n_discard > 1 else NO_DROP


class PhaseCheck(NamedTuple):
    """One way in which a document can contradict its phase."""

    fails: bool
    field: str
    rule: str
    message: str = ""  # where it is not named after the field

    @property
    def message_id(self) -> str:
        return self.message or self.field.replace("_", "-")


def phase_checks(doc: Position, r: Round) -> Iterator[PhaseCheck]:
    """Every way in which a document can contradict its phase.

    The first check that fails is reported, so the order is from the phase itself to the fields that belong to it.
    """
    top = top_rank(r)
    jam_on_top = is_jam(r.special, top_type(r))
    yield PhaseCheck(r.phase == NAMING and (top < WILD or top == WILD_DRAW_FOUR), "phase", "START-4")
    yield PhaseCheck(r.phase == NAMING and not r.drop and r.color != NONE, "phase", "START-4")
    yield PhaseCheck(r.phase == SLAM and not jam_on_top, "phase", "JAM-2")
    yield PhaseCheck(doc.drop is not None and not (jam_on_top and r.phase in (NAMING, SLAM)), "drop", "JAM-1")
    yield PhaseCheck(doc.drop == "back" and r.phase == SLAM, "drop", "JAM-2")
    yield PhaseCheck(r.phase in (NAMING, SLAM) and r.color != NONE, "color", "JAM-1", "color-early")
    yield PhaseCheck(bool(doc.pending) != (r.phase == PENALTY), "pending", "DRAW2-1")
    yield PhaseCheck(
        (doc.pending or 0) % max(1, penalty_of(top)) != 0 or not 0 <= (doc.pending or 0) <= 64, "pending", "DRAW2-1"
    )
    yield PhaseCheck(r.phase == PENALTY and top not in (DRAW_TWO, WILD_DRAW_FOUR), "phase", "DRAW2-1")
    one_card = r.phase == PENALTY and not r.switches & PROGRESSIVE
    yield PhaseCheck(one_card and doc.pending != penalty_of(top), "pending", "PROG-1", "pending-progressive")
    yield PhaseCheck(r.phase == SWAP and not (r.switches & SEVEN_ZERO and top == 7), "phase", "SEVEN-2")
    yield PhaseCheck((doc.drawn is not None) != (r.phase == DREW), "drawn", "TURN-3")
    yield PhaseCheck((doc.slam > 0) != (r.phase == SLAM) or not 0 <= doc.slam <= 2, "slam", "JAM-2")
    yield PhaseCheck(doc.slam > card_count(r, r.turn), "slam", "JAM-2")
    yield PhaseCheck(not 0 <= doc.passes < r.players, "passes", "PILE-2")
    yield PhaseCheck(doc.reverse_pending and (top != REVERSE or r.phase != TURN), "reverse_pending", "JUMP-2")
    yield PhaseCheck(doc.challenged is not None and r.phase != PENALTY, "challenged", "WD4-4")
    yield PhaseCheck(doc.out is not None and r.phase != OVER, "out", "OUT-1")
    yield PhaseCheck(doc.exposed is not None and r.phase in (DREW, SLAM, OVER), "exposed", "UNO-3")
    # UNO-5: while the colour is named, only whoever dropped the Jam card
    yield PhaseCheck(r.phase == NAMING and r.exposed not in (NONE, r.turn if r.drop else NONE), "exposed", "UNO-3")


def read_penalty(edition: Edition, doc: Position, r: Round) -> None:
    r.pending = doc.pending or 0
    if top_rank(r) != WILD_DRAW_FOUR:
        if doc.challenged is not None:
            raise DocumentError("position.challenged", "document-challenged", "WD4-4", phase="penalty")
        return
    if doc.challenged is not None:
        read_challenged(edition, doc.challenged, r)
        return
    # By default the challenged hand is the one that the player holds now, and the colour that of the card beneath.
    beneath = r.discard[r.n_discard - 2] if r.n_discard > 1 else WILD
    if rank_of(beneath) >= WILD:
        raise DocumentError("position.challenged", "document-challenged-missing", "WD4-4")
    r.color_before = color_of(beneath)
    r.challenged_hand[:] = hand_words(r, accused(r))


def read_challenged(edition: Edition, doc: Challenged, r: Round) -> None:
    """WD4-4: the challenged hand is a part of the present one: since then its player can only have drawn."""
    at = "position.challenged"
    held = list(hand_words(r, accused(r)))
    for place, text in enumerate(doc.hand):
        wanted = types_of(read_at(f"{at}.hand[{place}]", read_card, edition, text))
        copy = 0 if held[0] & wanted else 1
        bit = held[copy] & wanted & -(held[copy] & wanted)
        if not bit:
            raise DocumentError(f"{at}.hand[{place}]", "document-challenged-hand", "WD4-4", card=text)
        held[copy] ^= bit
        r.challenged_hand[copy] |= bit
    r.color_before = read_at(f"{at}.color", read_color, edition, doc.color)


def read_drawn(edition: Edition, doc: Position, r: Round) -> None:
    kind = read_at("position.drawn", read_card, edition, doc.drawn or "")
    wanted = card_text(edition, kind)
    held = hand_cards(*hand_words(r, r.turn))
    r.drawn = next((card for card in held if card_text(edition, card) == wanted), NONE)
    if r.drawn == NONE or not playable(r, r.turn):
        raise DocumentError("position.drawn", "document-drawn", "TURN-3", phase="drew")


def write_position(edition: Edition, r: Round) -> dict[str, Any]:
    """The whole table as a document that `read_position` accepts."""
    hands = [hand_texts(edition, *hand_words(r, seat)) for seat in range(r.players)]
    cards = sum(map(len, hands)) + r.n_draw + r.n_discard
    written: dict[str, Any] = {
        "hands": hands,
        "discard": card_texts(edition, r.discard[: r.n_discard]),
        "draw": card_texts(edition, reversed(r.draw[: r.n_draw])),
        "rest": "shuffle" if cards == len(whole_deck(edition)) else "out",
        "color": None if r.color == NONE else color_letters(edition)[r.color],
        "turn": r.turn,
        "direction": "left" if r.direction == 1 else "right",
        "dealer": r.dealer,
        "phase": PHASES[r.phase],
        "pending": r.pending,
        "exposed": None if r.exposed == NONE else r.exposed,
    }
    return written | write_extras(edition, r)


def write_extras(edition: Edition, r: Round) -> dict[str, Any]:
    """The fields that only some phases have."""
    extras: dict[str, Any] = {}
    if r.phase == DREW:
        extras["drawn"] = card_text(edition, r.drawn)
    if r.phase == SLAM:
        extras["slam"] = r.slam
    if r.phase in (NAMING, SLAM) and r.drop != NO_DROP:
        extras["drop"] = DROPS[r.drop]
    if r.phase == PENALTY and r.color_before != NONE:
        extras["challenged"] = {
            "hand": hand_texts(edition, *r.challenged_hand),
            "color": color_letters(edition)[r.color_before],
        }
    if r.reverse_pending:
        extras["reverse_pending"] = True
    if r.passes and r.phase != OVER:
        extras["passes"] = r.passes
    if r.phase == OVER:
        extras["out"] = None if r.out == NONE else r.out
    return extras
