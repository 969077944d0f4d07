"""What both environments share: reading arguments, spaces, and the reasons why an action is refused."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from oneleft.errors import IllegalAction, SetupError
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.editions import Edition
from oneleft.rules.round import Round
from oneleft.table.explain_refusal import explain_refusal
from oneleft.table.fairness import key_from_seed, new_key

from .actions import ACTIONS, decode
from .observation import LAYOUTS, layout

OBSERVATIONS = ("int8", "float32", "dict")
REACTIONS = ("explicit", "automatic")


def parse_rules(rules: Rules | str) -> Rules:
    return Rules.parse(rules) if isinstance(rules, str) else rules


def parse_choice(name: str, given: str, known: Collection[str]) -> str:
    """The value of an argument that has only a few."""
    if given not in known:
        raise SetupError("env-choice", name=name, given=str(given), known=", ".join(known))
    return given


def parse_reactions(reactions: str) -> bool:
    """Whether reactions are automatic."""
    return parse_choice("reactions", reactions, REACTIONS) == "automatic"


def key_for(seed: int | None) -> str:
    """The key of all games of this seed."""
    return new_key() if seed is None else key_from_seed(seed)


def row_space(players: int, version: int = 1, dtype: type = np.int8) -> spaces.Box:
    """The space of observations in games with this many players."""
    sections = [section for _, section in layout(players, version)]
    lengths = [section.length for section in sections]
    low: Any = np.repeat(np.array([section.least for section in sections], dtype), lengths)
    high: Any = np.repeat(np.array([section.most for section in sections], dtype), lengths)
    return spaces.Box(low, high, dtype=dtype)


def observation_space(form: str, players: int, version: int) -> spaces.Space[Any]:
    """The space of observations in one of their forms."""
    if form == "dict":
        parts = [part for _, part in layout(players, version)]
        return spaces.Dict({part.name: spaces.Box(part.least, part.most, (part.length,), np.int8) for part in parts})
    return row_space(players, version, np.float32 if form == "float32" else np.int8)


def parse_version(version: int) -> int:
    return int(parse_choice("version", str(version), [str(one) for one in LAYOUTS]))


def unknown_action(given: object) -> IllegalAction:
    return IllegalAction("env-action", given=str(given), most=str(ACTIONS - 1))


def refuse_action(
    edition: Edition, r: Round, seating: Sequence[int], chair: int, names: tuple[str, ...], action: int
) -> IllegalAction:
    """Explain what the action would have been, and why the mask does not offer it."""
    who = names[seating[chair]]
    if not 0 <= action < ACTIONS:
        return unknown_action(action)
    code = decode(r, chair, action)
    if code == NONE:
        return IllegalAction("env-pass", "TURN-3", who=who)
    refused = explain_refusal(edition, r, seating, chair, code, names)
    if refused is None:
        return IllegalAction("env-automatic", action=str(action))
    words = "none" if refused.move is None else refused.move.partition(" ")[2]
    return IllegalAction("env-refused", refused.rule, action=str(action), who=who, move=words, why=refused.explain)
