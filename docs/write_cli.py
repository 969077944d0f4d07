"""Write the page of the command line from the commands and options of `oneleft`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from oneleft.cli import app

PAGE = Path(__file__).parent / "cli.md"
HEAD = """# The command line

Every command and option of `oneleft`, written from the program by `make docs`. `oneleft COMMAND --help` says the same.
"""
UNSAID = ("help", "language", "install_completion", "show_completion")  # of every command, or of none


def page() -> str:
    command = get_command(app)
    return "\n".join(
        [
            HEAD,
            *(
                line
                for name in sorted(command.commands)
                for line in section(f"oneleft {name}", command.commands[name], 2)
            ),
        ]
    )


def section(path: str, command: Any, level: int) -> Iterator[str]:
    """A heading, what the command does, how it is called, and its options; then the commands below it."""
    yield f"{'#' * level} {path}\n"
    yield f"{(command.help or '').strip()}\n"
    below = getattr(command, "commands", {})
    if not below:
        words = [name_of(part) for part in command.params if part.param_type_name == "argument"]
        options = [part for part in command.params if part.param_type_name == "option" and part.name not in UNSAID]
        yield f"```\n{' '.join([path, *words, *(['[OPTIONS]'] if options else [])])}\n```\n"
        rows = [row(part) for part in command.params if part.name not in UNSAID and part.help]
        if rows:
            yield "\n".join(["| | | usual |", "|---|---|---|", *rows, ""])
    for name in sorted(below):
        yield from section(f"{path} {name}", below[name], level + 1)


def name_of(part: Any) -> str:
    return str(part.metavar or part.name.upper()) if part.param_type_name == "argument" else str(part.opts[0])


def row(part: Any) -> str:
    given = part.default
    usual = f"`{given}`" if isinstance(given, int | float | str) and given not in ("", False) else ""
    text = " ".join(part.help.split()).replace("|", "\\|").replace("<", "&lt;")
    return f"| `{name_of(part)}` | {text} | {usual} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
