"""Two browsers at one table: what one does by clicks, the other sees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneleft import Game
from oneleft.rules.editions import CLASSIC, JAM, Edition
from oneleft.table.notation import Move
from tests.support.browser import PATIENCE, held, tap
from tests.support.page_actions import button, has_cards, heard, name_color, own_cards, remember

NAMES = ("Ana", "Bo")


def plays(game, verb="play"):
    """What the player in turn may lay that is no wild."""
    return [move.what for move in game.legal_moves(game.turn) if move.verb == verb and move.what[0] != "W"]


def hand(game, seat):
    return game.view(seat).hand


@pytest.fixture
def sit(new_page, at_moment):
    """Two people at a table at this moment: the player in turn first, each with their name."""

    def begin(until, **settings):
        moment = at_moment(until, **settings)
        pages = [new_page(path) for path in moment.paths]
        for page in pages:
            expect(page.locator(".hand-card").first).to_be_visible(timeout=PATIENCE)
        turn = moment.game.turn
        return moment.game, (pages[turn], NAMES[turn]), (pages[1 - turn], NAMES[1 - turn])

    return begin


def two_cards_left(game):
    """The player in turn comes down to one card, and the other is next."""
    last = [what for what in plays(game) if what[1].isdigit()]
    return len(hand(game, game.turn)) == 2 and len(hand(game, 1 - game.turn)) > 1 and bool(last)


def number_to_play(game):
    return next(what for what in plays(game) if what[1].isdigit())


def test_a_call_of_uno_with_the_card(sit):
    """UNO-1"""
    game, (player, name), (other, _) = sit(two_cards_left)
    player.locator("button.uno").click()
    tap(held(player, number_to_play(game)))
    heard(other, f"{name} calls “UNO!”")
    has_cards(other, name, 1)
    expect(button(other, "Catch")).to_have_count(0)


def test_a_catch_within_the_grace_and_a_call_that_still_saves(sit):
    """UNO-1: afterwards, while nobody's catch has counted"""
    game, (player, name), (other, catcher) = sit(two_cards_left, uno_grace=10)
    tap(held(player, number_to_play(game)))
    button(other, "Catch").click()
    expect(player.get_by_text(f"{catcher} noticed that {name} did not call UNO!").first).to_be_visible()
    player.locator("button.uno").click()
    heard(other, f"{name} calls “UNO!”")
    has_cards(other, name, 1)
    own_cards(player, 1)


def test_a_catch_after_the_grace(sit):
    """UNO-2"""
    game, (player, name), (other, catcher) = sit(two_cards_left, uno_grace=0)
    tap(held(player, number_to_play(game)))
    button(other, "Catch").click()
    heard(player, f"{catcher} catches {name}, who forgot to call “UNO”!")
    own_cards(player, 3)
    has_cards(other, name, 3)


def draw_four(guilty):
    def until(game):
        mine = hand(game, game.turn)
        wild = any(move.what.startswith("W+4") for move in game.legal_moves(game.turn))
        color = game.view(game.turn).color
        bluff = any(card.startswith(color or "?") for card in mine)
        return wild and bluff == guilty and len(mine) > 2 and game.view(0).phase == "turn"

    return until


def play_wild(page: Page, card: str, color: str, edition: Edition = CLASSIC) -> None:
    tap(held(page, card, edition))
    name_color(page, color)


def test_a_guilty_wild_draw_four_is_challenged(sit):
    """WD4-4, WD4-5"""
    game, (player, name), (other, challenger) = sit(draw_four(guilty=True))
    cards = len(hand(game, game.turn))
    play_wild(player, "W+4", "blue")
    button(other, "Challenge").click()
    heard(player, ": guilty!")
    own_cards(player, cards - 1 + 4)
    has_cards(other, name, cards - 1 + 4)
    heard(other, f"{challenger} challenges {name} and sees")
    expect(other.locator(".my-area.turn")).to_be_visible()


def test_an_innocent_wild_draw_four_is_challenged(sit):
    """WD4-6"""
    game, (player, _), (other, challenger) = sit(draw_four(guilty=False))
    cards = len(hand(game, 1 - game.turn))
    play_wild(player, "W+4", "red")
    button(other, "Challenge").click()
    heard(player, ": innocent!")
    own_cards(other, cards + 6)
    has_cards(player, challenger, cards + 6)
    expect(player.locator(".my-area.turn")).to_be_visible()


def test_a_jump_in(sit):
    """JUMP-1"""

    def until(game):
        return any(move.verb == "jump" and move.what[0] != "W" for move in game.legal_moves(1 - game.turn)) and (
            len(hand(game, 1 - game.turn)) > 2
        )

    game, (player, _), (other, jumper) = sit(until, rules="classic+jump_in")
    jump = next(move.what for move in game.legal_moves(1 - game.turn) if move.verb == "jump" and move.what[0] != "W")
    cards = len(hand(game, 1 - game.turn))
    tap(held(other, jump))
    heard(player, f"{jumper} jumps in with")
    has_cards(player, jumper, cards - 1)


def test_hands_are_traded_on_a_seven(sit):
    """SEVEN-2"""

    def until(game):
        return len(hand(game, game.turn)) == 4 and any(what[1:] == "7" for what in plays(game))

    game, (player, name), (other, friend) = sit(until, rules="classic+seven_zero")
    mine, theirs = (sorted(hand(game, seat)) for seat in (game.turn, 1 - game.turn))
    seven = next(what for what in plays(game) if what[1:] == "7")
    tap(held(player, seven))
    button(player, "Trade hands").click()
    heard(other, f"{name} trades hands with {friend}.")
    own_cards(player, len(theirs))
    own_cards(other, len(mine) - 1)
    for card in set(mine) - {seven}:
        expect(held(other, card)).to_be_visible()


def test_all_hands_move_on_a_zero(sit):
    """SEVEN-1"""

    def until(game):
        return len(hand(game, game.turn)) == 4 and any(what[1:] == "0" for what in plays(game))

    game, (player, _), (other, _) = sit(until, rules="classic+seven_zero")
    mine, theirs = (hand(game, seat) for seat in (game.turn, 1 - game.turn))
    tap(held(player, next(what for what in plays(game) if what[1:] == "0")))
    heard(other, "All hands move one seat to the")
    own_cards(player, len(theirs))
    own_cards(other, len(mine) - 1)
    for card in set(theirs):
        expect(held(player, card)).to_be_visible()


def test_a_jam_card_that_lands_slam_side_up(sit):
    """JAM-2"""

    def until(game):
        jams = [move for move in game.legal_moves(game.turn) if move.what == "WJ:R" and not move.uno]
        if not jams or len(hand(game, game.turn)) != 5:
            return False
        after = game_after(game, jams[0])
        return after.view(0).phase == "slam"

    _, (player, name), (other, _) = sit(until, rules="jam")
    play_wild(player, "WJ", "red", JAM)
    heard(other, f"{name} drops the card. It lands Slam side up!")
    for left in (4, 3):
        own_cards(player, left)
        player.wait_for_timeout(400)  # two quick clicks would be one
        tap(player.locator(".hand-card.playable").first)
    heard(other, f"{name} slips")
    own_cards(player, 2)
    has_cards(other, name, 2)


def game_after(game, move: Move):
    """The same game with one more move; the game itself stays as it is."""
    copy = Game(game.rule_words, game.names, key=game.key)
    for made in [*game.log, move]:
        copy.push(made)
    return copy


def test_phrases_are_seen_over_the_head_of_who_says_them(sit):
    _, (player, name), (other, _) = sit(lambda game: True)
    button(player, "Say something").click()
    button(player, "Nice move!").click()
    expect(other.get_by_label(re.compile(f"^{name}, ")).get_by_text("Nice move!")).to_be_visible(timeout=PATIENCE)


def test_two_people_at_one_table_and_one_who_looks_on(new_page):
    host = new_page()
    remember(host, name="Ana", players=2, turn=0)
    host.get_by_role("button", name="Play with friends").click()
    link = host.locator("code").inner_text()
    path = "/" + link.split("/", 3)[3]
    friend = new_page(path, language="es", size=(390, 844), touch=True)
    friend.get_by_label("Tu nombre").fill("Bo")
    friend.get_by_role("button", name="Sentarse").click()
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, friend):
        own_cards(page, 7)
    onlooker = new_page(path)
    onlooker.get_by_role("button", name="Just watch").click()
    expect(onlooker.get_by_text("You are watching.")).to_be_visible()
    assert onlooker.locator(".hand-card").count() == 0
    assert onlooker.locator(".hand").count() == 0
