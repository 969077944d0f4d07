"""``oneleft`` alone, in a terminal: what people come for most, to choose from."""

from __future__ import annotations

import typer

from oneleft.lang import say

from .command_io import terminal_language

CHOICES = {
    "menu-play": ["play"],
    "menu-page": ["serve", "--open"],
    "menu-host": ["serve", "--open", "--host", "0.0.0.0"],
    "menu-learn": ["learn"],
    "menu-help": ["--help"],
}


def choose_command() -> list[str]:
    """The words of the command that the person chooses. Enter takes the first one."""
    language = terminal_language()
    typer.echo(say("menu-ask", language))
    for number, key in enumerate(CHOICES, 1):
        typer.echo(f"  {number}  {say(key, language)}")
    commands = dict(zip(map(str, range(1, len(CHOICES) + 1)), CHOICES.values(), strict=True))
    while (given := input("> ").strip() or "1") not in commands:
        typer.echo(say("menu-unknown", language, count=len(commands)))
    return commands[given]
