"""A fixed set of decisions, with the worth of every legal move: ``python -m bench.decision_set`` makes it anew.

The positions come from rounds between bots of all levels, so that good and bad positions occur. The worth of a move is
the chance to win after it, by playouts from the true hands. Nobody at the table can know it; but its mean over many
positions is what a way to play is worth.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np

from oneleft.arena.baseline_playouts import BLOCKED, OUTCOMES, Decision, play_out_moves
from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.policy_data import new_policies
from oneleft.ladder.table_runner import seat_bot
from oneleft.rules.turn_order import next_to_ask, seat_to_left
from oneleft.table.bot import Bot
from oneleft.table.move import Move
from oneleft.table.single_round import SingleRound
from oneleft.table.views import View

Array = np.ndarray[Any, Any]

FILE = Path(__file__).with_name("decisions.jsonl")
KEY = "d5" * 32
TABLES = (  # rules, players
    ("classic", 2),
    ("classic", 4),
    ("classic", 6),
    ("classic+progressive+seven_zero+jump_in", 2),
    ("classic+progressive+seven_zero+jump_in", 4),
    ("jam", 4),
    ("deluxe", 3),
    ("classic+cross_stacking+draw_until_playable", 4),
)
ROUNDS = 25  # at each table
DECISIONS = 10  # of each round
LEVELS = ("random", "easy", "steady", "sharp", "keen")
PLAYOUTS = 5_000
SCALE = 10_000  # a worth is an integer: the chance to win times this


@dataclass(frozen=True)
class DecidedRound:
    """A round, and some of its decisions: before which move, of which seat, and what each legal move was worth."""

    rules: str
    players: int
    key: str
    moves: list[str]
    decisions: list[tuple[int, int, dict[str, int]]]

    def game(self) -> SingleRound:
        return SingleRound(self.rules, self.players, self.key)


def read_rounds() -> list[DecidedRound]:
    return [DecidedRound(**json.loads(line)) for line in FILE.read_text("utf-8").splitlines()]


def is_choice(view: View) -> bool:
    """Whether the seat is in turn and its moves differ in more than the call of UNO."""
    return view.turn == view.seat and len({move.removesuffix(" uno") for move in view.legal}) > 1


def send_events(game: SingleRound, bots: Sequence[Bot]) -> None:
    """Tell every bot what its seat saw of the last move, or of the deal."""
    for seat, bot in enumerate(bots):
        bot.hear(game.events_for(seat), game.view(seat))


def play(game: SingleRound, bots: Sequence[Bot]) -> Iterator[tuple[View, Array]]:
    """Play a round. Yields each choice: what the seat sees, and the full position."""
    r = game.tables[0].round
    start = asked = 0
    send_events(game, bots)
    while not game.over:
        steps = next_to_ask(r, start, asked)
        seat = r.turn if steps == r.players else seat_to_left(r, start, steps)
        view = game.view(seat)
        if is_choice(view):
            yield view, to_records(r)
        move = bots[seat].answer(view)
        if move is None:
            asked = steps + 1
        else:
            game.push(move)
            send_events(game, bots)
            asked, start = 0, seat_to_left(r, start, 1)


def worths(game: SingleRound, number: int, view: View, position: Array, seed: int) -> dict[str, int]:
    """The chance to win after each legal move, when this many moves had been made."""
    players = len(view.names)
    codes = np.array([game.tables[0].codec.encode(Move(move))[1] for move in view.legal], np.int64)
    outcomes = np.zeros((len(codes), OUTCOMES), np.int64)
    decision = Decision(position, number % players, view.seat, codes)
    play_out_moves(decision, new_policies(game.rules, matches=False, plays=("sharp",)), seed, PLAYOUTS, outcomes)
    wins = outcomes[:, view.seat] + outcomes[:, BLOCKED] / players
    return {str(move): round(SCALE * won / PLAYOUTS) for move, won in zip(view.legal, wins.tolist(), strict=True)}


def decide(rules: str, players: int, key: str) -> DecidedRound | None:
    """Play a round and judge some of its decisions; None if it has too few."""
    luck = random.Random(key)
    game = SingleRound(rules, players, key)
    bots = [seat_bot(luck.choice(LEVELS), f"{key} {seat}") for seat in range(players)]
    choices = [(len(game.log), view, position) for view, position in play(game, bots)]
    if len(choices) < DECISIONS:
        return None
    chosen = sorted(luck.sample(choices, DECISIONS), key=itemgetter(0))
    decisions = [
        (number, view.seat, worths(game, number, view, position, luck.getrandbits(60)))
        for number, view, position in chosen
    ]
    last, _, _ = chosen[-1]
    return DecidedRound(rules, players, key, [str(move) for move in game.log[:last]], decisions)


def main() -> None:
    lines = []
    for rules, players in TABLES:
        batch = Batch(rules, players, KEY)
        rounds = (decide(rules, players, batch.key_of(number)) for number in count())
        long_enough = islice(filter(None, rounds), ROUNDS)
        lines += [json.dumps(asdict(decided), separators=(",", ":")) for decided in long_enough]
        print(rules, players, len(lines), flush=True)
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
