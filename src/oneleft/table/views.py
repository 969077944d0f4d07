"""What a seat or a spectator may see. Views are built here, field by field, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from oneleft.rules.hands import card_count, hand_words
from oneleft.rules.round import COLOR, OVER, SLAM, is_out_of_round

from .notation import DIRECTIONS, DROPS, card_text, card_texts, color_letters
from .position import PENALTY_CARDS, PHASES, Direction, PenaltyCard, Phase

if TYPE_CHECKING:
    from .game_state import GameState
    from .table import Table


class PublicView(msgspec.Struct, frozen=True, gc=False):
    """The table as everyone sees it."""

    rules: str
    names: tuple[str, ...]
    commitment: str
    number: int  # moves made so far: the position that an answer names
    round: int  # rounds scored so far
    totals: list[int]
    winners: list[int]
    table: list[int]  # the seats at this table, in order to the left
    dealer: int
    turn: int
    phase: Phase
    round_over: bool  # this table waits for the next deal
    direction: Direction
    color: str | None
    color_before: str | None  # the colour before the Wild Draw Four that can be challenged
    pending: int
    penalty: PenaltyCard | None  # what the penalty is answered as: a card that deflected it may lie on top
    reverse_pending: bool  # a Reverse is on top, and nobody has moved since
    exposed: int | None
    slam: int  # discards still to make
    drop: Literal["slam", "back", "out"] | None  # how the Jam card on top landed, until its colour is named
    draw: int  # cards in the draw pile
    discard: list[str]  # its top last
    counts: dict[int, int]  # cards in each hand
    out_of_round: list[int]  # the seats that are out of this round (MERCY-1)
    left: dict[int, list[str]] | None  # when the round is over, the cards that are counted


class View(PublicView, frozen=True, gc=False):
    """The table as one seat sees it. ``seat`` is None for a spectator."""

    seat: int | None
    hand: list[str] | None  # the cards of this seat
    drawn: str | None  # the card that this seat has just drawn
    legal: list[str]  # the legal moves of this seat

    @property
    def top(self) -> str:
        return self.discard[-1]

    def to_builtins(self) -> dict[str, Any]:
        built: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return built


class OwnPart(msgspec.Struct, frozen=True, gc=False):
    """What a `View` says beyond what everyone sees, with the hand written already."""

    seat: int | None
    hand: msgspec.Raw | None
    drawn: str | None
    legal: list[str]


encode = msgspec.json.Encoder().encode
SPECTATORS_PART = encode(OwnPart(None, None, None, []))[1:]


class WrittenHand(NamedTuple):
    """The JSON of a hand, for as long as it stays the same."""

    words: tuple[int, int]
    hand: msgspec.Raw
    waiting: bytes  # the whole part of a seat that holds it and cannot move


def views(game: GameState, table_number: int, seats: Iterable[int | None]) -> list[View]:
    """The views of one table for each of these seats. None stands for a spectator."""
    table = game.tables[table_number]
    public = public_fields(game, table)
    return [View(*(public + own_fields(table, seat))) for seat in seats]


def write_views(game: GameState, table_number: int, seats: Iterable[int | None]) -> list[bytes]:
    """The same views as JSON. What everyone sees is written once."""
    table = game.tables[table_number]
    public = encode(PublicView(*public_fields(game, table)))[:-1] + b","
    return [public + (SPECTATORS_PART if seat is None else write_own_part(table, seat)) for seat in seats]


def write_own_part(table: Table, seat: int) -> bytes:
    """The rest of a seat's view. Most hands are those of the move before."""
    r, chair = table.round, table.codec.chairs[seat]
    words, known = hand_words(r, chair), table.written_hands.get(chair)
    if known is None or known.words != words:
        hand = msgspec.Raw(encode(table.event_builder.hand(r, chair)))
        known = WrittenHand(words, hand, encode(OwnPart(seat, hand, None, []))[1:])
        table.written_hands[chair] = known
    if chair == r.turn or table.may_react:
        return encode(OwnPart(seat, known.hand, drawn_card(table, chair), table.legal_texts(chair)))[1:]
    return known.waiting


def own_fields(table: Table, seat: int | None) -> tuple[Any, ...]:
    """The fields that only `View` has."""
    if seat is None:
        return None, None, None, []
    chair = table.codec.chairs[seat]
    return seat, table.event_builder.hand(table.round, chair), drawn_card(table, chair), table.legal_texts(chair)


def drawn_card(table: Table, chair: int) -> str | None:
    r = table.round
    return card_text(table.rules.edition, r.drawn) if chair == r.turn and r.drawn >= 0 else None


def public_fields(game: GameState, table: Table) -> tuple[Any, ...]:
    """The fields of `PublicView`, in their order: by name they would take three times as long."""
    r, edition, seating = table.round, game.rules.edition, table.codec.seating
    letters = color_letters(edition)
    over = r.phase == OVER
    return (
        game.rules_line,
        game.names,
        game.commitment,
        len(game.log),
        len(game.match.history),
        list(game.match.totals),
        list(game.winners),
        list(seating),
        seating[r.dealer],
        seating[r.turn],
        PHASES[r.phase],
        over and (table.blocked or all(t.over and not t.blocked for t in game.tables)),
        DIRECTIONS[r.direction],
        None if r.color < 0 else letters[r.color],
        None if r.color_before < 0 else letters[r.color_before],
        r.pending,
        PENALTY_CARDS.get(r.penalty_rank),
        bool(r.reverse_pending),
        None if r.exposed < 0 else seating[r.exposed],
        r.slam,
        DROPS[r.drop] or None if r.phase in (COLOR, SLAM) else None,
        r.n_draw,
        card_texts(edition, r.discard[: r.n_discard]),
        {seat: card_count(r, chair) for chair, seat in enumerate(seating)},
        [seat for chair, seat in enumerate(seating) if is_out_of_round(r, chair)] if r.out_of_round else [],
        open_hands(table) if over and not table.blocked else None,
    )


def open_hands(table: Table) -> dict[int, list[str]]:
    """The cards that are counted when someone has won the round."""
    return {player: table.event_builder.left(table.round, chair) for chair, player in enumerate(table.seating)}
