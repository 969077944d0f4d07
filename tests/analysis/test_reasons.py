"""Reasons: each one holds where it should, speaks only of what it is handed, and is said in every language."""

import re

import pytest

from oneleft import Game
from oneleft.analysis.reasons import REASONS, Why, why
from oneleft.analysis.situation import DrawMemory, Situation
from oneleft.lang import LANGUAGES
from oneleft.table.move import Move

NAMES = ("Ana", "Bruno", "Carla")
MANY = ["G4", "G6", "G7", "G8", "Y7"]
MORE = ["Y5", "Y6", "Y8", "Y9", "G2"]


def situation(
    made: str, best: str, hand: list[str], others: list[list[str]], rules: str = "classic", **position: object
) -> Situation:
    laid = {"hands": [hand, *others], "discard": ["R9"], "turn": 0, **position}
    game = Game.from_position(laid, rules, NAMES[: 1 + len(others)], seed=5)
    moves = [Move(text) if text else None for text in (made, best)]
    return Situation(game.view(0), *moves, DrawMemory(), 500)


TWO = [["G1"], MANY]
CASES = {
    "uno": ("0 play R1", "0 play R1 uno", ["R1", "R2"], TWO, {}),
    "catch": ("0 draw", "0 catch 1", ["R1", "R2"], TWO, {"exposed": 1}),
    "out": ("0 draw", "0 play R1", ["R1"], TWO, {}),
    "jump": ("", "0 jump R9", ["R9", "B2", "G2"], TWO, {"rules": "classic+jump_in", "turn": 1}),
    "stop": ("0 play R1", "0 play R+2", ["R1", "R+2", "B2"], TWO, {}),
    "keep-wild": ("0 play W:B", "0 play R1", ["W", "R1", "R2"], [MANY, MORE], {}),
    "hold": ("0 play W:B", "0 draw", ["W", "B1", "B2"], [MANY, MORE], {}),
    "play": ("0 draw", "0 play R1", ["R1", "B2", "G2"], [MANY, MORE], {}),
    "swap": (
        "0 swap 2",
        "0 swap 1",
        ["R1", "B2"],
        TWO,
        {"rules": "classic+seven_zero", "phase": "swap", "discard": ["R7"]},
    ),
    "zero": ("0 play R0", "0 draw", ["R0", "B2"], [MANY, MORE], {"rules": "classic+seven_zero"}),
    "points": ("0 play R1", "0 play RR", ["R1", "RR", "RS"], [["G1", "G2", "G3"], ["G4", "G5", "G6"]], {}),
    "own-color": ("0 play R1", "0 play B9", ["R1", "B9", "B2", "B3"], [MANY, MORE], {}),
    "name-color": ("0 color R", "0 color B", ["R1", "B2", "B3"], [MANY, MORE], {"phase": "color", "discard": ["W"]}),
    "save-action": ("0 play RS", "0 play R1", ["RS", "R1", "Y2"], [MANY, MORE], {}),
    "next": ("0 play R1", "0 play RS", ["R1", "RS", "B7"], [["G1", "G2", "G3", "G5"], MANY], {}),
    "seen": (
        "0 play R1",
        "0 play B9",
        ["R1", "B9"],
        [MANY, MORE],
        {"discard": ["B5", "B6", "R9"]},
    ),
    "some-points": ("0 play R1", "0 play R4", ["R1", "R4"], [MANY, MORE], {}),
    "often": ("0 play R4", "0 play R1", ["R1", "R4"], [MANY, MORE], {}),
}


@pytest.mark.parametrize("name", CASES)
def test_reason(name):
    made, best, hand, others, options = CASES[name]
    found = why(situation(made, best, hand, others, **options))
    assert found.name == name
    for language in LANGUAGES:
        said = found.tell(language, Game().rules.edition, NAMES)
        assert said[0].isupper() or said[0].isdigit()
        assert said.endswith(".")


SECOND_PERSON = {"en": "you", "de": "du", "es": "tu|tienes|podías|sabes", "fr": "tu|ta|te|toi", "pt": "você|sua"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_for_a_move_of_somebody_else_are_about_that_player(language):
    """They name the player, or nobody; and the player is told the same as “you”."""
    second = re.compile(rf"\b({SECOND_PERSON[language]})\b", re.IGNORECASE)
    found = {name: why(situation(*case[:4], **case[4])) for name, case in CASES.items()}
    edition = Game().rules.edition
    about = {name: one.tell(language, edition, NAMES, 0) for name, one in found.items()}
    assert not [said for said in about.values() if second.search(said)]
    told = {name: one.tell(language, edition, NAMES) for name, one in found.items()}
    changed = {name for name in CASES if told[name] != about[name]}
    assert changed == {"jump", "keep-wild", "play", "zero", "name-color", "seen"}
    assert all("Ana" in about[name] and "Ana" not in told[name] for name in changed)
    assert all(second.search(told[name]) for name in changed)


def test_nobody_knows_whether_a_penalty_is_answered():
    """PROG-1: the next player may lay a Draw Two as well, so nothing is said of a lost turn."""
    case = ("0 play R1", "0 play R+2", ["R1", "R+2", "B2"], TWO)
    assert why(situation(*case)).name == "stop"
    assert why(situation(*case, rules="classic+progressive")).name not in ("stop", "turn", "next")


def test_every_reason_is_tested():
    played = {"challenge", "fair", "no-challenge", "answer", "keep-wild-drew", "lacks", "turn"}
    assert CASES.keys() | played == REASONS.keys()


class Watched:
    """A game from a position, and what seat 0 remembers of it."""

    def __init__(self, hands: list[list[str]], turn: int, rules: str = "classic") -> None:
        laid = {"hands": hands, "discard": ["R9"], "turn": turn, "draw": ["G5", "G6", "G7", "G8"], "rest": "shuffle"}
        self.game = Game.from_position(laid, rules, NAMES[: len(hands)], seed=5)
        self.memory = DrawMemory()
        self.memory.hear([], self.game.view(0))

    def push(self, *moves: str) -> "Watched":
        for move in moves:
            self.game.push(move)
            self.memory.hear(self.game.events_for(0), self.game.view(0))
        return self

    def why(self, made: str, best: str) -> Why:
        assert {made, best} <= set(self.game.view(0).legal)
        return why(Situation(self.game.view(0), Move(made), Move(best), self.memory, 500))


def test_draws_are_remembered_until_a_card_of_the_color_is_laid():
    watched = Watched([["R1", "R2", "B3"], ["B1", "R8", "B2"], ["R3", "R4", "R5"]], 1).push("1 draw")
    assert watched.memory.drew_on(1, "R") == 1
    assert watched.memory.drew_on(1, "B") == watched.memory.drew_on(2, "R") == 0
    watched.push("2 play R3", "0 play R1", "1 play R8")
    assert watched.memory.drew_on(1, "R") == 0


HAND = ["B1", "B2", "G3", "Y4"]


def test_challenge_and_its_opposite():
    """WD4-4: by the number of cards, or because the player had drawn on that colour."""
    watched = Watched([HAND, MANY, ["W+4", *MORE]], 2).push("2 play W+4:B")
    assert watched.why("0 take", "0 challenge") == Why("challenge", {"seat": 2, "count": 5, "color": "red"})
    assert watched.why("0 challenge", "0 take") == Why("no-challenge", {"seat": 2, "count": 5, "color": "red"})
    drew = Watched([["R1", *HAND], ["R2", *MANY], ["W+4", *MORE]], 2).push("2 draw", "0 play R1", "1 play R2")
    drew.push("2 play W+4:B")
    assert drew.why("0 challenge", "0 take") == Why("fair", {"seat": 2, "times": 1, "color": "red"})
    assert drew.why("0 take", "0 challenge").name != "challenge"


def test_answer_to_a_penalty():
    watched = Watched([["B+2", *HAND], MANY, ["R+2", *MORE]], 2, "classic+progressive").push("2 play R+2")
    assert watched.why("0 take", "0 play B+2") == Why("answer", {"card": "B+2", "count": 2})


def test_the_color_that_the_next_player_lacks():
    hand = ["W", "R1", "R2", "B9", "G9"]
    watched = Watched([hand, ["B1", "B2", "B3", "B4"], ["R3", *MANY]], 1).push("1 draw", "2 play R3")
    lacks = {"seat": 1, "times": 1, "color": "red"}
    assert watched.why("0 play W:B", "0 play R1") == Why(
        "keep-wild-drew", {"card": "W", "cards": ["R1", "R2"], **lacks}
    )
    watched = Watched([hand, ["B1", "B2", "B3", "B4"], ["B9", *MANY, "R9"]], 1).push("1 draw", "2 play R9")
    assert watched.why("0 play B9", "0 play R1") == Why("lacks", lacks)


def test_a_card_that_costs_the_turn():
    """With a Draw Two the next player draws and is skipped, where nothing better can be said of it."""
    others = [["G1", "G2", "G3", "G4"], ["G1", "G2", "G3", "G4"]]
    found = why(situation("0 play R1", "0 play R+2", ["R1", "R+2", "Y1"], others))
    assert found == Why("turn", {"card": "R+2", "seat": 1})


def test_a_reverse_costs_a_turn_between_two_players_only():
    """TWO-1: among three, play goes the other way, and the next player plays later."""
    case = "0 play R1", "0 play RR", ["R1", "RR", "Y1"]
    assert why(situation(*case, [["G1"]])) == Why("stop", {"card": "RR", "seat": 1, "count": 1})
    assert why(situation(*case, [["G1"], MANY])).name not in ("stop", "turn")


def test_partners_are_no_opponents():
    """PARTNERS-1: the player across is not to be stopped."""
    laid = {"hands": [["R1", "R2"], MANY, ["G1"], MORE], "discard": ["R9"], "turn": 0}
    game = Game.from_position(laid, "classic+partners", seed=5)
    assert Situation(game.view(0), None, None, DrawMemory(), 1).opponents == [1, 3]
