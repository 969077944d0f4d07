"""Quick match: a table of strangers. Without a host it starts automatically, and anyone waiting may call bots."""

from __future__ import annotations

from math import ceil

from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.protocol.tables import Settings

from . import commands
from . import entries as n
from .error_codes import Refused
from .state import Room

SETTINGS = Settings(listed=True, quick=True)
FILL_SECONDS = 20.0  # after someone has come; then those who wait need not wait for more people


def sit(room: Room, name: str, token: str, now: float) -> n.Sat:
    """Sit down to play at once: not at a match that has begun."""
    if room.status != "waiting":
        raise Refused("begun")
    return commands.sit(room, name, token, now)


def begin(room: Room, by: int, now: float) -> n.AnyEntry:
    """Start the match, as the host; in a quick match, as anyone who waits."""
    return fill(room, by, now) if room.settings.quick else commands.begin(room, by, now)


def fill(room: Room, by: int, now: float) -> n.Filled:
    """Let bots take the free seats. Then the table is full and begins."""
    if room.status != "waiting":
        raise Refused("begun")
    if room.begins:
        raise commands.Repeated(room.number)
    left = seconds_to_fill(room, now)
    if left > 0:
        raise Refused("too-soon", seconds=ceil(left))
    taken: list[str | None] = [seat.name for seat in room.seats]
    names: list[str] = []
    for seat, name in enumerate(taken):
        if name is None:
            names.append(commands.bot_name(seat, [*taken, *names]))
    return n.Filled(at=now, by=by, names=tuple(names), level=DEFAULT_LEVEL)


def seconds_to_fill(room: Room, now: float) -> float:
    """How long those who wait have to, before they may call bots."""
    return max(0.0, room.begins_since + FILL_SECONDS - now)


def is_waiting(room: Room) -> bool:
    """Whether people wait here for more. They count from the moment they sit down, before they connect."""
    return room.settings.quick and room.status == "waiting" and any(seat.is_person for seat in room.seats)
