"""A match in the PettingZoo environment: every agent picks a random action that its mask offers.

``python examples/pettingzoo_loop.py [seed]``
"""

import sys

import numpy as np

from oneleft.envs import TableEnv

seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
env = TableEnv("classic+seven_zero+jump_in+lowest+target=100", players=4, matches=True, render_mode="ansi")
env.reset(seed=seed)
random = np.random.default_rng(seed)

for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "gets", reward, "and has", info["points"], "points")
        env.step(None)
        continue
    if env.episode.moves < 5:
        print(env.render(), "\n")
    offered = observation["action_mask"].nonzero()[0]
    env.step(random.choice(offered))
