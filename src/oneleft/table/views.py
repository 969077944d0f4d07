"""What a seat or a spectator may see. Views are built here, field by field, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from oneleft.rules.hands import card_count
from oneleft.rules.round import COLOR, SLAM

from .notation import DIRECTIONS, DROPS, card_text, card_texts, color_letters
from .position import PHASES, Direction, Phase

if TYPE_CHECKING:
    from .game_state import GameState
    from .table import Table


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it. ``seat`` is None for a spectator."""

    seat: int | None
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
    reverse_pending: bool  # a Reverse is on top, and nobody has moved since
    exposed: int | None
    slam: int  # discards still to make
    drop: Literal["slam", "back"] | None  # how the Jam card on top landed, until its colour is named
    draw: int  # cards in the draw pile
    discard: list[str]  # its top last
    counts: dict[int, int]  # cards in each hand
    hand: list[str] | None  # the cards of this seat
    drawn: str | None  # the card that this seat has just drawn
    left: dict[int, list[str]] | None  # when the round is over, the cards that are counted
    legal: list[str]  # the legal moves of this seat

    @property
    def top(self) -> str:
        return self.discard[-1]

    def to_builtins(self) -> dict[str, Any]:
        built: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return built


def views(game: GameState, table_number: int, seats: Iterable[int | None]) -> Iterator[View]:
    """The views of one table for each of these seats. None stands for a spectator."""
    table = game.tables[table_number]
    common = public_fields(game, table)
    for seat in seats:
        yield View(seat=seat, **common, **private_fields(table, seat))


def public_fields(game: GameState, table: Table) -> dict[str, Any]:
    """The fields that everybody sees."""
    r, edition, seating = table.round, game.rules.edition, table.seating
    letters = color_letters(edition)
    return {
        "rules": game.rules_line,
        "names": game.names,
        "commitment": game.commitment,
        "number": len(game.log),
        "round": len(game.match.history),
        "totals": list(game.scores),
        "winners": list(game.winners),
        "table": list(seating),
        "dealer": seating[r.dealer],
        "turn": seating[r.turn],
        "phase": PHASES[r.phase],
        "round_over": table.blocked or all(t.over and not t.blocked for t in game.tables),
        "direction": DIRECTIONS[r.direction],
        "color": None if r.color < 0 else letters[r.color],
        "color_before": None if r.color_before < 0 else letters[r.color_before],
        "pending": r.pending,
        "reverse_pending": bool(r.reverse_pending),
        "exposed": None if r.exposed < 0 else seating[r.exposed],
        "slam": r.slam,
        "drop": DROPS[r.drop] or None if r.phase in (COLOR, SLAM) else None,
        "draw": r.n_draw,
        "discard": card_texts(edition, r.discard[: r.n_discard]),
        "counts": {player: card_count(r, chair) for chair, player in enumerate(seating)},
        "left": open_hands(table) if table.over and not table.blocked else None,
    }


def private_fields(table: Table, seat: int | None) -> dict[str, Any]:
    """The fields that only the seat itself sees."""
    if seat is None:
        return {"hand": None, "drawn": None, "legal": []}
    r = table.round
    chair = table.seating.index(seat)
    has_drawn = chair == r.turn and r.drawn >= 0
    return {
        "hand": table.event_builder.hand(r, chair),
        "drawn": card_text(table.rules.edition, r.drawn) if has_drawn else None,
        "legal": table.legal_texts(chair),
    }


def open_hands(table: Table) -> dict[int, list[str]]:
    """The cards that are counted when somebody has gone out."""
    return {player: table.event_builder.hand(table.round, chair) for chair, player in enumerate(table.seating)}
