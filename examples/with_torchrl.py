"""Learn with TorchRL: masked PPO for two players against `random`. ``python examples/with_torchrl.py [iterations]``

It needs `pip install torch torchrl` beside oneleft[envs].
"""

import sys

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from oneleft.envs import SeatEnv

STEPS = 1024  # in an iteration


class Masked(gymnasium.Env):
    """Observations with the mask."""

    def __init__(self) -> None:
        self.game = SeatEnv(players=2, reactions="automatic", observations="float32")
        self.action_space = self.game.action_space
        mask = gymnasium.spaces.Box(0, 1, (self.action_space.n,), bool)
        self.observation_space = gymnasium.spaces.Dict({"row": self.game.observation_space, "mask": mask})

    def reset(self, *, seed=None, options=None):
        row, info = self.game.reset(seed=seed)
        return {"row": row, "mask": info["action_mask"].astype(bool)}, {}

    def step(self, action):
        row, *rest, info = self.game.step(int(action))
        return {"row": row, "mask": info["action_mask"].astype(bool)}, *rest, {}


def net(outputs: int) -> nn.Module:
    return nn.Sequential(nn.LazyLinear(128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, outputs))


torch.manual_seed(1)
iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 100
env = GymWrapper(Masked(), categorical_action_encoding=True)
policy = ProbabilisticActor(
    TensorDictModule(net(int(env.action_spec.n)), ["row"], ["logits"]),
    in_keys={"logits": "logits", "mask": "mask"},
    distribution_class=MaskedCategorical,
    return_log_prob=True,
)
critic = ValueOperator(net(1), in_keys=["row"])
start = env.reset(seed=1)
policy(start.clone()), critic(start.clone())  # so that the nets learn their sizes
loss = ClipPPOLoss(policy, critic, entropy_coeff=0.01)
advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
optimizer = torch.optim.Adam(loss.parameters(), lr=3e-4)
collector = Collector(env, policy, frames_per_batch=STEPS, total_frames=iterations * STEPS)
for iteration, batch in enumerate(collector, 1):
    for _ in range(4):
        advantage(batch)
        for part in torch.randperm(STEPS).split(256):
            losses = loss(batch[part])
            optimizer.zero_grad()
            sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 1.0)
            optimizer.step()
    ended = batch["next", "reward"][batch["next", "done"]]
    print(f"iteration {iteration}: {(ended > 0).float().mean():.0%} of {len(ended)} rounds won")
collector.shutdown()
