"""Games at a server's table: play there, or watch."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, NoReturn

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.protocol.table_codes import is_code
from oneleft.terminal.connection import Connection, Refusal
from oneleft.terminal.saved_games import SaveFile
from oneleft.terminal.stdin_lines import read_stdin_lines
from oneleft.terminal.table_setup import repeat_bots

from .command_io import fail, print_text
from .game_saver import new_save_file
from .local_game import check_rules
from .screen import has_screen, run_screen, table_screen

if TYPE_CHECKING:
    from oneleft.terminal.remote_table import RemoteTable


def play_on_server(
    link: str,
    language: str,
    name: str,
    *,
    plain: bool,
    rules: str | None = None,
    players: int | None = None,
    bots: str | None = None,
    save_file: SaveFile | None = None,
) -> None:
    """Play at the table of a link, or at a new table if the link is a server's address."""
    from oneleft import client
    from oneleft.terminal import remote_table

    shuffling = client.Shuffling()
    try:
        if is_table_link(link):
            server, table, token = client.read_link(link)
            table = asyncio.run(remote_table.find_table(server, table, language))
            if token is None:
                token = asyncio.run(remote_table.take_seat(server, table, name, language))
        else:
            server = link.rstrip("/")
            parsed, seats = check_rules(rules, players)
            levels = repeat_bots(bots.split(","), seats - 1) if bots else []
            opened = remote_table.open_table(server, name, language, str(parsed), seats, levels, shuffling)
            table, token = asyncio.run(opened)
    except Refusal as refused:
        if save_file is not None and remote_table.lost_seat(refused):
            save_file.delete_link()
        fail_refused(refused)
    personal_link = f"{server}/t/{table}#{token}"
    save_file = save_file or new_save_file(language, None)
    if save_file is not None:
        save_file.save_link(personal_link)
    connection = remote_table.RemoteTable(server, table, token, language, shuffling)
    invitation = f"{server}/t/{table}"
    try:
        if has_screen(plain):
            run_screen(table_screen(connection, language, invitation))
        else:
            play_remote_line_by_line(connection, language, invitation)
    finally:
        if (connection.is_over or connection.is_seat_lost) and save_file is not None:
            save_file.delete_link()
        print_check(connection, language)
        if connection.tournament_called:
            print_text(f"{say('page-tournament-back', language)}: {server}/e/{connection.tournament_called}")
        elif not connection.is_seat_lost:
            print_text(say("join-gone", language, table=personal_link))


def print_check(connection: RemoteTable, language: str) -> None:
    """At the end of a match: whether this program's part is in the shuffle."""
    try:
        sentences = asyncio.run(connection.check_shuffle())
    except (Refusal, OneleftError):  # the server is gone: `oneleft verify` checks the record at any time
        return
    for sentence in sentences:
        print_text(sentence)


def play_remote_line_by_line(connection: Connection, language: str, link: str) -> None:
    """Play at a server's table. Errors are printed on one line, and the connection is closed in any case."""
    from oneleft.terminal.plain_remote import PlainRemoteSeat

    async def play_seat() -> None:
        await PlainRemoteSeat(connection, language, read_stdin_lines(), print_text, link).run()

    try:
        asyncio.run(play_seat())
    except Refusal as refused:
        fail_refused(refused)
    except OneleftError as fault:
        fail(fault.explain_with_rule(language))
    except KeyboardInterrupt:
        pass


def open_live_table(link: str, language: str) -> Connection:
    """A server's table to watch."""
    from oneleft import client
    from oneleft.terminal import remote_table

    server, table, _ = client.read_link(link)
    try:
        table = asyncio.run(remote_table.find_table(server, table, language))
    except Refusal as refused:
        fail_refused(refused)
    return remote_table.RemoteTable(server, table, None, language)


def is_table_link(link: str) -> bool:
    is_code_link = is_code(link.rstrip("/").rpartition("/")[2])
    return "/t/" in link or is_code_link or not re.match(r"https?://[^/]", link)


def is_personal_link(link: str) -> bool:
    """Whether the link has the token of a seat."""
    return is_table_link(link) and bool(link.partition("#")[2])


def fail_refused(refused: Refusal) -> NoReturn:
    fail(refused.message + (f" [{refused.rule}]" if refused.rule else ""))
