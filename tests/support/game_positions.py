"""Games that have come to a certain moment, by random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.notation import Move
from oneleft.table.views import View
from oneleft.terminal.table_setup import new_game
from tests.support.all_tables import key_of
from tests.support.random_games import random_move

ALL = "progressive+seven_zero+jump_in"


def hoarding(game: Game, random: Random) -> Move | str:
    """Nobody plays a card who need not."""
    if game.round_over:
        return "deal"
    moves = [move for seat in range(len(game.names)) for move in game.legal_moves(seat)]
    return random.choice([move for move in moves if move.verb in ("draw", "keep", "take")] or moves)


def reach(
    rules: str,
    players: int,
    wanted: Callable[[View], bool],
    most: int = 150,
    choose: Callable[[Game, Random], Move | str] = random_move,
) -> Game:
    """The first of many numbered games in which Mia, in seat 0, comes to such a moment."""
    for number in count():
        game = new_game(Rules.parse(rules), players, "Mia", key_of(f"{rules} {number}"))
        random = Random(number)
        while not wanted(game.view(0)):
            if game.over or len(game.log) == most:
                break
            game.push(choose(game, random))
        else:
            return game
    raise AssertionError("numbers do not end")


def own(phase: str) -> Callable[[View], bool]:
    """It is Mia's turn, in this phase."""
    return lambda view: view.turn == 0 and view.phase == phase


def legal(words: str, own_turn: bool | None = None) -> Callable[[View], bool]:
    """Mia has a legal move with these words, in her turn or out of it."""

    def wanted(view: View) -> bool:
        in_time = own_turn is None or (view.turn == 0) == own_turn
        return in_time and any(words in f"{text} " for text in view.legal)

    return wanted


MOMENTS: dict[str, tuple[str, int, Callable[[View], bool]]] = {
    "turn": ("classic", 4, own("turn")),
    "color": ("classic", 4, own("color")),
    "drew": ("classic", 3, own("drew")),
    "penalty": ("classic", 3, lambda view: own("penalty")(view) and legal("challenge")(view)),
    "progressive": (f"graduation+{ALL}", 4, lambda view: own("penalty")(view) and legal("play")(view)),
    "swap": (f"classic+{ALL}", 5, own("swap")),
    "swap of ten": (f"classic+{ALL}", 10, own("swap")),
    "slam": ("jam", 3, own("slam")),
    "jump": ("jam+jump_in", 4, legal("jump O", own_turn=False)),
    "wild jump": ("jam+jump_in", 4, legal("jump W", own_turn=False)),
    "catch": ("classic", 4, legal("catch")),
    "late": ("classic", 4, legal("0 uno", own_turn=False)),
    "last but one": ("classic", 4, legal(" uno ", own_turn=True)),
    "wild": ("classic", 4, lambda view: own("turn")(view) and legal("play W:G")(view)),
    "over": ("classic+target=5000", 4, lambda view: view.phase == "over" and view.round == 2),
    "won": ("classic+target=100", 3, lambda view: bool(view.winners)),
    "many cards": ("international", 4, lambda view: own("turn")(view) and len(view.hand or ()) >= 20),
    "ten players": (f"graduation+{ALL}", 10, own("turn")),
}


def moment(name: str) -> Game:
    rules, players, wanted = MOMENTS[name]
    if name == "many cards":
        return reach(rules, players, wanted, choose=hoarding)
    return reach(rules, players, wanted, 3000 if name in ("over", "won") else 150)
