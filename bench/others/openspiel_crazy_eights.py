"""OpenSpiel's crazy eights: random rollouts of a dealt game, all in its C++. Prints moves and CPU seconds.

Its tree search with a budget of two nodes is nothing but such rollouts. They do not say how many moves they made; the
same deal played one action at a time from Python tells the mean.
"""

import json
import random
import sys
from time import process_time

import pyspiel

SAMPLE = 300
NODES = 2


def pass_chance(state: pyspiel.State) -> None:
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])


def moves_to_the_end(state: pyspiel.State) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
        pass_chance(state)
    return moves


def main() -> None:
    rollouts = int(sys.argv[1])
    random.seed(1)
    game = pyspiel.load_game("crazy_eights(players=4)")
    dealt = game.new_initial_state()
    pass_chance(dealt)
    mean = sum(moves_to_the_end(dealt.clone()) for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, NODES, 100, False, 1, False)
    start = process_time()
    search.mcts_search(dealt)
    seconds = process_time() - start
    print(json.dumps({"moves": round(mean * rollouts * NODES), "seconds": seconds}))


main()
