"""Two players in RLCard's UNO, every deal twice with the seats changed. Prints the first one's wins, deal by deal.

A player is RLCard's `random`, its `uno-rule-v1`, or `asked`, which is asked by a line on standard output with what
RLCard shows that seat and answers with an action on standard input.
"""

import json
import sys

import numpy as np
import rlcard
from rlcard import models
from rlcard.agents import RandomAgent

SHOWN = ("hand", "target", "num_cards", "current_player", "legal_actions")


class Asked:
    """The agent at the other end. A single legal action needs no question."""

    use_raw = True

    def eval_step(self, state: dict) -> tuple[str, dict]:
        legal = state["raw_legal_actions"]
        if len(legal) == 1:
            return legal[0], {}
        print(json.dumps({name: state["raw_obs"][name] for name in SHOWN}), flush=True)
        action = sys.stdin.readline().strip()
        if action not in legal:
            raise ValueError(f"{action!r} is none of {legal}")  # RLCard itself would not notice
        return action, {}


def agent(name: str, actions: int) -> object:
    if name == "asked":
        return Asked()
    return RandomAgent(actions) if name == "random" else models.load(name).agents[0]


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
