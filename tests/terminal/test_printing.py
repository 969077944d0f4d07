"""Texts on a terminal: wrapped for people, but never inside a link."""

from __future__ import annotations

import os

from oneleft.cli.common import print_text
from oneleft.lang import LANGUAGES, say


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
