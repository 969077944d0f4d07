"""Making puzzles: the same key finds the same ones, and every look has its say."""

import msgspec
import pytest

from oneleft.puzzles import candidate_search
from oneleft.puzzles.candidate_search import PlayoutsPerLook, examine, rated
from oneleft.puzzles.make import Maker
from oneleft.puzzles.puzzle import CLEAR, EASY, HARD, MEDIUM
from oneleft.puzzles.puzzle_file import puzzle
from oneleft.search.searcher import MoveEstimate
from oneleft.table.game import Game
from tests.support.command import run_text

pytestmark = pytest.mark.slow

TINY = PlayoutsPerLook(100, 200, 300, 400)
KEY = "10" * 32  # finds one after 65 decisions


def made(count: int = 1) -> Maker:
    maker = Maker(KEY, count, TINY)
    maker.run()
    return maker


def test_the_same_key_finds_the_same_puzzles():
    one, other = made(), made()
    assert len(one.puzzles) == 1
    assert msgspec.json.encode(one.in_mixed_order()) == msgspec.json.encode(other.in_mixed_order())
    assert (one.matches, one.decisions, one.candidates) == (other.matches, other.decisions, other.candidates)
    found = one.puzzles[0]
    assert found.gap >= CLEAR
    assert found.view.seat == found.view.turn


def test_a_move_that_simple_bots_find_is_no_puzzle():
    """Seat 0 has one card that fits: everyone plays it."""
    game = Game.from_position({"hands": [["R1", "B5"], ["B1", "B2"]], "discard": ["R9"], "turn": 0}, "classic", seed=5)
    heard = [(game.events_for(0), game.view(0))]
    assert examine(game.view(0), heard, "0 play R1 uno", TINY, "seed") is None


def estimate(move: str, gain: float) -> MoveEstimate:
    return MoveEstimate(move, 0.5 + gain, 0.01, 0.0, 1000, gain, 0.01)


def test_a_move_that_is_not_best_in_every_look_is_no_puzzle(monkeypatch):
    """The bots miss it, and the first looks like it; the last look does not."""
    shipped = puzzle(1)
    view, best, second = shipped.view, shipped.best.move, shipped.choices[1].move
    monkeypatch.setattr(candidate_search, "ask", lambda bot, view, heard, seed: ["other"])
    worths = iter([{best: 0.0, second: -0.9}, {best: 0.0, second: -0.9}, {best: 0.0, second: 0.1}])
    seen = []

    def look(view, heard, best, playouts, seed):
        seen.append(playouts)
        return candidate_search.rank([estimate(move, gain) for move, gain in next(worths).items()], view)

    monkeypatch.setattr(candidate_search, "look", look)
    monkeypatch.setattr(candidate_search, "as_puzzle", lambda *args: shipped)
    assert examine(view, [], best, TINY, "seed") is None
    assert seen == [TINY.second, TINY.check, TINY.long]


@pytest.mark.parametrize(
    ("missed", "gap", "difficulty"),
    [
        ([], 0.3, EASY),
        ([], 0.1, MEDIUM),
        (["sharp"], 0.3, MEDIUM),
        (["sharp"], 0.1, HARD),
        (["sharp", "keen"], 0.3, HARD),
    ],
)
def test_difficulty(missed, gap, difficulty):
    one = puzzle(1)
    best, second, *rest = one.choices
    second = msgspec.structs.replace(second, chance=best.chance - round(1_000_000 * gap))
    one = msgspec.structs.replace(one, choices=[best, second, *rest], missed=["easy", "steady"])
    found = rated(one, missed)
    assert (found.difficulty, found.missed) == (difficulty, ["easy", "steady", *missed])


def test_the_command_refuses_what_it_cannot_do(tmp_path):
    for words, fault in (
        (["--out", tmp_path / "puzzles.txt"], ".json"),
        (["--out", tmp_path / "nowhere" / "puzzles.json"], "nowhere"),
        (["--out", tmp_path / "puzzles.json", "--key", "xy"], "64"),
    ):
        done = run_text("puzzles", "make", *words)
        assert done.returncode == 2
        assert fault in done.stderr
