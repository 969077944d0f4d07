"""Learn to beat the random policy with two players: a linear softmax policy, trained with REINFORCE, in plain numpy.

It starts out like the random policy, which draws only when it must. ``python examples/train.py [steps]``
"""

import sys

import numpy as np

from oneleft.arena.stats import share
from oneleft.envs import SeatVectorEnv
from oneleft.envs.actions import ACTIONS, LAY_UNO, NAME_COLOR
from oneleft.rules.cards import COLORS, NONE, SKIP, WILD, color_of, rank_of

GAMES, FACES = 512, np.arange(LAY_UNO)
RANKS = rank_of(FACES)
USED = np.r_[FACES, NAME_COLOR:ACTIONS]  # the others are never offered, since reactions are automatic

# The features of an action: number, Skip, Reverse, Draw Two, Wild, Wild Draw Four, (special), no card; the number.
KINDS = np.zeros((len(USED), 9), np.float32)
KINDS[FACES, np.maximum(RANKS - SKIP + 1, 0)] = 1
KINDS[LAY_UNO:, 7] = 1
KINDS[FACES, 8] = np.where(RANKS < SKIP, RANKS / 9, 0)
OF_COLOR = np.float32(np.arange(COLORS)[:, None] == np.where(USED < LAY_UNO, color_of(USED), NONE))


def play(weights: np.ndarray, each: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Play this many rounds in each game. Returns their rewards and the gradients of the choices' log-likelihood."""
    env, random = SeatVectorEnv(GAMES, players=2, reactions="automatic"), np.random.default_rng(seed)
    rows, infos = env.reset(seed=seed)
    traces, played, rewards, gradients = np.zeros((GAMES, len(weights)), np.float32), np.zeros(GAMES, int), [], []
    while played.min() < each:
        hand = rows[:, : COLORS * WILD].reshape(-1, COLORS, WILD).sum(axis=2, dtype=np.float32)
        alike = hand @ OF_COLOR  # how many cards in the hand have the action's colour
        logits = np.where(infos["action_mask"][:, USED], KINDS @ weights[:-1] + alike * weights[-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chosen = (chances.cumsum(axis=1) > 0.9999 * random.random((GAMES, 1), np.float32)).argmax(axis=1)
        traces += np.column_stack([KINDS[chosen], alike[np.arange(GAMES), chosen]])
        traces -= np.column_stack([chances @ KINDS, (chances * alike).sum(axis=1)])
        rows, reward, over, _, infos = env.step(USED[chosen])
        played += over
        counted = over & (played <= each)  # the same number from every game, or short rounds would count for more
        rewards.append(reward[counted])
        gradients.append(traces[counted])
        traces[over] = 0
    return np.concatenate(rewards), np.concatenate(gradients)


steps = int(sys.argv[1]) if len(sys.argv) > 1 else 30
weights = np.zeros(KINDS.shape[1] + 1, np.float32)
weights[7] = -9
for step in range(steps + 1):
    if step:
        rewards, gradients = play(weights, each=10, seed=step)
        weights += 30 * (rewards - rewards.mean()) @ gradients / len(rewards) / (gradients.var(axis=0) + 0.01)
    if step % 10 == 0 or step == steps:
        rewards, _ = play(weights, each=20, seed=10_000 + step)  # other rounds than those it learns from
        rate, low, high = share(int((rewards > 0).sum()), len(rewards))
        print(f"after {step:2} steps: {rate:.1%} of {len(rewards)} rounds won, 95% interval {low:.1%} to {high:.1%}")
