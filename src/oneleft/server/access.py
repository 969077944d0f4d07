"""Access to a server: open to all, or only to those who know its invite code or were signed in by its proxy."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

from oneleft.errors import SetupError
from oneleft.protocol.invites import INVITE
from oneleft.room.error_codes import Refused

from .addresses import Proxies

CODE = re.compile(r"[A-Za-z0-9._~-]{6,64}")  # fits a cookie and a link, and is too long to guess by trying
HEADER_NAME = re.compile(r"[A-Za-z0-9-]{1,64}")


def read_invite_code(given: str) -> str:
    if given and not CODE.fullmatch(given):
        raise SetupError("serve-invite-code")
    return given


def read_sign_in_header(given: str, proxies: object) -> str:
    """A header proves something only if it comes from a proxy that this server knows."""
    if given and not (HEADER_NAME.fullmatch(given) and proxies):
        raise SetupError("serve-sign-in-header", given=given)
    return given.lower()


@dataclass(frozen=True, slots=True)
class Access:
    """Who may use the server: people who know an invite code, or whom a proxy has signed in. `Admission` asks it.

    Without a code and a header it is open. With both, either is enough.
    """

    invite_code: str = ""
    sign_in_header: str = ""  # in lower case

    @property
    def is_open(self) -> bool:
        return not self.invite_code and not self.sign_in_header

    def check(self, scope: Any, proxies: Proxies) -> None:
        """Refuse a request to the API from outside. The page itself, health and metrics are for all."""
        is_preflight = scope.get("method") == "OPTIONS"  # of another site's page: it can carry no code
        if self.is_open or is_preflight or not scope["path"].startswith("/api/") or self.is_signed_in(scope, proxies):
            return
        given = invite_of(scope["headers"])
        if not self.invite_code:
            raise Refused("no-sign-in")
        if not given:
            raise Refused("no-invite")
        if not compare_digest(given.encode(), self.invite_code.encode()):
            raise Refused("wrong-invite")

    def is_signed_in(self, scope: Any, proxies: Proxies) -> bool:
        if not self.sign_in_header or scope["client"][0] not in proxies:
            return False
        wanted = self.sign_in_header.encode()
        return any(name == wanted and value.strip() for name, value in scope["headers"])


def invite_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The code that a program gives in a header, and the page in a cookie of the same name."""
    given = {name: value.decode("latin-1") for name, value in headers}
    cookies = [cookie.strip().partition("=") for cookie in given.get(b"cookie", "").split(";")]  # some may be malformed
    return given.get(INVITE.encode(), "") or next((value for name, _, value in cookies if name == INVITE), "")
