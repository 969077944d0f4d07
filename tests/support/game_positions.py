"""Games that have come to a certain position, by random play from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.views import View
from oneleft.terminal.table_setup import new_game
from tests.support.all_tables import key_of
from tests.support.random_games import random_move

HOUSE_RULES = "progressive+seven_zero+jump_in"
Condition = Callable[[View], bool]


def hoard_cards(game: Game, random: Random) -> Move | str:
    """A random move that lays no card, if there is one."""
    if game.round_over:
        return "deal"
    moves = [move for seat in range(len(game.names)) for move in game.legal_moves(seat)]
    return random.choice([move for move in moves if move.verb in ("draw", "keep", "take")] or moves)


def find_game(
    rules: str,
    players: int,
    condition: Condition,
    max_moves: int = 150,
    choose: Callable[[Game, Random], Move | str] = random_move,
) -> Game:
    """The first of many numbered games in which the view of Mia, in seat 0, meets the condition."""
    for number in count():
        game = new_game(Rules.parse(rules), players, "Mia", key_of(f"{rules} {number}"))
        random = Random(number)
        while not condition(game.view(0)):
            if game.over or len(game.log) == max_moves:
                break
            game.push(choose(game, random))
        else:
            return game
    raise AssertionError("numbers do not end")


def in_phase(phase: str) -> Condition:
    """Mia is in turn, in this phase."""
    return lambda view: view.turn == 0 and view.phase == phase


def can_move(words: str, in_turn: bool | None = None) -> Condition:
    """Mia has a legal move with these words, in turn or out of turn."""

    def condition(view: View) -> bool:
        is_in_time = in_turn is None or (view.turn == 0) == in_turn
        return is_in_time and any(words in f"{text} " for text in view.legal)

    return condition


POSITIONS: dict[str, tuple[str, int, Condition]] = {
    "turn": ("classic", 4, in_phase("turn")),
    "color": ("classic", 4, in_phase("color")),
    "drew": ("classic", 3, in_phase("drew")),
    "penalty": ("classic", 3, lambda view: in_phase("penalty")(view) and can_move("challenge")(view)),
    "progressive": (f"graduation+{HOUSE_RULES}", 4, lambda view: in_phase("penalty")(view) and can_move("play")(view)),
    "swap": (f"classic+{HOUSE_RULES}", 5, in_phase("swap")),
    "swap of ten": (f"classic+{HOUSE_RULES}", 10, in_phase("swap")),
    "jam": ("jam", 3, lambda view: in_phase("turn")(view) and can_move("play WJ")(view)),
    "slam": ("jam", 3, in_phase("slam")),
    "slam color": ("jam", 3, lambda view: in_phase("color")(view) and view.drop == "slam"),
    "back color": ("jam", 3, lambda view: in_phase("color")(view) and view.drop == "back"),
    "color of one": ("jam", 2, lambda view: in_phase("color")(view) and view.drop == "slam" and view.exposed == 0),
    "jump": ("jam+jump_in", 4, can_move("jump O", in_turn=False)),
    "wild jump": ("jam+jump_in", 4, can_move("jump W:O", in_turn=False)),
    "jam jump": ("jam+jump_in", 4, can_move("jump WJ", in_turn=False)),
    "catch": ("classic", 4, can_move("catch")),
    "late": ("classic", 4, can_move("0 uno", in_turn=False)),
    "last but one": ("classic", 4, can_move(" uno ", in_turn=True)),
    "wild": ("classic", 4, lambda view: in_phase("turn")(view) and can_move("play W:G")(view)),
    "over": ("classic+target=5000", 4, lambda view: view.phase == "over" and view.round == 2),
    "won": ("classic+target=100", 3, lambda view: bool(view.winners)),
    "many cards": ("international", 4, lambda view: in_phase("turn")(view) and len(view.hand or ()) >= 20),
    "ten players": (f"graduation+{HOUSE_RULES}", 10, in_phase("turn")),
}


def game_at(name: str) -> Game:
    """A game in one of ``POSITIONS``, which the test may change."""
    return _game_at(name).copy()


@cache
def _game_at(name: str) -> Game:
    rules, players, condition = POSITIONS[name]
    if name == "many cards":
        return find_game(rules, players, condition, choose=hoard_cards)
    return find_game(rules, players, condition, 3000 if name in ("over", "won") else 150)
