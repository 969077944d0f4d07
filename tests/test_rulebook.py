"""Whatever people ask about has its rules, and only those of their table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oneleft.cli.rules_command import rule_paragraph
from oneleft.lang import LANGUAGES, say
from oneleft.rules.config import Rules
from oneleft.rules.formats import FORMATS
from oneleft.table.narrate import listed
from oneleft.table.rulebook import BY_ID, REPLACED_BY, RULES, SHEET_RULES, SUBJECTS, in_force, rules_beside_sheet

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


LINES = {
    "party": "JUMP-1 HOUSE-1 UNTIL-1",
    "chaos": "CROSS-1 HOUSE-1 MERCY-4",
    "classic+jump_in": "JUMP-1 HOUSE-1",
    "classic+partners": "PARTNERS-1 MATCH-3",
    "classic+eight+hands=14": "PARTNERS-3",
    "jam+no_bluffing": "WD4-2 WD4-3",
    "classic+target=200": "MATCH-3",
    "international+first_skip": "START-3",
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_explained_by_the_rules_that_set_it_apart(line):
    """HOUSE-1, HOUSE-2"""
    told = [rule.id for rule in rules_beside_sheet(Rules.parse(line))]
    assert set(LINES[line].split()) <= set(told)
    assert told == in_force(told, Rules.parse(line))


def test_a_plain_table_needs_no_explanation():
    assert rules_beside_sheet(Rules()) == []


@pytest.mark.parametrize(
    ("line", "rule", "replacing"),
    [
        ("chaos", "PROG-1", ["CROSS-1", "CROSS-2"]),
        ("chaos", "PROG-3", ["FREE-1"]),
        ("classic+must_play+draw_until_playable", "UNTIL-1", ["MUST-2"]),
        ("classic+silent+multi_play", "MULTI-2", ["SILENT-1"]),
        ("classic+deflect+number_finish", "DEFLECT-3", ["NFINISH-1"]),
        ("classic+progressive", "PROG-1", []),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_another_one_replaces_says_so(line, rule, replacing, language):
    """PROG-1, PROG-3, UNTIL-1, MULTI-2, DEFLECT-3"""
    assert BY_ID[rule].replaced_by(Rules.parse(line)) == replacing
    said = rule_paragraph(BY_ID[rule], language, Rules.parse(line))
    assert (say("rules-replaced", language, rules=listed(replacing, language)) in said) == bool(replacing)


def test_rules_are_replaced_by_rules_that_exist():
    assert {*REPLACED_BY, *(rule for replacing in REPLACED_BY.values() for rule in replacing)} <= BY_ID.keys()
