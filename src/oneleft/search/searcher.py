"""Choosing a move by search: sample worlds, then make playouts of every move in them, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, exp, log2, sqrt
from time import monotonic, thread_time
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import to_records
from oneleft.arena.policy_data import new_policies
from oneleft.match.standing import Standing
from oneleft.policies.registry import TABLE_LENGTH, WEIGHTED, all_weight_tables
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.cards import NONE
from oneleft.rules.legal import calls_as_due, legal_count, legal_move
from oneleft.rules.moves import CATCH, DISCARD_UNO, UNO, operand_of, verb_of
from oneleft.rules.round import Round
from oneleft.table.bot import TimeLeft
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.move import decode
from oneleft.table.views import View

from .beliefs import Beliefs
from .playouts import BETTER, BETTER_SQUARED, PLAYOUTS, POINTS, SUMS, WINS, WINS_SQUARED, Playouts, compiled_playouts
from .sampling import Hidden, Likelihoods, Model, Worlds, hidden_from, refine_worlds, sample_worlds

Array = np.ndarray[Any, Any]
Policy = Callable[[str, Round, int], int]  # from rules, a table and a chair to a move

SAMPLED = 1_000  # worlds that are sampled for a decision of 50 ms
KEPT = 300  # worlds of which playouts are made
REFINE_STEPS = 10  # of the walk of each kept world
CHUNK = 50  # worlds between two looks at the clock
SAMPLING_SHARE = 0.25  # of the time, at most
REFINING_SHARE = 0.45  # of the time, sampling included
PLAYOUTS_AT_ONCE = 64  # between two looks at the clock
MAX_LOG_ODDS = 4.0  # how sure one can be of how someone plays
# The price of switching from the default policy's move: another one has to be better by the squared standard error of
# its gain divided by this. The default policy's move is the best one in most positions. So gains are expected to be
# small, with this as their mean, and by Bayes' rule a measured gain counts the less, the fewer playouts it comes from.
SWITCHING_SCALE = 0.015

SHARP_TABLE = WEIGHTED.index("sharp") * TABLE_LENGTH


@lru_cache(16)
def weights_for(rules: str) -> tuple[list[int], Array]:
    """The weights under these rules, for interpreted code and for kernels."""
    weights = all_weight_tables(read_rules(rules), matches=True)
    return weights, np.array(weights, np.int64)


class MoveEstimate(NamedTuple):
    """What a move is expected to bring."""

    move: str  # empty to let the moment pass
    win: float  # chance to win the match
    error: float  # its standard error
    points: float  # from this round
    playouts: int
    gain: float  # of the chance over that of the default policy's move, in the same worlds
    gain_error: float  # its standard error


@dataclass(frozen=True)
class SearchResult:
    """The chosen move, and an estimate of every move, the chosen one first. No estimates if there was no choice."""

    move: str | None
    estimates: tuple[MoveEstimate, ...]


class Budget:
    """A budget in seconds of one core, or in playouts. It ends sooner if ``time_left`` says so on the wall clock."""

    def __init__(self, seconds: float | None, playouts: int | None, time_left: TimeLeft | None = None) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.time_left = time_left
        self.started = thread_time()
        self.began = monotonic()

    def scaled(self, count: int) -> int:
        """A count for 50 ms or 10,000 playouts, scaled to this budget; never too few to choose from."""
        scale = (self.seconds or 0) / 0.05 if self.playouts is None else self.playouts / 10_000
        return max(50, round(count * min(2.0, scale)))

    def used(self, played: int) -> float:
        """The share that is used up."""
        if self.playouts is not None:
            return played / self.playouts
        share = (thread_time() - self.started) / (self.seconds or 1e-9)
        if self.time_left is None:
            return share
        passed, left = monotonic() - self.began, self.time_left()
        return max(share, passed / (passed + left) if left > 0 else 1.0)


def moves_to_consider(r: Round, chair: int) -> list[int]:
    """The legal moves, with a call of UNO wherever it is due. Out of turn, letting the moment pass is one more."""
    codes = [] if chair == r.turn else [NONE]
    for k in range(legal_count(r, chair)):
        code = legal_move(r, chair, k)
        if verb_of(code) > DISCARD_UNO or calls_as_due(r, chair, verb_of(code), operand_of(code)):
            codes.append(code)
    return codes


def standing_of(view: View) -> Array:
    """The match as the view shows it, with the seat's table first."""
    rules = read_rules(view.rules)
    standing = to_records(Standing(rules, len(view.names)))
    standing[0]["totals"][: len(view.totals)] = view.totals
    standing[0]["seating"][: len(view.table)] = view.table
    standing[0]["chairs"][0] = len(view.table)
    standing[0]["played"] = view.round
    return standing


class Searcher:
    """Searches for one seat of one match. It learns how the others play, from round to round.

    It reads the seat's `Beliefs`; the owner of both must not call `Beliefs.hear` while `think` runs.
    """

    def __init__(self, seed: int, beliefs: Beliefs, default_policy: Policy | None = None) -> None:
        self.random = np.random.default_rng(seed)
        self.beliefs = beliefs
        self.default_policy = default_policy  # its move is made unless another is clearly better; none means `sharp`
        self.round = NONE
        self.log_odds_before: dict[int, float] = {}  # that a seat plays like `sharp`, before this round
        self.log_odds: dict[int, float] = {}  # the same by now

    def think(
        self,
        view: View,
        seconds: float | None = 0.05,
        playouts: int | None = None,
        time_left: TimeLeft | None = None,
    ) -> SearchResult:
        """Choose a move for the seat of the view."""
        budget = Budget(seconds, playouts, time_left)
        if view.round != self.round:
            self.round, self.log_odds_before = view.round, self.log_odds
        r, chair = determinize(view)
        weight_list, weights = weights_for(view.rules)
        codes = self._candidates(view.rules, r, chair, weight_list)
        sums = np.zeros((len(codes), SUMS))
        if len(codes) > 1:
            decisions = self.beliefs.decisions_of_others(view.seat)
            hidden = hidden_from(view, self.beliefs, r, chair, decisions)
            deciding_seats = [decision.seat for decision in decisions]
            worlds = self._sample(hidden, deciding_seats, Model(weights, SHARP_TABLE), budget)
            setup = Playouts(
                base=hidden.base,
                chairs=hidden.chairs,
                drawn=hidden.drawn,
                hands=worlds.hands,
                piles=worlds.piles,
                standing=standing_of(view),
                policies=new_policies(read_rules(view.rules), True, ("sharp",)),
                seat=chair,
                codes=np.array(codes),
                seed=self._seed(),
            )
            run_playouts(setup, sums, budget)
        return conclude(view, chair, codes, sums)

    def _candidates(self, rules: str, r: Round, chair: int, weights: list[int]) -> list[int]:
        """The moves to compare, that of the default policy first."""
        if self.default_policy is not None:
            first = self.default_policy(rules, r, chair)
        else:
            first = choose_by_weights(r, chair, int(self.random.integers(1 << 32)), weights, SHARP_TABLE)
        if verb_of(first) in (UNO, CATCH):  # never worse than any other move
            return [first]
        return [first, *(code for code in moves_to_consider(r, chair) if code != first)]

    def _seed(self) -> int:
        return int(self.random.integers(1 << 31))

    def _sample(self, hidden: Hidden, deciding_seats: list[int], model: Model, budget: Budget) -> Worlds:
        """Likely worlds: sample many, keep some in proportion to their likelihood, and refine those."""
        count = budget.scaled(SAMPLED)
        slots = len(hidden.chairs)
        worlds = Worlds(np.zeros((count, slots), np.int64), np.zeros((count, len(hidden.pool) - slots), np.int64))
        likelihoods = Likelihoods(*np.zeros((2, count, len(deciding_seats))))
        done = 0
        while done == 0 or (done < count and budget.used(0) < SAMPLING_SHARE):
            chunk = slice(done, done + CHUNK)
            sample_worlds(hidden, model, self._seed(), worlds.rows(chunk), likelihoods.rows(chunk))
            done += CHUNK
        posterior, trust = self._posterior(deciding_seats, likelihoods.rows(slice(done)))
        worlds = worlds.rows(self.random.choice(len(posterior), budget.scaled(KEPT), p=posterior))
        done = 0
        while done < len(worlds.hands) and budget.used(0) < REFINING_SHARE:
            chunk = slice(done, done + CHUNK)
            refine_worlds(hidden, model, trust, self._seed(), REFINE_STEPS, worlds.rows(chunk))
            done += CHUNK
        return worlds

    def _posterior(self, deciding_seats: list[int], likelihoods: Likelihoods) -> tuple[Array, Array]:
        """The probability of each world given all decisions; and how far each player is trusted to be like `sharp`.

        Nobody knows how the others play, so each is a mixture: like `sharp` with some probability, else loose. Going
        through the decisions in order, Bayes' rule updates two things. The worlds are weighted by how likely the
        mixture makes the decision in each of them. The odds of the player are multiplied by how much better `sharp`
        explains the decision than `loose` does, averaged over the worlds as weighted so far.
        """
        sharp, loose = likelihoods
        posterior = np.full(len(sharp), 1 / len(sharp))
        log_odds = dict(self.log_odds_before)
        for d, seat in enumerate(deciding_seats):
            before = log_odds.get(seat, 0.0)
            trust = probability(before)
            evidence = np.log((posterior @ sharp[:, d]) / (posterior @ loose[:, d]))
            log_odds[seat] = float(np.clip(before + evidence, -MAX_LOG_ODDS, MAX_LOG_ODDS))
            posterior = posterior * (trust * sharp[:, d] + (1 - trust) * loose[:, d])
            posterior /= posterior.sum()
        self.log_odds = log_odds
        return posterior, np.array([probability(log_odds[seat]) for seat in deciding_seats])


def probability(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def run_playouts(setup: Playouts, sums: Array, budget: Budget) -> None:
    """Sequential halving: all moves in the same worlds; after each share of the time the worse half is dropped."""
    alive = np.ones(len(sums), np.bool_)
    halvings = ceil(log2(len(sums)))
    used_before = budget.used(0)
    done = played = 0
    for halving in range(halvings):
        until = used_before + (1 - used_before) * (halving + 1) / halvings
        step = max(1, PLAYOUTS_AT_ONCE // int(alive.sum()))
        while done == 0 or budget.used(played) < until:
            compiled_playouts(setup, done, done + step, alive, sums)
            done += step
            played += step * int(alive.sum())
        drop_worse_half(sums, alive)


def drop_worse_half(sums: Array, alive: Array) -> None:
    """Drop the worse half of the moves; that of the default policy always stays."""
    left = np.flatnonzero(alive)
    means = sums[left, WINS] / sums[left, PLAYOUTS]
    best = left[np.argsort(-means, kind="stable")]
    alive[best[max(2, ceil(len(best) / 2)) :]] = False
    alive[0] = True


def best_of(sums: Array) -> int:
    """The move of the default policy, unless another one is clearly better."""
    most = sums[:, PLAYOUTS].max()
    means = np.where(sums[:, PLAYOUTS] == most, sums[:, WINS] / sums[:, PLAYOUTS], -1.0)
    best = int(means.argmax())
    if best == 0:
        return 0
    better, error = mean_and_error(sums[best], BETTER, BETTER_SQUARED)
    return best if better > error**2 / SWITCHING_SCALE else 0


def mean_and_error(row: Array, total: int, squares: int) -> tuple[float, float]:
    """The mean of what was summed over the playouts of a move, and its standard error."""
    playouts = row[PLAYOUTS]
    mean = float(row[total] / playouts)
    return mean, sqrt(max(0.0, row[squares] / playouts - mean**2) / playouts)


def conclude(view: View, chair: int, codes: list[int], sums: Array) -> SearchResult:
    """Choose a move by the sums of the playouts."""
    edition = read_rules(view.rules).edition
    texts = ["" if code == NONE else str(decode(edition, chair, code, view.table)) for code in codes]
    if len(codes) == 1:
        return SearchResult(texts[0] or None, ())
    chosen = best_of(sums)
    estimates = []
    for text, row in zip(texts, sums, strict=True):
        points = float(row[POINTS] / row[PLAYOUTS])
        win, gain = (mean_and_error(row, *places) for places in ((WINS, WINS_SQUARED), (BETTER, BETTER_SQUARED)))
        estimates.append(MoveEstimate(text, *win, points, int(row[PLAYOUTS]), *gain))
    first = estimates.pop(chosen)
    return SearchResult(texts[chosen] or None, (first, *sorted(estimates, key=lambda estimate: -estimate.win)))
