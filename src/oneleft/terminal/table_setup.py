"""New games on this machine, and the bots in their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oneleft.bots.factory import new_bot
from oneleft.bots.levels import FIRST_NAMES
from oneleft.bots.program import SECONDS
from oneleft.errors import BotError
from oneleft.rules.config import Rules
from oneleft.table.bot import Bot
from oneleft.table.game import Game


def new_game(rules: Rules, players: int, name: str, key: str | None) -> Game:
    """A game with a person in seat 0. No bot has the person's name."""
    others = [bot for bot in FIRST_NAMES if bot.lower() != name.lower()]
    return Game(rules, [name, *others[: max(0, players - 1)]], key)


def new_bot_game(rules: Rules, players: int, key: str | None) -> Game:
    return Game(rules, FIRST_NAMES[: max(0, players)], key)


def repeat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the given ones over and over."""
    if len(bots) > seats:
        raise BotError("bot-many", given=len(bots), seats=seats)
    return [bots[seat % len(bots)] for seat in range(seats)]


def seat_bots(game: Game, levels: Mapping[int, str], seconds: float = SECONDS) -> dict[int, Bot]:
    """A bot for each of these seats. Its seed is the commitment, which reveals nothing about the key."""
    return {seat: new_bot(level, f"{game.commitment} {seat}", seconds) for seat, level in levels.items()}
