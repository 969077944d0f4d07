"""Moves, rules and games from any text or value: made, or refused with an explanation."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import oneleft
from oneleft import LANGUAGES, Game, Move, Rules
from oneleft.errors import OneleftError
from oneleft.lang import on_one_line
from oneleft.rules.config import HOUSE_RULES
from oneleft.rules.editions import EDITIONS
from oneleft.table.move import VERBS
from oneleft.table.notation import color_letters
from oneleft.table.record import write_record
from oneleft.table.rulebook import BY_ID
from tests.support.all_tables import key_of
from tests.support.fuzz_values import SIGNS, scalars

# Moves, rules and games

words = st.sampled_from([*VERBS, "0", "1", "01", "²", "R7", "W:B", "uno", "UNO", "deal", "-1", "", "\t", "\u2003"])


def only_explained(make: Any) -> Any:
    """What is made, or None where an error explains itself in every language."""
    try:
        return make()
    except OneleftError as error:
        spoken = [error.explain(language) for language in LANGUAGES]
        assert len(set(spoken)) == len(LANGUAGES)
        assert all(on_one_line(said) == said and len(said) < 2_000 for said in spoken)
        assert error.rule == "" or error.rule in BY_ID
        return None


@given(st.text(SIGNS, max_size=20) | st.lists(words, max_size=5).map(" ".join))
@example("0 play " + "x" * 100_000)
@example("0 catch " + "9" * 5_000)
@example("0 swap ²")
def test_a_text_is_a_move_or_explains_why_not(text):
    move = only_explained(lambda: Move(text))
    assert move is None or Move(str(move)) == move
    game = Game(players=3, key=key_of("text"))
    only_explained(lambda: game.push(text))
    if game.log:  # it was legal, so it reads back
        assert Move(str(game.log[0])) == game.log[0]


@given(
    st.integers(-2, 100),
    st.sampled_from([*VERBS, "fly", "", "0 draw"]),
    st.sampled_from(["", "R7", "0", "1", "R", "R7 uno", "²"]),
    st.booleans(),
)
def test_a_move_put_together_from_words_is_read_like_any_other(seat, verb, what, uno):
    game = Game(players=3, key=key_of("hand"))
    only_explained(lambda: game.push(f"{seat} {verb} {what}{' uno' * uno}"))
    if game.log:
        assert Move(str(game.log[0])) == game.log[0]
        assert Game(game.rules, game.names, game.key, log=map(str, game.log)).log == game.log


rules_line = st.sampled_from(
    [*EDITIONS, *HOUSE_RULES, "no_bluffing", "bluffing", "eight", "target", "hands=2", "rows=²"]
)


@given(st.text(SIGNS, max_size=30) | st.lists(rules_line, max_size=4).map("+".join) | st.just("+" * 10_000))
def test_a_text_is_rules_or_explains_why_not(text):
    rules = only_explained(lambda: Rules.parse(text))
    assert rules is None or Rules.parse(str(rules)) == rules


def numbered(cases: list[Any]) -> list[str]:
    """Names that are the same in every process, whatever the values are."""
    return [str(number) for number in range(len(cases))]


GOOD_KEY = "07" * 32
BAD_KEYS = ["", "0" * 63, "0" * 65, "0" * 128, "AG" * 32, " " + "0" * 63, "0" * 64 + "\n", "0x" + "0" * 62, "g" * 64]
BAD_KEYS += ["٠" * 64, "０" * 64, "0 " * 32, "\ud800" * 64, b"0" * 64, bytes(32), 0, 7.5, True, ["0"] * 64]


@pytest.mark.parametrize("key", BAD_KEYS, ids=numbered(BAD_KEYS))
def test_a_bad_key_is_refused(key):
    assert only_explained(lambda: Game(players=2, key=key)) is None
    if isinstance(key, str):
        assert oneleft.referee({"deal": {"players": 2}, "key": key})["error"]["at"] == "key"


BAD_PLAYERS = [0, 1, 11, -1, 10**9, 10**30, 10**5_000, -(10**5_000), True, False, None, 2.0, float("nan")]
BAD_PLAYERS += ["", "Ana", "Ana, Bo", [], ["Ana"], ["Ana", "Ana"], ["Ana", 2], ["Ana", None], ["Ana", ["Bo"]]]
BAD_PLAYERS += [["Ana", ""], ["Ana", " "], ["Ana", "Bo\n"], ["Ana", "\ud800"], ["Ana", "\u202eoB"], ["Ana", "B" * 61]]
BAD_PLAYERS += [[str(n) for n in range(11)], [str(n) for n in range(10_000)], ["Ana", b"Bo"], ["Ana", 10**5_000], b"Bo"]


@pytest.mark.parametrize("players", BAD_PLAYERS, ids=numbered(BAD_PLAYERS))
def test_bad_players_are_refused(players):
    assert only_explained(lambda: Game("classic", players, GOOD_KEY)) is None


def test_capitals_in_a_key_change_nothing():
    game = Game(players=2, key="AB" * 32)
    assert game.key == "ab" * 32
    assert write_record(game) == write_record(Game(players=2, key="ab" * 32))
    document = {"deal": {"players": 2}}
    assert oneleft.referee(document | {"key": "AB" * 32}) == oneleft.referee(document | {"key": "ab" * 32})


@pytest.mark.parametrize(("rules", "players"), [("eight", 4), ("partners", 5), ("rotating", 3), ("rotating", 10)])
def test_players_that_a_format_cannot_seat_are_refused(rules, players):
    assert only_explained(lambda: Game(f"classic+{rules}", players)) is None


BAD_RULES = [None, 5, [], b"classic", "", "CLASSIC", object()]


@pytest.mark.parametrize("rules", BAD_RULES, ids=numbered(BAD_RULES))
def test_bad_rules_are_refused(rules):
    assert only_explained(lambda: Game(rules, 2)) is None


@given(
    st.one_of(st.text(SIGNS, max_size=20), st.just("classic"), st.just(Rules())),
    st.integers() | st.floats() | st.none() | st.text(SIGNS) | st.lists(scalars, max_size=11),
    st.none() | st.text(SIGNS) | st.just(GOOD_KEY) | st.binary(),
)
def test_a_game_is_set_up_or_explains_why_not(rules, players, key):
    game = only_explained(lambda: Game(rules, players, key))
    assert game is None or 2 <= len(game.names) <= 10


def test_letters_are_no_digits_and_no_colours():
    """Signs that Python takes for digits or letters are neither."""
    game = Game("classic+seven_zero", 3, key_of("signs"))
    for text in ("² draw", "١ draw", "0 catch ²", "0 swap ١", "0 color ʀ", f"0 color {color_letters(EDITIONS['jam'])}"):
        assert only_explained(lambda text=text: game.push(text)) is None
    assert game.log == []
