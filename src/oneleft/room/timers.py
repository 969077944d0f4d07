"""What a table does on its own, and when: bots' moves, turn clocks, the end of a grace time, the next deal, a new host.

It follows from the log alone, so every node computes the same timers, also after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oneleft.bots.fallback import fallback_move
from oneleft.bots.levels import Span
from oneleft.bots.pace import pace, paced_as
from oneleft.rules.config import JUMP_IN
from oneleft.rules.legal import legal_count
from oneleft.table.game import Game
from oneleft.table.move import DEAL

from . import commands, quick, rematches
from . import entries as n
from .error_codes import Refused
from .state import Room
from .stopwatch import Stopwatch


class Timer(NamedTuple):
    """Something that is due at a time.

    ``kind`` is start, begin, bot, clock, grace, deal, stand-in, again, host or gone.
    """

    at: float
    kind: str
    seat: int = -1


REVEAL_SECONDS = 5.0  # for people's programs to reveal their parts of the shuffle; then they are left out
AGAIN_SECONDS = 20.0  # after someone has proposed another match; then it begins
Decisions = set[tuple[int, int]]  # positions and seats of bots
TOLERANCE = 0.01  # seconds by which a timer may be early
MAX_MISSED_TURNS = 2  # in a row, played by the clock; then a bot stands in
HOST_AWAY_SECONDS = 20.0  # without a connection; then the next person who is present becomes host


def next_timer(room: Room, excluded: Decisions) -> Timer | None:
    """The earliest timer of a room, without the bot decisions in ``excluded``."""
    return min(timers(room, excluded), default=None)


def timers(room: Room, excluded: Decisions) -> Iterator[Timer]:
    if quick.is_waiting(room):
        yield from gone_timers(room)
    if not room.is_awake:
        return
    yield from host_timers(room)
    game = room.game
    if room.again:
        yield Timer(room.again_since + AGAIN_SECONDS, "again")
    if room.begins and room.status == "waiting" and rematches.can_play(room, len(commands.taken_seats(room))):
        yield Timer(room.begins_since + (waiting_seconds(room) if room.awaits_hashes else 0), "start")
    if room.status == "starting":
        yield Timer(room.exchange.since + (REVEAL_SECONDS if room.awaits_reveals else 0), "begin")
    if game is None or game.over:
        return
    yield from stand_in_timers(room)
    if game.round_over:
        blocked = [stopwatch for stopwatch, table in zip(room.stopwatches, game.tables, strict=True) if table.blocked]
        yield Timer(
            max(stopwatch.last_change for stopwatch in blocked or room.stopwatches) + room.settings.pause_seconds,
            "deal",
        )
    for number, stopwatch in enumerate(room.stopwatches):
        if not game.tables[number].over:
            yield from table_timers(room, game, number, stopwatch, excluded)


def waiting_seconds(room: Room) -> float:
    """How long a table that starts automatically waits for hashes: for those who were drawn, until they are away."""
    return room.settings.away_seconds if room.tournament else REVEAL_SECONDS


def host_timers(room: Room) -> Iterator[Timer]:
    """Others can go on without the host: start, deal, play again."""
    if room.host is None or room.seats[room.host].connections:
        return
    others = [*range(room.host + 1, len(room.seats)), *range(room.host)]
    present = [seat for seat in others if room.seats[seat].is_person and room.seats[seat].connections]
    if present:
        yield Timer(room.seats[room.host].away_since + HOST_AWAY_SECONDS, "host", present[0])


def gone_timers(room: Room) -> Iterator[Timer]:
    """Nobody waits for a stranger who is gone. It needs nobody who is awake: an empty table must not be offered."""
    for number, seat in enumerate(room.seats):
        if seat.is_person and not seat.connections:
            yield Timer(seat.away_since + room.settings.away_seconds, "gone", number)


def stand_in_timers(room: Room) -> Iterator[Timer]:
    for number, seat in enumerate(room.seats[: room.dealt]):
        if seat.is_played_by_person:
            if seat.missed_turns >= MAX_MISSED_TURNS:
                yield Timer(room.at, "stand-in", number)
            elif not seat.connections:
                yield Timer(seat.away_since + room.settings.away_seconds, "stand-in", number)


def table_timers(
    room: Room, game: Game, table_number: int, stopwatch: Stopwatch, excluded: Decisions
) -> Iterator[Timer]:
    table = game.tables[table_number]
    turn = table.seating[table.round.turn]
    if stopwatch.caught_by >= 0:
        yield Timer(stopwatch.exposed_at + room.settings.uno_grace, "grace", stopwatch.caught_by)
        return
    position = len(game.log)
    reactions = stopwatch.exposed >= 0 or table.round.switches & JUMP_IN
    for chair, seat in enumerate(table.seating):
        level = room.seats[seat].bot_level
        if level is None or (position, seat) in excluded:
            continue
        if seat == turn:
            at = stopwatch.turn_began + bot_delay(room, game, stopwatch.position, seat, paced_as(level).turn)
            yield Timer(at, "bot", seat)
        elif reactions and legal_count(table.round, chair):
            at = stopwatch.last_change + bot_delay(room, game, stopwatch.position, seat, paced_as(level).reaction)
            catching = stopwatch.exposed not in (-1, seat)
            yield Timer(max(at, stopwatch.exposed_at + room.settings.uno_grace) if catching else at, "bot", seat)
    if room.seats[turn].bot_level is None and room.settings.turn_seconds:
        yield Timer(stopwatch.turn_began + room.settings.turn_seconds, "clock", turn)


def bot_delay(room: Room, game: Game, position: int, seat: int, span: Span) -> float:
    """How long a bot at this table waits before it acts."""
    return room.settings.bot_pace * pace(game.commitment, position, seat, span)


def entry_due(room: Room, excluded: Decisions, new_key: rematches.NewKey, now: float) -> n.AnyEntry:
    """A command: the entry of the timer that is due now. A bot decides for itself, so its timer is refused here."""
    due = next_timer(room, excluded)
    if due is None or due.at > now + TOLERANCE or due.kind == "bot":
        raise Refused("stale")
    return timer_entry(room, due, new_key, now)


def timer_entry(room: Room, due: Timer, new_key: rematches.NewKey, now: float) -> n.AnyEntry:
    if due.kind == "start":
        return commands.start(room, now)
    if due.kind == "again":
        return rematches.agreed_rematch(room, new_key, now)
    if due.kind == "begin":
        return n.Begun(at=now)
    if due.kind == "stand-in":
        return n.StoodIn(at=now, seat=due.seat)
    if due.kind == "gone":
        return n.Left(at=now, seat=due.seat)
    if due.kind == "host":
        return n.HandedOver(at=now, seat=due.seat)
    if due.kind == "deal":
        return n.Moved(at=now, move=DEAL, made_by="clock")
    if due.kind == "grace":
        caught = room.stopwatch_of(due.seat).exposed
        return n.Moved(at=now, move=f"{due.seat} catch {caught}", made_by="grace")
    game = commands.running_game(room)  # the turn's time is up: the table draws or takes for the player
    text = fallback_move(game.view(due.seat))
    return commands.move(room, due.seat, len(game.log), text or "", "", now, made_by="clock")
