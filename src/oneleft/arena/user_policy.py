"""Policies that users write: compiled on their own first, so that an error speaks of them, and held to the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.core.errors import NumbaError
from numba.extending import register_jitable

from oneleft.lang import Explained
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import LEGAL, NO_SUCH_MOVE, refusal
from oneleft.table.event_builder import EventBuilder
from oneleft.table.illegal_move import refuse
from oneleft.table.notation import decode

from .compiler import RECORD, to_round

Policy = Callable[[Any, int, int], int]


class PolicyError(Explained, ValueError):
    """A policy that cannot be compiled, or that does not keep the rules."""


class IllegalAnswer(Exception):
    """Raised within compiled code: the seat, the move that its policy made, and by which words to know the table."""


def held_to_the_rules(own: Policy) -> Policy:
    """The same policy for compiled loops, which a move that is not legal brings to a stop."""
    own = getattr(own, "py_func", own)  # as it was before the user compiled it
    check_compiles(own)
    answer = register_jitable(own)

    @register_jitable
    def checked(r: Any, seat: int, word: int) -> int:
        move = answer(r, seat, word)
        if move == NONE and seat != r.turn:
            return move
        if move < 0 or move >= MOVES or refusal(r, seat, move) != LEGAL:
            raise IllegalAnswer(seat, move, r.key[0], r.nonce[0])
        return move

    return checked


def check_compiles(own: Policy) -> None:
    name = getattr(own, "__name__", str(own))
    if not callable(own):
        raise PolicyError("policy-no-function", name=name)
    number = numba.int64
    try:
        (made,) = numba.njit([(numba.from_dtype(RECORD), number, number)])(own).nopython_signatures
    except Exception as error:  # numba raises what it likes: a KeyError where the record has no such field
        raise PolicyError("policy-not-compiled", name=name, reason=essence(f"{kind_of(error)}{error}")) from error
    if not isinstance(made.return_type, numba.types.Integer):
        raise PolicyError("policy-no-number", name=name, given=str(made.return_type))


def kind_of(error: Exception) -> str:
    return "" if isinstance(error, NumbaError) else f"{type(error).__name__}: "


def essence(message: str) -> str:
    """What numba found, without the pages about where it looked and without the record's many fields."""
    told = re.sub(r"Record\(\w+\[.*?\];\d+;\w+\)", "the record", message)
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    told_last = next((i for i, line in enumerate(lines) if line.startswith("During:")), len(lines))
    useful = [line for line in lines[:told_last] if not line.startswith(("Failed in nopython", "<source elided>"))]
    return " ".join(useful)


def explain_answer(rules: Rules, records: np.ndarray[Any, Any], answered: IllegalAnswer) -> PolicyError:
    """Why the table at which it was played refuses the answer."""
    seat, code, *words = answered.args
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
