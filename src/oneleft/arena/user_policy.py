"""Policies that users write: compiled by themselves, passed to kernels, and checked move by move."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.errors import NumbaError

from oneleft.errors import PolicyError
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.table.explain_refusal import explain_refusal

from .addresses import address_in, address_of, caller_of
from .compiler import RECORD, cache_directory, cache_in, compiled, tell_about_compiling, to_round

Policy = Callable[[Any, int, int], int]
ROUND_TYPE = numba.from_dtype(RECORD)


def signature_of(record: Any) -> Any:
    """The signature of a policy in compiled code, for records of this type."""
    return numba.int64(record, numba.int64, numba.int64)


call_policy: Any = caller_of(signature_of)


def is_in_file(name: str) -> bool:
    """Whether this names a function in a file, such as ``my.py:f``."""
    return ".py:" in name


@cache
def load_policy(name: str) -> Policy:
    """The function in a file."""
    path, _, function = name.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise PolicyError("policy-no-file", file=path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever the user's file raises
        raise PolicyError("policy-file-fails", file=path, reason=f"{type(error).__name__}: {error}") from error
    policy: Policy | None = getattr(module, function, None)
    if policy is None:
        raise PolicyError("policy-not-in-file", file=path, name=function)
    return policy


class IllegalAnswer(Exception):
    """Raised in compiled code: the seat, the move of its policy, and two words that identify the table."""


@cache
def compile_policy(policy: Policy, record: Any = ROUND_TYPE) -> Any:
    """The policy compiled, on its own for a readable error. It is cached, so its machine code stays where it is."""
    expected = signature_of(record)
    policy = getattr(policy, "py_func", policy)  # the plain function, if the user has compiled it
    name = getattr(policy, "__name__", str(policy))
    if not callable(policy):
        raise PolicyError("policy-no-function", name=name)
    try:
        dispatcher: Any = kept(policy, expected.args)
    except Exception as error:  # numba raises all kinds: for example KeyError for a field that the record does not have
        reason = shorten_numba_error(f"{error_prefix(error)}{error}")
        raise PolicyError("policy-not-compiled", name=name, reason=reason) from error
    (returned,) = (signature.return_type for signature in dispatcher.nopython_signatures)
    if not isinstance(returned, types.Integer):
        raise PolicyError("policy-no-number", name=name, given=str(returned))
    if returned != expected.return_type:
        dispatcher = kept(policy, expected)
    return dispatcher


def kept(policy: Policy, signature: Any) -> Any:
    """The policy compiled, and its machine code kept if it stands in a file: numba notices when that changes."""
    tell_about_compiling(policy, key="policy-compiling")
    with cache_in(cache_directory()):
        try:
            return numba.njit([signature], cache=True)(policy)
        except RuntimeError as error:  # typed in, so there is no file
            if "no locator available" not in str(error):
                raise
            return numba.njit([signature])(policy)


def policy_address(policy: Policy, record: Any) -> int:
    """Where the machine code of a policy is, for records of this type."""
    return address_in(compile_policy(policy, record), signature_of(record))


@compiled  # by itself: an exception with arguments needs memory, and few need the check
def check_answer(r: Any, seat: int, move: int) -> int:
    """The same move. An illegal one stops the kernel with an `IllegalAnswer`."""
    if move == NONE and seat != r.turn:
        return move
    if move < 0 or move >= MOVES or refusal(r, seat, move) != LEGAL:
        raise IllegalAnswer(seat, move, r.key[0], r.nonce[0])
    return move


def check_address(record: Any) -> int:
    """Where the machine code of `check_answer` is. Its signature is a policy's, with the move in place of the word."""
    return address_of(check_answer, signature_of(record))


def error_prefix(error: Exception) -> str:
    """The name of an error that is not numba's: its text alone would say too little."""
    return "" if isinstance(error, NumbaError) else f"{type(error).__name__}: "


def shorten_numba_error(message: str) -> str:
    """What numba found, without the pages about where it looked and without the record's many fields."""
    message = re.sub(r"\x1b\[[0-9;]*m", "", message)  # colours, where colorama is installed
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
    names = tuple(f"seat {chair}" for chair in range(r.players))
    refused = explain_refusal(rules.edition, r, range(r.players), seat, code, names)
    if refused is None or refused.move is None:
        return PolicyError("policy-no-move", seat=str(seat), code=str(code))
    why = refused.explain
    return PolicyError("policy-refused", refused.rule, seat=str(seat), code=str(code), move=refused.move, why=why)
