"""New games on this machine, and the logs of their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import time

from oneleft.bots.levels import FIRST_NAMES, LEVELS
from oneleft.bots.program import SECONDS
from oneleft.errors import BotError
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.rules.config import Rules
from oneleft.table.game import Game

from .adaptive_strength import bot_to_seat

ROUND_PAUSE = 6.0  # seconds between two rounds when only bots play


def new_game(rules: Rules, players: int, name: str, key: str | None) -> Game:
    """A game with a person in seat 0. No bot has the person's name."""
    others = [bot for bot in FIRST_NAMES if bot.lower() != name.lower()]
    return Game(rules, [name, *others[: max(0, players - 1)]], key)


def new_bot_game(rules: Rules, players: int, key: str | None) -> Game:
    return Game(rules, FIRST_NAMES[: max(0, players)], key)


def repeat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the given ones over and over, and ``adaptive`` as strong as it was here last."""
    if len(bots) > seats:
        raise BotError("bot-many", given=len(bots), seats=seats)
    if not all(bots):
        raise BotError("bot-unknown", given="", known=", ".join(LEVELS))
    return [bot_to_seat(bots[seat % len(bots)]) for seat in range(seats)]


def log_of(game: Game, levels: Mapping[int, str], seconds: float = SECONDS) -> list[n.AnyEntry]:
    """The log of a table at which this game has been played: bots in these seats, people in the others."""
    now = time()
    program_seconds = 0 if seconds == SECONDS else seconds
    settings = Settings(rules=str(game.rules), players=len(game.names), turn_seconds=0, pause_seconds=ROUND_PAUSE)
    log: list[n.AnyEntry] = [n.Opened(at=now, settings=settings, secret=game.key)]
    for seat, name in enumerate(game.names):
        if seat in levels:
            log.append(n.BotSat(at=now, seat=seat, name=name, level=levels[seat], seconds=program_seconds))
        else:
            log.append(n.Sat(at=now, seat=seat, name=name, token_digest=""))
    log.append(n.Begun(at=now, words=game.words, hashes=game.hashes))
    return [*log, *(n.Moved(at=now, move=str(move)) for move in game.log)]
