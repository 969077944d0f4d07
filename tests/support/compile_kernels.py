"""Compiles what tests share, each part once: else two that need one at the same time would both compile it."""

import sys


def compile_arena() -> None:
    from oneleft import Rules
    from oneleft.arena.batch import Batch
    from oneleft.search.warm_up import get_ready

    Batch(Rules(), 2, "07" * 32).play(0, 1)
    get_ready()


def compile_envs() -> None:
    from oneleft.envs import SeatVectorEnv

    SeatVectorEnv(1).reset(seed=7)


if __name__ == "__main__":
    {"arena": compile_arena, "envs": compile_envs}[sys.argv[1]]()
