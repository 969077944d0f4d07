"""Every moment in which the table asks something, by keys, in both languages, on a small and on a large screen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oneleft.lang import LANGUAGES, say
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.card_selection import CardSelection
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.table_state import TableState
from tests.support.game_positions import moment
from tests.support.terminal_driver import LARGE, at, paused, run

KEYS = [
    ("turn", ["d"], "0 draw"),
    ("color", ["b"], "0 color B"),
    ("drew", ["k"], "0 keep"),
    ("drew", ["enter"], "0 play"),
    ("penalty", ["!"], "0 challenge"),
    ("penalty", ["d"], "0 take"),
    ("progressive", ["enter"], "0 play"),
    ("swap", ["2"], "0 swap"),
    ("slam", ["enter"], "0 discard"),
    ("jump", ["j"], "0 jump"),
    ("wild jump", ["j", "o"], "0 jump W"),
    ("catch", ["c"], "0 catch"),
    ("late", ["u"], "0 uno"),
    ("last but one", ["u", "enter"], "0 play"),
    ("wild", ["w", "enter", "g"], "0 play W:G"),
    ("over", ["enter"], "deal"),
]


@pytest.mark.parametrize("number", range(len(KEYS)), ids=[f"{name} {keys[-1]}" for name, keys, _ in KEYS])
def test_a_moment_is_answered_by_keys(number):
    """In English on a small screen and in Spanish on a large one, by turns."""
    name, keys, made = KEYS[number]
    language = LANGUAGES[number % 2]

    async def scene() -> None:
        table = paused(moment(name), language)
        before = len(table.game.log)
        async with at(table, (80, 24) if language == "en" else LARGE, language) as desk:
            await desk.press(*keys)
            assert len(table.game.log) == before + 1
            assert str(table.game.log[-1]).startswith(made)
            assert desk.state.refusal is None
            if name == "last but one":
                assert str(table.game.log[-1]).endswith(" uno")
            if made != "deal":
                assert desk.state.explaining_rules  # there is a rule behind everything

    run(scene())


@pytest.mark.parametrize(
    ("name", "key", "rule"),
    [
        ("turn", "k", "TURN-3"),
        ("turn", "u", "UNO-4"),
        ("turn", "c", "UNO-4"),
        ("turn", "!", "WD4-4"),
        ("drew", "d", "TURN-3"),
    ],
)
def test_what_is_refused_is_explained(name, key, rule):
    """A key that means nothing now is answered by the table, with a rule that can be read at once."""

    async def scene() -> None:
        table = paused(moment(name))
        before = len(table.game.log)
        async with at(table) as desk:
            await desk.press(key)
            assert f"[{rule}]" in desk.text()
            await desk.press("?")
            assert rule in desk.text()
            assert BY_ID[rule].text("en")[:30] in desk.text()
            await desk.press("escape", "escape")
            assert desk.state.refusal is None
            assert len(table.game.log) == before

    run(scene())


def test_a_card_that_does_not_fit_is_explained():
    async def scene() -> None:
        table = paused(moment("turn"))
        async with at(table) as desk:
            fitting = {text.split()[2].partition(":")[0] for text in desk.state.view.legal if "play" in text}
            place = next(place for place, card in enumerate(desk.screen.selection.hand) if card not in fitting)
            while desk.screen.selection.index != place:
                await desk.press("right")
            await desk.press("enter")
            assert "[TURN-1]" in desk.text()

    run(scene())


def test_cards_are_picked_by_colour_and_number():
    async def scene() -> None:
        async with at(paused(moment("many cards"))) as desk:
            hand = desk.screen.selection.hand
            for sign in ("r", "b", "b", "g", "4", "w"):
                if any(sign.upper() in (card[0], card[1:]) for card in hand):
                    await desk.press(sign)
                    card = desk.screen.selection.card
                    assert sign.upper() in (card[0], card[1:])

    run(scene())


def test_escape_takes_a_wild_back():
    async def scene() -> None:
        table = paused(moment("wild"))
        before = len(table.game.log)
        async with at(table) as desk:
            await desk.press("w", "enter")
            assert say("page-which-color", "en") in desk.text()
            await desk.press("escape")
            assert say("page-which-color", "en") not in desk.text()
            assert len(table.game.log) == before

    run(scene())


def test_the_mouse_picks_and_plays():
    async def scene() -> None:
        table: LocalTable = paused(moment("turn"))
        before = len(table.game.log)
        async with at(table) as desk:
            await desk.pilot.click("#hand", offset=(len(desk.text().splitlines()[-4]) - 3, 2))
            await desk.settle()
            assert desk.screen.selection.index == len(desk.screen.selection.hand) - 1
            await desk.pilot.click("#piles", offset=(4, 2))  # the draw pile
            await desk.settle()
            assert str(table.game.log[before]) == "0 draw"

    run(scene())


def test_the_picked_card_stays_picked_when_the_hand_changes():
    state = TableState("en")
    state.view = moment("catch").view(0)
    picking = CardSelection(state)
    picking.pick(len(state.view.hand) - 1)
    card = picking.card
    assert card not in state.view.hand[:-1]
    state.view = replace(state.view, hand=[*state.view.hand[1:], "W", "W"], legal=[])
    picking.follow()
    assert picking.card == card
