"""Who sits at a table of this machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oneleft.bots.bot import Bot, BotError
from oneleft.bots.program import SECONDS
from oneleft.bots.registry import FIRST_NAMES, new_bot
from oneleft.rules.config import Rules
from oneleft.table.game import Game


def new_game(rules: Rules, players: int, name: str, key: str | None) -> Game:
    """The person in seat 0; no bot takes the person's name."""
    others = [bot for bot in FIRST_NAMES if bot.lower() != name.lower()]
    return Game(rules, [name, *others[: max(0, players - 1)]], key)


def game_of_bots(rules: Rules, players: int, key: str | None) -> Game:
    return Game(rules, FIRST_NAMES[: max(0, players)], key)


def round_the_table(bots: Sequence[str], seats: int) -> list[str]:
    """The same bots again and again, until every seat has one."""
    if len(bots) > seats:
        raise BotError("bot-many", given=len(bots), seats=seats)
    return [bots[seat % len(bots)] for seat in range(seats)]


def seat_bots(game: Game, levels: Mapping[int, str], seconds: float = SECONDS) -> dict[int, Bot]:
    """A bot for each of these seats. Its seed is the commitment, which says nothing of the key."""
    return {seat: new_bot(level, f"{game.commitment} {seat}", seconds) for seat, level in levels.items()}
