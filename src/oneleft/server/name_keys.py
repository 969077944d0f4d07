"""The keys of claimed names: recovery codes, of which a digest is stored, and passkeys."""

from __future__ import annotations

import secrets
from hmac import compare_digest
from typing import Any

from oneleft.protocol import claimed_names as p
from oneleft.protocol.recovery_codes import read_code
from oneleft.room.error_codes import Refused

from . import stored_names as stored
from .expiring_tokens import LIFETIME, ExpiringTokens
from .identities import Identities
from .node import Node
from .passkeys import Host, challenge_in, check_available, check_made, check_used, to_base64
from .rate_limits import RateLimiter
from .table_requests import ask


class NameKeys:
    """Checks the keys that people show. A challenge holds for the device that asked for it, and is answered once."""

    def __init__(self, node: Node, identities: Identities) -> None:
        self.node, self.identities = node, identities
        self.challenges = ExpiringTokens("challenge", identities, node.clock)
        self.guesses = RateLimiter(*node.limits.guesses)  # of recovery codes that were wrong, by name

    # Recovery codes

    def recovery(self, person: str, given: str) -> str:
        """The digest of a code that is stored. A slip of the pen is noticed before anything is looked up."""
        code = read_code(given)
        if code is None:
            raise Refused("recovery-slip")
        return self.identities.digest("recovery", person, code)

    def check_recovery(self, name: Any, given: str) -> None:
        """Refuse a code that is not this name's. Wrong ones are limited; the right one opens however many came before.

        So strangers cannot lock the owner out, and 90 random bits are not guessed.
        """
        found = self.recovery(name.person, given)
        if name.recovery and compare_digest(name.recovery, found):
            return
        raise Refused("wrong-recovery" if self.guesses.admits(name.person) else "too-fast", given=name.name)

    # Passkeys

    def passkey_id(self, credential: str) -> str:
        return self.identities.digest("passkey", credential)

    def challenge(self, player: str, secret: str, passkeys: list[Any], host: Host) -> p.Challenge:
        """What a browser needs to make a passkey for a player, or to use one."""
        check_available(host)
        return p.Challenge(
            challenge=to_base64(self.challenges.make(secrets.token_hex(8), secret).encode()),
            host=host.name,
            user=to_base64(self.identities.digest("passkey user", player).encode()),
            exclude=[to_base64(row.credential) for row in passkeys],
        )

    def check_challenge(self, passkey: p.MadePasskey | p.UsedPasskey, secret: str, host: Host) -> str:
        check_available(host)
        challenge = challenge_in(passkey)
        if not self.challenges.is_valid(challenge, secret):
            raise Refused("bad-challenge")
        return challenge

    async def use_up(self, challenge: str) -> None:
        now, used = self.node.clock.now(), self.identities.digest("used", challenge)
        if not await ask(self.node, stored.answer_once, self.node.store, used, now + LIFETIME, now):
            raise Refused("bad-challenge")

    async def new_passkey(self, made: p.MadePasskey, secret: str, person: str, host: Host) -> dict[str, Any]:
        """A new passkey as it is stored."""
        challenge = self.check_challenge(made, secret, host)
        key = check_made(made, challenge, host)
        await self.use_up(challenge)
        passkey_id = self.passkey_id(to_base64(key.credential))
        return {"id": passkey_id, "person": person, "added": self.node.clock.now()} | key._asdict()

    async def opened_by(self, used: p.UsedPasskey, secret: str, host: Host) -> Any:
        """The name that a passkey opens."""
        challenge = self.check_challenge(used, secret, host)
        found = await ask(self.node, stored.find_passkey, self.node.store, self.passkey_id(used.id))
        if found is None:
            raise Refused("unknown-passkey")
        counter = check_used(used, challenge, host, found.public_key, found.counter)
        await self.use_up(challenge)
        await ask(self.node, stored.note_use, self.node.store, found.id, counter)
        return found
