"""The public tables over HTTP, and a quick match at one of them."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body

from oneleft.lang import match_language
from oneleft.protocol.tables import QuickMatch, Seated, TableShown

from .dependencies import PROBLEMS, TheAdmission, TheNode, TheQuickMatches

NOT_MODIFIED = ResponseSpec(None, description="As it was the last time.")


@get("/tables", summary="The public tables", responses=PROBLEMS | {304: NOT_MODIFIED})
async def list_tables(node: TheNode, request: Request[Any, Any, State]) -> Response[list[TableShown] | None]:
    """A client that repeats the `ETag` in `If-None-Match` gets an empty answer until something changes."""
    shown = await node.errors_as_refusals(node.pools.queries.run(node.store.listed, 100, node.limits.listed))
    headers = {"etag": f'"{sha256(b" ".join(shown)).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return Response([msgspec.json.decode(one, type=TableShown) for one in shown], headers=headers)


@post(
    "/quick",
    summary="A seat at the public table that needs the fewest people to begin, or at a new one",
    status_code=200,
    responses=PROBLEMS,
)
async def quick_match(
    admission: TheAdmission,
    quick_matches: TheQuickMatches,
    request: Request[Any, Any, State],
    data: Annotated[QuickMatch, Body()],
) -> Seated:
    """A person who asks again with the same name and secret gets the same seat."""
    admission.check_opening(request.scope)
    language = match_language(request.headers.get("accept-language", ""))
    return await quick_matches.seat(data, language, admission.proxies.address_of(request.scope))


HANDLERS = [list_tables, quick_match]
