"""The deal of the day over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, NamedTuple

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body
from msgspec.structs import replace

from oneleft.protocol.codes import WITHOUT_TABLE
from oneleft.protocol.tables import DailyShown, PlayDaily, Seated
from oneleft.room import entries as n
from oneleft.room.daily import SEAT, SETTINGS, open_daily, points_at
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import show_table
from oneleft.room.state import Room

from .daily import Daily
from .dependencies import PROBLEMS, TheAdmission, TheDaily, TheNames, TheNode
from .identities import Person
from .node import Node
from .table_requests import current_room

Decide = Callable[[Room, float], list[n.AnyEntry]]  # the first entries of a table


@get("/daily", summary="The deal of the day, and yesterday's: commitment, key, results", responses=PROBLEMS)
async def get_daily(daily: TheDaily) -> DailyShown:
    return await daily.show()


@post(
    "/daily",
    summary="Play the deal of the day, or go on with it: once for each person",
    status_code=200,
    responses=PROBLEMS,
)
async def play_daily(
    node: TheNode,
    admission: TheAdmission,
    daily: TheDaily,
    names: TheNames,
    request: Request[Any, Any, State],
    data: Annotated[PlayDaily, Body()],
) -> Seated:
    admission.limits.check(replace(SETTINGS, bot_pace=data.bot_pace))
    day = daily.today()
    person = await names.who(data.nickname, data.person, admission.proxies.address_of(request.scope))
    room_id, token = daily.table_of(day, person.daily_secret)
    async with daily.opening:
        room = await find_room(node, room_id)
        if room is None:
            admission.check_opening(request.scope)
            opener = admission.opener_of(request.scope)
            ranked = await daily.is_ranked(day, opener)
            decide = partial(opening, daily, day, Opener(data, person, token, ranked))
            room = await open_or_find(node, decide, opener, room_id)
    points = points_at(room)
    if points is not None:
        raise Refused("daily-played", points=points)
    return Seated(seat=SEAT, token=token, table=show_table(room))


async def find_room(node: Node, room_id: str) -> Room | None:
    try:
        return await current_room(node, room_id)
    except Refused as refused:
        if refused.code not in WITHOUT_TABLE:
            raise
        return None


async def open_or_find(node: Node, decide: Decide, opener: str, room_id: str) -> Room:
    """Open a person's table, unless another node was first: then it is that one's."""
    try:
        return (await node.open_table(decide, opener=opener, room_id=room_id)).room
    except Refused as refused:
        room = await find_room(node, room_id) if refused.code == "busy" else None
        if room is None:
            raise
        return room


class Opener(NamedTuple):
    """Whoever opens the table of a day."""

    data: PlayDaily
    person: Person
    token: str
    ranked: bool  # whether the result counts among those of the day


def opening(daily: Daily, day: str, opener: Opener, room: Room, now: float) -> list[n.AnyEntry]:
    """The first entries of a person's table."""
    data, person, token, ranked = opener
    entries: list[n.AnyEntry] = []
    settings = replace(SETTINGS, bot_pace=data.bot_pace)
    for entry in open_daily(
        room, day, daily.key_of(day), nickname=person.name, token=token, now=now, settings=settings, ranked=ranked
    ):
        made = daily.identities.identify(room, entry, person) if isinstance(entry, n.Sat) else entry
        room.apply(made)
        entries.append(made)
    return entries


HANDLERS = [get_daily, play_daily]
