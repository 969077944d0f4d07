"""Rows and actions in words, and the layout that stays as it is."""

import hashlib

import numpy as np
import pytest

from oneleft.envs import SeatEnv, SeatVectorEnv, TextEnv
from oneleft.envs.actions import ACTIONS, MEANINGS
from oneleft.envs.card_types import TYPES, type_index
from oneleft.envs.explain import action_text, type_at
from oneleft.envs.observation import LAYOUTS, layout
from oneleft.errors import IllegalAction, OneleftError
from oneleft.lang import LANGUAGES
from oneleft.rules.config import Rules
from oneleft.table.notation import card_text

pytestmark = pytest.mark.slow


def test_layout_1_is_frozen():
    """A person who trained a net on it relies on every number. A change needs a new layout, and a new id."""
    frozen = {players: [(first, part.name, part.length) for first, part in layout(players)] for players in (2, 4, 10)}
    groups = [*MEANINGS, *(action_text(Rules("jam").edition, action) for action in range(ACTIONS))]
    types = [card_text(Rules("jam").edition, type_at(place)) for place in range(TYPES)]
    assert (LAYOUTS, TYPES, ACTIONS) == ((1, 2), 55, 277)
    assert hashlib.sha256(repr((frozen, groups, types)).encode()).hexdigest()[:16] == "e20a1f9bc1922b2f"


def test_types_have_their_places():
    assert [type_index(type_at(place)) for place in range(TYPES)] == list(range(TYPES))


def test_actions_have_texts():
    jam = Rules("jam").edition
    assert [action_text(jam, n) for n in (0, 13, 16 + 13, 15, 128 + 33, 192 + 33)] == [
        "play R0", "play W:R", "play W:Y", "play WJ", "jump O1", "jump O1 uno",
    ]  # fmt: skip
    assert [action_text(jam, n) for n in range(256, 277)] == [
        *(f"color {letter}" for letter in "RYOB"), *(f"swap +{steps}" for steps in range(1, 10)),
        "draw", "keep", "take", "challenge", "uno", "catch", "none", "pass",
    ]  # fmt: skip
    assert action_text(Rules().edition, 15) == ""
    with pytest.raises(OneleftError):
        action_text(jam, ACTIONS)


def test_parts_may_come_in_any_order():
    """Gymnasium's `Dict` sorts its keys."""
    env = SeatVectorEnv(1, players=3, observations="dict")
    parts = {name: part[0] for name, part in env.reset(seed=5)[0].items()}
    by_name = dict(sorted(parts.items()))
    assert list(by_name) != list(parts)
    assert env.explain(by_name) == env.explain(parts)
    assert all(np.array_equal(part, parts[name]) for name, part in env.decode(by_name).items())


def test_row_in_words():
    env = SeatVectorEnv(1, "classic+seven_zero+lowest", 3, seat=0, matches=True, render_mode="ansi")
    rows, infos = env.reset(seed=5)
    parts = env.decode(rows[0])
    assert parts["hand"].sum() == parts["cards"][0] == 7
    assert np.array_equal(parts["hand"], rows[0][env.layout["hand"]])
    texts = set()
    for _ in range(60):
        (text,) = env.render()
        texts.update(line.partition(":")[0] for line in text.splitlines())
        assert "{" not in text
        assert env.explain(rows[0], "de") != text
        rows, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    assert {"Your hand", "Discard pile", "Totals in percent of the target", "left_1 is known to hold"} <= texts
    with pytest.raises(OneleftError, match="row of"):
        env.decode(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_words_is_the_game_in_numbers(language):
    """Every text is in its space, and ends with the moves; nothing but these is taken."""
    words, numbers = TextEnv("jam+seven_zero", 3, language=language), SeatEnv("jam+seven_zero", 3)
    text, told = words.reset(seed=4)
    row, info = numbers.reset(seed=4)
    over = False
    while not over:
        offered = info["action_mask"].nonzero()[0]
        assert words.observation_space.contains(text)
        assert told["moves"] == [numbers.action_text(number) for number in offered]
        assert text.splitlines()[-1].endswith(", ".join(told["moves"]))
        assert (
            text.splitlines()[-1 - len(numbers.explain(row, language).splitlines()) : -1]
            == numbers.explain(row, language).splitlines()
        )
        with pytest.raises(IllegalAction, match="checkmate"):
            words.step("checkmate")
        text, reward, over, _, told = words.step(f" {told['moves'][-1]} ")
        row, same, _, _, info = numbers.step(int(offered[-1]))
        assert reward == same
    with pytest.raises(OneleftError):
        words.step("draw")
    with pytest.raises(OneleftError):
        TextEnv(language="xx")
