"""Every phase and reaction answered by keys, in both languages, on a small and on a large screen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oneleft.bots import expert
from oneleft.bots.expert import WarmUp
from oneleft.lang import LANGUAGES, say
from oneleft.table.rulebook import BY_ID
from oneleft.terminal.app import TerminalApp
from oneleft.terminal.card_selection import CardSelection
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.prompts import prompt
from oneleft.terminal.table_state import TableState
from tests.support.game_positions import game_at
from tests.support.terminal_driver import LARGE, open_screen, paused_table, run

KEYS = [
    ("turn", ["d"], "0 draw"),
    ("color", ["b"], "0 color B"),
    ("drew", ["k"], "0 keep"),
    ("drew", ["enter"], "0 play"),
    ("penalty", ["!"], "0 challenge"),
    ("penalty", ["d"], "0 take"),
    ("progressive", ["enter"], "0 play"),
    ("swap", ["2"], "0 swap"),
    ("jam", ["w", "enter"], "0 play WJ"),
    ("slam", ["enter"], "0 discard"),
    ("slam color", ["o"], "0 color O"),
    ("back color", ["b"], "0 color B"),
    ("color of one", ["u"], "0 uno"),
    ("jam jump", ["j"], "0 jump WJ"),
    ("jump", ["j"], "0 jump"),
    ("wild jump", ["j", "o"], "0 jump W"),
    ("catch", ["c"], "0 catch"),
    ("late", ["u"], "0 uno"),
    ("last but one", ["u", "enter"], "0 play"),
    ("wild", ["w", "enter", "g"], "0 play W:G"),
    ("over", ["enter"], "deal"),
]


def test_a_hint_is_a_line_of_the_log():
    async def scene() -> None:
        table = paused_table(game_at("turn"), "es")
        before = list(table.game.log)
        async with open_screen(table, LARGE, "es") as driver:
            await driver.press("i")
            await driver.wait_until(lambda: any(line.startswith("Pista: ") for line in driver.state.log))
            assert table.game.log == before
            await driver.press("d")
            await driver.press("i")  # the turn is over, or a card was drawn: another position

    run(scene())


def test_a_hint_without_anything_to_decide_is_refused():
    """The person learns whose turn it is, and after the round that it is over."""

    async def scene() -> None:
        table = paused_table(game_at("turn"))
        async with open_screen(table) as driver:
            await driver.press("d", "k")
            name = driver.state.view.names[driver.state.view.turn]
            assert not driver.state.legal
            await driver.press("i")
            assert say("refusal-not-your-turn", "en", turn=name) in driver.text()
            assert "[SETUP-4]" in driver.text()
            await driver.press("escape")
            await driver.type("hint")
            assert driver.state.refusal.rule == "SETUP-4"

    async def after_the_round() -> None:
        async with open_screen(paused_table(game_at("over"))) as driver:
            await driver.press("i")
            assert driver.state.refusal.message == prompt(driver.state)

    run(scene())
    run(after_the_round())


def test_a_hint_says_that_its_search_is_being_compiled(monkeypatch):
    monkeypatch.setattr(WarmUp, "_run", lambda warming: None)
    warming = WarmUp()
    monkeypatch.setattr(expert, "warm_up", lambda: warming)

    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            await driver.press("i")
            await driver.wait_until(lambda: say("hint-compiling", "en") in driver.state.log)

    run(scene())


@pytest.mark.parametrize("number", range(len(KEYS)), ids=[f"{name} {keys[-1]}" for name, keys, _ in KEYS])
def test_position_is_answered_by_keys(number):
    """In English on a small screen and in Spanish on a large one, by turns."""
    name, keys, move = KEYS[number]
    language = ("en", "es")[number % 2]

    async def scene() -> None:
        table = paused_table(game_at(name), language)
        before = len(table.game.log)
        async with open_screen(table, (80, 24) if language == "en" else LARGE, language) as driver:
            await driver.press(*keys)
            if driver.state.noticed is not None:  # a catch counts at the end of the grace time
                await driver.bots_move()
            assert len(table.game.log) == before + 1
            assert str(table.game.log[-1]).startswith(move)
            assert driver.state.refusal is None
            if name == "last but one":
                assert str(table.game.log[-1]).endswith(" uno")
            if move != "deal":
                assert driver.state.explaining_rules  # there is a rule behind everything

    run(scene())


@pytest.mark.parametrize(
    ("name", "key", "rule"),
    [
        ("turn", "k", "TURN-3"),
        ("turn", "u", "UNO-4"),
        ("turn", "c", "UNO-4"),
        ("turn", "!", "WD4-4"),
        ("drew", "d", "TURN-3"),
        ("slam color", "d", "JAM-1"),
        ("back color", "enter", "JAM-1"),
    ],
)
def test_refused_key_is_explained(name, key, rule):
    """The table answers a key that is illegal now with a rule, which the person can read at once."""

    async def scene() -> None:
        table = paused_table(game_at(name))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.press(key)
            assert f"[{rule}]" in driver.text()
            await driver.press("?")
            assert rule in driver.text()
            assert BY_ID[rule].text("en")[:30] in driver.text()
            await driver.press("escape", "escape")
            assert driver.state.refusal is None
            assert len(table.game.log) == before

    run(scene())


def test_unplayable_card_is_explained():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        async with open_screen(table) as driver:
            playable = {text.split()[2].partition(":")[0] for text in driver.state.view.legal if "play" in text}
            index = next(index for index, card in enumerate(driver.screen.selection.hand) if card not in playable)
            while driver.screen.selection.index != index:
                await driver.press("right")
            await driver.press("enter")
            assert "[TURN-1]" in driver.text()

    run(scene())


def test_cards_are_selected_by_color_and_number():
    async def scene() -> None:
        async with open_screen(paused_table(game_at("many cards"))) as driver:
            hand = driver.screen.selection.hand
            for key in ("r", "b", "b", "g", "4", "w"):
                if any(key.upper() in (card[0], card[1:]) for card in hand):
                    await driver.press(key)
                    card = driver.screen.selection.card
                    assert key.upper() in (card[0], card[1:])

    run(scene())


def test_escape_cancels_the_choice_of_a_color():
    async def scene() -> None:
        table = paused_table(game_at("wild"))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.press("w", "enter")
            assert say("page-which-color", "en") in driver.text()
            await driver.press("escape")
            assert say("page-which-color", "en") not in driver.text()
            assert len(table.game.log) == before

    run(scene())


def test_keys_go_to_the_line_while_it_is_typed():
    async def scene() -> None:
        table = paused_table(game_at("turn"))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.press("slash", *"dq", "left", "s", "escape")
            assert driver.screen.query_one("#line").value == "dsq"
            assert driver.screen.focused is None
            assert (driver.app.screen, len(table.game.log)) == (driver.screen, before)
            await driver.press("s")
            assert driver.app.screen is not driver.screen

    run(scene())


def test_suspends_by_ctrl_z_even_while_typing(monkeypatch):
    suspended: list[str] = []
    monkeypatch.setattr(TerminalApp, "action_suspend_process", lambda app: suspended.append("z"))

    async def scene() -> None:
        async with open_screen(paused_table(game_at("turn"))) as driver:
            await driver.press("ctrl+z", "slash", "ctrl+z")

    run(scene())
    assert suspended == ["z", "z"]


def test_mouse_selects_a_card_and_draws():
    async def scene() -> None:
        table: LocalTable = paused_table(game_at("turn"))
        before = len(table.game.log)
        async with open_screen(table) as driver:
            await driver.click("#hand", (len(driver.text().splitlines()[-4]) - 3, 2))
            assert driver.screen.selection.index == len(driver.screen.selection.hand) - 1
            await driver.click("#piles", (4, 2))  # the draw pile
            assert str(table.game.log[before]) == "0 draw"

    run(scene())


def test_selected_card_stays_selected_when_the_hand_changes():
    state = TableState("en")
    state.view = game_at("catch").view(0)
    selection = CardSelection(state)
    selection.select(len(state.view.hand) - 1)
    card = selection.card
    assert card not in state.view.hand[:-1]
    state.view = replace(state.view, hand=[*state.view.hand[1:], "W", "W"], legal=[])
    selection.update()
    assert selection.card == card


def test_played_card_is_not_followed_by_a_wild():
    state = TableState("en")
    view = replace(game_at("turn").view(0), hand=["R3", "G1", "W", "W+4"])
    state.view = replace(view, legal=["0 play R3", "0 play W:R", "0 play W+4:R"])
    selection = CardSelection(state)
    selection.select(2)
    state.view = replace(state.view, hand=["R3", "G1", "W+4"], legal=["0 play R3", "0 play W+4:R"])
    selection.update()
    assert selection.card == "R3"


def test_no_wild_is_selected_while_others_play():
    state = TableState("en")
    state.view = replace(game_at("turn").view(0), hand=["R3", "G1", "W"], legal=[])
    selection = CardSelection(state)
    selection.update()
    state.view = replace(state.view, legal=["0 play R3", "0 play W:R"])
    selection.update()
    assert selection.card == "R3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_spectators_mean_the_same_to_players(language):
    players, spectators = (set(say(keys, language).split("  ")) for keys in ("screen-keys", "screen-watch-keys"))
    assert spectators < players
