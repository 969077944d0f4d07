"""The digests by which people at tables are told apart.

The key is in the database, but in no log: with the logs alone, nobody can try out names, addresses or secrets. Without
it nobody can look for a secret with someone else's tag either.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from typing import NamedTuple

import msgspec

from oneleft.room import entries as n
from oneleft.room.rated import is_claimed
from oneleft.room.results import player_key
from oneleft.room.state import Room

from .addresses import network_of
from .look_alikes import check_look_alike, looks

DIGEST_LENGTH = 32  # characters, of five bits each


class Person(NamedTuple):
    """Someone who wants to sit down: `Names.who` finds out who it is."""

    name: str
    secret: str  # of the device
    address: str
    id: str  # the rated player; nothing without a secret

    @property
    def daily_secret(self) -> str:
        """Of whom there is one in a day: the device, or the owner of a claimed name on all their devices."""
        return self.id if is_claimed(self.id) else self.secret


class Identities:
    """Makes the digests, with the key of the database: the same person has the same ones on every node.

    Tables, tournaments, quick matches and the deal of the day ask here. Names, addresses and secrets go in, and only
    digests come out.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def identify(self, room: Room, sat: n.Sat, person: Person) -> n.Sat:
        """The entry with what tells this person apart. A name that looks like another one at the table is refused.

        The digests of the device and the network hold for this table alone: they do not follow anyone.
        """
        check_look_alike(room, sat.name)
        return msgspec.structs.replace(sat, **self.digests(room.id, person))

    def digests(self, place: str, person: Person) -> dict[str, str]:
        """What tells a person apart at a place, which is a table or a tournament."""
        return {
            "player_id": person.id,
            "device": self.digest("device", place, person.secret) if person.secret else "",
            "network": self.digest("network", place, network_of(person.address)) if person.address else "",
        }

    def player_id(self, name: str, secret: str) -> str:
        """The player that a name and a device make while nobody has claimed the name; nobody without a secret."""
        return self.digest("person", player_key(name), secret) if secret else ""

    def looks(self, name: str) -> dict[str, str]:
        """Digests of what a name looks like."""
        return {key: self.digest("look", look) for key, look in looks(name).items()}

    def digest(self, *parts: str) -> str:
        made = hmac.digest(self.key, "\0".join(parts).encode(), "sha256")
        return b32encode(made).decode().lower()[:DIGEST_LENGTH]
