"""Playing a match to its end: who is asked when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from oneleft.errors import PolicyError, SetupError
from oneleft.rules.turn_order import asked_next, seat_to_left

from .bot import Bot, Chooser
from .move import DEAL
from .table import Table

if TYPE_CHECKING:
    from .game import Game


def play_round(table: Table, ask: Callable[[int], bool], most_moves: int | None = None) -> None:
    """Ask one seat after the other until the round is over, or until this many moves have been made.

    ``ask`` returns False if a seat lets the moment pass.
    """
    r = table.round
    start = asked = moves = 0
    while not table.over and moves != most_moves:
        chair, steps = asked_next(r, start, asked)
        if ask(table.seating[chair]):
            asked, start, moves = 0, seat_to_left(r, start, 1), moves + 1
        else:
            asked = steps + 1


def play_match(game: Game, bots: Sequence[Bot | Chooser]) -> tuple[int, ...]:
    """Play on to the end of the match. Returns the winners."""
    _check_bots(game, bots)
    choose: list[Chooser] = [bot if callable(bot) else bot.answer for bot in bots]

    def send_events() -> None:
        for seat, bot in enumerate(bots):
            if not callable(bot):
                bot.hear(game.events_for(seat), game.view(seat))

    def ask(seat: int) -> bool:
        view = game.view(seat)
        move = choose[seat](view)
        if move is None:
            if view.turn == seat:
                raise PolicyError("policy-silent", "TURN-3", seat=str(seat))
            return False
        game.push(move)
        send_events()
        return True

    send_events()
    while not game.over:
        for table in game.tables:
            play_round(table, ask)
        if not game.over:
            game.push(DEAL)
            send_events()
    for bot in bots:
        if not callable(bot):
            bot.close()
    return game.winners


def _check_bots(game: Game, bots: Sequence[object]) -> None:
    for bot in [bots] if isinstance(bots, str) else bots:
        if isinstance(bot, str):
            raise TypeError(f"a bot is an object or a function, not a name: use oneleft.bot({bot!r})")
    if len(bots) != len(game.names):
        raise SetupError("setup-bots", bots=len(bots), players=len(game.names))
