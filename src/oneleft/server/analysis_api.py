"""Analyses of finished matches over HTTP, with what each seat saw."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from oneleft.analysis.analysis_status import AnalysisShown
from oneleft.table.views import View

from .analyses import Analyses, show_analysis
from .dependencies import (
    PROBLEMS,
    MatchNumber,
    SeatNumber,
    TableId,
    TheAdmission,
    TheAnalyses,
    TheNode,
    TheReplays,
)
from .replays import unpacked

SHOWN = PROBLEMS | {200: ResponseSpec(AnalysisShown, generate_examples=False)}


async def answer(analyses: Analyses, request: Request[Any, Any, State], table_id: str, number: int) -> Response[Any]:
    row = await analyses.find((table_id, number))
    if row is None or row.state != "done":
        return Response(show_analysis(row))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(row.packed, media_type="application/json", headers={"content-encoding": "gzip"})
    return Stream(unpacked(row.packed), media_type="application/json")


@post(
    "/tables/{table_id:str}/matches/{number:int}/analysis",
    summary="Analyse a finished match, unless that is done or under way",
    status_code=200,
    responses=SHOWN,
)
async def start_analysis(
    analyses: TheAnalyses,
    admission: TheAdmission,
    request: Request[Any, Any, State],
    table_id: TableId,
    number: MatchNumber,
) -> Response[Any]:
    address = admission.proxies.address_of(request.scope)
    await analyses.start((table_id, number), address, lambda: admission.check_analysis(request.scope))
    return await answer(analyses, request, table_id, number)


@get(
    "/tables/{table_id:str}/matches/{number:int}/analysis",
    summary="How far the analysis of a match is, and its report once it is done",
    responses=SHOWN,
)
async def get_analysis(
    analyses: TheAnalyses, request: Request[Any, Any, State], table_id: TableId, number: MatchNumber
) -> Response[Any]:
    return await answer(analyses, request, table_id, number)


@get(
    "/tables/{table_id:str}/matches/{number:int}/views/{step:int}",
    summary="What a seat saw in a finished match at a step of the replay",
    responses=PROBLEMS,
)
async def get_view(
    node: TheNode,
    replays: TheReplays,
    table_id: TableId,
    number: MatchNumber,
    step: Annotated[int, Parameter(ge=1, le=10**6, description="1 after the first deal.")],
    seat: SeatNumber,
) -> View:
    asked = node.pools.replays.run(replays.view, table_id, number, step, seat, node.clock.now())
    view: View = await node.errors_as_refusals(asked, table_id)
    return view


ANALYSIS_HANDLERS = [start_analysis, get_analysis, get_view]
