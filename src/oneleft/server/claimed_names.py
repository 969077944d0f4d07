"""Names that are one's own: a claimed nickname belongs to whoever has one of its keys, on every device of theirs.

A device is signed in under a name if the player that it would otherwise be there is in `DEVICES`. Everything follows
from the request and the database, so every node answers alike.
"""

from __future__ import annotations

from typing import Any

from oneleft.protocol import claimed_names as p
from oneleft.protocol.tables import Document
from oneleft.room.clean_text import clean_name
from oneleft.room.error_codes import Refused
from oneleft.room.rated import claimed_person
from oneleft.room.results import player_key, tag_of

from . import stored_names as stored
from .expiring_tokens import ExpiringTokens
from .identities import Identities, Person
from .name_keys import NameKeys
from .node import Node
from .passkeys import Host, is_installed
from .table_requests import ask

SHOWN_ID = 8  # characters of a passkey's id
Asker = p.OnDevice | p.ClaimName | p.OwnerAsks


class Names:
    """Whose names are whose. What looks like a claimed name belongs to it too."""

    def __init__(self, node: Node, identities: Identities) -> None:
        self.node, self.identities = node, identities
        self.keys = NameKeys(node, identities)
        self.proofs = ExpiringTokens("proof", identities, node.clock)

    async def who(self, nickname: str, secret: str, address: str) -> Person:
        """Who wants to sit down under a name. It is refused if it belongs to someone who is not signed in here."""
        name = clean_name(nickname)
        device = self.identities.player_id(name, secret)
        own = await self.signed_in(device)
        if own is None and (owned := await self.find(name)) is not None:
            raise Refused("name-owned", given=name, name=owned.name)
        return Person(name, secret, address, device if own is None else own.person)

    async def find(self, name: str) -> Any:
        """The claimed name that is the same as this one, or looks like it; or None."""
        return await ask(self.node, stored.find_name, self.node.store, player_key(name), self.identities.looks(name))

    def device_of(self, asked: Asker) -> str:
        return self.identities.player_id(clean_name(asked.nickname), asked.person)

    async def signed_in(self, device: str) -> Any:
        """The name under which a device is signed in, or None."""
        return await ask(self.node, stored.name_of_device, self.node.store, device) if device else None

    async def look(self, asked: p.OnDevice) -> p.NameShown:
        own, claimed = await self.signed_in(self.device_of(asked)), await self.find(clean_name(asked.nickname))
        shown = None if own is None else await self.show(own.person)
        return p.NameShown(claimed=claimed is not None, own=shown, can_passkeys=is_installed())

    # Claiming and signing in

    async def claim(self, asked: p.ClaimName, host: Host) -> p.OwnName:
        name, before, now = clean_name(asked.nickname), self.device_of(asked), self.node.clock.now()
        self.node.orders.check_name(name)
        if (owned := await self.find(name)) is not None:
            raise Refused("name-owned", given=name, name=owned.name)
        person, recovery, passkey = claimed_person(before), "", None
        if asked.passkey is None:
            recovery = self.keys.recovery(person, asked.recovery)
        else:
            passkey = await self.keys.new_passkey(asked.passkey, asked.person, person, host)
        row = {"person": person, "before": before, "player": player_key(name), "name": name}
        row |= self.identities.looks(name)
        if not await ask(
            self.node, stored.claim, self.node.store, row | {"claimed": now, "recovery": recovery}, passkey
        ):
            raise Refused("name-owned", given=name, name=name)
        return await self.show(person, proof_for=before)

    async def sign_in(self, asked: p.SignIn, host: Host) -> p.OwnName:
        if asked.passkey is not None:
            found = await self.keys.opened_by(asked.passkey, asked.person, host)
        else:
            name = clean_name(asked.nickname)
            found = await self.find(name)
            if found is None:
                raise Refused("name-free", given=name)
            self.keys.check_recovery(found, asked.recovery)
        device = self.identities.player_id(found.name, asked.person)
        await ask(self.node, stored.sign_in, self.node.store, device, found.person, self.node.clock.now())
        return await self.show(found.person, proof_for=device)

    async def sign_out(self, asked: p.OnDevice) -> None:
        await ask(self.node, stored.sign_out, self.node.store, self.device_of(asked))

    async def challenge(self, asked: p.AskChallenge, host: Host) -> p.Challenge:
        device = self.identities.player_id(clean_name(asked.nickname), asked.person) if asked.nickname else ""
        own = await self.signed_in(device)
        owned = None if own is None else await self.owned(own.person)
        player, passkeys = (device, []) if owned is None else (owned.name.person, list(owned.passkeys))
        return self.keys.challenge(player, asked.person, passkeys, host)

    # For owners, who have shown a key within a few minutes

    async def owner(self, asked: p.OwnerAsks) -> str:
        device = self.device_of(asked)
        own = await self.signed_in(device)
        if own is None or not self.proofs.is_valid(asked.proof, own.person, device):
            raise Refused("no-proof")
        return str(own.person)

    async def change_keys(self, asked: p.ChangeKeys, host: Host) -> p.OwnName:
        person, store = await self.owner(asked), self.node.store
        if asked.remove:
            owned = await self.owned(person)
            passkey = next((row.id for row in owned.passkeys if row.id[:SHOWN_ID] == asked.remove), "")
            if not await ask(self.node, stored.remove_passkey, store, person, passkey):
                raise Refused("last-key")
        elif asked.passkey is None:
            await ask(self.node, stored.set_recovery, store, person, self.keys.recovery(person, asked.recovery))
        else:
            made = await self.keys.new_passkey(asked.passkey, asked.person, person, host)
            if not await ask(self.node, stored.add_passkey, store, made):
                raise Refused("many-passkeys", most=stored.MOST_PASSKEYS)
        return await self.show(person)

    async def sign_out_others(self, asked: p.OwnerAsks) -> p.OwnName:
        person = await self.owner(asked)
        await ask(self.node, stored.sign_out_others, self.node.store, self.device_of(asked), person)
        return await self.show(person)

    async def export(self, asked: p.OwnerAsks) -> p.OwnData:
        person = await self.owner(asked)
        owned = await self.owned(person)
        rating, results = await ask(self.node, stored.read_results, self.node.store, person)
        return p.OwnData(
            exported=self.node.clock.now(),
            name=self.describe(owned),
            signed_in=[row.since for row in owned.devices],
            rating=None if rating is None else p.OwnRating(**fields_of(p.OwnRating, rating)),
            results=[p.OwnResult(**fields_of(p.OwnResult, row)) for row in results],
        )

    async def release(self, asked: p.OwnerAsks) -> None:
        await ask(self.node, stored.release, self.node.store, await self.owner(asked))

    async def delete(self, asked: p.OwnerAsks) -> None:
        await ask(self.node, stored.delete_data, self.node.store, await self.owner(asked))

    async def owned(self, person: str) -> stored.Owned:
        """All that is an owner's. It is refused if the name has been released meanwhile."""
        owned = await ask(self.node, stored.read_owned, self.node.store, person)
        if owned is None:
            raise Refused("no-proof")
        return owned

    async def show(self, person: str, proof_for: str = "") -> p.OwnName:
        """A name for its owner; for a device that has just shown a key with a proof of that."""
        owned = await self.owned(person)
        return self.describe(owned, self.proofs.make("", person, proof_for) if proof_for else "")

    def describe(self, owned: stored.Owned, proof: str = "") -> p.OwnName:
        return p.OwnName(
            name=owned.name.name,
            tag=tag_of(owned.name.person),
            since=owned.name.claimed,
            recovery=bool(owned.name.recovery),
            passkeys=[p.PasskeyShown(id=row.id[:SHOWN_ID], added=row.added) for row in owned.passkeys],
            devices=len(owned.devices),
            matches=owned.matches,
            proof=proof,
        )


def fields_of(document: type[Document], row: Any) -> dict[str, Any]:
    """What a row has of the fields of a document. Digests are in none."""
    return {field: row._mapping[field] for field in document.__struct_fields__}
