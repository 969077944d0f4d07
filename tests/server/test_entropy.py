"""Where a server's ids, tokens and keys come from: the system, or under test a seed."""

from __future__ import annotations

import re

import pytest

from oneleft.errors import SetupError
from oneleft.server.entropy import Entropy, SeededEntropy
from oneleft.server.run import choose_entropy
from oneleft.table.fairness import read_key

SEED = {"ONELEFT_TEST_SEED": "7"}


def draw_all(entropy):
    return [entropy.room_id("a"), entropy.token("a"), entropy.match_key("room", 0), entropy.node_id()]


@pytest.mark.parametrize("make", [Entropy, lambda: SeededEntropy("7")], ids=["system", "seeded"])
def test_draws_are_well_formed_and_distinct(make):
    entropy = make()
    rooms = {entropy.room_id("a") for _ in range(50)}
    tokens = {entropy.token("a") for _ in range(50)}
    keys = {entropy.match_key("room", match) for match in range(50)}
    assert len(rooms) == len(tokens) == len(keys) == 50
    assert all(re.fullmatch("[A-Za-z0-9_]{16}", room) for room in rooms)
    assert all(re.fullmatch("[A-Za-z0-9_-]{32}", token) for token in tokens)
    assert all(len(read_key(key)) == 32 for key in keys)


def test_system_randomness_never_repeats():
    assert not set(draw_all(Entropy())) & set(draw_all(Entropy()))


def test_a_seed_repeats_everything_but_the_node_id():
    first, second = draw_all(SeededEntropy("7")), draw_all(SeededEntropy("7"))
    assert first[:-1] == second[:-1]
    assert first[-1] != second[-1]
    assert not set(first) & set(draw_all(SeededEntropy("8")))


def test_requests_of_other_tables_change_nothing():
    """Tables send their requests in any order."""
    alone, among_others = SeededEntropy("7"), SeededEntropy("7")
    for number in range(5):
        among_others.room_id(f"other {number}")
        among_others.token(f"other {number}")
    assert among_others.room_id("a") == alone.room_id("a")
    assert among_others.token("a") == alone.token("a")


def test_without_a_seed_randomness_comes_from_the_system():
    assert type(choose_entropy("0.0.0.0", {})) is Entropy
    assert type(choose_entropy("127.0.0.1", {"ONELEFT_TESTING": "1"})) is Entropy


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_seed_is_accepted_under_test_on_loopback(host):
    chosen = choose_entropy(host, SEED | {"ONELEFT_TESTING": "1"})
    assert isinstance(chosen, SeededEntropy)
    assert chosen.seed == "7"


@pytest.mark.parametrize(
    ("host", "environment"),
    [
        ("127.0.0.1", SEED),
        ("127.0.0.1", SEED | {"ONELEFT_TESTING": "0"}),
        ("0.0.0.0", SEED | {"ONELEFT_TESTING": "1"}),
        ("::", SEED | {"ONELEFT_TESTING": "1"}),
        ("192.168.1.7", SEED | {"ONELEFT_TESTING": "1"}),
    ],
)
def test_a_seed_is_refused_everywhere_else(host, environment):
    with pytest.raises(SetupError, match="ONELEFT_TESTING=1"):
        choose_entropy(host, environment)
