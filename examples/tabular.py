"""A table of values, small enough to read at a sitting: Monte Carlo control in numpy, for two players.

A state is how many cards both players hold; an action is a class of cards. The table holds the mean result of
each, over all decisions so far. ``python examples/tabular.py [steps]``
"""

import sys

import numpy as np

from oneleft.arena.stats import share
from oneleft.envs import SeatVectorEnv
from oneleft.envs.actions import ACTIONS, JUMP_IN
from oneleft.rules.cards import SKIP, WILD

GAMES, MOST = 512, 8
NUMBER, ACTION, WILD_CARD, OTHER = range(4)  # the classes of actions
ranks = np.arange(ACTIONS) % 16
KIND = np.where(ranks < SKIP, NUMBER, np.where(ranks < WILD, ACTION, WILD_CARD))
KIND[JUMP_IN:] = OTHER


def play(table: np.ndarray, each: int, explore: float, seed: int) -> tuple[float, int, np.ndarray, np.ndarray]:
    """Play `each` rounds of each game against `random`. Returns the wins, the rounds, and sums and counts by entry."""
    env, random = SeatVectorEnv(GAMES, players=2, reactions="automatic"), np.random.default_rng(seed)
    rows, infos = env.reset(seed=seed)
    cards = env.layout["cards"]
    sums, counts = np.zeros((2, *table.shape))
    visits = np.zeros((GAMES, *table.shape), np.int16)
    played, won, every = np.zeros(GAMES, int), 0, np.arange(GAMES)
    while played.min() < each:
        mask = infos["action_mask"].astype(bool)
        own, other = np.minimum(rows[:, cards], MOST).T
        worth = np.where(mask, table[own[:, None], other[:, None], KIND] + 1e-3 * random.random(mask.shape), -np.inf)
        anything = np.where(mask, random.random(mask.shape), -np.inf)
        chosen = np.where(random.random(GAMES) < explore, anything.argmax(axis=1), worth.argmax(axis=1))
        visits[every, own, other, KIND[chosen]] += 1
        rows, rewards, over, _, infos = env.step(chosen)
        played += over
        for game in np.flatnonzero(over & (played <= each)):
            sums += rewards[game] * visits[game]
            counts += visits[game]
            won += rewards[game] > 0
        visits[over] = 0
    return won, GAMES * each, sums, counts


steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20
table, totals, weights = np.zeros((MOST + 1, MOST + 1, 4)), 0.0, 5.0  # five imagined draws for every entry
for step in range(steps + 1):
    if step in (0, steps):
        won, rounds, _, _ = play(table, 4, 0.0, 10_000 + step)  # other rounds than those it learns from
        rate, low, high = share(int(won), rounds)
        print(f"after {step:2} steps: {rate:.1%} of {rounds} rounds won, 95% interval {low:.1%} to {high:.1%}")
    if step < steps:
        _, _, sums, counts = play(table, 2, 0.2, step)
        totals, weights = totals + sums, weights + counts
        table = totals / weights
