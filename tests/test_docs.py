"""The pages say what the code does."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from docs import write_architecture, write_cli, write_environments, write_notation, write_rulebook, write_settings
from oneleft.cli import app
from oneleft.lang import LANGUAGES
from oneleft.table.move import VERBS
from oneleft.table.position import PHASES
from oneleft.table.referee import RulesDocument
from oneleft.table.rulebook import RULES

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_page_is_what_the_catalogues_say(language):
    """Run `make docs` after changing a rule's text."""
    written = write_rulebook.path(language).read_text("utf-8")
    assert written == write_rulebook.page(language)
    for rule in RULES:
        assert f"**{rule.id}**" in written


def test_the_tables_of_the_environments_are_what_the_code_says():
    """Run `make docs` after changing an action or a part of the observation."""
    written = write_environments.PAGE.read_text("utf-8")
    assert written == write_environments.page(written)
    assert "| 275 | let the moment pass |" in written


def test_the_tables_of_the_notation_are_what_the_code_says():
    """Run `make docs` after declaring an option of the rules or a format."""
    written = write_notation.PAGE.read_text("utf-8")
    assert written == write_notation.page(written)


def test_the_table_of_settings_is_what_the_command_takes():
    """Run `make docs` after changing an option of `oneleft serve`."""
    written = write_settings.PAGE.read_text("utf-8")
    assert written == write_settings.page(written)
    assert "| `--keep-days` | `ONELEFT_KEEP_DAYS` | `keep_days` | `1.0` |" in written


def test_the_page_of_the_command_line_is_what_the_commands_say():
    """Run `make docs` after changing a command."""
    assert write_cli.PAGE.read_text("utf-8") == write_cli.page()


@pytest.mark.slow
def test_the_site_is_built_and_has_no_dead_links(tmp_path):
    """Every page is in its navigation, and every link and anchor leads somewhere."""
    words = [Path(sys.executable).with_name("mkdocs"), "build", "--strict", "--site-dir", tmp_path / "site"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert 'id="oneleft.Game.push"' in (tmp_path / "site" / "api" / "index.html").read_text("utf-8")


def test_the_bot_of_the_tutorial_wins_more_than_chance():
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "tutorial_bot.md").read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {"__name__": "first_bot"}
    exec(compile(program, "tutorial_bot.md", "exec"), names)
    assert names["matches_won"](20) > 10


def test_commands_of_the_tutorials_exist():
    """Those of Docker name files of this repository; those of the program, its commands and options."""
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs").glob("tutorial_*.md"))
    for file in re.findall(r"--file (\S+)", pages):
        assert (ROOT / file).exists()
    commands = get_command(app).commands
    called = re.findall(r"(?:uvx|exec oneleft) oneleft (\w+)((?: --?[\w-]+| [\w/.]+)*)", pages)
    assert called
    for name, rest in called:
        command = commands[name]
        if hasattr(command, "commands"):
            command = command.commands[rest.split()[0]]
        options = {option for part in command.params for option in part.opts}
        assert set(re.findall(r"--[\w-]+", rest)) <= options


def test_the_notation_names_every_move_phase_and_field_of_the_rules():
    written = write_notation.PAGE.read_text("utf-8")
    assert [verb for verb in VERBS if f"`0 {verb}" not in written] == []
    assert [phase for phase in PHASES if f"`{phase}`" not in written] == []
    referee = written.partition("## The referee")[2].partition("## Records")[0]
    assert [name for name in RulesDocument.__struct_fields__ if f"`{name}`" not in referee] == []


def test_the_architecture_page_names_every_module():
    """Run `make docs` after adding, renaming or describing a module."""
    written = write_architecture.PAGE.read_text("utf-8")
    assert written == write_architecture.page(written)


@pytest.mark.parametrize(
    ("section", "module"),
    [("A new house rule", "config"), ("A new house rule", "deal"), ("A new edition", "editions")],
)
def test_recipes_quote_the_code(section, module):
    """Every block of a recipe that changes this module stands in it."""
    recipe = (ROOT / "docs" / "recipes.md").read_text("utf-8").partition(f"## {section}\n")[2].partition("\n## ")[0]
    step = next(step for step in re.split(r"\n\d\. ", recipe) if f"src/oneleft/rules/{module}.py" in step)
    source = (ROOT / "src" / "oneleft" / "rules" / f"{module}.py").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", step, re.DOTALL)
    assert blocks
    for block in blocks:
        assert without_indentation(block) in without_indentation(source)


def without_indentation(source: str) -> str:
    return re.sub(r"^ +", "", source, flags=re.MULTILINE)


def test_every_module_says_what_it_is_for():
    for name, lines in write_architecture.blocks().items():
        for line in lines:
            assert not line.endswith("|  |"), f"{line} of {name}"


@pytest.mark.slow
def test_the_programs_on_the_page_of_the_environments_run():
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(programs) == 8
    for program in programs:
        exec(compile(program, "environments.md", "exec"), {})


@pytest.mark.slow
def test_the_comparison_on_the_page_is_what_the_command_prints():
    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    command, printed = re.findall(r"```\n\$ oneleft (.*)\n((?s:.*?))```", page)[0]
    program = [sys.executable, "-c", "from oneleft.cli import main; main()", *command.split(), "--lang", "en"]
    assert subprocess.run(program, capture_output=True, text=True, check=True).stdout == printed


def test_links_between_pages_lead_somewhere():
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows which files are the project's")
def test_no_file_names_a_download_address():
    """Addresses are of this machine, or of nobody's in particular, or name a standard."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split():
        if Path(name).suffix in (".py", ".toml", ".txt", ".md", ".svg", "") and (ROOT / name).is_file():
            if Path(name).name == "OFL.txt":  # a font's licence and its copyright line, word for word
                continue
            text = (ROOT / name).read_text("utf-8")
            assert not re.search(
                r"https?://(?!www\.w3\.org/|json-schema\.org/|localhost|127\.0\.0\.1|192\.0\.2\.|198\.51\.100\.|host/|HOST|user@|[\w.]*\.example|\{|\[|[(?\"])",
                text,
            ), name
