"""Two browsers at one table: each sees what the other does by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneleft import Game
from oneleft.rules.editions import JAM
from oneleft.table.move import Move
from tests.support.browser import TIMEOUT, hand_card, tap
from tests.support.page_actions import (
    DOUBLE_CLICK_TIME,
    button,
    choose_color,
    expect_announcement,
    expect_hand_size,
    expect_opponent_cards,
    set_last_choice,
)

NAMES = ("Ana", "Bo")


def playable_cards(game):
    """The cards that the player in turn may play, without wilds."""
    return [move.card for move in game.legal_moves(game.turn) if move.verb == "play" and move.card[0] != "W"]


def hand(game, seat):
    return game.view(seat).hand


@pytest.fixture
def open_both(new_page, prepare):
    """Open a table at a chosen moment for both players: the player in turn first, each with the name."""

    def begin(until, **settings):
        prepared = prepare(until, **settings)
        pages = [new_page(path) for path in prepared.paths]
        for page in pages:
            expect(page.locator(".hand-card").first).to_be_visible(timeout=TIMEOUT)
        turn = prepared.game.turn
        return prepared.game, (pages[turn], NAMES[turn]), (pages[1 - turn], NAMES[1 - turn])

    return begin


def two_cards_left(game):
    """The player in turn can play a number and keep one card."""
    numbers = [what for what in playable_cards(game) if what[1].isdigit()]
    return len(hand(game, game.turn)) == 2 and len(hand(game, 1 - game.turn)) > 1 and bool(numbers)


def number_to_play(game):
    return next(what for what in playable_cards(game) if what[1].isdigit())


def test_uno_is_called_with_the_card(open_both):
    """UNO-1"""
    game, (player, name), (other, _) = open_both(two_cards_left)
    player.locator("button.uno").click()
    tap(hand_card(player, number_to_play(game)))
    expect_announcement(other, f"{name} calls “UNO!”")
    expect_opponent_cards(other, name, 1)
    expect(button(other, "Catch")).to_have_count(0)


def test_a_late_call_saves_from_a_catch_within_the_grace_period(open_both):
    """UNO-1: a call still counts until a catch has counted"""
    game, (player, name), (other, catcher) = open_both(two_cards_left, uno_grace=10)
    tap(hand_card(player, number_to_play(game)))
    button(other, "Catch").click()
    expect(player.get_by_text(f"{catcher} noticed that {name} did not call UNO!").first).to_be_visible()
    player.locator("button.uno").click()
    expect_announcement(other, f"{name} calls “UNO!”")
    expect_opponent_cards(other, name, 1)
    expect_hand_size(player, 1)


def test_a_catch_after_the_grace_period(open_both):
    """UNO-2"""
    game, (player, name), (other, catcher) = open_both(two_cards_left, uno_grace=0)
    tap(hand_card(player, number_to_play(game)))
    button(other, "Catch").click()
    expect_announcement(player, f"{catcher} catches you: you forgot to call UNO!")
    expect_hand_size(player, 3)
    expect_opponent_cards(other, name, 3)


def can_play_draw_four(guilty):
    def until(game):
        cards = hand(game, game.turn)
        wild = any(move.card == "W+4" for move in game.legal_moves(game.turn))
        color = game.view(game.turn).color
        bluff = any(card.startswith(color or "?") for card in cards)
        return wild and bluff == guilty and len(cards) > 2 and game.view(0).phase == "turn"

    return until


def play_wild(page: Page, card: str, color: str) -> None:
    tap(hand_card(page, card))
    choose_color(page, color)


def test_a_guilty_wild_draw_four_is_challenged(open_both):
    """WD4-4, WD4-5"""
    game, (player, name), (other, _) = open_both(can_play_draw_four(guilty=True))
    cards = len(hand(game, game.turn))
    play_wild(player, "W+4", "blue")
    button(other, "Challenge").click()
    expect_announcement(player, ": guilty!")
    expect_hand_size(player, cards - 1 + 4)
    expect_opponent_cards(other, name, cards - 1 + 4)
    expect_announcement(other, f"You challenge {name} and see")
    expect(other.locator(".my-area.turn")).to_be_visible()


def test_an_innocent_wild_draw_four_is_challenged(open_both):
    """WD4-6"""
    game, (player, _), (other, challenger) = open_both(can_play_draw_four(guilty=False))
    cards = len(hand(game, 1 - game.turn))
    play_wild(player, "W+4", "red")
    button(other, "Challenge").click()
    expect_announcement(player, ": innocent!")
    expect_hand_size(other, cards + 6)
    expect_opponent_cards(player, challenger, cards + 6)
    expect(player.locator(".my-area.turn")).to_be_visible()


def test_a_jump_in(open_both):
    """JUMP-1"""

    def until(game):
        return any(move.verb == "jump" and move.card[0] != "W" for move in game.legal_moves(1 - game.turn)) and (
            len(hand(game, 1 - game.turn)) > 2
        )

    game, (player, _), (other, jumper) = open_both(until, rules="classic+jump_in")
    jump = next(move.card for move in game.legal_moves(1 - game.turn) if move.verb == "jump" and move.card[0] != "W")
    cards = len(hand(game, 1 - game.turn))
    tap(hand_card(other, jump))
    expect_announcement(player, f"{jumper} jumps in with")
    expect_opponent_cards(player, jumper, cards - 1)


def test_hands_are_swapped_on_a_seven(open_both):
    """SEVEN-2"""

    def until(game):
        return len(hand(game, game.turn)) == 4 and any(what[1:] == "7" for what in playable_cards(game))

    game, (player, name), (other, _) = open_both(until, rules="classic+seven_zero")
    player_cards, other_cards = (sorted(hand(game, seat)) for seat in (game.turn, 1 - game.turn))
    seven = next(what for what in playable_cards(game) if what[1:] == "7")
    tap(hand_card(player, seven))
    button(player, "Trade hands").click()
    expect_announcement(other, f"{name} trades hands with you.")
    expect_hand_size(player, len(other_cards))
    expect_hand_size(other, len(player_cards) - 1)
    for card in set(player_cards) - {seven}:
        expect(hand_card(other, card)).to_be_visible()


def test_all_hands_move_on_a_zero(open_both):
    """SEVEN-1"""

    def until(game):
        return len(hand(game, game.turn)) == 4 and any(what[1:] == "0" for what in playable_cards(game))

    game, (player, _), (other, _) = open_both(until, rules="classic+seven_zero")
    player_cards, other_cards = (hand(game, seat) for seat in (game.turn, 1 - game.turn))
    tap(hand_card(player, next(what for what in playable_cards(game) if what[1:] == "0")))
    expect_announcement(other, "All hands move one seat to the")
    expect_hand_size(player, len(other_cards))
    expect_hand_size(other, len(player_cards) - 1)
    for card in set(other_cards):
        expect(hand_card(player, card)).to_be_visible()


def can_play_jam(phase):
    """The player in turn has five cards and a Jam card, whose drop leads to this phase."""

    def until(game):
        moves = game.legal_moves(game.turn)
        jams = [move for move in moves if (move.verb, move.card) == ("play", "WJ") and not move.uno]
        return bool(jams) and len(hand(game, game.turn)) == 5 and game_after(game, jams[0]).view(0).phase == phase

    return until


def game_after(game, move: Move):
    """A copy of the game with one more move."""
    copy = Game(game.rules_line, game.names, key=game.key)
    for made in [*game.log, move]:
        copy.push(made)
    return copy


def test_a_jam_card_lands_slam_side_up(open_both):
    """JAM-1, JAM-2: drop, two discards, then the colour"""
    _, (player, name), (other, _) = open_both(can_play_jam("slam"), rules="jam")
    tap(hand_card(player, "WJ", JAM))
    expect_announcement(other, "Slam side up")
    for left in (4, 3):
        expect_hand_size(player, left)
        player.evaluate("time => { window.skipped += time }", DOUBLE_CLICK_TIME)
        tap(player.locator(".hand-card.playable").first)
    expect_hand_size(player, 2)
    choose_color(player, "orange")
    expect_announcement(other, f"{name} names orange.")
    expect_opponent_cards(other, name, 2)
    expect(other.locator(".my-area.turn")).to_be_visible()


def test_a_jam_card_lands_back_side_up(open_both):
    """JAM-1, JAM-3: drop, two cards are drawn, then the colour"""
    _, (player, name), (other, _) = open_both(can_play_jam("color"), rules="jam")
    tap(hand_card(player, "WJ", JAM))
    expect_announcement(other, "back side up")
    expect_hand_size(player, 6)
    expect(other.locator(".my-area.turn")).to_have_count(0)
    choose_color(player, "red")
    expect_announcement(other, f"{name} names red.")
    expect(other.locator(".my-area.turn")).to_be_visible()


def test_what_is_said_is_shown_beside_its_speaker(open_both):
    """Phrases, reactions, and texts where the host allows them. People who are muted are not heard."""
    _, (player, name), (other, _) = open_both(lambda game: True, chat=True)
    plate = other.get_by_label(re.compile(f"^{name}, "))
    for words in ("Nice move!", "👍"):
        button(player, "Say something").click()
        button(player, words).click()
        expect(plate.get_by_text(words)).to_be_visible(timeout=TIMEOUT)
    button(player, "Say something").click()
    player.get_by_label("Your message").fill("Well, well")
    player.keyboard.press("Enter")
    expect(plate.get_by_text("Well, well")).to_be_visible(timeout=TIMEOUT)
    button(other, "Menu").click()
    button(other, f"Mute {name}").click()
    other.keyboard.press("Escape")
    button(player, "Say something").click()
    button(player, "🎉").click()
    expect(player.get_by_role("log")).to_contain_text("🎉")
    expect(other.get_by_role("log")).not_to_contain_text("🎉")


def test_two_players_and_a_spectator(new_page):
    host = new_page()
    set_last_choice(host, name="Ana", players=2, turn=0)
    host.get_by_role("button", name="Play with friends").click()
    link = host.locator("code").inner_text()
    path = "/" + link.split("/", 3)[3]
    friend = new_page(path, language="es", size=(390, 844), touch=True)
    friend.get_by_label("Tu nombre").fill("Bo")
    friend.get_by_role("button", name="Sentarse").click()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("Bo")
    host.get_by_role("button", name="Start the match").click()
    for page in (host, friend):
        expect_hand_size(page, 7)
    spectator = new_page(path)
    spectator.get_by_role("button", name="Just watch").click()
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    assert spectator.locator(".hand-card").count() == 0
    assert spectator.locator(".hand").count() == 0
