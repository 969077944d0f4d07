"""Players over HTTP: the leaderboard, the latest public matches, and the results of a player."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from oneleft.protocol.players import Career, Luck, MatchShown, Rank, Statistics
from oneleft.room.results import CLAIMED_SIGN, TAG_LENGTH

from .dependencies import PROBLEMS, Nickname, TheNode, ThePlayers
from .table_requests import ask

Tag = Annotated[
    str,
    Parameter(
        pattern=f"^([a-z2-7]{{{TAG_LENGTH}}}{CLAIMED_SIGN}?)?$",
        description="Of a rated player. Without it, the results of the nickname count, no matter who used it.",
    ),
]


@get("/leaderboard", summary="The players with the highest ratings", responses=PROBLEMS)
async def get_leaderboard(
    node: TheNode, all_players: ThePlayers, most: Annotated[int, Parameter(ge=1, le=1000)] = 100
) -> list[Rank]:
    return await ask(node, all_players.leaderboard, most)


@get("/matches", summary="The last matches of public tables", responses=PROBLEMS)
async def get_matches(
    node: TheNode, all_players: ThePlayers, most: Annotated[int, Parameter(ge=1, le=100)] = 20
) -> list[MatchShown]:
    return await ask(node, all_players.matches, most, node.limits.listed)


@get(
    "/players/{nickname:str}",
    summary="The statistics of a nickname or a rated player, and the rated players of that name",
    responses=PROBLEMS,
)
async def get_player(node: TheNode, all_players: ThePlayers, nickname: Nickname, tag: Tag = "") -> Statistics:
    return await ask(node, all_players.statistics, nickname, tag)


@get(
    "/players/{nickname:str}/career",
    summary="The streak, favourite rules, ratings, opponents and public matches of a nickname or a rated player",
    responses=PROBLEMS,
)
async def get_career(node: TheNode, all_players: ThePlayers, nickname: Nickname, tag: Tag = "") -> Career:
    return await ask(node, all_players.career, nickname, tag)


@get(
    "/players/{nickname:str}/luck",
    summary="The luck of a nickname or a rated player in analysed matches",
    responses=PROBLEMS,
)
async def get_luck(node: TheNode, all_players: ThePlayers, nickname: Nickname, tag: Tag = "") -> Luck:
    return await ask(node, all_players.luck, nickname, tag)


HANDLERS = [get_leaderboard, get_matches, get_player, get_career, get_luck]
