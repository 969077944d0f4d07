"""Write the tables of the notation page: the words of a rules line, from their declarations."""

from pathlib import Path

from docs.generated_blocks import write_blocks
from oneleft.rules.config import OPTIONS
from oneleft.rules.formats import ANY_PLAYERS, FORMATS
from oneleft.rules.options import Option

PAGE = Path(__file__).parent / "notation.md"


def usual(option: Option) -> str:
    if option.default is None:
        return "as the edition says" if option.is_switch else "as the format says"
    return {True: "on", False: "off"}[option.default] if option.is_switch else str(option.default)


def options() -> list[str]:
    lines = ["| word | values | usual | belongs to |", "|---|---|---|---|"]
    for name, option in OPTIONS.items():
        values = f"on; off with `no_{name}`" if option.is_switch else f"{option.least:,} to {option.most:,}"
        word = f"`{name}`" if option.is_switch else f"`{name}=`"
        lines.append(f"| {word} | {values} | {usual(option)} | the {option.scope} |")
    return lines


def formats() -> list[str]:
    lines = ["| format | players | rounds | rules |", "|---|---|---|---|"]
    for name, played in FORMATS.items():
        players = "2 to 10" if played.players == ANY_PLAYERS else ", ".join(map(str, played.players))
        lines.append(f"| `{name}` | {players} | {played.rounds or ''} | {', '.join(played.rules)} |")
    return lines


def page(text: str) -> str:
    """The page with its tables written again."""
    return write_blocks(text, {"options": options(), "formats": formats()})


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
