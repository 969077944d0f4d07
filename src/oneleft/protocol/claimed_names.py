"""Names that are one's own: claiming a nickname on a server, and signing in under it on another device."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .players import Time
from .tables import Document, Nickname

DeviceSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]  # at least 128 random bits
Typed = Annotated[str, Meta(max_length=60)]  # a recovery code, in any case, with or without hyphens
Base64 = Annotated[str, Meta(max_length=8000, pattern="^[A-Za-z0-9_-]*$")]  # for addresses, without padding
Proof = Annotated[str, Meta(max_length=100)]


class MadePasskey(Document, frozen=True):
    """What `navigator.credentials.create` returned."""

    id: Base64
    client_data: Base64
    attestation: Base64


class UsedPasskey(Document, frozen=True):
    """What `navigator.credentials.get` returned."""

    id: Base64
    client_data: Base64
    authenticator: Base64
    signature: Base64


class OnDevice(Document, frozen=True):
    """A nickname and the secret of a device: who asks."""

    nickname: Nickname
    person: DeviceSecret


class AskChallenge(Document, frozen=True):
    """Ask for a challenge. It holds for this device, once and for five minutes. With a nickname, to make a passkey."""

    person: DeviceSecret
    nickname: Annotated[str, Meta(max_length=24)] = ""


class ClaimName(Document, frozen=True):
    """Claim a nickname, with a recovery code that was typed again, or with a new passkey."""

    nickname: Nickname
    person: DeviceSecret
    recovery: Typed = ""
    passkey: MadePasskey | None = None


class SignIn(Document, frozen=True):
    """Sign in on this device: with the nickname and its recovery code, or with a passkey alone.

    On a device that is signed in already it proves anew who is there.
    """

    person: DeviceSecret
    nickname: Annotated[str, Meta(max_length=24)] = ""
    recovery: Typed = ""
    passkey: UsedPasskey | None = None


class OwnerAsks(Document, frozen=True):
    """The owner of a name asks for something. The proof is that of `OwnName`, from the last five minutes."""

    nickname: Nickname
    person: DeviceSecret
    proof: Proof


class ChangeKeys(OwnerAsks, frozen=True):
    """Add a passkey, remove one by its id, or replace the recovery code."""

    recovery: Typed = ""
    passkey: MadePasskey | None = None
    remove: Annotated[str, Meta(max_length=32)] = ""


class NewCode(Document, frozen=True):
    """A recovery code that nobody has yet. It counts once it was sent back."""

    recovery: str


class Challenge(Document, frozen=True):
    """What a browser needs to make or to use a passkey. All but the host are base64 for addresses."""

    challenge: str
    host: str  # to which passkeys belong
    user: str  # whose passkey would be made
    exclude: list[str]  # the passkeys that the owner who asks has already


class PasskeyShown(Document, frozen=True):
    """A passkey of one's own."""

    id: str
    added: Time


class OwnName(Document, frozen=True):
    """A claimed name, for its owner. ``proof`` is there after claiming and signing in."""

    name: str
    tag: str
    since: Time
    recovery: bool  # whether it has a recovery code
    passkeys: list[PasskeyShown]
    devices: int  # that are signed in
    matches: int  # that were finished
    proof: str = ""


class NameShown(Document, frozen=True):
    """Whether a nickname is claimed, and everything about it if it is the asker's."""

    claimed: bool
    own: OwnName | None
    can_passkeys: bool  # whether this server has the library for them


class OwnRating(Document, frozen=True):
    """The rating of an owner."""

    matches: int
    rating: float
    deviation: float
    volatility: float


class OwnResult(Document, frozen=True):
    """The result of an owner's seat in a finished match. Without an analysis, the last five are null."""

    room: str  # the id of the table
    match: int
    seat: int
    ended: Time  # in seconds since 1970
    name: str
    rules: str
    public: bool
    won: bool
    points: int
    rounds: int
    rounds_won: int
    uno_missed: int
    challenges: int
    challenges_won: int
    rating: str  # what it meant for the rating: `won`, `lost`, `bystander`, or nothing
    new_rating: float | None
    new_deviation: float | None
    luck: int | None
    luck_error: int | None
    own: int | None
    decisions: int | None
    faults: int | None


class OwnData(Document, frozen=True):
    """Everything that this server has stored about the owner of a name, apart from the logs of tables."""

    exported: Time  # in seconds since 1970
    name: OwnName
    signed_in: list[Time]  # when each device did
    rating: OwnRating | None
    results: list[OwnResult]  # the oldest first
