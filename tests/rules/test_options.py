"""Options of the rules: one declaration is enough to read, write, check and count them."""

from dataclasses import dataclass

import pytest

from oneleft import Rules, SetupError
from oneleft.rules.config import BLUFFING, FIRST_SKIP, JUMP_IN, OPTIONS, PROGRESSIVE, SWITCHES
from oneleft.rules.options import number, options_of, switch
from oneleft.table.rulebook import Rule, rules_beyond_sheets


@dataclass(frozen=True, slots=True)
class MoreRules(Rules):
    """House rules as somebody might add them."""

    stacking: bool = switch(False, brings=("progressive",), excludes=("no_progressive",))
    free: bool = switch(False, "PROG-1", "FREE-1", excludes=("no_bluffing", "eight"))
    cards: int = number(7, 3, 15)


def test_a_declared_option_is_read_written_and_listed():
    rules = MoreRules.parse("jam+free+lowest+cards=5")
    assert (rules.free, rules.stacking, rules.cards) == (True, False, 5)
    assert str(rules) == "jam+free+lowest+cards=5"
    assert str(rules.with_(cards=7, free=False, jump_in=True)) == "jam+jump_in+lowest"
    assert {"free", "no_free", "cards=…"} <= set(MoreRules.words())
    assert not {"free", "cards=…"} & set(Rules.words())


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("classic+cards=2", "“cards” must be a whole number from 3 to 15, not “2”."),
        ("classic+cards=16", "“cards” must be a whole number from 3 to 15, not “16”."),
        ("classic+free+no_bluffing", "“free” and “no_bluffing” do not go together. Choose one of them."),
        ("classic+no_progressive+stacking", "“stacking” and “no_progressive” do not go together. Choose one of them."),
        ("classic+free=1", "Unknown rule “free=1”."),
        ("classic+cards", "Unknown rule “cards”."),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(line, sentence):
    with pytest.raises(SetupError) as refused:
        MoreRules.parse(line)
    assert refused.value.explain("en").startswith(sentence)


def test_values_are_refused_however_they_come():
    with pytest.raises(SetupError, match="do not go together"):
        MoreRules(free=True, bluffing=False)
    with pytest.raises(SetupError, match="do not go together"):
        MoreRules(free=True, format="eight")
    with pytest.raises(SetupError, match="true or false"):
        MoreRules(free=1)
    with pytest.raises(SetupError, match="from 3 to 15"):
        MoreRules(cards=None)


def test_a_rule_that_no_sheet_prints_is_in_the_rulebook():
    assert list(rules_beyond_sheets([options_of(MoreRules)["free"]])) == [Rule("FREE-1", "house", sheets="")]


def test_every_switch_is_a_bit_of_the_record():
    assert sum(OPTIONS[name].bit for name in SWITCHES) == 2 ** len(SWITCHES) - 1
    assert Rules().new_round(4).switches == BLUFFING | FIRST_SKIP
    assert Rules("international", jump_in=True, bluffing=False).new_round(2).switches == JUMP_IN
    assert options_of(MoreRules)["jump_in"].bit == JUMP_IN, "a new switch moves no bit"


def test_a_switch_brings_others_while_it_is_on():
    on = MoreRules(stacking=True)
    assert on.switches & PROGRESSIVE
    assert not on.progressive, "so that it goes when the other goes"
    assert not on.with_(stacking=False).switches & PROGRESSIVE
    assert on.with_(stacking=False) == MoreRules()
