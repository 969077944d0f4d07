"""Adaptive bots: after every round they become stronger or weaker, so that everyone wins their share."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.bots.adaptive_bot import after_round, is_adaptive, number_of, with_number
from oneleft.rules.formats import NO_PARTNERS
from oneleft.table import events as e
from oneleft.table.game import Game

from .seat import Seat


def adapt_bots(seats: Sequence[Seat], game: Game) -> bool:
    """Change the bots of a table at which the last move has ended a round. Returns whether any has changed."""
    changed = False
    for event in game.events:
        if isinstance(event, e.Out):
            seating = next(table.seating for table in game.tables if event.seat in table.seating)
            people = [seat for seat in seating if seats[seat].bot_level is None]
            winners = team_of(game, seating, event.seat)
            if people:
                won = len(set(people) & set(winners)) / len(winners)
                changed |= change_bots([seats[seat] for seat in seating], won, len(people) / len(seating))
    return changed


def team_of(game: Game, seating: Sequence[int], seat: int) -> list[int]:
    """The seat and, if there are partners, the one across."""
    if game.rules.format.partners == NO_PARTNERS:
        return [seat]
    return [seat, seating[(seating.index(seat) + len(seating) // 2) % len(seating)]]


def change_bots(seats: Sequence[Seat], won: float, share: float) -> bool:
    adaptive = [seat for seat in seats if is_adaptive(seat.bot or "")]
    for seat in adaptive:
        seat.bot = with_number(after_round(number_of(seat.bot or ""), won, share))
    return bool(adaptive)
