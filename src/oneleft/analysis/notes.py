"""Notes on a move besides the choice of a card: UNO forgotten, a catch missed, a challenge right or wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oneleft.match.standing import seat_across
from oneleft.rules.formats import NO_PARTNERS
from oneleft.table import events as e
from oneleft.table.game import Game

from .curve import MOVE, PASSED
from .moments import Moment
from .report import Note, Step


def notes_of(
    game: Game, moment: Moment, exposed: int | None, steps: Sequence[Step], before: tuple[int, ...]
) -> Iterator[Note]:
    """The notes on a move. ``game`` is after it; ``exposed`` could be caught before it."""
    seat = moment.seat
    if seat is None:  # a deal
        return
    changes: dict[str, list[int]] = {}
    for step in steps:
        changes[step.kind] = [now - then for now, then in zip(step.chances, before, strict=True)]
        before = step.chances
    if game.view(seat).exposed == seat and exposed != seat:
        yield Note("uno-forgotten", seat, changes[MOVE][seat])
    if exposed is not None and moment.move.verb not in ("catch", "uno"):
        for other in (seat, *moment.let_pass):
            if other != exposed and not are_partners(game, other, exposed):
                yield Note("catch-missed", other, changes[MOVE if other == seat else PASSED][other])
    for event in game.events:
        if isinstance(event, e.Challenged):
            yield Note("challenge-right" if event.guilty else "challenge-wrong", seat, changes[MOVE][seat])


def are_partners(game: Game, one: int, other: int) -> bool:
    table = game.table_of(one)
    if table is None or game.rules.format.partners == NO_PARTNERS or other not in table.codec.chairs:
        return False
    return seat_across(table.seating, one) == other
