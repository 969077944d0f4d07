"""Deep Monte Carlo, as in DouZero, in one file. It needs PyTorch: pip install torch

The net sees the row of the environment and one legal action, and predicts how the round will end for the player: 1 or
-1. Rounds are played with the action of the highest value, and now and then with any other; then every decision of
every seat is fitted to how its round ended. There is no bootstrapping, and nothing but the result to learn from.

``python examples/dmc.py [--updates N]`` prints a line for every evaluation.
"""

import argparse

import numpy as np
import torch
from torch import nn

from oneleft.arena.stats import share
from oneleft.envs import SeatVectorEnv
from oneleft.envs.actions import ACTIONS

COLORS, RANKS = 4, 13
NOT_NAMED = -np.inf


def read(rows: np.ndarray, parts: dict[str, slice]) -> torch.Tensor:
    """What the net sees of a row: counts of cards as they are, hands in tens."""
    names = ("hand", "discard", "top", "color", "phase", "cards")
    scales = {"cards": 0.1}
    columns = [rows[:, parts[name]].astype(np.float32) * scales.get(name, 1) for name in names]
    return torch.from_numpy(np.concatenate(columns, axis=1))


class Values(nn.Module):
    """The value of every action: that of the state's features times those of the action, added up by a small net."""

    def __init__(self, inputs: int, units: int = 128) -> None:
        super().__init__()
        self.state = nn.Linear(inputs, units)
        self.action = nn.Embedding(ACTIONS, units)
        self.top = nn.Sequential(nn.ReLU(), nn.Linear(units, units), nn.ReLU(), nn.Linear(units, 1))

    def forward(self, seen: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
        """One action for each state."""
        return self.top(self.state(seen) + self.action(actions)).squeeze(1)


@torch.no_grad()
def choose(net: Values, seen: torch.Tensor, masks: np.ndarray, explore: float, random: np.random.Generator):
    """The best legal action of each game, or any. Only legal actions are looked at."""
    games, actions = np.nonzero(masks)
    values = np.full(masks.shape, NOT_NAMED, np.float32)
    values[games, actions] = net(seen[torch.from_numpy(games)], torch.from_numpy(actions)).numpy()
    best = values.argmax(axis=1)
    any_other = (masks * random.random(masks.shape, np.float32)).argmax(axis=1)
    return np.where(random.random(len(masks)) < explore, any_other, best)


def play(net: Values, env: SeatVectorEnv, start: tuple, steps: int, explore: float, random: np.random.Generator):
    """Some steps of all games, with every seat. Returns the decisions of rounds that ended, and where it stopped."""
    rows, infos, waits = start
    every = np.arange(env.num_envs)
    kept, rewards, ends = [], [], []
    for _ in range(steps):
        seen = read(rows, env.layout)
        chosen = choose(net, seen, infos["action_mask"], explore, random)
        seats = infos["seat"].astype(int)
        rows, _, ended, cut, infos = env.step(chosen)
        kept.append((seen, chosen, seats, ~waits))
        waits = ended | cut
        ends.append(waits)
        rewards.append(infos.get("rewards"))
    known, outcome = np.zeros(env.num_envs, bool), np.zeros((env.num_envs, env.players), np.float32)
    found = []
    for (seen, chosen, seats, counts), ended, reward in reversed(list(zip(kept, ends, rewards, strict=True))):
        if ended.any():
            outcome[ended], known[ended] = reward[ended], True
        use = np.flatnonzero(counts & known)
        found.append((seen[use], torch.from_numpy(chosen[use]), torch.from_numpy(outcome[every, seats][use])))
    return [torch.cat(part) for part in zip(*found, strict=True)], (rows, infos, waits)


def win_rate(net: Values, opponent: str, players: int, each: int) -> tuple[float, float, float]:
    """Rounds won against a table full of an opponent. Each game counts as often."""
    env, random = (
        SeatVectorEnv(128, players=players, policies=(opponent,), reactions="automatic"),
        np.random.default_rng(0),
    )
    rows, infos = env.reset(seed=90_000)
    played, won = np.zeros(128, int), 0
    while played.min() < each:
        chosen = choose(net, read(rows, env.layout), infos["action_mask"], 0.0, random)
        rows, rewards, over, _, infos = env.step(chosen)
        played += over
        won += int((over & (played <= each) & (rewards > 0)).sum())
    return share(won, 128 * each)


def main(args: argparse.Namespace) -> None:
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    random = np.random.default_rng(args.seed)
    env = SeatVectorEnv(args.games, players=args.players, seat="all", reactions="automatic")
    rows, infos = env.reset(seed=args.seed)
    now = (rows, infos, np.zeros(args.games, bool))
    net = Values(read(rows, env.layout).shape[1])
    optimizer = torch.optim.Adam(net.parameters(), args.rate)
    for update in range(args.updates + 1):
        if update % args.every == 0 or update == args.updates:
            rate, low, high = win_rate(net, "random", args.players, args.test_rounds)
            print(
                f"after {update} updates: {rate:.1%} won against random, 95% interval {low:.1%} to {high:.1%}",
                flush=True,
            )
        if update == args.updates:
            break
        (seen, chosen, outcome), now = play(net, env, now, args.steps, args.explore, random)
        if not len(chosen):  # no round ended, so there is nothing to learn from
            continue
        for batch in torch.randperm(len(chosen)).split(1024):
            loss = (net(seen[batch], chosen[batch]) - outcome[batch]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--updates", type=int, default=200)
    add("--players", type=int, default=2)
    add("--games", type=int, default=256)
    add("--steps", type=int, default=256, help="of all games, between updates")
    add("--rate", type=float, default=1e-3)
    add("--explore", type=float, default=0.4, help="the share of any action: with few, untrained rounds never end")
    add("--every", type=int, default=20, help="updates between evaluations")
    add("--test-rounds", type=int, default=16, help="of each of 128 games")
    add("--threads", type=int, default=1)
    add("--seed", type=int, default=1)
    main(parser.parse_args())
