"""What `test_libraries.py` runs where a library is installed: ``python adaptor_checks.py NAME``."""

import json
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]


def openspiel() -> None:
    import pyspiel
    from open_spiel.python.algorithms import evaluate_bots, external_sampling_mccfr, outcome_sampling_mccfr
    from open_spiel.python.bots import uniform_random
    from open_spiel.python.observation import make_observation

    import oneleft.envs.adaptors.open_spiel  # noqa: F401  # it registers the game
    from oneleft.envs import TableEnv

    np.random.seed(1)
    tiny = pyspiel.load_game(
        "python_oneleft", {"rules": "classic+cards=3", "deals": 2, "longest": 60, "automatic": True}
    )
    pyspiel.random_sim_test(tiny, num_sims=3, serialize=False, verbose=False)
    for solver in (
        outcome_sampling_mccfr.OutcomeSamplingSolver(tiny),
        external_sampling_mccfr.ExternalSamplingSolver(
            pyspiel.load_game("python_oneleft", {"rules": "classic+cards=3", "deals": 1, "longest": 5}),
            external_sampling_mccfr.AverageType.SIMPLE,
        ),
    ):
        for _ in range(10):
            solver.iteration()
        assert len(solver._infostates) > 10
    assert tiny.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM

    # the game of the other environments, move by move, for three
    game = pyspiel.load_game("python_oneleft", {"players": 3, "rules": "jam+jump_in", "seed": 5})
    state, table = game.new_initial_state(), TableEnv("jam+jump_in", 3)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None  # a row is no information state
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) > 0.999
    state.apply_action(0)
    table.reset(seed=5)
    twin = state.clone()
    strings = set()
    while not state.is_terminal():
        player = state.current_player()
        seen = table.observe(table.agent_selection)
        assert table.agent_selection == f"seat_{player}"
        assert state.legal_actions() == seen["action_mask"].nonzero()[0].tolist()
        assert np.array_equal(state.observation_tensor(player), seen["observation"])
        recall.set_from(state, player)
        assert recall.string_from(state, player) == state.information_state_string(player)
        strings.add(state.information_state_string(player))
        before = state.observation_string((player + 1) % 3)
        action = state.legal_actions()[-1]
        assert state.action_to_string(player, action) == table.action_text(action)
        if action == 275:  # who lets a moment pass is not seen
            after = state.child(action)
            assert after.observation_string((player + 1) % 3) == before
        state.apply_action(action)
        table.step(action)
    assert state.returns() == [table.rewards[agent] for agent in table.possible_agents]
    assert len(strings) > 20
    assert str(twin) != str(state)  # clones go on by themselves
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(3)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1))) == -1


def rlcard() -> None:
    import rlcard as library
    from rlcard.agents import RandomAgent
    from rlcard.envs import Env

    import oneleft.envs.adaptors.rlcard  # noqa: F401  # it registers the environment
    from oneleft.envs import TableEnv

    env = library.make("oneleft", config={"seed": 3, "players": 3, "rules": "classic+jump_in", "allow_step_back": True})
    assert isinstance(env, Env)
    table = TableEnv("classic+jump_in", 3)
    state, player = env.reset()
    table.reset(seed=3)
    while not env.is_over():
        seen = table.observe(table.agent_selection)
        assert table.agent_selection == f"seat_{player}"
        assert np.array_equal(state["obs"], seen["observation"])
        assert list(state["legal_actions"]) == seen["action_mask"].nonzero()[0].tolist()
        recorded = list(state["action_record"])
        assert all(who == player for who, action in recorded if action == 275)  # who lets a moment pass is not seen
        assert [one for one in env.action_recorder if one[1] != 275] == [one for one in recorded if one[1] != 275]
        action = next(iter(state["legal_actions"]))
        assert state["raw_legal_actions"][0] == table.action_text(action)
        env.step(state["raw_legal_actions"][-1], raw_action=True)
        again, same = env.step_back()
        assert same == player
        assert np.array_equal(again["obs"], state["obs"])
        before, (state, player) = state, env.step(action)
        assert before["action_record"] == recorded
        table.step(action)
    assert (0, 275) in env.action_recorder
    assert env.get_payoffs().tolist() == [table.rewards[agent] for agent in table.possible_agents]
    assert sum(len(env.get_perfect_information()["hands"][seat]) for seat in range(3)) == 3 * 55
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(3)])
    trajectories, payoffs = env.run(is_training=True)
    assert sorted(payoffs) == [-1, -1, 1]
    assert all(len(one) % 2 for one in trajectories)


def rules_of_rlcard() -> None:
    """Our games by RLCard's rules are RLCard's, also where they are long."""
    sys.path.insert(0, str(ROOT))
    from tests.envs.test_rlcard_rules import played_by_us
    from tests.support.rlcard_games import played_by_rlcard

    longest = 0
    for seed in range(1000, 1400):
        lines = list(played_by_rlcard(seed))
        assert lines == list(played_by_us(seed)), seed
        longest = max(longest, len(lines))
    assert longest > 200


def record() -> None:
    """Write the digests of games that `test_rlcard_rules.py` compares with where RLCard is not installed."""
    sys.path.insert(0, str(ROOT))
    from tests.support.rlcard_games import digest, played_by_rlcard

    games = {str(seed): digest(played_by_rlcard(seed)) for seed in range(200)}
    (ROOT / "tests" / "envs" / "rlcard_games.json").write_text(json.dumps(games, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    {"openspiel": openspiel, "rlcard": rlcard, "rlcard-rules": rules_of_rlcard, "record": record}[sys.argv[1]]()
