"""`SeatVectorEnv`: the arena's games, the same rows as `TableEnv`, and Gymnasium's conventions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numba import njit

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.policy_rng import word_of
from oneleft.envs import SeatVectorEnv
from oneleft.envs.actions import ACTIONS, NO_REACTION, decode, encode, with_due_call
from oneleft.envs.observation import row_length
from oneleft.envs.stepper import MOST_USERS
from oneleft.envs.vector_kernel import new_outputs
from oneleft.errors import IllegalAction, OneleftError, PolicyError, SetupError
from oneleft.policies import basic as policies
from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_move
from tests.support.interpreted_table import InterpretedTable

pytestmark = pytest.mark.slow

CASES = [
    ("classic", 4, False, None),
    ("jam+progressive+seven_zero+jump_in", 3, False, 1),
    ("international+seven_zero+jump_in", 10, False, None),
    ("graduation+eight+seven_zero", 8, True, None),
    ("deluxe+challenge+target=60+jump_in", 5, True, 2),
    ("classic+lowest+target=80", 2, True, None),
]


@njit
def choose(episodes, records, tables, chosen):
    """The actions of the random policy, with the random words that the arena would use."""
    for i in range(len(episodes)):
        c = episodes[i]
        r = records[i * tables + c.table]
        if not c.over:
            chosen[i] = encode(r, c.chair, policies.random(r, c.chair, word_of(c.state)))


def as_random(env: SeatVectorEnv) -> np.ndarray:
    chosen = np.full(env.num_envs, NO_REACTION, np.int64)
    choose(env.arrays.episodes, env.arrays.records, len(env.arrays.records) // env.num_envs, chosen)
    return chosen


@pytest.mark.bounds
@pytest.mark.parametrize(("rules", "players", "matches", "seat"), CASES)
def test_games_are_those_of_the_arena(rules, players, matches, seat):
    games = 7
    env = SeatVectorEnv(games, rules, players, seat=seat, matches=matches)
    env.reset(seed=11)
    ended = []
    while len(ended) < 20:
        _, rewards, terminations, truncations, infos = env.step(as_random(env))
        assert not truncations.any()
        for i in terminations.nonzero()[0]:
            c = env.arrays.episodes[i]
            learner = int(c["number"]) % players if seat is None else seat
            assert rewards[i] == (1.0 if c["winners"] >> learner & 1 else -1.0)
            ended.append((c.copy(), infos["points"][i].tolist()))
        assert not rewards[~terminations].any()
    batch = Batch(Rules.parse(rules), players, env.batch.key, matches=matches)
    for c, points in ended:
        (row,) = batch.play(int(c["number"]), 1)
        for name in ("winners", "blocked", "moves"):
            assert c[name] == row[name]
        assert points == row["points"][:players].tolist()


def test_net_remembers_every_game_of_the_environment():
    """Against a learner that plays like `random`, these are the arena's games of the same line-up."""
    several = SeatVectorEnv(3, "classic+seven_zero", 4, seat=0, policies=("keen",))
    several.reset(seed=5)
    ended = {}
    while len(ended) < 6:
        several.step(as_random(several))
        for c in several.arrays.episodes[several.outputs.terminations]:
            ended[int(c["number"])] = (int(c["winners"]), int(c["moves"]))
    alone = Batch("classic+seven_zero", 4, several.batch.key, ("random", "keen", "keen", "keen"))
    for number, (winners, moves) in ended.items():
        (row,) = alone.play(number, 1)
        assert (row["winners"], row["moves"]) == (winners, moves)


@pytest.mark.bounds
@pytest.mark.parametrize("reactions", ["explicit", "automatic"])
@pytest.mark.parametrize(("rules", "players", "matches", "seat"), CASES)
def test_compiled_and_interpreted_games_are_the_same(rules, players, matches, seat, reactions):
    """Decision by decision: the same rows, masks and rewards."""
    games = 3
    env = SeatVectorEnv(games, rules, players, seat=seat, matches=matches, reactions=reactions, policies=("uniform",))
    rows, infos = env.reset(seed=21)
    table = InterpretedTable(env.batch, 0)
    learner = 0 if seat is None else seat
    reward, over = 0.0, False
    for _ in range(150):
        assert over == lead_to(table, learner, env.automatic)
        assert rows[0].tolist() == table.row(learner)
        assert infos["seat"][0] == learner
        if over:
            assert reward == (1.0 if table.episode.winners >> learner & 1 else -1.0)
            assert infos["action_mask"][0].nonzero()[0].tolist() == [NO_REACTION]
            break
        assert infos["action_mask"][0].tolist() == table.mask(env.automatic)
        chosen = infos["action_mask"].argmax(axis=1)
        r, chair = table.round, table.episode.chair
        code = decode(r, chair, int(chosen[0]))
        table.answer(with_due_call(r, chair, code) if env.automatic else code)
        rows, rewards, terminations, _, infos = env.step(chosen)
        reward, over = rewards[0], terminations[0]


def lead_to(table: InterpretedTable, learner: int, automatic: bool) -> bool:
    """Let the others answer like the uniform policy up to the learner's decision. Returns whether the game is over."""
    while not table.episode.over:
        c, r = table.episode, table.round
        word = word_of(c.state)
        if c.learner != learner:
            table.answer(policies.uniform(r, c.chair, word))
        elif automatic and c.chair != r.turn:
            table.answer(policies.random_reaction(r, c.chair, word))
        else:
            return False
    return True


@pytest.mark.bounds
@pytest.mark.parametrize(("rules", "players", "matches", "seat"), CASES)
def test_every_seat_can_be_the_callers(rules, players, matches, seat):
    """Self-play: each row is that of the seat which is asked, and all seats get their reward."""
    env = SeatVectorEnv(2, rules, players, seat="all", matches=matches)
    rows, infos = env.reset(seed=4)
    table = InterpretedTable(env.batch, 1)
    for _ in range(400):
        asked = table.episode.learner
        assert infos["seat"][1] == asked
        assert rows[1].tolist() == table.row(asked)
        assert infos["action_mask"][1].tolist() == table.mask()
        chosen = infos["action_mask"].argmax(axis=1)
        table.answer(decode(table.round, table.episode.chair, int(chosen[1])))
        rows, rewards, terminations, _, infos = env.step(chosen)
        if table.episode.over:
            break
    won = [1.0 if table.episode.winners >> player & 1 else -1.0 for player in range(players)]
    if terminations[1] and table.episode.winners:
        assert infos["rewards"][1].tolist() == won
        assert rewards[1] == won[infos["seat"][1]]
    assert terminations[1] or matches


def test_line_ups_change_with_the_games():
    """Every line-up meets every seat of the learner. A game keeps the one it began with."""
    lineups = [("random",), ("sharp", "first"), ("keen",)]
    env = SeatVectorEnv(12, players=4, policies=lineups)
    env.reset(seed=3)
    begun = env.arrays.episodes["number"].copy()
    env.policies = [("first", like_first)]
    ended = {}
    while len(ended) < 24:
        env.step(as_random(env))
        for c in env.arrays.episodes[env.outputs.terminations]:
            ended[int(c["number"])] = (int(c["winners"]), int(c["moves"]))
    for number, result in ended.items():
        lineup = lineups[number // 4 % 3] if number in begun else ("first", like_first)
        named = [lineup[seat % len(lineup)] for seat in range(4)]
        named[number % 4] = "random"
        (row,) = Batch("classic", 4, env.batch.key, tuple(named)).play(number, 1)
        assert (row["winners"], row["moves"]) == result


def test_threads_change_nothing():
    one, three = (play_on(SeatVectorEnv(50, "jam+jump_in", 3, threads=threads), 60, seed=2) for threads in (1, 3))
    assert same(one, three)


def test_same_step_begins_the_next_game_at_once():
    """Without the step between games, everything is as with it."""
    env, other = SeatVectorEnv(4, players=2), SeatVectorEnv(4, players=2, autoreset="same_step")
    assert other.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rows, infos = env.reset(seed=8)
    same_rows, same_infos = other.reset(seed=8)
    ends = 0
    for _ in range(120):
        chosen = infos["action_mask"].argmax(axis=1)
        rows, rewards, terminations, _, infos = env.step(chosen)
        same_rows, same_rewards, same_terminations, _, same_infos = other.step(chosen)
        assert np.array_equal(rewards, same_rewards)
        assert np.array_equal(terminations, same_terminations)
        if terminations.any():
            ends += 1
            assert np.array_equal(same_infos["_final_obs"], terminations)
            assert np.array_equal(same_infos["final_obs"][terminations], rows[terminations])
            assert not same_infos["final_obs"][~terminations].any()
            assert np.array_equal(same_infos["final_info"]["points"], infos["points"])
            begin = {"reset_mask": terminations}  # only these begin anew
            rows, infos = env.reset(options=begin)
        assert np.array_equal(rows, same_rows)
        assert np.array_equal(infos["action_mask"], same_infos["action_mask"])
    assert ends > 5


def test_caller_begins_games_without_automatic_resets():
    env = SeatVectorEnv(2, players=2, autoreset="disabled")
    _, infos = env.reset(seed=1)
    while not env.outputs.terminations.any():
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    over = int(env.outputs.terminations.argmax())
    with pytest.raises(IllegalAction, match=f"Game {over} is over"):
        env.step(infos["action_mask"].argmax(axis=1))
    _, infos = env.reset(options={"reset_mask": env.outputs.terminations})
    env.step(infos["action_mask"].argmax(axis=1))


def test_steps_write_into_the_callers_arrays():
    env = SeatVectorEnv(5)
    mine = new_outputs(5, 4, same_step=False)
    assert same(play_on(SeatVectorEnv(5), 30), play_on(env, 30))
    env.outputs = mine
    rows, infos = env.reset(seed=0)
    assert rows is mine.rows
    assert infos["action_mask"] is mine.masks
    for wrong in (mine.rows.T.copy().T, mine.rows.astype(np.int16), mine.rows[:4]):
        with pytest.raises(OneleftError, match="rows"):
            env.outputs = mine._replace(rows=wrong)


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_gymnasium_makes_environments_by_their_id():
    many = gymnasium.make_vec("oneleft/Uno-v1", num_envs=3, players=2)
    assert many.reset(seed=1)[0].shape == (3, row_length(2))
    single = gymnasium.make("oneleft/Uno-v1", players=2, render_mode="ansi")
    row, info = single.reset(seed=1)
    assert np.array_equal(row, many.reset(seed=1)[0][0])
    over = False
    while not over:
        assert single.observation_space.contains(row)
        row, reward, over, _, info = single.step(int(info["action_mask"].argmax()))
    assert reward in (1.0, -1.0)
    assert info["points"].shape == (2,)
    with pytest.raises(IllegalAction):
        single.unwrapped.step(0)


def play_on(env: SeatVectorEnv, steps: int, seed: int = 0) -> list[tuple]:
    """Random legal actions. Returns everything that the steps return."""
    random = np.random.default_rng(seed)
    _, infos = env.reset(seed=seed)
    told = []
    for _ in range(steps):
        weights = random.random(infos["action_mask"].shape) * infos["action_mask"]
        row, rewards, terminations, truncations, infos = env.step(weights.argmax(axis=1))
        told.append(tuple(array.copy() for array in (row, rewards, terminations, truncations, infos["action_mask"])))
    return told


def same(one: list[tuple], other: list[tuple]) -> bool:
    return all(np.array_equal(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


def test_gymnasium_conventions():
    env = SeatVectorEnv(16, "jam+jump_in", 3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rows, infos = env.reset(seed=1)
    assert env.observation_space.contains(rows)
    assert (infos["action_mask"].shape, infos["action_mask"].dtype) == ((16, ACTIONS), np.int8)
    assert infos["_action_mask"].all()
    was_over = np.zeros(16, bool)
    ends = 0
    for rows, rewards, terminations, truncations, masks in play_on(env, 200):
        assert env.observation_space.contains(rows)
        assert not (was_over & terminations).any()  # the step after the end only begins the next game
        assert not rewards[was_over].any()
        assert (rewards[terminations] != 0).all()
        assert masks.any(axis=1).all()
        assert masks[terminations].sum() == masks[terminations, NO_REACTION].sum()
        assert not truncations.any()
        ends += terminations.sum()
        was_over = terminations
    assert ends > 50
    assert env.action_space.contains(env.action_space.sample())
    env.close()


def test_seed_repeats_games_and_no_seed_continues():
    env, twin = SeatVectorEnv(5), SeatVectorEnv(5)
    first = play_on(env, 60, seed=9)
    assert same(first, play_on(twin, 60, seed=9))
    assert same(first, play_on(env, 60, seed=9))
    assert not same(first, play_on(env, 60, seed=10))
    env.reset(seed=9)
    env.reset()
    assert env.arrays.episodes["number"].tolist() == [5, 6, 7, 8, 9]
    assert not np.array_equal(SeatVectorEnv(1).reset()[0], SeatVectorEnv(1).reset()[0])


def test_game_that_ends_before_the_learner_is_asked_is_skipped():
    """Seat 0 lays all its cards, Skips and Reverses that leave seat 1 no turn; so the next game begins at once."""
    number = 399_963
    env = SeatVectorEnv(1, players=2, seat=1)
    env.reset(seed=0)
    (row,) = env.batch.play(number, 1)
    assert (row["winners"], row["moves"]) == (1, 7)
    env.arrays.episodes["number"] = number - 1
    _, infos = env.reset()
    assert env.arrays.episodes["number"] == number + 1
    assert infos["action_mask"].sum() > 1


def test_copy_false_reuses_the_arrays():
    assert same(play_on(SeatVectorEnv(8, copy=False), 40), play_on(SeatVectorEnv(8), 40))
    env = SeatVectorEnv(8, copy=False)
    rows, infos = env.reset(seed=1)
    later, _, _, _, more = env.step(infos["action_mask"].argmax(axis=1))
    assert later is rows
    assert more["action_mask"] is infos["action_mask"]
    env = SeatVectorEnv(8)
    rows, infos = env.reset(seed=1)
    kept = rows.copy()
    env.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(rows, kept)


def test_gymnasium_wrapper_works():
    env = RecordEpisodeStatistics(SeatVectorEnv(6, players=2))
    _, infos = env.reset(seed=1)
    lengths = []
    for _ in range(80):
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) > 5


@pytest.mark.parametrize(("rules", "players", "matches", "seat"), CASES)
def test_illegal_action_changes_nothing_in_any_game(rules, players, matches, seat):
    env = SeatVectorEnv(200, rules, players, seat=seat, matches=matches)
    _, infos = env.reset(seed=6)
    masks = infos["action_mask"]
    before = [array.copy() for array in env.arrays]
    for action in [-1, ACTIONS, 10**12, *(masks[150] == 0).nonzero()[0][::5]]:
        chosen = masks.argmax(axis=1)
        chosen[150] = action
        with pytest.raises(IllegalAction, match="Game 150: ") as refused:
            env.step(chosen)
        assert refused.value.explain("en") != refused.value.explain("es")
    assert all(np.array_equal(a, b) for a, b in zip(before, env.arrays, strict=True))
    env.step(masks.argmax(axis=1))


def like_first(r, seat, word):
    """What a user might write: any function of the law."""
    return legal_move(r, seat, 0) if seat == r.turn else NONE


def test_user_policy_plays():
    own = SeatVectorEnv(6, "classic+jump_in", 3, policies=(like_first, "random"))
    assert same(play_on(own, 80), play_on(SeatVectorEnv(6, "classic+jump_in", 3, policies=("first", "random")), 80))


def test_too_many_policies_of_ones_own_change_nothing():
    env = SeatVectorEnv(2, "classic", 2)
    own = [lambda r, seat, word: NONE for _ in range(MOST_USERS + 1)]
    with pytest.raises(SetupError) as refused:
        env.policies = [(one,) for one in own]
    assert refused.value.key == "env-own-policies"
    assert env.policies == (("random",),)
    env.policies = ("sharp",)
    assert env.policies == (("sharp",),)


def not_compilable(r, seat, word):
    return r.no_such_field


def test_a_policy_that_cannot_be_compiled_changes_nothing():
    env = SeatVectorEnv(2, "classic", 2)
    with pytest.raises(PolicyError):
        env.policies = (not_compilable,)
    assert env.policies == (("random",),)
    env.policies = ("sharp",)
    assert env.policies == (("sharp",),)


def answers_nonsense(r, seat, word):
    return -7


def test_games_do_not_go_on_after_an_illegal_move_of_a_policy():
    """The kernel stops in the middle of a step, and a further one would answer a question that was answered already."""
    env = SeatVectorEnv(2, "classic", 2, seat=0, policies=(answers_nonsense,))
    with pytest.raises(PolicyError):
        list(steps_of(env))
    with pytest.raises(SetupError) as refused:
        env.step(np.zeros(2, np.int64))
    assert refused.value.key == "env-reset"
    env.policies = ("random",)
    assert len(list(zip(range(20), steps_of(env), strict=False))) == 20


def steps_of(env: SeatVectorEnv):
    rows, infos = env.reset(seed=3)
    while True:
        yield rows, infos
        rows, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))


def test_memory_per_game():
    """At most 2 kB for each game, its row and mask included, also with ten players; little more if all ten learn."""
    assert bytes_per_game(SeatVectorEnv(64)) <= 1_700
    assert bytes_per_game(SeatVectorEnv(64, players=10)) <= 2_048
    assert bytes_per_game(SeatVectorEnv(64, players=10, seat="all")) <= 2_400
    assert bytes_per_game(SeatVectorEnv(64, "classic+lowest", matches=True)) <= 2_048
    assert len(SeatVectorEnv(2, "classic+eight", 8, matches=True).arrays.records) == 2 * 2


def bytes_per_game(env: SeatVectorEnv) -> float:
    shared = env.arrays.fresh_standing.nbytes + (0 if env.matches else env.arrays.standings.nbytes)
    return (sum(array.nbytes for array in (*env.arrays, *env.outputs)) - shared) / env.num_envs


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: SeatVectorEnv(0),
        lambda: SeatVectorEnv(3, seat=4),
        lambda: SeatVectorEnv(3, seat=-1),
        lambda: SeatVectorEnv(3, players=11),
        lambda: SeatVectorEnv(3, policies=("clever",)),
        lambda: SeatVectorEnv(3, reactions="never"),
        lambda: SeatVectorEnv(3, seat="some"),
        lambda: SeatVectorEnv(3, seat={0, 4}),
        lambda: SeatVectorEnv(3, seat=()),
        lambda: SeatVectorEnv(3, seat="all", policies=("sharp",)),
        lambda: SeatVectorEnv(3, players=2, seat={0, 1}, policies=("sharp",)),
        lambda: setattr(SeatVectorEnv(3, seat="all"), "policies", ("sharp",)),
        lambda: SeatVectorEnv(3, rewards="match"),
        lambda: SeatVectorEnv(3, rewards="money"),
        lambda: SeatVectorEnv(3, observations="pixels"),
        lambda: SeatVectorEnv(3, version=3),
        lambda: SeatVectorEnv(3, autoreset="never"),
        lambda: SeatVectorEnv(3, render_mode="human"),
        lambda: SeatVectorEnv(3, threads=0),
        lambda: SeatVectorEnv(3, policies=[("random",), ("clever",)]),
        lambda: SeatVectorEnv(3, policies=[]),
        lambda: SeatVectorEnv(3, policies=[(lambda r, seat, word, k=k: k,) for k in range(20)]),
        lambda: SeatVectorEnv(3, policies=[("random",)] * 2**15),
        lambda: SeatVectorEnv(3).reset(options={"reset_mask": np.array([True, False, True])}),
        lambda: begun().reset(options={"reset_mask": np.zeros(3, bool)}),
        lambda: begun().reset(options={"reset_mask": [True, True, True]}),
        lambda: SeatVectorEnv(3).step(np.zeros(3, np.int64)),
        lambda: begun().step(np.zeros(2, np.int64)),
        lambda: begun().step(np.zeros(3)),
    ],
)
def test_wrong_usage(wrong):
    with pytest.raises(OneleftError) as refused:
        wrong()
    assert refused.value.explain("en") != refused.value.explain("es")


def begun() -> SeatVectorEnv:
    env = SeatVectorEnv(3)
    env.reset(seed=1)
    return env
