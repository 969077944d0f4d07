"""The file of a net: its weights, for most tables and for families of tables, and the command that made them."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from importlib import resources

import msgspec

from oneleft.rules.config import Rules

from .net_inputs import rules_rows
from .net_layers import FIRST, FIRST_BIAS, WEIGHTS

VERSION = 3  # of the inputs and of the order of the weights
ITEM = "i"  # 32-bit whole numbers, little-endian in the file
MOST_TABLES, CHARGED, SERIES = FAMILIES = ("", "charged", "multi_play")


class NetFile(msgspec.Struct, forbid_unknown_fields=True):
    """The weights in the order of `KeenNet.weights`, before the rows of any rules are added, compressed by zlib."""

    made: str
    version: int
    weights: dict[str, bytes]  # by family


def net_family(rules: Rules, matches: bool) -> str:
    """Tables at which other play is good have weights of their own."""
    if matches and rules.format.charged:
        return CHARGED
    return SERIES if rules.multi_play else MOST_TABLES


def pack_net(made: str, weights: dict[str, list[int]]) -> bytes:
    return msgspec.msgpack.encode(NetFile(made, VERSION, {family: _pack(weights[family]) for family in FAMILIES}))


def _pack(weights: list[int]) -> bytes:
    values = array(ITEM, weights)
    if sys.byteorder == "big":
        values.byteswap()
    return zlib.compress(values.tobytes(), 9)


@cache
def read_file(policy: str) -> NetFile:
    """The file that comes with a policy."""
    data = resources.files(__package__).joinpath("weights", f"{policy}.net").read_bytes()
    return msgspec.msgpack.decode(data, type=NetFile)


def made_by(policy: str) -> str:
    """The command that made the net."""
    return read_file(policy).made


@cache
def read_net(policy: str, family: str = MOST_TABLES) -> list[int]:
    """The weights of the net at tables of a family."""
    file = read_file(policy)
    values = array(ITEM, zlib.decompress(file.weights[family]))
    if (file.version, len(values)) != (VERSION, WEIGHTS):
        raise ValueError(f"{policy}.net does not fit this version: make it again with oneleft train")
    if sys.byteorder == "big":
        values.byteswap()
    return values.tolist()


def net_for(policy: str, rules: Rules, matches: bool) -> list[int]:
    """The weights of the net at a table with these rules."""
    return with_rules(read_net(policy, net_family(rules, matches)), rules, matches)


def with_rules(weights: list[int], rules: Rules, matches: bool) -> list[int]:
    """The weights under these rules: the rows of the rules are part of the bias."""
    weights = weights.copy()
    for row in rules_rows(rules, matches):
        for i in range(FIRST):
            weights[FIRST_BIAS + i] += weights[FIRST * row + i]
    return weights
