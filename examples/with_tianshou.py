"""Learn with Tianshou: masked DQN for two players against `random`. ``python examples/with_tianshou.py [epochs]``

It needs `pip install torch tianshou` beside oneleft[envs].
"""

import sys

import gymnasium
import numpy as np
import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from oneleft.envs import SeatEnv

GAMES = 8


class Masked(gymnasium.Env):
    """Observations with the mask, under the names that Tianshou looks for."""

    def __init__(self) -> None:
        self.game = SeatEnv(players=2, reactions="automatic", observations="float32")
        self.action_space = self.game.action_space
        mask = gymnasium.spaces.Box(0, 1, (self.action_space.n,), np.int8)
        self.observation_space = gymnasium.spaces.Dict({"obs": self.game.observation_space, "mask": mask})

    def reset(self, *, seed=None, options=None):
        row, info = self.game.reset(seed=seed)
        return {"obs": row, "mask": info["action_mask"]}, {}

    def step(self, action):
        row, *rest, info = self.game.step(int(action))
        return {"obs": row, "mask": info["action_mask"]}, *rest, {}


np.random.seed(1)  # Tianshou explores with it
torch.manual_seed(1)
epochs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
one = Masked()
model = Net(state_shape=one.game.observation_space.shape, action_shape=one.action_space.n, hidden_sizes=[128, 128])
policy = DiscreteQLearningPolicy(model=model, action_space=one.action_space, eps_training=0.1)
algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=1.0, target_update_freq=300)
games, buffer = DummyVectorEnv([Masked for _ in range(GAMES)]), VectorReplayBuffer(50_000, GAMES)
games.seed(1)
collector = Collector[CollectStats](algorithm, games, buffer, exploration_noise=True)
for epoch in range(1, epochs + 1):
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=1_000,
            collection_step_num_env_steps=10 * GAMES,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_in_training=False,
            show_progress=False,
            verbose=False,
        )
    )
    rewards = buffer.rew[buffer.done][-200:]
    print(f"epoch {epoch}: {(rewards > 0).mean():.0%} of the last {len(rewards)} rounds won")
