"""Two players in RLCard's UNO, every deal twice with the seats changed. Prints the first one's wins, deal by deal.

A player is RLCard's `random`, its `uno-rule-v1`, or a bot of ours.
"""

import json
import sys

import numpy as np
import rlcard
from rlcard import models
from rlcard.agents import RandomAgent

from oneleft.envs.adaptors.rlcard_agent import BotAgent


def agent(name: str, actions: int) -> object:
    if name == "random":
        return RandomAgent(actions)
    return models.load(name).agents[0] if name == "uno-rule-v1" else BotAgent(name)


def main() -> None:
    deals = int(sys.argv[3])
    environment = rlcard.make("uno")
    one, other = (agent(name, environment.num_actions) for name in sys.argv[1:3])
    wins = []
    for deal in range(deals):
        won = 0
        for seat, players in enumerate(([one, other], [other, one])):
            environment.seed(deal)
            np.random.seed(2 * deal + seat)  # RLCard's own players draw from this
            environment.set_agents(players)
            _, payoffs = environment.run(is_training=False)
            won += int(payoffs[seat] > 0)
        wins.append(won)
    print(json.dumps({"wins": wins}))


main()
