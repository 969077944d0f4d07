"""The digests by which people at tables are told apart.

The key is in the database, but in no log: with the logs alone, nobody can try out names, addresses or secrets. Without
it nobody can look for a secret with someone else's tag either.
"""

from __future__ import annotations

import hmac
from base64 import b32encode

import msgspec

from oneleft.room import entries as n
from oneleft.room.results import player_key
from oneleft.room.state import Room

from .addresses import network_of
from .look_alikes import check_look_alike

DIGEST_LENGTH = 32  # characters, of five bits each


class Identities:
    """Makes the digests, with the key of the database: the same person has the same ones on every node.

    Tables, tournaments, quick matches and the deal of the day ask here. Names, addresses and secrets go in, and only
    digests come out.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def identify(self, room: Room, sat: n.Sat, secret: str, address: str) -> n.Sat:
        """The entry with what tells this person apart. A name that looks like another one at the table is refused.

        The digests of the device and the network hold for this table alone: they do not follow anyone.
        """
        check_look_alike(room, sat.name)
        return msgspec.structs.replace(sat, **self.digests(room.id, sat.name, secret, address))

    def digests(self, place: str, name: str, secret: str, address: str) -> dict[str, str]:
        """What tells a person apart at a place, which is a table or a tournament."""
        return {
            "person": self.person(name, secret),
            "device": self.digest("device", place, secret) if secret else "",
            "network": self.digest("network", place, network_of(address)) if address else "",
        }

    def person(self, name: str, secret: str) -> str:
        """The rated player; nobody without a secret."""
        return self.digest("person", player_key(name), secret) if secret else ""

    def digest(self, *parts: str) -> str:
        made = hmac.digest(self.key, "\0".join(parts).encode(), "sha256")
        return b32encode(made).decode().lower()[:DIGEST_LENGTH]
