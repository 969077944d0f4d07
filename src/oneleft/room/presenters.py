"""What players and spectators are shown: tables, views and messages are built here and nowhere else.

Hidden cards are filtered by `View` and `Event.seen_by`. Of a seat, only the fields named here are shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Raw

from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES, REACTIONS
from oneleft.protocol.table_codes import code_of
from oneleft.protocol.tables import ScoresShown, SeatShown, TableShown
from oneleft.table.game import Game
from oneleft.table.views import View, views, write_views

from . import entries as n
from .daily import points_at
from .hints import allows_hints
from .quick import is_waiting, seconds_to_fill
from .rated import rating_code
from .recent import RecentEntry
from .results import tag_of
from .shuffle_exchange import is_left_out
from .state import Room
from .take_back import can_take_back
from .timers import AGAIN_SECONDS

HOLE_BYTE = b"\0"  # in no JSON
HOLE = Raw(HOLE_BYTE)  # where a view will be


class WrittenEvents(m.Message, frozen=True, tag="events"):
    """`m.Events`, with parts that are written already."""

    number: int
    events: Raw
    view: Raw
    clock: m.Clock | None = None
    table: Raw | None = None


class Viewer(NamedTuple):
    """A seat, or a spectator (no seat) of the table with the number ``watch``."""

    seat: int | None
    watch: int = 0


def shown_code(room: Room) -> str:
    """The code that leads to a table; none to a deal of the day, which nobody can join."""
    return "" if room.daily else code_of(room.id)


def show_table(room: Room) -> TableShown:
    return TableShown(
        id=room.id,
        settings=room.settings,
        status=room.status,
        host=room.host,
        seats=[
            SeatShown(
                seat=i,
                name=seat.name,
                bot=seat.bot,
                online=bool(seat.connections),
                stood_in=seat.stood_in,
                tag=tag_of(seat.player_id),
                votes=sorted(seat.votes),
                hash=room.exchange.hash_of(i),
                left_out=room.game is not None and not room.daily and is_left_out(room.game, i, seat.is_person),
                next_match=seat.name is not None and i >= room.dealt,
            )
            for i, seat in enumerate(room.seats)
        ],
        match=room.match,
        commitment=room.commitment,
        winners=[] if room.game is None else list(room.game.winners),
        number=room.number,
        rated=rating_code(room) if room.status == "over" else None,
        code=shown_code(room),
        again=room.again.copy(),
        begins=room.begins and not (room.tournament and room.awaits_hashes),  # it waits for people
        hints=allows_hints(room),
        take_back=can_take_back(room),
        daily=room.daily,
        tournament=room.tournament,
        called=list(room.called),
        ranked=room.ranked,
        points=points_at(room),
    )


def show_scores(room: Room) -> ScoresShown:
    if room.game is None:
        return ScoresShown(rounds=[], wiped=0, changed=room.at)
    game, history = room.game, room.game.match.history
    table = game.tables[0]
    return ScoresShown(
        rounds=[list(row) for row in history],
        wiped=len(history) - len(game.match.board.rounds),
        turn=table.seating[table.round.turn] if len(game.tables) == 1 and not table.over else None,
        changed=room.at,
    )


def view_for(room: Room, viewer: Viewer) -> View | None:
    if room.game is None:
        return None
    number = table_of(room, viewer)
    return views(room.game, number, seats_of(room.game, number, [viewer]))[0]


def viewers_of(game: Game, room: Room, number: int, viewers: Iterable[Viewer]) -> list[Viewer]:
    """Those who see the table with this number."""
    return [viewer for viewer in viewers if len(game.tables) == 1 or table_of(room, viewer) == number]


def seats_of(game: Game, number: int, viewers: Iterable[Viewer]) -> list[int | None]:
    """The seats whose views these are: who does not play at this table sees what a spectator sees."""
    chairs = game.tables[number].codec.chairs
    return [seat if seat in chairs else None for seat, _ in viewers]


def table_of(room: Room, viewer: Viewer) -> int:
    table = None if viewer.seat is None else room.table_number(viewer.seat)
    return min(viewer.watch, len(room.stopwatches) - 1) if table is None else table


def clock_at(room: Room, table_number: int, now: float) -> m.Clock | None:
    """The clock of the person whose turn it is, or of the next match. A bot's is not shown."""
    game = room.game
    if room.again:
        return m.Clock(room.again[0], round(max(0.0, room.again_since + AGAIN_SECONDS - now), 3))
    if is_waiting(room) and not room.begins:
        return m.Clock(-1, round(seconds_to_fill(room, now), 3))
    if game is None or game.round_over or not room.settings.turn_seconds or not room.is_awake:
        return None
    table = game.tables[table_number]
    turn = table.seating[table.round.turn]
    if table.over or room.seats[turn].bot_level is not None:
        return None
    left = room.stopwatches[table_number].turn_began + room.settings.turn_seconds - now
    return m.Clock(turn, round(max(0.0, left), 3))


def build_hello(room: Room, viewer: Viewer, last: int | None, now: float) -> m.Hello:
    missed = build_missed(room, viewer, last)
    return m.Hello(
        protocol=m.PROTOCOL,
        seat=viewer.seat,
        number=room.number,
        table=show_table(room),
        view=view_for(room, viewer),
        phrases=list(PHRASES),
        reactions=list(REACTIONS),
        clock=clock_at(room, table_of(room, viewer), now),
        missed=missed,
        recent=build_recent(room, viewer) if missed is None else [],
        lost=0 if last is None else max(0, last - room.number),
        ends_in=round(max(0.0, room.ends - now), 3) if room.ends else None,
    )


def build_missed(room: Room, viewer: Viewer, last: int | None) -> list[m.Missed] | None:
    """The entries after ``last``; None if they are no longer remembered."""
    if last is None or not 0 <= last <= room.number:
        return None
    recent = room.recent
    if recent.maxlen == len(recent) and recent[0].number > last + 1:
        return None
    return [show_entry(entry, viewer) for entry in recent if entry.number > last]


def build_recent(room: Room, viewer: Viewer) -> list[m.Missed]:
    """The remembered entries of this match. Earlier ones may concern other players in the same seats."""
    if room.game is None:
        return []
    return [show_entry(entry, viewer) for entry in room.recent if entry.number >= room.began]


def show_entry(entry: RecentEntry, viewer: Viewer) -> m.Missed:
    return m.Missed(
        number=entry.number,
        events=entry.events_for(viewer.seat, viewer.watch),
        said=None if entry.said is None else build_said(entry.number, entry.said),
    )


def build_said(number: int, entry: n.Said) -> m.Said:
    return m.Said(number=number, seat=entry.seat, phrase=entry.phrase, text=entry.text, to=entry.to)


def build_messages(room: Room, entry: n.AnyEntry, viewers: Iterable[Viewer], now: float) -> dict[Viewer, bytes]:
    """The encoded message about the last entry for each viewer."""
    viewers = set(viewers)
    if not viewers:
        return {}
    if isinstance(entry, n.Said):
        return dict.fromkeys(viewers, m.encode(build_said(room.number, entry)))
    if isinstance(entry, n.Caught):
        left = round(max(0.0, room.stopwatch_of(entry.seat).exposed_at + room.settings.uno_grace - now), 3)
        table = show_table(room) if room.table_changed else None
        noticed = m.Noticed(number=room.number, by=entry.by, seat=entry.seat, seconds=left, table=table)
        return dict.fromkeys(viewers, m.encode(noticed))
    if room.game is not None and isinstance(entry, n.Moved | n.Begun | n.TakenBack):
        return event_messages(room.game, room, viewers, now)
    return table_messages(room, viewers, now)


def table_messages(room: Room, viewers: set[Viewer], now: float) -> dict[Viewer, bytes]:
    """Messages about a change at the table. It may start or stop a clock, so they carry it."""
    table = show_table(room)
    numbers = {viewer: table_of(room, viewer) for viewer in viewers}
    written = {
        number: m.encode(m.Table(number=room.number, table=table, clock=clock_at(room, number, now)))
        for number in set(numbers.values())
    }
    return {viewer: written[number] for viewer, number in numbers.items()}


def event_messages(game: Game, room: Room, viewers: set[Viewer], now: float) -> dict[Viewer, bytes]:
    """What viewers of one table have in common is written once."""
    last = room.recent[-1]
    changed = Raw(m.encode(show_table(room))) if room.table_changed else None
    written = {}
    for number in range(len(game.tables)):
        clock, insiders = clock_at(room, number, now), last.insiders(number)
        for_others = around_view(last, number, None, clock, changed)
        here = viewers_of(game, room, number, viewers)
        for viewer, view in zip(here, write_views(game, number, seats_of(game, number, here)), strict=True):
            seat = viewer.seat
            before, after = around_view(last, number, seat, clock, changed) if seat in insiders else for_others
            written[viewer] = before + view + after
    return written


def around_view(
    last: RecentEntry, number: int, seat: int | None, clock: m.Clock | None, table: Raw | None
) -> tuple[bytes, bytes]:
    """The message about the last entry for a seat at the table with this number, before and after its view."""
    events = Raw(m.encode(last.events_for(seat, number)))
    written = m.encode(WrittenEvents(number=last.number, events=events, view=HOLE, clock=clock, table=table))
    before, _, after = written.partition(HOLE_BYTE)
    return before, after
