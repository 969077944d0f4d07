"""Every table there can be, and random play on it."""

from collections.abc import Iterator
from itertools import combinations, cycle
from random import Random

from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.deal import start_round
from oneleft.rules.editions import EDITIONS
from oneleft.rules.round import OVER, Round
from oneleft.table.fairness import load_key

SHEET_RULES = ("progressive", "seven_zero", "jump_in")
NUMBERS = {"cards": range(3, 9), "catch": range(1, 11), "mercy": (10, 10, 11, 14, 25)}  # what ten players can be dealt
MIXTURES = 8  # for each edition


def singles() -> Iterator[Rules]:
    """Every house rule beyond the sheets alone, in turn in every edition."""
    options = [{name: True} for name in HOUSE_RULES if name not in SHEET_RULES]
    options += [{name: values[0]} for name, values in NUMBERS.items()]
    editions = cycle(EDITIONS)
    for option in options:
        yield Rules(next(editions), **option)


def mixture(seed: str) -> Rules:
    """A random combination of all house rules. The seed begins with the edition."""
    random = Random(seed)
    rate = random.choice((0.3, 0.6, 0.9))
    seldom = {"silent": 0.2, "free_draw_four": 0.3}  # they leave much of the rest out
    switches = {name: True for name in HOUSE_RULES if random.random() < seldom.get(name, rate)}
    numbers = {name: random.choice(values) for name, values in NUMBERS.items() if random.random() < rate}
    return Rules(seed.split()[0], **switches, **numbers)


SHEETS_ALONE = [
    Rules(edition, **dict.fromkeys(house, True))
    for edition in EDITIONS
    for size in range(4)
    for house in combinations(SHEET_RULES, size)
]
ALL_RULES = list(
    dict.fromkeys(
        [*SHEETS_ALONE, *singles(), *(mixture(f"{edition} {n}") for edition in EDITIONS for n in range(MIXTURES))]
    )
)
ALL_TABLES = [(rules, players) for rules in ALL_RULES for players in range(2, 11)]
MATCHES = [("eight", 8), ("challenge", 5), ("rotating", 4), ("partners", 6), ("lowest", 3)]
TABLES_AND_MATCHES = ALL_TABLES + [
    (Rules(edition, progressive=True, seven_zero=True, jump_in=True, format=form, target=60), players)
    for edition in ("jam", "graduation")
    for form, players in MATCHES
]
TABLES_AND_MATCHES += [
    (mixture(f"{edition} match {form}").with_(format=form, target=60), players)
    for edition in ("jam", "graduation")
    for form, players in MATCHES
]


def bluffing(rules: Rules, is_on: bool) -> Rules:
    """The same with or without bluffing, unless a Wild Draw Four is free (FREE-1)."""
    return rules if rules.free_draw_four else rules.with_(bluffing=is_on)


def key_of(seed: object) -> str:
    return Random(f"key {seed}").randbytes(32).hex()


def new_round(rules: Rules, players: int, seed: object) -> Round:
    r = rules.new_round(players)
    load_key(r, key_of(seed))
    r.dealer = Random(f"dealer {seed}").randrange(players)
    start_round(r)
    return r


def random_play(rules: Rules, players: int, moves: int, seed: object) -> Iterator[tuple[Round, int, int]]:
    """Rounds of uniformly random play: before each of this many moves, the record, the seat and the move."""
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
    made = random_play(rules, players, most, seed)
    for _ in range(Random(f"when {seed}").randrange(1, most)):
        r, _, _ = next(made)
    return r
