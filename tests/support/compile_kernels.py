"""Compiles what tests share, in one process, where kernels share most of their functions.

Else two tests that need a kernel at the same time would both compile it.
"""

import numpy as np

from oneleft import Game, Rules
from oneleft.analysis.curve import draw_curve
from oneleft.analysis.moments import moments
from oneleft.arena.baseline_playouts import BY_BASELINE, OUTCOMES, Decision, play_out_moves
from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.policy_data import new_policies
from oneleft.arena.user_policy import ROUND_TYPE, check_address
from oneleft.envs import SeatVectorEnv, TableEnv
from oneleft.match.standing import Standing
from oneleft.rules.moves import MOVES
from oneleft.search.warm_up import get_ready
from oneleft.training.train import Stage, train
from tests.support.all_tables import new_round
from tests.support.law_kernels import answers, fold, trace


def compile_law() -> None:
    r = new_round(Rules(), 2, "kernels")
    trace(to_records(r, 2), np.zeros(1, np.int64))
    answers(to_records(r), np.zeros((2, MOVES), np.int64), np.zeros(2, np.int64))
    fold(to_records(Standing(Rules(), 2), 2), np.zeros((1, 2), np.int64), np.zeros((1, 2), np.int64))


def compile_baseline_playouts() -> None:
    decision = Decision(to_records(new_round(Rules(), 2, "kernels")), 0, 0, np.array([BY_BASELINE], np.int64))
    policies = new_policies(Rules(), matches=False, plays=("sharp",))
    play_out_moves(decision, policies, 1, 1, np.zeros((1, OUTCOMES), np.int64))


def compile_environments() -> None:
    env = TableEnv()
    env.reset(seed=7)
    env.observe("seat_1")
    games = SeatVectorEnv(1)
    _, infos = games.reset(seed=7)
    games.step(infos["action_mask"].argmax(axis=1))


if __name__ == "__main__":
    Batch(Rules(), 2, "07" * 32, ("random", "keen")).play(0, 1)
    check_address(ROUND_TYPE)
    new_policies(Rules(), matches=False, plays=("sharp",))
    get_ready()
    draw_curve(Rules(), [next(moments(Game(players=2, seed=7)))], 2)
    compile_environments()
    compile_law()
    compile_baseline_playouts()
    train("07" * 32, (Stage(200, 1, 1, 1e-3),))
