"""Write the table of settings on the page about servers, from the options of ``oneleft serve``."""

from pathlib import Path

from typer.main import get_command

from docs.generated_blocks import write_blocks
from oneleft.cli import app
from oneleft.cli.serve_config import key_of, settings_of, variable_of

PAGE = Path(__file__).parent / "server.md"
UNSAID = {"language": "that of the terminal", "database": "a file in your data directory"}  # found out at the start


def usual(key: str, default: object) -> str:
    if key in UNSAID:
        return UNSAID[key]
    if isinstance(default, bool):
        return "on" if default else "off"
    return f"`{default}`" if default not in (None, "", []) else ""


def settings() -> list[str]:
    command = get_command(app).commands["serve"]
    lines = ["| option | variable | key | usual | |", "|---|---|---|---|---|"]
    for option in settings_of(command).values():
        value = ", repeatable" if option.multiple else ""
        lines.append(
            f"| `{option.opts[0]}`{value} | `{variable_of(option)}` | `{key_of(option)}` "
            f"| {usual(key_of(option), option.default)} | {option.help.replace('|', ' ')} |"
        )
    return lines


def page(text: str) -> str:
    """The page with its table written again."""
    return write_blocks(text, {"settings": settings()})


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
