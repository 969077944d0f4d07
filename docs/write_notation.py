"""Write the tables of the notation page: the words of a rules line, from their declarations."""

from pathlib import Path

from docs.generated_blocks import write_blocks
from oneleft.rules.config import OPTIONS
from oneleft.rules.formats import ANY_PLAYERS, FORMATS
from oneleft.rules.options import MATCH, Option
from oneleft.rules.presets import PRESETS

PAGE = Path(__file__).parent / "notation.md"


def usual(option: Option) -> str:
    if option.default is None:
        if option.scope == MATCH:
            return "as the format says"
        return "as the edition says" if option.is_switch else "off"
    return {True: "on", False: "off"}[option.default] if option.is_switch else str(option.default)


def options() -> list[str]:
    lines = ["| word | values | usual | belongs to | goes with |", "|---|---|---|---|---|"]
    for name, option in OPTIONS.items():
        values = f"on; off with `no_{name}`" if option.is_switch else f"{option.least:,} to {option.most:,}"
        if not option.is_switch and option.default is None:
            values += f"; none with `no_{name}`"
        notes = [f"{'short for' if option.is_short else 'brings'} `{other}`" for other in option.brings]
        notes += [f"not with `{word}`" for word in option.excludes]
        notes += [f"more than `{option.above}`"] if option.above else []
        word = f"`{name}`" if option.is_switch else f"`{name}=`"
        lines.append(f"| {word} | {values} | {usual(option)} | the {option.scope} | {'; '.join(notes)} |")
    return lines


def presets() -> list[str]:
    lines = ["| preset | is short for |", "|---|---|"]
    return lines + [f"| `{name}` | {', '.join(f'`{word}`' for word in words)} |" for name, words in PRESETS.items()]


def formats() -> list[str]:
    lines = ["| format | players | rounds | rules |", "|---|---|---|---|"]
    for name, played in FORMATS.items():
        players = "2 to 10" if played.players == ANY_PLAYERS else ", ".join(map(str, played.players))
        lines.append(f"| `{name}` | {players} | {played.rounds or ''} | {', '.join(played.rules)} |")
    return lines


def page(text: str) -> str:
    """The page with its tables written again."""
    return write_blocks(text, {"options": options(), "presets": presets(), "formats": formats()})


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
