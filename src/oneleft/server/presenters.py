"""What leaves the node: tables, views and messages, made here and nowhere else.

Everything hidden stays behind `View` and `Event.seen_by`; of seats only what is named here is shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES
from oneleft.protocol.tables import ScoresShown, SeatShown, TableShown
from oneleft.table.views import View, views

from . import entries as n
from .room import Room


class Viewer(NamedTuple):
    """Who looks: a seat, or nobody's eyes at one of the tables."""

    seat: int | None
    watch: int = 0


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
                online=bool(seat.links),
                stood_in=seat.stood_in,
            )
            for i, seat in enumerate(room.seats)
        ],
        match=room.match,
        commitment=room.commitment,
        winners=[] if room.game is None else list(room.game.winners),
        number=room.number,
    )


def show_scores(room: Room) -> ScoresShown:
    if room.game is None:
        return ScoresShown(rounds=[], wiped=0)
    match = room.game.match
    return ScoresShown(rounds=[list(row) for row in match.history], wiped=len(match.history) - len(match.board.rounds))


def view_for(room: Room, place: Viewer) -> View | None:
    return show_views(room, [place])[place]


def show_views(room: Room, places: Iterable[Viewer]) -> dict[Viewer, View | None]:
    """What lies open is written once for all who look at the same table."""
    shown: dict[Viewer, View | None] = dict.fromkeys(places)
    game = room.game
    if game is None:
        return shown
    for number in range(len(game.tables)):
        here = [place for place in shown if len(game.tables) == 1 or table_of(room, place) == number]
        seats = [place.seat if place.seat in game.tables[number].seating else None for place in here]
        shown.update(zip(here, views(game, number, seats), strict=True))
    return shown


def table_of(room: Room, place: Viewer) -> int:
    own = None if place.seat is None else room.table_number(place.seat)
    return min(place.watch, len(room.watches) - 1) if own is None else own


def clock_at(room: Room, number: int, now: float) -> m.Clock | None:
    """Of a person only; how long bots think is nobody's business."""
    game = room.game
    if game is None or game.round_over or not room.settings.turn_seconds or not room.awake:
        return None
    table = game.tables[number]
    turn = table.seating[table.round.turn]
    if table.over or room.seats[turn].player is not None:
        return None
    left = room.watches[number].since + room.settings.turn_seconds - now
    return m.Clock(turn, round(max(0.0, left), 3))


def hello(room: Room, place: Viewer, last: int | None, now: float) -> m.Hello:
    return m.Hello(
        protocol=m.PROTOCOL,
        seat=place.seat,
        number=room.number,
        table=show_table(room),
        view=view_for(room, place),
        phrases=list(PHRASES),
        clock=clock_at(room, table_of(room, place), now),
        missed=missed(room, place, last),
    )


def missed(room: Room, place: Viewer, last: int | None) -> list[m.Missed] | None:
    """What a guest has not heard yet; None if the node does not remember so far back."""
    if last is None or not 0 <= last <= room.number:
        return None
    heard = room.heard
    if heard.maxlen == len(heard) and heard[0].number > last + 1:
        return None
    return [
        m.Missed(
            number=told.number,
            events=told.at_table(place.seat, place.watch),
            said=None if told.said is None else said(told.number, told.said),
        )
        for told in heard
        if told.number > last
    ]


def said(number: int, entry: n.Said) -> m.Said:
    return m.Said(number=number, seat=entry.seat, phrase=entry.phrase, text=entry.text)


def messages(room: Room, entry: n.AnyEntry, places: Iterable[Viewer], now: float) -> dict[Viewer, bytes]:
    """What the last entry means to everybody who looks, ready to be sent."""
    places = set(places)
    if not places:
        return {}
    if isinstance(entry, n.Said):
        return dict.fromkeys(places, m.encode(said(room.number, entry)))
    if isinstance(entry, n.Caught):
        left = round(max(0.0, room.watch_of(entry.seat).exposed_at + room.settings.uno_grace - now), 3)
        table = show_table(room) if room.table_changed else None
        noticed = m.Noticed(number=room.number, by=entry.by, seat=entry.seat, seconds=left, table=table)
        return dict.fromkeys(places, m.encode(noticed))
    if isinstance(entry, n.Moved | n.Begun):
        return of_game(room, places, now)
    return of_table(room, places, now)


def of_table(room: Room, places: set[Viewer], now: float) -> dict[Viewer, bytes]:
    """Who comes and goes may start a clock or stop it."""
    table = show_table(room)
    numbers = {place: table_of(room, place) for place in places}
    written = {
        number: m.encode(m.Table(number=room.number, table=table, clock=clock_at(room, number, now)))
        for number in set(numbers.values())
    }
    return {place: written[number] for place, number in numbers.items()}


def of_game(room: Room, places: set[Viewer], now: float) -> dict[Viewer, bytes]:
    told = room.heard[-1]
    table = show_table(room) if room.table_changed else None
    clocks = [clock_at(room, number, now) for number in range(len(room.watches))]
    written = {}
    for place, view in show_views(room, places).items():
        assert view is not None
        message = m.Events(
            number=room.number,
            events=told.at_table(place.seat, place.watch),
            view=view,
            clock=clocks[table_of(room, place)],
            table=table,
        )
        written[place] = m.encode(message)
    return written
