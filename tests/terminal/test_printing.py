"""Texts on a terminal: wrapped for people, but never inside a link."""

from __future__ import annotations

import os

from oneleft.cli.command_io import print_text
from oneleft.lang import LANGUAGES, say
from oneleft.rules.config import Rules
from oneleft.terminal.help_text import help_lines


def test_link_is_printed_in_one_piece(capsys, monkeypatch):
    link = "https://cards.example.org:8443/t/a-b_C9-d0E#" + "x9-" * 20
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((80, 24)))
    for language in LANGUAGES:
        print_text(say("join-gone", language, table=link))
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) > 1
        assert any(link in line for line in lines)


def test_columns_of_the_help_fit_a_terminal_of_80_columns():
    """The overlay of the help has a margin of two columns on either side."""
    for language in LANGUAGES:
        for rules in ["classic+jump_in+seven_zero", "jam+jump_in+seven_zero"]:
            texts = help_lines(Rules.parse(rules), language, is_online=True)
            lines = [line for text in texts for line in text.splitlines() if "   " in line.strip()]
            assert lines
            assert [line for line in lines if len(line.strip()) > 76] == []
