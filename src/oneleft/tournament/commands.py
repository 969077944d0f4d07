"""What people may do at a tournament, and what it does on its own. A command returns the entry to write, or refuses."""

from __future__ import annotations

import msgspec

from oneleft.protocol.tables import Settings
from oneleft.protocol.tournaments import OpenTournament
from oneleft.room.clean_text import clean_name, clean_text
from oneleft.room.commands import Repeated, digest
from oneleft.room.entries import Called
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.rules.config import Rules

from . import entries as n
from .pairing import draw
from .points import points_at
from .state import Tournament
from .table_sizes import BEST_SIZE, sizes_for, table_sizes

MOST_PEOPLE = 64
MOST_JOINED = 200  # those who left count too


def open_tournament(asked: OpenTournament, secret: str, token: str, opener: str, now: float) -> n.Opened:
    name = clean_text(asked.name, "bad-title")
    if not name:
        raise Refused("bad-title", given=asked.name)
    return n.Opened(
        at=now,
        name=name,
        settings=table_settings(asked.settings),
        rounds=asked.rounds,
        minutes=asked.minutes,
        pause=asked.pause,
        secret=secret,
        host=digest(token),
        opener=opener,
    )


def table_settings(settings: Settings, players: int = BEST_SIZE) -> Settings:
    """The settings of a table. Only those who were drawn sit there, and anyone may watch."""
    rules = Rules.parse(settings.rules)
    sizes_for(rules)
    return msgspec.structs.replace(
        settings,
        rules=str(rules),
        players=players,
        listed=False,
        hints=False,
        latecomers=False,
        quick=False,
        spectators=True,
    )


def join(tournament: Tournament, name: str, token: str, now: float) -> n.Joined | n.Returned:
    """Join, or come back after leaving. Who joins late plays from the next round on."""
    check_not_over(tournament)
    number = tournament.person_of(digest(token))
    if number is not None and not tournament.people[number].left:
        raise Repeated(tournament.number)
    if len(tournament.present) >= MOST_PEOPLE or (number is None and len(tournament.people) >= MOST_JOINED):
        raise Refused("tournament-full", most=MOST_PEOPLE)
    if number is not None:
        return n.Returned(at=now, person=number)
    clean = clean_name(name)
    for person in tournament.people:
        if person.name.casefold() == clean.casefold():
            raise Refused("tournament-name", given=clean, name=person.name)
    return n.Joined(at=now, name=clean, token_digest=digest(token))


def leave(tournament: Tournament, token_digest: str, person: int, now: float) -> n.Left:
    """Leave, or as the host send someone away. At the table of this round a bot plays for them."""
    check_not_over(tournament)
    if not 0 <= person < len(tournament.people):
        raise Refused("no-person", given=person)
    if token_digest not in (tournament.host, tournament.people[person].token_digest):
        raise Refused("not-host")
    if tournament.people[person].left:
        raise Repeated(tournament.number)
    return n.Left(at=now, person=person)


def draw_round(tournament: Tournament, now: float) -> n.Drawn:
    """Draw the next round. Every table of the last one must have its result."""
    check_can_draw(tournament)
    if tournament.status == "playing":
        raise Refused("stale")
    is_last = tournament.rounds_left == 1
    tables, byes = draw(tournament.secret, tournament.present, tournament.rounds, tournament.sizes, is_last)
    return n.Drawn(at=now, tables=tables, byes=byes)


def check_can_draw(tournament: Tournament) -> None:
    """Refuse a round that cannot be drawn, even if the tables of the last one had their results."""
    check_not_over(tournament)
    if not tournament.rounds_left:
        raise Refused("last-round")
    if not table_sizes(len(tournament.present), tournament.sizes):
        raise Refused("too-few-people", least=min(tournament.sizes))


def call_time(room: Room, now: float) -> Called:
    """The time of the round is up for this table: it stops, and counts as it stands."""
    if room.called or room.status == "over":
        raise Repeated(room.number)
    return Called(at=now, points=points_at(room))


def finish(tournament: Tournament, now: float) -> n.Finished:
    check_not_over(tournament)
    return n.Finished(at=now)


def play(
    tournament: Tournament, number: int, table: int, points: tuple[float, ...], called: bool, now: float
) -> n.Played:
    """The result of a table of the round with this number, from 0. Another node may have written it."""
    current = tournament.round
    if current is None or tournament.over or number != len(tournament.rounds) - 1 or table not in current.open_tables:
        raise Repeated(tournament.number)
    return n.Played(at=now, table=table, points=points, called=called)


def is_due(tournament: Tournament, now: float) -> bool:
    """Whether the tournament is finished, or draws the next round automatically now."""
    if not tournament.rounds_left:
        return tournament.status == "pausing"
    return tournament.next_draw is not None and tournament.next_draw <= now


def go_on(tournament: Tournament, now: float) -> n.Drawn | n.Finished:
    """What the tournament does automatically between two rounds. Another node may have done it."""
    if not is_due(tournament, now):
        raise Repeated(tournament.number)
    return draw_round(tournament, now) if tournament.rounds_left else finish(tournament, now)


def check_host(tournament: Tournament, token_digest: str) -> None:
    if token_digest != tournament.host:
        raise Refused("not-host")


def check_not_over(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused("tournament-over")
