"""Commands for another match, or another shuffle of this one. They return the entry to write, or refuse."""

from __future__ import annotations

from collections.abc import Callable

from oneleft.errors import SetupError
from oneleft.match.player_counts import check_players
from oneleft.rules.config import Rules

from . import entries as n
from .commands import Repeated, check_host, check_more_matches, check_repeated, running_game
from .error_codes import Refused
from .shuffle_exchange import is_left_out
from .state import Room

NewKey = Callable[[Room], str]  # draws the key of the next match


def rematch(room: Room, by: int, secret: str, now: float) -> n.Rematch:
    """Back to the waiting room, as the host: there the rules can be changed."""
    check_host(room, by)
    check_more_matches(room)
    if room.status != "over":
        raise Refused("not-over")
    return n.Rematch(at=now, secret=secret, order=kept_seats(room))


def agree(room: Room, by: int, new_key: NewKey, message_id: str, now: float) -> n.Agreed | n.Rematch:
    """Propose another match or agree to it. It begins when most of the people present want it."""
    check_repeated(room, by, message_id)
    check_more_matches(room)
    if room.status != "over":
        raise Refused("not-over")
    present = {i for i, seat in enumerate(room.seats) if seat.is_person and seat.connections} | {by}
    if 2 * len(present & {*room.again, by}) > len(present):
        return agreed_rematch(room, new_key, now, by, message_id)
    if by in room.again:
        raise Repeated(room.number)
    return n.Agreed(at=now, by=by, id=message_id)


def agreed_rematch(room: Room, new_key: NewKey, now: float, by: int = -1, message_id: str = "") -> n.Rematch:
    """The match that was agreed on. If it cannot be played with those who are left, everyone waits for more."""
    order = kept_seats(room)
    begins = can_play(room, len(order))
    return n.Rematch(at=now, secret=new_key(room), order=order, begins=begins, by=by, id=message_id)


def kept_seats(room: Room) -> tuple[int, ...]:
    """Who plays the next match: everyone who has not left, and those who came during this one and are still here."""
    return tuple(
        i
        for i, seat in enumerate(room.seats)
        if seat.name is not None and not seat.abandoned and (i < room.dealt or seat.bot or seat.connections)
    )


def can_play(room: Room, players: int) -> bool:
    try:
        check_players(Rules.parse(room.settings.rules), players)
    except SetupError:
        return False
    return True


def reshuffle(room: Room, by: int, secret: str, now: float) -> n.Reshuffled:
    """Another shuffle for a person who was left out: once in a match, and before any person has moved."""
    game = running_game(room)
    check_more_matches(room)
    if room.has_person_moved or game.match.history:
        raise Refused("begun")
    if not is_left_out(game, by, room.seats[by].is_person) or by in room.reshuffles:
        raise Refused("not-left-out")
    return n.Reshuffled(at=now, seat=by, secret=secret, order=kept_seats(room))
