"""The tools of an assistant: what it can do at a table, and what it is told. Their docstrings are what it reads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from msgspec.structs import replace

from oneleft import __version__
from oneleft.client import Lobby, Settings, read_link, read_replay_link
from oneleft.errors import OneleftError, ServerRefused
from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.record import verify_record
from oneleft.table.rulebook import BY_ID
from oneleft.table.rules_in_words import house_rules_in_words
from oneleft.terminal.connection import Refusal

from .seat import AssistantSeat

MOST_SECONDS = 50.0  # that a tool waits: clients give up on a tool after a minute
INSTRUCTIONS = """\
You play UNO at a table of a oneleft server, for yourself, as one of its players. Open a table or join one by its link,
then `play` your moves; each answer tells what happened and what you can do now. Cards are a colour letter and a face:
R7, B+2 (Draw Two), GS (Skip), YR (Reverse), W (Wild) and W+4 (Wild Draw Four); a wild is played with the colour after
a colon, W:B. Moves are `play R7`, `draw`, `keep`, `take`, `challenge` and `catch 2`; a move that leaves you one card
ends with `uno`: `play R7 uno`. A refused move changes nothing. Its message ends with the id of a rule: ask `explain`.
"""


class Assistant:
    """What one assistant has: at most one seat. The tools are its methods, and they run one after the other."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.seat: AssistantSeat | None = None
        self._stack = AsyncExitStack()
        self._one_at_a_time = asyncio.Lock()

    async def open_table(
        self, server: str, name: str = "Assistant", rules: str = "classic", players: int | None = None, bots: int = 0
    ) -> str:
        """Open a table on a server and sit down there as its host.

        server: its address, such as http://localhost:8000. rules: an edition and house rules, such as classic+jump_in.
        bots: how many seats are for bots. players: how many seats there are; by default four, or you and the bots.
        Give the link in the answer to anyone who wants to join, then play "start".
        """
        with told_as_error(self.language):
            seats = players or (bots + 1 if bots else 4)
            settings = Settings(rules=str(Rules.parse(rules)), players=seats, language=self.language)
            if bots == seats - 1:  # nobody waits for the assistant, and nobody else watches the bots think
                settings = replace(settings, turn_seconds=0, bot_pace=0, hints=True)
            async with self._one_at_a_time, Lobby(server, self.language) as lobby:
                seated = await lobby.open_table(name, settings, ["steady"] * bots)
                return await self._sit(server.rstrip("/"), seated.table.id, seated.token)

    async def join_table(self, link: str, name: str = "Assistant") -> str:
        """Sit down at the table of a link that someone gave you: an invitation, or the personal link of a seat."""
        with told_as_error(self.language):
            server, table, token = read_link(link)
            async with self._one_at_a_time, Lobby(server, self.language) as lobby:
                table = (await lobby.table(table)).id
                token = token or (await lobby.take_seat(table, name)).token
                return await self._sit(server, table, token)

    async def look(self) -> str:
        """The table as you see it: the players' card counts, the top card, your hand, your legal moves, the scores."""
        with told_as_error(self.language):
            async with self._one_at_a_time:
                return "\n".join(self._seated().look())

    async def play(self, move: str, wait_seconds: float = 20) -> str:
        """Make a move, such as "play R7", "draw" or "catch 2", then wait until you can do something again.

        Also "start" (as the host), "deal" (the next round), "again" (another match), "hint", "undo", "say PHRASE".
        """
        with told_as_error(self.language):
            async with self._one_at_a_time:
                seat = self._seated()
                await seat.run("" if move.strip() == "deal" else move.strip())
                return await self._wait(seat, wait_seconds)

    async def wait(self, wait_seconds: float = 20) -> str:
        """Wait until you can do something, and hear what happened meanwhile."""
        with told_as_error(self.language):
            async with self._one_at_a_time:
                return await self._wait(self._seated(), wait_seconds)

    async def rules(self, rule: str = "") -> str:
        """The text of a rule by its id, such as TURN-1; without an id, the rules of your table in words."""
        if rule:
            if rule.upper() not in BY_ID:
                raise ToolError(say("play-no-rule", self.language, given=rule))
            return f"{rule.upper()}: {BY_ID[rule.upper()].text(self.language)}"
        with told_as_error(self.language):
            state = self._seated().state
            return "\n".join([state.rules_text, *house_rules_in_words(state.rules, self.language)])

    async def explain(self) -> str:
        """The rules behind the last refusal, or behind what happened last at your table."""
        with told_as_error(self.language):
            return "\n".join(self._seated().explain())

    async def analyse(self, match: str, player: int | None = None) -> str:
        """Analyse a finished match: win chances, luck and mistakes. It takes a second for every ten moves or so.

        match: the link of a replay, http://HOST:PORT/t/TABLE/replay/1, or the text of a record. player: only this seat
        """
        with told_as_error(self.language):
            game = await self._load(match)
            if player is not None and not 0 <= player < len(game.names):
                raise ToolError(say("analysis-no-seat", self.language, given=player, file=match, known=list_of(game)))
            return await asyncio.to_thread(analysed, game, player, self.language)

    async def leave(self) -> str:
        """Leave your seat. In a match a bot plays on for you."""
        with told_as_error(self.language):
            async with self._one_at_a_time:
                seat = self._seated()
                server, table, token = read_link(seat.link)
                name = seat.state.table.seats[seat.seat].name if seat.state.table else ""
                async with Lobby(server, self.language) as lobby:
                    await lobby.leave(table, seat.seat, token or "")
                await self.close()
                return say("play-leaves", self.language, name=name)

    async def _sit(self, server: str, table: str, token: str) -> str:
        await self.close()
        seat = AssistantSeat(server, table, token, self.language)
        self.seat = await self._stack.enter_async_context(seat)
        return "\n".join([f"{say('page-invite', self.language)}: {seat.invitation}", *seat.take_lines()])

    async def _wait(self, seat: AssistantSeat, seconds: float) -> str:
        """What happened until the seat is asked, and what it can do then."""
        await seat.wait_until_asked(min(max(seconds, 0), MOST_SECONDS))
        return "\n".join([*seat.take_lines(), *seat.legal_lines()])

    async def _load(self, match: str) -> Game:
        if not match.startswith(("http://", "https://")):
            return verify_record(match)
        server, table, number = read_replay_link(match)
        async with Lobby(server, self.language) as lobby:
            return verify_record(await lobby.record(table, number))

    def _seated(self) -> AssistantSeat:
        if self.seat is None:
            raise ToolError(say("client-no-seat", self.language))
        return self.seat

    async def close(self) -> None:
        self.seat = None
        await self._stack.aclose()


def list_of(game: Game) -> str:
    return ", ".join(f"{seat} {name}" for seat, name in enumerate(game.names))


def analysed(game: Game, seat: int | None, language: str) -> str:
    """The report of a match. The modules that think ahead are imported here: nothing else needs numba."""
    from oneleft.analysis.analyse import Options, analyse
    from oneleft.analysis.report_lines import player_lines, report_lines

    report = analyse(game, Options(seats=None if seat is None else (seat,)))
    return "\n".join(report_lines(game, report, seat, player_lines(report, language), language))


@contextmanager
def told_as_error(language: str) -> Iterator[None]:
    """What a table or server refuses is told to the assistant as the error of its tool, with the rule."""
    try:
        yield
    except (Refusal, ServerRefused) as refused:
        raise ToolError(refused.message + (f" [{refused.rule}]" if refused.rule else "")) from None
    except OneleftError as error:
        raise ToolError(error.explain_with_rule(language)) from None
    except ImportError as error:  # an extra that is not installed
        raise ToolError(str(error)) from None


def new_server(language: str) -> MCPServer[None]:
    """A server for one assistant. When the assistant goes, its connection is closed, and a bot plays on for it."""
    assistant = Assistant(language)

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await assistant.close()

    server = MCPServer(
        "oneleft", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING", lifespan=lifespan
    )
    for tool in (
        assistant.open_table,
        assistant.join_table,
        assistant.look,
        assistant.play,
        assistant.wait,
        assistant.rules,
        assistant.explain,
        assistant.analyse,
        assistant.leave,
    ):
        server.tool(structured_output=False)(tool)
    return server
