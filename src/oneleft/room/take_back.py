"""Taking back a decision: for a person alone against bots, at a table that is not public. It is never rated."""

from __future__ import annotations

from . import entries as n
from .commands import check_repeated, running_game
from .error_codes import Refused
from .state import Room


def allows_take_back(room: Room) -> bool:
    """Whether one person plays against bots alone. Nobody else may sit at the table, not even for the next match."""
    return room.lone_person is not None and sum(seat.is_person for seat in room.seats) == 1


def can_take_back(room: Room) -> bool:
    """Whether there is a decision of this round to take back. After the match its result is known to everyone."""
    return bool(room.checkpoints) and allows_take_back(room)


def take_back(room: Room, seat: int, position: int, message_id: str, now: float) -> n.TakenBack:
    """Return to before the seat's last decision. ``position`` is the one shown: bots may have moved on since."""
    check_repeated(room, seat, message_id)
    game = running_game(room)
    if not allows_take_back(room) or seat != room.lone_person:
        raise Refused("no-take-back")
    if not room.checkpoints:
        raise Refused("nothing-to-take-back")
    if not room.checkpoints[-1].position <= position <= len(game.log):
        raise Refused("stale")
    return n.TakenBack(at=now, seat=seat, id=message_id)
