"""Whatever people ask about has its rules, and only those of their table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oneleft.rules.config import FORMATS, Rules
from oneleft.table.rulebook import SUBJECTS, in_force

PAGE = Path(__file__).parents[1] / "page" / "src"
BY_CARD = {"take", "challenge"}  # explained by the card that is to be answered


def test_every_move_that_the_page_offers_is_explained():
    offered = {
        verb
        for file in (PAGE / "components" / "ActionBar.svelte", PAGE / "screens" / "Table.svelte")
        for verb in re.findall(r"\b(?:onMove|moveButton|actionFor)\('(\w+)'", file.read_text("utf-8"))
    }
    assert {"draw", "keep", "swap", "color", "uno"} <= offered
    assert offered <= SUBJECTS.keys() | BY_CARD


@pytest.mark.parametrize("name", FORMATS)
def test_a_score_is_explained_by_the_rules_of_its_format(name):
    """SCORE-2, MATCH-1, MATCH-2, PARTNERS-1, PARTNERS-2, PARTNERS-3, CHALLENGE-1"""
    told = in_force(SUBJECTS["score"], Rules(format=name))
    assert ("SCORE-2" in told) == (name == "points")
    assert len({"MATCH-1", "MATCH-2", "PARTNERS-1", "PARTNERS-2", "PARTNERS-3", "CHALLENGE-1"} & set(told)) == 1
