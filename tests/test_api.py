"""The public face: small, sorted, complete, and quick to import."""

import subprocess
import sys

import pytest

import oneleft
from oneleft import Game, Move, Rules
from oneleft.errors import IllegalMove, NotationError, SetupError

LISTED = [
    "EDITIONS",
    "FORMATS",
    "HOUSE_RULES",
    "LANGUAGES",
    "BotError",
    "DocumentError",
    "Event",
    "Game",
    "IllegalMove",
    "KeyFormatError",
    "Move",
    "NotationError",
    "OneleftError",
    "RecordError",
    "Rules",
    "SetupError",
    "View",
    "errors",
    "events",
    "read_record",
    "referee",
    "tell",
    "verify_record",
    "write_record",
]


def test_the_public_names():
    assert oneleft.__all__ == LISTED
    assert oneleft.__all__ == sorted(oneleft.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    for name in oneleft.__all__:
        assert hasattr(oneleft, name)


def test_importing_the_game_imports_neither_numba_nor_numpy_nor_fluent():
    code = "import oneleft, sys; print(sorted({'numba', 'numpy', 'fluent', 'typer', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def game() -> Game:
    return Game("classic+jump_in", ["Ana", "Bo", "Cy"], key="11" * 32)


def test_a_move_as_text_or_as_an_object():
    as_text, as_object = game(), game()
    move = as_text.legal_moves(as_text.turn)[0]
    assert isinstance(move, Move)
    assert as_text.push(str(move)) == as_object.push(move)
    assert as_text.log == as_object.log == [move]


def test_a_refused_move_explains_itself_and_changes_nothing():
    table = game()
    before = table.tables[0].round.copy()
    with pytest.raises(IllegalMove) as refused:
        table.push(f"{(table.turn + 1) % 3} draw")
    assert refused.value.rule == "SETUP-4"
    assert table.names[table.turn] in refused.value.explain("en")
    assert refused.value.explain("en") != refused.value.explain("es")
    assert "SETUP-4" in str(refused.value)
    assert table.tables[0].round == before
    assert table.log == []


@pytest.mark.parametrize(
    "text", ["", "draw", "0", "0 fly", "0 play", "0 play R7 R8", "x draw", "0 draw 2", "0 swap", "7 draw"]
)
def test_texts_that_are_no_moves(text):
    with pytest.raises(NotationError):
        game().push(text)


def test_dealing_waits_for_the_end_of_the_round():
    with pytest.raises(IllegalMove) as refused:
        game().push("deal")
    assert refused.value.rule == "SETUP-5"


@pytest.mark.parametrize(
    ("rules", "players", "rule"),
    [
        ("classic", 1, "PLAYERS-1"),
        ("classic", 11, "PLAYERS-1"),
        ("classic+partners", 2, "PARTNERS-1"),
        ("classic+partners", 3, "PARTNERS-1"),
        ("classic+rotating", 5, "PARTNERS-2"),
        ("classic+eight", 7, "PARTNERS-3"),
    ],
)
def test_tables_that_cannot_be(rules, players, rule):
    with pytest.raises(SetupError) as refused:
        Game(rules, players)
    assert refused.value.rule == rule
    assert str(players) in refused.value.explain("es")


def test_rules_are_frozen_and_comparable():
    assert Rules() == Rules("classic")
    assert len({Rules(), Rules("classic"), Rules("jam")}) == 2
    with pytest.raises(AttributeError):
        Rules().target = 3  # type: ignore[misc]


def test_every_event_of_a_deal_is_told():
    table = game()
    lines = [oneleft.tell(event, "en", table.rules.edition, table.names) for event in table.events_for(0)]
    assert len(lines) == len(table.events)
    assert any("Ana" in line for line in lines)
