"""The speed of `Game` compared with the law it plays by: CPU time of one core, random moves of the player in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from oneleft import Game, Rules

from .law import play_interpreted, rate
from .measure import REPEATS, Figure, scaled, table, take_turns

MOVES = 30_000
PLAYERS = 4
DOCUMENTS = 2_000
STACKED = {
    "position": {
        "hands": [["R7", "B1"], ["B2", "B3"]],
        "discard": ["R3"],
        "draw": ["Y1", "Y2"],
        "rest": "out",
    },
    "moves": ["0 play R7 uno", "1 draw"],
    "key": "07" * 32,
}
SHUFFLED = STACKED | {"position": {"hands": [["R7", "B1"], ["B2", "B3"]], "discard": ["R3"]}}
IMPORTED = ("oneleft", "oneleft.library", "oneleft.cli", "oneleft.server.run")
REFEREE = [sys.executable, "-m", "oneleft", "referee", "--lines"]


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
    """A match of at least this many moves, stopped in the middle."""
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


def import_milliseconds(name: str) -> float:
    """In a Python of its own, without the time that Python takes to start."""
    program = f"from time import process_time as t; a = t(); import {name}; print(1e3 * (t() - a))"
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)


def documents_per_second(document: dict[str, object]) -> float:
    """Through the command, less the time that it takes to start."""
    return (DOCUMENTS - 1) / (referee_seconds(document, DOCUMENTS) - referee_seconds(document, 1))


def referee_seconds(document: dict[str, object], times: int) -> float:
    lines = (json.dumps(document) + "\n") * times
    before = os.times()
    done = subprocess.run(REFEREE, input=lines, capture_output=True, text=True, check=True)
    after = os.times()
    assert done.stdout.count("\n") == times
    return after.children_user + after.children_system - before.children_user - before.children_system


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
    judged = take_turns(
        {
            "without a shuffle": partial(documents_per_second, STACKED),
            "with one": partial(documents_per_second, SHUFFLED),
        }
    )
    speeds_of_referee = ", ".join(f"{scaled(figure, 1e3)} thousand {name}" for name, figure in judged.items())
    imported = take_turns({f"`import {name}`": partial(import_milliseconds, name) for name in IMPORTED})
    imports = ", ".join(f"{name} {figure.text(0)} ms" for name, figure in imported.items())
    return (
        f"{table(heading, rows)}\n\nCPU time: {imports}.\n\nA game of {len(game.log):,} moves: {lines}.\n\n"
        f"`oneleft referee --lines` judges small documents, each with two moves, a second: {speeds_of_referee}."
    )
