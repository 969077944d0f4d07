"""``oneleft replay`` and ``oneleft verify``: the record of a finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.narrate import tell
from oneleft.table.record import VERSION, played_again, verify_record
from oneleft.table.shuffle_parts import check_seen, parts_in_words
from oneleft.terminal.saved_games import GAME_SUFFIX

from .command_io import Language, fail, print_text, read_bytes

RecordFile = Annotated[Path, typer.Argument(help="A game record; - reads it from standard input.", metavar="FILE")]

FIRST_WORDS = b"oneleft record "
OTHER_FILES = {  # the messages about them, by their first bytes
    b"SQLite format 3\0": "record-is-database",
    b"{": "record-is-json",
    b"[": "record-is-json",
    b"<": "record-is-page",
}
QUOTED = 40  # characters of a text that is no record


def replay(file: RecordFile, language: Language) -> None:
    """Print a finished game in words, move by move."""
    for game in played_again(load_record(file, language)):
        if not game.log or game.log[-1] == DEAL:
            print_text("\n" + say("play-round", language, number=len(game.match.history) + 1))
        for event in game.events:
            print_text(tell(event, language, game.rules.edition, game.names))


def verify(
    file: RecordFile,
    language: Language,
    commitment: Annotated[str | None, typer.Option(help="What you saw before the deal.", metavar="HASH")] = None,
    reveal: Annotated[str | None, typer.Option(help="What your program added to the shuffle.", metavar="TEXT")] = None,
    hashes: Annotated[
        str | None, typer.Option(help="All hashes that you saw fixed, with commas between them.", metavar="HASHES")
    ] = None,
) -> None:
    """Verify a finished game: who took part, all shuffles and moves."""
    game = load_record(file, language)
    try:
        check_seen(game, commitment, reveal, None if hashes is None else read_hashes(hashes))
    except OneleftError as error:
        fail(f"{file}: {error.explain_with_rule(language)}")
    moves = [move for move in game.log if move != DEAL]
    typer.echo(say("record-holds", language, moves=len(moves), rounds=len(game.match.history)))
    if game.taken_back:
        typer.echo(say("page-taken-back", language, count=game.taken_back))
    for sentence in parts_in_words(game, language):
        typer.echo(sentence)
    seen = {"record-commitment-seen": commitment, "record-reveal-in": reveal, "record-hashes-seen": hashes}
    for key, given in seen.items():
        if given is not None:
            typer.echo(say(key, language))
    if reveal is not None and hashes is None:
        typer.echo(say("record-hashes-unseen", language))


def read_hashes(text: str) -> list[str]:
    """The hashes of all seats; nothing for a bot, and for a person who sent none."""
    return [one.strip().lower() for one in text.split(",")]


def load_record(file: Path, language: str) -> Game:
    """The finished game of a record. A false record ends the command with status 1, any other file with 2."""
    data = read_bytes(file, language)
    if not data.startswith(FIRST_WORDS):
        fail(f"{file}: {_what_it_is(file, data, language)}", 2)
    try:
        return verify_record(data.decode().replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        fail(f"{file}: {say('record-is-binary', language, byte=error.start)}", 2)
    except OneleftError as error:
        fail(f"{file}: {error.explain_with_rule(language)}")


def load_from_anywhere(what: str, language: str) -> Game:
    """The finished game of a file, or of the link of a server's replay."""
    if not what.startswith(("http://", "https://")):
        return load_record(Path(what), language)
    from oneleft.client import Lobby, read_replay_link

    server, table, match = read_replay_link(what)

    async def download() -> str:
        async with Lobby(server, language) as lobby:
            return await lobby.record(table, match)

    return verify_record(asyncio.run(download()))


def _what_it_is(file: Path, data: bytes, language: str) -> str:
    """What a file is that is no record."""
    found = (key for beginning, key in OTHER_FILES.items() if data.lstrip().startswith(beginning))
    key = next(found, "record-is-text" if data.strip() else "record-is-empty")
    if file.suffix == GAME_SUFFIX:
        key = "record-is-saved-game"
    beginning, title = data[: 4 * QUOTED].decode(errors="replace"), f"{FIRST_WORDS.decode()}{VERSION}"
    return say(key, language, beginning=beginning.lstrip().partition("\n")[0][:QUOTED], title=title)
