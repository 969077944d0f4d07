"""Write the tables of the page on environments from the code, so that each number is said once."""

from pathlib import Path

from docs.generated_blocks import write_blocks
from oneleft.envs.actions import FIRSTS, MEANINGS
from oneleft.envs.observation import FOR_EACH_OTHER, FOR_EACH_PLAYER, PLAYERS, SECOND, SECTIONS, Section, layout
from oneleft.rules.cards import DRAW_TWO, REVERSE, SKIP, SPECIAL, WILD, WILD_DRAW_FOUR

PAGE = Path(__file__).parent / "environments.md"


def actions() -> list[str]:
    lines = ["| numbers | action |", "|---|---|"]
    for first, (count, meaning) in zip(FIRSTS, MEANINGS, strict=False):
        lines.append(f"| {first}{f' to {first + count - 1}' if count > 1 else ''} | {meaning} |")
    return lines


def ranks() -> list[str]:
    names = {SKIP: "Skip", REVERSE: "Reverse", DRAW_TWO: "Draw Two", WILD: "Wild", WILD_DRAW_FOUR: "Wild Draw Four"}
    names[SPECIAL] = "Welcome to the Jam or Graduation"
    return ["| rank | card |", "|---|---|", "| 0 to 9 | the numbers |", *(f"| {n} | {x} |" for n, x in names.items())]


def observation() -> list[str]:
    lines = ["| part | first | length | values | meaning |", "|---|---|---|---|---|"]
    for first, section in layout(2)[: len(SECTIONS)]:
        lines.append(line(section, str(first), str(section.length)))
    for k, section in enumerate(FOR_EACH_PLAYER):
        lines.append(line(section, f"{PLAYERS} + {k}n" if k else str(PLAYERS), "n"))
    first = f"{PLAYERS} + {len(FOR_EACH_PLAYER)}n"
    lines.append(line(FOR_EACH_OTHER, first, f"{FOR_EACH_OTHER.length}(n - 1)"))
    after = f"{first} + {FOR_EACH_OTHER.length}(n - 1)"
    return [*lines, line(SECOND, after, f"{SECOND.length}(n - 1)")]


def line(section: Section, first: str, length: str) -> str:
    return f"| `{section.name}` | {first} | {length} | {section.least} to {section.most} | {section.meaning} |"


TABLES = {"actions": actions, "ranks": ranks, "observation": observation}


def page(text: str) -> str:
    """The page with its tables written again."""
    return write_blocks(text, {name: table() for name, table in TABLES.items()})


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
