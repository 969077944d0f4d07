"""Tournaments over HTTP."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Body

from oneleft.protocol import tournaments as t

from .dependencies import PROBLEMS, SEATED, PersonNumber, TheAdmission, TheTournaments, TournamentId
from .lobby_api import NOT_MODIFIED
from .table_requests import token_of


@post("/tournaments", summary="Open a tournament, as its host", responses=PROBLEMS)
async def open_tournament(
    admission: TheAdmission,
    tournaments: TheTournaments,
    request: Request[Any, Any, State],
    data: Annotated[t.OpenTournament, Body()],
) -> t.Entered:
    admission.limits.check(data.settings)
    admission.check_opening(request.scope)
    address, opener = admission.proxies.address_of(request.scope), admission.opener_of(request.scope)
    return await tournaments.open(data, address, opener)


@get(
    "/tournaments/{tournament_id:str}",
    summary="A tournament: its standings, its rounds, and with a token your seat",
    responses=PROBLEMS | {304: NOT_MODIFIED},
)
async def get_tournament(
    tournaments: TheTournaments, request: Request[Any, Any, State], tournament_id: TournamentId
) -> Response[t.TournamentShown | None]:
    """A client that repeats the `ETag` in `If-None-Match` gets an empty answer until something changes."""
    shown = await tournaments.show(tournament_id, token_of(request))
    seen = shown.id, shown.number, shown.rounds[-1:], shown.you  # the rest follows from the number
    tag = sha256(msgspec.json.encode(seen)).hexdigest()[:32]
    headers = {"etag": f'"{tag}"', "cache-control": "no-cache", "vary": "authorization"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(shown, headers=headers)


@post("/tournaments/{tournament_id:str}/people", summary="Join a tournament, or come back to it", responses=PROBLEMS)
async def join_tournament(
    admission: TheAdmission,
    tournaments: TheTournaments,
    request: Request[Any, Any, State],
    tournament_id: TournamentId,
    data: Annotated[t.JoinTournament, Body()],
) -> t.Entered:
    """Latecomers play from the next round on."""
    admission.check_joining(request.scope)
    return await tournaments.join(tournament_id, data, admission.proxies.address_of(request.scope))


@delete(
    "/tournaments/{tournament_id:str}/people/{person:int}",
    summary="Leave a tournament, or as the host remove a person",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def leave_tournament(
    tournaments: TheTournaments, request: Request[Any, Any, State], tournament_id: TournamentId, person: PersonNumber
) -> t.TournamentShown:
    """At the table of this round a bot plays for them."""
    token = token_of(request)
    await tournaments.leave(tournament_id, token, person)
    return await tournaments.show(tournament_id, token)


@post(
    "/tournaments/{tournament_id:str}/rounds",
    summary="Start the next round, as the host",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def draw_round(
    tournaments: TheTournaments,
    request: Request[Any, Any, State],
    tournament_id: TournamentId,
    data: Annotated[t.DrawRound, Body()],
) -> t.TournamentShown:
    """Tables of the last round that still play get their results as they stand."""
    token = token_of(request)
    await tournaments.draw(tournament_id, token, data.round)
    return await tournaments.show(tournament_id, token)


@post(
    "/tournaments/{tournament_id:str}/finish",
    summary="End a tournament, as the host",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def finish_tournament(
    tournaments: TheTournaments, request: Request[Any, Any, State], tournament_id: TournamentId
) -> t.TournamentShown:
    token = token_of(request)
    await tournaments.finish(tournament_id, token)
    return await tournaments.show(tournament_id, token)


HANDLERS = [open_tournament, get_tournament, join_tournament, leave_tournament, draw_round, finish_tournament]
