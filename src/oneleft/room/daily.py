"""The deal of the day: one round against three bots, with the same cards for everyone, once a day and without help."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from oneleft.protocol.tables import Settings
from oneleft.rules.scoring import hand_points
from oneleft.table.game import Game

from . import commands
from . import entries as n
from .state import Room

# Only the cards of a first round are the same for everyone whatever they do, so the match is over with it.
SETTINGS = Settings(rules="classic+target=1", players=4, turn_seconds=0, spectators=False, latecomers=False)
BOT = "sharp"  # it has no memory: seeded by the position, it answers the same moves in the same way
SEAT = 0


def day_at(now: float) -> str:
    """The day, which ends at midnight UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def seconds_of(day: str) -> tuple[float, float]:
    """When a day begins and ends."""
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return begin.timestamp(), (begin + timedelta(days=1)).timestamp()


def open_daily(
    room: Room,
    day: str,
    key: str,
    *,
    nickname: str,
    token: str,
    now: float,
    settings: Settings = SETTINGS,
    ranked: bool = True,
) -> Iterator[n.AnyEntry]:
    """The entries of a new table, up to the deal. Nobody has a part in the shuffle: it follows from the key alone."""
    yield n.Opened(at=now, settings=commands.checked_settings(settings), secret=key, daily=day, ranked=ranked)
    yield commands.sit(room, nickname, token, now)
    for _ in range(SETTINGS.players - 1):
        yield commands.add_bot(room, BOT, now)
    yield n.Begun(at=now)


def daily_points(game: Game, seat: int = SEAT) -> int:
    """What the deal brought: what the winner scores; for the others, their own cards as a loss."""
    if seat in game.winners:
        return game.scores[seat]
    table = game.tables[0]
    return game.scores[seat] - hand_points(table.round, table.seating.index(seat))


def points_at(room: Room) -> int | None:
    """The result of a table's deal of the day, once it is over."""
    return daily_points(room.game) if room.daily and room.game is not None and room.game.over else None


def is_secret_yet(room: Room, now: float) -> bool:
    """Whether the key of a finished match has to stay secret, because others may still play it today."""
    return bool(room.daily) and day_at(now) <= room.daily
