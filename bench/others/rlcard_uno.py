"""RLCard's UNO through its environment: random agents, two players, as it comes. Prints moves and CPU seconds."""

import json
import sys
from time import process_time

import rlcard
from rlcard.agents import RandomAgent


class Counting:
    """RLCard's own random agent, and how often it was asked."""

    use_raw = False

    def __init__(self, actions: int) -> None:
        self.agent = RandomAgent(actions)
        self.asked = 0

    def eval_step(self, state: object) -> object:
        self.asked += 1
        return self.agent.eval_step(state)


def main() -> None:
    games = int(sys.argv[1])
    environment = rlcard.make("uno", config={"seed": 1})
    agents = [Counting(environment.num_actions) for _ in range(environment.num_players)]
    environment.set_agents(agents)
    environment.run(is_training=False)
    before = sum(agent.asked for agent in agents)
    start = process_time()
    for _ in range(games):
        environment.run(is_training=False)
    seconds = process_time() - start
    print(json.dumps({"moves": sum(agent.asked for agent in agents) - before, "seconds": seconds}))


main()
