"""Choosing a move by thinking ahead, within a budget."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, exp, log2, sqrt
from time import thread_time
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import to_records
from oneleft.arena.games import GAME
from oneleft.match.standing import Standing
from oneleft.policies.registry import TABLE_LENGTH, WEIGHTED, all_weight_tables
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_count, legal_move, uno_due_with
from oneleft.rules.moves import CATCH, DISCARD_UNO, UNO, operand_of, verb_of
from oneleft.rules.round import Round
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.notation import decode
from oneleft.table.views import View

from .beliefs import Beliefs
from .playouts import BETTER, BETTER_SQUARED, POINTS, SUMS, TIMES, WINS, WINS_SQUARED, roll_worlds
from .sampling import Hidden, guess_worlds, hidden_from, improve_worlds

Array = np.ndarray[Any, Any]

GUESSES = 1_000  # worlds that are guessed before a decision of 50 ms
KEPT = 300  # worlds that are played out
STEPS = 10  # that each of these wanders
PART = 50  # worlds between two looks at the clock
GUESSING = 0.25  # of the time, at most
WANDERING = 0.45  # of the time, guessing included
AT_ONCE = 64  # playouts between two looks at the clock
MOST_SURE = 4.0  # log odds of how somebody plays
CLEARLY = 1.0  # standard errors by which another move has to beat the prior's


SHARP_TABLE = WEIGHTED.index("sharp") * TABLE_LENGTH


@lru_cache(16)
def weights_for(rules: str) -> tuple[list[int], Array]:
    listed = all_weight_tables(read_rules(rules), matches=True)
    return listed, np.array(listed, np.int64)


class Estimate(NamedTuple):
    """What a move is expected to bring."""

    move: str  # empty to let the moment pass
    win: float  # chance to win the match
    error: float  # its standard error
    points: float  # from this round
    playouts: int


@dataclass(frozen=True)
class SearchResult:
    """The move chosen, and what was thought of every one, of the chosen first; nothing where there was no choice."""

    move: str | None
    estimates: tuple[Estimate, ...]


class Budget:
    """So many seconds of one core, or so many playouts."""

    def __init__(self, seconds: float | None, playouts: int | None) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.started = thread_time()

    def scaled(self, count: int) -> int:
        """Less for less time, but never too few to choose from."""
        part = (self.seconds or 0) / 0.05 if self.playouts is None else self.playouts / 10_000
        return max(50, round(count * min(2.0, part)))

    def used(self, played: int) -> float:
        """The part that is used up."""
        if self.playouts is not None:
            return played / self.playouts
        return (thread_time() - self.started) / (self.seconds or 1e-9)


def considered(r: Round, chair: int) -> list[int]:
    """The legal moves; UNO is always called where it is due. Out of turn, to let the moment pass is one more."""
    codes = [] if chair == r.turn else [NONE]
    for k in range(legal_count(r, chair)):
        code = legal_move(r, chair, k)
        verb = verb_of(code)
        if verb <= DISCARD_UNO:
            due = uno_due_with(r, chair, verb & ~1, operand_of(code))
            if due != bool(verb & 1):
                continue
        codes.append(code)
    return codes


def standing_of(view: View) -> Array:
    """The match as the view has it, the own table first."""
    rules = read_rules(view.rules)
    standing = to_records(Standing(rules, len(view.names)))
    standing[0]["totals"][: len(view.totals)] = view.totals
    standing[0]["seating"][: len(view.table)] = view.table
    standing[0]["chairs"][0] = len(view.table)
    standing[0]["played"] = view.round
    return standing


class Searcher:
    """The mind of one seat. What it believes of how the others play stays from round to round."""

    def __init__(self, seed: int, notes: Beliefs) -> None:
        self.random = np.random.default_rng(seed)
        self.notes = notes
        self.round = NONE
        self.before: dict[int, float] = {}  # log odds that a seat plays as `sharp` does, before this round
        self.odds: dict[int, float] = {}  # and by now

    def think(self, view: View, seconds: float | None = 0.05, playouts: int | None = None) -> SearchResult:
        budget = Budget(seconds, playouts)
        if view.round != self.round:
            self.round, self.before = view.round, self.odds
        r, own = determinize(view)
        listed, weights = weights_for(view.rules)
        codes = self.in_order(r, own, listed)
        sums = np.zeros((len(codes), SUMS))
        if len(codes) > 1:
            decisions = self.notes.telling(view.seat)
            hidden = hidden_from(view, self.notes, r, own, decisions)
            cards, rests = self.guess(hidden, [decision.seat for decision in decisions], weights, budget)
            self.play_out(view, own, codes, hidden, cards, rests, weights, budget, sums)
        return conclude(view, own, codes, sums)

    def in_order(self, r: Round, own: int, weights: list[int]) -> list[int]:
        """The moves to consider, first that of the prior."""
        sharp = choose_by_weights(r, own, int(self.random.integers(1 << 32)), weights, SHARP_TABLE)
        if verb_of(sharp) in (UNO, CATCH):  # nobody forgoes these
            return [sharp]
        return [sharp, *(code for code in considered(r, own) if code != sharp)]

    def seed(self) -> int:
        return int(self.random.integers(1 << 31))

    def guess(self, hidden: Hidden, seats: list[int], weights: Array, budget: Budget) -> tuple[Array, Array]:
        """Likely worlds: some of many guesses, by their likelihood, each then wandering among those like it."""
        count = budget.scaled(GUESSES)
        cards = np.zeros((count, len(hidden.chairs)), np.int64)
        rests = np.zeros((count, len(hidden.pool) - len(hidden.chairs)), np.int64)
        sharp, loose = np.zeros((2, count, len(seats)))
        made = 0
        while made == 0 or (made < count and budget.used(0) < GUESSING):
            part = slice(made, made + PART)
            guess_worlds(hidden, weights, SHARP_TABLE, self.seed(), cards[part], rests[part], sharp[part], loose[part])
            made += PART
        chances, trust = self.likelihood(seats, sharp[:made], loose[:made])
        picks = self.random.choice(len(chances), budget.scaled(KEPT), p=chances)
        cards, rests = cards[picks], rests[picks]
        improved = 0
        while improved < len(cards) and budget.used(0) < WANDERING:
            part = slice(improved, improved + PART)
            improve_worlds(hidden, weights, SHARP_TABLE, self.seed(), trust, STEPS, cards[part], rests[part])
            improved += PART
        return cards, rests

    def likelihood(self, seats: list[int], sharp: Array, loose: Array) -> tuple[Array, Array]:
        """How likely each world is by all decisions; and how far each decider is trusted to play like `sharp`."""
        chances = np.full(len(sharp), 1 / len(sharp))
        odds = dict(self.before)
        for d, seat in enumerate(seats):
            trust = likely(odds.get(seat, 0.0))
            by_sharp, by_loose = chances @ sharp[:, d], chances @ loose[:, d]
            odds[seat] = float(np.clip(odds.get(seat, 0.0) + np.log(by_sharp / by_loose), -MOST_SURE, MOST_SURE))
            chances = chances * (trust * sharp[:, d] + (1 - trust) * loose[:, d])
            chances /= chances.sum()
        self.odds = odds
        return chances, np.array([likely(odds[seat]) for seat in seats])

    def play_out(
        self,
        view: View,
        own: int,
        codes: list[int],
        hidden: Hidden,
        cards: Array,
        rests: Array,
        weights: Array,
        budget: Budget,
        sums: Array,
    ) -> None:
        """Sequential halving: all moves in the same worlds; after each stretch the worse half is dropped."""
        scratch = np.repeat(hidden.base, 2)
        standing = standing_of(view)
        rows = np.zeros(1, GAME)
        seed = self.seed()
        alive = np.ones(len(codes), np.bool_)
        halvings = ceil(log2(len(codes)))
        guessed = budget.used(0)
        done = played = 0
        for halving in range(halvings):
            until = guessed + (1 - guessed) * (halving + 1) / halvings
            step = max(1, AT_ONCE // int(alive.sum()))
            while done == 0 or budget.used(played) < until:
                roll_worlds(
                    hidden.base, scratch, standing, hidden.chairs, cards, hidden.drawn, rests, done, done + step, seed,
                    own, np.array(codes), alive, weights, rows, sums,
                )  # fmt: skip
                done += step
                played += step * int(alive.sum())
            keep_best_half(sums, alive)


def likely(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def conclude(view: View, own: int, codes: list[int], sums: Array) -> SearchResult:
    edition = read_rules(view.rules).edition
    texts = ["" if code == NONE else str(decode(edition, own, code, view.table)) for code in codes]
    if len(codes) == 1:
        return SearchResult(texts[0] or None, ())
    chosen = best_of(sums)
    estimates = []
    for text, row in zip(texts, sums, strict=True):
        times = row[TIMES]
        win = float(row[WINS] / times)
        error = sqrt(max(0.0, row[WINS_SQUARED] / times - win**2) / times)
        estimates.append(Estimate(text, win, error, float(row[POINTS] / times), int(times)))
    first = estimates.pop(chosen)
    return SearchResult(texts[chosen] or None, (first, *sorted(estimates, key=lambda estimate: -estimate.win)))


def keep_best_half(sums: Array, alive: Array) -> None:
    """The prior's move always stays."""
    left = np.flatnonzero(alive)
    means = sums[left, WINS] / sums[left, TIMES]
    best = left[np.argsort(-means, kind="stable")]
    alive[best[max(2, ceil(len(best) / 2)) :]] = False
    alive[0] = True


def best_of(sums: Array) -> int:
    """The prior's move, unless another one is clearly better."""
    most = sums[:, TIMES].max()
    means = np.where(sums[:, TIMES] == most, sums[:, WINS] / sums[:, TIMES], -1.0)
    best = int(means.argmax())
    if best == 0:
        return 0
    better = sums[best, BETTER] / most
    error = sqrt(max(0.0, sums[best, BETTER_SQUARED] / most - better**2) / most)
    return best if better > CLEARLY * error else 0
