"""Tables, seats and replays over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter
from litestar.response import Stream

from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.match.player_counts import check_players, usual_players
from oneleft.protocol import tables as t
from oneleft.protocol.json_schema import schema
from oneleft.protocol.table_codes import is_code
from oneleft.room import commands, quick, rematches
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import show_scores, show_table
from oneleft.room.state import Room
from oneleft.rules.config import Rules
from oneleft.table.rulebook import RULES

from . import daily_api, learn_api, lobby_api, names_api, players_api, tournament_api
from .analysis_api import ANALYSIS_HANDLERS
from .dependencies import (
    PROBLEMS,
    SEATED,
    LanguageName,
    MatchNumber,
    SeatNumber,
    TableId,
    TheAdmission,
    TheNames,
    TheNode,
    TheReplays,
)
from .desk_api import desk_router
from .node import Node
from .replays import Replay, record_of, unpacked
from .table_requests import current_room, seated, token_of


class SeatRequest:
    """A request by someone at a table, identified by the token of their seat."""

    def __init__(self, node: Node, request: Request[Any, Any, State], table_id: str) -> None:
        self.node, self.table_id, self.token = node, table_id, token_of(request)
        if not self.token:
            raise Refused("no-token")

    async def execute(self, command: Callable[[Room, int, float], n.AnyEntry]) -> t.TableShown:
        """Execute a command for the seat that the token opens. Returns the table after it."""
        live = await self.node.get_table(self.table_id)
        self.node.check_commands(live, self.token)
        with suppress(commands.Repeated):
            live, _ = await self.node.execute(
                self.table_id, lambda room, now: command(room, commands.seat_of_token(room, self.token), now)
            )
        return show_table(live.room)


@post("/tables", summary="Open a table and sit down at it", responses=PROBLEMS)
async def open_table(
    node: TheNode,
    admission: TheAdmission,
    names: TheNames,
    request: Request[Any, Any, State],
    data: Annotated[t.OpenTable, Body()],
) -> t.Seated:
    admission.limits.check(data.settings)
    admission.check_opening(request.scope)
    asked = repr(msgspec.structs.replace(data, person=""))  # what a seeded test repeats
    token = node.entropy.token(asked)
    person = await names.who(data.nickname, data.person, admission.proxies.address_of(request.scope))

    def decide(room: Room, now: float) -> list[n.AnyEntry]:
        entries: list[n.AnyEntry] = []

        def add(entry: n.AnyEntry) -> None:
            room.apply(entry)
            entries.append(entry)

        add(commands.open_table(data.settings, node.entropy.match_key(room.id, 0), now))
        add(names.identities.identify(room, commands.sit(room, person.name, token, now), person))
        for level in data.bots:
            add(commands.add_bot(room, level, now))
        return entries

    live = await node.open_table(decide, asked, admission.opener_of(request.scope))
    return t.Seated(seat=0, token=token, table=show_table(live.room))


@get("/tables/{table_id:str}", summary="A table, by its id or its code of four letters", responses=PROBLEMS)
async def get_table(
    node: TheNode, admission: TheAdmission, request: Request[Any, Any, State], table_id: TableId
) -> t.TableShown:
    if is_code(table_id):
        admission.check_code(request.scope)
        table_id = await find_table(node, table_id.upper())
    shown = show_table(await current_room(node, table_id))
    live = node.live_tables.get(table_id)
    return msgspec.structs.replace(shown, tv=live is not None and live.has_tv)


async def find_table(node: Node, code: str) -> str:
    found = await node.errors_as_refusals(node.pools.queries.run(node.store.find_code, code))
    if found is None:
        raise Refused("no-code", given=code)
    return found


@get("/tables/{table_id:str}/scores", summary="The score board of the match", responses=PROBLEMS)
async def get_scores(node: TheNode, table_id: TableId) -> t.ScoresShown:
    return show_scores(await current_room(node, table_id))


@post("/tables/{table_id:str}/seats", summary="Take the first free seat", responses=PROBLEMS)
async def take_seat(
    node: TheNode,
    admission: TheAdmission,
    names: TheNames,
    request: Request[Any, Any, State],
    table_id: TableId,
    data: Annotated[t.TakeSeat, Body()],
) -> t.Seated:
    admission.check_seating(request.scope)
    token = node.entropy.token(f"{table_id} {data.nickname}")
    person = await names.who(data.nickname, data.person, admission.proxies.address_of(request.scope))

    def decide(room: Room, now: float) -> n.Sat:
        return names.identities.identify(room, commands.sit(room, person.name, token, now), person)

    live, _ = await node.execute(table_id, decide)
    return seated(live.room, token)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Leave, or as the host remove a person, but not during a match",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def leave_seat(
    node: TheNode, request: Request[Any, Any, State], table_id: TableId, seat: SeatNumber
) -> t.TableShown:
    seat_request = SeatRequest(node, request, table_id)
    return await seat_request.execute(lambda room, by, now: commands.leave(room, by, seat, now))


@put(
    "/tables/{table_id:str}/settings",
    summary="Change the settings before a match, as the host",
    responses=PROBLEMS,
    security=SEATED,
)
async def change_settings(
    node: TheNode,
    admission: TheAdmission,
    request: Request[Any, Any, State],
    table_id: TableId,
    data: Annotated[t.Settings, Body()],
) -> t.TableShown:
    admission.limits.check(data)
    seat_request = SeatRequest(node, request, table_id)
    return await seat_request.execute(lambda room, by, now: commands.change(room, by, data, now))


@post("/tables/{table_id:str}/bots", summary="Seat a bot, as the host", responses=PROBLEMS, security=SEATED)
async def add_bot(
    node: TheNode, request: Request[Any, Any, State], table_id: TableId, data: Annotated[t.AddBot, Body()]
) -> t.TableShown:
    """With a `seat`, a bot plays at once for the person there, who is away."""

    def decide(room: Room, by: int, now: float) -> n.BotSat | n.StoodIn:
        if data.seat is not None:
            return commands.stand_in(room, by, data.seat, now)
        return commands.seat_bot(room, by, data.level, now)

    return await SeatRequest(node, request, table_id).execute(decide)


@post(
    "/tables/{table_id:str}/host",
    summary="Make another person the host",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def hand_over(
    node: TheNode, request: Request[Any, Any, State], table_id: TableId, data: Annotated[t.HandOver, Body()]
) -> t.TableShown:
    seat_request = SeatRequest(node, request, table_id)
    return await seat_request.execute(lambda room, by, now: commands.hand_over(room, by, data.seat, now))


@post(
    "/tables/{table_id:str}/start",
    summary="Start the match with those who are there, as the host; a quick match with bots in free seats, as anyone",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def start(node: TheNode, request: Request[Any, Any, State], table_id: TableId) -> t.TableShown:
    return await SeatRequest(node, request, table_id).execute(quick.begin)


@post(
    "/tables/{table_id:str}/rematch",
    summary="Back to the waiting room after a match, as the host",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def rematch(node: TheNode, request: Request[Any, Any, State], table_id: TableId) -> t.TableShown:
    node.check_space()

    def decide(room: Room, by: int, now: float) -> n.Rematch:
        return rematches.rematch(room, by, node.next_key(room), now)

    return await SeatRequest(node, request, table_id).execute(decide)


@post(
    "/tables/{table_id:str}/reshuffle",
    summary="Shuffle again, as a person who was left out, before anyone has moved",
    status_code=200,
    responses=PROBLEMS,
    security=SEATED,
)
async def reshuffle(node: TheNode, request: Request[Any, Any, State], table_id: TableId) -> t.TableShown:
    def decide(room: Room, by: int, now: float) -> n.Reshuffled:
        return rematches.reshuffle(room, by, node.entropy.match_key(room.id, room.number), now)

    return await SeatRequest(node, request, table_id).execute(decide)


@get(
    "/tables/{table_id:str}/matches/{number:int}/record",
    summary="The record of a finished match, for `oneleft verify`",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def get_record(node: TheNode, table_id: TableId, number: MatchNumber) -> str:
    text: str = await node.errors_as_refusals(
        node.pools.replays.run(record_of, node.store, table_id, number, node.clock.now()), table_id
    )
    return text


@get(
    "/tables/{table_id:str}/matches/{number:int}/replay",
    summary="A finished match, step by step, with every hand open",
    responses=PROBLEMS | {200: ResponseSpec(Replay, generate_examples=False)},
)
async def get_replay(
    node: TheNode, replays: TheReplays, request: Request[Any, Any, State], table_id: TableId, number: MatchNumber
) -> Response[Any]:
    replay = replays.replay(node.pools.replays, table_id, number, node.clock.now())
    packed = await node.errors_as_refusals(replay, table_id)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
    return Stream(unpacked(packed), media_type="application/json")


@get("/rules", summary="The rulebook", responses=PROBLEMS)
async def get_rules(language: LanguageName = DEFAULT_LANGUAGE) -> list[t.RuleShown]:
    return [
        t.RuleShown(
            id=rule.id,
            section=rule.section,
            sheets=rule.sheets,
            reading=rule.reading,
            editions=rule.editions,
            houses=rule.houses,
            formats=rule.formats,
            about=rule.about,
            text=rule.text(language),
            note=rule.note(language),
        )
        for rule in RULES
    ]


@get("/rules/read", summary="Read a rules line, or say why these rules are not possible", responses=PROBLEMS)
async def read_rules(
    line: Annotated[str, Parameter(max_length=400, description="For instance `party+cards=5`.")],
    players: Annotated[int | None, Parameter(ge=2, le=10, description="As usual if it is left out.")] = None,
) -> t.RulesRead:
    rules = Rules.parse(line)
    seats = usual_players(rules) if players is None else players
    check_players(rules, seats)
    return t.RulesRead(rules=str(rules), players=seats)


@get("/addresses", summary="The server's addresses for other devices of its network", responses=PROBLEMS)
async def get_addresses(admission: TheAdmission, request: Request[Any, Any, State]) -> list[str]:
    """For a page that was opened as `localhost`: its own address would not work elsewhere. Others get an empty list."""
    return admission.addresses_for(request.scope)


@get("/schema", summary="The JSON Schema of the protocol and of the referee's document", responses=PROBLEMS)
async def get_schema() -> dict[str, Any]:
    return schema()


HANDLERS = [
    get_rules,
    read_rules,
    get_schema,
    get_addresses,
    *lobby_api.HANDLERS,
    open_table,
    get_table,
    get_scores,
    take_seat,
    leave_seat,
    change_settings,
    add_bot,
    hand_over,
    start,
    rematch,
    reshuffle,
    get_record,
    get_replay,
    *players_api.HANDLERS,
    *ANALYSIS_HANDLERS,
    *daily_api.HANDLERS,
    *learn_api.HANDLERS,
    *tournament_api.HANDLERS,
    *names_api.HANDLERS,
]


def api() -> Router:
    return Router("/api", route_handlers=[*HANDLERS, desk_router()])
