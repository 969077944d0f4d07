"""The rounds of a match: dealing the next one, and the events of a score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from oneleft.match.match import Match, Seating

from . import events as e
from .table import Table

if TYPE_CHECKING:
    from .game_state import GameState


def deal_next(match: Match, tables: Sequence[Table]) -> list[list[e.Event]]:
    """Deal the next round, or deal again where a round was blocked. Returns the events at each table."""
    if any(table.blocked for table in tables):  # PILE-2: dealt again, by the same dealer
        return [table.deal() if table.blocked else [] for table in tables]
    seatings = match.seatings()
    return [_deal_to(table, seating, match) for table, seating in zip(tables, seatings, strict=True)]


def _deal_to(table: Table, seating: Seating, match: Match) -> list[e.Event]:
    """SETUP-5: the deal passes to the left. Where players change tables, they draw for it again."""
    last = table.seating[table.round.dealer]
    table.seat_anew(seating)
    if len(match.seatings()) > 1:
        return table.cut_for_deal() + table.deal()
    table.round.dealer = match.next_dealer(last)
    return table.deal()


def score_events(game: GameState, before: Match) -> list[e.Event]:
    """What a score means: the winners, or who is out of the match."""
    scored = e.Scored(points=list(game.match.history[-1]), totals=list(game.scores))
    if game.over:
        return [scored, e.Won(seats=list(game.winners))]
    out = seats_of(before.seatings()) - seats_of(game.match.seatings())
    return [scored, *(e.Eliminated(seat=seat) for seat in sorted(out))]


def seats_of(seatings: Iterable[Seating]) -> set[int]:
    return {seat for seating in seatings for seat in seating}
