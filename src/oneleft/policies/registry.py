"""The policies by name, and the weights of those that use weights."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from oneleft.rules.config import Rules
from oneleft.rules.formats import NO_PARTNERS

from .characters import CHARACTERS
from .weight_row import PLAYER_COUNTS, ROW_LENGTH, WEIGHTS

BASIC = ("random", "uniform", "first")
NETS = ("keen",)
WEIGHT_BOTS = ("easy", "steady", "sharp")  # each with a file of weights
WEIGHTED = (*WEIGHT_BOTS, *CHARACTERS)
POLICIES = (*BASIC, *NETS, *WEIGHTED)  # the weighted ones last: compiled code knows the numbers of the others
NAMED = (*BASIC, *WEIGHT_BOTS, *NETS, *CHARACTERS)  # those that come with the package
TABLE_LENGTH = PLAYER_COUNTS * ROW_LENGTH  # the weights of one policy: a row for each number of players

Row = dict[str, int]  # weights by name; a missing one is 0
Rows = dict[str, dict[int, Row]]  # by family of rules and number of players


class WeightFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of weights: rows by family of rules and number of players, and the commands that made them.

    A family whose name begins with a plus sign is a house rule. Its rows hold a few weights, which replace those of
    the row that is used without it.
    """

    made: str
    rows: Rows


def weight_family(rules: Rules, matches: bool) -> str:
    """What a row is tuned for: the house rules that change the value of cards, and who pays for cards left over.

    >>> weight_family(Rules("jam", progressive=True, seven_zero=True, jump_in=True), matches=False)
    'progressive+seven_zero'
    """
    words = [name for name in ("progressive", "seven_zero") if rules.is_on(name)]
    if matches and rules.format.charged:
        words.append("charged")
    return "+".join(words) or "plain"


def row_values(row: Row) -> list[int]:
    """The weights of a row in the order of `WEIGHTS`."""
    return [row.get(name, 0) for name in WEIGHTS]


@cache
def read_weights(policy: str) -> WeightFile:
    """The weights that come with a policy. A character has those of another policy, but for a few."""
    if policy in CHARACTERS:
        character = CHARACTERS[policy]
        rows = read_weights(character.like).rows
        changed = {
            family: {players: row | character.weights for players, row in of_family.items()}
            for family, of_family in rows.items()
        }
        return WeightFile("by hand", changed)
    data = resources.files(__package__).joinpath("weights", f"{policy}.json").read_bytes()
    return msgspec.json.decode(data, type=WeightFile, strict=False)


def row_for(weights: WeightFile, rules: Rules, matches: bool, players: int) -> Row:
    """The row of the family that shares most with these rules, with the weights of house rules put over it."""
    wanted = set(weight_family(rules, matches).split("+"))
    whole = [name for name in weights.rows if not name.startswith("+")]
    row = nearest_row(weights.rows[min(whole, key=lambda name: len(wanted ^ set(name.split("+"))))], players)
    for name, rows in weights.rows.items():
        if name.startswith("+") and rules.is_on(name[1:]):
            row = row | nearest_row(rows, players)
    return row


def nearest_row(rows: dict[int, Row], players: int) -> Row:
    """The row for the nearest number of players."""
    return rows[min(rows, key=lambda count: (abs(count - players), count))]


def weight_table(weights: WeightFile, rules: Rules, matches: bool) -> list[int]:
    """The weights of one policy under these rules: a row for each number of players, one after the other."""
    partners = matches and rules.format.partners != NO_PARTNERS
    rows = [row_for(weights, rules, matches, players) | {"partners": partners} for players in range(PLAYER_COUNTS)]
    return [value for row in rows for value in row_values(row)]


def all_weight_tables(rules: Rules, matches: bool) -> list[int]:
    """The tables of all weighted policies, one after the other."""
    return [value for policy in WEIGHTED for value in weight_table(read_weights(policy), rules, matches)]
