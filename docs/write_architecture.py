"""Write the tables of modules in architecture.md from the first lines of the modules themselves."""

import ast
import re
from pathlib import Path

from docs.generated_blocks import write_blocks

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "oneleft"
PAGE_SOURCES = ROOT / "page" / "src"
PAGE = ROOT / "docs" / "architecture.md"
NOT_LISTED = {"__init__", "__main__", "env"}  # of a package; Alembic's own file


def python_modules(folder: Path) -> list[str]:
    files = [file for file in folder.glob("*.py") if file.stem not in NOT_LISTED]
    return rows({file.stem: ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "" for file in files})


def page_modules(folder: Path) -> list[str]:
    files = [file for file in folder.iterdir() if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    return rows({module_name(file): opening_comment(file.read_text("utf-8")) for file in files})


def module_name(file: Path) -> str:
    return file.name if file.suffix == ".svelte" else file.name.removesuffix(".ts").removesuffix(".svelte")


def opening_comment(source: str) -> str:
    """The comment at the start of a TypeScript or Svelte file."""
    if found := re.match(r"<!--(.*?)-->", source, re.DOTALL):
        return found[1].strip()
    lines = [line.removeprefix("//").strip() for line in source.split("\n")]
    return "\n".join(lines[: next(n for n, line in enumerate(source.split("\n")) if not line.startswith("//"))])


def rows(modules: dict[str, str]) -> list[str]:
    """A line for each module, with the first paragraph of what it says of itself."""
    return ["| module | |", "|---|---|", *(f"| `{name}` | {summary(text)} |" for name, text in sorted(modules.items()))]


def summary(text: str) -> str:
    paragraph = " ".join(text.partition("\n\n")[0].split()).replace("``", "`").replace("|", "\\|")
    return re.sub(r":(?:class|func|mod):`", "`", paragraph)


def blocks() -> dict[str, list[str]]:
    folders = [folder for folder in PACKAGE.rglob("*/") if "migrations" not in folder.parts]
    packages = {
        folder.relative_to(PACKAGE).as_posix(): folder for folder in folders if len(list(folder.glob("*.py"))) > 1
    }
    written = {f"modules of {name}": python_modules(folder) for name, folder in sorted(packages.items())}
    written["modules of oneleft"] = python_modules(PACKAGE)
    for name in ("lib", "components", "screens"):
        written[f"modules of page/{name}"] = page_modules(PAGE_SOURCES / name)
    written["modules of page"] = page_modules(PAGE_SOURCES)
    return written


def page(text: str) -> str:
    """The page with its tables written again."""
    return write_blocks(text, blocks())


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
