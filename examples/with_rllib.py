"""Learn with RLlib: masked PPO for two players against `random`. ``python examples/with_rllib.py [iterations]``

It needs `pip install 'ray[rllib]' torch` beside oneleft[envs].
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from oneleft.envs import SeatEnv


class Masked(gymnasium.Env):
    """Observations with the mask, under the names that RLlib's module expects."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.game = SeatEnv(observations="float32", **config)
        self.action_space = self.game.action_space
        mask = gymnasium.spaces.Box(0, 1, (self.action_space.n,), np.float32)
        self.observation_space = gymnasium.spaces.Dict(
            {"action_mask": mask, "observations": self.game.observation_space}
        )

    def reset(self, *, seed=None, options=None):
        row, info = self.game.reset(seed=seed)
        return self.seen(row, info), {}

    def step(self, action):
        row, *rest, info = self.game.step(int(action))
        return self.seen(row, info), *rest, {}

    @staticmethod
    def seen(row, info):
        return {"action_mask": info["action_mask"].astype(np.float32), "observations": row}


iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 50
config = (
    PPOConfig()
    .environment(Masked, env_config={"players": 2, "reactions": "automatic"})
    .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
    .training(train_batch_size_per_learner=2048, minibatch_size=256, num_epochs=4, lr=3e-4)
    .rl_module(
        rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule, model_config=DefaultModelConfig(fcnet_hiddens=[128, 128])
        )
    )
    .debugging(seed=1)
)
algorithm = config.build_algo()
for iteration in range(1, iterations + 1):
    rewards = algorithm.train()["env_runners"]["episode_return_mean"]
    print(f"iteration {iteration}: {(rewards + 1) / 2:.0%} of the last rounds won")
algorithm.stop()
