"""Options of the rules: one declaration is enough to read, write, check and count them."""

from dataclasses import dataclass

import pytest

from oneleft import Rules, SetupError
from oneleft.rules.config import BLUFFING, FIRST_SKIP, JUMP_IN, OPTIONS, PROGRESSIVE, SEVENS, SWITCHES, ZEROS
from oneleft.rules.options import number, options_of, switch
from oneleft.rules.rules_line import all_words
from oneleft.table.rulebook import Rule, rules_beyond_sheets


@dataclass(frozen=True, slots=True)
class MoreRules(Rules):
    """House rules as someone might add them."""

    stacking: bool = switch(False, brings=("progressive",), excludes=("no_progressive",))
    free: bool = switch(False, "PROG-1", "FREE-1", excludes=("no_bluffing", "eight"))
    jokers: int = number(7, 3, 15)


def test_a_declared_option_is_read_written_and_listed():
    rules = MoreRules.parse("jam+free+lowest+jokers=5")
    assert (rules.free, rules.stacking, rules.jokers) == (True, False, 5)
    assert str(rules) == "jam+free+lowest+jokers=5"
    assert str(rules.with_(jokers=7, free=False, jump_in=True)) == "jam+jump_in+lowest"
    assert {"free", "no_free", "jokers=…"} <= set(all_words(MoreRules))
    assert not {"free", "jokers=…"} & set(all_words(Rules))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("classic+jokers=2", "“jokers” must be a whole number from 3 to 15, not “2”."),
        ("classic+jokers=16", "“jokers” must be a whole number from 3 to 15, not “16”."),
        ("classic+free+no_bluffing", "“free” and “no_bluffing” cannot be combined. Choose one of them."),
        ("classic+no_progressive+stacking", "“stacking” and “no_progressive” cannot be combined. Choose one of them."),
        ("classic+free=1", "Unknown rule “free=1”."),
        ("classic+jokers", "Unknown rule “jokers”."),
    ],
)
def test_a_bad_line_is_refused_with_a_sentence(line, sentence):
    with pytest.raises(SetupError) as refused:
        MoreRules.parse(line)
    assert refused.value.explain("en").startswith(sentence)


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("classic+sevens+zeros", "classic+seven_zero"),
        ("classic+zeros+sevens+seven_zero", "classic+seven_zero"),
        ("classic+seven_zero+zeros", "classic+seven_zero"),
        ("classic+seven_zero+no_sevens", "classic+zeros"),
        ("classic+no_zeros+seven_zero", "classic+sevens"),
        ("classic+seven_zero+no_sevens+no_zeros", "classic"),
        ("classic+no_seven_zero+sevens", "classic+sevens"),
        ("jam+zeros+cards=7+catch=2", "jam+zeros"),
    ],
)
def test_half_1_the_same_rules_have_one_form(line, same):
    """HALF-1"""
    assert str(Rules.parse(line)) == same
    assert Rules.parse(line) == Rules.parse(same)
    assert hash(Rules.parse(line)) == hash(Rules.parse(same))


def test_half_1_seven_zero_is_both_halves():
    """HALF-1"""
    both = Rules(seven_zero=True)
    assert both.new_round(2).switches & SEVENS
    assert both.new_round(2).switches & ZEROS
    assert both.with_(zeros=False) == Rules(sevens=True)
    assert both.with_(seven_zero=False) == Rules()
    assert both.with_(jump_in=True) == Rules(seven_zero=True, jump_in=True)
    assert Rules(sevens=True).with_(zeros=True) == both
    assert not Rules(zeros=True).switches & SEVENS


def test_numbers_of_the_law_are_in_the_record():
    r = Rules.parse("classic+cards=5+catch=4+mercy=25").new_round(3)
    assert (r.cards, r.catch, r.mercy) == (5, 4, 25)
    r = Rules().new_round(3)
    assert (r.cards, r.catch, r.mercy) == (7, 2, 0)


def test_values_are_refused_however_they_come():
    with pytest.raises(SetupError, match="cannot be combined"):
        MoreRules(free=True, bluffing=False)
    with pytest.raises(SetupError, match="cannot be combined"):
        MoreRules(free=True, format="eight")
    with pytest.raises(SetupError, match="true or false"):
        MoreRules(free=1)
    with pytest.raises(SetupError, match="from 3 to 15"):
        MoreRules(jokers=None)


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


@pytest.mark.parametrize(
    ("line", "edition", "changed"),
    [
        ("classic", "international", "international"),
        ("international+jump_in", "classic", "classic+jump_in"),
        ("classic+no_first_skip", "jam", "jam+no_first_skip"),
        ("classic+no_first_skip", "international", "international"),
    ],
)
def test_another_edition_brings_its_own_settings(line, edition, changed):
    """START-3: what a sheet says of a Skip that is turned up first goes with the sheet; a choice of the table stays."""
    assert str(Rules.parse(line).with_(edition=edition)) == changed
    assert Rules.parse(line).with_(edition=edition) == Rules.parse(changed)
