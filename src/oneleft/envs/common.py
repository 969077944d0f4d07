"""What both environments share: reading arguments, spaces, and the reasons why an action is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

import numpy as np
from gymnasium import spaces

from oneleft.errors import IllegalAction, SetupError
from oneleft.rules.cards import NO_SPECIAL, NONE, SPECIAL, rank_of
from oneleft.rules.config import Rules
from oneleft.rules.editions import Edition
from oneleft.rules.moves import JUMP_UNO, operand_of, verb_of
from oneleft.rules.refusal import LEGAL, NO_SUCH_MOVE, refusal
from oneleft.rules.round import Round
from oneleft.table.event_builder import EventBuilder
from oneleft.table.fairness import new_key
from oneleft.table.illegal_move import refuse
from oneleft.table.notation import Move
from oneleft.table.notation import decode as decode_move

from .actions import ACTIONS, decode
from .observation import layout

REACTIONS = ("explicit", "automatic")


def parse_rules(rules: Rules | str) -> Rules:
    return Rules.parse(rules) if isinstance(rules, str) else rules


def parse_reactions(reactions: str) -> bool:
    """Whether reactions are automatic."""
    if reactions not in REACTIONS:
        raise SetupError("env-reactions", given=str(reactions), known=", ".join(REACTIONS))
    return reactions == "automatic"


def key_for(seed: int | None) -> str:
    """The key of all games of this seed."""
    if seed is not None and (not isinstance(seed, SupportsIndex) or index(seed) < 0):
        raise SetupError("env-seed", given=str(seed))
    return new_key() if seed is None else hashlib.sha256(f"oneleft seed {seed}".encode()).hexdigest()


def row_space(players: int) -> spaces.Box:
    """The space of observations in games of so many players."""
    sections = [section for _, section in layout(players)]
    lengths = [section.length for section in sections]
    low = np.repeat(np.array([section.least for section in sections], np.int8), lengths)
    high = np.repeat(np.array([section.most for section in sections], np.int8), lengths)
    return spaces.Box(low, high, dtype=np.int8)


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
    exists = move_exists(r, chair, code)
    reason = refusal(r, chair, code) if exists else NO_SUCH_MOVE
    if reason == LEGAL:
        return IllegalAction("env-automatic", action=str(action))
    move = decode_move(edition, chair, code, seating) if exists else Move(chair, "none")
    refused = refuse(reason, move, r, EventBuilder(edition, tuple(seating)), names)
    words = str(move).partition(" ")[2] if exists else "none"
    return IllegalAction("env-refused", refused.rule, action=str(action), who=who, move=words, why=refused.explain)


def move_exists(r: Round, chair: int, code: int) -> bool:
    """Whether the deck has the card that the move names, and the table the seat."""
    if refusal(r, chair, code) == NO_SUCH_MOVE:
        return False
    return r.special != NO_SPECIAL or verb_of(code) > JUMP_UNO or rank_of(operand_of(code)) != SPECIAL
