"""Makes puzzles: experts play whole matches, and their decisions are looked at for one that is a good question."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from math import ceil
from random import Random

from oneleft.bots.expert import Expert
from oneleft.bots.levels import FIRST_NAMES
from oneleft.search.warm_up import get_ready
from oneleft.table.events import Event, TurnedUp
from oneleft.table.game import Game
from oneleft.table.playing import play_match
from oneleft.table.views import View

from .candidate_search import Heard, PlayoutsPerLook, examine, is_candidate, rank
from .puzzle import Puzzle
from .source_tables import SHARES, TABLES, PuzzleTable

DIFFICULTY_SHARE = 0.45  # of all puzzles, at most, are of the same difficulty
REASON_SHARE = 0.2  # and have the same reason
PATIENCE = 0.7  # matches for each puzzle; after this many any kind is taken, so that the search ends
MOST_MOVES = 50  # of the round before a puzzle: nobody reads a longer story

OnProgress = Callable[[], None]


class MatchDone(Exception):
    """There is nothing more to look for in this match."""


class Maker:
    """Collects puzzles. The same key finds the same ones."""

    def __init__(self, key: str, wanted: int, looks: PlayoutsPerLook, on_progress: OnProgress = lambda: None) -> None:
        self.key = key
        self.wanted = wanted
        self.looks = looks
        self.on_progress = on_progress  # called after every decision; it may raise `KeyboardInterrupt`
        self.puzzles: list[Puzzle] = []
        self.tables: Counter[PuzzleTable] = Counter()
        self.matches = 0
        self.decisions = 0
        self.candidates = 0

    def run(self) -> None:
        """Play match after match until there are enough puzzles."""
        get_ready()
        for number in count():
            table = TABLES[number % len(TABLES)]
            if len(self.puzzles) >= self.wanted:
                return
            if not self.is_done_with(table):
                self.play(table, f"{self.key} {number}")

    def is_done_with(self, table: PuzzleTable) -> bool:
        found = self.tables[table]
        return len(self.puzzles) >= self.wanted or found >= ceil(self.wanted * table.share / SHARES)

    def play(self, table: PuzzleTable, seed: str) -> None:
        self.matches += 1
        game = Game(table.rules, FIRST_NAMES[: table.players], key=hashlib.sha256(seed.encode()).hexdigest())
        rounds: set[int] = set()  # of which there is a puzzle
        with suppress(MatchDone):
            play_match(game, [Watcher(self, table, rounds, f"{seed} {seat}") for seat in range(table.players)])

    def take(self, table: PuzzleTable, puzzle: Puzzle) -> bool:
        """Keep a puzzle, if its sort is still wanted."""
        if self.matches <= PATIENCE * self.wanted and self.has_enough_like(puzzle):
            return False
        self.puzzles.append(puzzle)
        self.tables[table] += 1
        return True

    def has_enough_like(self, puzzle: Puzzle) -> bool:
        """Whether there are enough of this difficulty, or with this reason."""
        difficulties = Counter(one.difficulty for one in self.puzzles)
        reasons = Counter(reason_of(one) for one in self.puzzles)
        return difficulties[puzzle.difficulty] >= ceil(self.wanted * DIFFICULTY_SHARE) or reasons[
            reason_of(puzzle)
        ] >= ceil(self.wanted * REASON_SHARE)

    def in_mixed_order(self) -> list[Puzzle]:
        """The puzzles as they are numbered: neighbours are not from the same match."""
        return Random(self.key).sample(self.puzzles, len(self.puzzles))


def reason_of(puzzle: Puzzle) -> str:
    return "" if puzzle.reason is None else puzzle.reason.name


class Watcher:
    """A player at the table: an expert whose decisions are looked at as puzzles. A round brings one at most."""

    def __init__(self, maker: Maker, table: PuzzleTable, rounds: set[int], seed: str) -> None:
        self.maker = maker
        self.table = table
        self.rounds = rounds
        self.seed = seed
        self.expert = Expert(f"expert@{maker.looks.first}", seed, wait_until_ready=True)
        self.heard: list[Heard] = []  # in this round

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.expert.hear(events, view)
        if any(isinstance(event, TurnedUp) for event in events):
            self.heard = []
        self.heard.append((events, view))

    def answer(self, view: View) -> str | None:
        if view.round in self.rounds or len(self.heard) > MOST_MOVES:
            return self.expert.net.answer(view)  # as `keen` plays, which takes a tenth of the time
        move = self.expert.answer(view)
        self.maker.decisions += 1
        self.maker.on_progress()
        if self.look(view):
            self.rounds.add(view.round)
        if self.maker.is_done_with(self.table):
            raise MatchDone
        return move

    def look(self, view: View) -> bool:
        """Whether the decision that the expert has just made is one more puzzle."""
        result = self.expert.last_result
        if result is None or not is_candidate(view, result):
            return False
        self.maker.candidates += 1
        best = rank(result.estimates, view).best
        puzzle = examine(view, self.heard, best, self.maker.looks, f"{self.seed} {view.number}")
        return puzzle is not None and self.maker.take(self.table, puzzle)

    def close(self) -> None:
        self.expert.close()
