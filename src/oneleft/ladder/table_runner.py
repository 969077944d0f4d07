"""Plays a numbered game of the arena at a table, with bots that see what their seats see and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.game_kernel import GAME
from oneleft.arena.user_policy import is_in_file, load_policy
from oneleft.bots.factory import new_bot
from oneleft.bots.policy import PolicyBot
from oneleft.policies.registry import BASIC, NETS, WEIGHTED
from oneleft.table.bot import Bot
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.playing import play_round
from oneleft.table.single_round import SingleRound
from oneleft.table.table import Table

from .adjusted import AdvantageSum
from .bot_stats import BotStats

COMPILED_BOTS = (*BASIC, *WEIGHTED, *NETS)  # bots that are also policies of the arena
MAX_MOVES = 100_000  # a game with a longer round is given up without a winner
MAX_BLOCKED = 100  # and so is a match with this many blocked rounds

Stop = Callable[[], bool]


class Stopped(Exception):
    """The caller wants no more games."""


def never_stop() -> bool:
    return False


def seat_bot(name: str, seed: str) -> Bot:
    """A bot for one seat of one game. A policy in a file sees a record in which hidden cards are placed arbitrarily."""
    if is_in_file(name):
        policy = load_policy(name)
        return PolicyBot(name, seed, getattr(policy, "py_func", policy))  # the plain function, if the user compiled it
    return PolicyBot(name, seed) if name in (*BASIC, *WEIGHTED) else new_bot(name, seed, wait_until_ready=True)


def seed_of(batch: Batch, number: int, seat: int) -> str:
    """The seed of a bot: made from the batch's key, but it reveals nothing of the key."""
    return hashlib.sha256(f"oneleft bot {batch.key.lower()} {number} {seat}".encode()).hexdigest()


def play_at_table(
    batch: Batch,
    number: int,
    lineup: Sequence[str],
    stats: dict[str, BotStats],
    stop: Stop = never_stop,
    advantages: AdvantageSum | None = None,
) -> np.ndarray[Any, Any]:
    """Play game ``number`` of the batch with these bots. Returns one row, as the arena would write it.

    ``advantages`` is told of every decision. It is for single rounds.
    """
    game_class = Game if batch.matches else SingleRound
    game = game_class(batch.rules, batch.players, batch.key_of(number))
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(lineup):
            bots.append(seat_bot(name, seed_of(batch, number, seat)))
        runner = TableRunner(game, bots, [stats[name] for name in lineup], stop, advantages)
        runner.play()
    finally:
        for bot in bots:
            bot.close()
    return runner.row()


class TableRunner:
    """Runs one game: asks the bots in the arena's order and tells them what happens."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        stats: Sequence[BotStats],
        stop: Stop,
        advantages: AdvantageSum | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.stats = stats
        self.stop = stop
        self.advantages = advantages
        self.moves = self.rounds = self.blocked = 0
        self.given_up = False

    @property
    def over(self) -> bool:
        return self.game.over or self.given_up

    def row(self) -> np.ndarray[Any, Any]:
        """The result, as a row of the arena's games."""
        row = np.zeros(1, GAME)
        row["winners"] = sum(1 << seat for seat in self.game.winners)
        row["rounds"], row["blocked"], row["moves"] = self.rounds, self.blocked, self.moves
        row["points"][0, : len(self.bots)] = self.game.scores
        return row

    def play(self) -> None:
        self._send_events()
        while not self.over:
            for number in range(len(self.game.tables)):  # tables play one after the other, as in the arena
                self._play_table(self.game.tables[number])
            if not self.over:
                self._deal()

    def _play_table(self, table: Table) -> None:
        """Play a round. PILE-2: a blocked round of a match is dealt again."""
        self._play_round(table)
        while table.blocked and not self.over:
            self._deal()
            self._play_round(table)

    def _play_round(self, table: Table) -> None:
        if self.given_up:
            return
        play_round(table, self._make_move, MAX_MOVES)
        self.rounds += 1
        self.blocked += table.round.out < 0
        self.given_up = not table.over or self.blocked >= MAX_BLOCKED

    def _make_move(self, seat: int) -> bool:
        """Ask a seat for its move. Returns False if it lets the moment pass."""
        if self.stop():
            raise Stopped
        move = self.stats[seat].ask(self.bots[seat], self.game.view(seat))
        if self.advantages is not None:
            self.advantages.decided(self.game.tables[0], seat, move, self.moves)
        if move is None:
            return False
        self.game.push(move)
        self.moves += 1
        self._send_events()
        return True

    def _deal(self) -> None:
        self.game.push(DEAL)
        self._send_events()

    def _send_events(self) -> None:
        """Tell every bot what its seat has seen since the last time."""
        for seat, bot in enumerate(self.bots):
            bot.hear(self.game.events_for(seat), self.game.view(seat))
