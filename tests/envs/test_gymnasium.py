"""What Gymnasium expects: ids, its own tests, and the types of what a step returns."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from oneleft.envs import IDS, TEXT_ID, SeatEnv, SeatVectorEnv, TextEnv
from oneleft.envs.actions import NO_REACTION

pytestmark = pytest.mark.slow


def test_import_is_enough():
    """In a fresh process: Gymnasium loads no plugins."""
    program = """
import gymnasium, oneleft.envs
print(gymnasium.make_vec("oneleft/Uno-v2", num_envs=2, players=3).num_envs)
print(gymnasium.make("oneleft/Uno-v2", players=2).unwrapped.players, gymnasium.make("oneleft/UnoText-v1").spec.id)
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["2", "2", "oneleft/UnoText-v1"], "")


class Offered(gymnasium.Wrapper):
    """Gymnasium's tests draw actions without a look at the mask: any stands for the first that is offered."""

    spec = None  # by which the tests would make another one, without this wrapper

    def reset(self, *, seed=None, options=None):
        seen, self.told = self.env.reset(seed=seed, options=options)
        return seen, self.told

    def step(self, action):
        moves = self.told.get("moves")
        first = int(self.told["action_mask"].argmax()) if moves is None else moves[0]
        seen, reward, terminated, truncated, self.told = self.env.step(first)
        return seen, reward, terminated, truncated, self.told


@pytest.mark.filterwarnings("ignore:.*out of date")
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize(
    ("name", "more"),
    [(name, {"observations": form}) for name in IDS for form in ("int8", "float32", "dict")] + [(TEXT_ID, {})],
)
def test_gymnasium_accepts_single_games(name, more):
    single = gymnasium.make(name, players=2, **more)
    check_env(Offered(single.unwrapped), skip_render_check=True)
    single.close()


def test_closing_ends_the_threads_of_the_games():
    for env in (SeatEnv(), TextEnv()):
        games = getattr(env, "seat_env", env)._games
        closed = []
        games._stepper.close = lambda closed=closed: closed.append(True)
        env.close()
        assert closed == [True]


def test_any_action_begins_the_next_game():
    """Also the numbers that tell the kernel to begin a game or to leave it as it is."""
    for action in (-1, -2, 10**12, NO_REACTION):
        env = SeatVectorEnv(1, players=2)
        _, infos = env.reset(seed=3)
        while not env.outputs.terminations[0]:
            _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        mine = np.array([action])
        _, _, terminations, _, infos = env.step(mine)
        assert (terminations[0], env.arrays.episodes["number"][0], mine[0]) == (False, 1, action)
        assert infos["action_mask"].sum() > 1


def test_types_of_what_a_step_returns():
    env = SeatVectorEnv(3, players=2, autoreset="same_step")
    rows, infos = env.reset(seed=1)
    while "final_info" not in infos:
        rows, rewards, terminations, truncations, infos = env.step(infos["action_mask"].argmax(axis=1))
    types = [array.dtype.name for array in (rows, rewards, terminations, truncations, infos["final_obs"])]
    assert types == ["int8", "float32", "bool", "bool", "int8"]
    told = {name: infos[name].dtype.name for name in ("action_mask", "seat", "lineup", "learner", "_seat")}
    assert told == {"action_mask": "int8", "seat": "int8", "lineup": "int16", "learner": "bool", "_seat": "bool"}
