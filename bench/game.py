"""The speed of `Game`, beside the law that it plays by: CPU time of one core, random moves of the player in turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from oneleft import Game, Rules, referee

from .law import play_interpreted, rate
from .measure import REPEATS, Figure, scaled, table, take_turns

MOVES = 30_000
PLAYERS = 4
DOCUMENTS = 1_000
DOCUMENT = {
    "position": {"hands": [["R7", "B1"], ["B2", "B3"]], "discard": ["R3"]},
    "moves": ["0 play R7 uno", "1 draw"],
    "key": "07" * 32,
}


def with_view(game: Game) -> None:
    game.view(game.turn)


def with_view_and_events(game: Game) -> None:
    game.view(game.turn)
    game.events_for(game.turn)


def play_game(also: Callable[[Game], None] | None, rules: Rules, players: int) -> int:
    """Moves of a game: the legal moves are listed, one is pushed, and what else a program may ask for is asked for."""
    chance = Random(1)
    made = 0
    while made < MOVES:
        game = Game(rules, players, seed=made)
        while not game.over and made < MOVES:
            if also is not None:
                also(game)
            moves = game.legal_moves()
            game.push(moves[int(chance.random() * len(moves))])
            made += 1
    return made


def long_game(least: int) -> Game:
    """A match of at least so many moves, stopped in the middle."""
    game = Game(Rules(target=1_000_000), PLAYERS, seed=1)
    chance = Random(1)
    while len(game.log) < least:
        game.push(chance.choice(game.legal_moves()))
    return game


def pop_and_push(game: Game) -> None:
    game.push(game.pop())


def pop_all(game: Game) -> None:
    while game.log:
        game.pop()


def milliseconds(act: Callable[[], object]) -> float:
    start = process_time()
    act()
    return 1e3 * (process_time() - start)


def documents_per_second() -> float:
    start = process_time()
    for _ in range(DOCUMENTS):
        referee(DOCUMENT)
    return DOCUMENTS / (process_time() - start)


def report() -> str:
    ways: dict[str, Callable[[Rules, int], int]] = {
        "the rules alone": play_interpreted,
        "`push` and `legal_moves`": partial(play_game, None),
        "also `view`": partial(play_game, with_view),
        "also `view` and `events_for`": partial(play_game, with_view_and_events),
    }
    speeds = take_turns({name: partial(rate, way, Rules(), PLAYERS) for name, way in ways.items()})
    law = speeds["the rules alone"]
    rows = [(name, scaled(speed, 1e3), (speed / law).text(2)) for name, speed in speeds.items()]
    heading = ("classic, 4 players", "thousand moves/s", "of the rules alone")
    game = long_game(1829)
    text = game.dump()
    once = game.copy()
    once.pop()
    times = {
        "`dump`": game.dump,
        "`load`": partial(Game.load, text),
        "`copy`": game.copy,
        "`pop` and `push`": partial(pop_and_push, once),
    }
    taken = take_turns({name: partial(milliseconds, act) for name, act in times.items()})
    taken["all moves back"] = Figure(tuple(milliseconds(partial(pop_all, game.copy())) for _ in range(REPEATS)))
    lines = "; ".join(f"{name} {figure.text(2)} ms" for name, figure in taken.items())
    judged = take_turns({"documents": documents_per_second})["documents"]
    return (
        f"{table(heading, rows)}\n\nA game of {len(game.log):,} moves: {lines}.\n\n"
        f"The referee judges {scaled(judged, 1e3)} thousand small documents a second."
    )
