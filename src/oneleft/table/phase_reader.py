"""Reads the phase of a position and the fields that belong to it, and refuses what contradicts it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from oneleft.errors import DocumentError
from oneleft.rules.cards import (
    NONE,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    color_of,
    is_jam,
    rank_of,
    types_of,
    types_of_rank,
)
from oneleft.rules.config import (
    CROSS_STACKING,
    DEFLECT,
    FREE_DRAW_FOUR,
    MULTI_PLAY,
    PROGRESSIVE,
    SEVENS,
)
from oneleft.rules.editions import Edition
from oneleft.rules.effects import penalty_of
from oneleft.rules.ending import one_side_left
from oneleft.rules.hands import (
    card_count,
    hand_words,
    set_challenged_hand,
    take_out,
    top_rank,
    top_type,
    types_held,
)
from oneleft.rules.matching import playable
from oneleft.rules.round import (
    BACK_SIDE,
    DREW,
    NO_DROP,
    OVER,
    PENALTY,
    SERIES,
    SLAM,
    SLAM_SIDE,
    SWAP,
    TURN,
    Round,
    is_out_of_round,
    players_in,
)
from oneleft.rules.round import COLOR as NAMING
from oneleft.rules.turn import accused, after_drop

from .deck_inventory import read_at
from .documents import check_seat
from .notation import DROPS, card_text, hand_cards, read_card, read_color, words_of
from .position import PENALTY_CARDS, PENALTY_RANKS, PHASES, Challenged, Position

# The deck's penalty cards add up to 32. Cards that were shuffled again while a penalty was pending can add more.
MOST_PENDING = 64


def read_phase(edition: Edition, doc: Position, r: Round) -> None:
    """Read the phase and the fields that belong to it."""
    r.phase = PHASES.index(doc.phase) if doc.phase else PENALTY if doc.pending else TURN
    r.drop = read_drop(doc, r)
    if r.phase == PENALTY:
        r.penalty_rank = read_penalty_rank(doc, r)
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


def read_penalty_rank(doc: Position, r: Round) -> int:
    """The last Draw Two or Wild Draw Four. DEFLECT-3: the cards that deflected it may lie on top of it."""
    for i in range(r.n_discard - 1, -1, -1):
        rank = rank_of(r.discard[i])
        if rank in PENALTY_CARDS:
            return rank
        if not r.switches & DEFLECT or rank not in (SKIP, REVERSE):
            return NONE
    return NONE if doc.penalty is None else PENALTY_RANKS[doc.penalty]


def read_drop(doc: Position, r: Round) -> int:
    """JAM-1: a Jam card that has a card beneath it was played, not turned up first, even if the document is silent."""
    if doc.drop is not None:
        return DROPS.index(doc.drop)
    if r.phase == SLAM:
        return SLAM_SIDE
    return BACK_SIDE if r.phase == NAMING and is_jam(r.special, top_type(r)) and r.n_discard > 1 else NO_DROP


class PhaseCheck(msgspec.Struct, frozen=True, gc=False):
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
    deflected = r.phase == PENALTY and bool(r.switches & DEFLECT) and top in (SKIP, REVERSE)
    yield PhaseCheck(r.phase == PENALTY and top not in PENALTY_CARDS and not deflected, "phase", "DRAW2-1")
    yield PhaseCheck(deflected and r.penalty_rank == NONE, "penalty", "DEFLECT-3", "penalty-missing")
    yield PhaseCheck(doc.penalty not in (None, PENALTY_CARDS.get(r.penalty_rank)), "penalty", "DEFLECT-3")
    yield PhaseCheck(r.phase == PENALTY and not is_penalty(r, doc.pending or 0), "pending", "DRAW2-1")
    cannot_add_up = r.phase == PENALTY and not r.switches & PROGRESSIVE  # then one card alone is pending
    adds_up = doc.pending != penalty_of(r.penalty_rank)
    yield PhaseCheck(cannot_add_up and adds_up, "pending", "PROG-1", "pending-progressive")
    yield PhaseCheck(r.phase == SWAP and not (r.switches & SEVENS and top == 7), "phase", "SEVEN-2")
    yield PhaseCheck((doc.drawn is not None) != (r.phase == DREW), "drawn", "TURN-3")
    yield PhaseCheck((doc.slam > 0) != (r.phase == SLAM) or not 0 <= doc.slam <= 2, "slam", "JAM-2")
    yield PhaseCheck(doc.slam > card_count(r, r.turn), "slam", "JAM-2")
    yield PhaseCheck(r.phase == SERIES and not may_go_on(r), "phase", "MULTI-1")
    yield PhaseCheck(not 0 <= doc.passes < players_in(r), "passes", "PILE-2")
    yield PhaseCheck(
        doc.reverse_pending and (top != REVERSE or r.phase not in (TURN, PENALTY)), "reverse_pending", "JUMP-2"
    )
    yield PhaseCheck(doc.challenged is not None and r.phase != PENALTY, "challenged", "WD4-4")
    draw_four = r.phase == PENALTY and top == WILD_DRAW_FOUR
    yield PhaseCheck(not doc.challengeable and not draw_four, "challengeable", "WD4-4", "challenged")
    yield PhaseCheck(not doc.challengeable and doc.challenged is not None, "challengeable", "MERCY-4", "challenged")
    round_goes_on = r.phase != OVER
    yield PhaseCheck(round_goes_on and is_out_of_round(r, r.turn), "turn", "MERCY-1", "seat-out")
    yield PhaseCheck(round_goes_on and one_side_left(r, r.turn), "phase", "MERCY-2", "last-left")
    yield PhaseCheck(r.exposed != NONE and is_out_of_round(r, r.exposed), "exposed", "MERCY-1", "seat-out")
    yield PhaseCheck(doc.out is not None and round_goes_on, "out", "OUT-1")
    # A draw begins a turn, which ends the time to catch; a slam is not over before the call of UNO is due (UNO-5).
    yield PhaseCheck(doc.exposed is not None and r.phase in (DREW, SLAM, OVER), "exposed", "UNO-3")
    yield PhaseCheck(r.phase == SERIES and r.exposed not in (NONE, r.turn), "exposed", "UNO-3")
    # UNO-5: while the colour is named, only the player who dropped the Jam card
    yield PhaseCheck(
        r.phase == NAMING and r.exposed not in (NONE, r.turn if after_drop(r) else NONE), "exposed", "UNO-3"
    )


def is_penalty(r: Round, pending: int) -> bool:
    """Whether Draw Twos and Wild Draw Fours can add up to this amount. CROSS-1, CROSS-2: of both kinds."""
    step = 2 if r.switches & CROSS_STACKING else penalty_of(r.penalty_rank)
    return pending % step == 0 and penalty_of(r.penalty_rank) <= pending <= MOST_PENDING


def may_go_on(r: Round) -> bool:
    """MULTI-1: whether the player in turn holds another card of the number on top."""
    same_number = types_held(r, r.turn) & types_of_rank(top_rank(r))
    return bool(r.switches & MULTI_PLAY and top_rank(r) < SKIP and same_number)


def read_penalty(edition: Edition, doc: Position, r: Round) -> None:
    r.pending = doc.pending or 0
    if top_rank(r) == REVERSE and players_in(r) > 2:  # DEFLECT-2: nobody has moved since it turned play round
        r.reverse_pending = 1
    if r.switches & FREE_DRAW_FOUR or not doc.challengeable:  # FREE-1, MERCY-4
        return
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
    set_challenged_hand(r, *hand_words(r, accused(r)))


def read_challenged(edition: Edition, doc: Challenged, r: Round) -> None:
    """WD4-4: the challenged hand is a part of the present one: since then its player can only have drawn."""
    at = "position.challenged"
    left, seat = r.copy(), accused(r)
    cards = []
    for place, text in enumerate(doc.hand):
        wanted = types_of(read_at(f"{at}.hand[{place}]", read_card, edition, text))
        if not types_held(left, seat) & wanted:
            raise DocumentError(f"{at}.hand[{place}]", "document-challenged-hand", "WD4-4", card=text)
        cards.append(take_out(left, seat, wanted))
    set_challenged_hand(r, *words_of(cards))
    r.color_before = read_at(f"{at}.color", read_color, edition, doc.color)


def read_drawn(edition: Edition, doc: Position, r: Round) -> None:
    kind = read_at("position.drawn", read_card, edition, doc.drawn or "")
    wanted = card_text(edition, kind)
    held = hand_cards(*hand_words(r, r.turn))
    r.drawn = next((card for card in held if card_text(edition, card) == wanted), NONE)
    if r.drawn == NONE or not playable(r, r.turn):
        raise DocumentError("position.drawn", "document-drawn", "TURN-3", phase="drew")
