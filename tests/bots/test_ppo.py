"""The bot `ppo`: it sees what its net was trained to see, and beats `random`."""

import numpy as np
import pytest

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_round
from oneleft.envs import SeatVectorEnv
from oneleft.ladder.pairings import Pairing, play_deals
from oneleft.policies.ppo_net import (
    CARDS,
    COUNTS,
    DISCARD,
    HAND,
    INPUTS,
    OUTPUTS,
    PENDING,
    PHASE,
    PILE,
    TOP,
    is_considered,
    output_of,
    pack_ppo,
    places_of_colors,
    read_ppo,
    write_inputs,
)
from oneleft.rules.legal import legal_count, legal_move

pytestmark = pytest.mark.slow

COLORS, RANKS = 4, 13


def inputs_of(part: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """The inputs as `examples/ppo.py` makes them of a row, and the order of the colours."""
    held = part["hand"][: COLORS * RANKS].reshape(COLORS, RANKS).sum(axis=1)
    order = np.argsort(-(held + 1000 * part["color"].astype(int)), kind="stable")
    types = np.r_[(order[:, None] * RANKS + np.arange(RANKS)).ravel(), 52:55]
    found = np.zeros(INPUTS, int)
    for first, name in ((HAND, "hand"), (DISCARD, "discard"), (TOP, "top")):
        found[first : first + 55] = part[name][types]
    found[PHASE : PHASE + 8] = part["phase"]
    found[PENDING], found[PILE] = min(part["pending"][0] // 2, 4), part["pile"][0] // 10
    cards = np.minimum(part["cards"], COUNTS - 1)
    for k, count in enumerate((cards[0], cards[1], cards[-1], cards[1:].min())):
        found[CARDS + COUNTS * k + int(count)] = 1
    return found, order


@pytest.mark.parametrize(("rules", "players"), [("classic", 2), ("classic+progressive+seven_zero", 4)])
def test_the_bot_sees_and_offers_what_the_example_trains_on(rules, players):
    games, random = 32, np.random.default_rng(5)
    env = SeatVectorEnv(games, rules, players, reactions="automatic")
    rows, infos = env.reset(seed=5)
    compared = 0
    for _ in range(30):
        for game in range(games):
            ep = env.arrays.episodes[game]
            r, chair = to_round(env.arrays.records[game]), int(ep["chair"])
            if ep["over"] or chair != r.turn or r.exposed >= 0:
                continue
            wanted, order = inputs_of(env.decode(rows[game]))
            places = places_of_colors(r, chair)
            assert order[places].tolist() == list(range(COLORS))
            assert write_inputs(r, chair, places) == wanted.tolist()
            actions = np.r_[(order[:, None] * 16 + np.arange(16)).ravel(), 256 + order, 260:277]
            codes = (legal_move(r, chair, k) for k in range(legal_count(r, chair)))
            offered = {output_of(r, chair, code, places) for code in codes if is_considered(r, code)}
            assert offered == set(np.flatnonzero(infos["action_mask"][game][actions]))
            compared += 1
        chances = random.random(infos["action_mask"].shape) * infos["action_mask"]
        rows, _, _, _, infos = env.step(chances.argmax(axis=1))
    assert compared > 500


def test_the_bot_beats_random():
    """70.6% in 2,000 deals; the lower end of the interval of a hundred lies well above a half."""
    pairing = Pairing("ppo", "random", 2)
    pairing.add(play_deals(pairing, Batch("classic", 2, "2f" * 32), 0, 100).wins)
    assert pairing.share().low > 0.6


def test_a_packed_net_is_read_back(monkeypatch, tmp_path):
    count = INPUTS * 3 + 3 + 3 * OUTPUTS + OUTPUTS
    weights = [k % 7 - 3.5 for k in range(count)]
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / "ppo.net").write_bytes(pack_ppo("by hand", [3], weights))
    monkeypatch.setattr("oneleft.policies.ppo_net.resources.files", lambda package: tmp_path)
    (hidden,), (rows, biases) = read_ppo.__wrapped__()
    assert [x for row in hidden[0] for x in row] + hidden[1] == weights[: 3 * INPUTS + 3]
    assert [list(column) for column in zip(*rows, strict=True)][2] == weights[-2 * OUTPUTS : -OUTPUTS]
    assert biases == weights[-OUTPUTS:]
