"""Who may use the operator's desk over HTTP: whoever has the admin token that the server was started with."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hmac import compare_digest

from oneleft.errors import SetupError
from oneleft.room.error_codes import Refused

from .limits import GUESSES
from .rate_limits import RateLimiter

TOKEN = re.compile(r"[\x21-\x7e]{16,200}")  # fits a header, and is too long to guess


def read_admin_token(given: str) -> str:
    if given and not TOKEN.fullmatch(given):
        raise SetupError("serve-admin-token")
    return given


@dataclass(frozen=True, slots=True)
class DeskAccess:
    """Without a token there is no desk. Guesses are limited for each address, whatever ``--rate`` says."""

    token: str = ""
    guesses: RateLimiter = field(default_factory=lambda: RateLimiter(*GUESSES))

    def check(self, authorization: str, address: str) -> None:
        if not self.token:
            raise Refused("no-desk")
        scheme, _, given = authorization.partition(" ")
        if scheme.lower() != "bearer" or not given.strip():
            raise Refused("no-admin-token")
        if self.guesses.is_used_up(address):
            raise Refused("too-fast")
        if not compare_digest(given.strip().encode(), self.token.encode()):
            self.guesses.admits(address)
            raise Refused("wrong-admin-token")
