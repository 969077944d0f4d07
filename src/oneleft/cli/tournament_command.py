"""``oneleft tournament``: the standings of a tournament, playing in it, and opening one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from oneleft.errors import ServerRefused
from oneleft.lang import say
from oneleft.protocol.tables import Settings
from oneleft.protocol.tournaments import OpenTournament, OwnPlace, TournamentShown
from oneleft.terminal.tournament_text import has_result, tournament_lines
from oneleft.tournament.verify import first_wrong_draw

from .command_io import Language, fail, print_text, usage_errors
from .play_command import default_name
from .remote_game import play_on_server
from .shared_options import Plain

if TYPE_CHECKING:
    from oneleft import client

LOOK_SECONDS = 2.0  # between two questions


def tournament(
    language: Language,
    name: Annotated[str, typer.Option(default_factory=default_name, show_default="your login", help="Your name.")],
    link: Annotated[str, typer.Argument(help="A tournament's link; with --open, a server's address.", metavar="URL")],
    follow: Annotated[bool, typer.Option("--follow", help="Print the standings whenever they change.")] = False,
    join: Annotated[bool, typer.Option("--join", help="Join, and play at your table in every round.")] = False,
    start: Annotated[bool, typer.Option("--start", help="Start the next round; needs the host's link.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Repeat every draw, once it is over.")] = False,
    title: Annotated[str, typer.Option("--open", help="Open a tournament with this name.", metavar="NAME")] = "",
    rounds: Annotated[int, typer.Option(min=1, max=20, help="Rounds of a new tournament.")] = 4,
    minutes: Annotated[float, typer.Option(min=0, max=240, help="Minutes per round; 0: no limit.")] = 0,
    rules: Annotated[str, typer.Option(help="Rules of its tables.")] = "classic+target=200",
    as_json: Annotated[bool, typer.Option("--json", help="Print the tournament as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """Show the standings of a tournament, join it, or open one."""
    with usage_errors(language):
        try:
            if title:
                asked = OpenTournament(name=title, rounds=rounds, minutes=minutes, settings=Settings(rules=rules))
                asyncio.run(open_tournament(link, asked, language))
                return
            visitor = Visitor(link, language)
            if join:
                visitor.play(name, plain)
            elif start:
                visitor.print(asyncio.run(visitor.start_round()), as_json)
            else:
                visitor.show(follow, verify, as_json)
        except ServerRefused as refused:
            fail(refused.message)


async def open_tournament(server: str, asked: OpenTournament, language: str) -> None:
    from oneleft import client

    address = (server if "://" in server else f"http://{server}").rstrip("/")
    async with client.Lobby(address, language) as lobby:
        opened = await lobby.open_tournament(msgspec.structs.replace(asked, person=client.device_secret()))
    link = f"{address}/e/{opened.tournament.id}"
    print_text(say("tournament-opened", language, link=link))
    print_text(say("tournament-host-link", language, link=f"{link}#{opened.token}"))


class Visitor:
    """Someone at the terminal with the link of a tournament."""

    def __init__(self, link: str, language: str) -> None:
        from oneleft import client

        self.server, self.tournament, self.token = client.read_tournament_link(link)
        self.language = language

    def lobby(self) -> client.Lobby:
        from oneleft import client

        return client.Lobby(self.server, self.language)

    async def look(self) -> TournamentShown:
        async with self.lobby() as lobby:
            return await lobby.tournament(self.tournament, self.token)

    async def look_again(self, seen: TournamentShown) -> TournamentShown:
        """The tournament once it has changed."""
        while (shown := await self.look()).number == seen.number and shown.you == seen.you:
            await asyncio.sleep(LOOK_SECONDS)
        return shown

    async def start_round(self) -> TournamentShown:
        if self.token is None:
            fail(say("server-not-host", self.language))
        async with self.lobby() as lobby:
            drawn = len((await lobby.tournament(self.tournament)).rounds)
            return await lobby.draw_round(self.tournament, drawn + 1, self.token)

    async def join(self, name: str) -> None:
        from oneleft import client

        async with self.lobby() as lobby:
            self.token = (await lobby.join_tournament(self.tournament, name, client.device_secret())).token

    def print(self, shown: TournamentShown, as_json: bool = False) -> None:
        if as_json:
            typer.echo(msgspec.json.encode(shown).decode())
            return
        for line in tournament_lines(shown, self.language):
            print_text(line)

    def show(self, follow: bool, verify: bool, as_json: bool) -> None:
        shown = asyncio.run(self.look())
        self.print(shown, as_json)
        while follow and shown.status != "over":
            shown = asyncio.run(self.look_again(shown))
            self.print(shown, as_json)
        if verify:
            self.verify(shown)

    def verify(self, shown: TournamentShown) -> None:
        if not shown.key:
            fail(say("tournament-key-secret", self.language))
        wrong = first_wrong_draw(shown)
        if wrong is not None:
            fail(say("tournament-not-verified", self.language, number=wrong))
        print_text(say("tournament-verified", self.language, count=len(shown.rounds)))

    def play(self, name: str, plain: bool) -> None:
        """Play at one table after another. Leaving a table before its match is over ends it."""
        if self.token is None:
            asyncio.run(self.join(name))
        shown = asyncio.run(self.look())
        self.print(shown)
        while shown.status != "over":
            place = shown.you
            if place is not None and place.table and not has_result(shown, place.table):
                self.play_table(place, name, plain)
                shown = asyncio.run(self.result_of(place.table))
                if not has_result(shown, place.table):
                    return
            else:
                shown = asyncio.run(self.look_again(shown))
            self.print(shown)

    def play_table(self, place: OwnPlace, name: str, plain: bool) -> None:
        link = f"{self.server}/t/{place.table}#{place.token}"
        play_on_server(link, self.language, name, plain=plain)

    async def result_of(self, table: str) -> TournamentShown:
        """The tournament, with the result of a table if its match is over."""
        async with self.lobby() as lobby:
            seen = await lobby.table(table)
        is_over = seen.status == "over" or bool(seen.called)
        while not has_result(shown := await self.look(), table) and is_over:
            await asyncio.sleep(LOOK_SECONDS / 4)
        return shown
