"""HOUSE-2: presets in a rules line; and DEAL-1, MERCY-1: numbers that do not go together."""

import pytest

from oneleft import Game, Rules, SetupError, referee
from oneleft.arena.batch import Batch
from oneleft.envs import TableEnv
from oneleft.match.player_counts import check_players, check_table, most_cards
from oneleft.protocol.tables import Settings
from oneleft.room.commands import open_table
from oneleft.rules.editions import EDITIONS
from oneleft.rules.presets import PRESETS
from tests.support.all_tables import key_of


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("official", "classic"),
        ("family", "classic+progressive+draw_until_playable+number_start"),
        ("party", "classic+progressive+seven_zero+jump_in+draw_until_playable"),
        (
            "chaos",
            "classic+seven_zero+jump_in+cross_stacking+deflect+free_draw_four+multi_play+mercy=25",
        ),
        ("jam+official", "jam"),
        ("jam+party+lowest", "jam+progressive+seven_zero+jump_in+draw_until_playable+lowest"),
        ("party+cards=5", "classic+progressive+seven_zero+jump_in+draw_until_playable+cards=5"),
        ("party+jump_in", "party"),
        ("party+no_jump_in+no_draw_until_playable", "classic+progressive+seven_zero"),
        ("party+no_zeros", "classic+progressive+sevens+jump_in+draw_until_playable"),
        ("party+no_seven_zero", "classic+progressive+jump_in+draw_until_playable"),
        ("party+no_seven_zero+zeros", "party+no_sevens"),
        ("chaos+no_mercy", "classic+cross_stacking+deflect+seven_zero+jump_in+multi_play+free_draw_four"),
        ("chaos+mercy=30", "classic+cross_stacking+deflect+seven_zero+jump_in+multi_play+free_draw_four+mercy=30"),
        ("chaos+no_cross_stacking+no_progressive", "chaos+no_cross_stacking"),
        ("chaos+no_free_draw_four+no_bluffing", "chaos+no_bluffing+no_free_draw_four"),
        ("classic+no_mercy", "classic"),
    ],
)
def test_house_2_a_preset_is_a_name_for_a_set_of_rules(line, same):
    """HOUSE-2"""
    assert Rules.parse(line) == Rules.parse(same)
    assert Rules.parse(str(Rules.parse(line))) == Rules.parse(line), "the full form means the same"
    assert not set(str(Rules.parse(line)).split("+")) & set(PRESETS), "and does not depend on presets"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("party+chaos", "“party” and “chaos” are both presets. Choose one of them."),
        ("classic+jump_in+party", "“party” is a preset. It comes first in the line or directly after the edition."),
        ("party+jam", "“jam” is an edition. It comes first in the line."),
        ("partie", "Unknown edition “partie”. Choose from:"),
        ("partyy", "Did you mean “party”?"),
        ("classic+partyy", "Did you mean “party”?"),
        ("party+card=5", "Did you mean “cards=…”?"),
        ("party+no_jumpin", "Did you mean “no_jump_in”?"),
        ("party+jump_in+no_jump_in", "“jump_in” and “no_jump_in” cannot be combined. Choose one of them."),
        ("party+jump_in+jump_in", "“jump_in” is set twice."),
        ("classic+lowest+partners", "“lowest” and “partners” cannot be combined. Choose one of them."),
        ("classic+cards=5+cards=6", "“cards=5” and “cards=6” cannot be combined. Choose one of them."),
        ("classic+", "“classic+” has a “+” with no rule before or after it. Leave that “+” out."),
        ("party++cards=5", "“party++cards=5” has a “+” with no rule before or after it."),
        ("+party", "“+party” has a “+” with no rule before or after it."),
        ("party+cross_stacking+no_progressive", "“cross_stacking” and “no_progressive” cannot be combined."),
        ("chaos+no_progressive", "“chaos” includes “cross_stacking”, which cannot be combined with “no_progressive”."),
        ("chaos+no_bluffing", "“chaos” includes “free_draw_four”, which cannot be combined with “no_bluffing”."),
        ("chaos+cards=2", "“cards” must be a whole number from 3 to 15, not “2”."),
        ("classic+no_cards", "“cards” must be a whole number from 3 to 15, not “no_cards”."),
        ("classic+cards=11+mercy=11", "“mercy=11” is too low: it must be more than “cards=11”."),
    ],
)
def test_house_2_what_cannot_be_combined_is_refused_with_a_reason(line, sentence):
    """HOUSE-2, CROSS-1, FREE-1, MERCY-1"""
    with pytest.raises(SetupError) as refused:
        Rules.parse(line)
    assert sentence in refused.value.explain("en")


@pytest.mark.parametrize(
    ("line", "offered"), [("jam+x", True), ("party+x", False), ("official+x", False), ("jam+silent+x", False)]
)
def test_house_2_presets_are_offered_where_one_can_stand(line, offered):
    """HOUSE-2: one at most, directly after the edition."""
    with pytest.raises(SetupError, match="Unknown rule “x”") as refused:
        Rules.parse(line)
    assert ("chaos" in refused.value.explain("en")) is offered


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_house_2_presets_go_with_every_edition(edition, preset):
    """HOUSE-2"""
    assert Rules.parse(f"{edition}+{preset}").edition.name == edition


def test_a_table_keeps_the_full_line():
    """HOUSE-2: so a later change of a preset does not change the table."""
    opened = open_table(Settings("party+cards=5"), "00" * 32, 0)
    assert opened.settings.rules == "classic+progressive+seven_zero+jump_in+draw_until_playable+cards=5"


def left_to_draw(edition, players, cards):
    return EDITIONS[edition].deck_size - players * cards - 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(2, 11))
def test_deal_1_twenty_cards_are_left(edition, players):
    """DEAL-1"""
    for cards in range(3, 16):
        rules = Rules(edition, cards=cards)
        if left_to_draw(edition, players, cards) >= 20:
            check_players(rules, players)
            assert cards <= most_cards(rules.edition, players)
        else:
            with pytest.raises(SetupError, match=f"at most {most_cards(rules.edition, players)} cards"):
                check_players(rules, players)


def test_deal_1_eight_counts_at_each_table():
    """DEAL-1"""
    check_players(Rules.parse("classic+eight+cards=15"), 8)
    check_table(Rules.parse("classic+eight+cards=15"), 4)
    with pytest.raises(SetupError, match="DEAL-1"):
        check_table(Rules.parse("classic+cards=15"), 8)


def open_batch(rules, players):
    return Batch(rules, players, key_of("deal"))


@pytest.mark.parametrize(
    "open_one",
    [
        Game,
        TableEnv,
        open_batch,
        lambda rules, players: open_table(Settings(rules, players), "00" * 32, 0),
    ],
)
def test_deal_1_is_refused_wherever_a_table_is_set_up(open_one):
    """DEAL-1"""
    with pytest.raises(SetupError, match="A table of 10 players can deal at most 8 cards to each, not 9"):
        open_one("classic+cards=9", 10)
    open_one("classic+cards=8", 10)


def test_deal_1_is_refused_by_the_referee():
    """DEAL-1"""
    answer = referee({"rules": "classic+cards=9", "deal": {"players": 10}})
    assert answer["error"]["rule"] == "DEAL-1"
    assert answer["error"]["at"] == "deal.players"
