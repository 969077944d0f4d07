"""Every table there can be, and random play on it."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.deal import start_round
from oneleft.rules.editions import EDITIONS
from oneleft.rules.round import OVER, Round
from oneleft.table.fairness import load_key

HOUSES = [house for size in range(4) for house in combinations(HOUSE_RULES, size)]
ALL_RULES = [Rules(edition, **dict.fromkeys(house, True)) for edition in EDITIONS for house in HOUSES]
ALL_TABLES = [(rules, players) for rules in ALL_RULES for players in range(2, 11)]
MATCHES = [("eight", 8), ("challenge", 5), ("rotating", 4), ("partners", 6), ("lowest", 3)]
TABLES_AND_MATCHES = ALL_TABLES + [
    (Rules(edition, progressive=True, seven_zero=True, jump_in=True, format=form, target=60), players)
    for edition in ("jam", "graduation")
    for form, players in MATCHES
]


def key_of(seed: object) -> str:
    return Random(f"key {seed}").randbytes(32).hex()


def new_round(rules: Rules, players: int, seed: object) -> Round:
    r = rules.new_round(players)
    load_key(r, key_of(seed))
    r.dealer = Random(f"dealer {seed}").randrange(players)
    start_round(r)
    return r


def random_play(rules: Rules, players: int, moves: int, seed: object) -> Iterator[tuple[Round, int, int]]:
    """Rounds of uniformly random play: before each of so many moves, the record, the seat and the move."""
    random = Random(f"moves {seed}")
    r = new_round(rules, players, seed)
    for _ in range(moves):
        if r.phase == OVER:
            start_round(r)
        seat, move = any_legal_move(r, random.getrandbits(32))
        yield r, seat, move
        apply(r, seat, move)


def somewhere(rules: Rules, players: int, seed: object, most: int = 120) -> Round:
    """A random position of a round that is not over."""
    for r, _, _ in random_play(rules, players, Random(f"when {seed}").randrange(1, most), seed):
        last = r.copy()
    return last
