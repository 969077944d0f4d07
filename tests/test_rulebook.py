"""Whatever people ask about has its rules, and only those of their table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oneleft.lang import LANGUAGES
from oneleft.rules.config import Rules
from oneleft.rules.formats import FORMATS
from oneleft.table.rulebook import RULES, SHEET_RULES, SUBJECTS, in_force

PAGE = Path(__file__).parents[1] / "page" / "src"
BY_CARD = {"take", "challenge"}  # explained by the card that is to be answered


def test_every_move_that_the_page_offers_is_explained():
    offered = {
        verb
        for file in (PAGE / "components").glob("*.svelte")
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


READINGS = {
    "JUMP-1",
    "JUMP-2",
    "PROG-3",
    "PARTNERS-1",
    "PARTNERS-3",
    "PILE-1",
    "UNO-1",
    "JAM-1",
}  # in part
NOTED = {"TURN-3", "WD4-4", "UNO-2", "WD4-3", "WD4-6", "DECK-4", "START-5", "TURN-2", "WD4-1", "CHALLENGE-1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_and_odd_places_of_the_sheets_are_explained(language):
    """Readings are marked; damaged places, misprints and Spanish differences have a note."""
    by_id = {rule.id: rule for rule in RULES}
    assert all(by_id[rule].reading for rule in READINGS)
    assert not any(by_id[rule].reading for rule in NOTED)
    assert all(by_id[rule].note(language) for rule in READINGS | NOTED)
    assert all(rule.note(language) for rule in SHEET_RULES if rule.reading or not rule.sheets)
