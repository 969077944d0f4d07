"""What a table refuses besides illegal moves: each refusal has a code, a status and a sentence."""

from __future__ import annotations

from typing import Any

from oneleft.errors import IllegalMove, NotationError, OneleftError
from oneleft.protocol.codes import CODES


class Refused(OneleftError):
    """A request was refused. Nothing has changed."""

    def __init__(self, code: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(f"server-{code}", rule, **args)
        self.code = code

    @property
    def status(self) -> int:
        return CODES[self.code][0]

    @property
    def close_code(self) -> int:
        return CODES[self.code][1]


def code_of(fault: OneleftError) -> str:
    """The code of a refusal: ``illegal`` for a move against the rules, ``notation`` for one that cannot be parsed."""
    if isinstance(fault, Refused):
        return fault.code
    if isinstance(fault, IllegalMove):
        return "illegal"
    return "notation" if isinstance(fault, NotationError) else "bad-setting"


def status_of(fault: OneleftError) -> int:
    return CODES[code_of(fault)][0]
