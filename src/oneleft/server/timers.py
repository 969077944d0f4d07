"""What a table will do by itself, and when: bots' moves, the clock, the end of a grace, the next deal.

All of it follows from the log alone, so every node finds the same, also after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneleft.bots.pace import TURN, pace, reaction
from oneleft.rules.legal import legal_count
from oneleft.table.game import DEAL, Game

from . import entries as n
from .room import MISSES, Room, Watch


class Timer(NamedTuple):
    """``kind`` is bot, clock, grace, deal or stand-in."""

    at: float
    kind: str
    seat: int = -1


Asked = set[tuple[int, int]]  # positions and seats of bots that had nothing to say


def next_timer(room: Room, asked: Asked) -> Timer | None:
    return min(timers(room, asked), default=None)


def timers(room: Room, asked: Asked) -> Iterator[Timer]:
    game = room.game
    if game is None or game.over or not room.awake:
        return
    yield from stand_ins(room)
    if game.round_over:
        blocked = [watch for watch, table in zip(room.watches, game.tables, strict=True) if table.blocked]
        yield Timer(max(watch.changed for watch in blocked or room.watches) + room.settings.pause_seconds, "deal")
    for number, watch in enumerate(room.watches):
        if not game.tables[number].over:
            yield from at_table(room, game, number, watch, asked)


def stand_ins(room: Room) -> Iterator[Timer]:
    for number, seat in enumerate(room.seats):
        if seat.person and not seat.stood_in:
            if seat.misses >= MISSES:
                yield Timer(room.at, "stand-in", number)
            elif not seat.links:
                yield Timer(seat.away_since + room.settings.away_seconds, "stand-in", number)


def at_table(room: Room, game: Game, number: int, watch: Watch, asked: Asked) -> Iterator[Timer]:
    table = game.tables[number]
    turn = table.seating[table.round.turn]
    if watch.caught_by >= 0:
        yield Timer(watch.exposed_at + room.settings.uno_grace, "grace", watch.caught_by)
        return
    position = len(game.log)
    reactions = watch.exposed >= 0 or table.round.jump_in
    for chair, seat in enumerate(table.seating):
        level = room.seats[seat].player
        if level is None or (position, seat) in asked:
            continue
        if seat == turn:
            yield Timer(watch.since + after(room, game, watch.number, seat, TURN), "bot", seat)
        elif reactions and legal_count(table.round, chair):
            at = watch.changed + after(room, game, watch.number, seat, reaction(level))
            catching = watch.exposed not in (-1, seat)
            yield Timer(max(at, watch.exposed_at + room.settings.uno_grace) if catching else at, "bot", seat)
    if room.seats[turn].player is None and room.settings.turn_seconds:
        yield Timer(watch.since + room.settings.turn_seconds, "clock", turn)


def after(room: Room, game: Game, position: int, seat: int, span: tuple[float, float]) -> float:
    """How long a bot of this table takes."""
    return room.settings.bot_pace * pace(game.commitment, position, seat, span)


def plain_entry(room: Room, due: Timer, now: float) -> n.AnyEntry | None:
    """What is due and needs no thought."""
    if due.kind == "stand-in":
        return n.StoodIn(at=now, seat=due.seat)
    if due.kind == "deal":
        return n.Moved(at=now, move=DEAL, made_by="clock")
    if due.kind == "grace":
        caught = room.watch_of(due.seat).exposed
        return n.Moved(at=now, move=f"{due.seat} catch {caught}", made_by="grace")
    return None
