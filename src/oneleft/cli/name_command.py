"""``oneleft name``: a nickname of one's own at a server, opened with a recovery code."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from oneleft.directories import data_directory
from oneleft.errors import ServerRefused
from oneleft.lang import say
from oneleft.protocol.claimed_names import OwnName
from oneleft.protocol.recovery_codes import read_code

from .command_io import Language, fail, print_text, usage_errors
from .play_command import default_name

if TYPE_CHECKING:
    from oneleft import client

Server = Annotated[str, typer.Argument(help="The server's address.", metavar="URL")]
Name = Annotated[
    str, typer.Option("--name", default_factory=default_name, show_default="your login", help="Your name.")
]
Answer = TypeVar("Answer")

name = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@name.callback()
def about() -> None:
    """Claim a nickname at a server, and sign in under it."""


def ask(server: str, language: str, question: Callable[[client.Names], Awaitable[Answer]]) -> Answer:
    """Ask a server about the names of this device."""
    from oneleft import client

    address = (server if "://" in server else f"http://{server}").rstrip("/")
    secret = client.device_secret()
    if not secret:
        fail(say("claim-no-secret", language, place=str(data_directory())))

    async def talk() -> Answer:
        async with client.Lobby(address, language) as lobby:
            return await question(lobby.names(secret))

    with usage_errors(language):
        try:
            return asyncio.run(talk())
        except ServerRefused as refused:
            fail(refused.message)


def prompt_code(language: str, key: str = "claim-code") -> str:
    """A recovery code from the person at the terminal, or from a pipe: options can be seen by other users."""
    code = read_code(typer.prompt(say(key, language), err=True))
    if code is None:
        fail(say("server-recovery-slip", language))
    return code


def confirm_new_code(server: str, language: str) -> str:
    """A new recovery code, which was shown and typed again."""
    code = ask(server, language, lambda names: names.new_code())
    print_text(say("claim-shown-code", language, code=code))
    print_text(say("claim-code-once", language))
    if prompt_code(language, "claim-code-again") != code:
        fail(say("claim-code-other", language))
    return code


def prove(server: str, language: str, nickname: str) -> str:
    """The proof that the owner is there, who types the recovery code."""
    code = prompt_code(language)
    return ask(server, language, lambda names: names.sign_in(nickname, code)).proof


def print_own(own: OwnName, language: str) -> None:
    day = datetime.fromtimestamp(own.since).date().isoformat()
    print_text(f"{say('claim-yours', language, name=own.name)} ({own.tag})")
    print_text(say("claim-since", language, date=day, devices=own.devices))


@name.command("show")
def show(language: Language, nickname: Name, server: Server) -> None:
    """Tell whether your name is claimed, and whether it is yours."""
    found = ask(server, language, lambda names: names.look(nickname))
    if found.own is not None:
        print_own(found.own, language)
    else:
        print_text(say("claim-taken" if found.claimed else "claim-free", language, name=nickname))


@name.command("claim")
def claim(language: Language, nickname: Name, server: Server) -> None:
    """Claim your name, with a recovery code that is shown once."""
    if ask(server, language, lambda names: names.look(nickname)).claimed:
        fail(say("claim-taken", language, name=nickname))
    print_text(say("claim-free", language, name=nickname))
    code = confirm_new_code(server, language)
    print_own(ask(server, language, lambda names: names.claim(nickname, code)), language)


@name.command("sign-in")
def sign_in(language: Language, nickname: Name, server: Server) -> None:
    """Sign in on this device, with the recovery code."""
    code = prompt_code(language)
    print_own(ask(server, language, lambda names: names.sign_in(nickname, code)), language)


@name.command("sign-out")
def sign_out(
    language: Language,
    nickname: Name,
    server: Server,
    others: Annotated[bool, typer.Option("--others", help="On all other devices instead.")] = False,
) -> None:
    """Sign out on this device."""
    if others:
        proof = prove(server, language, nickname)
        print_own(ask(server, language, lambda names: names.sign_out_others(nickname, proof)), language)
    else:
        ask(server, language, lambda names: names.sign_out(nickname))
        print_text(say("claim-signed-out", language))


@name.command("new-code")
def new_code(language: Language, nickname: Name, server: Server) -> None:
    """Replace the recovery code."""
    proof = prove(server, language, nickname)
    code = confirm_new_code(server, language)
    ask(server, language, lambda names: names.replace_code(nickname, proof, code))
    print_text(say("claim-saved", language))


@name.command("export")
def export(
    language: Language,
    nickname: Name,
    server: Server,
    file: Annotated[Path, typer.Argument(help="Where to write it, as JSON.", metavar="FILE")],
) -> None:
    """Write everything that the server has stored about you to a file."""
    if file.exists():
        fail(say("claim-file-there", language, file=str(file)))
    proof = prove(server, language, nickname)
    data = ask(server, language, lambda names: names.export(nickname, proof))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    print_text(say("claim-exported", language, file=str(file)))


@name.command("release")
def release(language: Language, nickname: Name, server: Server) -> None:
    """Give your name up, so that anyone can claim it."""
    print_text(say("claim-release-about", language))
    proof = prove(server, language, nickname)
    ask(server, language, lambda names: names.release(nickname, proof))
    print_text(say("claim-released", language, name=nickname))


@name.command("delete")
def delete(language: Language, nickname: Name, server: Server) -> None:
    """Delete your name, its keys, your rating, and your name in all results."""
    print_text(say("claim-delete-about", language))
    proof = prove(server, language, nickname)
    ask(server, language, lambda names: names.delete(nickname, proof))
    print_text(say("claim-all-deleted", language))
