"""The policies by name, and the weights of those that weigh."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from oneleft.rules.config import Rules

from .weighted import LENGTH, NUMBERS_OF_PLAYERS, WEIGHTS

PLAIN = ("random", "uniform", "first")
WEIGHED = ("easy", "steady", "sharp")
POLICIES = (*PLAIN, *WEIGHED, "own")
TABLE = NUMBERS_OF_PLAYERS * LENGTH  # the numbers of one bot's table

Row = dict[str, int]  # a weight by its name; what is left out is 0


class WeightFile(msgspec.Struct, forbid_unknown_fields=True):
    """Rows by the family of rules and the number of players, and the command that made them."""

    made: str
    rows: dict[str, dict[int, Row]]


def family(rules: Rules, matches: bool) -> str:
    """What a row is tuned for: the house rules that change what cards are worth, and who pays for cards left."""
    words = [name for name in ("progressive", "seven_zero") if getattr(rules, name)]
    if matches and rules.format in ("lowest", "challenge"):
        words.append("charged")
    return "+".join(words) or "plain"


def numbers(row: Row) -> list[int]:
    return [row.get(name, 0) for name in WEIGHTS]


@cache
def read_weights(bot: str) -> WeightFile:
    data = resources.files(__package__).joinpath("weights", f"{bot}.json").read_bytes()
    return msgspec.json.decode(data, type=WeightFile, strict=False)


def row_for(weights: WeightFile, rules: Rules, matches: bool, players: int) -> Row:
    """The row of the family that shares most with these rules, for the nearest number of players."""
    wanted = set(family(rules, matches).split("+"))
    nearest = min(weights.rows, key=lambda name: len(wanted ^ set(name.split("+"))))
    rows = weights.rows[nearest]
    return rows[min(rows, key=lambda count: (abs(count - players), count))]


def table_of(weights: WeightFile, rules: Rules, matches: bool) -> list[int]:
    """One bot's table under these rules: a row for each number of players, one after the other."""
    partners = matches and rules.format in ("partners", "rotating", "eight")
    rows = [row_for(weights, rules, matches, players) | {"partners": partners} for players in range(NUMBERS_OF_PLAYERS)]
    return [number for row in rows for number in numbers(row)]


def tables(rules: Rules, matches: bool) -> list[int]:
    """The tables of all bots that weigh, one after the other."""
    return [number for bot in WEIGHED for number in table_of(read_weights(bot), rules, matches)]
