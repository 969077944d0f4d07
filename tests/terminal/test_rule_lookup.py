"""Every event is explained by a rule."""

from __future__ import annotations

import pytest

from oneleft.rules.config import Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.table import events as e
from oneleft.table.notation import texts_of
from oneleft.table.rulebook import BY_ID, SUBJECTS, in_force, rules_of_card
from oneleft.terminal.rule_lookup import rules_for_events
from tests.support.sample_events import samples

ALL = Rules("jam", progressive=True, seven_zero=True, jump_in=True)
ONLY_AT = {  # a table with an edition, a house rule or a format for it
    e.Swapped: ALL,
    e.HandsPassed: ALL,
    e.Received: ALL,
    e.Dropped: ALL,
    e.Discarded: ALL,
    e.Cancelled: ALL,
    e.WentOnDrawing: Rules(draw_until_playable=True),
    e.OutOfRound: Rules(mercy=25),
    e.EndedSeries: Rules(multi_play=True),
    e.Deflected: Rules(deflect=True),
    e.Eliminated: Rules(format="challenge"),
}


@pytest.mark.parametrize("kind", [kind for kind in e.EVENTS if kind is not e.TakenBack])  # which no rule mentions
def test_every_event_has_rules(kind):
    tables = (ONLY_AT[kind],) if kind in ONLY_AT else (ALL, *(Rules(format=played) for played in FORMATS.values()))
    for event in samples(kind):
        for rules in tables:
            for top in ("R+2", "W+4"):
                found = rules_for_events([event], rules, [top])
                assert found
                assert set(found) <= BY_ID.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_rules(edition):
    rules = Rules(edition)
    for card in filter(None, texts_of(rules.edition)):
        assert in_force(rules_of_card(card), rules)


def test_every_subject_has_known_rules():
    assert {rule for ids in SUBJECTS.values() for rule in ids} <= BY_ID.keys()


@pytest.mark.parametrize(
    ("event", "rules"),
    [
        (e.Played(seat=0, card="R7"), ["SEVEN-2", "TURN-1"]),
        (e.Played(seat=0, card="BS", jump=True), ["JUMP-1", "SKIP-1"]),
        (e.TurnedUp(dealer=0, card="W"), ["SETUP-3", "START-4"]),
        (e.Challenged(seat=0, accused=1, guilty=True), ["WD4-4", "WD4-5", "PROG-3"]),
        (e.Facing(seat=0, count=4), ["WD4-1", "WD4-4", "WD4-5", "WD4-6", "PROG-1"]),
    ],
)
def test_rules_of_an_event(event, rules):
    assert rules_for_events([event, event], ALL, ["W+4"]) == rules


@pytest.mark.parametrize(
    ("discard", "rules"),
    [(["WJ"], ["START-6"]), (["R5", "WJ"], ["JAM-1"]), (["W"], ["START-4"]), (["WG"], ["START-6"])],
)
def test_rules_of_a_named_color(discard, rules):
    """START-4, START-6, JAM-1: for a wild that was turned up first, or for a Jam card after its drop."""
    edition = "graduation" if "WG" in discard else "jam"
    assert rules_for_events([e.NamedColor(seat=0, color="blue")], Rules(edition), discard) == rules
