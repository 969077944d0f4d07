"""The puzzles that come with the package: each is a fair question, and holds nothing that its seat cannot see."""

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from oneleft.lang import LANGUAGES
from oneleft.puzzles.presenter import show_puzzle
from oneleft.puzzles.puzzle import CLEAR, DIFFICULTIES, WHOLE, without_uno
from oneleft.puzzles.puzzle_file import FILE, PuzzleFile, daily_number, pack, puzzle, puzzle_count, read_file
from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_count, legal_move
from oneleft.table.deck_inventory import cards_by_text
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.events import Discarded, Dropped, Played, TurnedUp
from oneleft.table.move import Move, decode

PUZZLES = read_file().puzzles
EACH = pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
MOST_BYTES = 300_000


def test_there_are_sixty_of_all_sorts():
    assert puzzle_count() == 60
    assert Counter(one.difficulty for one in PUZZLES).keys() == set(DIFFICULTIES)
    assert min(Counter(one.difficulty for one in PUZZLES).values()) >= 6
    assert {len(one.view.table) for one in PUZZLES} == {2, 3, 4}
    assert len({one.view.rules for one in PUZZLES}) >= 6
    assert any(one.view.round == 0 for one in PUZZLES)
    assert any(one.view.round >= 5 for one in PUZZLES)
    reasons = Counter(one.reason.name for one in PUZZLES if one.reason is not None)
    assert len(reasons) >= 6
    assert max(reasons.values()) <= 18


def test_no_two_are_alike():
    rounds = {(one.view.commitment, one.view.round) for one in PUZZLES}
    assert len(rounds) == len(PUZZLES)


def test_the_file_is_small_and_is_what_its_command_writes():
    packed = pack(read_file().made, PUZZLES)
    assert len(packed) < MOST_BYTES
    assert msgspec.json.decode(packed, type=PuzzleFile) == read_file()
    assert FILE.endswith(".json")
    assert read_file().made.startswith("oneleft puzzles make --out")


@EACH
def test_the_moves_are_those_of_the_law(number):
    one = puzzle(number)
    view = one.view
    r, chair = determinize(view)
    edition = read_rules(view.rules).edition
    codes = [legal_move(r, chair, k) for k in range(legal_count(r, chair))]
    assert [str(decode(edition, chair, code, view.table)) for code in codes] == view.legal
    assert NONE not in codes
    assert view.turn == view.seat
    moves = [choice.move for choice in one.choices]
    assert set(moves) <= set(view.legal)
    assert {without_uno(move) for move in moves} == {without_uno(move) for move in view.legal}
    assert len(set(moves)) == len(moves) >= 3


@EACH
def test_one_move_is_clearly_best_and_simple_bots_miss_it(number):
    one = puzzle(number)
    chances = [choice.chance for choice in one.choices]
    assert chances == sorted(chances, reverse=True)
    assert WHOLE >= chances[0] >= chances[1] + CLEAR
    assert chances[-1] >= 0
    assert one.best.why is None
    assert all(choice.why is not None for choice in one.choices[1:])
    assert all(0 <= choice.error < CLEAR / 4 for choice in one.choices[:2])
    assert one.missed[:2] == ["easy", "steady"]
    assert one.choice(one.tempting) not in (None, one.best)
    assert Move(one.best.move).verb not in ("uno", "catch")


@EACH
def test_nothing_hidden_is_in_it(number):
    """Every event is as its seat hears it, and the cards that are named fit into one deck."""
    one = puzzle(number)
    view = one.view
    events = [event for missed in one.recent for event in missed.events]
    assert any(isinstance(event, TurnedUp) for event in one.recent[0].events)
    assert one.recent[-1].number == view.number
    assert all(event.seen_by(view.seat) == event for event in events)
    assert all(missed.said is None for missed in one.recent)
    assert (view.left, view.winners, view.round_over) == (None, [], False)
    assert view.hand is not None
    assert len(view.hand) == view.counts[view.seat]
    deck = Counter({text: len(cards) for text, cards in cards_by_text(read_rules(view.rules).edition).items()})
    assert Counter(view.hand) + Counter(view.discard) <= deck
    assert sum(view.counts.values()) + len(view.discard) + view.draw == deck.total()


@EACH
def test_the_story_leads_to_the_position(number):
    """Every move of the round is told once, and the cards that were laid are those of the discard pile."""
    one = puzzle(number)
    numbers = [missed.number for missed in one.recent]
    assert numbers == list(range(numbers[0], one.view.number + 1))
    events = [event for missed in one.recent for event in missed.events]
    laid = [event.card for event in events if isinstance(event, TurnedUp | Played | Discarded)]
    if any(isinstance(event, Dropped) for event in events):  # a Jam card does not always stay where it was laid
        assert set(one.view.discard) <= set(laid)
    else:
        assert laid[-len(one.view.discard) :] == one.view.discard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    for number in range(1, puzzle_count() + 1):
        shown = show_puzzle(number, language)
        for choice in shown.choices:
            assert choice.why.strip()
            assert "{" not in choice.why


def test_every_day_has_its_puzzle_and_all_have_their_turn():
    first = date(2026, 11, 17)
    numbers = [daily_number(first + timedelta(day)) for day in range(puzzle_count())]
    assert sorted(numbers) == list(range(1, puzzle_count() + 1))
    assert daily_number(first) == daily_number(first + timedelta(puzzle_count()))
