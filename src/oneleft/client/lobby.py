"""The HTTP side of the client: tables, seats and records."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from oneleft.analysis.analysis_status import AnalysisShown
from oneleft.errors import Unreachable
from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.protocol import players as p
from oneleft.protocol import tables as t
from oneleft.protocol import tournaments
from oneleft.protocol.invites import INVITE, INVITE_VARIABLE
from oneleft.protocol.table_codes import is_code
from oneleft.system_errors import reason_of
from oneleft.table.views import View

from .claimed_names import Names
from .connection import TableConnection
from .errors import not_our_server, problem_of
from .shuffling import Shuffling

Shown = TypeVar("Shown")
DEFAULT_SETTINGS = t.Settings()


def read_link(link: str) -> tuple[str, str, str | None]:
    """The server, the table and, in a personal link, the token: ``http://host/t/TABLE#TOKEN``, or ``http://host/CODE``.

    >>> read_link("http://localhost:8000/t/abc#secret")
    ('http://localhost:8000', 'abc', 'secret')
    >>> read_link("http://localhost:8000/bcdf")
    ('http://localhost:8000', 'BCDF', None)
    """
    try:
        parts = urlsplit(link)
    except ValueError:
        raise Unreachable("client-link", given=link) from None
    path = parts.path.rstrip("/")
    before, separator, table = path.rpartition("/t/")
    if not separator and is_code(path.rpartition("/")[2]):
        before, _, table = path.rpartition("/")
        table = table.upper()
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        raise Unreachable("client-link", given=link)
    return f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment or None


def read_replay_link(link: str) -> tuple[str, str, int]:
    """The server, the table and the number of the match in the link of a replay.

    >>> read_replay_link("http://localhost:8000/t/abc/replay/2")
    ('http://localhost:8000', 'abc', 2)
    """
    found = re.fullmatch(r"([^?#]+)/replay/([0-9]{1,6})/?(?:[?#].*)?", link)
    if found is None:
        raise Unreachable("client-replay-link", given=link)
    return *read_link(found[1])[:2], int(found[2])


def read_tournament_link(link: str) -> tuple[str, str, str | None]:
    """The server, the tournament and, in a personal link, the token.

    >>> read_tournament_link("http://localhost:8000/e/abc#secret")
    ('http://localhost:8000', 'abc', 'secret')
    """
    found = re.fullmatch(r"(https?://[^?#]+)/e/([\w-]+)/?(?:\?[^#]*)?(?:#(.*))?", link)
    if found is None:
        raise Unreachable("tournament-link", given=link)
    return found[1], found[2], found[3] or None


class Lobby:
    """A server, by its address, or by those of all its nodes. Use it in ``async with``.

    A server with an invite code gets `invite`, by default that of the environment (``ONELEFT_INVITE_CODE``).
    """

    def __init__(
        self, server: str | Sequence[str], language: str = DEFAULT_LANGUAGE, invite: str | None = None
    ) -> None:
        servers = [server] if isinstance(server, str) else server
        self.servers: list[str] = [address.rstrip("/") for address in servers]
        self.language: str = language
        code = os.environ.get(INVITE_VARIABLE, "") if invite is None else invite
        self.headers: dict[str, str] = {INVITE: code} if code else {}
        self.http: httpx.AsyncClient = httpx.AsyncClient(
            headers={"accept-language": language, **self.headers}, timeout=30
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> httpx.Response:
        """Send a request. If nobody listens, try the next node. A lost answer raises: it may have been executed."""
        for server in self.servers:
            try:
                return await self.http.request(method, server + path, content=body, headers=headers)
            except httpx.ConnectError as error:
                failure: Exception = error
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                failure = error
                break
        raise Unreachable("client-unreachable", given=server, reason=reason_of(failure)) from None

    async def ask(
        self, shown: type[Shown], method: str, path: str, document: Any = None, token: str | None = None
    ) -> Shown:
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        answer = await self.answer(method, path, document, headers)
        try:
            return msgspec.json.decode(answer.content, type=shown)
        except msgspec.DecodeError:
            raise not_our_server(answer.status_code, str(answer.url)) from None

    def problem(self, answer: httpx.Response) -> Exception:
        return problem_of(answer.status_code, answer.content, str(answer.url), self.language)

    async def answer(self, method: str, path: str, document: Any, headers: dict[str, str]) -> httpx.Response:
        body = None if document is None else msgspec.json.encode(document)
        answer = await self.request(method, path, body, headers)
        if not answer.is_success:
            raise self.problem(answer)
        return answer

    async def tell(self, path: str, document: Any) -> None:
        """Ask for something that has no answer."""
        await self.answer("POST", path, document, {"content-type": "application/json"})

    def names(self, person: str) -> Names:
        """The claimed names of a device. ``person`` is the `device_secret`."""
        return Names(self, person)

    async def open_table(
        self,
        nickname: str,
        settings: t.Settings = DEFAULT_SETTINGS,
        bots: list[str] | None = None,
        person: str = "",
    ) -> t.Seated:
        """Open a table. ``person`` is the `device_secret`: claimed names that are signed in there are open to it."""
        document = t.OpenTable(nickname=nickname, settings=settings, bots=bots or [], person=person)
        return await self.ask(t.Seated, "POST", "/api/tables", document)

    async def quick_match(self, nickname: str, person: str = "") -> t.Seated:
        """A seat among strangers, wherever the fewest people are missing. With the same ``person``, the same seat."""
        return await self.ask(t.Seated, "POST", "/api/quick", t.QuickMatch(nickname=nickname, person=person))

    async def play_daily(self, nickname: str, person: str, bot_pace: float = 1) -> t.Seated:
        """Play the deal of the day, or go on with it. ``person`` is the `device_secret`: it plays once."""
        document = t.PlayDaily(nickname=nickname, person=person, bot_pace=bot_pace)
        return await self.ask(t.Seated, "POST", "/api/daily", document)

    async def daily(self) -> t.DailyShown:
        """Today's deal and yesterday's, with their results."""
        return await self.ask(t.DailyShown, "GET", "/api/daily")

    async def tables(self) -> list[t.TableShown]:
        return await self.ask(list[t.TableShown], "GET", "/api/tables")

    async def table(self, table: str) -> t.TableShown:
        """A table, by its id or its code."""
        return await self.ask(t.TableShown, "GET", path_of(table))

    async def take_seat(self, table: str, nickname: str, person: str = "") -> t.Seated:
        document = t.TakeSeat(nickname=nickname, person=person)
        return await self.ask(t.Seated, "POST", path_of(table, "/seats"), document)

    async def leave(self, table: str, seat: int, token: str) -> t.TableShown:
        """Leave your seat. The host's token also sends others away, but not from a match."""
        return await self.ask(t.TableShown, "DELETE", path_of(table, f"/seats/{seat}"), token=token)

    async def change(self, table: str, settings: t.Settings, token: str) -> t.TableShown:
        """Change the settings before a match, as the host."""
        return await self.ask(t.TableShown, "PUT", path_of(table, "/settings"), settings, token)

    async def add_bot(self, table: str, level: str, token: str, seat: int | None = None) -> t.TableShown:
        """Seat a bot, as the host; with a ``seat``, one that plays for the person there, who is away."""
        return await self.ask(t.TableShown, "POST", path_of(table, "/bots"), t.AddBot(level=level, seat=seat), token)

    async def hand_over(self, table: str, seat: int, token: str) -> t.TableShown:
        return await self.ask(t.TableShown, "POST", path_of(table, "/host"), t.HandOver(seat=seat), token)

    async def start(self, table: str, token: str) -> t.TableShown:
        """Start the match with the players who are there."""
        return await self.ask(t.TableShown, "POST", path_of(table, "/start"), token=token)

    async def rematch(self, table: str, token: str) -> t.TableShown:
        """Back to the waiting room after a match, as the host. `TableConnection.again` begins another at once."""
        return await self.ask(t.TableShown, "POST", path_of(table, "/rematch"), token=token)

    async def reshuffle(self, table: str, token: str) -> t.TableShown:
        """Ask for another shuffle, if you were left out and nobody has moved."""
        return await self.ask(t.TableShown, "POST", path_of(table, "/reshuffle"), token=token)

    async def record(self, table: str, match: int) -> str:
        """The record of a finished match."""
        answer = await self.request("GET", path_of(table, f"/matches/{match}/record"), None, {})
        if not answer.is_success:
            raise self.problem(answer)
        return answer.text

    async def start_analysis(self, table: str, match: int) -> AnalysisShown:
        """Have the server analyse a finished match, unless it has or does already."""
        return await self.ask(AnalysisShown, "POST", path_of(table, f"/matches/{match}/analysis"))

    async def analysis(self, table: str, match: int) -> AnalysisShown:
        """How far the analysis of a match is; its ``report`` once it is done."""
        return await self.ask(AnalysisShown, "GET", path_of(table, f"/matches/{match}/analysis"))

    async def view(self, table: str, match: int, step: int, seat: int) -> View:
        """What a seat saw in a finished match: step 1 is the first deal. Event ``n`` of a report follows step ``n``."""
        return await self.ask(View, "GET", path_of(table, f"/matches/{match}/views/{step}?seat={seat}"))

    async def leaderboard(self, most: int = 100) -> list[p.Rank]:
        """The players with the highest ratings."""
        return await self.ask(list[p.Rank], "GET", f"/api/leaderboard?most={most}")

    async def matches(self, most: int = 20) -> list[p.MatchShown]:
        """The last matches of public tables."""
        return await self.ask(list[p.MatchShown], "GET", f"/api/matches?most={most}")

    async def player(self, name: str, tag: str = "") -> p.Statistics:
        """The statistics of a nickname, no matter who used it, or with a ``tag`` of one rated player."""
        return await self.ask(p.Statistics, "GET", path_of_player(name, "", tag))

    async def career(self, name: str, tag: str = "") -> p.Career:
        """The streak, favourite rules, ratings, opponents and public matches of a nickname or a rated player."""
        return await self.ask(p.Career, "GET", path_of_player(name, "/career", tag))

    async def luck(self, name: str, tag: str = "") -> p.Luck:
        """The luck of a nickname or a rated player in analysed matches."""
        return await self.ask(p.Luck, "GET", path_of_player(name, "/luck", tag))

    async def open_tournament(self, asked: tournaments.OpenTournament) -> tournaments.Entered:
        """Open a tournament, as its host. Keep the token: the next methods ask for it."""
        return await self.ask(tournaments.Entered, "POST", "/api/tournaments", asked)

    async def tournament(self, tournament: str, token: str | None = None) -> tournaments.TournamentShown:
        """A tournament; with a token also ``you``: your table in this round, and the token of your seat there."""
        return await self.ask(tournaments.TournamentShown, "GET", path_of_tournament(tournament), token=token)

    async def join_tournament(self, tournament: str, nickname: str, person: str = "") -> tournaments.Entered:
        """Join, or come back: with the same ``person``, the `device_secret`, you are the same."""
        document = tournaments.JoinTournament(nickname=nickname, person=person)
        return await self.ask(tournaments.Entered, "POST", path_of_tournament(tournament, "/people"), document)

    async def leave_tournament(self, tournament: str, person: int, token: str) -> tournaments.TournamentShown:
        """Leave. The host's token also sends others away."""
        path = path_of_tournament(tournament, f"/people/{person}")
        return await self.ask(tournaments.TournamentShown, "DELETE", path, token=token)

    async def draw_round(self, tournament: str, number: int, token: str) -> tournaments.TournamentShown:
        """Start a round, as the host. Tables of the last one that still play are counted as they stand."""
        path = path_of_tournament(tournament, "/rounds")
        return await self.ask(tournaments.TournamentShown, "POST", path, tournaments.DrawRound(round=number), token)

    async def finish_tournament(self, tournament: str, token: str) -> tournaments.TournamentShown:
        """End a tournament, as the host."""
        return await self.ask(
            tournaments.TournamentShown, "POST", path_of_tournament(tournament, "/finish"), token=token
        )

    def connect(
        self, table: str, token: str | None = None, watch: int = 0, shuffling: Shuffling | None = None
    ) -> TableConnection:
        """A connection to a table: to the token's seat, or without a token as a spectator."""
        return TableConnection(self.servers, table, token, self.language, watch, shuffling, self.headers)


def path_of(table: str, rest: str = "") -> str:
    return f"/api/tables/{quote(table, safe='')}{rest}"


def path_of_tournament(tournament: str, rest: str = "") -> str:
    return f"/api/tournaments/{quote(tournament, safe='')}{rest}"


def path_of_player(name: str, rest: str, tag: str) -> str:
    query = f"?tag={quote(tag, safe='')}" if tag else ""
    return f"/api/players/{quote(name, safe='')}{rest}{query}"
