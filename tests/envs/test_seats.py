"""`SeatVectorEnv`: which seats are the caller's, how it is rewarded, and in which form it sees rows."""

import numpy as np
import pytest

from oneleft.arena import compiler
from oneleft.arena.batch import Batch
from oneleft.envs import SeatVectorEnv
from oneleft.envs.observation import row_length
from oneleft.rules.legal import legal_move

from .test_vector_env import as_random, play_on, same

pytestmark = pytest.mark.slow


def test_some_seats_are_the_callers():
    """With a caller that plays like `random`, these are the arena's games."""
    lineup = ("random", "sharp", "random", "steady")
    env = SeatVectorEnv(6, "classic+jump_in", 4, seat={0, 2}, policies=lineup)
    env.reset(seed=12)
    ended = {}
    while len(ended) < 20:
        asked = env.outputs.seats.copy()
        _, rewards, terminations, _, infos = env.step(as_random(env))
        assert set(infos["seat"]) <= {0, 2}
        assert infos["learner"].all()
        for i in terminations.nonzero()[0]:
            c = env.arrays.episodes[i]
            assert infos["rewards"][i].tolist() == [1.0 if c["winners"] >> seat & 1 else -1.0 for seat in range(4)]
            assert rewards[i] == infos["rewards"][i][asked[i]]
            ended[int(c["number"])] = (int(c["winners"]), int(c["moves"]))
    for number, result in ended.items():
        (row,) = Batch("classic+jump_in", 4, env.batch.key, lineup).play(number, 1)
        assert (row["winners"], row["moves"]) == result


def test_line_ups_give_seats_to_the_caller():
    """A league: the learner's seat rotates, and the caller's older nets sit where a line-up says so."""
    env = SeatVectorEnv(8, players=2, policies=[("sharp",)])
    env.reset(seed=6)
    env.step(as_random(env))
    running = env.arrays.episodes["number"].copy()
    env.policies = [("caller",), ("sharp",)]
    ended, older = {}, 0
    while len(ended) < 40:
        out, numbers = env.outputs, env.arrays.episodes["number"].copy()
        begun = ~np.isin(numbers, running)
        assert (out.lineups[begun] == (numbers // 2 % 2)[begun]).all()
        assert (out.learners == (out.seats == numbers % 2)).all()
        assert out.learners[(out.lineups == 1) | ~begun].all()
        older += (~out.learners).sum()
        _, _, terminations, _, _ = env.step(as_random(env))
        for c in env.arrays.episodes[terminations]:
            ended[int(c["number"])] = (int(c["winners"]), int(c["moves"]))
    assert older > 20
    for number, result in ended.items():
        other = "random" if number not in running and number // 2 % 2 == 0 else "sharp"
        named = ("random", other) if number % 2 == 0 else (other, "random")
        (row,) = Batch("classic", 2, env.batch.key, named).play(number, 1)
        assert (row["winners"], row["moves"]) == result


def test_older_nets_see_what_every_seat_would_see():
    mixed = SeatVectorEnv(2, "classic+seven_zero", 3, policies=("caller",))
    every = SeatVectorEnv(2, "classic+seven_zero", 3, seat="all")
    assert same(play_on(mixed, 150, seed=5), play_on(every, 150, seed=5))


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize(("rules", "sign"), [("classic+target=100", 1), ("classic+lowest+target=100", -1)])
def test_rewards_by_points_add_up(rules, sign, autoreset):
    """Paid after every round or at the end, every seat gets its margin over the mean of the others."""
    ends = {}
    for rewards in ("points", "match"):
        env = SeatVectorEnv(3, rules, 3, seat="all", matches=True, rewards=rewards, autoreset=autoreset)
        _, infos = env.reset(seed=2)
        paid, ends[rewards], early = np.zeros((3, 3)), [], 0
        while len(ends[rewards]) < 6:
            asked = infos["seat"].copy()
            _, reward, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
            told = infos.get("final_info", infos)
            for i in range(3):
                early += reward[i] != 0 and not over[i]
                paid[i] += told["rewards"][i] if over[i] else np.eye(3)[asked[i]] * reward[i]
                if over[i]:
                    points = told["points"][i]
                    assert paid[i] == pytest.approx(sign * (1.5 * points - 0.5 * points.sum()) / 100, abs=1e-5)
                    ends[rewards].append(points.tolist())
                    paid[i] = 0
        assert (early > 0) == (rewards == "match")
    assert ends["points"] == ends["match"]


def test_a_step_that_begins_a_match_pays_nothing():
    """Rarely a round of a new match is over before the learner decides: its first decision is paid for it."""
    env = SeatVectorEnv(
        256,
        "classic+eight+cards=3+target=150",
        8,
        seat=2,
        policies=("steady",),
        matches=True,
        reactions="automatic",
        rewards="match",
    )
    _, infos = env.reset(seed=2)
    over, paid, early = np.zeros(256, bool), np.zeros(256), 0
    for _ in range(200):
        begins = over
        _, rewards, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert not rewards[begins].any()
        early += (begins & env.arrays.standings["totals"][:, :8].any(axis=1)).sum()
        paid += rewards
        for i in over.nonzero()[0]:
            points = infos["points"][i]
            assert paid[i] == pytest.approx((8 * points[2] - points.sum()) / 700, abs=1e-5)
            paid[i] = 0
    assert early


def test_points_of_single_rounds():
    env = SeatVectorEnv(4, players=2, rewards="points")
    _, infos = env.reset(seed=9)
    ends = 0
    for _ in range(150):
        seats = infos["seat"].copy()
        _, rewards, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        for i in over.nonzero()[0]:
            points = infos["points"][i]
            assert rewards[i] == pytest.approx((points[seats[i]] - points[1 - seats[i]]) / 100)
            ends += 1
        assert not rewards[~over].any()
    assert ends > 10


@pytest.mark.parametrize("copy", [True, False])
def test_forms_of_observations(copy):
    plain, floats, parts = (
        SeatVectorEnv(3, players=2, observations=form, autoreset="same_step", copy=copy)
        for form in ("int8", "float32", "dict")
    )
    rows, infos = plain.reset(seed=1)
    as_floats, as_parts = floats.reset(seed=1)[0], parts.reset(seed=1)[0]
    for _ in range(60):
        assert floats.observation_space.contains(as_floats)
        assert parts.observation_space.contains(as_parts)
        assert np.array_equal(as_floats, rows)
        assert np.array_equal(np.concatenate(list(as_parts.values()), axis=1), rows)
        first = {name: part[0] for name, part in as_parts.items()}
        assert plain.explain(rows[0]) == floats.explain(as_floats[0]) == parts.explain(first)
        actions = infos["action_mask"].argmax(axis=1)
        rows, _, _, _, infos = plain.step(actions)
        as_floats, _, over, _, more = floats.step(actions)
        as_parts, _, _, _, most = parts.step(actions)
        if over.any():
            assert np.array_equal(more["final_obs"], infos["final_obs"])
            assert np.array_equal(most["final_obs"]["hand"], infos["final_obs"][:, plain.layout["hand"]])


def test_second_layout_adds_what_draws_tell():
    """It begins with layout 1; then come the bounds that `keen` goes by."""
    one, two = (SeatVectorEnv(4, "jam+seven_zero", 3, seat=1, version=version) for version in (1, 2))
    length, lacking = row_length(3), 0
    for first, second in zip(play_on(one, 150, seed=4), play_on(two, 150, seed=4), strict=True):
        assert np.array_equal(first[0], second[0][:, :length])
        parts = two.decode(second[0][0])
        most, others = parts["most"].reshape(2, 4), parts["cards"][1:, None]
        assert (most <= others).all()
        lacks = ((most == 0) & (others > 0)).any()
        assert ("seems to have no" in two.explain(second[0][0])) == lacks
        lacking += lacks
    assert lacking > 10
    two.step(two.outputs.masks.argmax(axis=1))
    for game in range(4):
        most = two.arrays.bounds[game]["most"]
        expected = [most[4 * chair + color] for chair in (2, 0) for color in range(4)]
        assert two.decode(two.outputs.rows[game])["most"].tolist() == expected


def test_long_silence_is_explained_once(monkeypatch, capsys):
    monkeypatch.setattr(compiler, "is_kept", lambda kernel: False)
    monkeypatch.setattr(compiler, "_told", set())
    batch = Batch("classic", 2, "0" * 64)
    for _ in range(2):
        batch.play(0, 1)
    assert capsys.readouterr().err == "Compiling: about 10 seconds, once.\n"
    env = SeatVectorEnv(1, policies=(lambda r, seat, word: legal_move(r, seat, 0) if seat == r.turn else -1,))
    env.reset(seed=1)
    told = capsys.readouterr().err.splitlines()
    assert told == ["Compiling the policy <lambda>: a few seconds, once.", "Compiling: about 10 seconds, once."]
    monkeypatch.setattr(compiler, "is_kept", lambda kernel: True)
    monkeypatch.setattr(compiler, "_told", set())
    batch.play(0, 1)
    assert capsys.readouterr().err == ""
