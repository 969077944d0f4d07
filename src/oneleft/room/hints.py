"""Where hints are allowed: against bots alone, and where the host says so. Such a match is never rated."""

from __future__ import annotations

from oneleft.table.game import Game
from oneleft.table.views import View

from .commands import running_game
from .error_codes import Refused
from .state import Room


def allows_hints(room: Room) -> bool:
    """Whether a person at this table may ask what to play. At a public table nobody may."""
    if room.game is not None:  # all who were dealt in count, even if a bot has finished for them
        people = sum(score.bot is None for score in room.tally.scores)
    else:
        people = sum(seat.is_person for seat in room.seats)
    has_rivals = room.settings.listed or room.daily or room.tournament
    return not has_rivals and (room.settings.hints or people == 1)


def position_for_hint(room: Room, seat: int, position: int) -> tuple[Game, View]:
    """The game and what the seat sees of it, if it may have a hint and has something to decide."""
    if not allows_hints(room):
        raise Refused("no-hints")
    game = running_game(room)
    if seat >= room.dealt:
        raise Refused("next-match")
    view = game.view(seat)
    if position != view.number or not view.legal:
        raise Refused("stale")
    return game, view
