"""Policies that users write: compiled by themselves first for a readable error, and checked move by move."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.core.errors import NumbaError
from numba.extending import register_jitable

from oneleft.errors import PolicyError
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import LEGAL, NO_SUCH_MOVE, refusal
from oneleft.table.event_builder import EventBuilder
from oneleft.table.illegal_move import refuse
from oneleft.table.notation import decode

from .compiler import RECORD, to_round

Policy = Callable[[Any, int, int], int]


class IllegalAnswer(Exception):
    """Raised in compiled code: the seat, the move of its policy, and two words that identify the table."""


def checked_policy(policy: Policy) -> Policy:
    """The same policy for compiled loops. An illegal move stops the loop with an `IllegalAnswer`."""
    policy = getattr(policy, "py_func", policy)  # the plain function, if the user has compiled it
    check_compiles(policy)
    answer = register_jitable(policy)

    @register_jitable
    def checked(r: Any, seat: int, word: int) -> int:
        move = answer(r, seat, word)
        if move == NONE and seat != r.turn:
            return move
        if move < 0 or move >= MOVES or refusal(r, seat, move) != LEGAL:
            raise IllegalAnswer(seat, move, r.key[0], r.nonce[0])
        return move

    return checked


def check_compiles(policy: Policy) -> None:
    """Raise a `PolicyError` unless numba compiles the policy and it returns a whole number."""
    name = getattr(policy, "__name__", str(policy))
    if not callable(policy):
        raise PolicyError("policy-no-function", name=name)
    number = numba.int64
    try:
        (signature,) = numba.njit([(numba.from_dtype(RECORD), number, number)])(policy).nopython_signatures
    except Exception as error:  # numba raises all kinds: for example KeyError for a field that the record does not have
        reason = shorten_numba_error(f"{error_prefix(error)}{error}")
        raise PolicyError("policy-not-compiled", name=name, reason=reason) from error
    if not isinstance(signature.return_type, numba.types.Integer):
        raise PolicyError("policy-no-number", name=name, given=str(signature.return_type))


def error_prefix(error: Exception) -> str:
    """The name of an error that is not numba's: its text alone would say too little."""
    return "" if isinstance(error, NumbaError) else f"{type(error).__name__}: "


def shorten_numba_error(message: str) -> str:
    """What numba found, without the pages about where it looked and without the record's many fields."""
    message = re.sub(r"Record\(\w+\[.*?\];\d+;\w+\)", "the record", message)
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    end = next((i for i, line in enumerate(lines) if line.startswith("During:")), len(lines))
    useful = [line for line in lines[:end] if not line.startswith(("Failed in nopython", "<source elided>"))]
    return " ".join(useful)


def explain_illegal_answer(rules: Rules, records: np.ndarray[Any, Any], answer: IllegalAnswer) -> PolicyError:
    """Why the move is illegal at the table where the policy made it."""
    seat, code, *words = answer.args
    if code == NONE:
        return PolicyError("policy-silent", "TURN-3", seat=str(seat))
    r = next(to_round(record) for record in records if [record["key"][0], record["nonce"][0]] == words)
    reason = refusal(r, seat, code) if 0 <= code < MOVES else NO_SUCH_MOVE
    if reason == NO_SUCH_MOVE:
        return PolicyError("policy-no-move", seat=str(seat), code=str(code))
    chairs = tuple(range(r.players))
    move = decode(rules.edition, seat, code, chairs)
    refused = refuse(reason, move, r, EventBuilder(rules.edition, chairs), tuple(f"seat {chair}" for chair in chairs))
    why = refused.explain
    return PolicyError("policy-refused", refused.rule, seat=str(seat), code=str(code), move=str(move), why=why)
