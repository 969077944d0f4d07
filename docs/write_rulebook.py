"""Write the rulebook pages from the catalogues, so that every rule has one text."""

from pathlib import Path

from oneleft.lang import LANGUAGES, say
from oneleft.rules.config import OFFERED
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.rules.presets import PRESETS
from oneleft.table.rulebook import RULES

HERE = Path(__file__).parent


def page(language: str) -> str:
    lines = [f"# {say('book-title', language)}", "", say("book-about", language), ""]
    lines += [f"- `{name}` ({edition.sheet}): {say(f'edition-{name}', language)}" for name, edition in EDITIONS.items()]
    section = ""
    for rule in RULES:
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {say(f'section-{section}', language)}", ""]
            lines += ["|  |  |  |", "|---|---|---|"]
        mark = " *" if rule.reading else " †" if rule.note(language) else ""
        sheets = rule.sheets + mark
        lines.append(f"| **{rule.id}** | {rule.text(language)} | {sheets.strip()} |")
    lines += ["", f"## {say('book-notes', language)}", ""]
    lines += [f"\\* {say('book-reading', language)}  ", f"† {say('book-sheet-note', language)}", ""]
    lines += [f"- **{rule.id}** {note}" for rule in RULES if (note := rule.note(language))]
    lines += ["", f"## {say('book-house', language)}", ""]
    for group, names in OFFERED.items():
        lines += [f"### {say(f'group-{group}', language)}", ""]
        lines += [f"- `{name}`: {say(f'house-{name}', language)}" for name in names] + [""]
    lines += [f"- `{name}`: {say(f'preset-{name}', language)}" for name in PRESETS]
    lines += ["", f"## {say('book-formats', language)}", ""]
    lines += [f"- `{name}`: {say(f'format-{name}', language)}" for name in FORMATS]
    return "\n".join(lines) + "\n"


def path(language: str) -> Path:
    return HERE / say("book-file", language)


def main() -> None:
    for language in LANGUAGES:
        path(language).write_text(page(language), "utf-8")


if __name__ == "__main__":
    main()
