"""Masked PPO with self-play against a growing league, in one file, after CleanRL. It needs PyTorch: pip install torch

In half of the games the net plays every seat, in the other half one seat against snapshots of itself. Colours are put
in an order before the net sees them: the colour in play first, then by the cards in the hand. So it learns once what
holds for every colour. Reactions are automatic: it never challenges.

``python examples/ppo.py [--decisions N] [--to FILE]`` logs a line for every evaluation, and saves the net for the bot.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from oneleft.arena.stats import share
from oneleft.envs import SeatVectorEnv
from oneleft.envs.actions import NAME_COLOR
from oneleft.policies.ppo_net import pack_ppo

COLORS, RANKS, TYPES = 4, 13, 55
COUNTS = 10  # classes of the number of cards in a hand
OUTPUTS = 64 + 21  # a card of each face, and what is no card
FORBIDDEN = -1e9


class Eyes:
    """Reads the rows of an environment as inputs of the net, and the net's outputs as actions."""

    def __init__(self, env: SeatVectorEnv) -> None:
        self.parts = env.layout
        self.players = env.players

    def read(self, rows: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The inputs, the mask of the outputs, and the action of each output."""
        part = {name: rows[:, where] for name, where in self.parts.items()}
        held = part["hand"][:, : COLORS * RANKS].reshape(-1, COLORS, RANKS).sum(axis=2, dtype=np.int64)
        order = np.argsort(-(held + 1000 * part["color"].astype(np.int64)), axis=1, kind="stable")
        of_type = (order[:, :, None] * RANKS + np.arange(RANKS)).reshape(len(rows), -1)
        of_type = np.column_stack([of_type, np.tile(np.arange(COLORS * RANKS, TYPES), (len(rows), 1))])
        types = [np.take_along_axis(part[name], of_type, axis=1) for name in ("hand", "discard", "top")]
        cards = np.minimum(part["cards"], COUNTS - 1)
        several = np.column_stack([cards[:, 0], cards[:, 1], cards[:, -1], cards[:, 1:].min(axis=1)])
        counts = (several[:, :, None] == np.arange(COUNTS)).reshape(len(rows), -1)
        small = [np.minimum(part["pending"] // 2, 4), part["pile"] // 10]
        inputs = np.column_stack([*types, part["phase"], *small, counts]).astype(np.float32)

        faces = (order[:, :, None] * 16 + np.arange(16)).reshape(len(rows), -1)
        rest = np.tile(np.arange(NAME_COLOR + COLORS, masks.shape[1]), (len(rows), 1))
        actions = np.column_stack([faces, NAME_COLOR + order, rest])
        return inputs, np.take_along_axis(masks, actions, axis=1).astype(bool), actions


INPUTS = 3 * TYPES + 8 + 2 + 4 * COUNTS


class Agent(nn.Module):
    def __init__(self, first: int, second: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(INPUTS, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.actor, self.critic = nn.Linear(second, OUTPUTS), nn.Linear(second, 1)
        for layer in (self.body[0], self.body[2]):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.actor.weight, 0.01)
        nn.init.orthogonal_(self.critic.weight, 1.0)

    def forward(self, inputs: torch.Tensor, allowed: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(inputs)
        logits = self.actor(hidden).masked_fill(~allowed, FORBIDDEN)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(1)


def copy_of(agent: Agent, args: argparse.Namespace) -> Agent:
    twin = Agent(*args.units)
    twin.load_state_dict(agent.state_dict())
    return twin


@torch.no_grad()
def win_rate(agent: Agent, opponent: str, players: int, games: int, seed: int) -> tuple[float, float, float]:
    """How often the net wins rounds with its best moves, and the 95% interval. Each game counts as often."""
    env = SeatVectorEnv(256, players=players, policies=(opponent,), reactions="automatic")
    eyes, each = Eyes(env), max(1, games // 256)
    rows, infos = env.reset(seed=seed)
    played, won = np.zeros(256, int), 0
    while played.min() < each:
        inputs, allowed, actions = eyes.read(rows, infos["action_mask"])
        choice, _ = agent(torch.from_numpy(inputs), torch.from_numpy(allowed))
        best = choice.logits.argmax(dim=1).numpy()
        rows, rewards, over, _, infos = env.step(actions[np.arange(256), best])
        played += over
        won += int((over & (played <= each) & (rewards > 0)).sum())
    return share(won, 256 * each)


class Rollout:
    """Some steps of all games, in arrays. ``counts`` marks the decisions to learn from."""

    def __init__(self, steps: int, games: int) -> None:
        self.inputs = np.zeros((steps, games, INPUTS), np.float32)
        self.allowed = np.zeros((steps, games, OUTPUTS), bool)
        self.chosen, self.seats = np.zeros((2, steps, games), np.int64)
        self.log_chances, self.values, self.advantages = np.zeros((3, steps, games), np.float32)
        self.counts, self.over = np.zeros((2, steps, games), bool)
        self.rewards: list[np.ndarray] = []

    def weigh(self, players: int, trace: float) -> None:
        """Generalised advantages along the decisions of each seat. There is no discount: rounds end."""
        steps, games = self.counts.shape
        every = np.arange(games)
        ahead, advantage = np.zeros((2, games, players), np.float32)
        known = np.zeros((games, players), bool)
        for t in reversed(range(steps)):
            over = self.over[t]
            ahead[over], advantage[over], known[over] = self.rewards[t][over], 0, True
            seat, value = self.seats[t], self.values[t]
            self.counts[t] &= known[every, seat]  # what follows a seat's last decision is not known: it only lends
            gain = np.where(known[every, seat], ahead[every, seat] - value, 0)  # the others its value
            advantage[every, seat] = gain + trace * advantage[every, seat]
            self.advantages[t] = advantage[every, seat]
            ahead[every, seat], known[every, seat] = value, True

    def samples(self) -> tuple[torch.Tensor, ...]:
        wanted = self.counts
        arrays = (self.inputs, self.allowed, self.chosen, self.log_chances, self.values, self.advantages)
        return tuple(torch.from_numpy(array[wanted]) for array in arrays)


class SelfPlay:
    """Games that go on from one rollout to the next."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.env = SeatVectorEnv(args.games, players=args.players, seat="all", reactions="automatic")
        self.eyes = Eyes(self.env)
        self.rows, self.infos = self.env.reset(seed=args.seed)
        self.waits = np.zeros(args.games, bool)  # for a new game: this action does not count
        self.own = np.arange(args.games) % args.players  # the seat that learns, where not every seat does

    @torch.no_grad()
    def play(self, agent: Agent, rivals: list[Agent]) -> Rollout:
        """In the second half of the games the others play like one of the rivals."""
        args = self.args
        out, every = Rollout(args.steps, args.games), np.arange(args.games)
        league = every * 2 >= args.games
        for t in range(args.steps):
            seats = self.infos["seat"].astype(np.int64)
            inputs, allowed, actions = self.eyes.read(self.rows, self.infos["action_mask"])
            choice, values = agent(torch.from_numpy(inputs), torch.from_numpy(allowed))
            chosen = choice.sample()
            out.log_chances[t], out.values[t] = choice.log_prob(chosen), values
            chosen = chosen.numpy()
            others = league & (seats != self.own)
            for k, rival in enumerate(rivals):
                mine = np.flatnonzero(others & (every % len(rivals) == k))
                if len(mine):
                    choice, _ = rival(torch.from_numpy(inputs[mine]), torch.from_numpy(allowed[mine]))
                    chosen[mine] = choice.sample().numpy()
            out.inputs[t], out.allowed[t], out.chosen[t], out.seats[t] = inputs, allowed, chosen, seats
            out.counts[t] = ~others & ~self.waits
            self.rows, _, ended, cut, self.infos = self.env.step(actions[every, chosen])
            self.waits = out.over[t] = ended | cut
            out.rewards.append(self.infos.get("rewards", np.zeros((args.games, args.players), np.float32)))
        out.weigh(args.players, args.trace)
        return out


def learn(agent: Agent, optimizer: torch.optim.Optimizer, samples: tuple[torch.Tensor, ...], args) -> dict[str, float]:
    """Some epochs of PPO's clipped objective."""
    advantages = samples[5]
    spread = advantages.std() + 1e-8
    told = {}
    for _ in range(args.epochs):
        for batch in torch.randperm(len(advantages)).split(args.batch):
            inputs, allowed, chosen, before, values, advantage = (array[batch] for array in samples)
            choice, value = agent(inputs, allowed)
            ratio = (choice.log_prob(chosen) - before).exp()
            gain = (advantage - advantages.mean()) / spread
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
            value_loss = (value - (values + advantage)).square().mean()
            entropy = choice.entropy().mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
        told = {"value_loss": value_loss.item(), "entropy": entropy.item()}
    return told


def save(agent: Agent, args: argparse.Namespace) -> None:
    """As the file of the bot `ppo`: by layer, the weights by input and unit, and the biases."""
    layers = (agent.body[0], agent.body[2], agent.actor)
    parts = [part.detach().numpy() for layer in layers for part in (layer.weight.T, layer.bias)]
    made = "python examples/ppo.py " + " ".join(sys.argv[1:])
    args.to.write_bytes(pack_ppo(made.strip(), list(args.units), np.concatenate([part.ravel() for part in parts])))


def main(args: argparse.Namespace) -> None:
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    random = np.random.default_rng(args.seed)
    agent = Agent(*args.units)
    optimizer = torch.optim.Adam(agent.parameters(), args.rate, eps=1e-5)
    league, play = [copy_of(agent, args)], SelfPlay(args)
    each = args.steps * args.games
    rounds, began, told = -(-args.decisions // each), time.monotonic(), {}
    for done in range(rounds + 1):
        if done % args.every == 0 or done == rounds:
            rate, low, high = win_rate(agent, "random", args.players, args.test_games, seed=90_000)
            line = {"decisions": done * each, "seconds": round(time.monotonic() - began), "random": rate}
            line |= {"low": low, "high": high, "league": len(league)} | told
            print(json.dumps(line), flush=True)
            save(agent, args)
        if done == rounds:
            break
        optimizer.param_groups[0]["lr"] = args.rate * (1 - done / rounds)
        rivals = [league[k] for k in random.integers(len(league), size=3)] + [league[-1]]
        told = learn(agent, optimizer, play.play(agent, rivals).samples(), args)
        if (done + 1) % args.grow == 0:
            league.append(copy_of(agent, args))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--decisions", type=int, default=8_000_000)
    add("--players", type=int, default=2)
    add("--games", type=int, default=512)
    add("--steps", type=int, default=64, help="of all games, between updates")
    add("--units", type=int, nargs=2, default=(128, 64), help="of the two hidden layers")
    add("--rate", type=float, default=1e-3)
    add("--trace", type=float, default=0.95, help="lambda of the advantages")
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.01)
    add("--epochs", type=int, default=3)
    add("--batch", type=int, default=2048)
    add("--grow", type=int, default=10, help="updates between snapshots for the league")
    add("--every", type=int, default=10, help="updates between evaluations")
    add("--test-games", type=int, default=5120)
    add("--threads", type=int, default=1)
    add("--seed", type=int, default=1)
    add("--to", type=Path, default=Path("ppo.net"))
    main(parser.parse_args())
