"""Compiles what tests share, each part once: else two that need one at the same time would both compile it."""

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.envs import SeatVectorEnv
from oneleft.search.warm_up import get_ready

if __name__ == "__main__":
    Batch(Rules(), 2, "07" * 32).play(0, 1)
    SeatVectorEnv(1).reset(seed=7)
    get_ready()
