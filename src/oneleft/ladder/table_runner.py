"""A numbered game of the arena at a table, with bots that are told what their seats see and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.game_kernel import GAME
from oneleft.bots.bot import Bot
from oneleft.bots.policy import PolicyBot
from oneleft.bots.registry import new_bot
from oneleft.policies.registry import BASIC, WEIGHTED
from oneleft.policies.turn_order import next_to_ask, seat_to_left
from oneleft.table.game import Game
from oneleft.table.single_round import SingleRound
from oneleft.table.table import Table

from .bot_stats import BotStats

COMPILED = (*BASIC, *WEIGHTED)  # bots that are policies of the arena, too
MOST_MOVES = 100_000  # a game with a longer round is given up without a winner
MOST_BLOCKED = 100  # and so is a match with more blocked rounds

Stop = Callable[[], bool]


class Stopped(Exception):
    """Somebody wants no more games."""


def go_on() -> bool:
    return False


def sit_down(name: str, seed: str) -> Bot:
    return PolicyBot(name, seed) if name in COMPILED else new_bot(name, seed, patient=True)


def seed_of(deals: Batch, number: int, seat: int) -> str:
    """From the batch's key, of which it tells nothing."""
    return hashlib.sha256(f"oneleft bot {deals.key.lower()} {number} {seat}".encode()).hexdigest()


def play_at_table(
    deals: Batch, number: int, lineup: Sequence[str], conduct: dict[str, BotStats], stop: Stop = go_on
) -> np.ndarray[Any, Any]:
    """Game ``number`` of the batch, played by these bots: one row, as the arena would write it."""
    kind = Game if deals.matches else SingleRound
    game = kind(deals.rules, deals.players, deals.key_of(number))
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(lineup):
            bots.append(sit_down(name, seed_of(deals, number, seat)))
        sitting = TableRunner(game, bots, [conduct[name] for name in lineup], stop)
        sitting.play()
    finally:
        for bot in bots:
            bot.close()
    return sitting.row()


class TableRunner:
    def __init__(self, game: Game, bots: Sequence[Bot], conduct: Sequence[BotStats], stop: Stop) -> None:
        self.game = game
        self.bots = bots
        self.conduct = conduct
        self.stop = stop
        self.moves = self.rounds = self.blocked = 0
        self.given_up = False

    @property
    def over(self) -> bool:
        return self.game.over or self.given_up

    def row(self) -> np.ndarray[Any, Any]:
        row = np.zeros(1, GAME)
        row["winners"] = sum(1 << seat for seat in self.game.winners)
        row["rounds"], row["blocked"], row["moves"] = self.rounds, self.blocked, self.moves
        row["points"][0, : len(self.bots)] = self.game.totals
        return row

    def play(self) -> None:
        self.tell()
        while not self.over:
            for number in range(len(self.game.tables)):  # tables play one after the other, as in the arena
                self.play_table(self.game.tables[number])
            if not self.over:
                self.deal()

    def play_table(self, table: Table) -> None:
        """A round; a blocked one of a match is dealt again (PILE-2)."""
        self.play_round(table)
        while table.blocked and not self.over:
            self.deal()
            self.play_round(table)

    def play_round(self, table: Table) -> None:
        if self.given_up:
            return
        r = table.round
        start = asked = 0
        last = self.moves + MOST_MOVES
        while not table.over and self.moves < last:
            steps = next_to_ask(r, start, asked)
            seat = table.seating[r.turn if steps == r.players else seat_to_left(r, start, steps)]
            if self.make_move(seat):
                asked, start = 0, seat_to_left(r, start, 1)
            else:
                asked = steps + 1
        self.rounds += 1
        self.blocked += r.out < 0
        self.given_up = not table.over or self.blocked >= MOST_BLOCKED

    def make_move(self, seat: int) -> bool:
        """Whether this seat moves, or lets the moment pass."""
        if self.stop():
            raise Stopped
        move = self.conduct[seat].ask(self.bots[seat], self.game.view(seat))
        if move is None:
            return False
        self.game.push(move)
        self.moves += 1
        self.tell()
        return True

    def deal(self) -> None:
        self.game.deal()
        self.tell()

    def tell(self) -> None:
        for seat, bot in enumerate(self.bots):
            bot.hear(self.game.events_for(seat), self.game.view(seat))
