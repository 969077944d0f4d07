"""A tournament as it is shown: its standings, its rounds, and the seat of the person who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from oneleft.protocol import tournaments as t
from oneleft.room.results import tag_of
from oneleft.tournament.rounds import Round, Score, standings
from oneleft.tournament.state import Tournament

TableIds = Callable[[int], Sequence[str]]  # of the round with this number, from 0


def show(tournament: Tournament, ids: TableIds, statuses: Mapping[str, str]) -> t.TournamentShown:
    """What everyone may see. ``statuses`` are those of the tables of the last round that exist."""
    return t.TournamentShown(
        id=tournament.id,
        name=tournament.name,
        settings=tournament.settings,
        status=tournament.status,
        planned=tournament.planned,
        minutes=tournament.minutes,
        pause=tournament.pause,
        standings=show_standings(tournament),
        rounds=[show_round(played, ids(number), statuses) for number, played in enumerate(tournament.rounds)],
        commitment=tournament.commitment,
        number=tournament.number,
        ends=tournament.ends,
        next_draw=tournament.next_draw,
        key=tournament.secret if tournament.over else "",
    )


def show_standings(tournament: Tournament) -> list[t.TournamentPerson]:
    order = standings(tournament.rounds, len(tournament.people))
    merits = [merit(score) for score in order]
    return [
        t.TournamentPerson(
            person=score.person,
            name=tournament.people[score.person].name,
            tag=tag_of(tournament.people[score.person].player_id),
            place=1 + merits.index(merit(score)),
            points=score.points,
            opposition=score.opposition,
            played=score.played,
            won=score.won,
            byes=score.byes,
            left=tournament.people[score.person].left,
        )
        for score in order
    ]


def merit(score: Score) -> tuple[float, float, int]:
    """All that counts. Who came first only decides where in the list someone is."""
    return score.points, score.opposition, score.won


def show_round(played: Round, ids: Sequence[str], statuses: Mapping[str, str]) -> t.TournamentRound:
    return t.TournamentRound(
        tables=[
            t.TournamentTable(
                id=table_id,
                people=list(people),
                status="over" if points is not None else statuses.get(table_id, "waiting"),
                points=None if points is None else list(points),
                called=table in played.called,
            )
            for table, (table_id, people, points) in enumerate(zip(ids, played.tables, played.points, strict=True))
        ],
        byes=list(played.byes),
    )


def own_place(
    tournament: Tournament, token: str, tables: Sequence[t.TournamentTable], seat_token: Callable[[str, int], str]
) -> t.OwnPlace:
    """Who has this digest of a token, and the way to their table among these."""
    person = tournament.person_of(token)
    is_gone = tournament.round is not None and person in tournament.round.gone
    table = next((table.id for table in tables if person in table.people and not is_gone), "")
    return t.OwnPlace(
        person=person,
        is_host=token == tournament.host,
        table=table,
        token=seat_token(table, person) if table and person is not None else "",
    )
