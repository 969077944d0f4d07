"""`TableEnv`: PettingZoo's own tests, the arena's games, and refusals that change nothing."""

import re
from copy import deepcopy
from random import Random

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oneleft import Rules
from oneleft.arena import game_kernel
from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.policy_rng import word_of
from oneleft.envs import ParallelTableEnv, TableEnv
from oneleft.envs.actions import ACTIONS, DRAW_ONE, LAY_UNO, NO_REACTION, encode
from oneleft.envs.vector_kernel import STAY
from oneleft.errors import IllegalAction, OneleftError, SetupError
from oneleft.policies import basic as policies
from oneleft.rules.cards import NONE
from oneleft.rules.round import Round
from tests.support.twin_worlds import hide_and_shuffle

pytestmark = pytest.mark.slow

TABLES = [
    ("classic", 4, False),
    ("jam+progressive+seven_zero+jump_in", 3, False),
    ("international+jump_in+no_bluffing", 10, False),
    ("graduation+seven_zero+eight", 8, True),
    ("deluxe+challenge+target=60", 5, True),
    ("classic+rotating", 4, True),
]
SEATS = {"points": 3, "lowest": 2, "partners": 6, "rotating": 4, "eight": 8, "challenge": 5}


# PettingZoo's own tests. It looks for these three things by the names of its own environments.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a dictionary, for the mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # when the game is over
@pytest.mark.parametrize("reactions", ["explicit", "automatic"])
@pytest.mark.parametrize(("rules", "players", "matches"), TABLES)
def test_pettingzoo_api(rules, players, matches, reactions, capsys):
    def make(**more):
        return TableEnv(rules, players, matches=matches, reactions=reactions, **more)

    api_test(make(), num_cycles=60)
    api_test(OrderEnforcingWrapper(make()), num_cycles=20)
    seed_test(make, num_cycles=40)
    render_test(make)
    save_obs_test(make())  # it saves pictures alone, and says so


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("rules", "players", "matches"), TABLES[:3])
def test_pettingzoo_parallel_api(rules, players, matches, capsys):
    parallel_api_test(ParallelTableEnv(rules, players, matches=matches), num_cycles=60)
    parallel_seed_test(lambda: AnyAction(rules, players, matches=matches), num_cycles=40)


class AnyAction(ParallelTableEnv):
    """That test draws actions without a look at the mask: any stands for the first that is offered."""

    def reset(self, *args, **more):
        self.seen, infos = super().reset(*args, **more)
        return self.seen, infos

    def step(self, actions):
        self.seen, *results = super().step({agent: int(self.seen[agent]["action_mask"].argmax()) for agent in actions})
        return self.seen, *results


def test_pettingzoo_benchmark(monkeypatch, capsys):
    """It plays for five seconds of its clock, which is a quick one here."""
    clock = iter(range(10**6))
    monkeypatch.setattr("time.time", lambda: next(clock) / 50)
    performance_benchmark(TableEnv(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_types_of_observations_and_rewards():
    env = TableEnv(players=2)
    env.reset(seed=1)
    seen = env.observe("seat_0")
    assert {name: part.dtype.name for name, part in seen.items()} == {"observation": "int8", "action_mask": "int8"}
    play(env, ("random",))
    assert all(type(reward) is float for reward in env.rewards.values())


def test_points_and_parts_of_a_table():
    """`match` pays every agent after every round what `points` pays at the end."""
    paid = []
    for rewards in ("points", "match"):
        env = TableEnv("classic+target=250", 3, matches=True, rewards=rewards, observations="dict", version=2)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        rounds = 0
        while not env.episode.over:
            assert env.observation_space("seat_1").contains(env.observe("seat_1"))
            env.step(chosen_by(policies.random, env))
            total = {agent: total[agent] + env.rewards[agent] for agent in total}
            rounds += any(env.rewards.values())
        points = np.array([env.infos[agent]["points"] for agent in env.possible_agents])
        assert list(total.values()) == pytest.approx(((1.5 * points - 0.5 * points.sum()) / 100).tolist(), abs=1e-5)
        paid.append(rounds)
    assert paid[0] == 1 < paid[1]


def test_parallel_agents_pass_unless_they_are_asked():
    """Game by game the same as one after the other."""
    env, table = ParallelTableEnv("jam+jump_in", 3), TableEnv("jam+jump_in", 3)
    seen, _ = env.reset(seed=6)
    table.reset(seed=6)
    while env.agents:
        asked = table.agent_selection
        for agent in env.agents:
            mask = seen[agent]["action_mask"].nonzero()[0].tolist()
            own = table.observe(agent)
            assert np.array_equal(seen[agent]["observation"], own["observation"])
            assert mask == (own["action_mask"].nonzero()[0].tolist() if agent == asked else [NO_REACTION])
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        other = next(agent for agent in env.agents if agent != asked)
        with pytest.raises(IllegalAction, match=f"{asked} decides now, not {other}"):
            env.step(actions | {other: DRAW_ONE})
        with pytest.raises(SetupError, match="seat_0, seat_1, seat_2"):
            env.step({asked: actions[asked]})
        seen, rewards, terminations, _, infos = env.step(actions)
        table.step(actions[asked])
    assert (rewards, terminations, infos) == (table.rewards, table.terminations, table.infos)
    with pytest.raises(SetupError):
        env.step({})


# The arena's games


def play(env: TableEnv, lineup: tuple[str, ...]) -> None:
    """A game by policies, with the words that the arena would give them."""
    while not env.episode.over:
        policy = getattr(policies, lineup[env.possible_agents.index(env.agent_selection) % len(lineup)])
        env.step(chosen_by(policy, env))


def chosen_by(policy, env: TableEnv) -> int:
    """The action of a policy for the agent who is asked, with the word that the arena would give it."""
    r, chair, state = env.table, int(env.episode.chair), int(env.episode.state)
    return encode(r, chair, policy(r, chair, word_of(state)))


def assert_is_the_arenas(env: TableEnv, lineup: tuple[str, ...]) -> None:
    batch = Batch(env.rules, env.players, env.batch.key, lineup, env.matches)
    (row,) = batch.play(int(env.episode.number), 1)
    for name in ("winners", "blocked", "moves"):
        assert getattr(env.episode, name) == row[name], name
    points = [env.infos[agent]["points"] for agent in env.possible_agents]
    assert points == row["points"][: env.players].tolist()


@pytest.mark.bounds
@pytest.mark.parametrize("form", SEATS)
def test_match_is_that_of_the_arena(form):
    for edition in ("classic", "jam", "graduation"):
        rules = Rules(edition, progressive=True, seven_zero=True, jump_in=True, format=form, target=120)
        lineup = ("random", "uniform") if edition == "classic" else ("random",)
        env = TableEnv(rules, SEATS[form], matches=True)
        for number in range(2):
            env.reset(seed=5 if number == 0 else None)
            assert env.episode.number == number
            play(env, lineup)
            assert_is_the_arenas(env, lineup)


@pytest.mark.bounds
@pytest.mark.parametrize("rules", ["classic", "jam+jump_in", "international+progressive+seven_zero+jump_in"])
def test_round_is_that_of_the_arena(rules):
    for players in (2, 4, 10):
        env = TableEnv(rules, players)
        env.reset(seed=players)
        for _ in range(6):
            lineup = ("random", "uniform", "first")[:players]
            play(env, lineup)
            assert_is_the_arenas(env, lineup)
            env.reset()


def test_automatic_reactions_follow_the_random_policy():
    """Who plays its own turns as that policy does plays its whole game."""
    for rules in ("classic", "jam+seven_zero+jump_in", "graduation+progressive+jump_in"):
        env = TableEnv(rules, 4, reactions="automatic")
        env.reset(seed=3)
        for _ in range(8):
            while not env.episode.over:
                assert env.episode.chair == env.table.turn
                action = chosen_by(policies.random, env)
                mask = env.observe(env.agent_selection)["action_mask"]
                if LAY_UNO <= action < 2 * LAY_UNO:  # the call is the environment's
                    assert not mask[action]
                    action -= LAY_UNO
                assert mask[action]
                env.step(action)
            assert_is_the_arenas(env, ("random",))
            env.reset()


def test_end_of_a_game():
    env = TableEnv("classic+partners+target=50", 4, matches=True)
    env.reset(seed=1)
    assert env.infos == {agent: {} for agent in env.possible_agents}
    play(env, ("random",))
    winners = [f"seat_{seat}" for seat in range(4) if env.episode.winners >> seat & 1]
    assert len(winners) == 2
    for seat, agent in enumerate(env.agents):
        assert env.rewards[agent] == (1.0 if agent in winners else -1.0)
        assert env.infos[agent] == {"points": env._out.points[0, seat]}
        assert not env.observe(agent)["action_mask"].any()
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    for _ in range(4):
        env.step(None)
    assert env.agents == []
    with pytest.raises(SetupError):
        env.step(None)


def test_player_who_is_out_is_not_asked():
    """CHALLENGE-1: but all agents stay to the end."""
    env = TableEnv("classic+challenge+target=40", 5, matches=True)
    env.reset(seed=4)
    sizes = set()
    while not env.episode.over:
        seats = env.seating
        sizes.add(len(seats))
        assert all(env.arrays.standings[0]["totals"][seat] < 40 for seat in seats)
        assert env.possible_agents.index(env.agent_selection) in seats
        assert len(env.agents) == 5
        env.step(chosen_by(policies.random, env))
    assert min(sizes) == 2
    assert sum(reward > 0 for reward in env.rewards.values()) == 1


def idle(env: TableEnv) -> None:
    """Nobody plays a card."""
    while not any(env.truncations.values()) and not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.nonzero()[0][mask.nonzero()[0] >= 256][0]))


def test_endless_games_are_truncated():
    """PILE-2: a round that is blocked ends by the rules; a cap on moves or on blocked rounds is none of them."""
    env = TableEnv("international", 2)
    env.reset(seed=1)
    idle(env)
    assert all(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    env = TableEnv("international", 2, matches=True)
    env.reset(seed=1)
    env.episode.blocked = game_kernel.MAX_BLOCKED - 3
    idle(env)
    assert all(env.truncations.values())
    assert (env.episode.blocked, set(env.rewards.values())) == (game_kernel.MAX_BLOCKED, {0.0})
    env = TableEnv("international", 2)
    env.reset(seed=1)
    env.episode.moves_left = 30
    idle(env)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


# What goes wrong


def state_of(env: TableEnv) -> tuple:
    arrays = [array.tobytes() for array in (*env.arrays, *env._out)]
    return deepcopy((arrays, env.agent_selection, env.rewards, env._cumulative_rewards))


@pytest.mark.parametrize(("rules", "players", "matches"), TABLES)
def test_action_not_in_the_mask_is_refused_and_changes_nothing(rules, players, matches):
    env = TableEnv(rules, players, matches=matches)
    env.reset(seed=8)
    random = Random(8)
    for _ in range(5):
        offered = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
        before = state_of(env)
        for action in [None, 3.0, -1, ACTIONS, *(a for a in range(ACTIONS) if a not in offered)]:
            with pytest.raises(IllegalAction) as refused:
                env.step(action)
            assert refused.value.explain("en") != refused.value.explain("es")
            assert not re.search("[{}]|“none”", refused.value.explain("en"))
        assert state_of(env) == before
        env.step(random.choice(offered))
        if env.episode.over:
            env.reset()


def set_table(env: TableEnv, r: Round) -> None:
    """Put another round on the table that plays now, with seat 0 to be asked."""
    env.arrays.records[int(env.episode.table)] = to_records(r, 1, env.arrays.records.dtype)[0]
    env.episode.chair, env.agent_selection = 0, "seat_0"
    env._advance(STAY)


def test_refusal_names_action_rule_and_reason():
    env = TableEnv("classic", 2)
    env.reset(seed=2)
    r = env.table
    r.hands[:2] = [1 << 5 | 1 << 40, 0]  # red 5, green 8
    r.turn, r.phase, r.color = 0, 0, 0
    r.discard[r.n_discard - 1] = 3  # red 3
    set_table(env, r)
    with pytest.raises(IllegalAction, match=r"Action 40 of seat_0, “play G8”, is refused. .* \[TURN-1\]"):
        env.step(40)
    with pytest.raises(IllegalAction, match=r"turn.* \[TURN-3\]"):
        env.step(NO_REACTION)
    with pytest.raises(IllegalAction, match="0 to 276"):
        env.step(277)
    with pytest.raises(IllegalAction, match="Action 15 of seat_0 is refused"):  # no such card in this deck
        env.step(15)
    env.episode.automatic = 1
    set_table(env, r)
    with pytest.raises(IllegalAction, match="automatic"):
        env.step(LAY_UNO + 5)
    env.step(5)
    assert env.table.exposed == NONE


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: TableEnv("checkers"),
        lambda: TableEnv(players=1),
        lambda: TableEnv("classic+eight", 7, matches=True),
        lambda: TableEnv(reactions="slow"),
        lambda: TableEnv(render_mode="rgb_array"),
        lambda: TableEnv(language="xx"),
        lambda: TableEnv().step(0),
        lambda: TableEnv().last(),
        lambda: TableEnv(render_mode="ansi").render(),
        lambda: TableEnv().reset(seed=-1),
        lambda: TableEnv().reset(seed="a"),
    ],
)
def test_invalid_arguments_are_explained(wrong):
    with pytest.raises(OneleftError) as refused:
        wrong()
    assert refused.value.explain("en") != refused.value.explain("es")


# What is shown


def test_render_shows_no_hidden_card():
    env = TableEnv("jam+seven_zero+jump_in", 4, render_mode="ansi")
    env.reset(seed=1)
    random = Random(1)
    passed = 0
    for _ in range(200):
        text = env.render()
        table = env.arrays.records[int(env.episode.table)]
        before, hidden = table.copy(), env.table
        hide_and_shuffle(hidden, None, random, {})
        env.arrays.records[int(env.episode.table)] = to_records(hidden, 1, env.arrays.records.dtype)[0]
        assert env.render() == text
        env.arrays.records[int(env.episode.table)] = before
        offered = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
        if NO_REACTION in offered:  # who was asked, and whether anyone was, shows what a hand holds
            env.step(NO_REACTION)
            assert env.render() == text
            passed += 1
        else:
            env.step(random.choice(offered))
        if env.episode.over:
            assert "over" in env.render()
            env.reset()
    assert passed > 3


def test_render_in_spanish():
    env = TableEnv("classic+lowest", 3, matches=True, render_mode="ansi", language="es")
    env.reset(seed=1)
    text = env.render()
    assert "Totales: seat_0 0, seat_1 0, seat_2 0" in text
    assert f"Es el turno de {env.agent_selection}." in text
    assert text.count("seat_") == 7


def test_observation_is_in_its_space_and_is_a_copy():
    env = TableEnv("graduation+seven_zero+progressive+lowest+target=1", 10, matches=True)
    env.reset(seed=1)
    for _ in range(300):
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        env.step(chosen_by(policies.uniform, env))
        if env.episode.over:
            break
    seen = env.observe("seat_0")
    seen["observation"][:] = 9
    assert not np.array_equal(env.observe("seat_0")["observation"], seen["observation"])
